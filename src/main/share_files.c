#include "main/share_files.h"

#include "base/digest.h"
#include "base/file.h"
#include "main/cache_inputs.h"
#include "main/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *share_plan_path(Arena *arena, const char *folder) {
    return arena_format(arena, "%s/plan.json", folder);
}

const char *share_job_path(Arena *arena, const char *folder, uint32_t job) {
    return arena_format(arena, "%s/job-%u.json", folder, job);
}

const char *share_result_path(Arena *arena, const char *folder, uint32_t job) {
    return arena_format(arena, "%s/job-%u.result", folder, job);
}

static bool write_text(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    if (!file)
        return false;
    bool is_written = fputs(text, file) >= 0 && !fflush(file) && !fsync(fileno(file));
    return file_close(file) && is_written;
}

// `{"contents": …, "digest": "…"}`
bool share_write_file(const char *path, const json_t *contents) {
    Arena *arena = arena_new();
    char digits[DIGEST_TEXT + 1], host[64] = "";
    char *text = json_dumps(contents, JSON_COMPACT | JSON_REAL_PRECISION(9) | JSON_SORT_KEYS);
    gethostname(host, sizeof host - 1);
    digest_of(text, strlen(text), digits);
    const char *other = arena_format(arena, "%s.%ld.%s", path, (long)getpid(), host);
    const char *whole =
        arena_format(arena, "{\"digest\": \"%s\", \"contents\":\n%s}\n", digits, text);
    bool is_written = write_text(other, whole) && !rename(other, path);
    if (!is_written) {
        options_error("cannot write '%s': %s", path, strerror(errno));
        unlink(other);
    }
    free(text);
    arena_free(arena);
    return is_written;
}

json_t *share_read_file(const char *path) {
    size_t length;
    char *text = cache_inputs_read(path, &length), digits[DIGEST_TEXT + 1];
    json_t *whole = text ? json_loadb(text, length, 0, NULL) : NULL;
    const char *digest = json_string_value(json_object_get(whole, "digest"));
    json_t *contents = json_object_get(whole, "contents");
    // The contents stand between the first line and the last bracket, as they were written.
    const char *begin = contents ? strchr(text, '\n') : NULL;
    bool is_good = digest && begin && length > (size_t)(begin - text) + 3;
    if (is_good) {
        digest_of(begin + 1, length - (size_t)(begin + 1 - text) - 2, digits);
        is_good = !strcmp(digits, digest);
    }
    json_t *result = is_good ? json_incref(contents) : NULL;
    json_decref(whole);
    free(text);
    return result;
}
