// Values that tell the objects of a pool apart, behind variables: whoever makes use of one shows
// it.
//
// Objects that a program draws from a pool are numbered in one way (symex/pools.c). That is right
// as long as nothing tells them apart, so what could is put behind a variable, a veil. What is
// asked of the solver in the end must not depend on one.
//
// Serial numbers are more than that: `met[node.number]` may be read, since an array that is indexed
// by them, and by nothing else, has no order of its own.
#ifndef JURY_HEAP_VEILS_H
#define JURY_HEAP_VEILS_H

#include "heap/heap.h"

enum { NO_FAMILY = 0 };

typedef struct Veil {
    Term variable, value;
    uint32_t family; // serial numbers of one pool, from 1; NO_FAMILY: nobody may look at it
} Veil;

typedef struct Veils {
    VECTOR(Veil) items;
    Map numbers;       // variable -> (void *)(uintptr_t)(1 + index)
    Map indexed;       // array, its number -> (void *)(uintptr_t)(1 + family), NO_FAMILY by others
    uint32_t families; // so many
    Map families_of;   // memo for terms
    Map uncovered;     // and another
    VECTOR(bool) seen; // terms, by index, that somebody looked at
    bool is_lifted;    // somebody looked: the objects are told apart
} Veils;

// A variable for the value, which it equals; where `is_dead` nobody can read it, and it equals
// nothing.
Term veil_new(Symex *symex, Term value, uint32_t family, bool is_dead);
bool veil_is(const Symex *symex, Term term);
// The solver is asked about the term, or will be.
void veils_look(Symex *symex, Term term);
// The array has elements that differ, or is read as a whole.
void veils_note_array(Symex *symex, uint32_t array);

// An array is read or assigned at the index: the same one, serial numbers uncovered where they may
// be.
Term veils_index(Symex *symex, Term array, Term index);
// Two numbers are compared: uncovered where all serial numbers compare alike.
void veils_compare(Symex *symex, IrOperation operation, Term *a, Term *b);

#endif
