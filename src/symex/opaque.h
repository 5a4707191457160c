// Methods of objects whose class is not given.
#ifndef JURY_SYMEX_OPAQUE_H
#define JURY_SYMEX_OPAQUE_H

#include "symex/internal.h"

// Has a call of this method, which has no body of its own, an answer?
bool opaque_is_modelled(const Symex *symex, const Method *method);
// Any value; the scope says what is assumed.
Outcome execute_opaque(Symex *symex, Frame *frame, Method *method, State state,
                       const Term *arguments, Span span);
// What such a method may give: any value of its type, a new object among them.
Term opaque_result(Symex *symex, Frame *frame, Method *method, State *state, const Term *arguments,
                   Span span);

#endif
