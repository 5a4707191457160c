// Specifications of methods and statements, and JML statements: names and types.
//
// Input:   SPECIFICATION, loop clauses and JML statements, and the environment
//          of the body they belong to.
// Output:  the same trees typed; errors where a clause does not fit its case.
// Method:  each clause gets a copy of the environment with a JmlScope that says
//          what it may use. `old` and `forall` declarations are in scope in the
//          clauses behind them, groups included; so a case keeps one environment
//          that grows, and a group starts from a copy of it.
#include "sema/internal.h"
#include "sema/specs.h"

Type *jml_fail(Sema *sema, Environment *environment, Span span, const char *message) {
    diag_error(sema->diagnostics, span, "%s", message);
    mark_error(sema, environment);
    return type_primitive(&sema->types, TYPE_ERROR);
}

Environment jml_environment(Sema *sema, const Environment *environment, JmlKeyword clause) {
    Environment inner = *environment;
    inner.jml = ARENA_NEW(sema->arena, JmlScope);
    inner.jml->clause = clause;
    inner.jml->allows_old = true;
    return inner;
}

// ---- Clauses

// The case being typed.
typedef struct CaseScope {
    Sema *sema;
    Environment environment; // grows with `old` and `forall`
    Method *method;          // or NULL
    JmlKeyword behavior;     // NONE in a lightweight case
    ModifierSet visibility;  // of a heavyweight case that names one; else 0
} CaseScope;

static void check_expression(Sema *sema, Environment *environment, Node *node) {
    check_specification_expression(sema, environment, node);
    check_specification_visibility(sema, environment->jml->visibility, node);
}

static Environment clause_environment(CaseScope *scope, JmlKeyword keyword) {
    Environment environment = jml_environment(scope->sema, &scope->environment, keyword);
    JmlScope *jml = environment.jml;
    jml->visibility = scope->visibility;
    jml->allows_old =
        keyword != JML_REQUIRES && keyword != JML_REQUIRES_FREE && keyword != JML_OLD_DECLARATION;
    jml->allows_result =
        keyword == JML_ENSURES || keyword == JML_ENSURES_FREE || keyword == JML_RETURNS;
    if (scope->method && !scope->method->is_constructor)
        jml->result_type = scope->method->return_type;
    if (keyword == JML_RETURNS && !environment.lambda)
        jml->result_type = environment.return_type;
    return environment;
}

static bool is_not_specified(const Node *node) {
    return node->kind == NODE_JML_ATOM && ((const JmlAtom *)node)->keyword == JML_NOT_SPECIFIED;
}

static bool is_integral_clause(JmlKeyword keyword) {
    return keyword == JML_MEASURED_BY || keyword == JML_DECREASES || keyword == JML_WORKING_SPACE ||
           keyword == JML_DURATION;
}

static void attribute_measure(Sema *sema, Environment *environment, ExpressionClause *clause) {
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    unsupported_reopen(&clause->expression);
    Type *type = attribute_expression(sema, environment, clause->expression, NULL);
    if (clause->expression->kind != NODE_TUPLE && !jml_is_integral(sema, type))
        jml_fail(sema, environment, clause->expression->span,
                 arena_format(sema->arena, "'%s' needs an integer, found '%s'",
                              ast_keyword_text(clause->keyword), type_text(sema->arena, type)));
    check_expression(sema, environment, clause->expression);
    unsupported_settle(sema, &clause->expression, type_primitive(&sema->types, TYPE_INT), errors);
}

void attribute_clause_condition(Sema *sema, Environment *environment, Node **condition) {
    if (!*condition)
        return;
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    unsupported_reopen(condition);
    attribute_condition(sema, environment, *condition);
    check_expression(sema, environment, *condition);
    unsupported_settle(sema, condition, type_primitive(&sema->types, TYPE_BOOLEAN), errors);
}

static void attribute_expression_clause(Sema *sema, Environment *environment,
                                        ExpressionClause *clause) {
    if (is_not_specified(clause->expression)) {
        clause->expression->type = type_primitive(&sema->types, TYPE_BOOLEAN);
    } else if (is_integral_clause(clause->keyword)) {
        attribute_measure(sema, environment, clause);
    } else {
        attribute_clause_condition(sema, environment, &clause->expression);
    }
    attribute_clause_condition(sema, environment, &clause->condition);
}

// `callable` lists methods, which no verdict depends on: they are not resolved.
static void attribute_locations_clause(Sema *sema, Environment *environment,
                                       LocationsClause *clause) {
    if (clause->keyword == JML_CALLABLE)
        return;
    attribute_locations(sema, environment, &clause->locations);
    attribute_clause_condition(sema, environment, &clause->condition);
}

// ---- Clauses of a case

// The type named by `node`, which has to be one that can be thrown.
static Type *resolve_throwable(Sema *sema, Environment *environment, Node *node,
                               JmlKeyword clause) {
    Type *type = resolve_type(sema, environment, node);
    if (type && type_subtype(sema, type, sema->types.throwable) && !type_is_error(type))
        return type;
    node->type = sema->types.throwable; // who reads the clause finds an exception, whatever it is
    if (type && type_is_error(type))
        return type;
    return jml_fail(sema, environment, node->span,
                    arena_format(sema->arena, "'%s' needs a Throwable, found '%s'",
                                 ast_keyword_text(clause),
                                 type ? type_text(sema->arena, type) : "var"));
}

static void attribute_signals(CaseScope *scope, SignalsClause *clause) {
    Sema *sema = scope->sema;
    Environment environment = clause_environment(scope, JML_SIGNALS);
    VariableDeclaration *declaration = as_VariableDeclaration(clause->variable);
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    Type *type = resolve_throwable(sema, &environment, declaration->declared_type, JML_SIGNALS);
    environment.jml->exception_type = type;
    if (declaration->name)
        bring_into_scope(sema, &environment,
                         local_new(sema, &environment, declaration, VARIABLE_EXCEPTION, type));
    if (clause->expression && is_not_specified(clause->expression))
        clause->expression = NULL;
    attribute_clause_condition(sema, &environment, &clause->expression);
    if (diag_attempt_errors(sema->diagnostics) != errors && !clause->expression)
        unsupported_put(sema, &clause->expression, type_primitive(&sema->types, TYPE_BOOLEAN),
                        clause->node.span, "JML with an error");
}

static void attribute_signals_only(CaseScope *scope, SignalsOnlyClause *clause) {
    for (uint32_t i = 0; i < clause->types.count; i++)
        resolve_throwable(scope->sema, &scope->environment, clause->types.items[i],
                          JML_SIGNALS_ONLY);
}

static void declare_clause_variable(CaseScope *scope, Environment *environment,
                                    VariableDeclaration *declaration) {
    Type *type = resolve_type(scope->sema, environment, declaration->declared_type);
    if (!type || type->kind == TYPE_VOID)
        type = jml_fail(scope->sema, environment, declaration->node.span,
                        arena_format(scope->sema->arena, "bound variable '%s' needs a type",
                                     declaration->name->text));
    if (declaration->initializer) {
        uint32_t errors = diag_attempt_errors(scope->sema->diagnostics);
        unsupported_reopen(&declaration->initializer);
        attribute_initializer(scope->sema, environment, declaration->initializer, type);
        check_expression(scope->sema, environment, declaration->initializer);
        unsupported_settle(scope->sema, &declaration->initializer, type, errors);
    }
    declare_variable(
        scope->sema, &scope->environment,
        local_new(scope->sema, &scope->environment, declaration, VARIABLE_QUANTIFIED, type));
}

static void attribute_variables(CaseScope *scope, VariablesClause *clause) {
    for (uint32_t i = 0; i < clause->variables.count; i++) {
        Environment environment = clause_environment(scope, clause->keyword);
        declare_clause_variable(scope, &environment,
                                as_VariableDeclaration(clause->variables.items[i]));
    }
}

// The keyword that a clause is introduced by.
static JmlKeyword clause_keyword(Node *clause) {
    switch (clause->kind) {
    case NODE_EXPRESSION_CLAUSE: return as_ExpressionClause(clause)->keyword;
    case NODE_LOCATIONS_CLAUSE: return as_LocationsClause(clause)->keyword;
    case NODE_VARIABLES_CLAUSE: return as_VariablesClause(clause)->keyword;
    case NODE_SIGNALS_CLAUSE: return JML_SIGNALS;
    case NODE_SIGNALS_ONLY_CLAUSE: return JML_SIGNALS_ONLY;
    }
    return JML_NONE;
}

// A case that only describes normal returns cannot say what is thrown, nor the other way round.
static void check_behavior(CaseScope *scope, Node *clause) {
    JmlKeyword keyword = clause_keyword(clause);
    bool is_wrong = (scope->behavior == JML_EXCEPTIONAL_BEHAVIOR && keyword == JML_ENSURES) ||
                    (scope->behavior == JML_NORMAL_BEHAVIOR &&
                     (keyword == JML_SIGNALS || keyword == JML_SIGNALS_ONLY));
    if (is_wrong)
        jml_fail(scope->sema, &scope->environment, clause->span,
                 arena_format(scope->sema->arena, "'%s' is not allowed in %s",
                              ast_keyword_text(keyword), ast_keyword_text(scope->behavior)));
}

static void attribute_group(const CaseScope *around, SpecificationGroup *group);

static void attribute_clause(CaseScope *scope, Node *clause) {
    check_behavior(scope, clause);
    Environment environment = clause_environment(scope, clause_keyword(clause));
    switch (clause->kind) {
    case NODE_EXPRESSION_CLAUSE:
        attribute_expression_clause(scope->sema, &environment, as_ExpressionClause(clause));
        return;
    case NODE_LOCATIONS_CLAUSE:
        attribute_locations_clause(scope->sema, &environment, as_LocationsClause(clause));
        return;
    case NODE_VARIABLES_CLAUSE: attribute_variables(scope, as_VariablesClause(clause)); return;
    case NODE_SIGNALS_CLAUSE: attribute_signals(scope, as_SignalsClause(clause)); return;
    case NODE_SIGNALS_ONLY_CLAUSE:
        attribute_signals_only(scope, as_SignalsOnlyClause(clause));
        return;
    case NODE_SPECIFICATION_GROUP: attribute_group(scope, as_SpecificationGroup(clause)); return;
    }
    internal_error(__FILE__, __LINE__, "a case should hold clauses and groups only");
}

static void attribute_clauses(CaseScope *scope, const NodeList *clauses) {
    for (uint32_t i = 0; i < clauses->count; i++)
        attribute_clause(scope, clauses->items[i]);
}

static void attribute_group(const CaseScope *around, SpecificationGroup *group) {
    for (uint32_t i = 0; i < group->cases.count; i++) {
        CaseScope inner = *around;
        attribute_clauses(&inner, &as_SpecificationCase(group->cases.items[i])->clauses);
    }
}

static const ModifierSet visibilities = (UINT64_C(1) << MODIFIER_INDEX_PUBLIC) |
                                        (UINT64_C(1) << MODIFIER_INDEX_PROTECTED) |
                                        (UINT64_C(1) << MODIFIER_INDEX_PRIVATE);

static void attribute_case(Sema *sema, const Environment *environment, SpecificationCase *tree,
                           Method *method) {
    CaseScope scope = {sema, *environment, method, tree->behavior, 0};
    if (tree->behavior)
        scope.visibility = ast_modifiers(tree->modifiers) & visibilities;
    attribute_clauses(&scope, &tree->clauses);
}

// A specification that holds nothing but what is not known may have begun with anything.
static bool is_unknown(const Specification *specification) {
    const NodeList *clauses = &as_SpecificationCase(specification->cases.items[0])->clauses;
    return clauses->count && clauses->items[0]->kind == NODE_EXPRESSION_CLAUSE &&
           as_ExpressionClause(clauses->items[0])->expression->kind == NODE_UNSUPPORTED;
}

// JML: `also` says that the specification is added to an inherited one.
static void check_also(Sema *sema, Method *method, Specification *specification) {
    if (!method || !method->declaration ||
        method->declaration->specification != &specification->node || !specification->cases.count ||
        is_unknown(specification))
        return;
    MethodList overridden = {0};
    method_overridden(sema, method, &overridden);
    Span span = specification->cases.items[0]->span;
    if (overridden.count && !specification->extends)
        diag_warning(sema->diagnostics, span,
                     "specification of an overriding method should begin with 'also'");
    if (!overridden.count && specification->extends)
        diag_warning(sema->diagnostics, span, "nothing to extend: the method overrides no other");
}

void attribute_specification(Sema *sema, Environment *environment, Node *specification,
                             Method *method) {
    Specification *tree = as_Specification(specification);
    if (!tree)
        return;
    check_also(sema, method, tree);
    for (uint32_t i = 0; i < tree->cases.count; i++)
        attribute_case(sema, environment, as_SpecificationCase(tree->cases.items[i]), method);
}

// ---- Loops

void attribute_jml_clauses(Sema *sema, Environment *environment, const NodeList *clauses) {
    for (uint32_t i = 0; i < clauses->count; i++) {
        Node *clause = clauses->items[i];
        Environment inner = jml_environment(sema, environment, clause_keyword(clause));
        inner.jml->in_loop = true;
        if (clause->kind == NODE_EXPRESSION_CLAUSE)
            attribute_expression_clause(sema, &inner, as_ExpressionClause(clause));
        else
            attribute_locations_clause(sema, &inner, as_LocationsClause(clause));
    }
}

// ---- Statements

// The variable whose contents an assignment to `target` changes: x, o.x, x[i].
static Variable *assigned_variable(Node *target) {
    while (target->kind == NODE_PARENTHESIZED || target->kind == NODE_INDEX)
        target =
            target->kind == NODE_INDEX ? as_Index(target)->array : as_Parenthesized(target)->inner;
    if (target->kind == NODE_NAME)
        return as_NameExpression(target)->variable;
    if (target->kind == NODE_FIELD)
        return as_FieldAccess(target)->variable;
    return NULL;
}

static void attribute_assignment(Sema *sema, Environment *environment, Node *expression) {
    Type *type = attribute_expression(sema, environment, expression, NULL);
    Node *target = assigned_node(expression);
    if (!target || type_is_error(type))
        return;
    Variable *variable = assigned_variable(target);
    if (!variable || !(variable->modifiers & MODIFIER_GHOST))
        jml_fail(sema, environment, target->span, "'set' assigns to ghost variables only");
    check_specification_expression(sema, environment, target);
    if (expression->kind == NODE_ASSIGN)
        check_specification_expression(sema, environment, as_Assign(expression)->value);
}

static void attribute_set(Sema *sema, Environment *environment, Node **expression) {
    uint32_t errors = diag_attempt_errors(sema->diagnostics);
    unsupported_reopen(expression);
    attribute_assignment(sema, environment, *expression);
    unsupported_settle(sema, expression, type_primitive(&sema->types, TYPE_BOOLEAN), errors);
}

void attribute_jml_statement(Sema *sema, Environment *environment, JmlStatement *statement) {
    Environment inner = jml_environment(sema, environment, statement->keyword);
    Node **condition = &statement->condition;
    if (*condition && statement->keyword == JML_SET)
        attribute_set(sema, &inner, condition);
    else if (statement->keyword == JML_HAVOC)
        attribute_locations(sema, &inner, &statement->locations);
    else if (*condition && (statement->keyword == JML_DEBUG || statement->keyword == JML_USE))
        attribute_expression(sema, &inner, *condition, NULL);
    else
        attribute_clause_condition(sema, &inner, condition);
    if (statement->message)
        attribute_expression(sema, &inner, statement->message, NULL);
}
