// Java source for types, values and objects of a counterexample, as tests need it. Types are
// erased.
#ifndef JURY_JUNIT_JAVA_TEXT_H
#define JURY_JUNIT_JAVA_TEXT_H

#include "base/buffer.h"
#include "cex/cex.h"

// `Outer.Inner`, `int[]`: as code of the same package writes it.
const char *java_type(Arena *arena, const Type *type);
// May code of the same package name it?
bool java_is_accessible(const Type *type);
// `Outer.Inner.class`, or by its binary name where it is private.
const char *java_class(Arena *arena, const Type *type);
// `a.b.Outer$Inner`
const char *java_binary_name(Arena *arena, const Class *class_symbol);
// A literal, `null`, an enum constant, a box, or the variable of an object: "o3". NULL where Java
// has no expression for it.
const char *java_value(Arena *arena, const CexValue *value);
// Can objects of this class be made without their constructor, field by field?
bool java_is_plain_class(const Type *type);

#endif
