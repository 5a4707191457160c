// Verdicts that are kept: what did not change is not asked again.
//
// A verdict is kept under a name made of everything that it depends on but bodies of other methods:
// the declarations and clauses of all sources, the class path and the JDK, the options, the
// program that gave it, the method and its body. With it is kept what was read of the rest on the
// way: which bodies, and which questions about the whole program with their answers
// (lower/reads.h). It is taken where all of that would be read again: what Jury does is
// determined by what it reads, so it would read the same, step by step, and come to the same end.
// Files are written whole and then renamed: several runs may share a folder.
#ifndef JURY_MAIN_CACHE_H
#define JURY_MAIN_CACHE_H

#include "main/session.h"
#include "verdict/record.h"

typedef struct Cache Cache;

// That of --cache, or the folder .jury of the working directory if it is there; NULL: none, or
// nothing can be kept of this run.
Cache *cache_open(const Session *session);
void cache_close(Cache *cache);

// Between the two, in a process that looks at a method, it is written down what is read. The text
// is to be freed with memory_free; NULL: the verdict cannot be kept.
void cache_begin_reads(Cache *cache, Arena *arena);
char *cache_end_reads(Cache *cache);

// False: nothing is kept of this method.
bool cache_find(Cache *cache, Arena *arena, const Method *method, MethodResult *result);
// What is not known is not kept: there may be more time the next time.
void cache_keep(Cache *cache, const Method *method, const char *reads, const MethodResult *result);

// For `jury cache`: what there is in a folder; removes it. False: it cannot be read.
bool cache_size(const char *folder, uint64_t *verdicts, uint64_t *bytes);
bool cache_clean(const char *folder, uint64_t *verdicts, uint64_t *bytes);

#endif
