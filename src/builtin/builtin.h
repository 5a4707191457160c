// Methods that Jury knows itself: their bodies are not looked at. And what else Java has built in:
// boxes, texts, classes as objects, floating-point numbers.
#ifndef JURY_BUILTIN_BUILTIN_H
#define JURY_BUILTIN_BUILTIN_H

#include "heap/heap.h"

// What was made once, and the call under way.
typedef struct Builtins {
    Map specification_boxes; // value and kind of box -> (void *)(uintptr_t)object (boxes.c)
    Map identity_hashes;     // (void *)(uintptr_t)object -> Term
    Map classes_of_any;      // (void *)(uintptr_t)object -> (void *)(uintptr_t)object
    Map class_objects;       // Type -> (void *)(uintptr_t)object
    Type *call_type;         // of the call of a built-in under way; NULL: as declared
} Builtins;

// ---- floating.c: float and double
// A remainder is not modelled everywhere.
Term floating_binary(Symex *symex, Term guard, IrType type, IrOperation operation, Term a, Term b,
                     Span span);
Term floating_negate(Symex *symex, IrType type, Term a);
// One of the types is float or double. What the scope has no number for is not modelled.
Term floating_convert(Symex *symex, Term guard, IrType from, IrType to, Term a, Span span);
// Of an instruction for which ir_computes_floating.
Term floating_result(Symex *symex, const Frame *frame, const State *state,
                     const IrInstruction *instruction, Term a, Term b);

// ---- program.c
// Methods that give any value, `assume`, System.exit: no body is looked at.
bool is_exit_method(const Method *method);
bool is_program_method(Symex *symex, const Method *method);
// Of a method that chooses an object: can it be one of the pre-state?
bool object_choice_is_known(Symex *symex, const Method *method);
Outcome execute_program_method(Symex *symex, const Frame *frame, Method *method, State state,
                               const Term *arguments, Span span);

// ---- characters.c
bool is_character_method(const Method *method); // of Character, for those beyond Latin-1
Outcome execute_character_method(Symex *symex, const Method *method, State state, Term character,
                                 Span span);

// ---- boxes.c
// A box that a specification speaks of, of type Integer … with that value.
Term specification_box(Symex *symex, Type *type, Term value);
bool is_boxing(Symex *symex, const Method *method); // Integer.valueOf(int) and its kin
Outcome execute_boxing(Symex *symex, const Frame *frame, const Method *method, State state,
                       Term value, Span span);
// Notes where `a == b`, or `\fresh`, depends on which boxes Java shares.
void check_identity_known(Symex *symex, const State *state, Term guard, Term a, Term b, Span span);
void check_freshness_known(Symex *symex, Term guard, Term reference, Span span);

bool is_identity_hash(Symex *symex, const Method *method); // hashCode of Object
Outcome execute_identity_hash(Symex *symex, State state, Term receiver);

// ---- texts.c
typedef struct Text Text;
Term text_of(Symex *symex, const State *state, Term value, const Type *type, Span span);
Term text_join(Symex *symex, const State *state, Term a, Term b, Span span); // null: "null"
Term text_unknown(Symex *symex, const State *state, Span span);              // some characters
Term text_equal(Symex *symex, const State *state, uint32_t a, uint32_t b);   // two Strings
void text_make(Symex *symex, uint32_t number); // the characters of a text, before they are read
void check_text_known(Symex *symex, Term guard, Term string, const Variable *field, Span span);
bool is_text_method(Symex *symex, const Method *method); // toString and valueOf without a model
Outcome execute_text_method(Symex *symex, const Method *method, State state, const Term *arguments,
                            Span span);

// ---- classes.c
Term class_object(Symex *symex, Type *type); // of a type; TERM_NONE if there is no class Class
// Two objects of class Class that are not one here: may they be one in Java?
bool may_be_same_class(Symex *symex, const Object *one, const Object *other);
bool is_class_method(Symex *symex, const Method *method); // getClass() and its kin
Outcome execute_class_method(Symex *symex, const Method *method, State state, Term receiver,
                             Span span);

// ---- floating.c: raw bits, square root
bool is_floating_method(const Method *method);
Outcome execute_floating_method(Symex *symex, const Method *method, State state, Term argument,
                                Span span);

// ---- arrays.c
bool is_array_method(const Method *method); // Arrays.makeLike
Outcome execute_array_method(Symex *symex, const Frame *frame, State state, const Term *arguments,
                             Span span);
// The most elements a new array can have; longer ones are cut.
uint32_t array_capacity(Symex *symex, State *state, Term length, Span span);

#endif
