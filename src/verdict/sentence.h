// Parts of the sentence under a verdict that are needed where verdicts are put together.
#ifndef JURY_VERDICT_SENTENCE_H
#define JURY_VERDICT_SENTENCE_H

#include "base/arena.h"

#include <stdint.h>

#define SENTENCE_PATHS_CUT  "; not every execution followed to its end"
#define SENTENCE_IF_IT_ENDS "; if it ends"

enum { SENTENCE_MOST_LOOPS = 12 }; // of more, nothing is said

typedef struct LoopLine {
    uint64_t iterations; // at most
    uint64_t line;
} LoopLine;

// "; at most 4 iterations of the loop at line 12, 3 at line 20"; "" where there are none.
const char *sentence_iterations(Arena *arena, const LoopLine *loops, uint32_t count);

// Of two scopes that differ in what their pre-states have and executions met: what bounds either.
// "for every pre-state with arrays up to length 3, 32-bit int", and the same with "at most 3
// objects of each class", have both.
const char *sentence_merge(Arena *arena, const char *first, const char *second);

#endif
