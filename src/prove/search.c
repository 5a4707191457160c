// The search of Păsăreanu and Visser ("Verification of Java Programs using Symbolic Execution and
// Invariant Generation", SPIN 2004), backwards from what is to be shown.
//
// The invariant of a loop is a conjunction of clauses ¬(l1 ∧ … ∧ ln). The weakest candidate I0 says
// that no obligation met from the loop is violated at once. Where a step fails, the loop at its
// start is strengthened: exactly, by the negated condition of the path; or approximately, without
// the constraints that only the failed assertion brought in: over the universe of constraints,
// those of the invariant, of the paths through the loop, and of hints, there are finitely many. If
// an approximate candidate fails on arrival from the entry, the search goes back and takes one more
// exact step first. Loops in sequence and nested loops need nothing special: the clause of a later
// or outer loop that fails at the end of a path is an obligation of the loop where the path began.
//
// A universally quantified goal is looked at for one unknown value. In the end the invariant
// is said for all of them.
#include "prove/internal.h"

#include "base/clock.h"

enum {
    FEW_EXACT = 4,   // until other ways were tried
    MOST_PATHS = 24, // on which one clause fails
    MOST_LITERALS = 40,
    MILLISECONDS = 500
};

typedef struct Search {
    Prover *prover;
    Invariants background; // inductive already
    Invariants current;    // background and clauses
    FormulaList constants; // that stand for bound variables
    FormulaList *hints;    // by cut point
    FormulaList *universe; // by cut point: atoms, in their smaller polarity
    SearchTrace trace;
} Search;

// ---- The universe of constraints

static void find_universe(Search *search, uint32_t cut) {
    Prover *prover = search->prover;
    FormulaList *list = &search->universe[cut];
    list->count = 0;
    for (uint32_t i = 0; i < search->current.of[cut].count; i++)
        add_atoms(prover, list, search->current.of[cut].items[i]);
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        for (uint32_t j = 0; segment->from == cut && j < segment->end->conditions.count; j++)
            add_atoms(prover, list, segment->end->conditions.items[j]);
    }
    for (uint32_t i = 0; i < search->hints[cut].count; i++)
        add_atoms(prover, list, search->hints[cut].items[i]);
}

// Adds a clause; paths that differ in one decision only, and fail both ways, become one.
static void add_clause(Search *search, Invariants *to, uint32_t cut, Formula clause) {
    FormulaList *list = &to->of[cut];
    if (clause == FORMULA_TRUE || list_has(list, clause))
        return;
    uint32_t first = to == &search->current ? search->background.of[cut].count : 0;
    for (uint32_t i = first; i < list->count; i++) {
        Formula one = joined_clause(search->prover, list->items[i], clause);
        if (!one)
            continue;
        for (uint32_t j = i; j + 1 < list->count; j++)
            list->items[j] = list->items[j + 1];
        list->count--;
        add_clause(search, to, cut, one);
        return;
    }
    vector_push(search->prover->scratch, list, clause);
}

// ---- Questions

// A step from one cut point to another, or to an obligation, and the clause that it must keep.
typedef struct Failure {
    uint32_t from;
    const FormulaList *conditions;
    Formula premise;        // what is known along the path
    Formula clause;         // at the end, over the state at the start
    const Segment *segment; // of a step
    Formula kept;           // by the step: the clause, over the state at the end
    const char *shown;      // where it is an obligation: which
} Failure;

static bool fails(Search *search, Formula premise, Formula goal) {
    return ask(search->prover, premise, goal, MILLISECONDS) != SOLVER_UNSATISFIABLE;
}

static Failure step(Search *search, const Segment *segment, Formula clause) {
    Prover *prover = search->prover;
    const CutPoint *to = prover->cuts->items[segment->to];
    return (Failure){segment->from,
                     &segment->end->conditions,
                     segment_premise(prover, &search->current, segment),
                     quantified_at(prover->quantified, to, clause, segment->end),
                     segment,
                     clause,
                     NULL};
}

static bool step_fails(Search *search, const Segment *segment, Formula clause) {
    Failure failure = step(search, segment, clause);
    return fails(search, failure.premise, failure.clause);
}

// ---- The weakest candidate and exact steps

// For all values becomes for one value that is not known.
static Formula for_one(Search *search, Formula goal) {
    LogicTable *table = search->prover->table;
    FormulaNode node = *logic_node(table, goal);
    if (node.kind == FORMULA_KIND_AND || node.kind == FORMULA_KIND_OR) {
        Formula *parts = arena_array(search->prover->scratch, node.count, sizeof(Formula));
        for (uint32_t i = 0; i < node.count; i++)
            parts[i] = for_one(search, node.children[i]);
        return logic_rebuild(table, goal, parts);
    }
    if (node.kind != FORMULA_KIND_FORALL)
        return goal;
    uint32_t count = node.count - 1;
    Formula *constants = arena_array(search->prover->scratch, count, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++) {
        constants[i] = FORMULA_NONE;
        // The same unknown value serves all goals about it.
        Sort sort = logic_sort(table, node.children[i]);
        if (i < search->constants.count && logic_sort(table, search->constants.items[i]) == sort)
            constants[i] = search->constants.items[i];
        if (!constants[i]) {
            constants[i] = logic_variable(table, sort, logic_node(table, node.children[i])->name);
            vector_push(search->prover->scratch, &search->constants, constants[i]);
        }
    }
    return logic_substitute(table, node.children[count], node.children, constants, count);
}

static Formula whole_clause(Search *search, const Failure *failure) {
    LogicTable *table = search->prover->table;
    Formula path = logic_and_all(table, failure->conditions->items, failure->conditions->count);
    return logic_implies(table, path, failure->clause);
}

static void trace_broken_exactly(Search *search, const Failure *failure,
                                 const FormulaList *literals, Formula clause) {
    if (failure->segment)
        trace_broken(&search->trace, failure->from, failure->segment->to, failure->kept);
    else
        trace_to_show(&search->trace, failure->from, failure->shown);
    trace_path(&search->trace, failure->from, literals);
    trace_added(&search->trace, failure->from, literals, clause);
}

// The negated conditions of all paths on which the clause fails. False: it fails from the entry, so
// the property does not hold, or cannot be shown.
static bool strengthen_exactly(Search *search, const Failure *failure, Invariants *found) {
    Prover *prover = search->prover;
    LogicTable *table = prover->table;
    Formula goal = failure->clause;
    for (uint32_t i = 0; fails(search, failure->premise, goal); i++) {
        Explanation explanation = {.prover = search->prover};
        if (!failure->from) {
            search->prover->found_error = true;
            return false;
        }
        for (uint32_t j = 0; i < MOST_PATHS && j < failure->conditions->count; j++)
            explain(&explanation, failure->conditions->items[j]);
        explain(&explanation, failure->clause);
        if (i == MOST_PATHS || explanation.failed || out_of_time(prover)) {
            add_clause(search, found, failure->from, whole_clause(search, failure));
            return true;
        }
        Formula clause = excluding(search->prover, &explanation.literals);
        trace_broken_exactly(search, failure, &explanation.literals, clause);
        goal = logic_or(table, goal, logic_not(table, clause));
        add_clause(search, found, failure->from, clause);
    }
    return true;
}

// Paths were joined before objects are named: equal ones may have different names on each.
static void add_found(Search *search, Invariants *exact, const Invariants *found) {
    LogicTable *table = search->prover->table;
    for (uint32_t i = 0; i < search->prover->cuts->count; i++)
        for (uint32_t j = 0; j < found->of[i].count; j++) {
            FormulaList literals = {0};
            literals_of(search->prover, found->of[i].items[j], &literals);
            for (uint32_t k = 0; k < literals.count; k++)
                literals.items[k] = logic_not(table, literals.items[k]);
            name_objects(search->prover, &literals);
            add_clause(search, exact, i, excluding(search->prover, &literals));
        }
}

static bool weakest_candidate(Search *search, Invariants *exact) {
    Prover *prover = search->prover;
    Invariants found = invariants_none(prover);
    for (uint32_t i = 0; i < prover->obligations->count; i++) {
        const QuantifiedObligation *obligation = &prover->obligations->items[i];
        FormulaList parts = {0};
        logic_conjuncts(prover->table, obligation->goal, &parts, prover->scratch);
        for (uint32_t j = 0; j < parts.count; j++) {
            Failure failure = {obligation->from,
                               &obligation->conditions,
                               obligation_premise(prover, &search->current, obligation),
                               for_one(search, parts.items[j]),
                               NULL,
                               FORMULA_NONE,
                               obligation->text};
            if (!strengthen_exactly(search, &failure, &found))
                return false;
        }
    }
    add_found(search, exact, &found);
    return true;
}

static void set_current(Search *search, const Invariants *clauses) {
    for (uint32_t i = 0; i < search->prover->cuts->count; i++) {
        search->current.of[i] = (FormulaList){0};
        for (uint32_t j = 0; j < search->background.of[i].count; j++)
            keep_new(search->prover, &search->current.of[i], search->background.of[i].items[j]);
        for (uint32_t j = 0; j < clauses->of[i].count; j++)
            keep_new(search->prover, &search->current.of[i], clauses->of[i].items[j]);
    }
}

static Invariants copied(Search *search, const Invariants *from) {
    Invariants copy = invariants_none(search->prover);
    for (uint32_t i = 0; i < search->prover->cuts->count; i++)
        for (uint32_t j = 0; j < from->of[i].count; j++)
            keep_new(search->prover, &copy.of[i], from->of[i].items[j]);
    return copy;
}

// Every clause that a step breaks strengthens the loop at the start of the step.
static bool exact_step(Search *search, Invariants *exact) {
    Prover *prover = search->prover;
    Invariants found = invariants_none(prover);
    set_current(search, exact);
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        const FormulaList *clauses = &exact->of[segment->to];
        for (uint32_t j = 0; j < clauses->count && !out_of_time(prover); j++) {
            Failure failure = step(search, segment, clauses->items[j]);
            if (!strengthen_exactly(search, &failure, &found))
                return false;
        }
    }
    add_found(search, exact, &found);
    search->trace.exact++;
    return true;
}

// ---- Approximation

// Does some arrival satisfy all the literals, or does a step lead from outside into them?
static bool is_excluded(Search *search, uint32_t cut, Formula clause) {
    Prover *prover = search->prover;
    Invariants with = copied(search, &search->current);
    keep_new(search->prover, &with.of[cut], clause);
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        if (segment->to != cut)
            continue;
        Formula end =
            quantified_at(prover->quantified, prover->cuts->items[cut], clause, segment->end);
        if (ask(prover, segment_premise(prover, &with, segment), end, MILLISECONDS) !=
            SOLVER_UNSATISFIABLE)
            return false;
    }
    return true;
}

// Literals that the clause can do without: fewer literals exclude more, as long as it stays
// inductive.
static Formula generalised(Search *search, uint32_t cut, FormulaList *literals) {
    if (!is_excluded(search, cut, excluding(search->prover, literals)))
        return excluding(search->prover, literals);
    for (uint32_t i = literals->count; i-- > 0 && literals->count > 1;) {
        FormulaList fewer = {0};
        for (uint32_t j = 0; j < literals->count; j++)
            if (j != i)
                vector_push(search->prover->scratch, &fewer, literals->items[j]);
        if (is_excluded(search, cut, excluding(search->prover, &fewer)))
            *literals = fewer;
    }
    return excluding(search->prover, literals);
}

static void explain_all(Explanation *explanation, const FormulaList *list, uint32_t first) {
    for (uint32_t i = first; i < list->count; i++)
        explain(explanation, list->items[i]);
}

static bool is_known(Search *search, uint32_t cut, Formula literal) {
    return list_has(&search->universe[cut], atom_of(search->prover, literal));
}

static void find_places(Search *search, const Failure *failure, Explanation *broken) {
    Prover *prover = search->prover;
    const QuantifiedState *end = failure->segment->end;
    find_written(prover, end, &broken->written);
    FormulaList atoms = {0};
    const CutPoint *to = prover->cuts->items[failure->segment->to];
    add_atoms(prover, &atoms, failure->kept);
    for (uint32_t i = 0; i < atoms.count; i++)
        keep_new(prover, &broken->asked,
                 atom_of(prover, quantified_at(prover->quantified, to, atoms.items[i], end)));
}

static void add_cells(Prover *prover, FormulaList *literals) {
    Explanation cells = {.prover = prover};
    explain_cells(&cells, literals);
    for (uint32_t i = 0; i < cells.literals.count && literals->count < MOST_LITERALS; i++)
        keep_new(prover, literals, cells.literals.items[i]);
}

// The path condition without what only the broken clause brought in.
static bool old_path_condition(Search *search, const Failure *failure, FormulaList *literals,
                               FormulaList *all) {
    Prover *prover = search->prover;
    Explanation path = {.prover = prover}, broken = {.prover = prover};
    find_places(search, failure, &broken);
    find_universe(search, failure->from);
    explain_all(&path, failure->conditions, 0);
    explain_all(&path, &search->current.of[failure->from],
                search->background.of[failure->from].count);
    explain_all(&path, &search->hints[failure->from], 0);
    explain(&broken, failure->clause);
    if (path.failed || broken.failed)
        return false;
    FormulaList whole = {0};
    for (uint32_t i = 0; i < path.literals.count; i++)
        keep_new(prover, &whole, path.literals.items[i]);
    for (uint32_t i = 0; i < broken.literals.count; i++)
        keep_new(prover, &whole, broken.literals.items[i]);
    // Whether a place was written is a question of the body, not of the clause.
    bool *is_old = arena_array(prover->scratch, whole.count + 1, sizeof(bool));
    for (uint32_t i = 0; i < whole.count; i++)
        is_old[i] = i < path.literals.count || list_has(&broken.places, whole.items[i]) ||
                    is_known(search, failure->from, whole.items[i]);
    name_objects(prover, &whole);
    *all = whole;
    for (uint32_t i = 0; i < whole.count && literals->count < MOST_LITERALS; i++)
        if (is_old[i] || is_known(search, failure->from, whole.items[i]))
            keep_new(prover, literals, whole.items[i]);
    add_cells(prover, literals);
    return literals->count > 0;
}

typedef enum Approximation { INDUCTIVE, STRENGTHENED, TOO_STRONG } Approximation;

static bool fails_at_entry(Search *search, uint32_t cut, Formula clause) {
    Prover *prover = search->prover;
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        if (!segment->from && segment->to == cut && step_fails(search, segment, clause))
            return true;
    }
    return false;
}

// Strengthens the loop where the step begins until the clause is kept.
static Approximation strengthen(Search *search, const Segment *segment, Formula clause) {
    Approximation result = INDUCTIVE;
    for (uint32_t i = 0; i < MOST_PATHS && !out_of_time(search->prover); i++) {
        Failure failure = step(search, segment, clause);
        FormulaList literals = {0}, path = {0};
        if (!fails(search, failure.premise, failure.clause))
            return result;
        trace_broken(&search->trace, failure.from, segment->to, clause);
        search->prover->found_error |= !failure.from && !search->trace.approximate;
        if (!failure.from || !old_path_condition(search, &failure, &literals, &path))
            return TOO_STRONG;
        trace_path(&search->trace, failure.from, &path);
        Formula added = generalised(search, failure.from, &literals);
        trace_added(&search->trace, failure.from, &path, added);
        if (list_has(&search->current.of[failure.from], added) ||
            fails_at_entry(search, failure.from, added))
            return TOO_STRONG;
        add_clause(search, &search->current, failure.from, added);
        result = STRENGTHENED;
    }
    return TOO_STRONG;
}

// One step: for all clauses, and all paths on which they fail.
static Approximation approximate_step(Search *search) {
    Prover *prover = search->prover;
    Invariants before = copied(search, &search->current);
    Approximation result = INDUCTIVE;
    for (uint32_t i = 0; i < prover->segments->count; i++) {
        const Segment *segment = &prover->segments->items[i];
        const FormulaList *clauses = &before.of[segment->to];
        for (uint32_t j = search->background.of[segment->to].count; j < clauses->count; j++) {
            Approximation one = strengthen(search, segment, clauses->items[j]);
            if (one == TOO_STRONG)
                return one;
            if (one == STRENGTHENED)
                result = one;
        }
    }
    return result;
}

// There are finitely many constraints: it ends.
static bool approximate(Search *search) {
    while (!out_of_time(search->prover)) {
        Approximation result = approximate_step(search);
        if (result == INDUCTIVE)
            trace_event(&search->trace, SEARCH_INDUCTIVE);
        if (result == TOO_STRONG && !search->prover->found_error)
            trace_event(&search->trace, SEARCH_TOO_STRONG);
        if (result != STRENGTHENED)
            return result == INDUCTIVE;
        search->trace.approximate++;
        trace_candidate(&search->trace, &search->current, &search->background);
    }
    return false;
}

// ---- Hints

typedef struct HintSearch {
    Search *search;
    NodeList found;
} HintSearch;

static void find_hints(void *context, Node *node) {
    HintSearch *hints = context;
    if (!node)
        return;
    if (node->kind == NODE_JML_STATEMENT && as_JmlStatement(node)->keyword == JML_HINT &&
        as_JmlStatement(node)->condition)
        vector_push(hints->search->prover->scratch, &hints->found,
                    as_JmlStatement(node)->condition);
    ast_each_child(node, find_hints, hints);
}

static void read_hints(Search *search) {
    Prover *prover = search->prover;
    HintSearch hints = {.search = search};
    if (prover->method->declaration)
        find_hints(&hints, prover->method->declaration->body);
    for (uint32_t i = 1; i < prover->cuts->count; i++) {
        const CutPoint *cut = prover->cuts->items[i];
        for (uint32_t j = 0; j < hints.found.count && cut->state && !cut->frame->caller; j++) {
            Formula hint =
                quantified_expression(prover->quantified, cut, hints.found.items[j], FORMULA_NONE);
            if (hint)
                vector_push(prover->scratch, &search->hints[i], hint);
        }
    }
}

// ---- The whole

// What was shown for one unknown value holds for all.
static Formula for_all(Search *search, Formula clause) {
    LogicTable *table = search->prover->table;
    uint32_t count = search->constants.count;
    Formula *bound = arena_array(search->prover->scratch, count + 1, sizeof(Formula));
    for (uint32_t i = 0; i < count; i++)
        bound[i] = logic_bound_variable(table, logic_sort(table, search->constants.items[i]),
                                        logic_node(table, search->constants.items[i])->name);
    Formula body = logic_substitute(table, clause, search->constants.items, bound, count);
    return logic_quantify(table, true, bound, count, body);
}

static void finish(Search *search) {
    Prover *prover = search->prover;
    Invariants result = invariants_none(prover);
    for (uint32_t i = 1; i < prover->cuts->count; i++)
        for (uint32_t j = 0; j < search->current.of[i].count; j++)
            keep_new(search->prover, &result.of[i],
                     for_all(search, search->current.of[i].items[j]));
    prover->invariants = result;
    prover->steps = arena_format(prover->arena, "%u exact and %u approximate steps",
                                 search->trace.exact, search->trace.approximate);
}

static uint32_t clause_count(const Search *search, const Invariants *clauses) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < search->prover->cuts->count; i++)
        count += clauses->of[i].count;
    return count;
}

// One more exact step; false if there is none.
static bool refine(Search *search, Invariants *exact) {
    uint32_t before = clause_count(search, exact);
    search->trace.approximate = 0;
    set_current(search, exact);
    return exact_step(search, exact) && clause_count(search, exact) != before;
}

static bool strengthen_until_inductive(Search *search, uint32_t most_exact) {
    Prover *prover = search->prover;
    Invariants exact = invariants_none(prover);
    set_current(search, &exact);
    bool goes_on = weakest_candidate(search, &exact);
    while (goes_on && !out_of_time(prover)) {
        set_current(search, &exact);
        search->trace.approximate = 0;
        trace_candidate(&search->trace, &search->current, &search->background);
        if (approximate(search)) {
            finish(search);
            return !first_open(prover, &prover->invariants, 4000);
        }
        goes_on =
            !prover->found_error && search->trace.exact < most_exact && refine(search, &exact);
    }
    trace_event(&search->trace, prover->found_error ? SEARCH_ERROR : SEARCH_OPEN);
    return false;
}

static bool run_search(Prover *prover, uint32_t most_exact) {
    Search search = {
        .prover = prover, .background = prover->invariants, .current = invariants_none(prover)};
    search.trace = (SearchTrace){.prover = prover, .unknown = &search.constants};
    search.hints = arena_array(prover->scratch, prover->cuts->count, sizeof(FormulaList));
    search.universe = arena_array(prover->scratch, prover->cuts->count, sizeof(FormulaList));
    read_hints(&search);
    prover->verdict->search.count = 0;
    if (strengthen_until_inductive(&search, most_exact))
        return true;
    prover->steps = NULL;
    prover->invariants = search.background;
    return false;
}

bool prove_by_search(Prover *prover) {
    return run_search(prover, prover->options->only ? UINT32_MAX : FEW_EXACT);
}

bool prove_by_longer_search(Prover *prover) {
    return !prover->found_error && run_search(prover, UINT32_MAX);
}
