// Built-in methods by their names.
//
// A method is compared with the table when it is first asked for; the answer stays in a map.
#include "analysis/builtins.h"

#include "analysis/internal.h"
#include "sema/queries.h"

#include <string.h>

typedef enum Origin { LIBRARY, ANYWHERE } Origin;

typedef struct Entry {
    Origin origin;
    const char *const *methods; // up to NULL
} Entry;

#define METHODS(...)                                                                               \
    (const char *const[]) {                                                                        \
        __VA_ARGS__, NULL                                                                          \
    }

static const Entry entries[BUILTIN_COUNT] = {
#define BUILTIN(kind, function, origin, ...) [BUILTIN_##kind] = {origin, METHODS(__VA_ARGS__)},
#include "analysis/builtins.def"
#undef BUILTIN
};

// ---- One method

// Is `text` the beginning of `*at`? Then that is left behind.
static bool skip(const char **at, const char *text) {
    size_t length = strlen(text);
    if (strncmp(*at, text, length) != 0)
        return false;
    *at += length;
    return true;
}

static bool has_parameters(Analysis *analysis, const Method *method, const char *at) {
    if (!strcmp(at, "*)"))
        return true;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        const Type *type = method->parameters.items[i]->type;
        if ((i && !skip(&at, ",")) || !skip(&at, type_text(analysis->arena, type)))
            return false;
    }
    return !strcmp(at, ")");
}

static bool is_named(Analysis *analysis, const Method *method, const char *at) {
    return skip(&at, method->owner->qualified_name->text) && skip(&at, ".") &&
           skip(&at, method->name->text) && skip(&at, "(") && has_parameters(analysis, method, at);
}

static bool is_among(Analysis *analysis, const Method *method, const Entry *entry) {
    // What only the real class has, not its model, may be called like something else that is known.
    bool is_library =
        method->owner->unit && method->owner->unit->is_library && !method->class_member;
    if (entry->origin == LIBRARY && !is_library)
        return false;
    for (const char *const *name = entry->methods; *name; name++)
        if (is_named(analysis, method, *name))
            return true;
    return false;
}

static Builtin find(Analysis *analysis, const Method *method) {
    if (method->class_member && !method->owner->class_file)
        return BUILTIN_NONE; // one that only the real class has, by a name that may be known
    for (int builtin = BUILTIN_NONE + 1; builtin < BUILTIN_COUNT; builtin++)
        if (is_among(analysis, method, &entries[builtin]))
            return (Builtin)builtin;
    return BUILTIN_NONE;
}

Builtin analysis_builtin(Lowering *lowering, const Method *method) {
    Analysis *analysis = analysis_of(lowering);
    uintptr_t known = (uintptr_t)map_get(&analysis->builtins, method);
    if (!known) {
        known = (uintptr_t)find(analysis, method) + 1;
        map_put(analysis->arena, &analysis->builtins, method, (void *)known);
    }
    return (Builtin)(known - 1);
}
