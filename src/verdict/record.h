// Verdicts as plain data: what was found out about a method, in texts, numbers and places.
//
// Nothing here points into the front end, so that a verdict can be written down, sent from one
// process to another, kept, and read again. Whoever reports reads these records and nothing else.
// Everything of a record lives in one arena. records.def says what there is.
#ifndef JURY_VERDICT_RECORD_H
#define JURY_VERDICT_RECORD_H

#include "base/vector.h"
#include "verdict/kind.h"

#include <stdint.h>

typedef VECTOR(const char *) RecordTexts;

typedef struct NamedNumber {
    const char *name;
    uint64_t number;
} NamedNumber;

typedef VECTOR(NamedNumber) NamedNumberList;

typedef enum FlagIf { FLAG_LEFT_OUT, FLAG_NO, FLAG_YES } FlagIf;

#define RECORD(Name)                typedef struct Name##Record {
#define TEXT(name)                  const char *name;
#define TEXT_IF(name)               const char *name;
#define TEXT_WITH(name, other)      const char *name;
#define KIND(name)                  VerdictKind name;
#define NUMBER(name)                uint64_t name;
#define NUMBER_OR_NULL(name)        int64_t name;
#define NUMBER_IF(name)             int64_t name;
#define SECONDS(name)               double name;
#define FLAG(name)                  bool name;
#define FLAG_IF(name)               FlagIf name;
#define TEXTS(name)                 RecordTexts name;
#define ONE(Name, name)             struct Name##Record *name;
#define ONE_IF(Name, name)          struct Name##Record *name;
#define ONE_WITH(Name, name, other) struct Name##Record *name;
#define LIST(Name, name)            Name##RecordList name;
#define LIST_IF(Name, name)         Name##RecordList *name;
#define LISTS(Name, name)           VECTOR(Name##RecordList) name;
#define NUMBERS(name)               NamedNumberList name;
#define END(Name)                                                                                  \
    }                                                                                              \
    Name##Record;                                                                                  \
    typedef VECTOR(Name##Record) Name##RecordList;
#include "verdict/records.def"
#include "verdict/record_end.h"

// What a command found out about one method: one of the two.
typedef struct MethodResult {
    const VerdictRecord *verdict; // of check, prove and paths
    const BoundsRecord *bounds;   // of bounds
} MethodResult;

// The object of that name, or NULL: values that refer to objects are their names.
const ObjectRecord *record_object(const ObjectRecordList *objects, const char *name);

// 0, or what the result asks for: see kind.h.
int record_exit_code(const MethodResult *result, bool is_strict);
const char *record_method_name(const MethodResult *result); // "Heap.insert(int)"

// A verdict on a method that there is none of: not known, for this reason.
VerdictRecord *record_not_known(Arena *arena, const char *method, const char *class_name,
                                PlaceRecord *place, const char *reason);
// The same result of a method that was ended after so many seconds; the reason becomes a remark.
// NULL: it is told already.
MethodResult record_ended(Arena *arena, const MethodResult *result, double seconds,
                          const char *reason);
BoundsRecord *record_bounds_not_known(Arena *arena, const char *method, const char *class_name,
                                      PlaceRecord *place, const char *reason);

#endif
