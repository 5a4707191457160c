// Java's text of numbers, as string concatenation and literals have it.
#ifndef JURY_SEMA_CONSTANT_TEXT_H
#define JURY_SEMA_CONSTANT_TEXT_H

#include "base/buffer.h"
#include "syntax/ast.h"

// As Double.toString and Float.toString: the shortest decimal that gives the
// same value back, "1.0", "1.0E10", "NaN", "-Infinity".
void constant_print_floating(Buffer *buffer, double value, bool is_float);
// Do all JDKs from 17 on show that? Before 19 they did not always find the shortest decimal.
bool constant_floating_is_settled(double value, bool is_float);

// What `"" + value` appends, for any kind but strings and characters.
void constant_print_text(Buffer *buffer, const Constant *value);

// As a Java literal; of NaN and the infinities, their names in java.lang.
void constant_print(Buffer *buffer, const Constant *value);

#endif
