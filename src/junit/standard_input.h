// Tests of code that reads System.in: the text that makes it read what it reads in the run.
#ifndef JURY_JUNIT_STANDARD_INPUT_H
#define JURY_JUNIT_STANDARD_INPUT_H

#include "junit/java_test.h"

bool standard_input_has(const CexChoice *choice); // is it read there?
// `System.setIn(…)`, where something is read. An obstacle where it is not clear what the text would
// be.
void standard_input_set(JavaTest *test);

#endif
