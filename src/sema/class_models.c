// What a model in lib/ leaves out: a member that only the real class has is found, so that programs
// that use it can be typed. What of it may run is for src/lower to say; its fields are not there.
#include "sema/class_files.h"

#include "sema/queries.h"

#include <string.h>

static void add_internal_name(Buffer *buffer, const Class *class_symbol) {
    if (class_symbol->outer) {
        add_internal_name(buffer, class_symbol->outer);
        buffer_add_char(buffer, '$');
    } else {
        for (const char *at = class_symbol->package->name->text; *at; at++)
            buffer_add_char(buffer, *at == '.' ? '/' : *at);
        if (buffer->length)
            buffer_add_char(buffer, '/');
    }
    buffer_add(buffer, class_symbol->name->text, class_symbol->name->length);
}

static bool is_model(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library && !class_symbol->class_file &&
           !class_symbol->is_missing && !class_symbol->is_local;
}

// A class of the sources, whose code is that of its class file.
static bool is_compiled(const Sema *sema, const Class *class_symbol) {
    return sema->options.class_bodies && class_symbol->unit && !class_symbol->unit->is_library &&
           !class_symbol->class_file && !class_symbol->is_missing && !class_symbol->is_local;
}

const ClassFile *class_real_file(Sema *sema, Class *class_symbol) {
    if (class_symbol->class_file || class_symbol->real_file_known)
        return class_symbol->real_file;
    class_symbol->real_file_known = true;
    bool is_of_sources = is_compiled(sema, class_symbol);
    if ((!is_model(class_symbol) && !is_of_sources) || !sema->options.class_path)
        return NULL;
    Buffer name = {0};
    add_internal_name(&name, class_symbol);
    class_symbol->real_file = class_file_named(sema, is_of_sources ? PLACES_CLASS_PATH : PLACES_JDK,
                                               name.text, name.length);
    buffer_free(&name);
    return class_symbol->real_file;
}

// ---- Interfaces

static bool add_real_interfaces(Sema *sema, Class *class_symbol) {
    if (class_symbol->has_real_interfaces)
        return false;
    class_symbol->has_real_interfaces = true;
    const ClassFile *real = class_real_file(sema, class_symbol);
    SignatureScope scope = {sema, real, class_symbol, NULL};
    uint32_t before = class_symbol->interfaces.count;
    for (uint32_t i = 0; real && i < real->interfaces.count; i++) {
        Class *interface = class_named(sema, real, real->interfaces.items[i]);
        class_complete_header(sema, interface);
        if (class_is_subclass(sema, class_symbol, interface) ||
            class_leads_to(sema, interface, class_symbol))
            continue;
        TypeList types = {0};
        bool is_generic = class_signature_supertypes(&scope, real->signature, &types) &&
                          types.count == real->interfaces.count + 1;
        Type *type =
            is_generic ? types.items[i + 1] : type_class(&sema->types, interface, NULL, NULL, 0);
        vector_push(sema->arena, &class_symbol->interfaces, type);
    }
    if (class_symbol->interfaces.count == before)
        return false;
    sema->interfaces_added++;
    class_symbol->no_class = (Map){0};
    return true;
}

bool class_complete_models(Sema *sema, Class *class_symbol, const Class *of) {
    // Nothing of the library implements what others declare.
    if (!sema->options.class_path || !class_is_interface(of) || !of->unit || !of->unit->is_library)
        return false;
    if (class_symbol->models_complete && class_symbol->models_at == sema->interfaces_added)
        return false;
    ClassList supers = take_supers(sema, class_symbol);
    bool is_new = false;
    for (uint32_t i = 0; i < supers.count; i++)
        if (is_model(supers.items[i]))
            is_new |= add_real_interfaces(sema, supers.items[i]);
    give_supers(sema, supers);
    class_symbol->models_complete = !is_new;
    class_symbol->models_at = sema->interfaces_added;
    return is_new;
}

// ---- Methods

// Is `descriptor` that of the erased type?
static bool is_descriptor_of(Sema *sema, Type *type, ClassText descriptor) {
    Buffer text = {0};
    type = type_erasure(sema, type);
    for (; type->kind == TYPE_ARRAY; type = type->element)
        buffer_add_char(&text, '[');
    if (type->kind == TYPE_CLASS) {
        Buffer name = {0};
        add_internal_name(&name, type->class_symbol);
        buffer_format(&text, "L%s;", name.text);
        buffer_free(&name);
    } else {
        static const char letters[] = {
            [TYPE_BOOLEAN] = 'Z', [TYPE_BYTE] = 'B', [TYPE_SHORT] = 'S', [TYPE_CHAR] = 'C',
            [TYPE_INT] = 'I',     [TYPE_LONG] = 'J', [TYPE_FLOAT] = 'F', [TYPE_DOUBLE] = 'D'};
        buffer_add_char(
            &text, type->kind <= TYPE_DOUBLE && letters[type->kind] ? letters[type->kind] : '?');
    }
    bool is_same = class_text_equal(descriptor, (ClassText){text.text, (uint32_t)text.length});
    buffer_free(&text);
    return is_same;
}

// Does the method have the parameters that the descriptor names?
bool class_has_parameters(Sema *sema, const Method *method, ClassText descriptor) {
    uint32_t position = 0, index = 0;
    ClassText type;
    while (descriptor_next(descriptor, &position, &type)) {
        if (position == descriptor.length)
            break; // the result
        if (index == method->parameters.count ||
            !is_descriptor_of(sema, method->parameters.items[index]->type, type))
            return false;
        index++;
    }
    return index == method->parameters.count;
}

static ClassText result_of(ClassText descriptor) {
    uint32_t position = 0;
    ClassText type = {0};
    while (descriptor_next(descriptor, &position, &type))
        ;
    return type;
}

// An inherited method is a model of it if it has a body and gives the same: some real classes say
// more precisely what they return.
static bool is_model_of(Sema *sema, const Class *class_symbol, const Method *method,
                        ClassText descriptor) {
    if (method->owner == class_symbol || method->is_constructor)
        return true;
    if (method->modifiers & MODIFIER_ABSTRACT)
        return false;
    return method->return_type->kind == TYPE_VOID || type_is_error(method->return_type) ||
           is_descriptor_of(sema, method->return_type, result_of(descriptor));
}

static bool is_modelled(Sema *sema, const Class *class_symbol, const MethodList *list,
                        const ClassMember *member) {
    for (uint32_t i = 0; i < list->count; i++)
        if (is_model_of(sema, class_symbol, list->items[i], member->descriptor) &&
            class_has_parameters(sema, list->items[i], member->descriptor))
            return true;
    return false;
}

static bool is_offered(const ClassMember *member) {
    return (member->flags & (ACCESS_PUBLIC | ACCESS_PROTECTED)) && !member->synthetic;
}

// What it overrides is modelled further up: then that is the model. Else it takes the other's
// place.
static bool replaces_inherited(Sema *sema, Class *class_symbol, MethodList *list, Method *method) {
    for (uint32_t i = 0; i < list->count; i++) {
        Method *other = list->items[i];
        if (!method_overrides(sema, method, other, class_symbol))
            continue;
        bool is_model = is_model_of(sema, class_symbol, other, method->class_member->descriptor);
        if (!is_model)
            list->items[i] = method;
        return true;
    }
    return false;
}

void class_add_unmodelled_methods(Sema *sema, Class *class_symbol, const Name *name,
                                  MethodList *list) {
    const ClassFile *real = class_real_file(sema, class_symbol);
    for (uint32_t i = 0; real && i < real->methods.count; i++) {
        const ClassMember *member = &real->methods.items[i];
        if (!class_text_is(member->name, name->text) || !is_offered(member) ||
            is_modelled(sema, class_symbol, list, member))
            continue;
        Method *method = class_method_new(sema, class_symbol, real, member);
        if (!replaces_inherited(sema, class_symbol, list, method))
            vector_push(sema->arena, list, method);
    }
}

// What only javac wrote (the code of a lambda) has no specification that null could break.
static void allow_null(Method *method) {
    method->modifiers = (method->modifiers & ~MODIFIER_NON_NULL) | MODIFIER_NULLABLE;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Variable *parameter = method->parameters.items[i];
        parameter->modifiers = (parameter->modifiers & ~MODIFIER_NON_NULL) | MODIFIER_NULLABLE;
    }
}

Method *class_unmodelled_method(Sema *sema, Class *class_symbol, ClassText name,
                                ClassText descriptor) {
    const ClassFile *real = class_real_file(sema, class_symbol);
    for (uint32_t i = 0; real && i < real->methods.count; i++) {
        const ClassMember *member = &real->methods.items[i];
        if (!class_text_equal(member->name, name) ||
            !class_text_equal(member->descriptor, descriptor))
            continue;
        Method *method = map_get(&class_symbol->unmodelled_methods, member);
        if (!method) {
            method = class_method_new(sema, class_symbol, real, member);
            if (is_compiled(sema, class_symbol))
                allow_null(method);
            map_put(sema->arena, &class_symbol->unmodelled_methods, member, method);
        }
        return method;
    }
    return NULL;
}

Method *query_real_method(Sema *sema, const Method *method) {
    const ClassFile *real = is_model(method->owner) ? class_real_file(sema, method->owner) : NULL;
    for (uint32_t i = 0; real && i < real->methods.count; i++) {
        const ClassMember *member = &real->methods.items[i];
        if (class_text_is(member->name, method->name->text) && member->code &&
            class_has_parameters(sema, method, member->descriptor))
            return class_unmodelled_method(sema, method->owner, member->name, member->descriptor);
    }
    return NULL;
}

Method *query_compiled_method(Sema *sema, const Method *method) {
    Class *owner = method->owner;
    const ClassFile *file = is_compiled(sema, owner) ? class_real_file(sema, owner) : NULL;
    const char *name = method->is_constructor ? "<init>" : method->name->text;
    for (uint32_t i = 0; file && i < file->methods.count; i++) {
        const ClassMember *member = &file->methods.items[i];
        if (class_text_is(member->name, name) && member->code && !member->synthetic &&
            class_has_parameters(sema, method, member->descriptor))
            return class_unmodelled_method(sema, owner, member->name, member->descriptor);
    }
    return NULL;
}

bool method_is_newer(Sema *sema, const Method *method) {
    Class *owner = method->owner;
    if (!is_model(owner) || method->class_member || method->is_implicit ||
        !sema->options.class_path || !class_path_jdk(sema->options.class_path))
        return false;
    const ClassFile *real = class_real_file(sema, owner);
    // Models that stand for no class of Java have no package there, either.
    if (!real)
        return class_path_knows_package(sema, owner->package->name);
    for (uint32_t i = 0; i < real->methods.count; i++)
        if (class_text_is(real->methods.items[i].name, method->name->text) &&
            class_has_parameters(sema, method, real->methods.items[i].descriptor))
            return false;
    return true;
}

// ---- Fields

Variable *class_unmodelled_field(Sema *sema, Class *class_symbol, const Name *name) {
    const ClassFile *real = class_real_file(sema, class_symbol);
    Variable *field = map_get(&class_symbol->unmodelled_fields, name);
    for (uint32_t i = 0; real && !field && i < real->fields.count; i++) {
        const ClassMember *member = &real->fields.items[i];
        if (!class_text_is(member->name, name->text) || !is_offered(member))
            continue;
        field = class_field_new(sema, class_symbol, real, member);
        map_put(sema->arena, &class_symbol->unmodelled_fields, name, field);
    }
    return field;
}
