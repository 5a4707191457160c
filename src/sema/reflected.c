#include "sema/reflected.h"

#include "sema/class_files.h"
#include "sema/queries.h"

#include <string.h>

// ---- Modifiers

static const struct {
    ModifierSet modifier;
    uint32_t flag;
} flags[] = {{MODIFIER_PUBLIC, ACCESS_PUBLIC},       {MODIFIER_PROTECTED, ACCESS_PROTECTED},
             {MODIFIER_PRIVATE, ACCESS_PRIVATE},     {MODIFIER_STATIC, ACCESS_STATIC},
             {MODIFIER_ABSTRACT, ACCESS_ABSTRACT},   {MODIFIER_FINAL, ACCESS_FINAL},
             {MODIFIER_NATIVE, ACCESS_NATIVE},       {MODIFIER_SYNCHRONIZED, ACCESS_SYNCHRONIZED},
             {MODIFIER_TRANSIENT, ACCESS_TRANSIENT}, {MODIFIER_VOLATILE, ACCESS_VOLATILE}};

static uint32_t flags_of(ModifierSet modifiers) {
    uint32_t result = 0;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (modifiers & flags[i].modifier)
            result |= flags[i].flag;
    return result;
}

static const ClassFile *file_of(Sema *sema, Class *class_symbol) {
    return class_symbol->class_file ? class_symbol->class_file
                                    : class_real_file(sema, class_symbol);
}

static bool is_of_sources(const Class *class_symbol) {
    return class_symbol->unit && !class_symbol->unit->is_library && !class_symbol->class_file;
}

static uint32_t flags_of_kind(const Class *class_symbol) {
    switch (class_symbol->kind) {
    case CLASS_INTERFACE: return ACCESS_INTERFACE | ACCESS_ABSTRACT;
    case CLASS_ANNOTATION: return ACCESS_INTERFACE | ACCESS_ABSTRACT | ACCESS_ANNOTATION;
    case CLASS_ENUM: return ACCESS_ENUM;
    case CLASS_RECORD:
    case CLASS_CLASS: break;
    }
    return 0;
}

static int32_t modifiers_of_class(Sema *sema, Class *class_symbol) {
    const ClassFile *file = file_of(sema, class_symbol);
    if (file) {
        const ClassInner *inner = class_inner_entry(file, file->name);
        return (int32_t)((inner ? inner->flags : file->flags) & ~(uint32_t)ACCESS_SUPER);
    }
    // Of local classes and enums compilers decide.
    if (!is_of_sources(class_symbol) || class_symbol->is_local || class_symbol->kind == CLASS_ENUM)
        return -1;
    return (int32_t)(flags_of(class_symbol->modifiers) | flags_of_kind(class_symbol));
}

// An array is as visible as its elements.
int32_t query_class_modifiers(Sema *sema, Type *type) {
    enum { VISIBILITY = ACCESS_PUBLIC | ACCESS_PROTECTED | ACCESS_PRIVATE };
    const uint32_t fixed = ACCESS_FINAL | ACCESS_ABSTRACT;
    if (type->kind == TYPE_CLASS)
        return modifiers_of_class(sema, type->class_symbol);
    while (type->kind == TYPE_ARRAY)
        type = type->element;
    if (type->kind != TYPE_CLASS)
        return (int32_t)(fixed | ACCESS_PUBLIC);
    int32_t element = modifiers_of_class(sema, type->class_symbol);
    return element < 0 ? -1 : (int32_t)(((uint32_t)element & VISIBILITY) | fixed);
}

Type *query_real_superclass(Sema *sema, Class *class_symbol) {
    const ClassFile *file = file_of(sema, class_symbol);
    query_complete(sema, class_symbol);
    if (class_is_interface(class_symbol))
        return NULL;
    if (!file || !file->superclass.text)
        return class_symbol->superclass;
    return type_erasure(sema, class_named(sema, file, file->superclass)->type);
}

// ---- Members from class files

static const char *copied(Sema *sema, ClassText text) {
    return arena_copy_text(sema->arena, text.text, text.length);
}

static void add_file_field(Sema *sema, Class *owner, const ClassFile *file,
                           const ClassMember *member, ReflectedMembers *list) {
    SignatureScope scope = {sema, file, owner, NULL};
    ReflectedMember found = {.name = copied(sema, member->name), .owner = owner};
    found.type = type_erasure(sema, class_signature_type(&scope, member->descriptor));
    found.modifiers = member->flags;
    if (owner->class_file)
        found.field = class_described_field(sema, owner, member->name);
    vector_push(sema->arena, &list->items, found);
}

static bool has_parameters(Sema *sema, const Method *method, const TypeList *erased) {
    bool is_same = method->parameters.count == erased->count;
    for (uint32_t i = 0; is_same && i < erased->count; i++)
        is_same = type_erasure(sema, method->parameters.items[i]->type) == erased->items[i];
    return is_same;
}

// Of a class of Java that has a model, what the model has.
static Method *method_of(Sema *sema, Class *owner, const ClassMember *member,
                         const ReflectedMember *found) {
    if (owner->class_file)
        return class_described_method(sema, owner, member->name, member->descriptor);
    for (uint32_t i = 0; i < owner->methods.count; i++) {
        Method *method = owner->methods.items[i];
        const char *name = method->is_constructor ? "<init>" : method->name->text;
        if (!strcmp(name, found->name) && has_parameters(sema, method, &found->parameters))
            return method;
    }
    return NULL;
}

static void add_file_method(Sema *sema, Class *owner, const ClassFile *file,
                            const ClassMember *member, ReflectedMembers *list) {
    SignatureScope scope = {sema, file, owner, NULL};
    ReflectedMember found = {.name = copied(sema, member->name), .owner = owner};
    uint32_t position = 0;
    ClassText text;
    while (descriptor_next(member->descriptor, &position, &text)) {
        bool is_void = text.length == 1 && text.text[0] == 'V';
        Type *type = is_void ? type_primitive(&sema->types, TYPE_VOID)
                             : type_erasure(sema, class_signature_type(&scope, text));
        if (position == member->descriptor.length)
            found.type = type;
        else
            vector_push(sema->arena, &found.parameters, type);
    }
    found.modifiers = member->flags;
    found.method = method_of(sema, owner, member, &found);
    vector_push(sema->arena, &list->items, found);
}

static void add_from_file(Sema *sema, Class *owner, const ClassFile *file, ReflectedKind kind,
                          ReflectedMembers *list) {
    list->is_known = list->is_complete = true;
    for (uint32_t i = 0; kind == REFLECTED_FIELDS && i < file->fields.count; i++)
        add_file_field(sema, owner, file, &file->fields.items[i], list);
    for (uint32_t i = 0; kind != REFLECTED_FIELDS && i < file->methods.count; i++) {
        const ClassMember *member = &file->methods.items[i];
        bool is_constructor = class_text_is(member->name, "<init>");
        if (!class_text_is(member->name, "<clinit>") &&
            is_constructor == (kind == REFLECTED_CONSTRUCTORS))
            add_file_method(sema, owner, file, member, list);
    }
}

// ---- Members from sources

static bool is_only_specified(ModifierSet modifiers) {
    return modifiers & (MODIFIER_GHOST | MODIFIER_MODEL);
}

static void add_source_fields(Sema *sema, Class *owner, ReflectedMembers *list) {
    for (uint32_t i = 0; i < owner->fields.count; i++) {
        Variable *field = owner->fields.items[i];
        if (is_only_specified(field->modifiers) || query_is_made_up(field))
            continue;
        bool is_constant = field->kind == VARIABLE_ENUM_CONSTANT;
        ReflectedMember found = {.name = field->name->text, .owner = owner, .is_written = true};
        found.type = type_erasure(sema, field->type);
        found.modifiers = flags_of(field->modifiers) | (is_constant ? ACCESS_ENUM : 0);
        found.field = field;
        vector_push(sema->arena, &list->items, found);
    }
}

static void add_source_methods(Sema *sema, Class *owner, bool constructors,
                               ReflectedMembers *list) {
    for (uint32_t i = 0; i < owner->methods.count; i++) {
        Method *method = owner->methods.items[i];
        if (is_only_specified(method->modifiers) || method->is_constructor != constructors)
            continue;
        ReflectedMember found = {.name = method->name->text, .owner = owner, .is_written = true};
        found.type = type_erasure(sema, method->return_type);
        found.method = method;
        found.modifiers = flags_of(method->modifiers) | (method->is_varargs ? ACCESS_VARARGS : 0);
        for (uint32_t j = 0; j < method->parameters.count; j++)
            vector_push(sema->arena, &found.parameters,
                        type_erasure(sema, method->parameters.items[j]->type));
        vector_push(sema->arena, &list->items, found);
    }
}

// ---- What compilers add

typedef struct BodySearch {
    const Node *whole;
    bool has_assert;   // a field for whether assertions are on
    bool has_function; // a method for the body of a lambda
} BodySearch;

static void look_at(void *context, Node *node) {
    BodySearch *search = context;
    if (!node || (node->kind == NODE_CLASS && node != search->whole))
        return;
    search->has_assert |= node->kind == NODE_ASSERT;
    search->has_function |= node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE;
    ast_each_child(node, look_at, search);
}

// Nothing but what is written? A class that extends or implements others may need bridges.
static bool is_all_written(const Class *owner, ReflectedKind kind) {
    BodySearch search = {.whole = &owner->declaration->node};
    look_at(&search, &owner->declaration->node);
    bool is_inner = owner->outer && !owner->is_static_context;
    bool has_supers = owner->interfaces.count ||
                      (owner->superclass && owner->superclass->class_symbol->superclass);
    switch (kind) {
    case REFLECTED_CONSTRUCTORS: return true;
    case REFLECTED_FIELDS: return owner->kind != CLASS_ENUM && !is_inner && !search.has_assert;
    case REFLECTED_METHODS:
        return (owner->kind == CLASS_CLASS || owner->kind == CLASS_INTERFACE) && !has_supers &&
               !search.has_function;
    case REFLECTED_PUBLIC_FIELDS:
    case REFLECTED_PUBLIC_METHODS:
    case REFLECTED_PUBLIC_CONSTRUCTORS:
    case REFLECTED_INTERFACES:
    case REFLECTED_KINDS: break;
    }
    return false;
}

// Constructors of enums and of inner classes get parameters that nobody wrote.
static bool has_written_constructors(const Class *owner) {
    return owner->kind != CLASS_ENUM && (owner->is_static_context || !owner->outer);
}

static void add_from_source(Sema *sema, Class *owner, ReflectedKind kind, ReflectedMembers *list) {
    bool constructors = kind == REFLECTED_CONSTRUCTORS;
    list->is_known = is_of_sources(owner) && !owner->is_local &&
                     (!constructors || has_written_constructors(owner));
    if (!list->is_known)
        return;
    if (kind == REFLECTED_FIELDS)
        add_source_fields(sema, owner, list);
    else
        add_source_methods(sema, owner, constructors, list);
    list->is_complete = is_all_written(owner, kind);
}

// ---- Lists

static void add_declared(Sema *sema, Class *owner, ReflectedKind kind, ReflectedMembers *list) {
    // Java keeps to itself what is in these.
    static const char *const hidden[] = {"java.lang.Class", "java.lang.ClassLoader",
                                         "java.lang.System", "java.lang.Module"};
    for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
        if (!strcmp(owner->qualified_name->text, hidden[i]))
            return;
    if (!strcmp(owner->package->name->text, "java.lang.reflect"))
        return;
    query_complete(sema, owner);
    const ClassFile *file = file_of(sema, owner);
    if (file)
        add_from_file(sema, owner, file, kind, list);
    else
        add_from_source(sema, owner, kind, list);
}

static void add_interfaces(Sema *sema, Class *owner, ReflectedMembers *list) {
    const ClassFile *file = file_of(sema, owner);
    query_complete(sema, owner);
    list->is_known = list->is_complete = file || is_of_sources(owner);
    for (uint32_t i = 0; file && i < file->interfaces.count; i++) {
        Class *interface = class_named(sema, file, file->interfaces.items[i]);
        ReflectedMember found = {.name = "", .owner = owner};
        found.type = type_erasure(sema, interface->type);
        vector_push(sema->arena, &list->items, found);
    }
    for (uint32_t i = 0; !file && i < owner->interfaces.count; i++) {
        ReflectedMember found = {.name = "", .owner = owner};
        found.type = type_erasure(sema, owner->interfaces.items[i]);
        vector_push(sema->arena, &list->items, found);
    }
}

static bool has_same_signature(const ReflectedMember *a, const ReflectedMember *b) {
    bool is_same = !strcmp(a->name, b->name) && a->parameters.count == b->parameters.count &&
                   a->type == b->type;
    for (uint32_t i = 0; is_same && i < a->parameters.count; i++)
        is_same = a->parameters.items[i] == b->parameters.items[i];
    return is_same;
}

// A method that another overrides, and a static one of an interface above, are not inherited.
static bool is_inherited(const ReflectedMembers *list, const ReflectedMember *member, bool is_own,
                         ReflectedKind kind) {
    bool is_method = kind == REFLECTED_METHODS;
    if (!(member->modifiers & ACCESS_PUBLIC))
        return false;
    if (!is_own && is_method && class_is_interface(member->owner) &&
        (member->modifiers & ACCESS_STATIC))
        return false;
    for (uint32_t i = 0; is_method && i < list->items.count; i++)
        if (has_same_signature(&list->items.items[i], member))
            return false;
    return true;
}

static void add_class(Sema *sema, ClassList *classes, Class *class_symbol) {
    for (uint32_t i = 0; i < classes->count; i++)
        if (classes->items[i] == class_symbol)
            return;
    vector_push(sema->arena, classes, class_symbol);
}

// The class, those above it, and then their interfaces, as Java has them: a model may have fewer.
static ClassList classes_above(Sema *sema, Class *owner) {
    ClassList classes = {0};
    for (Class *at = owner; at;) {
        add_class(sema, &classes, at);
        Type *super = query_real_superclass(sema, at);
        at = super ? super->class_symbol : NULL;
    }
    for (uint32_t i = 0; i < classes.count; i++) {
        const ReflectedMembers *own =
            query_reflected(sema, classes.items[i]->type, REFLECTED_INTERFACES);
        for (uint32_t j = 0; j < own->items.count; j++)
            add_class(sema, &classes, own->items.items[j].type->class_symbol);
    }
    return classes;
}

static void add_public(Sema *sema, Class *owner, ReflectedKind kind, ReflectedMembers *list) {
    ClassList above = classes_above(sema, owner);
    uint32_t count = kind == REFLECTED_CONSTRUCTORS ? 1 : above.count;
    list->is_known = list->is_complete = true;
    for (uint32_t i = 0; i < count; i++) {
        Class *at = above.items[i];
        const ReflectedMembers *own = query_reflected(sema, at->type, kind);
        list->is_known &= own->is_known;
        list->is_complete &= own->is_complete;
        for (uint32_t j = 0; j < own->items.count; j++)
            if (is_inherited(list, &own->items.items[j], at == owner, kind))
                vector_push(sema->arena, &list->items, own->items.items[j]);
    }
}

static void add_of_arrays(Sema *sema, ReflectedKind kind, ReflectedMembers *list) {
    Type *const interfaces[] = {sema->types.cloneable, sema->types.serializable};
    for (size_t i = 0; kind == REFLECTED_INTERFACES && i < 2; i++)
        vector_push(sema->arena, &list->items,
                    (ReflectedMember){.name = "", .type = interfaces[i]});
    if (kind == REFLECTED_PUBLIC_METHODS)
        *list = *query_reflected(sema, sema->types.object, kind);
}

const ReflectedMembers *query_reflected(Sema *sema, Type *type, ReflectedKind kind) {
    ReflectedMembers *list = ARENA_NEW(sema->arena, ReflectedMembers);
    list->is_known = list->is_complete = type->kind != TYPE_CLASS;
    if (type->kind == TYPE_ARRAY)
        add_of_arrays(sema, kind, list);
    if (type->kind != TYPE_CLASS)
        return list;
    Class *owner = type->class_symbol;
    if (kind == REFLECTED_INTERFACES)
        add_interfaces(sema, owner, list);
    else if (kind >= REFLECTED_PUBLIC_FIELDS)
        add_public(sema, owner, kind - REFLECTED_PUBLIC_FIELDS, list);
    else
        add_declared(sema, owner, kind, list);
    return list;
}
