// The roles of what stands in clauses: contracts of the methods that are looked at, and what
// classes say of their objects.
#include "symex/roles.h"

#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/contract.h"

// Whose clause it is; NULL: of a class.
typedef struct Clause {
    Roles *roles;
    Method *method;
} Clause;

static RoleValue look_at(const Clause *clause, const SpecExpr *at);

static RoleValue nothing(void) {
    return (RoleValue){.kind = ROLE_OF_NOTHING};
}

static RoleValue any(Role role) {
    return (RoleValue){.kind = ROLE_OF_ANY, .role = role};
}

static bool has_role(const SpecExpr *at) {
    return at->sort == SPEC_SORT_INT || at->sort == SPEC_SORT_REFERENCE;
}

// It is not known what becomes of it: nothing is known of anything.
static RoleValue lose(const Clause *clause) {
    clause->roles->is_lost = true;
    return nothing();
}

static RoleValue look_at_children(const Clause *clause, const SpecExpr *at) {
    for (uint32_t i = 0; i < at->count; i++)
        if (at->children[i])
            look_at(clause, at->children[i]);
    return nothing();
}

// A number that is computed: of what is computed from others each counts as it is.
static RoleValue compute(const Clause *clause, const SpecExpr *at) {
    for (uint32_t i = 0; i < at->count; i++)
        role_mix_value(clause->roles, look_at(clause, at->children[i]));
    if (at->sort != SPEC_SORT_INT)
        return nothing();
    Role role = role_new(clause->roles);
    role_mix(clause->roles, role);
    return any(role);
}

static RoleValue look_at_element(const Clause *clause, const SpecExpr *at) {
    RoleValue array = look_at(clause, at->children[0]), index = look_at(clause, at->children[1]);
    if (array.kind != ROLE_OF_ANY)
        return lose(clause);
    role_use_index(clause->roles, array.role, index);
    return has_role(at) ? any(role_element(clause->roles, array.role)) : nothing();
}

static RoleValue look_at_length(const Clause *clause, const SpecExpr *at) {
    RoleValue array = look_at(clause, at->children[0]);
    return array.kind == ROLE_OF_ANY ? (RoleValue){.kind = ROLE_OF_LENGTH, .role = array.role}
                                     : lose(clause);
}

static RoleValue look_at_comparison(const Clause *clause, const SpecExpr *at) {
    RoleValue a = look_at(clause, at->children[0]), b = look_at(clause, at->children[1]);
    bool is_int = at->children[0]->sort == SPEC_SORT_INT;
    if (is_int && at->kind == SPEC_EQUAL)
        role_compare_equal(clause->roles, a, b);
    else if (is_int)
        role_compare_less(clause->roles, a, b, at->kind == SPEC_LESS_EQUAL);
    return nothing();
}

static RoleValue choose(const Clause *clause, const SpecExpr *at) {
    look_at(clause, at->children[0]);
    RoleValue a = look_at(clause, at->children[1]), b = look_at(clause, at->children[2]);
    if (!has_role(at))
        return nothing();
    Role role = role_new(clause->roles);
    role_flow(clause->roles, role, a);
    role_flow(clause->roles, role, b);
    return any(role);
}

// Of all values alike; how many there are does not depend on which these are.
static RoleValue look_at_quantifier(const Clause *clause, const SpecExpr *at) {
    RoleValue body = look_at_children(clause, at);
    if (at->keyword != JML_FORALL && at->keyword != JML_EXISTS && at->keyword != JML_NUM_OF)
        return lose(clause);
    if (at->sort != SPEC_SORT_INT)
        return body;
    Role count = role_new(clause->roles);
    role_mix(clause->roles, count);
    return any(count);
}

static RoleValue look_at_call(const Clause *clause, const SpecExpr *at) {
    Roles *roles = clause->roles;
    bool has_receiver = !(at->method->modifiers & MODIFIER_STATIC);
    if (at->count != at->method->parameters.count + has_receiver)
        return lose(clause);
    RoleValue *arguments = arena_array(roles->arena, at->count + 1, sizeof(RoleValue));
    for (uint32_t i = 0; i < at->count; i++) {
        RoleValue value = look_at(clause, at->children[i]);
        if (i >= has_receiver)
            arguments[i - has_receiver] = value;
    }
    RoleValue result = role_call(roles, at->method, arguments, at->is_virtual);
    return has_role(at) ? result : nothing();
}

// All elements, or one.
static RoleValue look_at_elements(const Clause *clause, const SpecExpr *at) {
    RoleValue array = look_at(clause, at->children[0]);
    const SpecExpr *from = at->children[1], *to = at->children[2];
    if (array.kind != ROLE_OF_ANY || (from != NULL) != (to != NULL))
        return lose(clause);
    if (!from)
        return nothing();
    RoleValue first = look_at(clause, from), last = look_at(clause, to);
    bool is_one =
        from->kind == SPEC_LOCAL && to->kind == SPEC_LOCAL && from->variable == to->variable;
    if (!is_one)
        return lose(clause);
    role_use_index(clause->roles, array.role, first);
    role_use_index(clause->roles, array.role, last);
    return nothing();
}

static RoleValue look_at_field(const Clause *clause, const SpecExpr *at) {
    look_at_children(clause, at);
    Role role = role_of_variable(clause->roles, at->variable);
    return has_role(at) ? any(role) : nothing();
}

static RoleValue look_at_constant(const SpecExpr *at) {
    return at->sort == SPEC_SORT_INT ? (RoleValue){.kind = ROLE_OF_CONSTANT, .constant = at->number}
                                     : nothing();
}

static RoleValue look_at(const Clause *clause, const SpecExpr *at) {
    switch (at->kind) {
    case SPEC_CONSTANT: return look_at_constant(at);
    case SPEC_THIS:
    case SPEC_ENCLOSING:
    case SPEC_EXCEPTION: return any(role_new(clause->roles));
    case SPEC_RESULT:
        return !clause->method ? lose(clause)
               : has_role(at)  ? any(role_of_result(clause->roles, clause->method))
                               : nothing();
    case SPEC_LOCAL:
    case SPEC_FIELD:
    case SPEC_STATIC_FIELD: return look_at_field(clause, at);
    case SPEC_LENGTH: return look_at_length(clause, at);
    case SPEC_ELEMENT: return look_at_element(clause, at);
    case SPEC_EQUAL:
    case SPEC_LESS:
    case SPEC_LESS_EQUAL: return look_at_comparison(clause, at);
    case SPEC_CONDITIONAL: return choose(clause, at);
    case SPEC_OLD: return at->label ? lose(clause) : look_at(clause, at->children[0]);
    case SPEC_CAST: return look_at(clause, at->children[0]);
    case SPEC_QUANTIFIER: return look_at_quantifier(clause, at);
    case SPEC_CALL: return look_at_call(clause, at);
    case SPEC_ARITHMETIC:
    case SPEC_CONVERT:
    case SPEC_BOX:
    case SPEC_UNBOX:
    case SPEC_TEXT: return compute(clause, at);
    case SPEC_LOCATION_ELEMENTS: return look_at_elements(clause, at);
    case SPEC_NULL:
    case SPEC_STRING:
    case SPEC_NOT:
    case SPEC_AND:
    case SPEC_OR:
    case SPEC_IMPLIES:
    case SPEC_EQUIVALENT:
    case SPEC_INSTANCE_OF:
    case SPEC_FRESH:
    case SPEC_NON_NULL_ELEMENTS:
    case SPEC_REACH:
    case SPEC_SET_HAS:
    case SPEC_SET_UNION:
    case SPEC_SET_SUBSET:
    case SPEC_LOCATION_FIELD:
    case SPEC_LOCATION_FIELDS:
    case SPEC_LOCATION_EVERYTHING:
    case SPEC_LOCATION_UNION:
    case SPEC_LOCATION_WHEN: return look_at_children(clause, at);
    case SPEC_CLASS_OBJECT:
    case SPEC_COUNT:
    case SPEC_MODEL_FIELD:
    case SPEC_CONCAT:
    case SPEC_LET:
    case SPEC_CREATE:
    case SPEC_NOT_MODIFIED:
    case SPEC_INVARIANT_FOR:
    case SPEC_STATIC_INVARIANT_FOR:
    case SPEC_READS:
    case SPEC_ACCESSES:
    case SPEC_TYPE:
    case SPEC_TYPE_OF:
    case SPEC_ELEMENT_TYPE:
    case SPEC_ERASURE:
    case SPEC_SUBTYPE:
    case SPEC_SET_SIZE:
    case SPEC_LOCATION_STATICS:
    case SPEC_LOCATION_EACH:
    case SPEC_LOCATION_HAS:
    case SPEC_LOCATION_MINUS:
    case SPEC_LOCATION_INTERSECT:
    case SPEC_LOCATION_SUBSET:
    case SPEC_LOCATION_DISJOINT:
    case SPEC_LOCATION_FRESH:
    case SPEC_LOCATION_NEW:
    case SPEC_SEQUENCE:
    case SPEC_SEQUENCE_OF_ARRAY:
    case SPEC_SEQUENCE_LENGTH:
    case SPEC_SEQUENCE_GET:
    case SPEC_SEQUENCE_CONCAT:
    case SPEC_SEQUENCE_SUB:
    case SPEC_SEQUENCE_REVERSE:
    case SPEC_SEQUENCE_DEFINE:
    case SPEC_SEQUENCE_PUT:
    case SPEC_SEQUENCE_EQUAL:
    case SPEC_ELEMENT_EQUAL:
    case SPEC_MAP_EMPTY:
    case SPEC_MAP_PUT:
    case SPEC_MAP_REMOVE:
    case SPEC_MAP_JOIN:
    case SPEC_MAP_INTERSECT:
    case SPEC_MAP_MINUS:
    case SPEC_MAP_HAS:
    case SPEC_MAP_GET:
    case SPEC_MAP_SIZE:
    case SPEC_MAP_SUBSET:
    case SPEC_UNMODELLED:
    case SPEC_KIND_COUNT: return lose(clause);
    }
    return lose(clause);
}

// ---- Contracts

// Does what may be assigned hold numbers only? Else an array may come to stand where another was.
static bool holds_numbers(const SpecExpr *at) {
    switch ((int)at->kind) {
    case SPEC_LOCATION_FIELD: return query_is_value(at->variable->type);
    case SPEC_LOCATION_ELEMENTS: {
        const Type *type = at->children[0]->type;
        return type && type->kind == TYPE_ARRAY && query_is_value(type->element);
    }
    case SPEC_LOCATION_UNION:
        for (uint32_t i = 0; i < at->count; i++)
            if (!holds_numbers(at->children[i]))
                return false;
        return true;
    case SPEC_LOCATION_WHEN: return holds_numbers(at->children[1]);
    default: return false;
    }
}

// `\not_specified`, and `\same`, which speaks of other cases.
static bool is_no_condition(const Node *expression) {
    return expression->kind == NODE_JML_ATOM &&
           ((const JmlAtom *)expression)->keyword != JML_RESULT;
}

static void look_at_condition(const Clause *clause, Node *expression, bool is_owed_alone) {
    Roles *roles = clause->roles;
    if (is_no_condition(expression)) {
        roles->is_lost = true;
        return;
    }
    const SpecExpr *condition = spec_lower_condition(roles->symex->specifications, expression);
    const SpecExpr *all = is_owed_alone ? role_all_pairs(roles->symex->arena, condition) : NULL;
    if (all)
        map_put(roles->symex->arena, &roles->all_pairs, condition, (void *)all);
    look_at(clause, all ? all : condition);
}

static void look_at_expression(const Clause *clause, Node *node, bool is_called) {
    const ExpressionClause *expression = as_ExpressionClause(node);
    bool is_known = !expression->condition &&
                    (expression->keyword == JML_REQUIRES || expression->keyword == JML_ENSURES ||
                     expression->keyword == JML_DIVERGES);
    clause->roles->is_lost |= !is_known;
    if (is_known)
        look_at_condition(clause, expression->expression,
                          !is_called && expression->keyword == JML_ENSURES);
}

static void look_at_case(const Clause *clause, const MethodCase *of, bool is_called) {
    Roles *roles = clause->roles;
    bool is_framed = false;
    for (uint32_t i = 0; i < of->clauses.count && !roles->is_lost; i++) {
        Node *node = of->clauses.items[i];
        if (node->kind == NODE_EXPRESSION_CLAUSE) {
            look_at_expression(clause, node, is_called);
        } else if (node->kind == NODE_LOCATIONS_CLAUSE &&
                   as_LocationsClause(node)->keyword == JML_ASSIGNABLE) {
            const SpecExpr *locations =
                spec_lower_locations(roles->symex->specifications, as_LocationsClause(node));
            look_at(clause, locations);
            is_framed = true;
            roles->is_lost |= is_called && !holds_numbers(locations);
        } else if (node->kind == NODE_SIGNALS_CLAUSE) {
            if (as_SignalsClause(node)->expression)
                look_at_condition(clause, as_SignalsClause(node)->expression, false);
        } else {
            roles->is_lost |= node->kind != NODE_SIGNALS_ONLY_CLAUSE;
        }
    }
    roles->is_lost |=
        is_called && !is_framed && !method_is_pure(roles->symex->sema, clause->method);
}

void role_contract(Roles *roles, Method *method, bool is_called) {
    Symex *symex = roles->symex;
    bool is_given = contract_is_given(symex, method);
    if (!is_given)
        return;
    roles->calls_by_contract |= is_called;
    roles->is_lost |=
        is_called && (method->is_constructor || (method->return_type->kind != TYPE_VOID &&
                                                 !query_is_value(method->return_type)));
    const Clause clause = {roles, method};
    MethodCaseList lists[] = {method_cases(symex->sema, method),
                              method_claims(symex->sema, method)};
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < lists[i].count && !roles->is_lost; j++) {
            roles->is_lost |= lists[i].items[j].declared_in != method;
            look_at_case(&clause, &lists[i].items[j], is_called);
        }
}

// ---- Classes

static bool has_static_clause(const Class *class_symbol) {
    const NodeList *clauses = &class_symbol->declaration->clauses;
    for (uint32_t i = 0; i < clauses->count; i++)
        if (clauses->items[i]->kind != NODE_TYPE_CLAUSE ||
            spec_clause_is_static(as_TypeClause(clauses->items[i])))
            return true;
    return false;
}

// What is said of each object, and when one is made; more than that is not looked through.
void role_class(Roles *roles, Class *class_symbol) {
    static const JmlKeyword understood[] = {JML_INVARIANT, JML_CONSTRAINT, JML_INITIALLY},
                            other[] = {JML_ACCESSIBLE};
    Symex *symex = roles->symex;
    for (size_t i = 0; i < sizeof understood / sizeof *understood; i++) {
        InheritedClauseList clauses = {0};
        class_clauses(symex->sema, class_symbol, understood[i], &clauses);
        const Clause clause = {roles, NULL};
        for (uint32_t j = 0; j < clauses.count && !roles->is_lost; j++)
            if (!clauses.items[j].owner->unit->is_library)
                look_at_condition(&clause, clauses.items[j].clause->expression, false);
    }
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
        InheritedClauseList clauses = {0};
        class_clauses(symex->sema, class_symbol, other[i], &clauses);
        roles->is_lost |= clauses.count > 0;
    }
}

static void look_for_static(Roles *roles, const Class *class_symbol) {
    roles->is_lost |= has_static_clause(class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        look_for_static(roles, class_symbol->member_classes.items[i]);
}

void role_static_clauses(Roles *roles) {
    const UnitList *units = sema_units(roles->symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        if (units->items[i]->is_library)
            continue;
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                look_for_static(roles, as_ClassDeclaration(types->items[j])->symbol);
    }
}
