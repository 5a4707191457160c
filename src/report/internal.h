// Shared by the files of report; never included elsewhere.
//
//   verdict.c   words and exit codes
//   text.c      verdicts for people
//   text_cex.c  counterexamples for people
//   text_paths.c, json_paths.c  the same for paths
//   json.c      verdicts for programs
//   text_bounds.c, json_bounds.c  loop bounds
#ifndef JURY_REPORT_INTERNAL_H
#define JURY_REPORT_INTERNAL_H

#include "report/text.h"

// text.c: a place, a word for the kind of remark, and its text
void text_remark(const TextReport *report, const PlaceRecord *place, const char *word,
                 const char *text, const char *method);

// text_cex.c
// The one before the call: inputs, and the objects that they lead to.
void text_state(TextReport *report, const ValueRecordList *inputs, const ObjectRecordList *objects);
void text_counterexample(TextReport *report, const ViolationRecord *violation);

#endif
