// Shared by the files of builtin; never included elsewhere.
//
//   builtin.c     which function executes a method
//   program.c     values that nobody determines, how programs end
//   boxes.c       boxing, and the identity of boxes
//   clone.c       Object.clone()
//   classes.c     class literals, getClass()
//   reflection.c  what Class objects tell
//   members.c     fields, methods and constructors as reflection lists them
//   outside_classes.c  which class a Class of the pre-state is of
//   messages.c    of exceptions that Java throws by itself
//   search.c      elements of collections that are equal to something
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

// ---- arrays.c
// One object is made for each class that another may be of: where the first of that class is met.
bool is_first_of_class(Symex *symex, const ObjectSet *set, uint32_t number);
Term is_of_class(Symex *symex, Term reference, const ObjectSet *set, const Type *type);

// ---- outside.c
// A program gets texts of any length, of which so many first characters are modelled. Elsewhere
// texts are bounded as arrays are.
uint32_t bound_length(Symex *symex, Term length);
void note_outside(Symex *symex, const char *source); // "clocks": the scope names it

// ---- texts.c
// The characters of a String where all are known, and ASCII; else NULL.
const char *text_constant(Symex *symex, const State *state, Term string);
// A string literal; TERM_NONE where it is not ASCII: the text of a constant is in UTF-16.
Term text_literal(Symex *symex, const char *text);
// What an object of any class gives as its text.
Term text_given(Symex *symex, const State *state, Term object, Span span);
bool text_is_given(const Object *object);
Term text_unknown(Symex *symex, const State *state, Span span);            // some characters
Term text_equal(Symex *symex, const State *state, uint32_t a, uint32_t b); // two Strings
Term text_order(Symex *symex, const State *state, uint32_t a, uint32_t b); // as compareTo gives it
Term text_is_less(Symex *symex, const State *state, uint32_t a, uint32_t b);
// Strings of which all characters are modelled, wherever they exist.
typedef struct ConstantText {
    const Term *units;
    uint32_t length;
} ConstantText;
// Are all its characters constants?
bool text_is_constant(Symex *symex, const State *state, uint32_t number, ConstantText *text);
bool text_is_known(Symex *symex, const State *state, uint32_t number);
// Says where the characters of a String or null are not all modelled, before they are compared.
void check_text_whole(Symex *symex, const State *state, Term string, Span span);
void text_make(Symex *symex, uint32_t number); // the characters of a text, before they are read

// ---- reflection.c
// What a class answers, `where` it is of that type. TERM_NONE: not modelled.
typedef Term ClassAnswer(const BuiltinCall *call, Type *type, Term where);
// The answers of all classes that an argument may be; of those from outside, others are cut.
Outcome class_answers(const BuiltinCall *call, uint32_t argument, ClassAnswer *answer,
                      Term otherwise);
void class_natures_fit(Symex *symex, Type *type); // of those from outside, with a new one

// ---- outside_classes.c
// Is the Class object of the pre-state, and of a class that nobody has chosen?
bool is_class_from_outside(Symex *symex, const Object *object);
const TypeList *classes_from_outside(Symex *symex); // that are looked at
// One of the two is from outside, the other of a known type: where they are of one class. What is
// not looked at is cut.
Term class_known_same(Symex *symex, Term guard, const Object *one, const Object *other, Span span);
// TERM_NONE where that class is not among them.
Term class_from_outside_is(Symex *symex, uint32_t number, Type *type);
Term class_is_another(Symex *symex, Term reference, uint32_t number); // none of them
Span class_question_place(const Symex *symex, Span span);
void cut_other_classes(const BuiltinCall *call, State *state, Term is_another);

// ---- classes.c
// TERM_NONE where Java chooses a name: of anonymous and local classes and lambdas, of arrays.
Term class_name(Symex *symex, const Type *type, bool is_simple);
uint32_t class_object_number(Symex *symex, Type *type); // 0: there is no class Class
// Two objects of class Class that are not one here: may they be one in Java?
bool may_be_same_class(Symex *symex, const Object *one, const Object *other);

#endif
