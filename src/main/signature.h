// Symbols as text, the way Java would declare them; for the outline and the dump.
#ifndef JURY_MAIN_SIGNATURE_H
#define JURY_MAIN_SIGNATURE_H

#include "base/buffer.h"
#include "sema/sema.h"

// Each followed by a space: "public static ".
void signature_modifiers(Buffer *buffer, ModifierSet modifiers);

// "<K, V extends Comparable<V>>"; nothing for an empty list.
void signature_type_parameters(Buffer *buffer, const TypeList *parameters);

// "<T> T[] toArray(T[] into, int... more) throws E"; with `is_short`, "toArray(T[], int...)".
void signature_method(Buffer *buffer, const Method *method, bool is_short);

// "(I[Ljava/lang/String;)V", as class files have it (JVMS 4.3.3).
void signature_descriptor(Buffer *buffer, Sema *sema, const Method *method);

// A type, or "?" where it is not known.
void signature_type(Buffer *buffer, const Type *type);

#endif
