// Which paths to choose: each branch, one outcome of one decision or one catch,
// must be on a chosen path. First greedily, which is seldom more than needed;
// then the solver is asked for one path less, until there is none.
#include "paths/cover.h"

#include "base/clock.h"
#include "question/question.h"

typedef struct Branch {
    const Node *node;
    bool is_true;
} Branch;

typedef struct Cover {
    Arena *arena;
    const PathReport *report;
    const bool *usable;
    VECTOR(Branch) branches;
    bool **takes; // [path][branch]
} Cover;

static bool is_branch(const PathEvent *event) {
    return event->kind == PATH_DECISION || event->kind == PATH_CATCH;
}

static uint32_t branch_index(Cover *cover, const PathEvent *event) {
    for (uint32_t i = 0; i < cover->branches.count; i++)
        if (cover->branches.items[i].node == event->node &&
            cover->branches.items[i].is_true == event->is_true)
            return i;
    Branch branch = {event->node, event->is_true};
    vector_push(cover->arena, &cover->branches, branch);
    return cover->branches.count - 1;
}

static void collect(Cover *cover) {
    uint32_t paths = cover->report->paths.count;
    for (int round = 0; round < 2; round++) { // first all branches, then which path takes which
        for (uint32_t i = 0; i < paths; i++) {
            if (round == 1)
                cover->takes[i] =
                    arena_array(cover->arena, cover->branches.count + 1, sizeof(bool));
            const PathEventList *events = &cover->report->paths.items[i].events;
            for (uint32_t j = 0; cover->usable[i] && j < events->count; j++)
                if (is_branch(&events->items[j])) {
                    uint32_t index = branch_index(cover, &events->items[j]);
                    if (round == 1)
                        cover->takes[i][index] = true;
                }
        }
    }
}

static uint32_t choose_greedily(const Cover *cover, bool *chosen) {
    bool *done = arena_array(cover->arena, cover->branches.count + 1, sizeof(bool));
    uint32_t count = 0;
    for (;;) {
        uint32_t best = 0, most = 0;
        for (uint32_t i = 0; i < cover->report->paths.count; i++) {
            uint32_t gain = 0;
            for (uint32_t j = 0; j < cover->branches.count; j++)
                gain += cover->takes[i][j] && !done[j];
            if (gain > most) {
                most = gain;
                best = i;
            }
        }
        if (!most)
            return count;
        chosen[best] = true;
        count++;
        for (uint32_t j = 0; j < cover->branches.count; j++)
            done[j] |= cover->takes[best][j];
    }
}

// ---- One less

// The number of variables that are true, in unary: sums[k] means at least k + 1.
static Term *count_true(TermTable *terms, Arena *arena, const Term *variables, uint32_t count) {
    Term *sums = arena_array(arena, count + 1, sizeof(Term));
    for (uint32_t i = 0; i < count; i++)
        sums[i] = TERM_FALSE;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = i + 1; k-- > 0;) {
            Term before = k ? sums[k - 1] : TERM_TRUE;
            sums[k] = term_or(terms, sums[k], term_and(terms, before, variables[i]));
        }
    return sums;
}

static void choose_fewer(const Cover *cover, bool *chosen, uint32_t count) {
    enum { MOST_PATHS = 300 };
    static const double MOST_SECONDS = 5;
    uint32_t paths = cover->report->paths.count;
    if (count < 2 || paths > MOST_PATHS)
        return;
    TermTable *terms = term_table_new();
    Solver *solver = solver_new(SOLVER_CADICAL, terms);
    Term *variables = arena_array(cover->arena, paths, sizeof(Term));
    for (uint32_t i = 0; i < paths; i++)
        variables[i] = term_bool_variable(terms, "chosen");
    for (uint32_t j = 0; j < cover->branches.count; j++) {
        Term any = TERM_FALSE;
        for (uint32_t i = 0; i < paths; i++)
            if (cover->takes[i][j])
                any = term_or(terms, any, variables[i]);
        solver_assert(solver, any);
    }
    Term *sums = count_true(terms, cover->arena, variables, paths);
    Deadline deadline = deadline_after(MOST_SECONDS);
    while (count > 1) {
        Term fewer = term_not(sums[count - 1]);
        if (solver_check(solver, &fewer, 1, deadline) != SOLVER_SATISFIABLE)
            break;
        TermModel *model = solver_model(solver);
        count = 0;
        for (uint32_t i = 0; i < paths; i++) {
            chosen[i] = cover->usable[i] && term_evaluate(model, variables[i]);
            count += chosen[i];
        }
        term_model_free(model);
    }
    solver_free(solver);
    term_table_free(terms);
}

void cover_branches(const PathReport *report, const bool *usable, bool *chosen) {
    Cover cover = {.arena = arena_new(), .report = report, .usable = usable};
    cover.takes = arena_array(cover.arena, report->paths.count + 1, sizeof(bool *));
    for (uint32_t i = 0; i < report->paths.count; i++)
        chosen[i] = false;
    collect(&cover);
    uint32_t count = choose_greedily(&cover, chosen);
    choose_fewer(&cover, chosen, count);
    // A method without branches has one path.
    for (uint32_t i = 0; !count && i < report->paths.count; i++)
        if (usable[i]) {
            chosen[i] = true;
            break;
        }
    arena_free(cover.arena);
}
