// What code reads piece by piece, put together: the text that must stand there.
#ifndef JURY_JUNIT_READ_TEXT_H
#define JURY_JUNIT_READ_TEXT_H

#include "junit/java_test.h"

typedef struct ReadText {
    const char *text; // an expression of Java; "": nothing is read
    bool has_numbers, has_lines, has_units;
    bool is_over;    // nothing can follow
    bool is_unclear; // more than one text would do, or none
} ReadText;

// `prefix` is "input" or "file": the sources in jury.Outside whose names begin so.
void read_text_add(JavaTest *test, ReadText *text, const CexChoice *choice, const char *prefix);
// NULL where it is unclear.
const char *read_text_whole(const ReadText *text);

// The name of the source in jury.Outside; that of the method where none is known.
const char *read_text_source(const CexChoice *choice);

#endif
