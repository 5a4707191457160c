// Shared by the files of builtin; never included elsewhere.
//
//   builtin.c     which function executes a method
//   program.c     values that nobody determines, how programs end
//   boxes.c       boxing, and the identity of boxes
//   classes.c     class literals, getClass()
//   reflection.c  what Class objects tell
//   texts.c       concatenation, texts of numbers
//   characters.c  what Character says of a char
//   floating.c    float and double
//   arrays.c      new arrays
//   outside.c     what programs get from outside
//   numerals.c    numbers from texts
//   functions.c   sine, logarithm, power and their kin
#ifndef JURY_BUILTIN_INTERNAL_H
#define JURY_BUILTIN_INTERNAL_H

#include "builtin/builtin.h"

// The functions of builtins.def.
#define BUILTIN(kind, function, ...) Outcome builtin_##function(const BuiltinCall *call);
#include "analysis/builtins.def"
#undef BUILTIN

// The call returns that value, in the state it was made in.
Outcome builtin_returns(const BuiltinCall *call, Term value);

// ---- outside.c
void note_outside(Symex *symex, const char *source); // "clocks": the scope names it

// ---- texts.c
// The characters of a String where all are known, and ASCII; else NULL.
const char *text_constant(Symex *symex, const State *state, Term string);
Term text_unknown(Symex *symex, const State *state, Span span);            // some characters
Term text_equal(Symex *symex, const State *state, uint32_t a, uint32_t b); // two Strings
void text_make(Symex *symex, uint32_t number); // the characters of a text, before they are read

// ---- classes.c
// Two objects of class Class that are not one here: may they be one in Java?
bool may_be_same_class(Symex *symex, const Object *one, const Object *other);

#endif
