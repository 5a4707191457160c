// Plain Java: numbers that are left to callers: an index, a size, a divisor.
#ifndef JURY_SYMEX_PLAIN_NUMBERS_H
#define JURY_SYMEX_PLAIN_NUMBERS_H

#include "symex/internal.h"

// One of Java's own checks fails in the block. The executions in which it fails on a number that
// callers gave, and nobody looked at.
Term plain_unseen_number(Symex *symex, const Frame *frame, const State *state,
                         const IrBlock *block);
// A number that is handed on, as the one with that index, to the method of the frame: is it
// computed from arguments of the method under check alone, and has nobody looked at it who handed
// it on?
bool plain_unseen_argument(Symex *symex, const Frame *frame, uint32_t index);
// A method of the project rejects what it was called with: the executions in which that may be for
// such a number.
Term plain_unseen_arguments(Symex *symex, const Frame *frame);
// The same where a method of the library throws an exception of that class.
Term plain_unseen_index(Symex *symex, const Frame *frame, const State *state,
                        const Class *exception);

#endif
