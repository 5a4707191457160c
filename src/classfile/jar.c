// Jars. The manifest is read when the jar is opened: it is one small entry.
#include "classfile/jar.h"

#include "base/buffer.h"

#include <string.h>

static const char manifest_name[] = "META-INF/MANIFEST.MF";
static const char versions_folder[] = "META-INF/versions/";

struct Jar {
    Arena *arena;
    const char *path;
    Zip *zip;
    uint64_t releases;      // bit N: there is a META-INF/versions/N
    const char *class_path; // of the manifest; NULL: none
    // The set of folders: open addressing over texts in the zip.
    struct Folder {
        const char *name;
        size_t length;
    } * folders;
    uint32_t folder_mask;
    uint32_t folder_count;
};

// The manifest.

// The value of a header of the main section, lines that begin with a space continued; NULL: none.
static const char *manifest_value(Arena *arena, const char *text, const char *header) {
    Buffer value = {0};
    bool inside = false;
    size_t header_length = strlen(header);
    for (const char *line = text; *line;) {
        size_t length = strcspn(line, "\r\n");
        if (length == 0)
            break; // the main section ends with an empty line
        if (line[0] == ' ' && inside)
            buffer_add(&value, line + 1, length - 1);
        else if (inside)
            break;
        else if (length > header_length && strncasecmp(line, header, header_length) == 0 &&
                 line[header_length] == ':') {
            size_t blanks = strspn(line + header_length + 1, " ");
            buffer_add(&value, line + header_length + 1 + blanks,
                       length - header_length - 1 - blanks);
            inside = true;
        }
        line += length;
        line += line[0] == '\r';
        line += line[0] == '\n';
    }
    const char *copy = value.text ? arena_copy_text(arena, value.text, value.length) : NULL;
    buffer_free(&value);
    return copy;
}

static uint64_t releases_of(const Zip *zip) {
    const size_t prefix = strlen(versions_folder);
    uint64_t releases = 0;
    for (uint32_t i = 0; i < zip_entry_count(zip); i++) {
        const ZipEntry *entry = zip_entry(zip, i);
        unsigned number = 0;
        if (entry->name_length <= prefix || memcmp(entry->name, versions_folder, prefix) != 0)
            continue;
        for (size_t j = prefix; j < entry->name_length && number < 64; j++) {
            if (entry->name[j] == '/')
                break;
            number = entry->name[j] >= '0' && entry->name[j] <= '9'
                         ? number * 10 + (unsigned)(entry->name[j] - '0')
                         : 64;
        }
        if (number >= 9 && number < 64)
            releases |= 1ull << number;
    }
    return releases;
}

static void read_manifest(Jar *jar) {
    const ZipEntry *entry = zip_find(jar->zip, manifest_name, strlen(manifest_name));
    const char *ignored;
    const uint8_t *bytes = entry ? zip_read(jar->zip, jar->arena, entry, &ignored) : NULL;
    if (!bytes)
        return;
    const char *text = arena_copy_text(jar->arena, (const char *)bytes, (size_t)entry->size);
    const char *multi = manifest_value(jar->arena, text, "Multi-Release");
    if (multi && strcasecmp(multi, "true") == 0)
        jar->releases = releases_of(jar->zip);
    jar->class_path = manifest_value(jar->arena, text, "Class-Path");
}

Jar *jar_open(Arena *arena, const char *path, const char **error) {
    Zip *zip = zip_open(arena, path, error);
    if (!zip)
        return NULL;
    Jar *jar = ARENA_NEW(arena, Jar);
    *jar = (Jar){.arena = arena, .path = path, .zip = zip};
    read_manifest(jar);
    return jar;
}

void jar_close(Jar *jar) {
    zip_close(jar->zip);
}

const char *jar_path(const Jar *jar) {
    return jar->path;
}

const Zip *jar_zip(const Jar *jar) {
    return jar->zip;
}

const ZipEntry *jar_find(const Jar *jar, unsigned release, const char *name, size_t length) {
    const ZipEntry *found = NULL;
    for (unsigned number = release < 63 ? release : 63; jar->releases && !found && number >= 9;
         number--) {
        if (!(jar->releases & 1ull << number))
            continue;
        Buffer versioned = {0};
        buffer_format(&versioned, "%s%u/%.*s", versions_folder, number, (int)length, name);
        found = zip_find(jar->zip, versioned.text, versioned.length);
        buffer_free(&versioned);
    }
    return found ? found : zip_find(jar->zip, name, length);
}

JarNames jar_class_path(const Jar *jar) {
    JarNames names = {0};
    const char *slash = strrchr(jar->path, '/');
    int folder = slash ? (int)(slash + 1 - jar->path) : 0;
    for (const char *at = jar->class_path; at && *at;) {
        size_t length = strcspn(at, " ");
        if (length && at[0] == '/')
            vector_push(jar->arena, &names, arena_copy_text(jar->arena, at, length));
        else if (length && !memmem(at, length, ":", 1)) // other kinds of URL are not for us
            vector_push(jar->arena, &names,
                        arena_format(jar->arena, "%.*s%.*s", folder, jar->path, (int)length, at));
        at += length;
        at += strspn(at, " ");
    }
    return names;
}

// Packages.

static uint32_t hash_folder(const char *name, size_t length) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (uint8_t)name[i]) * 16777619u;
    return hash ^ hash >> 15;
}

static struct Folder *folder_slot(const Jar *jar, const char *name, size_t length) {
    uint32_t slot = hash_folder(name, length) & jar->folder_mask;
    while (jar->folders[slot].name && (jar->folders[slot].length != length ||
                                       memcmp(jar->folders[slot].name, name, length) != 0))
        slot = (slot + 1) & jar->folder_mask;
    return &jar->folders[slot];
}

static void make_folders(Jar *jar, uint32_t size) {
    jar->folder_mask = size - 1;
    jar->folder_count = 0;
    jar->folders = arena_array(jar->arena, size, sizeof *jar->folders);
    for (uint32_t i = 0; i < zip_entry_count(jar->zip); i++) {
        const ZipEntry *entry = zip_entry(jar->zip, i);
        // From the innermost folder outwards, until one is there already.
        for (size_t end = entry->name_length; end-- > 0;) {
            if (entry->name[end] != '/')
                continue;
            struct Folder *folder = folder_slot(jar, entry->name, end);
            if (folder->name)
                break;
            if (++jar->folder_count * 2 > size) {
                make_folders(jar, size * 2);
                return;
            }
            *folder = (struct Folder){entry->name, end};
        }
    }
}

bool jar_has_package(Jar *jar, const char *name, size_t length) {
    if (!jar->folders)
        make_folders(jar, 256);
    return folder_slot(jar, name, length)->name != NULL;
}
