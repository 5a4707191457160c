// What there is to act on in a result: violations, what is not known, what was cut. For reports
// that list places rather than methods.
#ifndef JURY_REPORT_FINDINGS_H
#define JURY_REPORT_FINDINGS_H

#include "verdict/record.h"

typedef enum FindingLevel { LEVEL_ERROR, LEVEL_WARNING, LEVEL_NOTE } FindingLevel;

typedef struct Rule {
    const char *id; // "postcondition"
    FindingLevel level;
    const char *title, *help;
} Rule;

extern const Rule finding_rules[];
extern const uint32_t finding_rule_count;

typedef struct Finding {
    uint32_t rule;                    // index in finding_rules
    const PlaceRecord *place;         // or NULL
    const char *text;                 // "postcondition in 'Abs.abs(int)', for x = -5"
    const ViolationRecord *violation; // of a violation; else NULL
} Finding;

typedef VECTOR(Finding) FindingList;

// Of one method, in the arena.
FindingList findings_of(Arena *arena, const MethodResult *result);

// As seen from the folder we are in, where it lies below; else as it is.
const char *findings_path(Arena *arena, const char *path);

#endif
