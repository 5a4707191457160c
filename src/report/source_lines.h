// Places of records in the sources of the run: the lines that reports quote.
#ifndef JURY_REPORT_SOURCE_LINES_H
#define JURY_REPORT_SOURCE_LINES_H

#include "diag/source.h"
#include "verdict/record.h"

// The file a place lies in, or NULL: read or taken from the library where another process did so.
SourceFile *source_lines_file(Sources *sources, const PlaceRecord *place);

// begin 0: in no file that is known
Span source_lines_span(Sources *sources, const PlaceRecord *place);

typedef struct SourceLine {
    const char *text; // not terminated
    uint32_t length;  // in bytes, without the end of the line
} SourceLine;

// The line in which the place begins; empty where it is not known.
SourceLine source_lines_at(Sources *sources, const PlaceRecord *place);

#endif
