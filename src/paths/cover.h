// The fewest paths that together take every branch that any of them takes.
#ifndef JURY_PATHS_COVER_H
#define JURY_PATHS_COVER_H

#include "report/path_report.h"

// Of the paths with `usable[i]`, sets `chosen[i]`. The fewest, unless seconds run out.
void cover_branches(const PathReport *report, const bool *usable, bool *chosen);

#endif
