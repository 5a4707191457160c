// Library functions that are computed where their arguments are known: numbers from texts.
#ifndef JURY_SYMEX_KNOWN_VALUES_H
#define JURY_SYMEX_KNOWN_VALUES_H

#include "symex/internal.h"

bool is_numeral_method(const Method *method); // of jury.Numerals
Outcome execute_numeral_method(Symex *symex, const Method *method, State state, Term text,
                               Span span);

#endif
