// The results of a run together: each defect once, and in the order in which people want them.
#ifndef JURY_REPORT_DEFECTS_H
#define JURY_REPORT_DEFECTS_H

#include "verdict/record.h"

// An exception that leaves several methods from the same place is one defect. It stays with the
// method that has the shortest way there, which names the others; these name that one. What is
// possible in several methods is told once, too, and not at all where it is violated somewhere.
void defects_join(Arena *arena, MethodResult *results, uint32_t count);

// What is violated first: what was seen on a Java virtual machine, then what calls lead to, then
// the rest, and of these what many methods run into. Then what is possible, not known, and holds.
void defects_sort(MethodResult *results, uint32_t count);

// Of the class of a method: "a.b"; "" has none.
const char *defects_package(Arena *arena, const VerdictRecord *verdict);

#endif
