// The files of a run that is shared out (share.h).
#ifndef JURY_MAIN_SHARE_FILES_H
#define JURY_MAIN_SHARE_FILES_H

#include "base/arena.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdint.h>

const char *share_plan_path(Arena *arena, const char *folder);
const char *share_job_path(Arena *arena, const char *folder, uint32_t job); // from 1
const char *share_result_path(Arena *arena, const char *folder, uint32_t job);

// Written whole, then renamed; a digest of the contents goes with it. False after reporting.
bool share_write_file(const char *path, const json_t *contents);
// A new reference; NULL: it is not there, or is not as it was written.
json_t *share_read_file(const char *path);

#endif
