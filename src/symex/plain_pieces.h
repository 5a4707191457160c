// Plain Java: what a method was given, in parts or put together (docs/plain-java.md).
#ifndef JURY_SYMEX_PLAIN_PIECES_H
#define JURY_SYMEX_PLAIN_PIECES_H

#include "ir/ir.h"
#include "sema/sema.h"

// Does the register hold a parameter of the method, or a part of one: an element, a character or a
// part of a text, what a getter answers; in a box or out of one, as a text; or an object that is
// made of such values and of constants alone?
bool piece_is_given(Arena *arena, Sema *sema, const IrMethod *method, IrRegister reg);

#endif
