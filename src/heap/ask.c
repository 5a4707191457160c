// Questions to the solver on the way.
#include "heap/heap.h"

bool heap_may_hold(Symex *symex, Term condition) {
    for (; symex->results.assumed < symex->results.assumptions.count; symex->results.assumed++)
        solver_assert(symex->solver, symex->results.assumptions.items[symex->results.assumed]);
    Term conditions[] = {condition, symex->mode.given};
    return solver_check(symex->solver, conditions, symex->mode.given ? 2 : 1, symex->deadline) !=
           SOLVER_UNSATISFIABLE;
}
