// Verdicts on the same method, each about a part of its pre-states, as the verdict on all of them.
#ifndef JURY_VERDICT_JOIN_H
#define JURY_VERDICT_JOIN_H

#include "verdict/record.h"

// VIOLATED where one is, UNKNOWN where one is and none is violated; it holds where all do. Of the
// same violation in several parts the first counts, so that the order of the parts decides what is
// told, and not that of the answers. There is at least one part; they share the arena.
const VerdictRecord *record_join(Arena *arena, const VerdictRecord *const *parts, uint32_t count);

#endif
