// Constants as bits, as the stages after typing have them.
#ifndef JURY_SEMA_CONSTANT_BITS_H
#define JURY_SEMA_CONSTANT_BITS_H

#include "sema/types.h"
#include "syntax/ast.h"

// The value of a boolean or an integer; the bits of a float, in the low half, or of a double.
int64_t constant_bits(const Constant *constant);
// Of a float or double, back from its bits.
Constant constant_of_bits(TypeKind kind, int64_t bits);

#endif
