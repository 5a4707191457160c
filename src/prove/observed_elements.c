// Candidates about the elements of arrays, from runs.
//
// A range of an array, from one variable to another, always within its bounds and not always empty;
// for all elements in it: how they compare with a variable, with an element at a variable, with
// their own index, with the elements of another array or with what was there at the start, beside
// or opposite; whether they are in order; whether all in one range are below all in another.
#include "prove/runs.h"

enum { MOST_RANGES = 60, MOST_ARRAYS = 5, MOST_FOUND = 160, FEWEST_FULL = 3 };

typedef struct ArrayPart {
    Formula array;    // the reference
    Formula contents; // from index to element
    Formula length;
    Sort sort;
    bool is_old;
} ArrayPart;

typedef struct IndexRange {
    Formula low, high; // low <= k < high
    bool is_inside;    // always, also where it has only one element
} IndexRange;

typedef struct Observing {
    Runs *runs;
    Prover *prover;
    const Vocabulary *vocabulary;
    const CutPoint *cut;
    VECTOR(ArrayPart) arrays; // as they are now, then as they were
    VECTOR(IndexRange) ranges;
    FormulaList found;
    Formula k, l; // bound
} Observing;

// ---- Arrays

static void add_array(Observing *observing, Formula array, Type *type, bool is_old) {
    Prover *prover = observing->prover;
    const HeapSlotList *slots = quantified_slots(prover->quantified);
    const QuantifiedState *state =
        is_old ? quantified_pre_state(prover->quantified) : observing->cut->state;
    for (uint32_t i = 0; i < slots->count; i++) {
        if (slots->items[i].kind != SLOT_ELEMENTS || slots->items[i].element != type->element->kind)
            continue;
        Formula contents =
            logic_select(prover->table, quantified_slot_value(prover->quantified, state, i), array);
        for (uint32_t j = 0; j < observing->arrays.count; j++)
            if (observing->arrays.items[j].contents == contents)
                return;
        ArrayPart elements = {
            array, contents, quantified_length(prover->quantified, array),
            logic_element_sort(prover->table, logic_sort(prover->table, contents)), is_old};
        vector_push(prover->scratch, &observing->arrays, elements);
    }
}

static void find_arrays(Observing *observing) {
    const Vocabulary *vocabulary = observing->vocabulary;
    for (int old = 0; old < 2; old++)
        for (uint32_t i = 0; i < vocabulary->references.count; i++) {
            Type *type = vocabulary->reference_types.items[i];
            if (type->kind == TYPE_ARRAY && type_is_primitive(type->element) &&
                observing->arrays.count < MOST_ARRAYS &&
                (!old || i >= vocabulary->changed_references))
                add_array(observing, vocabulary->references.items[i], type, old);
        }
}

static Formula element(Observing *observing, const ArrayPart *of, Formula index) {
    return logic_select(observing->prover->table, of->contents, index);
}

// ---- Ranges

// Within the array wherever it has two elements, and so in some samples.
static bool is_range_of(Observing *observing, const ArrayPart *of, IndexRange *range) {
    Runs *runs = observing->runs;
    const SampleList *samples = &runs->samples[observing->cut->index];
    uint32_t full = 0;
    range->is_inside = true;
    for (uint32_t i = 0; i < samples->count; i++) {
        int64_t from, to, length;
        runs_look_at(runs, samples->items[i].run, samples->items[i].variables);
        if (!runs_number(runs, range->low, &from) || !runs_number(runs, range->high, &to) ||
            !runs_number(runs, of->length, &length))
            return false;
        bool is_inside = from >= to || (from >= 0 && to <= length);
        range->is_inside &= is_inside;
        if (!is_inside && from + 1 < to)
            return false;
        full += from + 1 < to;
    }
    return full >= FEWEST_FULL;
}

static void add_range(Observing *observing, const ArrayPart *of, Formula low, Formula high) {
    IndexRange range = {.low = low, .high = high};
    if (low == high || observing->ranges.count >= MOST_RANGES || out_of_time(observing->prover))
        return;
    for (uint32_t i = 0; i < observing->ranges.count; i++)
        if (observing->ranges.items[i].low == low && observing->ranges.items[i].high == high)
            return;
    if (is_range_of(observing, of, &range))
        vector_push(observing->prover->scratch, &observing->ranges, range);
}

static FormulaList ends_of(Observing *observing, const ArrayPart *of) {
    Prover *prover = observing->prover;
    LogicTable *table = prover->table;
    const Vocabulary *vocabulary = observing->vocabulary;
    FormulaList ends = {0};
    vector_push(prover->scratch, &ends, logic_number(table, SORT_INT, 0));
    vector_push(prover->scratch, &ends, of->length);
    for (uint32_t i = 0; i < vocabulary->ints.count; i++) {
        Formula end = vocabulary->ints.items[i];
        if (logic_is_number(table, end, NULL) ||
            logic_node(table, end)->kind == FORMULA_KIND_LENGTH)
            continue;
        for (int64_t more = 0; more <= (i < vocabulary->changed_ints ? 2 : 1); more++)
            vector_push(prover->scratch, &ends,
                        logic_add(table, end, logic_number(table, SORT_INT, more)));
    }
    return ends;
}

static void find_ranges(Observing *observing, const ArrayPart *of) {
    FormulaList ends = ends_of(observing, of);
    observing->ranges.count = 0;
    for (uint32_t i = 0; i < ends.count; i++)
        for (uint32_t j = 0; j < ends.count; j++)
            if (i != j && ends.items[i] != of->length)
                add_range(observing, of, ends.items[i], ends.items[j]);
}

// ---- For all in a range

static void candidate(Observing *observing, Formula formula) {
    if (formula != FORMULA_TRUE && formula != FORMULA_FALSE)
        vector_push(observing->prover->scratch, &observing->found, formula);
}

static Formula outside(Observing *observing, Formula index, Formula low, Formula high) {
    LogicTable *table = observing->prover->table;
    return logic_or(table, logic_less(table, index, low), logic_less_equal(table, high, index));
}

static Formula for_all_in(Observing *observing, const IndexRange *range, Formula body) {
    LogicTable *table = observing->prover->table;
    return logic_quantify(
        table, true, &observing->k, 1,
        logic_or(table, outside(observing, observing->k, range->low, range->high), body));
}

static bool is_unbroken(Observing *observing, Formula formula) {
    FormulaList one = {0};
    vector_push(observing->prover->scratch, &one, formula);
    keep_unbroken(observing->runs, observing->cut->index, &one);
    return one.count > 0;
}

// The strongest comparison that was never broken: equal, else less or greater, else different.
static void compare(Observing *observing, const IndexRange *range, Formula a, Formula b) {
    LogicTable *table = observing->prover->table;
    if (a == b || logic_sort(table, a) != logic_sort(table, b))
        return;
    Formula same = for_all_in(observing, range, logic_equal(table, a, b));
    if (is_unbroken(observing, same)) {
        candidate(observing, same);
        return;
    }
    if (logic_sort(table, a) == SORT_BOOL)
        return;
    Formula sides[2][2] = {{a, b}, {b, a}};
    bool found = false;
    for (uint32_t i = 0; i < 2; i++) {
        Formula weak =
            for_all_in(observing, range, logic_less_equal(table, sides[i][0], sides[i][1]));
        if (!is_unbroken(observing, weak))
            continue;
        Formula strict = for_all_in(observing, range, logic_less(table, sides[i][0], sides[i][1]));
        if (is_unbroken(observing, strict))
            candidate(observing, strict);
        candidate(observing, weak);
        found = true;
    }
    if (!found)
        candidate(observing,
                  for_all_in(observing, range, logic_not(table, logic_equal(table, a, b))));
}

static void with_variables(Observing *observing, const ArrayPart *of, const IndexRange *range) {
    const Vocabulary *vocabulary = observing->vocabulary;
    LogicTable *table = observing->prover->table;
    Formula own = element(observing, of, observing->k);
    const FormulaList *terms = of->sort == SORT_LONG  ? &vocabulary->longs
                               : of->sort == SORT_INT ? &vocabulary->ints
                                                      : &vocabulary->booleans;
    for (uint32_t i = 0; i < terms->count; i++)
        if (logic_node(table, terms->items[i])->kind != FORMULA_KIND_LENGTH)
            compare(observing, range, own, terms->items[i]);
    for (uint32_t i = 0; i < vocabulary->changed_ints; i++)
        compare(observing, range, own, element(observing, of, vocabulary->ints.items[i]));
    if (of->sort == SORT_BOOL) {
        compare(observing, range, own, FORMULA_TRUE);
        compare(observing, range, own, FORMULA_FALSE);
    }
}

static void with_index(Observing *observing, const ArrayPart *of, const IndexRange *range) {
    LogicTable *table = observing->prover->table;
    Formula own = element(observing, of, observing->k);
    if (of->sort != SORT_INT)
        return;
    for (int64_t factor = 1; factor <= 2; factor++)
        for (int64_t more = -1; more <= 1; more++)
            compare(observing, range, own,
                    logic_add(
                        table,
                        logic_multiply(table, observing->k, logic_number(table, SORT_INT, factor)),
                        logic_number(table, SORT_INT, more)));
    compare(observing, range, own, logic_multiply(table, observing->k, observing->k));
}

// b[k], b[k - 1], b[k + 1], b[k + v], b[k - v], b[b.length - 1 - k], …
static void with_elements(Observing *observing, const ArrayPart *of, const IndexRange *range) {
    LogicTable *table = observing->prover->table;
    const Vocabulary *vocabulary = observing->vocabulary;
    Formula k = observing->k, one = logic_number(table, SORT_INT, 1);
    Formula own = element(observing, of, k);
    for (uint32_t i = 0; i < observing->arrays.count; i++) {
        const ArrayPart *other = &observing->arrays.items[i];
        if (other->sort != of->sort || other == of)
            continue;
        compare(observing, range, own, element(observing, other, k));
        Formula equals[] = {logic_add(table, k, one), logic_subtract(table, k, one),
                            logic_subtract(table, logic_subtract(table, other->length, one), k)};
        for (uint32_t j = 0; j < 3; j++)
            candidate(observing,
                      for_all_in(observing, range,
                                 logic_equal(table, own, element(observing, other, equals[j]))));
        for (uint32_t j = 0; j < vocabulary->ints.count; j++) {
            Formula by = vocabulary->ints.items[j];
            if (logic_is_number(table, by, NULL))
                continue;
            Formula shifted[] = {logic_add(table, k, by), logic_subtract(table, k, by)};
            for (uint32_t n = 0; n < 2; n++)
                candidate(
                    observing,
                    for_all_in(observing, range,
                               logic_equal(table, own, element(observing, other, shifted[n]))));
        }
    }
}

// ---- For all pairs

static Formula for_all_pairs(Observing *observing, Formula ranges, Formula body) {
    LogicTable *table = observing->prover->table;
    Formula bound[] = {observing->k, observing->l};
    return logic_quantify(table, true, bound, 2, logic_or(table, ranges, body));
}

static void in_order(Observing *observing, const ArrayPart *of, const IndexRange *range) {
    LogicTable *table = observing->prover->table;
    Formula k = observing->k, l = observing->l;
    Formula a = element(observing, of, k), b = element(observing, of, l);
    if (of->sort != SORT_INT && of->sort != SORT_LONG)
        return;
    Formula parts[] = {logic_less(table, k, range->low), logic_less_equal(table, l, k),
                       logic_less_equal(table, range->high, l)};
    Formula ranges = logic_or_all(table, parts, 3);
    candidate(observing, for_all_pairs(observing, ranges, logic_less_equal(table, a, b)));
    candidate(observing, for_all_pairs(observing, ranges, logic_less_equal(table, b, a)));
    candidate(observing, for_all_pairs(observing, ranges, logic_less(table, a, b)));
    candidate(observing,
              for_all_pairs(observing, ranges, logic_not(table, logic_equal(table, a, b))));
}

// All of one range against all of the range behind it.
static void one_below_another(Observing *observing, const ArrayPart *of, const IndexRange *first,
                              const IndexRange *second) {
    LogicTable *table = observing->prover->table;
    if (first->high != second->low || (of->sort != SORT_INT && of->sort != SORT_LONG))
        return;
    Formula a = element(observing, of, observing->k), b = element(observing, of, observing->l);
    Formula ranges = logic_or(table, outside(observing, observing->k, first->low, first->high),
                              outside(observing, observing->l, second->low, second->high));
    candidate(observing, for_all_pairs(observing, ranges, logic_less_equal(table, a, b)));
    candidate(observing, for_all_pairs(observing, ranges, logic_less_equal(table, b, a)));
    candidate(observing, for_all_pairs(observing, ranges, logic_less(table, a, b)));
}

static void about_array(Observing *observing, const ArrayPart *of) {
    find_ranges(observing, of);
    for (uint32_t i = 0; i < observing->ranges.count && !out_of_time(observing->prover); i++) {
        const IndexRange *range = &observing->ranges.items[i];
        in_order(observing, of, range);
        for (uint32_t j = 0; j < observing->ranges.count; j++)
            one_below_another(observing, of, range, &observing->ranges.items[j]);
        if (!range->is_inside)
            continue;
        with_variables(observing, of, range);
        with_elements(observing, of, range);
        with_index(observing, of, range);
    }
}

void find_observed_elements(Runs *runs, uint32_t cut, const Vocabulary *vocabulary,
                            FormulaList *list) {
    Prover *prover = runs->prover;
    Observing observing = {.runs = runs,
                           .prover = prover,
                           .vocabulary = vocabulary,
                           .cut = prover->cuts->items[cut],
                           .k = logic_bound_variable(prover->table, SORT_INT, "k"),
                           .l = logic_bound_variable(prover->table, SORT_INT, "l")};
    find_arrays(&observing);
    for (uint32_t i = 0; i < observing.arrays.count; i++)
        if (!observing.arrays.items[i].is_old)
            about_array(&observing, &observing.arrays.items[i]);
    keep_unbroken(runs, cut, &observing.found);
    for (uint32_t i = 0; i < observing.found.count && i < MOST_FOUND; i++)
        vector_push(prover->scratch, list, observing.found.items[i]);
}
