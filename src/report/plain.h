// What the engines found, as records: the last place where terms of the front end are known.
//
// A record lives in the arena given, and shares texts with what it was made from: that must
// outlive it.
#ifndef JURY_REPORT_PLAIN_H
#define JURY_REPORT_PLAIN_H

#include "report/bounds.h"
#include "report/path_report.h"
#include "verdict/record.h"

typedef struct Plain {
    Arena *arena;
    Sources *sources;
} Plain;

PlaceRecord *plain_place(const Plain *plain, Span span); // NULL: in no file
VerdictRecord *plain_verdict(const Plain *plain, const Verdict *verdict);
VerdictRecord *plain_proof(const Plain *plain, const Verdict *verdict); // of `prove`, `verify`
VerdictRecord *plain_paths(const Plain *plain, const PathReport *paths);
BoundsRecord *plain_bounds(const Plain *plain, const Bounds *bounds);

// For the files of this folder.
CounterexampleRecord *plain_counterexample(const Plain *plain, const Counterexample *from);
void plain_values(const Plain *plain, const CexValueList *from, ValueRecordList *to);
void plain_objects(const Plain *plain, const CexObjectList *from, ObjectRecordList *to);
void plain_lines(const Plain *plain, const CexPath *from, LineRecordList *to);
void plain_remarks(const Plain *plain, const RemarkList *from, RemarkRecordList *to);
ScopeRecord *plain_scope(const Plain *plain, const Scope *scope, const char *sentence);
ViolationRecord plain_violation(const Plain *plain, const Violation *from);

#endif
