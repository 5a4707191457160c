#include "symex/roles.h"

#include "sema/queries.h"
#include "symex/contract.h"

// ---- Roles

Role role_new(Roles *roles) {
    if (!roles->nodes.count)
        vector_push(roles->arena, &roles->nodes, (RoleNode){0});
    Role role = roles->nodes.count;
    vector_push(roles->arena, &roles->nodes, (RoleNode){.parent = role});
    return role;
}

Role role_find(const Roles *roles, Role role) {
    while (roles->nodes.items[role].parent != role)
        role = roles->nodes.items[role].parent;
    return role;
}

bool role_is_mixed(const Roles *roles, Role role) {
    return roles->nodes.items[role_find(roles, role)].is_mixed;
}

// Of an array, what it is indexed by and what it holds is told apart as well.
void role_mix(Roles *roles, Role role) {
    while (role && !role_is_mixed(roles, role)) {
        RoleNode *node = &roles->nodes.items[role_find(roles, role)];
        node->is_mixed = true;
        if (node->index)
            roles->nodes.items[role_find(roles, node->index)].is_mixed = true;
        role = node->element;
    }
}

void role_unify(Roles *roles, Role a, Role b) {
    a = role_find(roles, a);
    b = role_find(roles, b);
    if (a == b)
        return;
    RoleNode *first = &roles->nodes.items[a], second = roles->nodes.items[b];
    bool is_mixed = first->is_mixed || second.is_mixed;
    Role index = first->index, element = first->element;
    roles->nodes.items[b].parent = a;
    first->is_index |= second.is_index;
    first->index = index ? index : second.index;
    first->element = element ? element : second.element;
    if (index && second.index)
        role_unify(roles, index, second.index);
    if (element && second.element)
        role_unify(roles, element, second.element);
    a = role_find(roles, a);
    roles->nodes.items[a].is_mixed = false; // so that it is passed on
    if (is_mixed)
        role_mix(roles, a);
}

static Role part(Roles *roles, Role array, bool is_index) {
    array = role_find(roles, array);
    RoleNode *node = &roles->nodes.items[array];
    Role known = is_index ? node->index : node->element;
    if (known)
        return role_find(roles, known);
    Role made = role_new(roles);
    node = &roles->nodes.items[array]; // it may have moved
    *(is_index ? &node->index : &node->element) = made;
    roles->nodes.items[made].is_index = is_index;
    roles->nodes.items[made].is_mixed = node->is_mixed;
    return made;
}

Role role_index(Roles *roles, Role array) {
    return part(roles, array, true);
}

Role role_element(Roles *roles, Role array) {
    return part(roles, array, false);
}

static Role role_in(Roles *roles, Map *map, const void *key) {
    Role role = (Role)(uintptr_t)map_get(map, key);
    if (!role) {
        role = role_new(roles);
        map_put(roles->arena, map, key, (void *)(uintptr_t)role);
    }
    return role;
}

// Static fields, and those with a constant, hold in every pre-state what was computed.
Role role_of_variable(Roles *roles, Variable *variable) {
    Role role = role_in(roles, &roles->of_variable, variable);
    bool is_field = variable->kind == VARIABLE_FIELD;
    if (is_field && ((variable->modifiers & MODIFIER_STATIC) || is_known_constant(variable) ||
                     is_constant_instance_field(variable)))
        role_mix(roles, role);
    return role;
}

Role role_of_result(Roles *roles, Method *method) {
    return role_in(roles, &roles->of_result, method);
}

// ---- What is done with values

// The positions of an array are 0 and the numbers after it; whatever exchanges some of these for
// others leaves negative numbers alone.
static bool is_position(RoleValue value) {
    return value.kind == ROLE_OF_LENGTH || (value.kind == ROLE_OF_CONSTANT && value.constant >= 0);
}

void role_mix_value(Roles *roles, RoleValue value) {
    if (value.kind == ROLE_OF_ANY)
        role_mix(roles, value.role);
}

void role_flow(Roles *roles, Role role, RoleValue value) {
    if (value.kind == ROLE_OF_ANY && value.role)
        role_unify(roles, role, value.role);
    else if (is_position(value))
        role_mix(roles, role);
}

void role_compare_equal(Roles *roles, RoleValue a, RoleValue b) {
    if (a.kind == ROLE_OF_ANY)
        role_flow(roles, a.role, b);
    else if (b.kind == ROLE_OF_ANY)
        role_flow(roles, b.role, a);
}

// Every position is on the same side of the constant.
static bool is_outside(int64_t constant, bool is_greater, bool or_equal) {
    return is_greater == or_equal ? constant < 0 : constant <= 0;
}

static void compare_with_bound(Roles *roles, RoleValue value, RoleValue bound, bool is_outside) {
    if (bound.kind == ROLE_OF_LENGTH)
        vector_push(roles->arena, &roles->bounds, (RoleBound){value.role, bound.role});
    else if (!is_outside)
        role_mix(roles, value.role);
}

// x < c and c <= x are the same question, for no x from 0 on or for all where c <= 0; x <= c and
// c < x where c < 0.
void role_compare_less(Roles *roles, RoleValue a, RoleValue b, bool or_equal) {
    if (a.kind == ROLE_OF_ANY && b.kind == ROLE_OF_ANY) {
        role_mix(roles, a.role);
        role_mix(roles, b.role);
    } else if (a.kind == ROLE_OF_ANY) {
        compare_with_bound(roles, a, b, is_outside(b.constant, true, or_equal));
    } else if (b.kind == ROLE_OF_ANY) {
        compare_with_bound(roles, b, a, is_outside(a.constant, false, or_equal));
    }
}

void role_use_index(Roles *roles, Role array, RoleValue index) {
    role_flow(roles, role_index(roles, array), index);
}

// ---- Calls

static bool is_of_sources(Roles *roles, Method *method) {
    const Class *owner = method->owner;
    return owner->unit && !owner->unit->is_library && !owner->class_file && !method->class_file &&
           !method->sequence && !query_compiled_method(roles->symex->sema, method) &&
           !is_built_in(roles->symex, method) && lower_method(roles->symex->lowering, method);
}

static void look_at_method(Roles *roles, Method *method, bool is_called) {
    Symex *symex = roles->symex;
    if (map_get(&roles->met, method))
        return;
    map_put(roles->arena, &roles->met, method, method);
    vector_push(roles->arena, &roles->methods, method);
    IrMethod *code = lower_method(symex->lowering, method);
    if (!code || ir_has_specification(code)) {
        roles->is_lost = true;
        return;
    }
    role_code(roles, code, !is_called);
    role_contract(roles, method, is_called);
}

static bool throws_it(Roles *roles, const Method *method) {
    Class *throwable = query_class(roles->symex->sema, "java.lang.Throwable");
    return method->is_constructor && throwable &&
           query_is_subclass(roles->symex->sema, method->owner, throwable);
}

// Of code that is not looked at: what it is given, it may do anything with. Objects lead to others.
static RoleValue call_unknown(Roles *roles, Method *method, const RoleValue *arguments) {
    bool has_object = !(method->modifiers & MODIFIER_STATIC) && !throws_it(roles, method);
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        Type *type = method->parameters.items[i]->type;
        has_object |= !query_is_value(type) && type != sema_types(roles->symex->sema)->string;
        role_mix_value(roles, arguments[i]);
    }
    roles->is_lost |= has_object;
    Role result = role_new(roles);
    role_mix(roles, result);
    return (RoleValue){.kind = ROLE_OF_ANY, .role = result};
}

RoleValue role_call(Roles *roles, Method *method, const RoleValue *arguments, bool is_virtual) {
    if (!is_of_sources(roles, method))
        return call_unknown(roles, method, arguments);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        role_flow(roles, role_of_variable(roles, method->parameters.items[i]), arguments[i]);
    if (is_virtual)
        vector_push(roles->arena, &roles->dispatched, method);
    roles->is_subject_called |= roles->methods.items[0] == method;
    look_at_method(roles, method, true);
    return (RoleValue){.kind = ROLE_OF_ANY, .role = role_of_result(roles, method)};
}

// ---- All of it

static void check_dispatch(Roles *roles, Class *class_symbol) {
    Symex *symex = roles->symex;
    for (uint32_t i = 0; i < roles->dispatched.count; i++) {
        Method *method = roles->dispatched.items[i];
        if (query_is_subclass(symex->sema, class_symbol, method->owner) &&
            (class_symbol->kind == CLASS_INTERFACE ||
             (class_symbol->modifiers & MODIFIER_ABSTRACT) ||
             lower_dispatch(symex->lowering, class_symbol, method) != method))
            roles->is_lost = true;
    }
}

static bool is_class_of_sources(const Class *class_symbol) {
    return class_symbol->unit && !class_symbol->unit->is_library && !class_symbol->class_file;
}

static void look_at_classes(Roles *roles) {
    Symex *symex = roles->symex;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Type *type = symex->heap.ranges.items[i].type;
        if (type->kind == TYPE_CLASS && is_class_of_sources(type->class_symbol))
            role_class(roles, type->class_symbol);
    }
    for (uint32_t i = 0; i < roles->created.count; i++)
        role_class(roles, roles->created.items[i]);
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type->kind == TYPE_CLASS)
            check_dispatch(roles, symex->heap.ranges.items[i].type->class_symbol);
    for (uint32_t i = 0; i < roles->created.count; i++)
        check_dispatch(roles, roles->created.items[i]);
}

void roles_look(Roles *roles, Method *method) {
    role_new(roles);
    look_at_method(roles, method, false);
    if (!roles->is_lost)
        look_at_classes(roles);
    role_static_clauses(roles);
    roles->is_lost |= roles->calls_by_contract && roles->creates_in_called;
    for (uint32_t i = 0; i < roles->bounds.count; i++) {
        RoleBound bound = roles->bounds.items[i];
        Role index = role_index(roles, bound.array);
        if (role_find(roles, index) != role_find(roles, bound.role))
            role_mix(roles, bound.role);
    }
}
