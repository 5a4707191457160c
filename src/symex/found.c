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

// One of the indices, without the case that there is none.
static Term without_none(Symex *symex, Term found) {
    TermTable *terms = symex->terms;
    Term result = TERM_NONE;
    for (uint32_t i = MOST_ELEMENTS_SEARCHED; i-- > 0;) {
        if (!java_fits(symex, IR_INT, i))
            continue;
        Term index = java_constant(symex, IR_INT, i), is_it = term_equal(terms, found, index);
        if (is_it != TERM_FALSE)
            result = result ? term_ite(terms, is_it, index, result) : index;
    }
    return result ? result : found;
}

Term found_decided(Symex *symex, const State *state, Term found) {
    TermTable *terms = symex->terms;
    if (symex->mode.quiet || symex->mode.given || !symex->execution->is_whole ||
        !term_width(terms, found))
        return found;
    Term none = java_constant(symex, IR_INT, -1);
    Term is_none = term_equal(terms, found, none);
    if (is_none == TERM_FALSE || is_none == TERM_TRUE)
        return found;
    if (is_ruled_out(symex, term_and(terms, state->guard, is_none)))
        return without_none(symex, found);
    return is_ruled_out(symex, term_and(terms, state->guard, term_not(is_none))) ? none : found;
}
