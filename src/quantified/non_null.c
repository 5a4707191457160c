// Null where it must not be: fields, and elements of arrays in fields.
#include "quantified/internal.h"

#include "sema/nullness.h"
#include "sema/queries.h"

static bool may_be_checked(const Variable *field) {
    return !query_is_value(field->type) && !(field->modifiers & MODIFIER_MODEL) &&
           field->kind == VARIABLE_FIELD;
}

// What the declaration of a field says of the value in it.
static Formula field_holds(QuantifiedRun *quantified, const State *state, Variable *field,
                           Formula value) {
    LogicTable *table = quantified->table;
    Formula holds = FORMULA_TRUE;
    if (!variable_is_nullable(quantified->sema, field))
        holds = logic_not(table, quantified_is_null(quantified, value));
    if (field->type->kind == TYPE_ARRAY && !query_is_value(field->type->element) &&
        !variable_elements_nullable(quantified->sema, field))
        holds = logic_and(table, holds,
                          logic_or(table, quantified_is_null(quantified, value),
                                   quantified_elements_non_null(quantified, state, value)));
    return holds;
}

// Of one object, which is given, or of all.
static Formula instance_field_holds(QuantifiedRun *quantified, const State *state, Formula skip,
                                    Formula one, Variable *field) {
    LogicTable *table = quantified->table;
    Formula object = one ? one : logic_bound_variable(table, SORT_REF, "object");
    Formula exists =
        logic_and(table, quantified_instance_of(quantified, object, field->owner->type),
                  logic_less(table, object, state->allocated));
    if (skip)
        exists = logic_and(table, exists, logic_not(table, logic_equal(table, object, skip)));
    Formula value = quantified_load_field(quantified, state, object, field);
    Formula holds = logic_implies(table, exists, field_holds(quantified, state, field, value));
    return one ? holds : logic_quantify(table, true, &object, 1, holds);
}

// A program that begins with `main` may have classes that are not initialised yet.
static Formula static_field_holds(QuantifiedRun *quantified, const State *state, Variable *field) {
    if (query_is_main(quantified->method))
        return FORMULA_TRUE;
    Formula value =
        quantified_slot_get(quantified, state, quantified_slot_of_field(quantified, field));
    return field_holds(quantified, state, field, value);
}

// What holds at the start, and speaks of nothing that has changed.
static bool is_assumed(const QuantifiedRun *quantified, Formula formula) {
    for (uint32_t i = 0; i < quantified->assumptions.count; i++)
        if (quantified->assumptions.items[i] == formula)
            return true;
    return false;
}

// What is in collections is not looked at: that none of it is null is not shown here.
void quantified_doubt_arguments(QuantifiedRun *quantified, State *state, const Method *method,
                                Span span) {
    bool has_any = false;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        NonNullArguments said =
            variable_non_null_arguments(quantified->sema, method->parameters.items[i]);
        has_any |= said.first || said.second;
    }
    if (has_any)
        quantified_add_unmodelled(quantified, state, span,
                                  "null in a collection, where none must be");
}

// Fields of the sources that must not hold null, and arrays in fields whose elements must not be
// null.
void quantified_implicit_invariants(QuantifiedRun *quantified, const State *state, Formula skip,
                                    bool for_one, InvariantList *list) {
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            Variable *field = fields->items[j];
            if (!may_be_checked(field))
                continue;
            bool is_static = field->modifiers & MODIFIER_STATIC;
            Formula object = for_one && !is_static
                                 ? logic_variable(quantified->table, SORT_REF, "object")
                                 : FORMULA_NONE;
            Formula holds = is_static
                                ? static_field_holds(quantified, state, field)
                                : instance_field_holds(quantified, state, skip, object, field);
            InvariantClause clause = {field->declaration ? field->declaration->span : (Span){0, 0},
                                      holds, is_static ? NULL : field->owner, object, false};
            if (holds != FORMULA_TRUE && !(for_one && is_assumed(quantified, holds)))
                vector_push(quantified->arena, list, clause);
        }
    }
}
