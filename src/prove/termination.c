// Does the method end? JML's default is that it does.
//
// A loop ends if some measure becomes less with every way back to its head. Java's ints are
// finitely many, so that any int or difference of two will do; mathematical ones must not be
// negative besides. Measures are looked for among what the loop compares and changes; ways back on
// which the first one stays as it is are left to a second one, and so on (a lexicographic measure).
// A recursion ends if its `measured_by` says so.
#include "prove/internal.h"

#include "base/clock.h"

enum { MOST_MEASURES = 60, MILLISECONDS = 200, SECONDS = 4 };

typedef struct Ending {
    Prover *prover;
    const Invariants *invariants;
    const CutPoint *loop;
    FormulaList measures;         // candidates, over the state at the head
    VECTOR(const Segment *) ways; // back to the head, on which nothing decreases yet
} Ending;

static bool is_integral(const Prover *prover, Formula formula) {
    Sort sort = logic_sort(prover->table, formula);
    return sort == SORT_INT || sort == SORT_LONG;
}

// ---- Candidates

// What an iteration brings in, such as the result of a call, is another value in the next one:
// nothing can be measured with it.
static bool is_known_at_head(Ending *ending, Formula measure) {
    Prover *prover = ending->prover;
    const FormulaList *known = known_variables(prover, ending->loop->index);
    FormulaList found = {0};
    logic_free_variables(prover->table, measure, &found, prover->scratch);
    for (uint32_t i = 0; i < found.count; i++)
        if (!list_has(known, found.items[i]))
            return false;
    return found.count > 0;
}

static void add_measure(Ending *ending, Formula measure) {
    if (ending->measures.count < MOST_MEASURES && !list_has(&ending->measures, measure) &&
        is_known_at_head(ending, measure))
        vector_push(ending->prover->scratch, &ending->measures, measure);
}

// How far it is from a up to b, going round where Java's ints do.
static void add_distance(Ending *ending, Formula a, Formula b) {
    LogicTable *table = ending->prover->table;
    Formula distance = logic_subtract(table, b, a);
    Formula exact = logic_exact(table, distance);
    Sort sort = logic_sort(table, exact);
    if (logic_numbers(table) == NUMBERS_MATH || logic_sort(table, a) != SORT_INT)
        return;
    Formula round = logic_add(table, exact, logic_number(table, sort, (int64_t)1 << 32));
    Formula is_negative = logic_less(table, distance, logic_number(table, SORT_INT, 0));
    add_measure(ending, logic_ite(table, is_negative, round, exact));
}

static void add_differences(Ending *ending, Formula a, Formula b) {
    LogicTable *table = ending->prover->table;
    Formula first = logic_exact(table, a), second = logic_exact(table, b);
    add_measure(ending, logic_subtract(table, second, first));
    add_measure(ending, logic_subtract(table, first, second));
}

static void add_compared(Ending *ending, Formula condition, uint32_t depth) {
    enum { DEEPEST = 6 };
    const FormulaNode *node = logic_node(ending->prover->table, condition);
    bool is_equal = node->kind == FORMULA_KIND_EQUAL;
    bool is_order = node->kind == FORMULA_KIND_LESS || node->kind == FORMULA_KIND_LESS_EQUAL;
    if ((is_equal || is_order) && is_integral(ending->prover, node->children[0])) {
        Formula a = node->children[0], b = node->children[1];
        add_differences(ending, a, b);
        if (is_equal) {
            add_distance(ending, a, b);
            add_distance(ending, b, a);
        }
        return;
    }
    if (node->sort != SORT_BOOL || depth > DEEPEST)
        return;
    for (uint32_t i = 0; i < node->count; i++) // the table grows meanwhile
        add_compared(ending, logic_node(ending->prover->table, condition)->children[i], depth + 1);
}

static void add_changed(Ending *ending, const FormulaList *values, uint32_t changed) {
    LogicTable *table = ending->prover->table;
    for (uint32_t i = 0; i < changed; i++) {
        Formula exact = logic_exact(table, values->items[i]);
        add_measure(ending, exact);
        add_measure(ending, logic_negate(table, exact));
    }
    for (uint32_t i = 0; i < changed; i++)
        for (uint32_t j = i + 1; j < values->count; j++)
            add_differences(ending, values->items[i], values->items[j]);
}

static void find_measures(Ending *ending) {
    Prover *prover = ending->prover;
    uint32_t index = ending->loop->index;
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        for (uint32_t j = 0; segment->from == index && j < segment->end->conditions.count; j++)
            add_compared(ending, segment->end->conditions.items[j], 0);
    }
    Vocabulary vocabulary = vocabulary_of(prover, index);
    add_changed(ending, &vocabulary.ints, vocabulary.changed_ints);
    add_changed(ending, &vocabulary.longs, vocabulary.changed_longs);
}

// ---- Questions

// On this way back, where the measure does not become less; not `strictly`: where it becomes more.
static Formula is_kept_from(Ending *ending, const Segment *way, Formula measure, bool strictly) {
    Prover *prover = ending->prover;
    LogicTable *table = prover->table;
    Formula now = quantified_at(prover->quantified, ending->loop, measure, way->end);
    Formula fails =
        strictly ? logic_less_equal(table, measure, now) : logic_less(table, measure, now);
    if (strictly && logic_numbers(table) == NUMBERS_MATH) {
        Formula zero = logic_number(table, logic_sort(table, measure), 0);
        fails = logic_or(table, fails, logic_less(table, measure, zero));
    }
    return logic_and(table, segment_premise(prover, ending->invariants, way), fails);
}

static bool is_impossible(Ending *ending, Formula formula) {
    return ask(ending->prover, formula, FORMULA_FALSE, MILLISECONDS) == SOLVER_UNSATISFIABLE;
}

static bool holds_on_all(Ending *ending, Formula measure, bool strictly) {
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < ending->ways.count; i++)
        any = logic_or(ending->prover->table, any,
                       is_kept_from(ending, ending->ways.items[i], measure, strictly));
    return is_impossible(ending, any);
}

// Leaves out the ways on which the measure becomes less. False: there are none.
static bool leave_out_decreasing(Ending *ending, Formula measure) {
    uint32_t kept = 0, count = ending->ways.count;
    for (uint32_t i = 0; i < count; i++) {
        const Segment *way = ending->ways.items[i];
        if (!is_impossible(ending, is_kept_from(ending, way, measure, true)))
            ending->ways.items[kept++] = way;
    }
    ending->ways.count = kept;
    return kept < count;
}

static bool find_measure(Ending *ending) {
    const FormulaList *measures = &ending->measures;
    for (uint32_t i = 0; i < measures->count && !out_of_time(ending->prover); i++)
        if (holds_on_all(ending, measures->items[i], true))
            return true;
    bool found = ending->ways.count > 1;
    while (found && ending->ways.count) {
        found = false;
        for (uint32_t i = 0; i < measures->count && !found && !out_of_time(ending->prover); i++)
            found = holds_on_all(ending, measures->items[i], false) &&
                    leave_out_decreasing(ending, measures->items[i]);
    }
    return !ending->ways.count;
}

// ---- Loops

static bool has_variant(const CutPoint *loop) {
    const NodeList *clauses = loop->statement ? ast_loop_clauses(loop->statement) : NULL;
    for (uint32_t i = 0; clauses && i < clauses->count; i++)
        if (clauses->items[i]->kind == NODE_EXPRESSION_CLAUSE &&
            as_ExpressionClause(clauses->items[i])->keyword == JML_DECREASES)
            return true; // which was an obligation
    return false;
}

static bool loop_ends(Prover *prover, const Invariants *invariants, const CutPoint *loop) {
    Ending ending = {.prover = prover, .invariants = invariants, .loop = loop};
    for (uint32_t i = 0; i < prover->segments->count; i++)
        if (prover->segments->items[i].is_back && prover->segments->items[i].to == loop->index)
            vector_push(prover->scratch, &ending.ways, &prover->segments->items[i]);
    if (!ending.ways.count || has_variant(loop))
        return true;
    find_measures(&ending);
    return find_measure(&ending);
}

static bool loops_end(Prover *prover, const Invariants *invariants) {
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        if (prover->cuts->items[i]->arrivals.count &&
            !loop_ends(prover, invariants, prover->cuts->items[i]))
            return false;
    return true;
}

// A proof has the invariants that the specification needs; that loops end may need others.
static bool loops_end_with_templates(Prover *prover) {
    Invariants invariants = invariants_copy(prover, &prover->invariants);
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        if (prover->cuts->items[i]->arrivals.count)
            find_candidates(prover, i, &invariants.of[i]);
    houdini(prover, &invariants);
    return !out_of_time(prover) && loops_end(prover, &invariants);
}

static bool all_loops_end(Prover *prover) {
    Deadline outer = prover->deadline, own = deadline_after(SECONDS);
    if (!deadline_is_set(outer) || deadline_left(own) < deadline_left(outer))
        prover->deadline = own;
    bool end = loops_end(prover, &prover->invariants) || loops_end_with_templates(prover);
    prover->deadline = outer;
    return end;
}

// ---- Calls

static bool calls_end(Prover *prover) {
    const QuantifiedCallList *calls = quantified_calls(prover->quantified);
    for (uint32_t i = 0; i < calls->count; i++)
        if (quantified_call_is_open(prover->quantified, &calls->items[i]))
            return false;
    return true;
}

bool end_is_shown(Prover *prover) {
    return quantified_may_diverge(prover->quantified) ||
           (calls_end(prover) && all_loops_end(prover));
}
