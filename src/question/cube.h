// A cube: a part of the pre-states of a scope, as conditions on what their slots hold.
//
// Where a method is too hard for one machine, several look at one cube each. Conditions come in
// pairs, one the negation of the other, so that it can be seen without any solver whether some
// cubes are all pre-states together. A condition on a slot that there is not is left out: the cube
// is larger then, which does no harm.
#ifndef JURY_QUESTION_CUBE_H
#define JURY_QUESTION_CUBE_H

#include "heap/results.h"
#include "term/term.h"

typedef enum CubeKind {
    CUBE_IS,   // the slot holds this object, or has this value
    CUBE_LESS, // the number is less than that of another slot, signed
    CUBE_BIT,  // the number has this bit
} CubeKind;

typedef struct CubeLiteral {
    CubeKind kind;
    uint32_t slot;  // by its id
    uint32_t value; // object; the other slot; the number of the bit
    bool holds;     // or its negation does
} CubeLiteral;

typedef VECTOR(CubeLiteral) CubeLiteralList;

typedef struct Cube {
    CubeLiteralList literals;
    uint64_t layout; // of the slots that it is about
} Cube;

typedef VECTOR(Cube) CubeList;

// What the slots of a pre-state are, as a number: ids mean the same where this is the same.
uint64_t cube_layout(const TermTable *terms, const SlotList *slots);

// TERM_TRUE where there is no such slot.
Term cube_literal_term(TermTable *terms, const SlotList *slots, const CubeLiteral *literal);
Term cube_term(TermTable *terms, const SlotList *slots, const Cube *cube);

// Is every pre-state in one of the cubes, whatever their conditions mean?
bool cubes_cover(Arena *scratch, const CubeList *cubes);

#endif
