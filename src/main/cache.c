#include "main/cache.h"

#include "base/digest.h"
#include "base/file.h"
#include "main/cache_inputs.h"
#include "main/cache_places.h"
#include "main/cache_reads.h"
#include "main/commands.h"
#include "main/verification.h"
#include "report/verdict.h"
#include "verdict/record_json.h"

#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char first_line[] = "jury cache 2\n";
static const char usual_folder[] = ".jury";

struct Cache {
    Arena *arena;
    const char *folder;
    Lowering *lowering;
    Digest frame; // of everything but the bodies of methods
    ProgramParts *parts;
    CacheReads *known;
    Reads reads; // of the method that a process is at
};

// ---- Opening

static const char *folder_of(const Options *options) {
    struct stat about;
    const char *given = options_text(options, OPTION_CACHE);
    if (given)
        return given;
    return stat(usual_folder, &about) == 0 && S_ISDIR(about.st_mode) ? usual_folder : NULL;
}

// Some reports show more, which has to be found out.
static void add_details(Digest *digest, const Options *options) {
    bool has_details = options->command == COMMAND_BOUNDS || options->command == COMMAND_PATHS;
    digest_add_number(digest, has_details && verification_wants_details(options));
    digest_add_number(digest, verification_shows_source(options));
}

Cache *cache_open(const Session *session) {
    const Compilation *compilation = &session->compilation;
    const char *folder = folder_of(compilation->options);
    // Texts of an editor are not those of the files that are looked at here. What an error makes of
    // the rest of a program is not worked out.
    if (!folder || cache_inputs_writes_files(compilation->options) ||
        compilation->options->texts.count || diag_errors(compilation->diagnostics))
        return NULL;
    Arena *arena = arena_new();
    Cache *cache = ARENA_NEW(arena, Cache);
    *cache = (Cache){.arena = arena, .folder = folder, .lowering = session->lowering};
    digest_begin(&cache->frame);
    add_details(&cache->frame, compilation->options);
    if (!cache_inputs_add(&cache->frame, compilation)) {
        cache_close(cache);
        return NULL;
    }
    cache->parts = program_parts_new(arena, compilation->sema, &cache->frame);
    cache->known = cache_reads_new(arena, compilation->sema, session->lowering, cache->parts);
    return cache;
}

void cache_close(Cache *cache) {
    if (cache)
        arena_free(cache->arena);
}

// ---- In a process: what is read

void cache_begin_reads(Cache *cache, Arena *arena) {
    cache->reads = (Reads){.arena = arena};
    lower_watch(cache->lowering, &cache->reads);
}

char *cache_end_reads(Cache *cache) {
    json_t *reads = cache_reads_write(cache->known, &cache->reads);
    lower_watch(cache->lowering, NULL);
    char *text = reads ? json_dumps(reads, JSON_COMPACT) : NULL;
    json_decref(reads);
    return text;
}

// ---- Names

static const char *digits_of(Cache *cache, const Method *method) {
    Digest digest = cache->frame;
    char *digits = arena_alloc(cache->arena, DIGEST_TEXT + 1);
    const Node *body = method->declaration ? method->declaration->body : NULL;
    uint32_t part = body ? program_parts_at(cache->parts, body->span.begin) : NO_PART;
    digest_add_text(&digest, method->owner->qualified_name->text);
    digest_add_text(&digest, verdict_method_name(cache->arena, method));
    digest_add_text(&digest, part == NO_PART ? NULL : cache->parts->parts.items[part].digest);
    digest_add_number(&digest, part);
    digest_add_number(&digest, cache_reads_number(cache->known, method->owner));
    digest_end(&digest, digits);
    return digits;
}

static const char *path_of(Cache *cache, const char *digits) {
    return arena_format(cache->arena, "%s/%.2s/%s", cache->folder, digits, digits + 2);
}

// ---- Files: a line that says what they are, a digest of the rest and of their name, the rest

static void seal_of(const char *digits, const char *text, size_t length,
                    char result[DIGEST_TEXT + 1]) {
    Digest digest;
    digest_begin(&digest);
    digest_add_text(&digest, digits);
    digest_add(&digest, text, length);
    digest_end(&digest, result);
}

// NULL: there is none, or it is not as it was written.
static json_t *read_entry(Cache *cache, const char *digits) {
    size_t length, head = strlen(first_line) + DIGEST_TEXT + 1;
    char *text = cache_inputs_read(path_of(cache, digits), &length), expected[DIGEST_TEXT + 1];
    json_t *entry = NULL;
    if (text && length > head && !strncmp(text, first_line, strlen(first_line))) {
        seal_of(digits, text + head, length - head, expected);
        if (!strncmp(text + strlen(first_line), expected, DIGEST_TEXT))
            entry = json_loadb(text + head, length - head, 0, NULL);
    }
    free(text);
    return entry;
}

static bool make_folders(Cache *cache, const char *path) {
    char *folder = arena_copy_text(cache->arena, path, (size_t)(strrchr(path, '/') - path));
    return (mkdir(cache->folder, 0777) == 0 || errno == EEXIST) &&
           (mkdir(folder, 0777) == 0 || errno == EEXIST);
}

// What cannot be written is not kept, and nobody is the worse for it.
static void write_entry(Cache *cache, const char *digits, const json_t *entry) {
    const char *path = path_of(cache, digits);
    char host[64] = "", digest[DIGEST_TEXT + 1];
    gethostname(host, sizeof host - 1);
    const char *other = arena_format(cache->arena, "%s.%ld.%s", path, (long)getpid(), host);
    FILE *file = make_folders(cache, path) ? fopen(other, "w") : NULL;
    if (!file)
        return;
    char *text = json_dumps(entry, JSON_COMPACT | JSON_REAL_PRECISION(9));
    seal_of(digits, text, strlen(text), digest);
    fprintf(file, "%s%s\n%s", first_line, digest, text);
    memory_free(text);
    if (!file_close(file) || rename(other, path))
        unlink(other);
}

// ---- Verdicts

// The same program, or one that is the same as far as it was read.
static bool is_still_so(Cache *cache, const json_t *entry) {
    const char *program = json_string_value(json_object_get(entry, "program"));
    const char *layout = json_string_value(json_object_get(entry, "layout"));
    return program && (!layout || !strcmp(layout, cache->parts->layout)) &&
           (!strcmp(program, cache->parts->program) ||
            cache_reads_are_same(cache->known, json_object_get(entry, "reads")));
}

bool cache_find(Cache *cache, Arena *arena, const Method *method, MethodResult *result) {
    json_t *entry = read_entry(cache, digits_of(cache, method));
    json_t *written = json_object_get(entry, "result");
    *result = (MethodResult){0};
    if (written && is_still_so(cache, entry) && cache_places_read(cache->parts, written))
        *result = record_read_json(arena, written);
    json_decref(entry);
    return (result->verdict || result->bounds) &&
           !strcmp(record_method_name(result), verdict_method_name(cache->arena, method));
}

// With more time there may be another answer.
static bool is_worth_keeping(const MethodResult *result) {
    if (result->bounds)
        return !result->bounds->error && !result->bounds->unknown.count;
    return result->verdict && result->verdict->verdict != VERDICT_UNKNOWN &&
           result->verdict->verdict != VERDICT_ERROR && result->verdict->late != FLAG_YES;
}

void cache_keep(Cache *cache, const Method *method, const char *reads_text,
                const MethodResult *result) {
    json_t *reads = is_worth_keeping(result) ? json_loads(reads_text, 0, NULL) : NULL;
    if (!reads)
        return;
    json_t *written = record_json_result(result);
    bool is_fixed;
    if (cache_places_write(cache->parts, reads, written, &is_fixed)) {
        json_t *entry = json_pack("{s:s, s:O, s:O}", "program", cache->parts->program, "reads",
                                  reads, "result", written);
        if (is_fixed)
            json_object_set_new(entry, "layout", json_string(cache->parts->layout));
        write_entry(cache, digits_of(cache, method), entry);
        json_decref(entry);
    }
    json_decref(written);
    json_decref(reads);
}

// ---- The folder

// Only files that have our names.
static bool is_ours(const FTSENT *file) {
    size_t digits = strspn(file->fts_name, "0123456789abcdef");
    return file->fts_info == FTS_F && digits == DIGEST_TEXT - 2 &&
           (!file->fts_name[digits] || file->fts_name[digits] == '.');
}

static bool look_into(const char *folder, bool removes, uint64_t *verdicts, uint64_t *bytes) {
    char *const paths[] = {(char *)folder, NULL};
    FTS *walk = access(folder, R_OK) ? NULL : fts_open(paths, FTS_PHYSICAL | FTS_NOCHDIR, NULL);
    bool is_good = walk;
    *verdicts = *bytes = 0;
    for (FTSENT *file; walk && (file = fts_read(walk));) {
        if (!is_ours(file))
            continue;
        ++*verdicts;
        *bytes += (uint64_t)file->fts_statp->st_size;
        is_good &= !removes || !unlink(file->fts_path);
    }
    if (walk)
        fts_close(walk);
    return is_good;
}

bool cache_size(const char *folder, uint64_t *verdicts, uint64_t *bytes) {
    return look_into(folder, false, verdicts, bytes);
}

bool cache_clean(const char *folder, uint64_t *verdicts, uint64_t *bytes) {
    return look_into(folder, true, verdicts, bytes);
}
