#include "main/files.h"

#include "base/map.h"
#include "base/name.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Search {
    Arena *arena;
    NameTable *names;
    Map seen; // "device:inode" as a Name, of every file added
    TextList *files;
    uint32_t met; // files met, those met before included
    uint32_t errors;
} Search;

// `info` is NULL where nothing is known about the file.
static void add_file(Search *search, const char *path, const struct stat *info) {
    search->met++;
    if (info) {
        const char *identity = arena_format(search->arena, "%ju:%ju", (uintmax_t)info->st_dev,
                                            (uintmax_t)info->st_ino);
        const Name *name = name_from(search->names, identity);
        if (map_get(&search->seen, name))
            return;
        map_put(search->arena, &search->seen, name, (void *)name);
    }
    vector_push(search->arena, search->files, path);
}

static int by_text(const void *first, const void *second) {
    return strcmp(*(const char *const *)first, *(const char *const *)second);
}

static bool is_java(const char *name) {
    size_t length = strlen(name);
    return length > 5 && !strcmp(name + length - 5, ".java");
}

// The names in a directory that are not hidden, sorted; false if it cannot be read.
static bool list_directory(Arena *arena, const char *path, TextList *names) {
    DIR *directory = opendir(path);
    if (!directory)
        return false;
    for (struct dirent *entry; (entry = readdir(directory));)
        if (entry->d_name[0] != '.')
            vector_push(arena, names, arena_copy_text(arena, entry->d_name, strlen(entry->d_name)));
    closedir(directory);
    if (names->count)
        qsort(names->items, names->count, sizeof(*names->items), by_text);
    return true;
}

// Maven or Gradle builds what is there, or in directories below it.
static bool is_project(const TextList *names) {
    static const char *const files[] = {"pom.xml", "build.gradle", "build.gradle.kts",
                                        "settings.gradle", "settings.gradle.kts"};
    for (uint32_t i = 0; i < names->count; i++)
        for (uint32_t j = 0; j < sizeof(files) / sizeof(files[0]); j++)
            if (!strcmp(names->items[i], files[j]))
                return true;
    return false;
}

static bool ends_with(const char *text, const char *ending) {
    size_t length = strlen(text), of_ending = strlen(ending);
    return length >= of_ending && !strcmp(text + length - of_ending, ending);
}

// Of a project: tests, and what was built or generated. `parent` is where it lies.
static bool is_left_out(const char *parent, bool in_root, const char *name) {
    if (in_root && (!strcmp(name, "target") || !strcmp(name, "build") || !strcmp(name, "out")))
        return true;
    bool is_in_src = ends_with(parent, "/src") || !strcmp(parent, "src");
    return is_in_src && (!strcmp(name, "test") || !strcmp(name, "tests") ||
                         ends_with(name, "Test") || ends_with(name, "-test"));
}

// Links to directories below the one given are not followed: they may lead back.
static void search_directory(Search *search, const char *path, bool in_project) {
    TextList names = {0};
    if (!list_directory(search->arena, path, &names)) {
        options_error("cannot read '%s': %s", path, strerror(errno));
        search->errors++;
        return;
    }
    bool is_root = is_project(&names);
    in_project |= is_root;
    size_t length = strlen(path);
    const char *slash = length && path[length - 1] == '/' ? "" : "/";
    for (uint32_t i = 0; i < names.count; i++) {
        const char *inner = arena_format(search->arena, "%s%s%s", path, slash, names.items[i]);
        struct stat info;
        if (lstat(inner, &info))
            continue; // gone in the meantime
        if (S_ISDIR(info.st_mode) && in_project && is_left_out(path, is_root, names.items[i]))
            continue;
        if (S_ISDIR(info.st_mode))
            search_directory(search, inner, in_project);
        else if (is_java(names.items[i]) && !stat(inner, &info) && !S_ISDIR(info.st_mode))
            add_file(search, inner, &info);
    }
}

static void search_operand(Search *search, const char *path) {
    struct stat info;
    if (!strcmp(path, "-") || stat(path, &info)) {
        add_file(search, path, NULL); // reading it will tell what is wrong
        return;
    }
    if (!S_ISDIR(info.st_mode)) {
        add_file(search, path, &info);
        return;
    }
    uint32_t met = search->met, errors = search->errors;
    search_directory(search, path, false);
    if (search->met == met && search->errors == errors) {
        options_error("no .java file in directory '%s'", path);
        search->errors++;
    }
}

bool files_name_folder(const TextList *operands) {
    struct stat info;
    for (uint32_t i = 0; i < operands->count; i++)
        if (!stat(operands->items[i], &info) && S_ISDIR(info.st_mode))
            return true;
    return false;
}

uint32_t files_find(Arena *arena, const TextList *operands, TextList *files) {
    Search search = {.arena = arena, .names = name_table_new(), .files = files};
    for (uint32_t i = 0; i < operands->count; i++)
        search_operand(&search, operands->items[i]);
    name_table_free(search.names);
    return search.errors;
}
