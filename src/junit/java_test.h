// A test while it is written: Java that builds the input of an execution, calls the method, and
// compares what came of it.
//
// Objects are made without running constructors, private fields are set by reflection. Where Java
// has no way to build something, `obstacle` says so in the end.
#ifndef JURY_JUNIT_JAVA_TEST_H
#define JURY_JUNIT_JAVA_TEST_H

#include "base/buffer.h"
#include "cex/cex.h"

typedef struct JavaTest {
    Arena *arena;
    Sema *sema;
    Method *method;
    const Counterexample *run;
    Buffer *out;
    const char *obstacle;      // the first thing that Java has no way to build: "the answer of 'f'
                               // cannot be set"; NULL: none
    bool tries;                // what cannot be set from outside is left as the machine has it
    const char *left;          // the first such thing, or NULL
    bool ends_where_different; // the test is over where something is not as in the run; else it
                               // asserts that everything is
    bool is_told;              // there is the class jury.tests.Outside (outside.h)
    const CexValue *given;     // the arguments; NULL: those of the state before
    const char *const *made;   // and by argument the variable that holds it, or NULL; or NULL
    const char *receiver;      // the same of the object
    bool *is_declared;         // by object number
    uint32_t count;            // of these
} JavaTest;

JavaTest java_test_new(Arena *arena, Sema *sema, Method *method, const Counterexample *run,
                       Buffer *out);

// Declares and fills the objects of the state before the call: "o1", "o2"; sets static fields, and
// what methods without a known answer give.
void java_test_input(JavaTest *test);
// The call as an expression, its receiver (NULL: none) and its arguments.
const char *java_test_call(JavaTest *test);
const char *java_test_receiver(JavaTest *test);
const char *java_test_arguments(JavaTest *test);
// Calls; compares the result and what became of the objects.
void java_test_return(JavaTest *test);
// Compares what became of the objects.
void java_test_after(JavaTest *test);
// The value as Java; `null`, and an obstacle, where Java has no expression for it.
const char *java_test_value(JavaTest *test, const CexValue *value);
const CexObject *java_test_object(const CexState *state, uint32_t number); // NULL: none

// There is no such test, for that reason.
void java_test_refuse(JavaTest *test, const char *why);

// Methods that tests call.
extern const char java_test_helpers[];

// ---- Programs

// Makes a `program` with the values that it gets from outside. "program.run(…)" throws what leaves
// main, "program.end(…)" gives its class, or null.
const char *java_test_program(JavaTest *test, const char *what);
// The class of `program`; the other helpers are not needed then.
void java_test_program_class(Buffer *out, bool is_told);

// ---- Files

const char *java_test_class_name(Arena *arena, const Method *method); // "Outer_Inner_method"
const char *java_test_package(const Method *method);                  // NULL: none
// Writes DIR/a/b/NAME.java; the directories are made. Gives the path, or NULL.
const char *java_test_write(Arena *arena, const char *directory, const char *package,
                            const char *name, const Buffer *text);
// Classes of nondetInt() and its kin, beside the tests of sources that call them.
bool java_test_write_choices(Arena *arena, Sema *sema, const char *directory);

#endif
