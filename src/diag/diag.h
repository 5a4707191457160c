// Diagnostics: what the user is told about the source, with a caret.
//
//     Stack.java:14:17: error: cannot assign 'long' to 'int'
//             int n = total;
//                     ^~~~~
//
// Messages are lower case, without a full stop, names in single quotes, with
// what was expected and what was found. They are collected and written in the
// order of the source by diag_flush, each only once.
#ifndef JURY_DIAG_DIAG_H
#define JURY_DIAG_DIAG_H

#include "diag/source.h"

#include <stdio.h>

typedef enum Severity { SEVERITY_NOTE, SEVERITY_WARNING, SEVERITY_ERROR } Severity;

typedef struct Diagnostics Diagnostics;

Diagnostics *diag_new(Sources *sources);
void diag_free(Diagnostics *diagnostics);

// Whether diag_flush colours the severities, for terminals. Off at first.
void diag_set_color(Diagnostics *diagnostics, bool color);

void diag_error(Diagnostics *diagnostics, Span span, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void diag_warning(Diagnostics *diagnostics, Span span, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
// A note belongs to the error or warning reported before it.
void diag_note(Diagnostics *diagnostics, Span span, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// While muted, diagnostics are counted but not kept: the type checker tries an
// expression in several ways before it settles on one. Calls nest.
void diag_mute(Diagnostics *diagnostics);
void diag_unmute(Diagnostics *diagnostics);

// Errors so far, muted ones included: compare before and after an attempt.
uint32_t diag_attempt_errors(const Diagnostics *diagnostics);

// Errors and warnings kept so far.
uint32_t diag_errors(const Diagnostics *diagnostics);
uint32_t diag_warnings(const Diagnostics *diagnostics);
// Has anything been collected since the last flush?
bool diag_has_news(const Diagnostics *diagnostics);
// Was one reported in that stretch of the source, since the last flush?
bool diag_has_error_in(const Diagnostics *diagnostics, Span span);

// Gives what was collected since the last flush, in the order of the source, a note behind what it
// belongs to.
typedef void DiagTake(void *context, Severity severity, Span span, const char *text);
void diag_each(Diagnostics *diagnostics, DiagTake *take, void *context);

// Writes what was collected since the last flush and forgets it; counts stay.
// `out` may be NULL: then nothing is written.
void diag_flush(Diagnostics *diagnostics, FILE *out);

#endif
