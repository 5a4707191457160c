// Objects of the library that are known by a value: a StringBuilder, an Optional, a BigInteger, …
// Tests make them by a constructor, not field by field.
#ifndef JURY_JUNIT_LIBRARY_VALUES_H
#define JURY_JUNIT_LIBRARY_VALUES_H

#include "junit/java_test.h"

bool library_value_is(const Type *type);
// "new StringBuilder(…)"; the objects that it holds have been declared.
const char *library_value(JavaTest *test, const CexObject *object);
// Is it an array inside of such objects, which tests do not see?
bool library_value_hides(const JavaTest *test, const CexObject *array);

#endif
