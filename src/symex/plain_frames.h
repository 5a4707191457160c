// Plain Java: calls under way, and where their arguments come from.
#ifndef JURY_SYMEX_PLAIN_FRAMES_H
#define JURY_SYMEX_PLAIN_FRAMES_H

#include "symex/internal.h"

bool frame_is_library(const Frame *frame);
// Is it the method under check itself?
bool frame_is_judged(const Frame *frame);

Term frame_argument(Symex *symex, const Frame *frame, uint32_t index);
// The number in a box, where the parameter is one.
Term frame_number(Symex *symex, const Frame *frame, uint32_t index);
// Is it declared as an int: a position or a count? A character is none.
bool frame_is_int(const Frame *frame, uint32_t index);
// A number that an object answered whose class nobody knows: it is as good as an argument.
bool frame_is_answer(const Symex *symex, Term value);
// One that an object of the project's own types answered.
bool frame_is_own_answer(const Symex *symex, Term value);

// The last instruction of that kind before the check, in the block that asks.
const IrInstruction *check_asks(const IrMethod *method, const IrBlock *block,
                                IrOperation operation);
// The register that this one is a copy of, or itself.
IrRegister register_origin(const IrMethod *method, IrRegister reg);
// The only instruction that gives the register its value, copies aside; or NULL.
const IrInstruction *register_definition(const IrMethod *method, IrRegister reg);

#endif
