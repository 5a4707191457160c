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
    if (!state->flow->is_typed)
        return;
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

static bool is_constructor(Node *member) {
    return member->kind == NODE_METHOD && as_MethodDeclaration(member)->is_constructor;
}

// Something stands before super(…): it runs before the instance initialisers.
static bool has_prologue(Node *member) {
    if (!is_constructor(member) || !as_MethodDeclaration(member)->body || flow_ignores(member))
        return false;
    const NodeList *statements = &as_Block(as_MethodDeclaration(member)->body)->statements;
    uint32_t at = ast_constructor_call_at(statements);
    return at > 0 && at < statements->count;
}

// Up to super(…), that included.
static void visit_prologue(Assignment *state, const NodeList *statements) {
    uint32_t at = ast_constructor_call_at(statements);
    for (uint32_t i = 0; i <= at; i++)
        assign_statement(state, statements->items[i]);
}

static void visit_constructor_body(Assignment *state, const NodeList *statements) {
    const VariableList *fields = &state->scope->class_symbol->fields;
    visit_prologue(state, statements);
    for (uint32_t i = 0; i < fields->count; i++)
        if (is_blank_final(fields->items[i]))
            assign_also(state, fields->items[i], state->scope->made);
    for (uint32_t i = ast_constructor_call_at(statements) + 1; i < statements->count; i++)
        assign_statement(state, statements->items[i]);
}

static void visit_method(Assignment *state, Node *member) {
    const MethodDeclaration *method = as_MethodDeclaration(member);
    if (!method->body)
        return;
    state->scope->body_kind = method->is_constructor ? kind_of_constructor(method) : BODY_METHOD;
    bind_parameters(state, method->symbol);
    if (has_prologue(member))
        visit_constructor_body(state, &as_Block(method->body)->statements);
    else
        assign_statement(state, method->body);
    assign_join(state, JUMP_RETURN, NULL);
    if (state->scope->body_kind == BODY_CONSTRUCTOR)
        check_fields(state, method);
}

// `blank` is what is known before the instance initialisers.
static void visit_methods(Assignment *state, const NodeList *members, Facts entry, Facts blank) {
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (flow_ignores(member) || member->kind != NODE_METHOD)
            continue;
        if (has_prologue(member))
            continue_with(state, blank);
        else
            continue_with(state, is_constructor(member) ? state->scope->made : entry);
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

// What this constructor has assigned when the instance initialisers run. The errors on the way
// are reported when the constructor is visited. Returns false if it does not run them.
static bool visit_before_initializers(Assignment *state, const MethodDeclaration *constructor) {
    state->scope->body_kind = kind_of_constructor(constructor);
    if (state->scope->body_kind != BODY_CONSTRUCTOR)
        return false;
    if (!has_prologue((Node *)&constructor->node))
        return true;
    diag_mute(state->flow->sema->diagnostics);
    bind_parameters(state, constructor->symbol);
    visit_prologue(state, &as_Block(constructor->body)->statements);
    diag_unmute(state->flow->sema->diagnostics);
    return true;
}

// All constructors that run the initialisers have assigned this; usually nothing.
static void enter_initializers(Assignment *state, const NodeList *members, Facts blank) {
    Facts common = facts_copy(&state->space, blank);
    bool is_first = true;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (!is_constructor(member) || flow_ignores(member) || !as_MethodDeclaration(member)->body)
            continue;
        continue_with(state, blank);
        if (!visit_before_initializers(state, as_MethodDeclaration(member)))
            continue;
        if (is_first)
            facts_set(&state->space, common, state->now);
        else
            facts_meet(&state->space, common, state->now);
        is_first = false;
    }
    continue_with(state, common);
}

// The implicit constructor of a record assigns its fields.
static void visit_instance_part(Assignment *state, const ClassDeclaration *declaration) {
    state->scope->body_kind = BODY_INSTANCE_INITIALIZER;
    visit_initializers(state, &declaration->members, false);
    if (!has_constructor(declaration) && declaration->class_kind != CLASS_RECORD)
        check_fields(state, NULL);
}

static void visit_class(Assignment *state, const ClassDeclaration *declaration) {
    Facts entry = facts_copy(&state->space, state->now);
    ClassScope *outer = state->scope;
    ClassScope scope = {.outer = declaration->name ? NULL : outer,
                        .class_symbol = declaration->symbol,
                        .body_kind = BODY_METHOD};
    state->scope = &scope;
    visit_static_part(state, declaration);
    continue_with(state, entry);
    declare_fields(state, false);
    Facts blank = facts_copy(&state->space, state->now);
    enter_initializers(state, &declaration->members, blank);
    visit_instance_part(state, declaration);
    scope.made = facts_copy(&state->space, state->now);
    visit_methods(state, &declaration->members, entry, blank);
    continue_with(state, entry);
    visit_member_classes(state, &declaration->members);
    state->scope = outer;
}

void assign_class_in_body(Assignment *state, ClassDeclaration *declaration) {
    if (!declaration->symbol || flow_ignores(&declaration->node))
        return;
    Facts before = facts_copy(&state->space, state->now);
    uint64_t *in_try = variable_set_copy(&state->space, state->unassigned_in_try);
    uint32_t first_jump = state->first_jump;
    state->first_jump = state->jumps.count;
    variable_set_clear(&state->space, state->now.unassigned); // as in a lambda
    visit_class(state, declaration);
    state->jumps.count = state->first_jump;
    state->first_jump = first_jump;
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

// Variables in front of super(…) keep their numbers: they are met twice.
static uint32_t count_in_prologues(const NodeList *members) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < members->count; i++)
        if (has_prologue(members->items[i]))
            count_variables(&count, members->items[i]);
    return count;
}

void flow_check_assignments(Flow *flow, ClassDeclaration *declaration) {
    uint32_t in_constants = count_in_members(&declaration->constants);
    uint32_t in_members = count_in_members(&declaration->members);
    uint32_t in_bodies = in_constants > in_members ? in_constants : in_members;
    Assignment state = {.flow = flow};
    state.capacity =
        declaration->symbol->fields.count + in_bodies + count_in_prologues(&declaration->members);
    state.space = (FactSpace){flow->arena, state.capacity / 64 + 1};
    state.now = facts_new(&state.space);
    state.unassigned_in_try = facts_new(&state.space).unassigned;
    visit_class(&state, declaration);
}
