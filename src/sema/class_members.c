// Members of classes from class files. Making one resolves the classes that its type names, so each
// is made when its name is first asked for, and all only for those who want to see all.
#include "sema/class_files.h"

#include <string.h>

struct ClassFileMembers {
    Map methods;           // Name -> IndexList of the file's methods
    Map fields;            // Name -> number of the file's field, plus 1
    Method **made_methods; // by number; NULL: not yet
    Variable **made_fields;
    Map described;         // Name of "name descriptor" -> number of the file's method, plus 1
    Method **full_methods; // by number: with the parameters that no source shows; NULL: not yet
};

typedef VECTOR(uint32_t) IndexList;

// ---- Fields

static ConstantKind constant_kind(char descriptor) {
    switch (descriptor) {
    case 'Z': return CONSTANT_BOOLEAN;
    case 'B': return CONSTANT_BYTE;
    case 'S': return CONSTANT_SHORT;
    case 'C': return CONSTANT_CHAR;
    case 'I': return CONSTANT_INT;
    case 'J': return CONSTANT_LONG;
    case 'F': return CONSTANT_FLOAT;
    case 'D': return CONSTANT_DOUBLE;
    case 'L': return CONSTANT_STRING;
    default: return CONSTANT_NONE;
    }
}

// UTF-8 with lone surrogates, as class_file.h has it, to UTF-16.
void class_text_units(Arena *arena, Constant *constant, ClassText text) {
    uint16_t *units = arena_array(arena, (size_t)text.length + 1, sizeof *units);
    const uint8_t *bytes = (const uint8_t *)text.text;
    for (uint32_t i = 0; i < text.length;) {
        uint32_t first = bytes[i], size = first < 0x80   ? 1
                                          : first < 0xE0 ? 2
                                          : first < 0xF0 ? 3
                                                         : 4;
        uint32_t point = size == 1 ? first : first & (0x7Fu >> size);
        for (uint32_t j = 1; j < size && i + j < text.length; j++)
            point = point << 6 | (bytes[i + j] & 0x3F);
        if (point > 0xFFFF)
            units[constant->length++] = (uint16_t)(0xD7C0 + (point >> 10));
        units[constant->length++] = (uint16_t)(point > 0xFFFF ? 0xDC00 + (point & 0x3FF) : point);
        i += size;
    }
    constant->units = units;
}

static double float_of_bits(int64_t number) {
    uint32_t bits = (uint32_t)number;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static double double_of_bits(int64_t number) {
    double value;
    memcpy(&value, &number, sizeof value);
    return value;
}

// NULL where the entry is not of the field's type.
static const Constant *constant_of(Sema *sema, const ClassFile *file, const ClassMember *member) {
    const PoolEntry *entry = member->constant ? &file->pool[member->constant] : NULL;
    if (!entry || !(member->flags & ACCESS_FINAL))
        return NULL;
    Constant *constant = ARENA_NEW(sema->arena, Constant);
    constant->kind = constant_kind(member->descriptor.text[0]);
    bool is_int = constant->kind >= CONSTANT_BOOLEAN && constant->kind <= CONSTANT_INT;
    if ((is_int && entry->kind == POOL_INTEGER) ||
        (constant->kind == CONSTANT_LONG && entry->kind == POOL_LONG))
        constant->integer = entry->number;
    else if (constant->kind == CONSTANT_FLOAT && entry->kind == POOL_FLOAT)
        constant->floating = float_of_bits(entry->number);
    else if (constant->kind == CONSTANT_DOUBLE && entry->kind == POOL_DOUBLE)
        constant->floating = double_of_bits(entry->number);
    else if (class_text_is(member->descriptor, "Ljava/lang/String;") && entry->kind == POOL_STRING)
        class_text_units(sema->arena, constant, entry->text);
    else
        return NULL;
    return constant;
}

// A field's, or a component's.
static Type *type_of_field(const SignatureScope *scope, const ClassMember *member) {
    Type *type = class_signature_type(scope, member->signature);
    if (!type || type->kind == TYPE_VOID)
        type = class_signature_type(scope, member->descriptor);
    return type ? type : type_primitive(&scope->sema->types, TYPE_ERROR);
}

// Annotations on a type count where they stand on the whole of it.
static ModifierSet nullness_of_type(const ClassTypeAnnotations *annotations, uint8_t target,
                                    uint16_t index, const Type *type) {
    for (uint32_t i = 0; i < annotations->count; i++) {
        ClassTypeAnnotation *annotation = &annotations->items[i];
        if (annotation->target != target || annotation->index != index)
            continue;
        bool is_whole = annotation->path.count == 0 && type->kind != TYPE_ARRAY;
        ClassAnnotations one = {&annotation->annotation, 1, 1};
        ModifierSet found = is_whole ? nullness_of_annotations(&one) : 0;
        if (found)
            return found;
    }
    return 0;
}

enum { TARGET_FIELD = 0x13, TARGET_RESULT = 0x14, TARGET_PARAMETER = 0x16 };

Variable *class_field_new(Sema *sema, Class *owner, const ClassFile *file,
                          const ClassMember *member) {
    SignatureScope scope = {sema, file, owner, NULL};
    Type *type = type_of_field(&scope, member);
    bool is_constant = (member->flags & ACCESS_ENUM) && owner->kind == CLASS_ENUM;
    ModifierSet modifiers = class_modifiers(member->flags);
    ModifierSet nullness = nullness_of_annotations(&member->annotations);
    if (!nullness)
        nullness = nullness_of_type(&member->type_annotations, TARGET_FIELD, 0, type);
    bool is_outer = member->synthetic && class_text_begins(member->name, "this$");
    modifiers |= is_constant || is_outer ? MODIFIER_NON_NULL : nullness;
    if (member->flags & ACCESS_VOLATILE)
        modifiers |= MODIFIER_VOLATILE;
    if (member->flags & ACCESS_TRANSIENT)
        modifiers |= MODIFIER_TRANSIENT;
    Variable *field =
        variable_new(sema, name_intern(sema->names, member->name.text, member->name.length),
                     is_constant ? VARIABLE_ENUM_CONSTANT : VARIABLE_FIELD, type, modifiers, NULL);
    field->owner = owner;
    field->class_member = member;
    field->constant = constant_of(sema, file, member);
    field->constant_known = true;
    return field;
}

// ---- Methods

static ModifierSet method_modifiers(const Class *owner, const ClassMember *member) {
    ModifierSet modifiers = class_modifiers(member->flags);
    if (member->flags & ACCESS_NATIVE)
        modifiers |= MODIFIER_NATIVE;
    if (member->flags & ACCESS_SYNCHRONIZED)
        modifiers |= MODIFIER_SYNCHRONIZED;
    if (class_is_interface(owner) &&
        !(member->flags & (ACCESS_ABSTRACT | ACCESS_STATIC | ACCESS_PRIVATE)))
        modifiers |= MODIFIER_DEFAULT;
    return modifiers | nullness_of_annotations(&member->annotations);
}

// The constructor of an inner class is given the object around it first, and that of an enum its
// name and number; no signature shows them.
static uint32_t hidden_parameters(const Class *owner, const Method *method) {
    if (!method->is_constructor)
        return 0;
    if (owner->kind == CLASS_ENUM)
        return 2;
    return owner->outer && !owner->is_static_context;
}

static void plain_types(const SignatureScope *scope, const ClassMember *member,
                        MethodTypes *types) {
    Sema *sema = scope->sema;
    if (!class_signature_method(scope, member->descriptor, types))
        *types = (MethodTypes){.result = type_primitive(&sema->types, TYPE_ERROR)};
    uint32_t hidden = hidden_parameters(scope->class_symbol, scope->method);
    if (hidden && hidden <= types->parameters.count) {
        types->parameters.items += hidden;
        types->parameters.count -= hidden;
        types->parameters.capacity = types->parameters.count;
    }
}

static void set_thrown(const SignatureScope *scope, const ClassMember *member,
                       const MethodTypes *types) {
    Sema *sema = scope->sema;
    scope->method->thrown = types->thrown;
    for (uint32_t i = 0; !types->thrown.count && i < member->throws.count; i++)
        vector_push(sema->arena, &scope->method->thrown,
                    type_class(&sema->types,
                               class_named(sema, scope->file, member->throws.items[i]), NULL, NULL,
                               0));
}

// The name of the variable that begins in that slot, where the class was compiled with -g.
static ClassText local_name(const ClassMember *member, uint32_t slot) {
    for (uint32_t i = 0; member->code && i < member->code->locals.count; i++)
        if (member->code->locals.items[i].slot == slot && member->code->locals.items[i].begin == 0)
            return member->code->locals.items[i].name;
    return (ClassText){0};
}

// The slot of a parameter: a long or double takes two.
static uint32_t slot_of_parameter(const ClassMember *member, uint32_t index) {
    uint32_t slot = member->flags & ACCESS_STATIC ? 0 : 1, position = 0;
    ClassText type;
    for (uint32_t i = 0; i < index && descriptor_next(member->descriptor, &position, &type); i++)
        slot += type.text[0] == 'J' || type.text[0] == 'D' ? 2 : 1;
    return slot;
}

// Names of parameters stand there only where the compiler was asked for them.
static const Name *parameter_name(Sema *sema, const ClassMember *member, uint32_t index,
                                  uint32_t hidden) {
    ClassText name = index + hidden < member->parameters.count
                         ? member->parameters.items[index + hidden].name
                         : local_name(member, slot_of_parameter(member, index + hidden));
    return name.text ? name_intern(sema->names, name.text, name.length)
                     : name_from(sema->names, arena_format(sema->arena, "p%u", index));
}

static void add_parameters(Sema *sema, Method *method, const ClassMember *member,
                           const TypeList *types) {
    uint32_t hidden = hidden_parameters(method->owner, method);
    // Annotations of parameters leave out the hidden ones, or do not: by their number one can tell.
    uint32_t listed = member->parameter_annotations.count;
    uint32_t skipped = listed > types->count ? listed - types->count : 0;
    for (uint32_t i = 0; i < types->count; i++) {
        ModifierSet nullness = 0;
        if (i + skipped < listed)
            nullness = nullness_of_annotations(&member->parameter_annotations.items[i + skipped]);
        if (!nullness)
            nullness = nullness_of_type(&member->type_annotations, TARGET_PARAMETER, (uint16_t)i,
                                        types->items[i]);
        Variable *parameter = variable_new(sema, parameter_name(sema, member, i, hidden),
                                           VARIABLE_PARAMETER, types->items[i], nullness, NULL);
        parameter->method = method;
        parameter->owner = method->owner;
        vector_push(sema->arena, &method->parameters, parameter);
    }
}

Method *class_method_new(Sema *sema, Class *owner, const ClassFile *file,
                         const ClassMember *member) {
    Method *method = ARENA_NEW(sema->arena, Method);
    method->name = name_intern(sema->names, member->name.text, member->name.length);
    method->owner = owner;
    method->class_file = file;
    method->class_member = member;
    method->is_constructor = method->name == sema->known.init;
    method->is_varargs = member->flags & ACCESS_VARARGS;
    method->modifiers = method_modifiers(owner, member);
    method->declaration = NODE_NEW(sema->arena, METHOD, MethodDeclaration, ((Span){0, 0}));
    method->declaration->name = method->name;
    method->declaration->is_constructor = method->is_constructor;
    method->declaration->symbol = method;
    SignatureScope scope = {sema, file, owner, method};
    MethodTypes types;
    class_signature_parameters(&scope, member->signature, &method->type_parameters);
    if (!class_signature_method(&scope, member->signature, &types))
        plain_types(&scope, member, &types);
    method->return_type = types.result;
    if (!(method->modifiers & (MODIFIER_NULLABLE | MODIFIER_NON_NULL)))
        method->modifiers |=
            nullness_of_type(&member->type_annotations, TARGET_RESULT, 0, types.result);
    add_parameters(sema, method, member, &types.parameters);
    set_thrown(&scope, member, &types);
    method->is_signature_polymorphic = method_is_signature_polymorphic(method);
    return method;
}

// ---- By name

// Bridges, accessors and the bodies of lambdas are the compiler's; static initialisers nobody
// calls.
static bool is_hidden(const ClassMember *member) {
    return member->synthetic || class_text_is(member->name, "<clinit>");
}

static struct ClassFileMembers *members_of(Sema *sema, Class *class_symbol) {
    if (class_symbol->file_members)
        return class_symbol->file_members;
    struct ClassFileMembers *members = ARENA_NEW(sema->arena, struct ClassFileMembers);
    const ClassFile *file = class_symbol->class_file;
    class_symbol->file_members = members;
    members->made_methods = arena_array(sema->arena, file->methods.count, sizeof(Method *));
    members->made_fields = arena_array(sema->arena, file->fields.count, sizeof(Variable *));
    for (uint32_t i = 0; i < file->methods.count; i++) {
        const ClassMember *member = &file->methods.items[i];
        if (is_hidden(member))
            continue;
        const Name *name = name_intern(sema->names, member->name.text, member->name.length);
        IndexList *list = map_get(&members->methods, name);
        if (!list) {
            list = ARENA_NEW(sema->arena, IndexList);
            map_put(sema->arena, &members->methods, name, list);
        }
        vector_push(sema->arena, list, i);
    }
    for (uint32_t i = 0; i < file->fields.count; i++) {
        const ClassMember *member = &file->fields.items[i];
        const Name *name = name_intern(sema->names, member->name.text, member->name.length);
        if (!is_hidden(member) && !map_get(&members->fields, name))
            map_put(sema->arena, &members->fields, name, (void *)(uintptr_t)(i + 1));
    }
    return members;
}

static Method *method_at(Sema *sema, Class *class_symbol, uint32_t index) {
    struct ClassFileMembers *members = members_of(sema, class_symbol);
    if (!members->made_methods[index])
        members->made_methods[index] =
            class_method_new(sema, class_symbol, class_symbol->class_file,
                             &class_symbol->class_file->methods.items[index]);
    return members->made_methods[index];
}

static Variable *field_at(Sema *sema, Class *class_symbol, uint32_t index) {
    struct ClassFileMembers *members = members_of(sema, class_symbol);
    if (!members->made_fields[index])
        members->made_fields[index] =
            class_field_new(sema, class_symbol, class_symbol->class_file,
                            &class_symbol->class_file->fields.items[index]);
    return members->made_fields[index];
}

const MethodList *class_methods_named(Sema *sema, Class *class_symbol, const Name *name) {
    if (!class_symbol->class_file) {
        class_complete_members(sema, class_symbol);
        return map_get(&class_symbol->methods_by_name, name);
    }
    MethodList *list = map_get(&class_symbol->methods_by_name, name);
    if (list)
        return list;
    const IndexList *indices = map_get(&members_of(sema, class_symbol)->methods, name);
    if (!indices)
        return NULL;
    list = ARENA_NEW(sema->arena, MethodList);
    for (uint32_t i = 0; i < indices->count; i++)
        vector_push(sema->arena, list, method_at(sema, class_symbol, indices->items[i]));
    map_put(sema->arena, &class_symbol->methods_by_name, name, list);
    return list;
}

Variable *class_field_named(Sema *sema, Class *class_symbol, const Name *name) {
    if (!class_symbol->class_file) {
        class_complete_members(sema, class_symbol);
        return map_get(&class_symbol->fields_by_name, name);
    }
    uintptr_t index = (uintptr_t)map_get(&members_of(sema, class_symbol)->fields, name);
    return index ? field_at(sema, class_symbol, (uint32_t)index - 1) : NULL;
}

// ---- By name and descriptor

static const Name *described_name(Sema *sema, ClassText name, ClassText descriptor) {
    const char *text = arena_format(sema->arena, "%.*s %.*s", (int)name.length, name.text,
                                    (int)descriptor.length, descriptor.text);
    return name_from(sema->names, text);
}

static struct ClassFileMembers *described_members(Sema *sema, Class *class_symbol) {
    struct ClassFileMembers *members = members_of(sema, class_symbol);
    const ClassMembers *methods = &class_symbol->class_file->methods;
    if (members->full_methods)
        return members;
    members->full_methods = arena_array(sema->arena, methods->count + 1, sizeof(Method *));
    for (uint32_t i = 0; i < methods->count; i++)
        map_put(sema->arena, &members->described,
                described_name(sema, methods->items[i].name, methods->items[i].descriptor),
                (void *)(uintptr_t)(i + 1));
    return members;
}

static uint32_t count_parameters(ClassText descriptor) {
    uint32_t position = 0, count = 0;
    ClassText type;
    while (descriptor_next(descriptor, &position, &type))
        count++;
    return count ? count - 1 : 0;
}

// The same method with all parameters of its descriptor.
static Method *full_method(Sema *sema, Method *method) {
    const ClassMember *member = method->class_member;
    SignatureScope scope = {sema, method->class_file, method->owner, method};
    MethodTypes types;
    Method *full = ARENA_NEW(sema->arena, Method);
    *full = *method;
    full->parameters = (VariableList){0};
    if (!class_signature_method(&scope, member->descriptor, &types))
        types = (MethodTypes){.result = method->return_type};
    full->return_type = types.result;
    for (uint32_t i = 0; i < types.parameters.count; i++) {
        Variable *parameter = variable_new(sema, parameter_name(sema, member, i, 0),
                                           VARIABLE_PARAMETER, types.parameters.items[i], 0, NULL);
        parameter->method = full;
        parameter->owner = method->owner;
        vector_push(sema->arena, &full->parameters, parameter);
    }
    return full;
}

Method *class_described_method(Sema *sema, Class *class_symbol, ClassText name,
                               ClassText descriptor) {
    struct ClassFileMembers *members = described_members(sema, class_symbol);
    uintptr_t found =
        (uintptr_t)map_get(&members->described, described_name(sema, name, descriptor));
    if (!found)
        return NULL;
    uint32_t index = (uint32_t)found - 1;
    Method *method = method_at(sema, class_symbol, index);
    if (method->parameters.count == count_parameters(descriptor))
        return method;
    if (!members->full_methods[index])
        members->full_methods[index] = full_method(sema, method);
    return members->full_methods[index];
}

Variable *class_described_field(Sema *sema, Class *class_symbol, ClassText name) {
    const ClassMembers *fields = &class_symbol->class_file->fields;
    for (uint32_t i = 0; i < fields->count; i++)
        if (class_text_equal(fields->items[i].name, name))
            return field_at(sema, class_symbol, i);
    return NULL;
}

// ---- All of them

static void add_field(Sema *sema, Class *class_symbol, uint32_t index) {
    Variable *field = field_at(sema, class_symbol, index);
    vector_push(sema->arena, &class_symbol->fields, field);
    bool is_shown = !is_hidden(&class_symbol->class_file->fields.items[index]);
    if (is_shown && !map_get(&class_symbol->fields_by_name, field->name))
        map_put(sema->arena, &class_symbol->fields_by_name, field->name, field);
    if (field->kind != VARIABLE_ENUM_CONSTANT)
        return;
    EnumConstant *constant = NODE_NEW(sema->arena, ENUM_CONSTANT, EnumConstant, ((Span){0, 0}));
    constant->name = field->name;
    constant->symbol = field;
    field->declaration = &constant->node;
    vector_push(sema->arena, &class_symbol->declaration->constants, &constant->node);
}

// Constants of an enum come first.
static void add_fields(Sema *sema, Class *class_symbol) {
    const ClassMembers *fields = &class_symbol->class_file->fields;
    for (int round = 0; round < 2; round++)
        for (uint32_t i = 0; i < fields->count; i++) {
            bool is_constant =
                (fields->items[i].flags & ACCESS_ENUM) && class_symbol->kind == CLASS_ENUM;
            if (is_constant == (round == 0)) // objects have those that are hidden, too
                add_field(sema, class_symbol, i);
        }
}

static void add_components(Sema *sema, Class *class_symbol) {
    const ClassMembers *components = &class_symbol->class_file->components;
    for (uint32_t i = 0; i < components->count; i++) {
        const ClassMember *component = &components->items[i];
        Variable *field =
            map_get(&class_symbol->fields_by_name,
                    name_intern(sema->names, component->name.text, component->name.length));
        if (field)
            vector_push(sema->arena, &class_symbol->record_components, field);
    }
}

void class_file_complete_members(Sema *sema, Class *class_symbol) {
    const ClassMembers *methods = &class_symbol->class_file->methods;
    add_fields(sema, class_symbol);
    add_components(sema, class_symbol);
    for (uint32_t i = 0; i < methods->count; i++) {
        if (is_hidden(&methods->items[i]))
            continue;
        Method *method = method_at(sema, class_symbol, i);
        class_methods_named(sema, class_symbol, method->name);
        vector_push(sema->arena, &class_symbol->methods, method);
    }
}
