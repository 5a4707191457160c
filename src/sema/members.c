// Members of classes, inherited ones included.
#include "sema/internal.h"

// ---- Fields and member classes

// Hierarchies that are still being read may go round in circles.
enum { DEEPEST_HIERARCHY = 100000 };

static Variable *field_of_class(Sema *sema, Class *class_symbol, const Name *name, uint32_t depth) {
    if (depth > DEEPEST_HIERARCHY)
        return NULL;
    class_complete_header(sema, class_symbol);
    Variable *field = class_field_named(sema, class_symbol, name);
    if (!field)
        field = class_unmodelled_field(sema, class_symbol, name);
    if (field)
        return field;
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++) {
        field =
            field_of_class(sema, class_symbol->interfaces.items[i]->class_symbol, name, depth + 1);
        if (field)
            return field;
    }
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        return field_of_class(sema, class_symbol->superclass->class_symbol, name, depth + 1);
    return NULL;
}

Variable *member_field(Sema *sema, Type *site, const Name *name) {
    site = type_upper_bound(sema, site);
    if (site->kind == TYPE_ARRAY)
        return name == sema->known.length ? sema->array_length : NULL;
    if (site->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < site->count; i++) {
            Variable *field = member_field(sema, site->arguments[i], name);
            if (field)
                return field;
        }
        return NULL;
    }
    return site->kind == TYPE_CLASS ? field_of_class(sema, site->class_symbol, name, 0) : NULL;
}

static Variable *other_field(Sema *sema, Class *class_symbol, const Variable *known,
                             uint32_t depth) {
    Variable *own = class_field_named(sema, class_symbol, known->name);
    if (own || depth > DEEPEST_HIERARCHY)
        return own == known || (own && !(own->modifiers & MODIFIER_PUBLIC)) ? NULL : own;
    class_complete_header(sema, class_symbol);
    Variable *found = NULL;
    for (uint32_t i = 0; !found && i < class_symbol->interfaces.count; i++)
        found =
            other_field(sema, class_symbol->interfaces.items[i]->class_symbol, known, depth + 1);
    if (!found && class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        found = other_field(sema, class_symbol->superclass->class_symbol, known, depth + 1);
    return found;
}

Variable *member_field_again(Sema *sema, Type *site, const Variable *known) {
    site = type_upper_bound(sema, site);
    if (site->kind != TYPE_CLASS || !known->owner || site->class_symbol == known->owner)
        return NULL;
    return other_field(sema, site->class_symbol, known, 0);
}

// Private member classes are not inherited, package-private ones only within
// their package (JLS 8.5).
static Class *inheritable(const Class *by, Class *found) {
    if (!found || (found->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED)))
        return found;
    if (found->modifiers & MODIFIER_PRIVATE)
        return class_outermost((Class *)by) == class_outermost(found) ? found : NULL;
    return by->package == found->package ? found : NULL;
}

static Class *inherited_class(Sema *sema, Class *class_symbol, const Name *name, uint32_t depth) {
    Class *found = map_get(&class_symbol->classes_by_name, name);
    if (found || depth > DEEPEST_HIERARCHY)
        return found;
    found = map_get(&class_symbol->class_lookups, name);
    if (found || map_get(&class_symbol->no_class, name))
        return found;
    found = class_member_named(sema, class_symbol, name);
    if (found)
        return found;
    class_complete_header(sema, class_symbol);
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        found =
            inheritable(class_symbol, inherited_class(sema, class_symbol->superclass->class_symbol,
                                                      name, depth + 1));
    for (uint32_t i = 0; !found && i < class_symbol->interfaces.count; i++)
        found = inheritable(class_symbol,
                            inherited_class(sema, class_symbol->interfaces.items[i]->class_symbol,
                                            name, depth + 1));
    // Nothing is remembered while some supertypes are still unknown.
    if (!sema->headers_running)
        map_put(sema->arena, found ? &class_symbol->class_lookups : &class_symbol->no_class, name,
                found ? found : class_symbol);
    return found;
}

Class *member_class(Sema *sema, Class *class_symbol, const Name *name) {
    return inherited_class(sema, class_symbol, name, 0);
}

// Is it in the list? The outermost search marks what it has; one inside of it, while a header is
// read, must leave the marks alone.
static bool is_listed(const Sema *sema, const ClassList *list, const Class *class_symbol) {
    if (sema->super_searches == 1)
        return class_symbol->is_listed;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == class_symbol)
            return true;
    return false;
}

static void add_supers(Sema *sema, ClassList *list, Class *class_symbol) {
    if (is_listed(sema, list, class_symbol))
        return;
    class_symbol->is_listed |= sema->super_searches == 1;
    vector_push(sema->arena, list, class_symbol);
    class_complete_header(sema, class_symbol);
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        add_supers(sema, list, class_symbol->superclass->class_symbol);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        add_supers(sema, list, class_symbol->interfaces.items[i]->class_symbol);
}

void class_all_supers(Sema *sema, Class *class_symbol, ClassList *list) {
    bool is_outermost = ++sema->super_searches == 1;
    for (uint32_t i = 0; is_outermost && i < list->count; i++)
        list->items[i]->is_listed = true;
    add_supers(sema, list, class_symbol);
    for (uint32_t i = 0; is_outermost && i < list->count; i++)
        list->items[i]->is_listed = false;
    sema->super_searches--;
}

ClassList take_supers(Sema *sema, Class *class_symbol) {
    ClassList supers = sema->spare_supers;
    sema->spare_supers = (ClassList){0}; // whoever comes in between makes another
    supers.count = 0;
    class_all_supers(sema, class_symbol, &supers);
    return supers;
}

void give_supers(Sema *sema, ClassList supers) {
    if (supers.capacity > sema->spare_supers.capacity)
        sema->spare_supers = supers;
}

// ---- Overriding (JLS 8.4.2)

// The type of parameter `index` of `method`, seen from inside `site`, with the
// type parameters of `renamed` put in for its own.
static Type *parameter_seen_from(Sema *sema, Class *site, const Method *method, uint32_t index,
                                 const Method *renamed) {
    Type *type = method->parameters.items[index]->type;
    type = type_of_member(sema, site->type, method->owner, type);
    if (renamed && renamed->type_parameters.count == method->type_parameters.count)
        type = type_substitute(&sema->types, type, method->type_parameters.items,
                               renamed->type_parameters.items, method->type_parameters.count);
    return type;
}

// The erasure of a parameter type as seen from `site`: of `<U extends T> U`, with
// T standing for String there, that is String.
static Type *erasure_seen_from(Sema *sema, Class *site, const Method *method, Type *type) {
    if (type->kind == TYPE_ARRAY)
        return type_array(&sema->types, erasure_seen_from(sema, site, method, type->element));
    if (type->kind != TYPE_VARIABLE || type->variable->method_owner != method)
        return type_erasure(sema, type);
    type_variable_bound(sema, type->variable);
    Type *bound = type->variable->upper;
    if (!bound || bound == type)
        return sema->types.object;
    if (bound->kind == TYPE_INTERSECTION)
        bound = bound->arguments[0];
    return erasure_seen_from(sema, site, method,
                             type_of_member(sema, site->type, method->owner, bound));
}

bool method_overrides(Sema *sema, Method *method, Method *other, Class *site) {
    if (method->name != other->name || method->parameters.count != other->parameters.count)
        return false;
    bool same = true, erased = true;
    for (uint32_t i = 0; i < method->parameters.count && (same || erased); i++) {
        Type *own = parameter_seen_from(sema, site, method, i, NULL);
        Type *theirs = parameter_seen_from(sema, site, other, i, method);
        same &= type_same(sema, own, theirs);
        erased &= own == erasure_seen_from(sema, site, other, theirs);
    }
    if (same || erased)
        return true;
    // compareTo(Object) overrides compareTo(T) in the class that declares it, and so in those
    // below, whatever T is there (JLS 8.4.8.1).
    return site != method->owner && class_is_subclass(sema, method->owner, other->owner) &&
           method->owner != other->owner && method_overrides(sema, method, other, method->owner);
}

// ---- Methods

static bool is_inherited(const Method *method, const Class *by) {
    if (method->modifiers & MODIFIER_PRIVATE)
        return false;
    // Static methods of interfaces are not inherited (JLS 8.4.8).
    return !(class_is_interface(method->owner) && (method->modifiers & MODIFIER_STATIC) &&
             method->owner != by);
}

static bool returns_more_specific(Sema *sema, Class *site, Method *method, Method *than) {
    if (!(method->modifiers & MODIFIER_ABSTRACT) || !(than->modifiers & MODIFIER_ABSTRACT))
        return false;
    Type *own = type_of_member(sema, site->type, method->owner, method->return_type);
    Type *theirs = type_of_member(sema, site->type, than->owner, than->return_type);
    theirs = type_substitute(
        &sema->types, theirs, than->type_parameters.items, method->type_parameters.items,
        than->type_parameters.count == method->type_parameters.count ? than->type_parameters.count
                                                                     : 0);
    return own != theirs && type_subtype(sema, own, theirs);
}

static bool prefers_default(const Method *method, const Method *than) {
    return (method->modifiers & MODIFIER_DEFAULT) && (than->modifiers & MODIFIER_ABSTRACT) &&
           class_is_interface(than->owner);
}

static void inherit(Sema *sema, Class *class_symbol, MethodList *list, Method *method) {
    if (!is_inherited(method, class_symbol))
        return;
    for (uint32_t i = 0; i < list->count; i++) {
        Method *present = list->items[i];
        if (present == method)
            return;
        if (!method_overrides(sema, present, method, class_symbol))
            continue;
        bool unrelated = present->owner != class_symbol &&
                         !class_is_subclass(sema, present->owner, method->owner);
        bool overrides = present->owner != class_symbol && present->owner != method->owner &&
                         class_is_subclass(sema, method->owner, present->owner);
        if (overrides ||
            (unrelated && (returns_more_specific(sema, class_symbol, method, present) ||
                           prefers_default(method, present))))
            list->items[i] = method;
        return;
    }
    vector_push(sema->arena, list, method);
}

static void inherit_all(Sema *sema, Class *class_symbol, MethodList *list, Class *from,
                        const Name *name) {
    const MethodList *methods = member_methods(sema, from, name);
    for (uint32_t i = 0; i < methods->count; i++)
        inherit(sema, class_symbol, list, methods->items[i]);
}

const MethodList *member_methods(Sema *sema, Class *class_symbol, const Name *name) {
    MethodList *list = map_get(&class_symbol->inherited_methods, name);
    if (list)
        return list;
    class_complete_header(sema, class_symbol);
    const MethodList *own = class_methods_named(sema, class_symbol, name);
    list = ARENA_NEW(sema->arena, MethodList);
    // Remembered at once, so that a cycle among classes ends here.
    if (class_symbol->state >= (class_symbol->class_file ? CLASS_HEADER : CLASS_MEMBERS))
        map_put(sema->arena, &class_symbol->inherited_methods, name, list);
    for (uint32_t i = 0; own && i < own->count; i++)
        vector_push(sema->arena, list, own->items[i]);
    if (name == sema->known.init) {
        class_add_unmodelled_methods(sema, class_symbol, name, list);
        return list;
    }
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        inherit_all(sema, class_symbol, list, class_symbol->superclass->class_symbol, name);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        inherit_all(sema, class_symbol, list, class_symbol->interfaces.items[i]->class_symbol,
                    name);
    if (class_is_interface(class_symbol) && sema->types.object->kind == TYPE_CLASS)
        inherit_all(sema, class_symbol, list, sema->types.object->class_symbol, name);
    class_add_unmodelled_methods(sema, class_symbol, name, list);
    return list;
}

// ---- Functional interfaces (JLS 9.8)

static bool is_object_method(Sema *sema, const Method *method) {
    if (sema->types.object->kind != TYPE_CLASS)
        return false;
    const MethodList *list = member_methods(sema, sema->types.object->class_symbol, method->name);
    for (uint32_t i = 0; i < list->count; i++) {
        const Method *other = list->items[i];
        if (!(other->modifiers & MODIFIER_PUBLIC) ||
            other->parameters.count != method->parameters.count)
            continue;
        uint32_t same = 0;
        while (same < method->parameters.count &&
               type_erasure(sema, method->parameters.items[same]->type) ==
                   other->parameters.items[same]->type)
            same++;
        if (same == method->parameters.count)
            return true;
    }
    return false;
}

// The abstract methods among the members called like those of `declaring`.
static bool add_abstract(Sema *sema, Class *class_symbol, Class *declaring, Method **found) {
    class_complete_members(sema, declaring);
    for (uint32_t i = 0; i < declaring->methods.count; i++) {
        Method *method = declaring->methods.items[i];
        if (!(method->modifiers & MODIFIER_ABSTRACT) || (method->modifiers & MODIFIER_MODEL))
            continue;
        const MethodList *members = member_methods(sema, class_symbol, method->name);
        for (uint32_t j = 0; j < members->count; j++) {
            Method *member = members->items[j];
            if (!(member->modifiers & MODIFIER_ABSTRACT) || member == *found ||
                (member->modifiers & MODIFIER_MODEL) || is_object_method(sema, member))
                continue;
            if (*found)
                return false; // a second one
            *found = member;
        }
    }
    return true;
}

// The only abstract method of an interface, or NULL; false when there are several.
static bool find_function(Sema *sema, Class *class_symbol, Method **found) {
    ClassList supers = {0};
    class_all_supers(sema, class_symbol, &supers);
    *found = NULL;
    for (uint32_t i = 0; i < supers.count; i++)
        if (!add_abstract(sema, class_symbol, supers.items[i], found))
            return false;
    return true;
}

Method *functional_method(Sema *sema, Class *class_symbol) {
    if (class_symbol->function_known)
        return class_symbol->function;
    class_complete_members(sema, class_symbol);
    class_symbol->function_known = true;
    Method *found;
    if (class_is_interface(class_symbol) && find_function(sema, class_symbol, &found))
        class_symbol->function = found;
    return class_symbol->function;
}

// All parts together must leave one method to be implemented (JLS 9.9).
static Type *function_of_parts(Sema *sema, Type *parts, Method **method) {
    Type *result = NULL;
    for (uint32_t i = 0; i < parts->count; i++) {
        Type *part = parts->arguments[i];
        Method *own;
        if (part == sema->types.object)
            continue;
        if (part->kind != TYPE_CLASS || !class_is_interface(part->class_symbol) ||
            !find_function(sema, part->class_symbol, &own))
            return NULL;
        if (!own)
            continue;
        if (result && own != *method && !method_overrides(sema, own, *method, own->owner))
            return NULL;
        result = functional_type(sema, part, method);
    }
    return result;
}

// The parameterisation without wildcards (JLS 9.9).
static Type *without_wildcards(Sema *sema, Type *type) {
    const TypeList *parameters = &type->class_symbol->type_parameters;
    Type **arguments = arena_array(sema->arena, type->count, sizeof(Type *));
    for (uint32_t i = 0; i < type->count; i++) {
        Type *argument = type->arguments[i];
        arguments[i] = argument;
        if (argument->kind != TYPE_WILDCARD)
            continue;
        if (argument->bound) {
            arguments[i] = argument->bound;
            continue;
        }
        Type *bound = type_upper_bound(sema, parameters->items[i]);
        // A bound that mentions the parameters has no simple answer.
        arguments[i] = bound->mentions_variables ? type_erasure(sema, bound) : bound;
    }
    return type_class(&sema->types, type->class_symbol, type->outer, arguments, type->count);
}

Type *functional_type(Sema *sema, Type *target, Method **method) {
    *method = NULL;
    if (target->kind == TYPE_INTERSECTION)
        return function_of_parts(sema, target, method);
    if (target->kind != TYPE_CLASS)
        return NULL;
    *method = functional_method(sema, target->class_symbol);
    if (!*method)
        return NULL;
    return target->count ? without_wildcards(sema, target) : target;
}
