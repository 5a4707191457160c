// The cut program as Horn clauses, for Z3's own search (Spacer).
//
// A loop is a predicate over everything that its state, its guard and its facts speak of: the
// variables of the loop and those of the cut points before. Only programs without arrays and
// quantifiers: the engine is weak on them. What it finds is read back and shown again like any
// other invariant.
#include "prove/internal.h"

#include "base/clock.h"

enum { MOST_ARGUMENTS = 24 };

typedef struct Horn {
    Prover *prover;
    LogicHorn *solver;
    FormulaList arguments; // the same for all predicates
    uint32_t *predicates;  // by cut point
    Formula given;         // axioms and assumptions
} Horn;

static bool add_variables(Horn *horn, Formula formula) {
    Prover *prover = horn->prover;
    FormulaList found = {0};
    logic_free_variables(prover->table, formula, &found, prover->scratch);
    for (uint32_t i = 0; i < found.count; i++) {
        Sort sort = logic_sort(prover->table, found.items[i]);
        if (logic_is_array(sort) || sort == SORT_LONG || sort == SORT_EXACT)
            return false;
        if (!list_has(&horn->arguments, found.items[i]))
            vector_push(prover->scratch, &horn->arguments, found.items[i]);
    }
    return horn->arguments.count <= MOST_ARGUMENTS;
}

static bool speaks_of_heap(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    bool found = node->kind == FORMULA_KIND_FORALL || node->kind == FORMULA_KIND_EXISTS ||
                 node->kind == FORMULA_KIND_TOTAL || node->kind == FORMULA_KIND_LENGTH ||
                 node->kind == FORMULA_KIND_TYPE_OF || node->kind == FORMULA_KIND_SUBTYPE ||
                 logic_is_array(node->sort) || node->sort == SORT_LONG || node->sort == SORT_EXACT;
    for (uint32_t i = 0; !found && i < node->count; i++)
        found = speaks_of_heap(table, node->children[i]);
    return found;
}

static bool is_plain(Horn *horn, Formula formula) {
    return !speaks_of_heap(horn->prover->table, formula) && add_variables(horn, formula);
}

// What is given may be left out: less is then known.
static Formula plain_part(Horn *horn, const FormulaList *list) {
    Formula result = FORMULA_TRUE;
    for (uint32_t i = 0; i < list->count; i++)
        if (!speaks_of_heap(horn->prover->table, list->items[i]))
            result = logic_and(horn->prover->table, result, list->items[i]);
    return result;
}

static Formula plain_path(Horn *horn, const FormulaList *conditions, const FormulaList *facts) {
    return logic_and(horn->prover->table, plain_part(horn, facts), plain_part(horn, conditions));
}

// The values of the arguments when a cut point is reached with a state: its own variables are new.
static const Formula *arguments_at(Horn *horn, const CutPoint *cut, const QuantifiedState *state) {
    Prover *prover = horn->prover;
    Formula *values = arena_array(prover->scratch, horn->arguments.count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < horn->arguments.count; i++)
        values[i] = quantified_at(prover->quantified, cut, horn->arguments.items[i], state);
    return values;
}

static HornAtom at_start(Horn *horn, uint32_t cut) {
    return (HornAtom){horn->predicates[cut], horn->arguments.items};
}

static bool find_arguments(Horn *horn) {
    Prover *prover = horn->prover;
    if (!is_plain(horn, horn->given))
        return false;
    for (uint32_t i = 0; i < prover->segments->count; i++)
        if (!add_variables(horn, plain_path(horn, &prover->segments->items[i].end->conditions,
                                            &prover->segments->items[i].end->facts)))
            return false;
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        if (!is_plain(horn, obligation->goal) ||
            !add_variables(horn, plain_path(horn, &obligation->conditions, &obligation->facts)))
            return false;
    }
    for (uint32_t i = 1; i < prover->cuts->count; i++) {
        const CutPoint *cut = prover->cuts->items[i];
        for (uint32_t j = 0; j < cut->variables.count; j++)
            if (!is_plain(horn, cut->variables.items[j]))
                return false;
    }
    return true;
}

static void add_clauses(Horn *horn) {
    Prover *prover = horn->prover;
    LogicTable *table = prover->table;
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        const CutPoint *to = prover->cuts->items[segment->to];
        HornAtom from = at_start(horn, segment->from);
        HornAtom head = {horn->predicates[segment->to], arguments_at(horn, to, segment->end)};
        logic_horn_clause(
            horn->solver, &from,
            logic_and(table, horn->given,
                      plain_path(horn, &segment->end->conditions, &segment->end->facts)),
            &head);
    }
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        HornAtom from = at_start(horn, obligation->from);
        Formula parts[] = {horn->given,
                           plain_path(horn, &obligation->conditions, &obligation->facts),
                           logic_not(table, obligation->goal)};
        logic_horn_clause(horn->solver, &from, logic_and_all(table, parts, 3), NULL);
    }
}

static bool read_invariants(Horn *horn) {
    Prover *prover = horn->prover;
    prover->invariants = invariants_none(prover);
    for (uint32_t i = 1; i < prover->cuts->count; i++) {
        Formula meaning =
            logic_horn_meaning(horn->solver, horn->predicates[i], horn->arguments.items);
        if (!meaning)
            return false;
        logic_conjuncts(prover->table, meaning, &prover->invariants.of[i], prover->scratch);
    }
    return true;
}

static void interrupt(void *solver) {
    logic_horn_interrupt(solver);
}

bool prove_by_horn(Prover *prover) {
    Invariants before = prover->invariants;
    Horn horn = {.prover = prover};
    const FormulaList *axioms = quantified_axioms(prover->quantified);
    const FormulaList *assumptions = quantified_assumptions(prover->quantified);
    horn.given = plain_path(&horn, axioms, assumptions);
    if (!find_arguments(&horn))
        return false;
    horn.solver = logic_horn_new(prover->table);
    horn.predicates = arena_array(prover->scratch, prover->cuts->count, sizeof(uint32_t));
    Sort *sorts = arena_array(prover->scratch, horn.arguments.count + 1, sizeof(Sort));
    for (uint32_t i = 0; i < horn.arguments.count; i++)
        sorts[i] = logic_sort(prover->table, horn.arguments.items[i]);
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        horn.predicates[i] = logic_horn_predicate(horn.solver, sorts, horn.arguments.count);
    add_clauses(&horn);
    if (prover->options->stop)
        stop_watch_next(prover->options->stop, interrupt, horn.solver);
    Deadline deadline = deadline_earlier(deadline_after(8), prover->deadline);
    bool found = logic_horn_solve(horn.solver, deadline) == SOLVER_UNSATISFIABLE;
    watch(prover, prover->solver);
    bool proved = found && read_invariants(&horn) && !first_open(prover, &prover->invariants, 4000);
    logic_horn_free(horn.solver);
    if (!proved)
        prover->invariants = before;
    return proved;
}
