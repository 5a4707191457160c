// May a variable, result or array element be null? JML's modifiers and defaults.
//
// In files with JML, references are non-null unless `nullable`; in plain Java
// everything may be null. `nullable_by_default` and `non_null_by_default` on a
// class, or one around it, come before the default of the file.
#ifndef JURY_SEMA_NULLNESS_H
#define JURY_SEMA_NULLNESS_H

#include "sema/sema.h"

// False for primitive types. Local variables may be null unless `non_null`.
bool variable_is_nullable(Sema *sema, const Variable *variable);

// Is it written as `nullable`, or with an annotation `@Nullable`?
bool variable_says_nullable(const Variable *variable);

// A local variable or parameter that is written as `non_null`: it is so whenever it is assigned.
// (That parameters are not null by default is said of what is passed.)
bool variable_stays_non_null(const Variable *variable);

// False for void and primitive results, and for constructors.
bool method_says_nullable(const Method *method); // as written, not by default
bool method_returns_nullable(Sema *sema, const Method *method);

// The elements of an array, at every depth: `nullable` on the declaration means them, too. Of those
// of results nobody says anything but a postcondition.
bool variable_elements_nullable(Sema *sema, const Variable *variable);

// `Map</*@ non_null @*/ K, V>`: the first type argument of a collection or map that is passed or
// given back is written as `non_null`, or the second.
typedef struct NonNullArguments {
    bool first, second;
} NonNullArguments;
NonNullArguments variable_non_null_arguments(Sema *sema, const Variable *variable);
NonNullArguments method_non_null_arguments(Sema *sema, const Method *method);

#endif
