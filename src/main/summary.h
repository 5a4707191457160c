// The last lines of a run: how much was read, what was found, what it cost.
#ifndef JURY_MAIN_SUMMARY_H
#define JURY_MAIN_SUMMARY_H

#include "main/compilation.h"

typedef struct Summary {
    uint32_t files;
    uint64_t lines;
    uint32_t errors;
    uint32_t warnings;
    double parse_seconds;
    double type_seconds;
    size_t arena; // bytes; of the largest where there are several
    Sema *sema;   // or NULL
} Summary;

// Adds what one compilation amounts to.
void summary_add(Summary *summary, const Compilation *compilation);

// Adds another summary: counts add up, the larger memory counts; times are left alone.
void summary_join(Summary *summary, const Summary *other);

// The summary line unless --quiet, and the table of --stats, on standard output. Returns the exit
// code.
int summary_print(const Summary *summary, const Options *options);

#endif
