// Facts that objects of plain classes keep (analysis/facts.h), on states.
#ifndef JURY_SYMEX_FACTS_H
#define JURY_SYMEX_FACTS_H

#include "analysis/facts.h"
#include "symex/internal.h"

// Those of the scope hold of all objects of the pre-state.
void facts_assume(Symex *symex, const State *state);
// Where they do not hold of an object that can be reached when the method is over; `constructed`
// is the object under construction, or none, of which nothing is left if the constructor throws.
void facts_find_breaches(Symex *symex, Term constructed, const Outcome *outcome);

#endif
