// Two verdicts about one program become one: what either has decided is decided, and what is not
// known is said as the later one says it.
#include "unit.h"

#include "check/check.h"

static Verdict *verdict_of(Arena *arena, VerdictKind kind, const char *reason) {
    Verdict *verdict = ARENA_NEW(arena, Verdict);
    verdict->kind = kind;
    Remark remark = {{0, 0}, reason};
    if (reason)
        vector_push(arena, &verdict->unknown, remark);
    return verdict;
}

UNIT_TEST(combine_says_the_later_reason) {
    Arena *arena = arena_new();
    Verdict *before = verdict_of(arena, VERDICT_UNKNOWN, "a small scope");
    Verdict *after = verdict_of(arena, VERDICT_UNKNOWN, "a larger scope");
    Verdict *both = check_combine(arena, before, after);
    CHECK_EQUAL_INT(VERDICT_UNKNOWN, both->kind);
    CHECK_EQUAL_INT(1, both->unknown.count);
    CHECK_EQUAL_STR("a larger scope", both->unknown.items[0].text);
    arena_free(arena);
}

UNIT_TEST(combine_keeps_what_held) {
    Arena *arena = arena_new();
    Verdict *before = verdict_of(arena, VERDICT_HOLDS_CUT, NULL);
    Verdict *after = verdict_of(arena, VERDICT_UNKNOWN, "out of time");
    Verdict *both = check_combine(arena, before, after);
    CHECK_EQUAL_INT(VERDICT_HOLDS_CUT, both->kind);
    CHECK_EQUAL_INT(0, both->unknown.count);
    arena_free(arena);
}

UNIT_TEST(combine_takes_what_was_found) {
    Arena *arena = arena_new();
    Verdict *before = verdict_of(arena, VERDICT_UNKNOWN, "a small scope");
    Verdict *after = verdict_of(arena, VERDICT_VIOLATED, NULL);
    CHECK_EQUAL_INT(VERDICT_VIOLATED, check_combine(arena, before, after)->kind);
    before = verdict_of(arena, VERDICT_VIOLATED, "left open");
    after = verdict_of(arena, VERDICT_HOLDS_CUT, NULL);
    Verdict *both = check_combine(arena, before, after);
    CHECK_EQUAL_INT(VERDICT_VIOLATED, both->kind);
    CHECK_EQUAL_INT(0, both->unknown.count); // that does not matter any more
    arena_free(arena);
}
