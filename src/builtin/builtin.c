// Which function executes a method that Jury knows itself.
#include "builtin/builtin.h"

#include "builtin/internal.h"

typedef Outcome BuiltinFunction(const BuiltinCall *call);

static BuiltinFunction *const functions[BUILTIN_COUNT] = {
#define BUILTIN(kind, function, ...) [BUILTIN_##kind] = builtin_##function,
#include "analysis/builtins.def"
#undef BUILTIN
};

Outcome builtin_execute(Builtin builtin, const BuiltinCall *call) {
    return functions[builtin](call);
}

Outcome builtin_returns(const BuiltinCall *call, Term value) {
    return (Outcome){call->state, value, state_dead(), TERM_NONE};
}
