// Paths for people.
#ifndef JURY_REPORT_TEXT_PATHS_H
#define JURY_REPORT_TEXT_PATHS_H

#include "report/path_report.h"
#include "report/text.h"

// The verdict with the traces of what is violated, and the counts; all paths where asked for.
void text_report_paths(TextReport *report, const PathReport *paths, bool lists, bool is_compact);

#endif
