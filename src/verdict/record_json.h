// Records as JSON and back. What is read is what was written.
#ifndef JURY_VERDICT_RECORD_JSON_H
#define JURY_VERDICT_RECORD_JSON_H

#include "verdict/record.h"

#include <jansson.h>

// Source and paths may hold anything; JSON is UTF-8: a byte that is none of it becomes '?'.
json_t *record_json_text(const char *text);
json_t *record_json_seconds(double seconds);

// A new reference.
json_t *record_json_place(const PlaceRecord *place);
json_t *record_json_verdict(const VerdictRecord *verdict);
json_t *record_json_bounds(const BoundsRecord *bounds);
json_t *record_json_result(const MethodResult *result);

// In the arena; NULL if it is not of that form.
VerdictRecord *record_read_verdict(Arena *arena, const json_t *from);
BoundsRecord *record_read_bounds(Arena *arena, const json_t *from);

// A result as a text, and from one; without either, nothing could be read. To be freed with
// memory_free.
char *record_write_result(const MethodResult *result);
MethodResult record_read_json(Arena *arena, const json_t *object); // or nothing
MethodResult record_read_result(Arena *arena, const char *text, size_t length);

#endif
