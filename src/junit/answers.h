// Objects of interfaces, or abstract classes, that a method is given and nobody implemented: in a
// test, objects that give the answers of the run, each method's one after another.
#ifndef JURY_JUNIT_ANSWERS_H
#define JURY_JUNIT_ANSWERS_H

#include "junit/java_test.h"

// Is an object of that type such a one? What compares has ranks instead of answers.
bool answers_are_of(const Type *type);
// `Number o3 = new Number() {…};` or `I o3 = (I) answering(I.class);`
void answers_declare(JavaTest *test, const CexObject *object);
// Was the value given by one, and can a test name it?
bool answers_have(const JavaTest *test, const CexChoice *choice);
// `answer("next", 5, "hasNext", true);` in the order of the run; nothing where there is none.
void answers_set(JavaTest *test);

// Methods that tests call.
extern const char answers_helpers[];

#endif
