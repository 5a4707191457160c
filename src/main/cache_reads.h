// What was read of a program for a verdict (lower/reads.h), in a form that can be kept, and asked
// again of another version of the program with the same frame (program_parts.h).
//
// The frame is the same, so classes, fields and methods of the sources have the same numbers.
#ifndef JURY_MAIN_CACHE_READS_H
#define JURY_MAIN_CACHE_READS_H

#include "lower/reads.h"
#include "main/program_parts.h"

#include <jansson.h>

typedef struct CacheReads CacheReads;

// All live in the arena.
CacheReads *cache_reads_new(Arena *arena, Sema *sema, Lowering *lowering,
                            const ProgramParts *parts);

// Of a class of the sources given, from 1 up; 0: it is another one.
uint32_t cache_reads_number(const CacheReads *known, const Class *class_symbol);

// A new reference; NULL: something was asked that has no name to keep it by.
json_t *cache_reads_write(const CacheReads *known, const Reads *reads);
// Would all of it be read again as it was, in a program that is not the same? What is no such list
// would not.
bool cache_reads_are_same(CacheReads *known, const json_t *reads);
// Was the part read?
bool cache_reads_have_part(const json_t *reads, uint32_t part);

#endif
