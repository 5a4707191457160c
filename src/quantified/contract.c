// Contracts: cases, preconditions, what may be assigned, invariants.
#include "quantified/internal.h"

#include "sema/specs.h"

// ---- Cases

CaseList quantified_contract_cases(QuantifiedRun *quantified, Method *method) {
    CaseList list = {0};
    MethodCaseList cases = method_cases(quantified->sema, method);
    for (uint32_t i = 0; i < cases.count; i++) {
        const MethodCase *from = &cases.items[i];
        ContractCase one = {from->behavior, from->declared_in, from->clauses, FORMULA_TRUE};
        vector_push(quantified->arena, &list, one);
    }
    MethodCaseList claims = method_claims(quantified->sema, method);
    if (claims.count && claims.items[0].clauses.count && method == quantified->method)
        quantified->claims = claims.items[0].clauses.items[0]->span;
    return list;
}

// ---- Evaluating

static void bind_old_variables(Spec *spec, const ContractCase *of) {
    const State *state = spec->state;
    if (spec->old)
        spec->state = spec->old;
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (of->clauses.items[i]->kind != NODE_VARIABLES_CLAUSE)
            continue;
        VariablesClause *clause = as_VariablesClause(of->clauses.items[i]);
        for (uint32_t j = 0; j < clause->variables.count; j++) {
            VariableDeclaration *declaration = as_VariableDeclaration(clause->variables.items[j]);
            Formula value = declaration->initializer
                                ? quantified_spec_value_as(spec, declaration->initializer,
                                                           declaration->declared_type->type)
                                : quantified_spec_unmodelled(spec, &clause->node,
                                                             "'forall' in a specification");
            if (declaration->symbol)
                quantified_spec_bind(spec, declaration->symbol, value);
        }
    }
    spec->state = state;
}

Spec quantified_contract_spec(QuantifiedRun *quantified, const ContractCase *of, const State *state,
                              const State *old, Formula receiver, const Formula *arguments) {
    Spec spec = {.quantified = quantified,
                 .graph = &quantified->graph,
                 .state = state,
                 .old = old,
                 .receiver = receiver,
                 .receiver_class = of->declared_in->owner,
                 .guard = FORMULA_TRUE,
                 .undefined = FORMULA_FALSE};
    const VariableList *parameters = &of->declared_in->parameters;
    for (uint32_t i = 0; i < parameters->count; i++)
        quantified_spec_bind(&spec, parameters->items[i], arguments[i]);
    bind_old_variables(&spec, of);
    return spec;
}

Formula quantified_contract_precondition(QuantifiedRun *quantified, CaseList *cases,
                                         const State *state, Formula receiver,
                                         const Formula *arguments) {
    LogicTable *table = quantified->table;
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < cases->count; i++) {
        ContractCase *current = &cases->items[i];
        Spec spec = quantified_contract_spec(quantified, current, state, NULL, receiver, arguments);
        Formula holds = FORMULA_TRUE;
        for (uint32_t j = 0; j < current->clauses.count; j++) {
            Node *node = current->clauses.items[j];
            if (node->kind != NODE_EXPRESSION_CLAUSE ||
                as_ExpressionClause(node)->keyword != JML_REQUIRES)
                continue;
            spec.guard = holds;
            holds = logic_and(table, holds,
                              quantified_spec_holds(&spec, as_ExpressionClause(node)->expression));
            spec.guard = FORMULA_TRUE;
        }
        current->holds = holds;
        any = logic_or(table, any, holds);
    }
    return any;
}

void quantified_contract_allowed(QuantifiedRun *quantified, const ContractCase *of,
                                 const Method *method, TypeList *types) {
    case_exceptions(quantified->arena, of->behavior, &of->clauses, &method->thrown, types);
}

// ---- Assignable locations

static Place place_of_field(Spec *spec, Node *location) {
    Variable *variable = location->kind == NODE_NAME ? as_NameExpression(location)->variable
                                                     : as_FieldAccess(location)->variable;
    bool is_static = variable && (variable->modifiers & MODIFIER_STATIC);
    Formula object = FORMULA_NONE;
    if (!is_static && variable)
        object = location->kind == NODE_FIELD
                     ? quantified_spec_value(spec, as_FieldAccess(location)->object)
                 : variable->owner ? quantified_spec_receiver_of(spec, variable->owner, location)
                                   : FORMULA_NONE;
    return (Place){PLACE_FIELD, variable, object, 0, 0};
}

static Place place_of(Spec *spec, Node *location) {
    if (location->kind == NODE_NAME || location->kind == NODE_FIELD)
        return place_of_field(spec, location);
    if (location->kind == NODE_ALL_FIELDS)
        return (Place){PLACE_ALL_FIELDS, NULL,
                       quantified_spec_value(spec, as_AllFields(location)->object), 0, 0};
    if (location->kind == NODE_INDEX) {
        Formula at = quantified_spec_value(spec, as_Index(location)->index);
        return (Place){PLACE_ELEMENTS, NULL, quantified_spec_value(spec, as_Index(location)->array),
                       at, at};
    }
    if (location->kind == NODE_ELEMENTS) {
        Elements *elements = as_Elements(location);
        return (Place){PLACE_ELEMENTS, NULL, quantified_spec_value(spec, elements->array),
                       elements->from ? quantified_spec_value(spec, elements->from) : FORMULA_NONE,
                       elements->to ? quantified_spec_value(spec, elements->to) : FORMULA_NONE};
    }
    bool is_everything =
        location->kind == NODE_JML_ATOM && (as_JmlAtom(location)->keyword == JML_EVERYTHING ||
                                            as_JmlAtom(location)->keyword == JML_NOT_SPECIFIED);
    if (!is_everything)
        quantified_spec_unmodelled(spec, location, "this location");
    return (Place){.kind = PLACE_EVERYTHING};
}

void quantified_read_places(Spec *spec, LocationsClause *clause, PlaceList *list) {
    list->given = true;
    list->clause = clause->node.span;
    for (uint32_t i = 0; i < clause->locations.count; i++) {
        Node *location = clause->locations.items[i];
        if (location->kind == NODE_JML_ATOM && as_JmlAtom(location)->keyword == JML_NOTHING)
            continue;
        Place place = place_of(spec, location);
        vector_push(spec->quantified->arena, &list->items, place);
    }
}

PlaceList quantified_contract_places(QuantifiedRun *quantified, const ContractCase *of,
                                     const State *state, Formula receiver,
                                     const Formula *arguments) {
    PlaceList list = {0};
    Spec spec = quantified_contract_spec(quantified, of, state, NULL, receiver, arguments);
    for (uint32_t i = 0; i < of->clauses.count; i++) {
        if (of->clauses.items[i]->kind != NODE_LOCATIONS_CLAUSE)
            continue;
        LocationsClause *clause = as_LocationsClause(of->clauses.items[i]);
        if (clause->keyword == JML_ASSIGNABLE)
            quantified_read_places(&spec, clause, &list);
    }
    return list;
}

// Is the field in the data group: itself, or by `in`?
bool quantified_is_in_group(const Variable *field, const Variable *group, uint32_t depth) {
    if (field == group || !group || depth > 8)
        return field == group;
    if (!field->declaration || field->declaration->kind != NODE_VARIABLE)
        return false;
    const NodeList *list = &as_VariableDeclaration(field->declaration)->groups;
    for (uint32_t i = 0; i < list->count; i++) {
        const FieldGroup *named = as_FieldGroup(list->items[i]);
        if (named->keyword != JML_IN)
            continue;
        for (uint32_t j = 0; j < named->groups.count; j++) {
            Node *node = named->groups.items[j];
            const Variable *other = node->kind == NODE_NAME    ? as_NameExpression(node)->variable
                                    : node->kind == NODE_FIELD ? as_FieldAccess(node)->variable
                                                               : NULL;
            if (other && quantified_is_in_group(other, group, depth + 1))
                return true;
        }
    }
    return false;
}

Formula quantified_allows_field(QuantifiedRun *quantified, const PlaceList *list, Formula object,
                                const Variable *field) {
    LogicTable *table = quantified->table;
    Formula allowed = FORMULA_FALSE;
    for (uint32_t i = 0; i < list->items.count; i++) {
        const Place *place = &list->items.items[i];
        if (place->kind == PLACE_EVERYTHING)
            return FORMULA_TRUE;
        bool fits =
            (place->kind == PLACE_FIELD && quantified_is_in_group(field, place->field, 0)) ||
            (place->kind == PLACE_ALL_FIELDS && object);
        if (!fits)
            continue;
        if (!object || !place->object)
            allowed = logic_or(table, allowed, logic_bool(!object && !place->object));
        else
            allowed = logic_or(table, allowed, logic_equal(table, object, place->object));
    }
    return allowed;
}

Formula quantified_allows_array(QuantifiedRun *quantified, const PlaceList *list, Formula array) {
    Formula allowed = FORMULA_FALSE;
    for (uint32_t i = 0; i < list->items.count; i++) {
        const Place *place = &list->items.items[i];
        if (place->kind == PLACE_EVERYTHING)
            return FORMULA_TRUE;
        if (place->kind == PLACE_ELEMENTS || place->kind == PLACE_ALL_FIELDS)
            allowed = logic_or(quantified->table, allowed,
                               logic_equal(quantified->table, array, place->object));
    }
    return allowed;
}

Formula quantified_allows_element(QuantifiedRun *quantified, const PlaceList *list, Formula array,
                                  Formula index) {
    LogicTable *table = quantified->table;
    Formula allowed = FORMULA_FALSE;
    for (uint32_t i = 0; i < list->items.count; i++) {
        const Place *place = &list->items.items[i];
        if (place->kind == PLACE_EVERYTHING)
            return FORMULA_TRUE;
        if (place->kind != PLACE_ELEMENTS && place->kind != PLACE_ALL_FIELDS)
            continue;
        Formula fits = logic_equal(table, array, place->object);
        if (place->from)
            fits = logic_and(table, fits, logic_less_equal(table, place->from, index));
        if (place->to)
            fits = logic_and(table, fits, logic_less_equal(table, index, place->to));
        allowed = logic_or(table, allowed, fits);
    }
    return allowed;
}

// Only objects that were there before the method are protected.
static Formula is_fresh_object(QuantifiedRun *quantified, Formula object) {
    return logic_less_equal(quantified->table, quantified->pre_state->allocated, object);
}

// `maps` makes more assignable than is seen here.
static bool has_maps(const QuantifiedRun *quantified) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            const Node *declaration = fields->items[j]->declaration;
            if (!declaration || declaration->kind != NODE_VARIABLE)
                continue;
            const NodeList *groups = &((const VariableDeclaration *)declaration)->groups;
            for (uint32_t k = 0; k < groups->count; k++)
                if (as_FieldGroup(groups->items[k])->keyword != JML_IN)
                    return true;
        }
    }
    return false;
}

static void check_assignable(QuantifiedRun *quantified, State *state, uint32_t index,
                             Formula allowed, Span span, const char *text) {
    LogicTable *table = quantified->table;
    Formula goal = logic_implies(table, quantified->cases.items[index].holds, allowed);
    if (has_maps(quantified))
        quantified_add_approximation(quantified, "a data group");
    if (goal != FORMULA_TRUE)
        quantified_add_obligation(quantified, state, goal, OBLIGATION_ASSIGNABLE, span,
                                  quantified->assignable[index].clause, text);
}

void quantified_check_assignable_field(QuantifiedRun *quantified, State *state, Formula object,
                                       Variable *field, Span span) {
    quantified_check_loop_field(quantified, state, object, field, span);
    if (!quantified->assignable || quantified->quiet)
        return;
    for (uint32_t i = 0; i < quantified->cases.count; i++) {
        const PlaceList *list = &quantified->assignable[i];
        if (!list->given)
            continue;
        Formula allowed = quantified_allows_field(quantified, list, object, field);
        if (object)
            allowed = logic_or(quantified->table, allowed, is_fresh_object(quantified, object));
        check_assignable(quantified, state, i, allowed, span,
                         arena_format(quantified->arena,
                                      "assignment to '%s', which is not assignable",
                                      field->name->text));
    }
}

void quantified_check_assignable_element(QuantifiedRun *quantified, State *state, Formula array,
                                         Formula index, Span span) {
    quantified_check_loop_element(quantified, state, array, index, span);
    if (!quantified->assignable || quantified->quiet)
        return;
    for (uint32_t i = 0; i < quantified->cases.count; i++) {
        const PlaceList *list = &quantified->assignable[i];
        if (!list->given)
            continue;
        Formula allowed =
            logic_or(quantified->table, quantified_allows_element(quantified, list, array, index),
                     is_fresh_object(quantified, array));
        check_assignable(quantified, state, i, allowed, span,
                         "assignment to an array element, which is not assignable");
    }
}

// ---- Invariants

static bool is_static_clause(const TypeClause *clause) {
    return ast_modifiers(clause->modifiers) & MODIFIER_STATIC;
}

static void add_invariant(QuantifiedRun *quantified, Class *class_symbol, TypeClause *clause,
                          const State *state, const State *old, Formula skip, bool for_one,
                          InvariantList *list) {
    LogicTable *table = quantified->table;
    bool is_static = is_static_clause(clause) || clause->keyword == JML_AXIOM;
    Formula object = is_static ? FORMULA_NONE
                     : for_one ? logic_variable(table, SORT_REF, "object")
                               : logic_bound_variable(table, SORT_REF, "object");
    Spec spec = {.quantified = quantified,
                 .graph = &quantified->graph,
                 .state = state,
                 .old = old,
                 .receiver = object,
                 .receiver_class = class_symbol,
                 .guard = FORMULA_TRUE,
                 .undefined = FORMULA_FALSE};
    Formula exists = FORMULA_TRUE;
    if (!is_static) {
        quantified_bound_class(quantified, class_symbol->type);
        exists = logic_and(table, quantified_instance_of(quantified, object, class_symbol->type),
                           logic_less(table, object, (old ? old : state)->allocated));
        if (skip)
            exists = logic_and(table, exists, logic_not(table, logic_equal(table, object, skip)));
    }
    Formula formula =
        logic_implies(table, exists, quantified_spec_holds(&spec, clause->expression));
    if (!is_static && !for_one)
        formula = logic_quantify(table, true, &object, 1, formula);
    InvariantClause result = {clause->node.span, formula};
    vector_push(quantified->arena, list, result);
}

void quantified_contract_invariants(QuantifiedRun *quantified, JmlKeyword keyword,
                                    const State *state, const State *old, Formula skip,
                                    bool for_one, InvariantList *list) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        Class *class_symbol = quantified->classes.items[i];
        InheritedClauseList clauses = {0};
        class_clauses(quantified->sema, class_symbol, keyword, &clauses);
        for (uint32_t j = 0; j < clauses.count; j++)
            if (clauses.items[j].owner == class_symbol)
                add_invariant(quantified, class_symbol, clauses.items[j].clause, state, old, skip,
                              for_one, list);
    }
}
