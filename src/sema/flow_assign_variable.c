// Definite assignment of one variable: numbers, uses, assignments (JLS 16).
//
// Tracked are the variables of the body, and the blank final fields of the class
// while its initialisers and constructors run. Other fields always have a value.
#include "sema/flow_assign.h"

enum { UNTRACKED = 0 };

// The initialisers of an anonymous class run where it is created: they see the
// fields around it as the code around it does.
static const ClassScope *scope_of_field(const Assignment *state, const Variable *field) {
    const ClassScope *scope = state->scope;
    while (scope && scope->class_symbol != field->owner)
        scope = scope->body_kind == BODY_INSTANCE_INITIALIZER ? scope->outer : NULL;
    return scope;
}

static bool tracks_field(const Assignment *state, const Variable *field) {
    const ClassScope *scope = scope_of_field(state, field);
    if (!scope)
        return false;
    bool is_static = field->modifiers & MODIFIER_STATIC;
    switch (scope->body_kind) {
    case BODY_METHOD:
    case BODY_DELEGATING_CONSTRUCTOR: return false;
    case BODY_STATIC_INITIALIZER: return is_static;
    case BODY_INSTANCE_INITIALIZER:
    case BODY_CONSTRUCTOR:
    case BODY_COMPACT_CONSTRUCTOR: return !is_static;
    }
    return false;
}

static uint32_t number_of(const Assignment *state, const Variable *variable) {
    if (!flow_is_local(variable) && !tracks_field(state, variable))
        return UNTRACKED;
    return (uint32_t)(uintptr_t)map_get(&state->numbers, variable);
}

// A loop is walked twice at times: its variables keep their numbers.
static uint32_t give_number(Assignment *state, const Variable *variable) {
    uintptr_t number = (uintptr_t)map_get(&state->numbers, variable);
    if (!number) {
        number = ++state->last;
        SHOULD(number <= state->capacity, "all tracked variables should have been counted");
        map_put(state->flow->arena, &state->numbers, variable, (void *)number);
    }
    return (uint32_t)number;
}

void assign_declare(Assignment *state, Variable *variable) {
    uint32_t number = give_number(state, variable);
    variable_set_remove(state->now.assigned, number);
    variable_set_add(state->now.unassigned, number);
}

void assign_bind(Assignment *state, Node *declaration) {
    Variable *variable = as_VariableDeclaration(declaration)->symbol;
    if (!variable || flow_ignores(declaration))
        return;
    assign_declare(state, variable);
    assign_initialize(state, variable);
}

void assign_initialize(Assignment *state, Variable *variable) {
    uint32_t number = number_of(state, variable);
    if (number == UNTRACKED)
        return;
    // Where nothing can get to, the try statement is not concerned.
    if (!variable_set_has(state->now.assigned, number))
        variable_set_remove(state->unassigned_in_try, number);
    variable_set_add(state->now.assigned, number);
    variable_set_remove(state->now.unassigned, number);
}

void assign_also(Assignment *state, Variable *variable, Facts between) {
    uint32_t number = number_of(state, variable);
    if (number == UNTRACKED)
        return;
    if (variable_set_has(between.assigned, number))
        variable_set_add(state->now.assigned, number);
    if (!variable_set_has(between.unassigned, number))
        variable_set_remove(state->now.unassigned, number);
}

bool assign_is_assigned(Assignment *state, Variable *variable) {
    uint32_t number = number_of(state, variable);
    return number == UNTRACKED || variable_set_has(state->now.assigned, number);
}

bool assign_is_unassigned(Assignment *state, Variable *variable) {
    uint32_t number = number_of(state, variable);
    return number != UNTRACKED && variable_set_has(state->now.unassigned, number);
}

bool assign_is_simple(Node *expression) {
    if (expression->kind != NODE_FIELD)
        return expression->kind == NODE_NAME;
    Node *object = flow_without_parentheses(as_FieldAccess(expression)->object);
    return object->kind == NODE_THIS && !as_This(object)->qualifier;
}

void assign_use(Assignment *state, Node *expression) {
    Variable *variable = flow_variable(expression);
    if (!variable || !assign_is_simple(expression) || assign_is_assigned(state, variable))
        return;
    diag_error(state->flow->sema->diagnostics, expression->span,
               "variable '%s' may not have been initialised", variable->name->text);
    variable_set_add(state->now.assigned, number_of(state, variable)); // reported once
}

// ---- Assignments

static void report_final(Assignment *state, const Node *target, const Variable *variable) {
    diag_error(state->flow->sema->diagnostics, target->span, "cannot assign to final variable '%s'",
               variable->name->text);
}

static void report_again(Assignment *state, const Node *target, const Variable *variable) {
    diag_error(state->flow->sema->diagnostics, target->span,
               "variable '%s' may already have been assigned", variable->name->text);
}

// Declared without a value, and given none by what declares it.
static bool is_blank(const Variable *variable) {
    const Node *declaration = variable->declaration;
    if (variable->kind != VARIABLE_LOCAL && variable->kind != VARIABLE_FIELD)
        return false;
    return declaration && declaration->kind == NODE_VARIABLE &&
           !((const VariableDeclaration *)declaration)->initializer;
}

static void store_local(Assignment *state, const Node *target, Variable *variable) {
    bool is_final = variable->modifiers & MODIFIER_FINAL;
    if (is_final && !is_blank(variable))
        report_final(state, target, variable);
    else if (is_final && !assign_is_unassigned(state, variable))
        report_again(state, target, variable);
    else if (!assign_is_unassigned(state, variable))
        variable->is_reassigned = true;
    assign_initialize(state, variable);
}

// JLS 8.3.1.2: a blank final field is assigned by what runs when its class or
// object is made, and by its simple name or `this.name` only.
static void store_final_field(Assignment *state, Node *target, Variable *field) {
    bool is_own =
        assign_is_simple(target) && field->owner == state->scope->class_symbol && is_blank(field);
    bool is_static = field->modifiers & MODIFIER_STATIC;
    BodyKind body_kind = state->scope->body_kind;
    bool is_compact = body_kind == BODY_COMPACT_CONSTRUCTOR;
    if (is_own && !is_static && body_kind == BODY_DELEGATING_CONSTRUCTOR)
        report_again(state, target, field);
    else if (!is_own || !tracks_field(state, field) || is_compact)
        report_final(state, target, field);
    else if (!assign_is_unassigned(state, field))
        report_again(state, target, field);
    if (is_own)
        assign_initialize(state, field);
}

void assign_store(Assignment *state, Node *target) {
    target = flow_without_parentheses(target);
    Variable *variable = flow_variable(target);
    if (!variable)
        return;
    if (flow_is_local(variable))
        store_local(state, target, variable);
    else if (variable->modifiers & MODIFIER_FINAL || variable->kind == VARIABLE_ENUM_CONSTANT)
        store_final_field(state, target, variable);
}
