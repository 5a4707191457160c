// Text between the tags of an SVG.
#ifndef JURY_PATHS_SVG_TEXT_H
#define JURY_PATHS_SVG_TEXT_H

#include <stdio.h>

void svg_text(FILE *out, const char *text);

#endif
