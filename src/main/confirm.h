// `--confirm`: counterexamples are run on the Java virtual machine before they are reported.
//
// The tests of all violations of a run (junit/violation_tests.h) are compiled with the program and
// run, by one javac and one java. What happens there as said is confirmed. What does not happen is
// not reported as violated: the verdict is UNKNOWN, and the test is kept.
#ifndef JURY_MAIN_CONFIRM_H
#define JURY_MAIN_CONFIRM_H

#include "main/compilation.h"
#include "question/stop.h"
#include "verdict/record.h"

typedef struct Confirm Confirm;

// The tests are written into that folder and stay there, or NULL: into one of our own, and go.
// NULL after a message: there is no JDK, or no place for files.
Confirm *confirm_new(const Compilation *compilation, const char *tests);
// The same for tests that Jury's own interpreter runs, whether there is a JDK or not.
Confirm *confirm_new_own(const Compilation *compilation);
void confirm_free(Confirm *confirm);

// Where the tests are to be written.
const char *confirm_folder(const Confirm *confirm);

// Marks what is confirmed; what lives on goes into the arena. Ctrl-C ends the virtual machine, too.
void confirm_results(Confirm *confirm, Stop *stop, Arena *arena, MethodResult *results,
                     uint32_t count);

#endif
