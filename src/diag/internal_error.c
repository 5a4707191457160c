#include "diag/internal_error.h"

#include <stdio.h>
#include <stdlib.h>

noreturn void internal_error(const char *file, int line, const char *sentence) {
    fprintf(stderr,
            "jury: internal error at %s:%d: %s\n"
            "This is a bug in Jury, not in your program; please report it with the source.\n",
            file, line, sentence);
    abort();
}
