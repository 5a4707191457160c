// Verdicts for programs: one JSON document per run, described in docs/json.md.
#ifndef JURY_REPORT_JSON_H
#define JURY_REPORT_JSON_H

#include "report/path_report.h"

#include <stdio.h>

typedef struct JsonReport JsonReport;

JsonReport *json_report_new(Sources *sources);
void json_report_free(JsonReport *report);

// Copies what it needs of the verdict.
void json_report_verdict(JsonReport *report, const Verdict *verdict);

void json_report_paths(JsonReport *report, const PathReport *paths);
// Of `prove`: its verdicts have invariants.
void json_report_for_prove(JsonReport *report);
void json_report_for_verify(JsonReport *report);
// Takes over the verdicts of a document that another report wrote.
void json_report_take(JsonReport *report, FILE *document);
void json_report_write(const JsonReport *report, FILE *out, int exit_code);

#endif
