// Questions to the solver on the way.
#include "heap/veils.h"

bool heap_may_hold(Symex *symex, Term condition) {
    for (; symex->results.assumed < symex->results.assumptions.count; symex->results.assumed++)
        solver_assert(symex->solver, symex->results.assumptions.items[symex->results.assumed]);
    Term conditions[] = {condition, symex->mode.given};
    veils_look(symex, condition);
    return solver_check(symex->solver, conditions, symex->mode.given ? 2 : 1, symex->deadline) !=
           SOLVER_UNSATISFIABLE;
}

bool heap_is_late(Symex *symex) {
    enum { CALLS_BETWEEN_LOOKS = 64 };
    PreState *pre = &symex->pre;
    if (pre->is_late || ++pre->looks % CALLS_BETWEEN_LOOKS)
        return pre->is_late;
    pre->is_late = solver_is_interrupted(symex->solver) || deadline_is_past(symex->deadline);
    if (pre->is_late)
        solver_give_up(symex->solver);
    return pre->is_late;
}
