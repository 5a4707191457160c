// What might hold of the objects of a plain class between calls, and who could break it.
//
// Input:   a class without a specification.
// Output:  candidates for the invariants of its outermost class and all classes inside, and the
//          methods through which other code comes in: what every one of them keeps always holds
//          (check/facts.c finds that out).
//
// A field that code outside of the class may assign is part of no candidate. Candidates look at
// fields of the object itself and at lengths of arrays, which nobody changes, or follow one field
// from object to object: what else refers to these cannot break them. They look at elements of such
// arrays only that nobody else has (confined.c).
#ifndef JURY_ANALYSIS_FACTS_H
#define JURY_ANALYSIS_FACTS_H

#include "lower/lower.h"

typedef enum FactKind {
    FACT_AT_MOST,         // left <= right
    FACT_LESS,            // left < right
    FACT_EQUAL,           // left == right
    FACT_NON_NULL,        // left != null
    FACT_NULL_TOGETHER,   // (left == null) == (right == null)
    FACT_NULL_WHERE_ZERO, // (left == null) == (right == 0)
    FACT_NON_NULL_WHERE,  // left != null where right is true
    FACT_ACYCLIC,         // following left from an object never leads back to it
    FACT_ELEMENTS,        // left[i] != null, for all i, or all below the number right
    FACT_ROWS,            // left[i] == null || left[i].length == right, for all i
} FactKind;

// A number: that of a field, the length of the array in a field, or a constant.
typedef struct FactOperand {
    Variable *field; // NULL: the constant
    int64_t constant;
} FactOperand;

typedef struct Fact {
    FactKind kind;
    Class *owner; // of the fields; subclasses have them, too
    FactOperand left, right;
} Fact;
typedef VECTOR(Fact) FactList;

// Those that objects of the pre-state are taken to keep.
typedef struct FactSet {
    FactList facts;
} FactSet;

typedef struct ClassFacts {
    Class *nest;        // the outermost class
    FactList facts;     // candidates at first; those that are kept, once that is known
    MethodList entries; // constructors first
    // Of check/facts.c:
    bool is_known;
    bool only_things;                     // as the scope says for which it is
    uint32_t objects, array_length, bits; // of that scope
    Span cut; // where an execution was cut while they were found out; begin 0: nowhere
} ClassFacts;

// Of the class around, made once. No candidates where there are none, or where it is not plain.
ClassFacts *facts_of(Lowering *lowering, Class *class_symbol);
// Does the method change what they speak of through other entries only, if at all?
bool facts_spared_by(Lowering *lowering, const ClassFacts *of, Method *method);
// Can only a constructor that is an entry break it?
bool facts_is_settled(const ClassFacts *of, const Fact *fact);
// As JML; `all` says whether an array may be null.
const char *fact_text(Arena *arena, Lowering *lowering, const FactList *all, const Fact *fact);

#endif
