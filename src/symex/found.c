// Where a search of a collection found its element, if that is decided.
//
// `put` of a key that is new, or of one that is there, does different things. Where each execution
// takes one of the two ways, as a loop does that fills a map with the keys of another, the merged
// state would keep both all the same, and each later search looks at keys that are never there. So
// the solver is asked, with few conflicts: can it be found, can it be missing?
#include "symex/internal.h"

#include "heap/veils.h"

static bool is_ruled_out(Symex *symex, Term condition) {
    enum { CONFLICTS = 200 };
    if (condition == TERM_FALSE)
        return true;
    symex_assert(symex);
    veils_look(symex, condition);
    return !solver_knows_possible(symex->solver, &condition, 1) &&
           ask_as_given(symex, condition, false, CONFLICTS) == SOLVER_UNSATISFIABLE;
}

// One of the indices, without the cases that there is none; or one of the places where it would be.
static Term one_of(Symex *symex, Term found, bool is_there) {
    TermTable *terms = symex->terms;
    Term result = TERM_NONE;
    for (int64_t i = MOST_ELEMENTS_SEARCHED; i-- > 0;) {
        if (!java_fits(symex, IR_INT, (uint64_t)i + 1))
            continue;
        Term value = java_constant(symex, IR_INT, is_there ? i : -i - 1);
        Term is_it = term_equal(terms, found, value);
        if (is_it != TERM_FALSE)
            result = result ? term_ite(terms, is_it, value, result) : value;
    }
    return result ? result : found;
}

Term found_decided(Symex *symex, const State *state, Term found) {
    TermTable *terms = symex->terms;
    if (symex->mode.quiet || symex->mode.given || !symex->execution->is_whole ||
        !term_width(terms, found))
        return found;
    Term is_none = term_slt(terms, found, java_constant(symex, IR_INT, 0));
    if (is_none == TERM_FALSE || is_none == TERM_TRUE)
        return found;
    if (is_ruled_out(symex, term_and(terms, state->guard, is_none)))
        return one_of(symex, found, true);
    return is_ruled_out(symex, term_and(terms, state->guard, term_not(is_none)))
               ? one_of(symex, found, false)
               : found;
}
