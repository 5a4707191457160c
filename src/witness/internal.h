// Shared by the files of witness; never included elsewhere.
//
//   witness.c  what is to be said, from the run that confirms it
//   inputs.c   the inputs of a counterexample, read back from its texts
//   graphml.c  version 1.0
//   yaml.c     version 2.0
#ifndef JURY_WITNESS_INTERNAL_H
#define JURY_WITNESS_INTERNAL_H

#include "search/search.h"
#include "witness/witness.h"

// A value that a call gave, and where.
typedef struct WitnessStep {
    SourceFile *file;
    LineColumn at;
    const char *function; // around it: "Main.main"
    const char *variable; // that got the value, or the method that gave it
    const char *value;    // as Java writes it
    bool is_text;
} WitnessStep;

typedef struct Witness {
    const WitnessRequest *request;
    bool is_violation;
    ProgramProperty property;
    VECTOR(WitnessStep) steps;
    WitnessStep target; // of a violation: where the exception was made
    VECTOR(SourceFile *) files;
    const char *hash; // of all files together
    const char *time; // of writing
    const char *uuid;
} Witness;

// The property as the competition writes it.
const char *witness_specification(const Witness *witness);

// ---- inputs.c
// False: something cannot be read back.
bool inputs_of(const WitnessRequest *request, const Counterexample *from, RunInputList *inputs);

// ---- graphml.c, yaml.c
void write_graphml(const Witness *witness, FILE *out);
void write_yaml(const Witness *witness, FILE *out);

#endif
