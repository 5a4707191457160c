#include "main/cache.h"

#include "base/digest.h"
#include "main/commands.h"
#include "report/verdict.h"
#include "sema/queries.h"
#include "verdict/record_json.h"
#include "verdict/version.h"

#include <errno.h>
#include <fts.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char first_line[] = "jury cache 1\n";
static const char usual_folder[] = ".jury";

// Below a root that is looked at; more than that is no project.
enum { MOST_FILES = 50000 };

struct Cache {
    Arena *arena;
    const char *folder;
    Digest program; // of everything but the method
};

// ---- What a verdict depends on

// How results are shown, and which methods are meant, is of no account.
static bool is_of_no_account(OptionId id) {
    static const OptionId shown[] = {OPTION_METHOD, OPTION_ALL,   OPTION_FORMAT, OPTION_REPORT,
                                     OPTION_JOBS,   OPTION_COLOR, OPTION_QUIET,  OPTION_CACHE,
                                     OPTION_STRICT, OPTION_STATS};
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        if (shown[i] == id)
            return true;
    return false;
}

// These are there for files that they write.
static bool writes_files(const Options *options) {
    static const OptionId writing[] = {OPTION_CERTIFICATE, OPTION_CONFIRM, OPTION_JUNIT,
                                       OPTION_JAVA,        OPTION_WRITE,   OPTION_WITNESS_FILE};
    for (size_t i = 0; i < sizeof writing / sizeof *writing; i++)
        if (options_given(options, writing[i]))
            return true;
    return false;
}

static void add_options(Digest *digest, const Options *options) {
    digest_add_number(digest, options->command);
    for (OptionId id = 0; id < OPTION_COUNT; id++) {
        const OptionValue *value = &options->values[id];
        if (!value->is_given || is_of_no_account(id))
            continue;
        digest_add_text(digest, option_infos[id].word);
        digest_add_number(digest, value->number);
        digest_add_number(digest, value->choice);
        for (uint32_t i = 0; i < value->texts.count; i++)
            digest_add_text(digest, value->texts.items[i]);
    }
}

// The note that the linker makes of what it linked.
static int add_build(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    for (int i = 0; i < object->dlpi_phnum; i++)
        if (object->dlpi_phdr[i].p_type == PT_NOTE)
            digest_add(context, (const char *)object->dlpi_addr + object->dlpi_phdr[i].p_vaddr,
                       object->dlpi_phdr[i].p_memsz);
    return 0; // the libraries, too: solvers are among them
}

static void add_sources(Digest *digest, const Compilation *compilation) {
    const UnitList *units = sema_units(compilation->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const Unit *unit = units->items[i];
        const SourceFile *source =
            unit->is_library || !unit->tree
                ? NULL
                : sources_file_at(compilation->sources, unit->tree->node.span.begin);
        if (!source)
            continue;
        digest_add_text(digest, source->path);
        digest_add_number(digest, source->length);
        digest_add(digest, source->text, source->length);
    }
}

static char *read_all(const char *path, size_t *length) {
    FILE *file = fopen(path, "r");
    char *text = NULL;
    *length = 0;
    if (!file)
        return NULL;
    FILE *copy = open_memstream(&text, length);
    char part[4096];
    for (size_t count; copy && (count = fread(part, 1, sizeof part, file)) > 0;)
        fwrite(part, 1, count, copy);
    if (copy)
        fclose(copy);
    fclose(file);
    return text;
}

// ---- Files that may be read later

static void add_contents(Digest *digest, const char *path) {
    size_t length;
    char *text = read_all(path, &length);
    digest_add_number(digest, length);
    if (text)
        digest_add(digest, text, length);
    free(text);
}

// Sources by what is in them; class files and jars, which are large, by when they were written.
static void add_file(Digest *digest, const FTSENT *file) {
    const char *end = file->fts_info == FTS_F ? strrchr(file->fts_name, '.') : NULL;
    bool is_source = end && (!strcmp(end, ".java") || !strcmp(end, ".jml"));
    bool is_class = end && (!strcmp(end, ".class") || !strcmp(end, ".jar"));
    if (!is_source && !is_class)
        return;
    digest_add_text(digest, file->fts_path);
    if (is_source) {
        add_contents(digest, file->fts_path);
        return;
    }
    digest_add_number(digest, (uint64_t)file->fts_statp->st_size);
    digest_add_number(digest, (uint64_t)file->fts_statp->st_mtim.tv_sec);
    digest_add_number(digest, (uint64_t)file->fts_statp->st_mtim.tv_nsec);
}

static int by_name(const FTSENT **first, const FTSENT **second) {
    return strcmp((*first)->fts_name, (*second)->fts_name);
}

// A file, or all that lies in a folder; what is not there cannot be read. False: too much.
static bool add_place(Digest *digest, const char *path) {
    char *const paths[] = {(char *)path, NULL};
    FTS *walk = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, by_name);
    uint32_t files = 0;
    digest_add_text(digest, path);
    if (!walk)
        return false;
    for (FTSENT *file; (file = fts_read(walk)) && files <= MOST_FILES; files++)
        add_file(digest, file);
    fts_close(walk);
    return files <= MOST_FILES;
}

static bool add_class_path(Digest *digest, const Compilation *compilation) {
    const TextList *lists = &compilation->options->values[OPTION_CLASS_PATH].texts;
    bool is_good = true;
    for (uint32_t i = 0; i < lists->count && is_good; i++) {
        char *list = arena_copy_text(compilation->arena, lists->items[i], strlen(lists->items[i]));
        for (char *rest = list, *place; is_good && (place = strsep(&rest, ":"));) {
            size_t length = strlen(place);
            if (length && place[length - 1] == '*')
                place[length - 1] = '\0';
            is_good = !length || (place[0] != '@' && add_place(digest, place));
        }
    }
    const char *jdk = class_path_jdk(compilation->class_path);
    return is_good &&
           (!jdk || add_place(digest, arena_format(compilation->arena, "%s/lib/jrt-fs.jar", jdk)));
}

static bool add_roots(Digest *digest, const Compilation *compilation) {
    bool is_good = true;
    for (uint32_t i = 0; i < compilation->roots.count && is_good; i++)
        is_good = add_place(digest, compilation->roots.items[i]);
    return is_good;
}

// ---- Opening

static const char *folder_of(const Options *options) {
    struct stat about;
    const char *given = options_text(options, OPTION_CACHE);
    if (given)
        return given;
    return stat(usual_folder, &about) == 0 && S_ISDIR(about.st_mode) ? usual_folder : NULL;
}

Cache *cache_open(const Compilation *compilation) {
    const char *folder = folder_of(compilation->options);
    // Texts of an editor are not those of the files that are looked at here.
    if (!folder || writes_files(compilation->options) || compilation->options->texts.count)
        return NULL;
    Arena *arena = arena_new();
    Cache *cache = ARENA_NEW(arena, Cache);
    cache->arena = arena;
    cache->folder = folder;
    digest_begin(&cache->program);
    digest_add_text(&cache->program, JURY_VERSION);
    dl_iterate_phdr(add_build, &cache->program);
    add_options(&cache->program, compilation->options);
    add_sources(&cache->program, compilation);
    if (add_roots(&cache->program, compilation) && add_class_path(&cache->program, compilation))
        return cache;
    cache_close(cache);
    return NULL;
}

void cache_close(Cache *cache) {
    if (cache)
        arena_free(cache->arena);
}

// ---- Verdicts

static const char *path_of(Cache *cache, const Method *method) {
    Digest digest = cache->program;
    char digits[DIGEST_TEXT + 1];
    digest_add_text(&digest, method->owner->qualified_name->text);
    digest_add_text(&digest, verdict_method_name(cache->arena, method));
    digest_add_number(&digest, verdict_method_span(method).begin);
    digest_end(&digest, digits);
    return arena_format(cache->arena, "%s/%.2s/%s", cache->folder, digits, digits + 2);
}

bool cache_find(Cache *cache, Arena *arena, const Method *method, MethodResult *result) {
    size_t length, head = strlen(first_line);
    char *text = read_all(path_of(cache, method), &length);
    *result = (MethodResult){0};
    if (text && length > head && !strncmp(text, first_line, head))
        *result = record_read_result(arena, text + head, length - head);
    free(text);
    return result->verdict &&
           !strcmp(result->verdict->method, verdict_method_name(cache->arena, method));
}

static bool make_folders(Cache *cache, const char *path) {
    char *folder = arena_copy_text(cache->arena, path, (size_t)(strrchr(path, '/') - path));
    return (mkdir(cache->folder, 0777) == 0 || errno == EEXIST) &&
           (mkdir(folder, 0777) == 0 || errno == EEXIST);
}

static bool is_worth_keeping(const MethodResult *result) {
    return result->verdict && result->verdict->verdict != VERDICT_UNKNOWN &&
           result->verdict->verdict != VERDICT_ERROR;
}

// What cannot be written is not kept, and nobody is the worse for it.
void cache_keep(Cache *cache, const Method *method, const MethodResult *result) {
    const char *path = path_of(cache, method);
    if (!is_worth_keeping(result) || !make_folders(cache, path))
        return;
    const char *other = arena_format(cache->arena, "%s.%ld", path, (long)getpid());
    FILE *file = fopen(other, "w");
    if (!file)
        return;
    char *text = record_write_result(result);
    fputs(first_line, file);
    fputs(text, file);
    memory_free(text);
    if (fclose(file) || rename(other, path))
        unlink(other);
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
