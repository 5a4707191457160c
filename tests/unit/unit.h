// Unit tests: include this once in a test program, and write
//
//     UNIT_TEST(arena_starts_empty) {
//         CHECK(arena_used(arena) == 0);
//     }
//
// The program runs every test, or those whose name contains its first argument. A failed check is
// printed and ends its test; the exit code is 1 if any test failed.
#ifndef UNIT_H
#define UNIT_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct UnitTest {
    const char *name;
    void (*run)(bool *failed);
    struct UnitTest *next;
} UnitTest;

static UnitTest *unit_first, **unit_last = &unit_first;
static const char *unit_name;

static inline void unit_register(UnitTest *test) {
    *unit_last = test;
    unit_last = &test->next;
}

static inline bool unit_equal_int(int64_t expected, int64_t found, const char *text,
                                  const char *file, int line) {
    if (expected == found)
        return true;
    printf("not ok %s: %s:%d: %s: expected %" PRId64 ", found %" PRId64 "\n", unit_name, file, line,
           text, expected, found);
    return false;
}

static inline bool unit_equal_str(const char *expected, const char *found, const char *text,
                                  const char *file, int line) {
    if (expected && found ? strcmp(expected, found) == 0 : expected == found)
        return true;
    printf("not ok %s: %s:%d: %s: expected \"%s\", found \"%s\"\n", unit_name, file, line, text,
           expected ? expected : "(null)", found ? found : "(null)");
    return false;
}

static inline bool unit_true(bool condition, const char *text, const char *file, int line) {
    if (!condition)
        printf("not ok %s: %s:%d: %s\n", unit_name, file, line, text);
    return condition;
}

// Checks work inside UNIT_TEST only: they set its failed flag and return from it.
#define UNIT_REQUIRE(passed)                                                                       \
    do {                                                                                           \
        if (!(passed)) {                                                                           \
            *unit_failed = true;                                                                   \
            return;                                                                                \
        }                                                                                          \
    } while (0)
#define CHECK(condition) UNIT_REQUIRE(unit_true((condition), #condition, __FILE__, __LINE__))
#define CHECK_EQUAL_INT(expected, found)                                                           \
    UNIT_REQUIRE(unit_equal_int((expected), (found), #found, __FILE__, __LINE__))
#define CHECK_EQUAL_STR(expected, found)                                                           \
    UNIT_REQUIRE(unit_equal_str((expected), (found), #found, __FILE__, __LINE__))

#define UNIT_TEST(test_name)                                                                       \
    static void test_name##_test(bool *unit_failed);                                               \
    __attribute__((constructor)) static void test_name##_register(void) {                          \
        static UnitTest test = {#test_name, test_name##_test, NULL};                               \
        unit_register(&test);                                                                      \
    }                                                                                              \
    static void test_name##_test(__attribute__((unused)) bool *unit_failed)

int main(int argc, char **argv) {
    bool any_failed = false;
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (UnitTest *test = unit_first; test; test = test->next) {
        if (argc > 1 && !strstr(test->name, argv[1]))
            continue;
        bool failed = false;
        unit_name = test->name;
        test->run(&failed);
        if (failed)
            any_failed = true;
        else
            printf("ok %s\n", test->name);
    }
    return any_failed;
}

#endif
