// Values that the library gets from outside of the program: random numbers, clocks, properties and
// environment variables.
//
// A test tells them to the class jury.tests.Outside (java/Outside.java), which is written beside
// the tests. It loads the test and the program anew, and has their class files ask it.
#ifndef JURY_JUNIT_OUTSIDE_H
#define JURY_JUNIT_OUTSIDE_H

#include "junit/choices.h"
#include "junit/java_test.h"

// Can the class give it?
bool outside_has(const CexChoice *choice);
// Does the run ask for such values?
bool outside_is_asked(const Counterexample *run);
// `jury.tests.Outside.tell(new Object[] {"randomInt", 5});`
void outside_tell(JavaTest *test);
// Random and its kin, and File: made by their constructor.
bool outside_makes(const Type *type);
bool outside_is_random(const Type *type);                               // java.util.Random
const char *outside_arguments(JavaTest *test, const CexObject *object); // of that

ChoiceSource outside_source(void);

#endif
