// A report on paths, from one process to another that it was forked from.
//
// What both had before the fork (trees, symbols, spans) is passed by address; all
// else is copied. Types and fields of values, which only tests need, are left out.
#ifndef JURY_REPORT_PATH_TRANSFER_H
#define JURY_REPORT_PATH_TRANSFER_H

#include "report/path_report.h"

#include <stdio.h>

void path_report_send(FILE *out, PathReport *report);
// Into a report with a verdict, both empty, in `arena`. False: something is missing.
bool path_report_receive(FILE *in, Arena *arena, PathReport *report);

#endif
