// What is known of the whole program before anything runs.
//
// Input:   the typed trees and their lowering.
// Output:  answers; each is found out once and kept with the lowering.
#ifndef JURY_ANALYSIS_ANALYSIS_H
#define JURY_ANALYSIS_ANALYSIS_H

#include "lower/lower.h"

// Static fields of the sources that the method, or what it calls, may read.
void analysis_mentioned_statics(Lowering *lowering, Method *method, VariableList *fields);
// Instance fields that the method, or what it calls, may read or assign: a first guess, to which
// execution adds what it finds (read_fields.c). Variable -> itself.
Map *analysis_read_fields(Lowering *lowering, Method *method);
// The same for static fields, in the order found.
const VariableList *analysis_read_statics(Lowering *lowering, Method *method);
void analysis_note_read(Lowering *lowering, Method *method, Variable *field);
// Back to the first guess: in a smaller scope less may be read.
void analysis_forget_read(Lowering *lowering, Method *method);
// May a field that nobody reads be left out of a pre-state? Not where it leads to objects whose
// invariants have to be kept.
bool analysis_may_leave_out(Lowering *lowering, const Variable *field);
bool analysis_has_invariant(Lowering *lowering, Class *class_symbol); // declared there
// Can the expression change nothing that the sources know of?
bool analysis_uses_only_library(Node *tree);
// Does it name the field, or call what runs with the static initialiser alone and does?
bool analysis_mentions(Lowering *lowering, Node *tree, const Variable *field);
// May the array or collection that a static final field holds be taken to keep its contents once
// its class is initialised? Only where no code of the sources given can change it.
bool analysis_is_only_read(Lowering *lowering, const Variable *field);
// The method under check from now on: one that only an initialiser calls does not find its fields
// filled.
void analysis_look_at(Lowering *lowering, const Method *method);
// Does the static field keep what its initialiser gives? It is final, or private with an
// initialiser, of a reference, and nothing in its source file assigns it.
bool analysis_is_set_once(Lowering *lowering, const Variable *field);
// Do the sources call a constructor of the class that takes a function, such as a comparator?
bool analysis_creates_with_function(Lowering *lowering, const Class *class_symbol);

// Is a copy by Object.clone() all that there is to copy, or does the model of its class do the
// rest?
bool analysis_is_copied_whole(Sema *sema, Class *class_symbol);

// The new object that every constructor of a class file puts into a final field.
typedef struct FieldCreation {
    bool is_created;     // there is one
    Class *class_symbol; // NULL: an array
    bool has_length;     // … of a known length
    uint32_t length;
} FieldCreation;
const FieldCreation *analysis_creation(Lowering *lowering, const Variable *field);

// Does every constructor fill the final field with an argument of its own?
bool analysis_is_given(Lowering *lowering, const Variable *field);

// ---- Plain Java (docs/plain-java.md)
// A class of the sources or the class path whose file has no JML; a method that, moreover, inherits
// none from outside of the library.
bool analysis_is_plain_class(const Class *class_symbol);
bool analysis_is_plain(Sema *sema, Method *method);
// May others than the project call it? Does another method of the project?
bool analysis_is_surface(Sema *sema, Method *method);
bool analysis_is_called(Lowering *lowering, Method *method);
// A constructor that nobody wrote: do initialisers of fields, or what is overridden, run in it that
// may fail?
bool analysis_builds_more(Lowering *lowering, Method *method);
// Is it there to reject, and for nothing else: static, it gives nothing and changes nothing?
bool analysis_only_rejects(Lowering *lowering, Method *method);
// Is its body the one call of `asked`, given nothing, whose name begins with that of the method?
bool analysis_only_asks(const Method *method, const Method *asked);
// The static field that it gives at its end; or NULL.
const Variable *analysis_given_static(const Method *method);
// Does the register hold a parameter of the method, or a part of one: an element, a character or a
// part of a text, what a getter answers; in a box or out of one, as a text; or an object that is
// made of such values and of constants alone? `is_used`, by parameter with the receiver first, or
// NULL: of which.
bool analysis_is_of_arguments(Lowering *lowering, const IrMethod *method, IrRegister reg,
                              bool *is_used);
// Does a constructor leave it null, and say in its documentation which setter has to be called? Or
// do all leave it, nothing but a setter of its own assigns it, and no code compares it with null?
bool analysis_is_set_later(Lowering *lowering, const Variable *field);
// The field that the method gives, and does nothing else; or NULL.
const Variable *analysis_given_field(Lowering *lowering, Method *method);
// Adds every method of the project that may run one of them, directly or not; of a static
// initialiser, its class.
void analysis_add_callers(Lowering *lowering, Arena *arena, Map *methods);
// May it be null, as far as the project says? Of what is not plain Java, always.
bool analysis_field_may_be_null(Lowering *lowering, const Variable *field);
// Does nobody but code of the sources that can name the field have the array that it holds?
bool analysis_array_is_confined(Lowering *lowering, const Variable *field);
bool analysis_parameter_may_be_null(Lowering *lowering, Method *method, uint32_t index);
// What a method answers whose body nobody has: an abstract one, of a class that is not given.
bool analysis_result_may_be_null(Lowering *lowering, Method *method);
// The same of the elements of an array that it holds, and of those of lists, maps and sets.
bool analysis_elements_may_be_null(Lowering *lowering, const Variable *field);
bool analysis_parameter_elements_may_be_null(Lowering *lowering, Method *method, uint32_t index);
bool analysis_collections_may_hold_null(Lowering *lowering, Method *method);

// A static method that makes an object and calls its `main`; NULL where none can be made.
Method *analysis_program(Lowering *lowering, Method *target);

#endif
