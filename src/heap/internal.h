// Shared by the files of heap; never included elsewhere.
//
//   state.c       states: path condition and values, branching, merging
//   universe.c    objects: the pre-state, layouts, creation
//   held_types.c  what the slots of the pre-state hold
//   others.c      classes of which objects out of reach matter
//   class_bounds.c  how many objects of a class there may be
//   pre_state.c   the values of the pre-state, and what holds of them
//   left_out.c    fields that the pre-state does without
//   nested.c      collections in collections of anything
//   own_parts.c   what each object made for itself
//   made_with.c   and with which comparator
//   entry_order.c  the order of entries that nobody sees
//   numbering.c   which of its objects can be met, and one numbering of each heap
//   settle.c      what static initialisers leave to the pre-state
//   veils.c       what tells objects of a pool apart
//   heap.c        reading and writing through references
//   semantics.c   Java's arithmetic on terms
//   results.c     what is found
//   mode.c        modes of evaluation
#ifndef JURY_HEAP_INTERNAL_H
#define JURY_HEAP_INTERNAL_H

#include "heap/heap.h"

// ---- universe.c
// The array of a final field that is made where it is declared may be of a known length.
// Whoever makes an object makes what the field holds, for ever: `final int[] cells = new int[9]`.
bool field_is_made_with(Symex *symex, const Variable *field);
Node *field_creation(Symex *symex, const Variable *field);
bool field_has_length(Symex *symex, const Variable *field, uint32_t *length);
// How many elements the private array of a library object has in the pre-state at most, but for the
// room behind.
uint32_t owned_capacity(Symex *symex, const Variable *field);
Type *location_type(Symex *symex, const Object *object, uint32_t index); // of a field or element

// ---- held_types.c
void class_bounds_assume(Symex *symex); // of classes with subclasses (class_bounds.c)
void held_types_assume(Symex *symex);   // objects of the pre-state are of what their slots say
TypeList field_holds(Symex *symex,
                     const Variable *field); // erased; of an owned array, its elements
TypeList location_holds(Symex *symex, const Object *object, uint32_t index);

// ---- others.c
const Others *others_of(Symex *symex, const Range *range); // or NULL

// ---- pre_state.c
// The length of the array that is laid out next.
Term fresh_length(Symex *symex, const char *name, bool is_owned);
// Values for the fields or elements of an object of the pre-state; `is_walked`: met at once.
void pre_state_fill(Symex *symex, uint32_t number, bool is_walked);

// ---- own_parts.c
void own_parts_assume(Symex *symex);

// ---- made_with.c
void made_with_assume(Symex *symex);

// ---- entry_order.c
void entry_order_assume(Symex *symex);

// ---- numbering.c
// How many objects of each range can be met at all, before they are laid out: no more are.
void numbering_bound(Symex *symex, Method *method);
void numbering_walk(Symex *symex); // the objects, after the inputs and static fields
// Can a slot of that type, walked next, hold this object?
bool numbering_allows(const Symex *symex, const Object *object);
// A slot of the walk holds `value`, in heaps where `active`.
void numbering_meet(Symex *symex, Term value, Term active);

// universe.c: of plain Java, what is known to be Comparable and no more.
bool is_any_order(const Symex *symex, const Type *type);

#endif
