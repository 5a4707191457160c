// Places in a verdict that is kept: lines are said from the method that they are in, so that the
// verdict stays true when methods above it become longer.
#ifndef JURY_MAIN_CACHE_PLACES_H
#define JURY_MAIN_CACHE_PLACES_H

#include "main/program_parts.h"

#include <jansson.h>

// Changes the lines of a result as record_json_result gives it. False: some are in parts that were
// not read. `is_fixed`: texts name lines, which can stay as they are only where all lines do.
bool cache_places_write(const ProgramParts *parts, const json_t *reads, json_t *result,
                        bool *is_fixed);
// The way back; false: it is not what was written.
bool cache_places_read(const ProgramParts *parts, json_t *result);

#endif
