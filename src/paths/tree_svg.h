// Symbolic execution trees as SVG: a report of its own.
#ifndef JURY_PATHS_TREE_SVG_H
#define JURY_PATHS_TREE_SVG_H

#include "report/reporter.h"

// One picture holds the trees of all methods.
extern const Reporter tree_svg_reporter;

#endif
