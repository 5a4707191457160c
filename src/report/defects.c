#include "report/defects.h"

#include <stdlib.h>
#include <string.h>

// ---- Each once

// What a method of the library throws is told at the method that it leaves: the last line of the
// project is where it comes from.
static const PlaceRecord *place_of(const ViolationRecord *violation) {
    const LineRecordList *path =
        violation->counterexample ? &violation->counterexample->path : NULL;
    const PlaceRecord *last = path && path->count ? vector_last(path).place : NULL;
    return violation->notes.count && last ? last : violation->place;
}

// What a specification does not allow is a matter of each method that has one.
static bool is_joined(const ViolationRecord *violation) {
    return !strcmp(violation->kind, "exception") && !strstr(violation->text, "specification");
}

static bool is_same_place(const ViolationRecord *a, const ViolationRecord *b) {
    const PlaceRecord *at = place_of(a), *other = place_of(b);
    return at && other && at->line == other->line && at->column == other->column &&
           !strcmp(at->file, other->file) && !strcmp(a->text, b->text);
}

// Behind "name = ".
static const char *method_called(const char *call) {
    const char *behind = strstr(call, " = "), *arguments = strchr(call, '(');
    return behind && (!arguments || behind < arguments) ? behind + 3 : call;
}

// The first call before the last one that was given null, or NULL; a null dereference may come of
// it.
static const char *null_let_in(const ViolationRecord *violation) {
    static const char *const texts[] = {"(null", ", null"};
    if (strncmp(violation->text, "null dereference", 16))
        return NULL;
    for (uint32_t i = 0; violation->calls && i + 1 < violation->calls->count; i++)
        for (uint32_t j = 0; j < sizeof texts / sizeof *texts; j++)
            if (strstr(violation->calls->items[i].call, texts[j]))
                return method_called(violation->calls->items[i].call);
    return NULL;
}

// What different methods run into on objects that the same method or constructor was given null for
// is one defect: that it lets null in.
static bool is_same_null(const ViolationRecord *a, const ViolationRecord *b) {
    const char *call = null_let_in(a), *other = null_let_in(b);
    size_t length = call ? strcspn(call, "(") : 0;
    return call && other && length == strcspn(other, "(") && !memcmp(call, other, length);
}

// Does an array or a list that was given hold null, or a map?
static bool holds_null(const ViolationRecord *violation) {
    const CounterexampleRecord *run = violation->counterexample;
    for (uint32_t i = 0; run && i < run->objects.count; i++) {
        const ObjectRecord *object = &run->objects.items[i];
        for (uint32_t j = 0; object->elements && j < object->elements->count; j++)
            if (!strcmp(object->elements->items[j].value, "null"))
                return true;
    }
    return false;
}

// Several places of one method where a null that stands in a list or an array of its arguments
// comes to light.
static bool is_same_element(const ViolationRecord *a, const ViolationRecord *b) {
    return !strncmp(a->text, "null dereference", 16) && !strcmp(a->text, b->text) &&
           holds_null(a) && holds_null(b);
}

static bool is_same(const ViolationRecord *a, const ViolationRecord *b) {
    return is_joined(a) && is_joined(b) && (is_same_place(a, b) || is_same_null(a, b));
}

static uint64_t way_length(const ViolationRecord *violation) {
    uint64_t length = violation->calls ? violation->calls->count : 0;
    return length + (violation->counterexample ? violation->counterexample->path.count : 0);
}

typedef struct Shortest {
    VerdictRecord *verdict;
    ViolationRecord *violation;
} Shortest;

static void look_through(Shortest *best, VerdictRecord *verdict, ViolationRecordList *list,
                         const ViolationRecord *like) {
    for (uint32_t i = 0; list && i < list->count; i++) {
        ViolationRecord *violation = &list->items[i];
        bool is_of_method = like >= list->items && like < list->items + list->count;
        if ((is_same(violation, like) || (is_of_method && is_same_element(violation, like))) &&
            (!best->violation || way_length(violation) < way_length(best->violation)))
            *best = (Shortest){verdict, violation};
    }
}

static Shortest shortest_way(const MethodResult *results, uint32_t count,
                             const ViolationRecord *like) {
    Shortest best = {NULL, NULL};
    for (uint32_t i = 0; i < count; i++) {
        VerdictRecord *verdict = (VerdictRecord *)results[i].verdict;
        if (verdict)
            look_through(&best, verdict, &verdict->violations, like);
    }
    return best;
}

static Shortest shortest_possible(const MethodResult *results, uint32_t count,
                                  const ViolationRecord *like) {
    Shortest best = {NULL, NULL};
    for (uint32_t i = 0; i < count; i++) {
        VerdictRecord *verdict = (VerdictRecord *)results[i].verdict;
        if (verdict)
            look_through(&best, verdict, verdict->possible, like);
    }
    return best;
}

static void name_other(Arena *arena, Shortest best, const VerdictRecord *other) {
    if (!best.violation->also)
        best.violation->also = ARENA_NEW(arena, AlsoRecordList);
    for (uint32_t i = 0; i < best.violation->also->count; i++)
        if (!strcmp(best.violation->also->items[i].method, other->method))
            return;
    AlsoRecord also = {.method = other->method};
    vector_push(arena, best.violation->also, also);
}

static void refer_to(Arena *arena, VerdictRecord *verdict, const ViolationRecord *violation,
                     Shortest best) {
    if (!verdict->same)
        verdict->same = ARENA_NEW(arena, SameRecordList);
    SameRecord same = {best.verdict->method, violation->text, (PlaceRecord *)place_of(violation)};
    vector_push(arena, verdict->same, same);
}

static void remove_at(ViolationRecordList *list, uint32_t index) {
    list->count--;
    memmove(&list->items[index], &list->items[index + 1],
            (list->count - index) * sizeof(ViolationRecord));
}

// What is violated somewhere is told there; else it is possible where the way is shortest.
static void join_possible(Arena *arena, const MethodResult *results, uint32_t count,
                          VerdictRecord *verdict) {
    ViolationRecordList *list = verdict->possible;
    for (uint32_t i = 0; list && i < list->count;) {
        Shortest best = shortest_way(results, count, &list->items[i]);
        if (!best.violation)
            best = shortest_possible(results, count, &list->items[i]);
        if (!best.violation || best.violation == &list->items[i]) {
            i++;
            continue;
        }
        if (best.verdict != verdict)
            name_other(arena, best, verdict);
        remove_at(list, i);
    }
    if (list && !list->count)
        verdict->possible = NULL;
}

void defects_join(Arena *arena, MethodResult *results, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        VerdictRecord *verdict = (VerdictRecord *)results[i].verdict;
        for (uint32_t j = 0; verdict && j < verdict->violations.count;) {
            ViolationRecord *violation = &verdict->violations.items[j];
            Shortest best = shortest_way(results, count, violation);
            if (!best.violation || best.violation == violation) {
                j++;
                continue;
            }
            if (best.verdict != verdict)
                name_other(arena, best, verdict);
            refer_to(arena, verdict, violation, best);
            remove_at(&verdict->violations, j);
        }
    }
    for (uint32_t i = 0; i < count; i++)
        if (results[i].verdict)
            join_possible(arena, results, count, (VerdictRecord *)results[i].verdict);
}

// ---- Order

// Objects with fields may be in a state that nothing leads to.
static bool has_states(const CounterexampleRecord *run) {
    for (uint32_t i = 0; run && i < run->objects.count; i++)
        if (run->objects.items[i].fields && run->objects.items[i].fields->count)
            return true;
    return false;
}

static int confidence(const ViolationRecord *violation) {
    if (violation->confirmed && !strncmp(violation->confirmed, "confirmed", 9))
        return 3;
    return violation->calls || !has_states(violation->counterexample) ? 2 : 1;
}

static int rank(const VerdictRecord *verdict) {
    enum { VIOLATED = 1000, POSSIBLE = 500, MOST_METHODS = 99 };
    if (!verdict)
        return 0;
    int best = 0;
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        const ViolationRecord *violation = &verdict->violations.items[i];
        int methods = violation->also ? (int)violation->also->count : 0;
        int of_it = VIOLATED + 100 * confidence(violation) +
                    (methods < MOST_METHODS ? methods : MOST_METHODS);
        best = of_it > best ? of_it : best;
    }
    if (best)
        return best;
    switch (verdict->verdict) {
    case VERDICT_VIOLATED: return VIOLATED; // told with another method
    case VERDICT_ERROR: return POSSIBLE + 1;
    case VERDICT_UNKNOWN: return verdict->possible ? POSSIBLE : 4;
    case VERDICT_VACUOUS: return 3;
    case VERDICT_HOLDS_CUT: return verdict->possible ? POSSIBLE : 2;
    case VERDICT_HOLDS:
    case VERDICT_PROVED: return verdict->possible ? POSSIBLE : 1;
    case VERDICT_KIND_COUNT: break;
    }
    return 0;
}

typedef struct Ranked {
    int rank;
    uint32_t index; // as they were
    MethodResult result;
} Ranked;

static int by_rank(const void *first, const void *second) {
    const Ranked *a = first, *b = second;
    if (a->rank != b->rank)
        return a->rank > b->rank ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

void defects_sort(MethodResult *results, uint32_t count) {
    Arena *scratch = arena_new();
    Ranked *ranked = arena_array(scratch, count + 1, sizeof(Ranked));
    for (uint32_t i = 0; i < count; i++)
        ranked[i] = (Ranked){rank(results[i].verdict), i, results[i]};
    qsort(ranked, count, sizeof(Ranked), by_rank);
    for (uint32_t i = 0; i < count; i++)
        results[i] = ranked[i].result;
    arena_free(scratch);
}

// ---- Packages

// The method is "Outer.Inner.insert(int)", the class "a.b.Outer.Inner".
const char *defects_package(Arena *arena, const VerdictRecord *verdict) {
    const char *end = strchr(verdict->method, '(');
    size_t length = end ? (size_t)(end - verdict->method) : strlen(verdict->method);
    while (length && verdict->method[length] != '.')
        length--;
    size_t of_class = strlen(verdict->class);
    if (of_class <= length || memcmp(verdict->class + of_class - length, verdict->method, length) ||
        verdict->class[of_class - length - 1] != '.')
        return "";
    return arena_copy_text(arena, verdict->class, of_class - length - 1);
}
