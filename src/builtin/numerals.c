// Numbers from texts, for jury.Numerals: of those that are known.
#include "builtin/internal.h"

#include "sema/constant_bits.h"

#include <stdlib.h>

static Term floating_constant(Symex *symex, bool is_float, double value) {
    Constant constant = {.kind = is_float ? CONSTANT_FLOAT : CONSTANT_DOUBLE, .floating = value};
    return term_constant(symex->terms, is_float ? 32 : 64, (uint64_t)constant_bits(&constant));
}

// The text is a numeral of Java; the C library reads those exactly, and stops at a suffix.
Outcome builtin_numeral(const BuiltinCall *call) {
    Symex *symex = call->symex;
    bool is_float = call->method->return_type->kind == TYPE_FLOAT;
    const char *known = text_constant(symex, &call->state, call->arguments[0]);
    if (known) {
        double value = is_float ? (double)strtof(known, NULL) : strtod(known, NULL);
        return builtin_returns(call, floating_constant(symex, is_float, value));
    }
    // Whatever it is: what holds for all numbers holds.
    add_doubt(symex, call->state.guard, call->span,
              "the number that a text which is not known stands for");
    return builtin_returns(call, fresh_value(symex, call->method->return_type, "number"));
}
