// Which methods Jury knows itself (builtins.def).
#ifndef JURY_ANALYSIS_BUILTINS_H
#define JURY_ANALYSIS_BUILTINS_H

#include "lower/lower.h"

typedef enum Builtin {
    BUILTIN_NONE,
#define BUILTIN(kind, ...) BUILTIN_##kind,
#include "analysis/builtins.def"
#undef BUILTIN
    BUILTIN_COUNT
} Builtin;

// What the method is, found out once; BUILTIN_NONE: its body says what it does.
Builtin analysis_builtin(Lowering *lowering, const Method *method);

static inline bool builtin_chooses_object(Builtin builtin) {
    return builtin == BUILTIN_ANY_OBJECT || builtin == BUILTIN_SOME_OBJECT;
}

// Assigns a field or runs a method that nobody sees in the code.
static inline bool builtin_uses_member(Builtin builtin) {
    return builtin == BUILTIN_FIELD_SET || builtin == BUILTIN_MEMBER_RUN;
}

#endif
