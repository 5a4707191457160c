// Symbolic execution trees as SVG.
#ifndef JURY_PATHS_TREE_SVG_H
#define JURY_PATHS_TREE_SVG_H

#include "report/path_report.h"

#include <stdio.h>

typedef VECTOR(const PathReport *) PathReportList;

// Below each other, those that have a tree.
void tree_write_svg(FILE *out, const PathReportList *reports);

#endif
