// What may be said of a method of numbers: relations between its arguments and its result.
//
//     \result == a + b          n <= 101 ==> \result == 91          \result == (n % 2 == 0)
//
// They belong to no table of formulas: the same relation is said in the proof of the method and in
// those of its callers.
#ifndef JURY_PROVE_SUMMARY_H
#define JURY_PROVE_SUMMARY_H

#include "base/vector.h"
#include "quantified/quantified.h"
#include "sema/symbols.h"

// One side of a comparison. Values are numbered: the parameters, then the result.
typedef enum SideKind {
    SIDE_NUMBER,
    SIDE_VALUE,
    SIDE_OFFSET, // value + number
    SIDE_SUM,
    SIDE_DIFFERENCE,
    SIDE_REMAINDER, // value % number
} SideKind;

typedef struct Side {
    SideKind kind;
    uint32_t a, b; // values
    int32_t number;
} Side;

typedef enum Relation { RELATION_EQUAL, RELATION_NOT_EQUAL, RELATION_LESS_EQUAL } Relation;

typedef struct Comparison {
    Relation relation;
    Side left, right;
} Comparison;

typedef enum ClaimKind {
    CLAIM_COMPARISON,
    CLAIM_TRUE,  // the result, a boolean, is true,
    CLAIM_FALSE, // false,
    CLAIM_SAME,  // or what the comparison says
} ClaimKind;

typedef struct Claim {
    bool has_guard;
    Comparison guard; // of parameters: where it holds
    ClaimKind kind;
    Comparison says;
} Claim;

typedef VECTOR(Claim) ClaimList;
typedef VECTOR(int32_t) NumberList;

// What a method may be found to keep; `numbers` are those of the program.
void summary_candidates(Arena *arena, const Method *method, const NumberList *numbers,
                        ClaimList *claims);
// Values of sort INT, or BOOL: the arguments, then the result.
Formula claim_formula(LogicTable *table, const Claim *claim, const Formula *values, uint32_t count);
// The same of numbers, true and false as 1 and 0; `counts`: its guard holds.
bool claim_holds(const Claim *claim, const int64_t *values, uint32_t count, bool *counts);
// As JML has it, with the names of the parameters.
const char *claim_text(Arena *arena, const Method *method, const Claim *claim);

#endif
