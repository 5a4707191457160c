// The class path: places in order, each a directory or a jar, and last the JDK.
#include "classfile/class_path.h"

#include "base/buffer.h"
#include "base/vector.h"
#include "classfile/jar.h"
#include "classfile/jimage.h"
#include "classfile/mapped_file.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_LISTS = 8 }; // @FILE that names @FILE

typedef struct Place {
    const char *path;
    Jar *jar; // NULL: a directory
} Place;

struct ClassPath {
    Arena *arena;
    VECTOR(Place) places;
    VECTOR(MappedFile) mapped;
    const char *jdk; // its folder
    Jimage *image;   // lib/modules; NULL where `runtime` is used
    Jar *runtime;    // rt.jar of JDK 8 and before
    unsigned release;
    Buffer name; // of a file, reused
};

static bool add_list(ClassPath *path, const char *list, size_t length, unsigned depth,
                     const char **error);

ClassPath *class_path_new(Arena *arena) {
    ClassPath *path = ARENA_NEW(arena, ClassPath);
    path->arena = arena;
    return path;
}

void class_path_free(ClassPath *path) {
    for (uint32_t i = 0; i < path->places.count; i++)
        if (path->places.items[i].jar)
            jar_close(path->places.items[i].jar);
    for (uint32_t i = 0; i < path->mapped.count; i++)
        mapped_file_close(&path->mapped.items[i]);
    if (path->image)
        jimage_close(path->image);
    if (path->runtime)
        jar_close(path->runtime);
    buffer_free(&path->name);
}

// Places.

static bool has_place(const ClassPath *path, const char *name) {
    for (uint32_t i = 0; i < path->places.count; i++)
        if (strcmp(path->places.items[i].path, name) == 0)
            return true;
    return false;
}

static bool add_jar(ClassPath *path, const char *name, const char **error);

// Class-Path of a manifest: what is missing there is passed over, as java does it.
static void add_named_in_manifest(ClassPath *path, Jar *jar) {
    JarNames names = jar_class_path(jar);
    for (uint32_t i = 0; i < names.count; i++) {
        const char *ignored;
        struct stat status;
        const char *name = names.items[i];
        if (has_place(path, name) || stat(name, &status) != 0)
            continue;
        if (S_ISDIR(status.st_mode))
            vector_push(path->arena, &path->places, (Place){.path = name});
        else
            add_jar(path, name, &ignored);
    }
}

static bool add_jar(ClassPath *path, const char *name, const char **error) {
    const char *problem;
    Jar *jar = jar_open(path->arena, name, &problem);
    if (!jar) {
        *error = arena_format(path->arena, "cannot read the class path's '%s': %s", name, problem);
        return false;
    }
    vector_push(path->arena, &path->places, (Place){.path = name, .jar = jar});
    add_named_in_manifest(path, jar);
    return true;
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool is_jar_name(const char *name) {
    size_t length = strlen(name);
    return length > 4 && strcasecmp(name + length - 4, ".jar") == 0;
}

// DIR/*: in the order of their names, so that every run is the same.
static bool add_jars_of(ClassPath *path, const char *folder, const char **error) {
    DIR *directory = opendir(folder);
    if (!directory) {
        *error = arena_format(path->arena, "cannot read the class path's '%s/*': %s", folder,
                              strerror(errno));
        return false;
    }
    VECTOR(const char *) names = {0};
    for (struct dirent *entry; (entry = readdir(directory));)
        if (is_jar_name(entry->d_name))
            vector_push(path->arena, &names,
                        arena_format(path->arena, "%s/%s", folder, entry->d_name));
    closedir(directory);
    if (names.count)
        qsort(names.items, names.count, sizeof *names.items, compare_names);
    for (uint32_t i = 0; i < names.count; i++)
        if (!has_place(path, names.items[i]) && !add_jar(path, names.items[i], error))
            return false;
    return true;
}

static bool add_file_list(ClassPath *path, const char *name, unsigned depth, const char **error) {
    MappedFile file;
    if (depth >= MOST_LISTS || !mapped_file_open(&file, name)) {
        *error = arena_format(path->arena, "cannot read the class path's '@%s': %s", name,
                              depth >= MOST_LISTS ? "too many files name others" : strerror(errno));
        return false;
    }
    char *text = arena_copy_text(path->arena, (const char *)file.bytes, file.size);
    size_t length = file.size;
    mapped_file_close(&file);
    for (size_t i = 0; i < length; i++)
        if (strchr(" \t\r\n", text[i]))
            text[i] = ':';
    return add_list(path, text, length, depth + 1, error);
}

static bool add_place(ClassPath *path, const char *name, unsigned depth, const char **error) {
    size_t length = strlen(name);
    struct stat status;
    if (name[0] == '@')
        return add_file_list(path, name + 1, depth, error);
    if (strcmp(name, "*") == 0)
        return add_jars_of(path, ".", error);
    if (length >= 2 && strcmp(name + length - 2, "/*") == 0)
        return add_jars_of(path, arena_copy_text(path->arena, name, length - 2), error);
    if (stat(name, &status) != 0) {
        *error = arena_format(path->arena, "cannot read the class path's '%s': %s", name,
                              strerror(errno));
        return false;
    }
    if (has_place(path, name))
        return true;
    if (!S_ISDIR(status.st_mode))
        return add_jar(path, name, error);
    vector_push(path->arena, &path->places, (Place){.path = name});
    return true;
}

static bool add_list(ClassPath *path, const char *list, size_t length, unsigned depth,
                     const char **error) {
    for (size_t begin = 0, i = 0; i <= length; i++) {
        if (i < length && list[i] != ':')
            continue;
        if (i > begin &&
            !add_place(path, arena_copy_text(path->arena, list + begin, i - begin), depth, error))
            return false;
        begin = i + 1;
    }
    return true;
}

bool class_path_add(ClassPath *path, const char *list, const char **error) {
    return add_list(path, list, strlen(list), 0, error);
}

// The JDK.

static const char *folder_of_java(Arena *arena) {
    const char *list = getenv("PATH");
    while (list && *list) {
        size_t length = strcspn(list, ":");
        const char *name = arena_format(arena, "%.*s/java", (int)length, list);
        char *real = length && access(name, X_OK) == 0 ? realpath(name, NULL) : NULL;
        if (real) { // JDK/bin/java, or JDK/jre/bin/java
            char *slash = strrchr(real, '/');
            *slash = '\0';
            slash = strrchr(real, '/');
            const char *folder = slash && strcmp(slash, "/bin") == 0
                                     ? arena_copy_text(arena, real, (size_t)(slash - real))
                                     : NULL;
            free(real);
            return folder;
        }
        list += length + (list[length] == ':');
    }
    return NULL;
}

static bool exists(const char *name) {
    return access(name, R_OK) == 0;
}

// JDK 8 and before have a jar in one of two places.
static const char *runtime_jar(Arena *arena, const char *folder) {
    const char *name = arena_format(arena, "%s/jre/lib/rt.jar", folder);
    if (exists(name))
        return name;
    name = arena_format(arena, "%s/lib/rt.jar", folder);
    return exists(name) ? name : NULL;
}

// JAVA_VERSION="17.0.16" in the file `release`; for jars with parts for several releases.
static unsigned release_of(ClassPath *path, const char *folder) {
    MappedFile file;
    if (!mapped_file_open(&file, arena_format(path->arena, "%s/release", folder)))
        return 0;
    const char *text = arena_copy_text(path->arena, (const char *)file.bytes, file.size);
    mapped_file_close(&file);
    const char *version = strstr(text, "JAVA_VERSION=\"");
    return version ? (unsigned)strtoul(version + strlen("JAVA_VERSION=\""), NULL, 10) : 0;
}

static bool open_jdk(ClassPath *path, const char *folder, const char **error) {
    const char *modules = arena_format(path->arena, "%s/lib/modules", folder);
    const char *problem = "it has neither lib/modules nor lib/rt.jar", *runtime;
    if (exists(modules))
        path->image = jimage_open(path->arena, modules, &problem);
    else if ((runtime = runtime_jar(path->arena, folder)))
        path->runtime = jar_open(path->arena, runtime, &problem);
    if (!path->image && !path->runtime) {
        *error = arena_format(path->arena, "'%s' is no JDK: %s", folder, problem);
        return false;
    }
    path->jdk = folder;
    return true;
}

bool class_path_add_jdk(ClassPath *path, const char *folder, const char **error) {
    if (folder)
        return open_jdk(path, folder, error);
    const char *home = getenv("JAVA_HOME"), *ignored;
    if (home && *home && open_jdk(path, home, &ignored))
        return true;
    folder = folder_of_java(path->arena);
    if (folder)
        open_jdk(path, folder, &ignored);
    return true;
}

const char *class_path_jdk(const ClassPath *path) {
    return path->jdk;
}

// Looking.

static unsigned release(ClassPath *path) {
    if (path->release == 0 && path->jdk)
        path->release = release_of(path, path->jdk);
    return path->release ? path->release : JAR_NEWEST_RELEASE;
}

static bool find_in_folder(ClassPath *path, const char *folder, const char *name, size_t length,
                           ClassBytes *found, const char **error) {
    buffer_clear(&path->name);
    buffer_format(&path->name, "%s/%.*s.class", folder, (int)length, name);
    MappedFile file;
    if (!mapped_file_open(&file, path->name.text)) {
        if (errno != ENOENT && errno != ENOTDIR && errno != ENAMETOOLONG)
            *error =
                arena_format(path->arena, "cannot read '%s': %s", path->name.text, strerror(errno));
        return false;
    }
    vector_push(path->arena, &path->mapped, file);
    *found = (ClassBytes){file.bytes, file.size,
                          arena_copy_text(path->arena, path->name.text, path->name.length), false};
    return true;
}

static bool find_in_jar(ClassPath *path, Jar *jar, const char *name, size_t length,
                        ClassBytes *found, const char **error) {
    buffer_clear(&path->name);
    buffer_format(&path->name, "%.*s.class", (int)length, name);
    const ZipEntry *entry = jar_find(jar, release(path), path->name.text, path->name.length);
    if (!entry)
        return false;
    const char *problem;
    const char *origin =
        arena_format(path->arena, "%s(%.*s)", jar_path(jar), entry->name_length, entry->name);
    const uint8_t *bytes = zip_read(jar_zip(jar), path->arena, entry, &problem);
    if (!bytes) {
        *error = arena_format(path->arena, "cannot read '%s': %s", origin, problem);
        return false;
    }
    *found = (ClassBytes){bytes, (size_t)entry->size, origin, false};
    return true;
}

static bool find_in_jdk(ClassPath *path, const char *name, size_t length, ClassBytes *found,
                        const char **error) {
    if (path->runtime)
        return find_in_jar(path, path->runtime, name, length, found, error);
    size_t size;
    const uint8_t *bytes = path->image ? jimage_find_class(path->image, name, length, &size) : NULL;
    if (!bytes)
        return false;
    *found = (ClassBytes){
        bytes, size,
        arena_format(path->arena, "%s/lib/modules(%.*s.class)", path->jdk, (int)length, name),
        true};
    return true;
}

bool class_path_find(ClassPath *path, ClassPlaces places, const char *name, size_t length,
                     ClassBytes *found, const char **error) {
    *error = NULL;
    for (uint32_t i = 0; i < path->places.count && (places & PLACES_CLASS_PATH); i++) {
        Place *place = &path->places.items[i];
        bool was_found = place->jar ? find_in_jar(path, place->jar, name, length, found, error)
                                    : find_in_folder(path, place->path, name, length, found, error);
        if (was_found || *error)
            return was_found;
    }
    if (!(places & PLACES_JDK) || !find_in_jdk(path, name, length, found, error))
        return false;
    found->is_of_jdk = true;
    return true;
}

static bool is_folder(ClassPath *path, const char *folder, const char *name, size_t length) {
    buffer_clear(&path->name);
    buffer_format(&path->name, "%s/%.*s", folder, (int)length, name);
    struct stat status;
    return stat(path->name.text, &status) == 0 && S_ISDIR(status.st_mode);
}

bool class_path_has_package(ClassPath *path, const char *name, size_t length) {
    for (uint32_t i = 0; i < path->places.count; i++) {
        Place *place = &path->places.items[i];
        if (place->jar ? jar_has_package(place->jar, name, length)
                       : is_folder(path, place->path, name, length))
            return true;
    }
    if (path->runtime)
        return jar_has_package(path->runtime, name, length);
    return path->image && jimage_has_package(path->image, name, length);
}

// Visiting.

enum { DEEPEST_FOLDER = 64 };

static void visit_file(const char *name, size_t length, ClassPathVisit *visit, void *context) {
    const size_t extension = strlen(".class");
    if (length > extension && memcmp(name + length - extension, ".class", extension) == 0)
        visit(context, name, length - extension);
}

static void visit_folder(ClassPath *path, const char *folder, const char *prefix, int depth,
                         ClassPathVisit *visit, void *context) {
    DIR *directory = depth < DEEPEST_FOLDER ? opendir(folder) : NULL;
    VECTOR(const char *) names = {0};
    for (struct dirent *entry; directory && (entry = readdir(directory));)
        if (entry->d_name[0] != '.')
            vector_push(path->arena, &names, arena_format(path->arena, "%s", entry->d_name));
    if (directory)
        closedir(directory);
    if (names.count)
        qsort(names.items, names.count, sizeof *names.items, compare_names);
    for (uint32_t i = 0; i < names.count; i++) {
        const char *name = arena_format(path->arena, "%s%s", prefix, names.items[i]);
        const char *full = arena_format(path->arena, "%s/%s", folder, names.items[i]);
        struct stat status;
        if (stat(full, &status) == 0 && S_ISDIR(status.st_mode))
            visit_folder(path, full, arena_format(path->arena, "%s/", name), depth + 1, visit,
                         context);
        else
            visit_file(name, strlen(name), visit, context);
    }
}

static void visit_jar(const Zip *zip, ClassPathVisit *visit, void *context) {
    for (uint32_t i = 0; i < zip_entry_count(zip); i++) {
        const ZipEntry *entry = zip_entry(zip, i);
        if (entry->name_length < 9 || memcmp(entry->name, "META-INF/", 9) != 0)
            visit_file(entry->name, entry->name_length, visit, context);
    }
}

void class_path_visit(ClassPath *path, ClassPathVisit *visit, void *context) {
    for (uint32_t i = 0; i < path->places.count; i++) {
        const Place *place = &path->places.items[i];
        if (place->jar)
            visit_jar(jar_zip(place->jar), visit, context);
        else
            visit_folder(path, place->path, "", 0, visit, context);
    }
}

void class_path_visit_jdk(ClassPath *path, const char *module, ClassPathVisit *visit,
                          void *context) {
    if (path->image)
        jimage_visit(path->image, module, visit, context);
    else if (path->runtime)
        visit_jar(jar_zip(path->runtime), visit, context);
}
