// Our own bugs: end at once, saying what should have been.
#ifndef JURY_DIAG_INTERNAL_ERROR_H
#define JURY_DIAG_INTERNAL_ERROR_H

#include <stdnoreturn.h>

// `sentence` says what should hold: SHOULD(node, "a name should have a node").
#define SHOULD(condition, sentence)                                                                \
    ((condition) ? (void)0 : internal_error(__FILE__, __LINE__, (sentence)))

noreturn void internal_error(const char *file, int line, const char *sentence);

#endif
