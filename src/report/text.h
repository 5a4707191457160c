// Verdicts for people: a line per method, its scope, and what there is to say.
//
//     VIOLATED  Abs.abs(int)  0.01 s
//               for every input, 32-bit int
//     Abs.java:2:9: violated: postcondition in 'Abs.abs(int)'
//         //@ ensures \result >= 0;
//             ^~~~~~~~~~~~~~~~~~~~~
//       before the call
//           x = -2147483648
//       path
//           3  return x < 0 ? -x : x;
//       at the end
//           \result = -2147483648
#ifndef JURY_REPORT_TEXT_H
#define JURY_REPORT_TEXT_H

#include "diag/source.h"
#include "verdict/record.h"

#include <stdio.h>

// Why methods of a package are not known, and how many.
typedef struct ReasonCount {
    const char *text;
    uint32_t count;
} ReasonCount;

typedef struct PackageCount {
    const char *name; // "" has none
    uint32_t methods, hold, fail, possible, unknown;
    double seconds;
    VECTOR(ReasonCount) reasons;
} PackageCount;

typedef struct TextReport {
    FILE *out;
    Sources *sources;
    bool color;
    uint32_t counts[VERDICT_KIND_COUNT]; // verdicts written so far
    double seconds;
    bool has_statistics;           // a table behind each verdict
    Arena *arena;                  // of the packages
    VECTOR(PackageCount) packages; // what was counted so far; of a project
} TextReport;

void text_report_verdict(TextReport *report, const VerdictRecord *verdict);
void text_count_verdict(TextReport *report, const VerdictRecord *verdict); // for the summary alone

// The table of the loops of a method; with the inputs that attain the bounds.
void text_report_bounds(TextReport *report, const BoundsRecord *bounds, bool with_witnesses);

// The verdict with the traces of what is violated, and the counts; all paths where asked for.
void text_report_paths(TextReport *report, const VerdictRecord *paths, bool lists, bool is_compact);

// text_packages.c: counts a method for the table of packages, and writes that
void text_count_package(TextReport *report, const VerdictRecord *verdict);
void text_report_packages(TextReport *report);

// "5 methods: 3 hold, 1 violated, 1 unknown"
void text_report_summary(const TextReport *report);

#endif
