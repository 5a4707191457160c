// Positions of arrays that are nothing but names, in one order.
//
//     int[] parent;     // parent[i]: a position again
//     int[] rank;       // rank[i]: a number
//
// Where code and specification use ints as positions of these arrays and for nothing else
// (roles.h), exchanging positions, in the arrays and wherever one is held, gives a heap from which
// the method does the same. One of all these heaps is enough: one in which `rank` ascends. That
// `rank[i] < rank[parent[i]]` then says that parents come later, too.
#ifndef JURY_SYMEX_POSITIONS_H
#define JURY_SYMEX_POSITIONS_H

#include "symex/symex.h"

struct SpecExpr;

// Once the pre-state is built: looks for such arrays, and assumes that order.
void positions_order(Symex *symex, Method *method, const Term *arguments);
// Of a clause that is to be shown and looks at pairs of positions in the order of these: one that
// implies it and does not. NULL: it is no such clause.
const struct SpecExpr *positions_all_pairs(const Symex *symex, const struct SpecExpr *clause);
// If that clause holds, the order is right only if no execution meets this.
void positions_doubt(Symex *symex, Span clause, Term condition);

#endif
