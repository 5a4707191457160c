// Things whose class nobody knows, equal and compared as the run has it: Integers stand for them in
// tests, a class of the test's own where these will not do, and for a Comparator one that knows its
// order by heart.
#ifndef JURY_JUNIT_ORDERS_H
#define JURY_JUNIT_ORDERS_H

#include "junit/java_test.h"

bool orders_have(const JavaTest *test, const CexObject *object);
// Declares such an object.
void orders_declare(JavaTest *test, const CexObject *object);
// When all objects are there: tells the comparators their orders.
void orders_set(JavaTest *test);
// With which a collection is made: its comparator, or nothing.
const char *orders_comparator(JavaTest *test, const CexObject *collection);

// The classes of such objects that the text so far names.
void orders_add_helpers(Buffer *text);

#endif
