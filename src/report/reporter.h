// Reports: what is made of the verdicts of a run. A reporter is one file of this folder and one
// line of reporters.def; it reads records and the lines of the sources, and nothing else.
//
//     begin    once, before the first method
//     take     each method as its verdict is known, in the order of the source
//     end      once; what is known by then is all there will be
#ifndef JURY_REPORT_REPORTER_H
#define JURY_REPORT_REPORTER_H

#include "diag/source.h"
#include "verdict/record.h"

#include <stdio.h>

typedef struct ReportRun {
    const char *command; // "check"
    Sources *sources;
    uint32_t methods;       // that will be looked at
    bool color;             // of text
    bool is_quiet;          // without a summary
    bool has_findings_only; // of text: what holds is counted, and not listed
    bool is_project;        // a folder was given: packages are counted
    bool is_strict;         // what was cut counts
    bool has_statistics;
    bool lists_paths;   // of `paths`: all of them
    bool is_compact;    // of `paths`: one line per path
    bool has_witnesses; // of `bounds`: show the inputs
    double parse_seconds, type_seconds;
} ReportRun;

typedef struct ReportEnd {
    int exit_code;
    double seconds;     // that passed, where methods were looked at side by side; else 0
    uint32_t left_over; // methods that were not looked at
} ReportEnd;

typedef struct Reporter {
    void *(*begin)(Arena *arena, const ReportRun *run, FILE *out);
    void (*take)(void *state, const MethodResult *result);
    void (*end)(void *state, const ReportEnd *end);
    const char *page; // the report is a folder, and this the file in it; NULL: a file
} Reporter;

// The reporter of that name, or by its number in reporters.def; NULL: there is none.
const Reporter *reporter_of(const char *name, size_t length);
const Reporter *reporter_at(uint32_t index);

// ---- Several at once

typedef struct Reports Reports;

Reports *reports_new(const ReportRun *run); // copies it
void reports_free(Reports *reports);

// False, with errno set: it cannot be written there. Without a path: to standard output.
bool reports_add(Reports *reports, const Reporter *reporter, const char *path);
void reports_begin(Reports *reports); // once all have been added
void reports_take(Reports *reports, const MethodResult *result);
// Whether nobody can read what is written any more: a full disk, a closed pipe.
bool reports_are_lost(const Reports *reports);
// The path of one that could not be written, "" for standard output; NULL: all is well.
const char *reports_end(Reports *reports, const ReportEnd *end);

#endif
