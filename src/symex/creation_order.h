// Objects of plain Java that were created one after the other.
#ifndef JURY_SYMEX_CREATION_ORDER_H
#define JURY_SYMEX_CREATION_ORDER_H

#include "symex/internal.h"

// No object of the pre-state leads to itself through fields that constructors fill with their
// arguments (analysis_is_given).
void creation_order_assume(Symex *symex, const State *state);

#endif
