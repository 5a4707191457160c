#include "main/cache_inputs.h"

#include "verdict/version.h"

#include <fts.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Below a root that is looked at; more than that is no project.
enum { MOST_FILES = 50000 };

// ---- The run

// How results are shown, and which methods are meant, is of no account.
static bool is_of_no_account(OptionId id) {
    static const OptionId shown[] = {OPTION_METHOD, OPTION_ALL,   OPTION_FORMAT, OPTION_REPORT,
                                     OPTION_JOBS,   OPTION_COLOR, OPTION_QUIET,  OPTION_CACHE,
                                     OPTION_STRICT, OPTION_STATS, OPTION_SINCE,  OPTION_FINDINGS};
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        if (shown[i] == id)
            return true;
    return false;
}

// These are there for files that they write.
bool cache_inputs_writes_files(const Options *options) {
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

// ---- The program

// Notes that the linker makes of what it linked; the libraries have some, too: solvers are among
// them.
typedef struct Build {
    Digest *digest;
    bool is_named;
} Build;

static bool has_build_id(const char *notes, size_t size) {
    for (size_t at = 0; at + sizeof(ElfW(Nhdr)) <= size;) {
        ElfW(Nhdr) note;
        memcpy(&note, notes + at, sizeof note);
        if (note.n_type == NT_GNU_BUILD_ID && note.n_namesz == sizeof ELF_NOTE_GNU && note.n_descsz)
            return true;
        at += sizeof note + ((note.n_namesz + 3) & ~3u) + ((note.n_descsz + 3) & ~3u);
    }
    return false;
}

static int add_build(struct dl_phdr_info *object, size_t size, void *context) {
    (void)size;
    Build *build = context;
    bool is_program = !object->dlpi_name || !*object->dlpi_name;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        const char *notes = (const char *)object->dlpi_addr + part->p_vaddr;
        if (part->p_type != PT_NOTE)
            continue;
        digest_add(build->digest, notes, part->p_memsz);
        build->is_named |= is_program && has_build_id(notes, part->p_memsz);
    }
    return 0;
}

// False: nothing tells this build from others.
static bool add_program(Digest *digest) {
    Build build = {.digest = digest};
    digest_add_text(digest, JURY_VERSION);
    dl_iterate_phdr(add_build, &build);
    return build.is_named;
}

char *cache_inputs_read(const char *path, size_t *length) {
    FILE *file = fopen(path, "r");
    char *text = NULL;
    *length = 0;
    if (!file)
        return NULL;
    FILE *copy = open_memstream(&text, length);
    if (!copy)
        memory_exhausted();
    char part[4096];
    for (size_t count; (count = fread(part, 1, sizeof part, file)) > 0;)
        fwrite(part, 1, count, copy);
    bool is_whole = !ferror(copy);
    if (fclose(copy) || !is_whole || !text) // another file might begin like it
        memory_exhausted();
    fclose(file);
    return text;
}

// ---- Files that may be read later

static void add_contents(Digest *digest, const char *path) {
    size_t length;
    char *text = cache_inputs_read(path, &length);
    digest_add_number(digest, length);
    if (text)
        digest_add(digest, text, length);
    free(text);
}

static void add_times(Digest *digest, const struct stat *about) {
    digest_add_number(digest, (uint64_t)about->st_size);
    digest_add_number(digest, (uint64_t)about->st_mtim.tv_sec);
    digest_add_number(digest, (uint64_t)about->st_mtim.tv_nsec);
}

// Files that were given are looked at part by part.
typedef struct Given {
    dev_t device;
    ino_t number;
} Given;

typedef struct Inputs {
    Digest *digest;
    VECTOR(Given) given; // sorted
} Inputs;

static int by_number(const void *first, const void *second) {
    const Given *one = first, *other = second;
    if (one->number != other->number)
        return one->number < other->number ? -1 : 1;
    return (one->device > other->device) - (one->device < other->device);
}

static void note_given(Inputs *inputs, const Compilation *compilation) {
    struct stat about;
    for (uint32_t i = 0; i < compilation->files.count; i++)
        if (compilation->files.items[i].has_place && !compilation->files.items[i].tree->is_module &&
            !stat(compilation->files.items[i].source->path, &about))
            vector_push(compilation->arena, &inputs->given, (Given){about.st_dev, about.st_ino});
    if (inputs->given.count)
        qsort(inputs->given.items, inputs->given.count, sizeof(Given), by_number);
}

static bool is_given(const Inputs *inputs, const struct stat *about) {
    Given wanted = {about->st_dev, about->st_ino};
    return inputs->given.count &&
           bsearch(&wanted, inputs->given.items, inputs->given.count, sizeof(Given), by_number);
}

// Sources by what is in them; class files and jars, which are large, by when they were written.
static void add_file(const Inputs *inputs, const FTSENT *file) {
    Digest *digest = inputs->digest;
    const char *end = file->fts_info == FTS_F ? strrchr(file->fts_name, '.') : NULL;
    bool is_source = end && (!strcmp(end, ".java") || !strcmp(end, ".jml"));
    bool is_class = end && (!strcmp(end, ".class") || !strcmp(end, ".jar"));
    if (!is_source && !is_class)
        return;
    digest_add_text(digest, file->fts_path);
    if (is_class)
        add_times(digest, file->fts_statp);
    else if (!is_given(inputs, file->fts_statp))
        add_contents(digest, file->fts_path);
}

static int by_name(const FTSENT **first, const FTSENT **second) {
    return strcmp((*first)->fts_name, (*second)->fts_name);
}

// A file, or all that lies in a folder; what is not there cannot be read. False: too much.
static bool add_place(const Inputs *inputs, const char *path) {
    char *const paths[] = {(char *)path, NULL};
    FTS *walk = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, by_name);
    uint32_t files = 0;
    digest_add_text(inputs->digest, path);
    if (!walk)
        return false;
    for (FTSENT *file; (file = fts_read(walk)) && files <= MOST_FILES; files++)
        add_file(inputs, file);
    fts_close(walk);
    return files <= MOST_FILES;
}

static void add_jdk(Digest *digest, Arena *arena, const char *jdk) {
    static const char *const files[] = {"release", "lib/modules", "lib/jrt-fs.jar", "lib/ct.sym"};
    digest_add_text(digest, jdk);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct stat about;
        bool is_there = !stat(arena_format(arena, "%s/%s", jdk, files[i]), &about);
        digest_add_number(digest, is_there);
        if (is_there)
            add_times(digest, &about);
    }
}

static bool add_class_path(const Inputs *inputs, const Compilation *compilation) {
    const TextList *lists = &compilation->options->values[OPTION_CLASS_PATH].texts;
    bool is_good = true;
    for (uint32_t i = 0; i < lists->count && is_good; i++) {
        char *list = arena_copy_text(compilation->arena, lists->items[i], strlen(lists->items[i]));
        for (char *rest = list, *place; is_good && (place = strsep(&rest, ":"));) {
            size_t length = strlen(place);
            if (length && place[length - 1] == '*')
                place[length - 1] = '\0';
            is_good = !length || (place[0] != '@' && add_place(inputs, place));
        }
    }
    const char *jdk = class_path_jdk(compilation->class_path);
    if (jdk)
        add_jdk(inputs->digest, compilation->arena, jdk);
    return is_good;
}

static bool add_roots(const Inputs *inputs, const Compilation *compilation) {
    bool is_good = true;
    for (uint32_t i = 0; i < compilation->roots.count && is_good; i++)
        is_good = add_place(inputs, compilation->roots.items[i]);
    return is_good;
}

// A specification beside a file that does not stand where its package says is read, too.
static void add_specifications(const Inputs *inputs, const Compilation *compilation) {
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        const char *path = compilation->files.items[i].source->path, *end = strrchr(path, '.');
        const char *beside = arena_format(compilation->arena, "%.*s.jml",
                                          end ? (int)(end - path) : (int)strlen(path), path);
        if (compilation->files.items[i].has_place && !access(beside, R_OK))
            add_contents(inputs->digest, beside);
    }
}

// Files of the source path that are known by now: which classes there are can matter.
static void add_found(const Inputs *inputs, const Compilation *compilation) {
    const UnitList *found = sema_found_units(compilation->sema);
    for (uint32_t i = 0; i < found->count; i++)
        if (found->items[i]->file && !found->items[i]->is_library)
            digest_add_text(inputs->digest, found->items[i]->file->path);
}

// The question is in a file.
static void add_property(const Inputs *inputs, const Compilation *compilation) {
    const TextList *texts = &compilation->options->values[OPTION_PROPERTY].texts;
    for (uint32_t i = 0; i < texts->count; i++)
        add_contents(inputs->digest, texts->items[i]);
}

bool cache_inputs_add(Digest *digest, const Compilation *compilation) {
    Inputs inputs = {.digest = digest};
    bool is_named = add_program(digest);
    add_options(digest, compilation->options);
    note_given(&inputs, compilation);
    add_specifications(&inputs, compilation);
    add_found(&inputs, compilation);
    add_property(&inputs, compilation);
    return is_named && add_roots(&inputs, compilation) && add_class_path(&inputs, compilation);
}
