// Verdicts that are kept: what did not change is not asked again.
//
// A verdict is kept under a name made of everything that it depends on: the sources, the class path
// and the JDK, the options, and the program that gave it. Anything else than exactly that is
// another name, so what is found is what would be found again. Files are written whole and then
// renamed: several runs may share a folder.
#ifndef JURY_MAIN_CACHE_H
#define JURY_MAIN_CACHE_H

#include "main/compilation.h"
#include "verdict/record.h"

typedef struct Cache Cache;

// That of --cache, or the folder .jury of the working directory if it is there; NULL: none, or
// nothing can be kept of this run.
Cache *cache_open(const Compilation *compilation);
void cache_close(Cache *cache);

// False: nothing is kept of this method.
bool cache_find(Cache *cache, Arena *arena, const Method *method, MethodResult *result);
// What is not known is not kept: there may be more time the next time.
void cache_keep(Cache *cache, const Method *method, const MethodResult *result);

// For `jury cache`: what there is in a folder; removes it. False: it cannot be read.
bool cache_size(const char *folder, uint64_t *verdicts, uint64_t *bytes);
bool cache_clean(const char *folder, uint64_t *verdicts, uint64_t *bytes);

#endif
