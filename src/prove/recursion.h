// What is known of methods that call themselves and have no contract, while it is looked for.
#ifndef JURY_PROVE_RECURSION_H
#define JURY_PROVE_RECURSION_H

#include "prove/internal.h"
#include "prove/summary.h"

enum { MOST_METHODS = 4 };

// A call of one of the methods while one of them is executed.
typedef struct Site {
    Formula passed; // a variable: the execution got there
    uint32_t callee;
    Formula *values; // arguments and result
} Site;

typedef struct Summary {
    Method *method;
    ClaimList claims;
    LogicTable *table;
    QuantifiedRun *run;
    LogicSolver *solver;
    VECTOR(Site) sites;
    VECTOR(const int64_t *) samples; // arguments and result of calls
    bool is_broken;                  // it may throw, or is not modelled: nothing is said of it
} Summary;

struct Recursion {
    Arena *arena;
    MethodList methods;
    Summary summaries[MOST_METHODS];
    uint32_t executed; // whose calls are noted
    LogicTable *table; // of the method that is proved
    QuantifiedSummaries asked;
    uint32_t steps; // that samples may still take
};

// ---- recursion_samples.c
// Each method for small numbers and for those of the program.
void recursion_sample(Recursion *recursion, const NumberList *numbers);
// These numbers, and results that several samples have.
NumberList recursion_numbers(Recursion *recursion, const Summary *summary,
                             const NumberList *numbers);
// Drops the claims that a sample breaks, and those that hardly any sample is about.
void recursion_keep_unbroken(Summary *summary);

#endif
