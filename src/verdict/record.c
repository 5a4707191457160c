#include "verdict/record.h"

#include <string.h>

const ObjectRecord *record_object(const ObjectRecordList *objects, const char *name) {
    for (uint32_t i = 0; i < objects->count; i++)
        if (!strcmp(objects->items[i].name, name))
            return &objects->items[i];
    return NULL;
}

// 0 if everything is known, 3 if not, 2 for errors.
static int bounds_code(const BoundsRecord *bounds) {
    if (bounds->error)
        return 2;
    bool is_known = !bounds->unknown.count;
    for (uint32_t i = 0; i < bounds->occurrences.count; i++)
        is_known &= strcmp(bounds->occurrences.items[i].status, "partial") &&
                    strcmp(bounds->occurrences.items[i].status, "unknown");
    return is_known ? 0 : 3;
}

int record_exit_code(const MethodResult *result, bool is_strict) {
    return result->verdict ? verdict_exit_code(result->verdict->verdict, is_strict)
                           : bounds_code(result->bounds);
}

const char *record_method_name(const MethodResult *result) {
    return result->verdict ? result->verdict->method : result->bounds->method;
}

static ScopeRecord *no_scope(Arena *arena) {
    ScopeRecord *scope = ARENA_NEW(arena, ScopeRecord);
    *scope = (ScopeRecord){
        .sentence = "", .calls = "inline", .loops = "unroll", .encoding = "ground", .unroll = -1};
    return scope;
}

VerdictRecord *record_not_known(Arena *arena, const char *method, const char *class_name,
                                PlaceRecord *place, const char *reason) {
    VerdictRecord *verdict = ARENA_NEW(arena, VerdictRecord);
    RemarkRecord remark = {place, reason};
    *verdict = (VerdictRecord){.method = method,
                               .class = class_name,
                               .place = place,
                               .verdict = VERDICT_UNKNOWN,
                               .scope = no_scope(arena),
                               .seconds = ARENA_NEW(arena, SecondsRecord),
                               .statistics = ARENA_NEW(arena, StatisticsRecord),
                               .depth = -1};
    vector_push(arena, &verdict->unknown, remark);
    return verdict;
}

BoundsRecord *record_bounds_not_known(Arena *arena, const char *method, const char *class_name,
                                      PlaceRecord *place, const char *reason) {
    BoundsRecord *bounds = ARENA_NEW(arena, BoundsRecord);
    RemarkRecord remark = {place, reason};
    *bounds = (BoundsRecord){.method = method,
                             .class = class_name,
                             .place = place,
                             .by = "exact",
                             .scope = no_scope(arena)};
    vector_push(arena, &bounds->unknown, remark);
    return bounds;
}

static VerdictRecord *verdict_ended(Arena *arena, const VerdictRecord *verdict, double seconds,
                                    const char *reason) {
    VerdictRecord *ended = ARENA_NEW(arena, VerdictRecord);
    SecondsRecord *took = ARENA_NEW(arena, SecondsRecord);
    *ended = *verdict;
    *took = *verdict->seconds;
    took->total = seconds;
    ended->seconds = took;
    if (reason)
        vector_push(arena, &ended->remarks, arena_format(arena, "ended there: %s", reason));
    return ended;
}

MethodResult record_ended(Arena *arena, const MethodResult *result, double seconds,
                          const char *reason) {
    MethodResult ended = *result;
    if (result->verdict) {
        ended.verdict = verdict_ended(arena, result->verdict, seconds, reason);
    } else {
        BoundsRecord *bounds = ARENA_NEW(arena, BoundsRecord);
        *bounds = *result->bounds;
        bounds->seconds = seconds;
        ended.bounds = bounds;
    }
    return ended;
}
