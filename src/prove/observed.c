// Candidates for loop invariants from the values that runs had at the head of the loop.
//
// Numbers: equalities between the variables and products of two of them, by linear algebra; bounds
// of differences and sums that were reached; remainders. Then the same where a branch is taken, or
// a variable has one of few values: `!guard || …`. What was never broken is a candidate, no more.
#include "prove/runs.h"

enum {
    FEWEST_SAMPLES = 6,
    MOST_COLUMNS = 14,
    MOST_FACTORS = 5,
    MOST_GUARDS = 16,
    LARGEST = 1 << 20, // of numbers that equalities are read off
};

typedef struct Column {
    Formula term;
    int64_t *values; // by sample
    int64_t largest; // of the values, without sign
    bool is_changed;
    bool is_constant;
    bool is_dependent; // an equality says what it is
} Column;
typedef VECTOR(Column) ColumnList;

typedef VECTOR(int64_t) NumberList;

typedef struct Observed {
    Runs *runs;
    Prover *prover;
    uint32_t cut;
    const SampleList *samples;
    Formula guard;               // FORMULA_TRUE: always; else only where it holds
    const bool *is_used;         // by sample: the guard holds there
    uint32_t used;               // so many
    const NumberList *constants; // of the program
    FormulaList *list;
} Observed;

static bool is_small(int64_t value) {
    return value > -LARGEST && value < LARGEST;
}

static void candidate(Observed *observed, Formula formula) {
    LogicTable *table = observed->prover->table;
    if (formula != FORMULA_TRUE && formula != FORMULA_FALSE)
        vector_push(observed->prover->scratch, observed->list,
                    logic_or(table, logic_not(table, observed->guard), formula));
}

// ---- Constants of the program

static void add_constants(Prover *prover, Formula formula, uint32_t depth, NumberList *list) {
    const FormulaNode *node = logic_node(prover->table, formula);
    int64_t value = node->constant;
    bool has_one = node->kind == FORMULA_KIND_NUMBER || node->kind == FORMULA_KIND_SUM;
    for (uint32_t i = 0; i < list->count && has_one; i++)
        has_one = list->items[i] != value;
    if (has_one && is_small(value))
        vector_push(prover->scratch, list, value);
    for (uint32_t i = 0; i < node->count && depth < 10; i++)
        add_constants(prover, logic_node(prover->table, formula)->children[i], depth + 1, list);
}

static void add_constants_of(Prover *prover, const FormulaList *from, NumberList *list) {
    for (uint32_t i = 0; i < from->count; i++)
        add_constants(prover, from->items[i], 0, list);
}

static NumberList constants_of(Prover *prover) {
    NumberList list = {0};
    add_constants_of(prover, quantified_assumptions(prover->quantified), &list);
    for (uint32_t i = 0; i < prover->segments->count; i++)
        add_constants_of(prover, &prover->segments->items[i].end->conditions, &list);
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        add_constants(prover, prover->obligations->items[i].goal, 0, &list);
        add_constants_of(prover, &prover->obligations->items[i].conditions, &list);
    }
    return list;
}

// Other bounds are those of the inputs that were tried.
static bool is_plausible(const Observed *observed, int64_t bound) {
    if (bound >= -2 && bound <= 2)
        return true;
    for (uint32_t i = 0; i < observed->constants->count; i++) {
        int64_t distance = bound - observed->constants->items[i];
        int64_t mirrored = bound + observed->constants->items[i];
        if ((distance >= -1 && distance <= 1) || (mirrored >= -1 && mirrored <= 1))
            return true;
    }
    return false;
}

// ---- Columns

// False: it has no value in some sample that counts.
static bool read_column(Observed *observed, Formula term, Column *column) {
    Runs *runs = observed->runs;
    column->term = term;
    column->is_constant = true;
    column->values =
        arena_array(observed->prover->scratch, observed->samples->count, sizeof(int64_t));
    int64_t first = 0;
    bool has_first = false;
    for (uint32_t i = 0; i < observed->samples->count; i++) {
        const Sample *sample = &observed->samples->items[i];
        if (!observed->is_used[i])
            continue;
        runs_look_at(runs, sample->run, sample->variables);
        if (!runs_number(runs, term, &column->values[i]))
            return false;
        first = has_first ? first : column->values[i];
        has_first = true;
        column->is_constant &= column->values[i] == first;
        int64_t size = column->values[i] < 0 ? -(column->values[i] + 1) : column->values[i];
        column->largest = size > column->largest ? size : column->largest;
    }
    return true;
}

// Behind those that do not change and those that stay smaller.
static void add_column(Observed *observed, ColumnList *columns, Column column) {
    vector_push(observed->prover->scratch, columns, column);
    uint32_t at = columns->count - 1;
    for (; column.is_changed && at && columns->items[at - 1].is_changed &&
           columns->items[at - 1].largest > column.largest;
         at--)
        columns->items[at] = columns->items[at - 1];
    columns->items[at] = column;
}

// An equality says what a later one is in terms of those before: what changes comes last, and what
// grows fastest.
static ColumnList columns_of(Observed *observed, const FormulaList *terms, uint32_t changed,
                             bool widen) {
    LogicTable *table = observed->prover->table;
    ColumnList columns = {0};
    for (uint32_t i = terms->count; i-- > 0;) {
        Formula term = terms->items[i];
        Column column = {.is_changed = i < changed};
        if (logic_is_number(table, term, NULL) ||
            columns.count >= MOST_COLUMNS + (column.is_changed ? 8u : 0u))
            continue;
        if (read_column(observed, widen ? logic_widen(table, term) : term, &column))
            add_column(observed, &columns, column);
    }
    return columns;
}

// ---- Equalities

static bool row_is_small(const ColumnList *columns, uint32_t sample) {
    for (uint32_t i = 0; i < columns->count; i++)
        if (!is_small(columns->items[i].values[sample]))
            return false;
    return true;
}

// coefficients · (1, columns) == 0, what is negative on the other side.
static Formula equality(Observed *observed, const ColumnList *columns,
                        const int64_t *coefficients) {
    LogicTable *table = observed->prover->table;
    Sort sort = logic_sort(table, columns->items[0].term);
    Formula sides[2] = {logic_number(table, sort, 0), logic_number(table, sort, 0)};
    for (uint32_t i = 0; i <= columns->count; i++) {
        int64_t factor = coefficients[i];
        Formula term = i ? columns->items[i - 1].term : logic_number(table, sort, 1);
        Formula *side = &sides[factor < 0];
        *side = logic_add(
            table, *side,
            logic_multiply(table, term, logic_number(table, sort, factor < 0 ? -factor : factor)));
    }
    return logic_equal(table, sides[0], sides[1]);
}

static void note_dependent(ColumnList *columns, const int64_t *coefficients) {
    uint32_t last = columns->count;
    while (last && !coefficients[last])
        last--;
    if (last)
        columns->items[last - 1].is_dependent = true;
}

static bool speaks_of_change(const ColumnList *columns, const int64_t *coefficients) {
    for (uint32_t i = 0; i < columns->count; i++)
        if (coefficients[i + 1] && columns->items[i].is_changed)
            return true;
    return false;
}

static void equalities(Observed *observed, ColumnList *columns) {
    Arena *arena = observed->prover->scratch;
    uint32_t width = columns->count + 1, rows = 0;
    int64_t *table = arena_array(arena, observed->samples->count * width + 1, sizeof(int64_t));
    for (uint32_t i = 0; i < observed->samples->count; i++) {
        if (!observed->is_used[i] || !row_is_small(columns, i))
            continue;
        table[rows * width] = 1;
        for (uint32_t j = 0; j < columns->count; j++)
            table[rows * width + j + 1] = columns->items[j].values[i];
        rows++;
    }
    if (!columns->count || rows < FEWEST_SAMPLES)
        return;
    CoefficientsList found = {0};
    find_equalities(arena, table, rows, width, &found);
    for (uint32_t i = 0; i < found.count; i++) {
        note_dependent(columns, found.items[i]);
        if (speaks_of_change(columns, found.items[i]))
            candidate(observed, equality(observed, columns, found.items[i]));
    }
}

// Products of two values as columns of their own.
static ColumnList with_products(Observed *observed, const ColumnList *columns) {
    Arena *arena = observed->prover->scratch;
    ColumnList all = {0}, factors = {0};
    for (uint32_t i = columns->count; i-- > 0 && factors.count < MOST_FACTORS;)
        if (!columns->items[i].is_constant && !columns->items[i].is_dependent)
            vector_push(arena, &factors, columns->items[i]);
    for (uint32_t i = 0; i < factors.count; i++) {
        for (uint32_t j = i; j < factors.count; j++) {
            const Column *a = &factors.items[i], *b = &factors.items[j];
            Column product = {.term = logic_multiply(observed->prover->table, a->term, b->term),
                              .values =
                                  arena_array(arena, observed->samples->count, sizeof(int64_t)),
                              .is_changed = a->is_changed || b->is_changed};
            for (uint32_t k = 0; k < observed->samples->count; k++)
                product.values[k] = is_small(a->values[k]) && is_small(b->values[k])
                                        ? a->values[k] * b->values[k]
                                        : LARGEST;
            vector_push(arena, &all, product);
        }
    }
    for (uint32_t i = 0; i < factors.count; i++)
        vector_push(arena, &all, factors.items[factors.count - 1 - i]);
    return all;
}

// ---- Bounds

typedef struct Extreme {
    int64_t value;
    uint32_t times; // reached, in different runs
    bool fits;
} Extreme;

static const int64_t MOST_ADDED = INT64_MAX / 8; // three of them are a number

// The greatest value of p·a + q·b + r·c over the samples.
static Extreme greatest(const Observed *observed, const Column *a, int64_t p, const Column *b,
                        int64_t q, const Column *c, int64_t r) {
    Extreme extreme = {.fits = true};
    uint32_t run = UINT32_MAX;
    bool has_one = false;
    for (uint32_t i = 0; i < observed->samples->count; i++) {
        if (!observed->is_used[i])
            continue;
        if (a->largest > MOST_ADDED || (b && b->largest > MOST_ADDED) ||
            (c && c->largest > MOST_ADDED))
            return (Extreme){.fits = false};
        int64_t value = p * a->values[i] + (b ? q * b->values[i] : 0) + (c ? r * c->values[i] : 0);
        if (!has_one || value > extreme.value) {
            extreme.value = value;
            extreme.times = 0;
            run = UINT32_MAX;
        }
        if (value == extreme.value && observed->samples->items[i].number != run) {
            extreme.times++;
            run = observed->samples->items[i].number;
        }
        has_one = true;
    }
    extreme.fits = has_one && is_small(extreme.value);
    return extreme;
}

static Formula times(LogicTable *table, const Column *column, int64_t factor) {
    return logic_multiply(table, column->term,
                          logic_number(table, logic_sort(table, column->term), factor));
}

// p·a + q·b <= greatest, with the constant on the right.
static void bound_pair(Observed *observed, const Column *a, int64_t p, const Column *b, int64_t q) {
    LogicTable *table = observed->prover->table;
    Extreme extreme = greatest(observed, a, p, b, q, NULL, 0);
    if (!extreme.fits || extreme.times < 3 || !is_plausible(observed, extreme.value))
        return;
    Formula bound = logic_number(table, logic_sort(table, a->term), extreme.value);
    if (p > 0 && q < 0)
        candidate(observed, logic_less_equal(table, a->term, logic_add(table, b->term, bound)));
    else if (p < 0 && q > 0)
        candidate(observed, logic_less_equal(table, b->term, logic_add(table, a->term, bound)));
    else
        candidate(observed,
                  logic_less_equal(table, logic_add(table, times(table, a, p), times(table, b, q)),
                                   bound));
}

// a + b against c.
static void bound_triple(Observed *observed, const Column *a, const Column *b, const Column *c) {
    LogicTable *table = observed->prover->table;
    Formula sum = logic_add(table, a->term, b->term);
    Extreme above = greatest(observed, a, 1, b, 1, c, -1);
    Extreme below = greatest(observed, a, -1, b, -1, c, 1);
    Sort sort = logic_sort(table, sum);
    if (above.fits && above.times >= 3 && above.value >= -1 && above.value <= 1)
        candidate(observed, logic_less_equal(
                                table, sum,
                                logic_add(table, c->term, logic_number(table, sort, above.value))));
    if (below.fits && below.times >= 3 && below.value >= -1 && below.value <= 1)
        candidate(observed,
                  logic_less_equal(table, c->term,
                                   logic_add(table, sum, logic_number(table, sort, below.value))));
}

static void bounds(Observed *observed, const ColumnList *columns) {
    LogicTable *table = observed->prover->table;
    for (uint32_t i = 0; i < columns->count; i++) {
        const Column *a = &columns->items[i];
        Sort sort = logic_sort(table, a->term);
        if (!a->is_changed)
            continue;
        Extreme most = greatest(observed, a, 1, NULL, 0, NULL, 0);
        Extreme least = greatest(observed, a, -1, NULL, 0, NULL, 0);
        if (most.fits && most.times >= 3 && is_plausible(observed, most.value))
            candidate(observed,
                      logic_less_equal(table, a->term, logic_number(table, sort, most.value)));
        if (least.fits && least.times >= 3 && is_plausible(observed, least.value))
            candidate(observed,
                      logic_less_equal(table, logic_number(table, sort, -least.value), a->term));
        for (uint32_t j = 0; j < columns->count; j++) {
            const Column *b = &columns->items[j];
            if (j == i || (b->is_changed && j < i))
                continue;
            bound_pair(observed, a, 1, b, -1);
            bound_pair(observed, a, -1, b, 1);
            bound_pair(observed, a, 1, b, 1);
            bound_pair(observed, a, -1, b, -1);
            for (uint32_t k = 0; k < columns->count; k++)
                if (k != i && k != j && (!columns->items[k].is_changed || b->is_changed))
                    bound_triple(observed, a, b, &columns->items[k]);
        }
    }
}

// ---- Remainders

static uint32_t distinct(const Observed *observed, const Column *column, uint32_t most) {
    int64_t seen[8];
    uint32_t count = 0;
    for (uint32_t i = 0; i < observed->samples->count && count < most; i++) {
        bool is_new = observed->is_used[i];
        for (uint32_t j = 0; j < count && is_new; j++)
            is_new = seen[j] != column->values[i];
        if (is_new)
            seen[count++] = column->values[i];
    }
    return count;
}

static void remainders(Observed *observed, const ColumnList *columns) {
    LogicTable *table = observed->prover->table;
    for (uint32_t i = 0; i < columns->count; i++) {
        const Column *column = &columns->items[i];
        Sort sort = logic_sort(table, column->term);
        for (int64_t m = 2; m <= 10 && column->is_changed; m++) {
            bool same = distinct(observed, column, 4) >= 4, has_one = false;
            int64_t rest = 0;
            for (uint32_t j = 0; j < observed->samples->count && same; j++) {
                if (!observed->is_used[j])
                    continue;
                same = !has_one || column->values[j] % m == rest;
                rest = column->values[j] % m;
                has_one = true;
            }
            if (same)
                candidate(observed, logic_equal(table,
                                                logic_remainder(table, column->term,
                                                                logic_number(table, sort, m)),
                                                logic_number(table, sort, rest)));
        }
    }
}

// ---- All about numbers

typedef void About(Observed *observed, ColumnList *columns);

static void linear(Observed *observed, ColumnList *columns) {
    equalities(observed, columns);
    bounds(observed, columns);
    remainders(observed, columns);
}

static void quadratic(Observed *observed, ColumnList *columns) {
    FormulaList *list = observed->list, known = {0};
    observed->list = &known; // only to see which columns depend on others
    equalities(observed, columns);
    observed->list = list;
    ColumnList products = with_products(observed, columns);
    if (observed->used > 2 * products.count)
        equalities(observed, &products);
}

static void about_numbers(Observed *observed, const Vocabulary *vocabulary, About *about) {
    ColumnList ints = columns_of(observed, &vocabulary->ints, vocabulary->changed_ints, false);
    about(observed, &ints);
    if (!vocabulary->changed_longs)
        return;
    // A long is often counted by ints.
    ColumnList longs = columns_of(observed, &vocabulary->ints, vocabulary->changed_ints, true);
    ColumnList own = columns_of(observed, &vocabulary->longs, vocabulary->changed_longs, false);
    for (uint32_t i = 0; i < own.count; i++)
        vector_push(observed->prover->scratch, &longs, own.items[i]);
    about(observed, &longs);
}

static void keep_used(Observed *observed, Formula guard) {
    bool *used = arena_array(observed->prover->scratch, observed->samples->count + 1, sizeof(bool));
    observed->guard = guard;
    observed->used = 0;
    for (uint32_t i = 0; i < observed->samples->count; i++) {
        const Sample *sample = &observed->samples->items[i];
        int64_t value;
        runs_look_at(observed->runs, sample->run, sample->variables);
        used[i] = runs_number(observed->runs, guard, &value) && value;
        observed->used += used[i];
    }
    observed->is_used = used;
}

// ---- Guards

static bool is_plain(const LogicTable *table, Formula formula, uint32_t depth) {
    const FormulaNode *node = logic_node(table, formula);
    bool plain = node->kind != FORMULA_KIND_FORALL && node->kind != FORMULA_KIND_EXISTS &&
                 node->kind != FORMULA_KIND_ITE && depth < 8;
    for (uint32_t i = 0; plain && i < node->count; i++)
        plain = is_plain(table, node->children[i], depth + 1);
    return plain;
}

static void add_guard(Observed *observed, FormulaList *guards, Formula guard) {
    LogicTable *table = observed->prover->table;
    Formula negated = logic_not(table, guard);
    if (!is_plain(table, guard, 0) || list_has(guards, guard) || guards->count >= MOST_GUARDS ||
        !jml_of(observed->prover, observed->cut, guard))
        return;
    vector_push(observed->prover->scratch, guards, guard);
    if (!list_has(guards, negated) && guards->count < MOST_GUARDS)
        vector_push(observed->prover->scratch, guards, negated);
}

static void add_values(Observed *observed, Formula term, FormulaList *guards) {
    LogicTable *table = observed->prover->table;
    Column column = {0};
    if (!read_column(observed, term, &column) || distinct(observed, &column, 5) >= 5)
        return;
    for (uint32_t i = 0; i < observed->samples->count; i++)
        add_guard(observed, guards,
                  logic_equal(table, term,
                              logic_number(table, logic_sort(table, term), column.values[i])));
}

static FormulaList guards_of(Observed *observed, const Vocabulary *vocabulary) {
    Prover *prover = observed->prover;
    FormulaList guards = {0};
    for (uint32_t i = 0; i < vocabulary->booleans.count; i++)
        add_guard(observed, &guards, vocabulary->booleans.items[i]);
    for (uint32_t i = 0; i < vocabulary->changed_ints; i++)
        add_values(observed, vocabulary->ints.items[i], &guards);
    Formula null = logic_number(prover->table, SORT_REF, 0);
    for (uint32_t i = 0; i < vocabulary->changed_references; i++)
        add_guard(observed, &guards,
                  logic_equal(prover->table, vocabulary->references.items[i], null));
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        for (uint32_t j = 0; segment->from == observed->cut && j < segment->end->conditions.count;
             j++)
            add_guard(observed, &guards, segment->end->conditions.items[j]);
    }
    return guards;
}

// ---- The whole

void keep_unbroken(Runs *runs, uint32_t cut, FormulaList *list) {
    const SampleList *samples = &runs->samples[cut];
    for (uint32_t i = 0; i < samples->count && !out_of_time(runs->prover); i++) {
        uint32_t kept = 0;
        runs_look_at(runs, samples->items[i].run, samples->items[i].variables);
        for (uint32_t j = 0; j < list->count; j++) {
            int64_t value;
            if (!runs_number(runs, list->items[j], &value) || value)
                list->items[kept++] = list->items[j];
        }
        list->count = kept;
    }
}

static bool reads_heap(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    bool reads = node->kind == FORMULA_KIND_SELECT;
    for (uint32_t i = 0; !reads && i < node->count; i++)
        reads = reads_heap(table, node->children[i]);
    return reads;
}

// What a FORALL says where its range is empty: that it is. NONE: it has no range.
static Formula emptiness(Prover *prover, Formula formula) {
    LogicTable *table = prover->table;
    FormulaNode node = *logic_node(table, formula);
    if (node.kind != FORMULA_KIND_FORALL)
        return FORMULA_NONE;
    FormulaNode body = *logic_node(table, node.children[node.count - 1]);
    FormulaList range = {0};
    for (uint32_t i = 0; body.kind == FORMULA_KIND_OR && i < body.count; i++) {
        FormulaKind kind = logic_node(table, body.children[i])->kind;
        bool is_order = kind == FORMULA_KIND_LESS || kind == FORMULA_KIND_LESS_EQUAL;
        if (is_order && !reads_heap(table, body.children[i]))
            vector_push(prover->scratch, &range, body.children[i]);
    }
    return logic_quantify(table, true, node.children, node.count - 1,
                          logic_or_all(table, range.items, range.count));
}

void drop_empty(Runs *runs, uint32_t cut, FormulaList *list) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        FormulaList empty = {0};
        Formula says = emptiness(runs->prover, list->items[i]);
        if (says && says != list->items[i]) {
            vector_push(runs->prover->scratch, &empty, says);
            keep_unbroken(runs, cut, &empty);
        }
        if (!empty.count)
            list->items[kept++] = list->items[i];
    }
    list->count = kept;
}

static void keep_distinct(Prover *prover, uint32_t cut, FormulaList *list) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        bool is_new = list->items[i] != FORMULA_TRUE && jml_of(prover, cut, list->items[i]);
        for (uint32_t j = 0; j < kept && is_new; j++)
            is_new = list->items[j] != list->items[i];
        if (is_new)
            list->items[kept++] = list->items[i];
    }
    list->count = kept;
}

static bool multiplies(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    bool found = node->kind == FORMULA_KIND_MULTIPLY;
    for (uint32_t i = 0; !found && i < node->count; i++)
        found = multiplies(table, node->children[i]);
    return found;
}

static bool any_multiplies(const LogicTable *table, const FormulaList *list) {
    for (uint32_t i = 0; i < list->count; i++)
        if (multiplies(table, list->items[i]))
            return true;
    return false;
}

// Products are hard to reason about: only where conditions or the specification have some.
static bool speaks_of_products(Prover *prover) {
    bool found = any_multiplies(prover->table, quantified_assumptions(prover->quantified));
    for (uint32_t i = 0; i < prover->segments->count && !found; i++)
        found = any_multiplies(prover->table, &prover->segments->items[i].end->conditions);
    for (uint32_t i = 0; i < prover->obligations->count && !found; i++)
        found = multiplies(prover->table, prover->obligations->items[i].goal) ||
                any_multiplies(prover->table, &prover->obligations->items[i].conditions);
    return found;
}

static void under_guards(Observed *observed, const Vocabulary *vocabulary) {
    FormulaList guards = guards_of(observed, vocabulary);
    for (uint32_t i = 0; i < guards.count && !out_of_time(observed->prover); i++) {
        keep_used(observed, guards.items[i]);
        if (observed->used >= FEWEST_SAMPLES && observed->used < observed->samples->count)
            about_numbers(observed, vocabulary, linear);
    }
}

void find_observed(Runs *runs, uint32_t cut, uint32_t level, FormulaList *list) {
    Prover *prover = runs->prover;
    Observed observed = {
        .runs = runs, .prover = prover, .cut = cut, .samples = &runs->samples[cut], .list = list};
    if (observed.samples->count < FEWEST_SAMPLES)
        return;
    Vocabulary vocabulary = vocabulary_of(prover, cut);
    keep_used(&observed, FORMULA_TRUE);
    NumberList constants = constants_of(prover);
    observed.constants = &constants;
    switch (level) {
    case 0: about_numbers(&observed, &vocabulary, linear); break;
    case 1: find_observed_elements(runs, cut, &vocabulary, list); break;
    case 2: under_guards(&observed, &vocabulary); break;
    case 3:
        if (speaks_of_products(prover))
            about_numbers(&observed, &vocabulary, quadratic);
        break;
    }
    keep_unbroken(runs, cut, list);
    drop_empty(runs, cut, list);
    keep_distinct(prover, cut, list);
}
