// Java that compiles a program with tests of its violations, and runs them, in one virtual machine.
#ifndef JURY_JUNIT_RUNNER_H
#define JURY_JUNIT_RUNNER_H

// A source file: the class JuryRunner. Its arguments: a folder for class files, the class path of
// the program, a file with a line for each source, `source PATH` or `test CLASS PATH`. It prints
// `java 17`, then a line for each test: `CLASS passes`, `CLASS hangs`, `CLASS fails TYPE`, `CLASS
// cannot WHY`; or `compiler MESSAGE` if the program does not compile.
extern const char junit_runner_source[];

// What tests need of JUnit, where JUnit itself is not at hand.
extern const char junit_test_source[];       // org/junit/jupiter/api/Test.java
extern const char junit_assertions_source[]; // org/junit/jupiter/api/Assertions.java

// The type of the exception by which `fail` ends a test, as JuryRunner prints it.
extern const char junit_failure[];

#endif
