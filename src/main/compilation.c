#include "main/compilation.h"

#include "base/clock.h"
#include "syntax/parser.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool wants_color(const Options *options) {
    enum { AUTO, ALWAYS, NEVER }; // the order of the words in options.def
    uint32_t choice = options->values[OPTION_COLOR].choice;
    if (choice != AUTO)
        return choice == ALWAYS;
    const char *no_color = getenv("NO_COLOR");
    return isatty(STDERR_FILENO) && !(no_color && *no_color);
}

Compilation compilation_new(const Options *options) {
    Compilation compilation = {.options = options};
    compilation.arena = arena_new();
    compilation.names = name_table_new();
    compilation.sources = sources_new();
    for (uint32_t i = 0; i < options->texts.count; i++) {
        const TextFile *text = &options->texts.items[i];
        sources_replace(compilation.sources, text->path, text->text, text->length);
    }
    compilation.diagnostics = diag_new(compilation.sources);
    diag_set_color(compilation.diagnostics, wants_color(options));
    return compilation;
}

void compilation_free(Compilation *compilation) {
    if (compilation->sema)
        sema_free(compilation->sema);
    if (compilation->class_path)
        class_path_free(compilation->class_path);
    diag_free(compilation->diagnostics);
    sources_free(compilation->sources);
    name_table_free(compilation->names);
    arena_free(compilation->arena);
    buffer_free(&compilation->standard_input);
}

// ---- Reading

static uint64_t count_lines(const char *text, size_t length) {
    uint64_t count = 0;
    const char *end = text + length, *at = text;
    for (const char *line_end; (line_end = memchr(at, '\n', (size_t)(end - at))); count++)
        at = line_end + 1;
    return count + (at < end);
}

static void add_source(Compilation *compilation, SourceFile *source, bool has_place) {
    CompiledFile file = {.source = source, .has_place = has_place};
    compilation->lines += count_lines(source->text, source->length);
    vector_push(compilation->arena, &compilation->files, file);
}

static void cannot_read(Compilation *compilation, const char *path) {
    diag_error(compilation->diagnostics, (Span){0, 0}, "cannot read '%s': %s", path,
               strerror(errno));
}

void compilation_add_text(Compilation *compilation, const char *path, const char *text,
                          size_t length) {
    SourceFile *source = sources_add(compilation->sources, path, text, length);
    if (source) {
        add_source(compilation, source, false);
    } else {
        errno = EFBIG;
        cannot_read(compilation, path);
    }
}

static void read_standard_input(Compilation *compilation) {
    Buffer *buffer = &compilation->standard_input;
    char block[1 << 14];
    for (size_t got; (got = fread(block, 1, sizeof(block), stdin));)
        buffer_add(buffer, block, got);
    if (ferror(stdin))
        cannot_read(compilation, "<stdin>");
    else
        compilation_add_text(compilation, "<stdin>", buffer->text ? buffer->text : "",
                             buffer->length);
}

void compilation_read(Compilation *compilation, const char *path) {
    if (!strcmp(path, "-")) {
        read_standard_input(compilation);
        return;
    }
    SourceFile *source = sources_read(compilation->sources, path);
    if (source)
        add_source(compilation, source, true);
    else
        cannot_read(compilation, path);
}

// ---- Parsing

void compilation_parse(Compilation *compilation) {
    double start = clock_now();
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        CompiledFile *file = &compilation->files.items[i];
        file->tree = parser_run(compilation->arena, compilation->names, file->source,
                                compilation->diagnostics);
    }
    compilation->parse_seconds = clock_now() - start;
}

// ---- Names and types

// The directory below which the file stands where its package says; NULL if it stands elsewhere.
static const Name *package_root(Compilation *compilation, const CompiledFile *file) {
    const char *path = file->source->path;
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) : 0;
    const Name *package = NULL;
    if (file->tree->package)
        package = as_PackageDeclaration(file->tree->package)->name;
    if (package) {
        char *folder = arena_copy_text(compilation->arena, package->text, package->length);
        for (char *dot = folder; (dot = strchr(dot, '.'));)
            *dot = '/';
        if (length < package->length ||
            memcmp(path + length - package->length, folder, package->length) ||
            (length > package->length && path[length - package->length - 1] != '/'))
            return NULL;
        length -= package->length;
        length -= length > 0;
    }
    if (length == 0)
        return name_from(compilation->names, path[0] == '/' ? "/" : ".");
    return name_intern(compilation->names, path, length);
}

static void add_package_roots(Compilation *compilation, SemaOptions *options) {
    Map seen = {0};
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        const CompiledFile *file = &compilation->files.items[i];
        if (!file->has_place || file->tree->is_module)
            continue;
        const Name *root = package_root(compilation, file);
        if (!root || map_get(&seen, root))
            continue;
        map_put(compilation->arena, &seen, root, (void *)root);
        vector_push(compilation->arena, &options->source_path, root->text);
    }
}

typedef VECTOR(const char *) DirectoryList;

// Adds the directories of `DIR:DIR`.
static void add_directories(Compilation *compilation, DirectoryList *directories, const char *what,
                            const char *list) {
    while (*list) {
        size_t length = strcspn(list, ":");
        char *directory = arena_copy_text(compilation->arena, list, length);
        struct stat info;
        if (length && (stat(directory, &info) || !S_ISDIR(info.st_mode)))
            diag_warning(compilation->diagnostics, (Span){0, 0}, "%s path '%s' is not a directory",
                         what, directory);
        else if (length)
            vector_push(compilation->arena, directories, directory);
        list += length + (list[length] == ':');
    }
}

// Where classes without source come from. What cannot be read there is an error.
static ClassPath *make_class_path(Compilation *compilation) {
    const Options *options = compilation->options;
    const TextList *lists = &options->values[OPTION_CLASS_PATH].texts;
    const TextList *jdks = &options->values[OPTION_JDK].texts;
    const char *jdk = jdks->count ? vector_last(jdks) : NULL, *error;
    compilation->class_path = class_path_new(compilation->arena);
    for (uint32_t i = 0; i < lists->count; i++)
        if (!class_path_add(compilation->class_path, lists->items[i], &error))
            diag_error(compilation->diagnostics, (Span){0, 0}, "%s", error);
    bool wants_jdk = jdk ? strcmp(jdk, "none") != 0 : !options_given(options, OPTION_NO_LIBRARY);
    if (wants_jdk && !class_path_add_jdk(compilation->class_path, jdk, &error))
        diag_error(compilation->diagnostics, (Span){0, 0}, "%s", error);
    return compilation->class_path;
}

static SemaOptions sema_options(Compilation *compilation) {
    const Options *options = compilation->options;
    static const NullDefault null_defaults[] = {NULL_DEFAULT_JML, NULL_DEFAULT_NON_NULL,
                                                NULL_DEFAULT_NULLABLE,
                                                NULL_DEFAULT_JML}; // as in options.def
    static const ModifierSet spec_math[] = {0, MODIFIER_SPEC_SAFE_MATH,
                                            MODIFIER_SPEC_BIGINT_MATH}; // as in options.def
    SemaOptions result = {
        .spec_math = spec_math[options->values[OPTION_SPEC_MATH].choice],
        .null_default = null_defaults[options->values[OPTION_NULL_DEFAULT].choice],
        .no_library = options_given(options, OPTION_NO_LIBRARY),
        .class_bodies = options_given(options, OPTION_CLASS_BODIES),
    };
    result.class_path = make_class_path(compilation);
    const TextList *source_path = &options->values[OPTION_SOURCE_PATH].texts;
    DirectoryList sources = {0}, specifications = {0};
    for (uint32_t i = 0; i < source_path->count; i++)
        add_directories(compilation, &sources, "source", source_path->items[i]);
    const TextList *specs_path = &options->values[OPTION_SPECS_PATH].texts;
    for (uint32_t i = 0; i < specs_path->count; i++)
        add_directories(compilation, &specifications, "specs", specs_path->items[i]);
    for (uint32_t i = 0; i < sources.count; i++)
        vector_push(compilation->arena, &result.source_path, sources.items[i]);
    for (uint32_t i = 0; i < specifications.count; i++)
        vector_push(compilation->arena, &result.specs_path, specifications.items[i]);
    if (!options_given(options, OPTION_SOURCE_PATH))
        add_package_roots(compilation, &result);
    for (uint32_t i = 0; i < result.source_path.count; i++)
        vector_push(compilation->arena, &compilation->roots, result.source_path.items[i]);
    for (uint32_t i = 0; i < result.specs_path.count; i++)
        vector_push(compilation->arena, &compilation->roots, result.specs_path.items[i]);
    return result;
}

void compilation_type(Compilation *compilation) {
    double start = clock_now();
    SemaOptions options = sema_options(compilation);
    compilation->sema = sema_new(compilation->arena, compilation->names, compilation->sources,
                                 compilation->diagnostics, &options);
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        const CompiledFile *file = &compilation->files.items[i];
        if (!file->tree->is_module)
            sema_add_unit(compilation->sema, file->tree, file->source);
    }
    sema_check(compilation->sema);
    compilation->type_seconds = clock_now() - start;
}
