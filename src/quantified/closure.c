// `\reach(x, T, f).has(y)`: by the papers' distance function P.
//
// For the fields of a state, P[x][y] is the number of steps from x to y, 0 where there is no way.
// Three axioms say so (Claessen; InspectJ, section III.D), object by object where there are few,
// else with quantifiers:
//
//     P(x, y) = 1      ⇔  a field of x holds y
//     P(x, y) > 0 and P(y, z) > 0  ⇒  P(x, z) > 0
//     P(x, y) > 1      ⇒  some w: P(x, w) = 1 and P(x, y) = 1 + P(w, y)
//
// The third makes a way of every number: they decrease along it. Every finite heap has such a P, so
// that the axioms restrict nothing else.
#include "quantified/formulas.h"

#include "sema/queries.h"

typedef struct Distance {
    QuantifiedRun *quantified;
    const State *state;
    VariableList fields; // that are followed
    Formula steps;       // P
} Distance;

static Formula distance(Distance *of, Formula from, Formula to) {
    LogicTable *table = of->quantified->table;
    return logic_select(table, logic_select(table, of->steps, from), to);
}

static Formula count(Distance *of, int64_t value) {
    return logic_number(of->quantified->table, SORT_REF, value);
}

static Formula is_positive(Distance *of, Formula from, Formula to) {
    return logic_less(of->quantified->table, count(of, 0), distance(of, from, to));
}

static Formula is_object(Distance *of, Formula value) {
    LogicTable *table = of->quantified->table;
    return logic_and(table, logic_less(table, quantified_null_reference(of->quantified), value),
                     logic_less(table, value, of->state->allocated));
}

// A field of the one holds the other.
static Formula is_edge(Distance *of, Formula from, Formula to) {
    LogicTable *table = of->quantified->table;
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < of->fields.count; i++) {
        Variable *field = of->fields.items[i];
        Formula holds =
            logic_equal(table, quantified_load_field(of->quantified, of->state, from, field), to);
        Formula has_field = quantified_instance_of(of->quantified, from, field->owner->type);
        any = logic_or(table, any, logic_and(table, has_field, holds));
    }
    return any;
}

static Formula one_step(Distance *of, Formula x, Formula y) {
    LogicTable *table = of->quantified->table;
    Formula both = logic_and(table, is_object(of, x), is_object(of, y));
    Formula is_one = logic_equal(table, distance(of, x, y), count(of, 1));
    return logic_implies(table, both, logic_equal(table, is_one, is_edge(of, x, y)));
}

static Formula joined_ways(Distance *of, Formula x, Formula y, Formula z) {
    LogicTable *table = of->quantified->table;
    Formula parts[] = {is_object(of, x), is_object(of, y), is_object(of, z), is_positive(of, x, y),
                       is_positive(of, y, z)};
    return logic_implies(table, logic_and_all(table, parts, 5), is_positive(of, x, z));
}

static Formula is_first_step(Distance *of, Formula x, Formula y, Formula w) {
    LogicTable *table = of->quantified->table;
    Formula rest = logic_add(table, distance(of, w, y), count(of, 1));
    Formula parts[] = {is_object(of, w), logic_equal(table, distance(of, x, w), count(of, 1)),
                       logic_equal(table, distance(of, x, y), rest)};
    return logic_and_all(table, parts, 3);
}

static Formula has_first_step(Distance *of, Formula x, Formula y, Formula some) {
    LogicTable *table = of->quantified->table;
    Formula parts[] = {is_object(of, x), is_object(of, y),
                       logic_less(table, count(of, 1), distance(of, x, y))};
    return logic_implies(table, logic_and_all(table, parts, 3), some);
}

static void add_quantified(Distance *of) {
    QuantifiedRun *quantified = of->quantified;
    LogicTable *table = quantified->table;
    Formula v[8];
    for (uint32_t i = 0; i < 8; i++)
        v[i] = logic_bound_variable(table, SORT_REF, "o");
    quantified_add_axiom(quantified, logic_quantify(table, true, v, 2, one_step(of, v[0], v[1])));
    quantified_add_axiom(quantified,
                         logic_quantify(table, true, v + 2, 3, joined_ways(of, v[2], v[3], v[4])));
    Formula some = logic_quantify(table, false, v + 7, 1, is_first_step(of, v[5], v[6], v[7]));
    quantified_add_axiom(
        quantified, logic_quantify(table, true, v + 5, 2, has_first_step(of, v[5], v[6], some)));
}

// The same, object by object: Z3 finds few instances of the third.
static void add_expanded(Distance *of, const FormulaList *objects) {
    QuantifiedRun *quantified = of->quantified;
    for (uint32_t i = 0; i < objects->count; i++)
        for (uint32_t j = 0; j < objects->count; j++) {
            Formula x = objects->items[i], y = objects->items[j], some = FORMULA_FALSE;
            quantified_add_axiom(quantified, one_step(of, x, y));
            for (uint32_t k = 0; k < objects->count; k++) {
                Formula w = objects->items[k];
                quantified_add_axiom(quantified, joined_ways(of, x, y, w));
                some = logic_or(quantified->table, some, is_first_step(of, x, y, w));
            }
            quantified_add_axiom(quantified, has_first_step(of, x, y, some));
        }
}

// ---- Which objects

// At most so many were created since the start; -1: that is not known.
static int64_t created(QuantifiedRun *quantified, Formula allocated) {
    FormulaNode node = *logic_node(quantified->table, allocated);
    Formula start = quantified->pre_state->allocated;
    if (allocated == start)
        return 0;
    if (node.kind == FORMULA_KIND_SUM && node.count == 1 && node.children[0] == start &&
        node.coefficients[0] == 1 && node.constant >= 0)
        return node.constant;
    if (node.kind != FORMULA_KIND_ITE)
        return -1;
    int64_t yes = created(quantified, node.children[1]), no = created(quantified, node.children[2]);
    return yes < 0 || no < 0 ? -1 : yes > no ? yes : no;
}

void quantified_bound_closures(QuantifiedRun *quantified, int64_t next) {
    enum { MOST_OBJECTS = 16 };
    for (uint32_t i = 0; i < quantified->closures.count; i++) {
        const ClosureUse *use = &quantified->closures.items[i];
        Distance of = {quantified, use->state, use->fields, use->steps};
        int64_t more = created(quantified, use->allocated);
        FormulaList objects = {0};
        // Fields of objects of the library, and of arrays, are not followed.
        for (uint32_t j = 0; j < quantified->ranges.count; j++) {
            const ReferenceRange *range = &quantified->ranges.items[j];
            const Class *of_class =
                range->type->kind == TYPE_CLASS ? range->type->class_symbol : NULL;
            bool is_library = of_class && of_class->unit && of_class->unit->is_library;
            for (int64_t k = 0; of_class && !is_library && k < range->count; k++)
                vector_push(quantified->arena, &objects, count(&of, range->first + k));
        }
        for (int64_t k = 0; k < more; k++)
            vector_push(quantified->arena, &objects, count(&of, next + k));
        if (more >= 0 && objects.count <= MOST_OBJECTS)
            add_expanded(&of, &objects);
        else
            add_quantified(&of);
    }
}

// ---- Which fields

static bool add_field(QuantifiedRun *quantified, Variable *field, VariableList *list) {
    if (query_is_value(field->type) || (field->modifiers & (MODIFIER_STATIC | MODIFIER_MODEL)))
        return true;
    Type *type = query_erasure(quantified->sema, field->type);
    bool is_library = type->kind == TYPE_CLASS && type->class_symbol->unit &&
                      type->class_symbol->unit->is_library;
    if (type->kind == TYPE_ARRAY ? !query_is_value(type->element)
                                 : is_library && type != sema_types(quantified->sema)->string)
        return false; // what arrays and objects of the library hold is not followed
    vector_push(quantified->arena, list, field);
    return true;
}

static bool find_fields(QuantifiedRun *quantified, const SpecExpr *reach, VariableList *list) {
    for (uint32_t i = 0; i < reach->fields.count; i++) {
        Variable *field = reach->fields.items[i];
        if (!field || !field->owner || query_is_value(field->type))
            return false;
        vector_push(quantified->arena, list, field);
    }
    for (uint32_t i = 0; !reach->fields.count && i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++)
            if (!add_field(quantified, fields->items[j], list))
                return false;
    }
    return quantified->hidden.count == 0;
}

// One P for each heap: the values of the fields and the objects in use.
static Formula steps_of(QuantifiedRun *quantified, Distance *of) {
    LogicTable *table = quantified->table;
    for (uint32_t i = 0; i < quantified->closures.count; i++) {
        const ClosureUse *use = &quantified->closures.items[i];
        bool same = use->fields.count == of->fields.count && use->allocated == of->state->allocated;
        for (uint32_t j = 0; same && j < use->fields.count; j++) {
            uint32_t slot = quantified_slot_of_field(quantified, of->fields.items[j]);
            same = use->fields.items[j] == of->fields.items[j] &&
                   use->values[j] == quantified_slot_get(quantified, of->state, slot);
        }
        if (same)
            return use->steps;
    }
    Sort row = logic_array_sort(table, SORT_REF, SORT_REF);
    ClosureUse use = {.fields = of->fields,
                      .allocated = of->state->allocated,
                      .values =
                          arena_array(quantified->arena, of->fields.count + 1, sizeof(Formula)),
                      .steps = logic_variable(table, logic_array_sort(table, SORT_REF, row), "P")};
    for (uint32_t j = 0; j < of->fields.count; j++) {
        uint32_t slot = quantified_slot_of_field(quantified, of->fields.items[j]);
        use.values[j] = quantified_slot_get(quantified, of->state, slot);
        if (logic_node(table, use.values[j])->has_bound)
            return FORMULA_NONE;
    }
    use.state = quantified_state_copy(quantified, of->state);
    vector_push(quantified->arena, &quantified->closures, use);
    return use.steps;
}

// ---- Sets

static Formula is_reached(Evaluation *evaluation, const SpecExpr *set, Formula member) {
    QuantifiedRun *quantified = formula_run(evaluation);
    LogicTable *table = quantified->table;
    Distance of = {.quantified = quantified, .state = evaluation->state};
    if (!quantified->options.scope || !find_fields(quantified, set, &of.fields))
        return FORMULA_NONE;
    Formula root = spec_evaluate(evaluation, set->children[0]);
    of.steps = steps_of(quantified, &of);
    if (!of.steps)
        return FORMULA_NONE;
    Formula is_one = set->target ? quantified_instance_of(quantified, member, set->target)
                                 : logic_not(table, quantified_is_null(quantified, member));
    Formula parts[] = {
        is_object(&of, root), is_object(&of, member), is_one,
        logic_or(table, logic_equal(table, root, member), is_positive(&of, root, member))};
    return logic_and_all(table, parts, 4);
}

// FORMULA_NONE: the set is not modelled.
static Formula has_member(Evaluation *evaluation, const SpecExpr *set, Formula member) {
    if (set->kind == SPEC_OLD && evaluation->old && !set->label) {
        const void *now = evaluation->state;
        evaluation->state = evaluation->old;
        Formula result = has_member(evaluation, set->children[0], member);
        evaluation->state = now;
        return result;
    }
    if (set->kind == SPEC_SET_UNION) {
        Formula left = has_member(evaluation, set->children[0], member);
        Formula right = has_member(evaluation, set->children[1], member);
        return left && right ? logic_or(formula_table(evaluation), left, right) : FORMULA_NONE;
    }
    return set->kind == SPEC_REACH ? is_reached(evaluation, set, member) : FORMULA_NONE;
}

Formula formula_reach(Evaluation *evaluation, const SpecExpr *at) {
    return has_member(evaluation, at->children[0], spec_evaluate(evaluation, at->children[1]));
}

Formula formula_set_subset(Evaluation *evaluation, const SpecExpr *at, bool both_ways) {
    LogicTable *table = formula_table(evaluation);
    Formula object = logic_bound_variable(table, SORT_REF, "o");
    Formula left = has_member(evaluation, at->children[0], object);
    Formula right = has_member(evaluation, at->children[1], object);
    if (!left || !right)
        return FORMULA_NONE;
    Formula agree = both_ways ? logic_equal(table, left, right) : logic_implies(table, left, right);
    return logic_quantify(table, true, &object, 1, agree);
}
