// Library functions that are computed where their arguments are known: numbers from texts.
#include "builtin/builtin.h"

#include "sema/constant_bits.h"

#include <stdlib.h>
#include <string.h>

// ---- Numbers from texts

bool is_numeral_method(const Method *method) {
    return !strcmp(method->owner->qualified_name->text, "jury.Numerals") &&
           (method->modifiers & MODIFIER_NATIVE);
}

static Term floating_constant(Symex *symex, bool is_float, double value) {
    Constant constant = {.kind = is_float ? CONSTANT_FLOAT : CONSTANT_DOUBLE, .floating = value};
    return term_constant(symex->terms, is_float ? 32 : 64, (uint64_t)constant_bits(&constant));
}

// The text is a numeral of Java; the C library reads those exactly, and stops at a suffix.
Outcome execute_numeral_method(Symex *symex, const Method *method, State state, Term text,
                               Span span) {
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    bool is_float = method->return_type->kind == TYPE_FLOAT;
    const char *known = text_constant(symex, &state, text);
    if (known) {
        double value = is_float ? (double)strtof(known, NULL) : strtod(known, NULL);
        outcome.result = floating_constant(symex, is_float, value);
        return outcome;
    }
    add_unmodelled(symex, state.guard, span,
                   "the number that a text which is not known stands for");
    outcome.returned = state_dead();
    return outcome;
}
