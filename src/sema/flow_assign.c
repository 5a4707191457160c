// Definite assignment (JLS 16): what runs when in a class.
//
// Static initialisers run first, then for each object the instance initialisers
// followed by a constructor. Blank final fields must have a value at the end of
// each. Methods run at any time later, when all fields have values.
#include "sema/flow_assign.h"

static void continue_with(Assignment *state, Facts facts) {
    facts_set(&state->space, state->now, facts);
}

// ---- Blank final fields

static bool is_blank_final(const Variable *field) {
    const Node *declaration = field->declaration;
    if (field->kind != VARIABLE_FIELD || !(field->modifiers & MODIFIER_FINAL))
        return false;
    if (!declaration || declaration->kind != NODE_VARIABLE || flow_ignores(declaration))
        return false;
    return !((const VariableDeclaration *)declaration)->initializer;
}

static void declare_fields(Assignment *state, bool is_static) {
    const VariableList *fields = &state->scope->class_symbol->fields;
    for (uint32_t i = 0; i < fields->count; i++) {
        Variable *field = fields->items[i];
        if (is_blank_final(field) && ((field->modifiers & MODIFIER_STATIC) != 0) == is_static)
            assign_declare(state, field);
    }
}

static void report_field(Assignment *state, Variable *field, const MethodDeclaration *constructor) {
    Diagnostics *diagnostics = state->flow->sema->diagnostics;
    Span span = variable_name_span(as_VariableDeclaration(field->declaration));
    if (constructor)
        diag_error(diagnostics, method_name_span(constructor->symbol),
                   "final field '%s' may not be initialised by this constructor",
                   field->name->text);
    else if (assign_is_unassigned(state, field))
        diag_error(diagnostics, span, "final field '%s' is never initialised", field->name->text);
    else
        diag_error(diagnostics, span, "final field '%s' may not be initialised", field->name->text);
}

// At the end of the initialisers, or of a constructor.
static void check_fields(Assignment *state, const MethodDeclaration *constructor) {
    const VariableList *fields = &state->scope->class_symbol->fields;
    for (uint32_t i = 0; i < fields->count; i++) {
        Variable *field = fields->items[i];
        if (is_blank_final(field) && !assign_is_assigned(state, field))
            report_field(state, field, constructor);
    }
}

// ---- Initialisers

static void visit_enum_constant(Assignment *state, const EnumConstant *constant) {
    for (uint32_t i = 0; i < constant->arguments.count; i++)
        assign_expression(state, constant->arguments.items[i]);
    if (constant->body)
        assign_class_in_body(state, as_ClassDeclaration(constant->body));
}

static void visit_initializer(Assignment *state, Node *member) {
    if (member->kind == NODE_VARIABLE)
        assign_expression(state, as_VariableDeclaration(member)->initializer);
    else if (member->kind == NODE_INITIALIZER)
        assign_statement(state, as_Initializer(member)->body);
    else if (member->kind == NODE_ENUM_CONSTANT)
        visit_enum_constant(state, as_EnumConstant(member));
}

// The locals of a body give their numbers back; those of a local class are few.
static void visit_member(Assignment *state, Node *member, void visit(Assignment *, Node *)) {
    uint32_t last = state->last;
    visit(state, member);
    if (!flow_follows_class(state->scope->class_symbol->declaration))
        state->last = last;
}

static void visit_initializers(Assignment *state, const NodeList *members, bool is_static) {
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (!flow_ignores(member) && flow_is_static(member) == is_static)
            visit_member(state, member, visit_initializer);
    }
}

// ---- Methods and constructors

static BodyKind kind_of_constructor(const MethodDeclaration *constructor) {
    if (constructor->is_compact)
        return BODY_COMPACT_CONSTRUCTOR;
    const ConstructorCall *call = flow_constructor_call(constructor);
    return call && !call->is_super ? BODY_DELEGATING_CONSTRUCTOR : BODY_CONSTRUCTOR;
}

// Those of a compact constructor are not written there.
static void bind_parameters(Assignment *state, const Method *method) {
    for (uint32_t i = 0; method && i < method->parameters.count; i++) {
        assign_declare(state, method->parameters.items[i]);
        assign_initialize(state, method->parameters.items[i]);
    }
}

static void visit_method(Assignment *state, Node *member) {
    const MethodDeclaration *method = as_MethodDeclaration(member);
    if (!method->body)
        return;
    state->scope->body_kind = method->is_constructor ? kind_of_constructor(method) : BODY_METHOD;
    bind_parameters(state, method->symbol);
    assign_statement(state, method->body);
    assign_join(state, JUMP_RETURN, NULL);
    if (state->scope->body_kind == BODY_CONSTRUCTOR)
        check_fields(state, method);
}

static bool is_constructor(Node *member) {
    return member->kind == NODE_METHOD && as_MethodDeclaration(member)->is_constructor;
}

// `made` is what is known after the instance initialisers.
static void visit_methods(Assignment *state, const NodeList *members, Facts entry, Facts made) {
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (flow_ignores(member) || member->kind != NODE_METHOD)
            continue;
        continue_with(state, is_constructor(member) ? made : entry);
        visit_member(state, member, visit_method);
    }
}

static void visit_member_classes(Assignment *state, const NodeList *members) {
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (member->kind == NODE_CLASS && flow_follows_class(as_ClassDeclaration(member)))
            assign_class_in_body(state, as_ClassDeclaration(member));
    }
}

// ---- Classes

static bool has_constructor(const ClassDeclaration *declaration) {
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (is_constructor(declaration->members.items[i]))
            return true;
    return false;
}

static void visit_static_part(Assignment *state, const ClassDeclaration *declaration) {
    state->scope->body_kind = BODY_STATIC_INITIALIZER;
    declare_fields(state, true);
    visit_initializers(state, &declaration->constants, true);
    visit_initializers(state, &declaration->members, true);
    check_fields(state, NULL);
}

// The implicit constructor of a record assigns its fields.
static void visit_instance_part(Assignment *state, const ClassDeclaration *declaration) {
    state->scope->body_kind = BODY_INSTANCE_INITIALIZER;
    declare_fields(state, false);
    visit_initializers(state, &declaration->members, false);
    if (!has_constructor(declaration) && declaration->class_kind != CLASS_RECORD)
        check_fields(state, NULL);
}

static void visit_class(Assignment *state, const ClassDeclaration *declaration) {
    Facts entry = facts_copy(&state->space, state->now);
    ClassScope *outer = state->scope;
    ClassScope scope = {declaration->name ? NULL : outer, declaration->symbol, BODY_METHOD};
    state->scope = &scope;
    visit_static_part(state, declaration);
    continue_with(state, entry);
    visit_instance_part(state, declaration);
    Facts made = facts_copy(&state->space, state->now);
    visit_methods(state, &declaration->members, entry, made);
    continue_with(state, entry);
    visit_member_classes(state, &declaration->members);
    state->scope = outer;
}

void assign_class_in_body(Assignment *state, ClassDeclaration *declaration) {
    if (!declaration->symbol || flow_ignores(&declaration->node))
        return;
    Facts before = facts_copy(&state->space, state->now);
    uint64_t *in_try = variable_set_copy(&state->space, state->unassigned_in_try);
    uint32_t first_jump = state->jumps.count;
    variable_set_clear(&state->space, state->now.unassigned); // as in a lambda
    visit_class(state, declaration);
    state->jumps.count = first_jump;
    state->unassigned_in_try = in_try;
    continue_with(state, before);
}

static void count_variables(void *context, Node *node) {
    uint32_t *count = context;
    if (node->kind == NODE_VARIABLE)
        ++*count;
    if (node->kind == NODE_METHOD && as_MethodDeclaration(node)->is_compact)
        *count += as_MethodDeclaration(node)->symbol->parameters.count;
    if (node->kind != NODE_CLASS || flow_follows_class(as_ClassDeclaration(node)))
        ast_each_child(node, count_variables, count);
}

// The most variables that any one member declares.
static uint32_t count_in_members(const NodeList *members) {
    uint32_t most = 0;
    for (uint32_t i = 0; i < members->count; i++) {
        uint32_t count = 0;
        count_variables(&count, members->items[i]);
        most = count > most ? count : most;
    }
    return most;
}

void flow_check_assignments(Flow *flow, ClassDeclaration *declaration) {
    uint32_t in_constants = count_in_members(&declaration->constants);
    uint32_t in_members = count_in_members(&declaration->members);
    uint32_t in_bodies = in_constants > in_members ? in_constants : in_members;
    Assignment state = {.flow = flow};
    state.capacity = declaration->symbol->fields.count + in_bodies;
    state.space = (FactSpace){flow->arena, state.capacity / 64 + 1};
    state.now = facts_new(&state.space);
    state.unassigned_in_try = facts_new(&state.space).unassigned;
    visit_class(&state, declaration);
}
