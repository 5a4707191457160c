// Types that a method, or one that it calls, asks for: `o instanceof String`, `o.equals("yes")`.
#ifndef JURY_SYMEX_ASKED_TYPES_H
#define JURY_SYMEX_ASKED_TYPES_H

#include "symex/internal.h"

// Visits each, and notes it in pre.asked. Where no object of any class is around, what casts
// that type arguments imply ask for is left out.
void asked_types_visit(Symex *symex, Method *method, bool has_any,
                       void (*visit)(Symex *symex, Type *type));

#endif
