// Shared by the files of junit.
#ifndef JURY_JUNIT_INTERNAL_H
#define JURY_JUNIT_INTERNAL_H

#include "junit/java_test.h"

bool is_collection(const CexObject *object);
// May code of the same package call the method, with these types of parameters?
bool is_directly_callable(JavaTest *test);

#endif
