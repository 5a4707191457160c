// Records: what is read from JSON is what was written; what is not of the form is refused.
#include "unit.h"

#include "verdict/record_json.h"

#include <string.h>

static PlaceRecord place = {"a b/ü.java", 3, 9, 4, 1};

static VerdictRecord *violated(Arena *arena) {
    VerdictRecord *verdict = record_not_known(arena, "A.f(int)", "p.A", &place, "a \"reason\"\n");
    verdict->verdict = VERDICT_VIOLATED;
    CounterexampleRecord *run = ARENA_NEW(arena, CounterexampleRecord);
    ValueRecord value = {"x", "int", "-5", NULL}, told = {"g()", "int", "3", "returns"};
    vector_push(arena, &run->inputs, value);
    ObjectRecord object = {.name = "A#1", .type = "A", .uses = 2};
    object.fields = ARENA_NEW(arena, ValueRecordList); // none, but that is known
    vector_push(arena, &run->objects, object);
    LineRecord line = {.place = &place, .depth = 1};
    vector_push(arena, &line.changes, told);
    vector_push(arena, &run->path, line);
    run->result = "A#1";
    ViolationRecord violation = {
        .kind = "postcondition", .text = "postcondition", .cause = "code", .counterexample = run};
    vector_push(arena, &verdict->violations, violation);
    NamedNumber number = {"p.A", 7};
    vector_push(arena, &verdict->scope->objects_of, number);
    verdict->depth = 12;
    verdict->unconcerned = FLAG_NO;
    verdict->statistics->peak_memory = 1ull << 40;
    return verdict;
}

static bool is_same_text(const MethodResult *a, const MethodResult *b) {
    char *first = record_write_result(a), *second = record_write_result(b);
    bool is_same = !strcmp(first, second);
    memory_free(first);
    memory_free(second);
    return is_same;
}

UNIT_TEST(records_come_back_as_they_were) {
    Arena *arena = arena_new();
    MethodResult written = {.verdict = violated(arena)};
    char *text = record_write_result(&written);
    MethodResult read = record_read_result(arena, text, strlen(text));
    CHECK(read.verdict && !read.bounds && is_same_text(&written, &read));
    const VerdictRecord *verdict = read.verdict;
    const CounterexampleRecord *run = verdict->violations.items[0].counterexample;
    CHECK(verdict->verdict == VERDICT_VIOLATED && verdict->depth == 12 && !verdict->paths);
    CHECK(verdict->unconcerned == FLAG_NO && verdict->statistics->peak_memory == 1ull << 40);
    CHECK(!strcmp(verdict->unknown.items[0].text, "a \"reason\"\n"));
    CHECK(!strcmp(verdict->place->file, "a b/ü.java") && verdict->place->end_line == 4);
    CHECK(!strcmp(verdict->scope->objects_of.items[0].name, "p.A"));
    CHECK(run->objects.items[0].fields && !run->objects.items[0].elements);
    CHECK(!run->choices && !run->thrown && !strcmp(run->result, "A#1"));
    CHECK(!strcmp(run->path.items[0].changes.items[0].by_contract, "returns"));
    CHECK(!verdict->violations.items[0].place);
    memory_free(text);
    arena_free(arena);
}

UNIT_TEST(records_of_bounds_come_back) {
    Arena *arena = arena_new();
    MethodResult written = {.bounds =
                                record_bounds_not_known(arena, "A.f()", "A", NULL, "no answer")};
    char *text = record_write_result(&written);
    MethodResult read = record_read_result(arena, text, strlen(text));
    CHECK(read.bounds && !read.verdict && is_same_text(&written, &read));
    CHECK(record_exit_code(&read, false) == 3);
    memory_free(text);
    arena_free(arena);
}

// Each member in turn is missing or of another type.
UNIT_TEST(records_of_another_form_are_refused) {
    Arena *arena = arena_new();
    json_t *whole = record_json_verdict(violated(arena));
    static const char *const needed[] = {"verdict", "checked",    "violations", "remarks",
                                         "cuts",    "if_it_ends", "scopes"};
    for (uint32_t i = 0; i < sizeof(needed) / sizeof(needed[0]); i++) {
        json_t *broken = json_copy(whole);
        json_object_del(broken, needed[i]);
        CHECK(!record_read_verdict(arena, broken));
        json_object_set_new(broken, needed[i], json_integer(3));
        CHECK(!record_read_verdict(arena, broken));
        json_decref(broken);
    }
    json_object_set_new(whole, "verdict", json_string("maybe"));
    CHECK(!record_read_verdict(arena, whole));
    json_decref(whole);
    static const char *const texts[] = {
        "", "{", "[]", "3", "{}", "null", "{\"verdict\": \"holds\"}"};
    for (uint32_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        MethodResult read = record_read_result(arena, texts[i], strlen(texts[i]));
        CHECK(!read.verdict && !read.bounds);
    }
    arena_free(arena);
}

UNIT_TEST(records_hold_text_that_is_no_utf8) {
    json_t *text = record_json_text("caf\xe9");
    CHECK(!strcmp(json_string_value(text), "caf?"));
    json_decref(text);
}
