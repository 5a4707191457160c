#include "verdict/kind.h"

#include "diag/internal_error.h"

#include <string.h>

typedef struct KindWords {
    const char *word, *key;
} KindWords;

static const KindWords kinds[] = {
    [VERDICT_PROVED] = {"PROVED", "proved"},
    [VERDICT_HOLDS] = {"HOLDS", "holds"},
    [VERDICT_HOLDS_CUT] = {"HOLDS, CUT", "holds_cut"},
    [VERDICT_VACUOUS] = {"VACUOUS", "vacuous"},
    [VERDICT_UNKNOWN] = {"UNKNOWN", "unknown"},
    [VERDICT_VIOLATED] = {"VIOLATED", "violated"},
    [VERDICT_ERROR] = {"ERROR", "error"},
};

_Static_assert(sizeof(kinds) / sizeof(kinds[0]) == VERDICT_KIND_COUNT, "each kind has its words");

const char *verdict_word(VerdictKind kind) {
    SHOULD(kind < VERDICT_KIND_COUNT, "a verdict should have a word");
    return kinds[kind].word;
}

const char *verdict_key(VerdictKind kind) {
    SHOULD(kind < VERDICT_KIND_COUNT, "a verdict should have a key");
    return kinds[kind].key;
}

VerdictKind verdict_of_key(const char *key) {
    VerdictKind kind = 0;
    while (kind < VERDICT_KIND_COUNT && strcmp(kinds[kind].key, key))
        kind++;
    return kind;
}

int verdict_exit_code(VerdictKind kind, bool strict) {
    switch (kind) {
    case VERDICT_PROVED:
    case VERDICT_HOLDS: return 0;
    case VERDICT_HOLDS_CUT: return strict ? 3 : 0;
    case VERDICT_VIOLATED: return 1;
    case VERDICT_ERROR: return 2;
    case VERDICT_VACUOUS:
    case VERDICT_UNKNOWN: return 3;
    case VERDICT_KIND_COUNT: break;
    }
    SHOULD(false, "a verdict should have an exit code");
    return 2;
}

int verdict_worse_exit_code(int a, int b) {
    static const int weights[] = {[0] = 0, [3] = 1, [1] = 2, [2] = 3};
    return weights[a] >= weights[b] ? a : b;
}
