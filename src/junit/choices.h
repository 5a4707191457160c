// Tests of code that asks org.sosy_lab.sv_benchmarks.Verifier or org.cprover.CProver for values:
// classes of these names that give what a test tells them to.
#ifndef JURY_JUNIT_CHOICES_H
#define JURY_JUNIT_CHOICES_H

#include "junit/java_test.h"

// Those of the two that the sources call methods of.
typedef struct ChoiceClasses {
    bool has_verifier, has_cprover;
    bool has_factory; // Verifier.nondetObject(type, factory) among them
} ChoiceClasses;

ChoiceClasses choices_classes(Sema *sema);

// `Verifier.choose(new Object[] {5, true});` for each class that the run asks. An obstacle where
// Java has no expression for a value, or where tests cannot set what another method gives.
void choices_set(JavaTest *test);
// The same in a program that is loaded anew: `program.choose("Verifier", new Object[] {5, true});`.
// Objects have no expression there.
void choices_set_in_program(JavaTest *test);

// The text of the class, with its package; relative to a directory of sources it is `path`.
typedef struct ChoiceSource {
    const char *path;
    const char *text;
} ChoiceSource;
ChoiceSource choices_verifier(Arena *arena, const ChoiceClasses *classes);
ChoiceSource choices_factory(void);
ChoiceSource choices_cprover(Arena *arena);
// Writes it; the directories are made.
bool java_test_write_source(Arena *arena, const char *directory, ChoiceSource source);

// The message of what `assume` throws in a test.
extern const char choices_no_assumption[];

#endif
