// The JDK's lib/modules. Behind a header of seven words stand a table of redirects, a table of
// offsets, the attributes of the resources, texts, and the resources themselves:
//
//     hash of "/java.base/java/lang/String.class" -> redirect -> slot -> attributes
//     attributes: module "java.base", parent "java/lang", base "String", extension "class",
//                 offset, size
//
// The hash is perfect, so that one resource has to be compared. Words are in the byte order of the
// machine. For each package, "/packages/java.util" lists the modules that have it.
#include "classfile/jimage.h"

#include "base/buffer.h"
#include "classfile/mapped_file.h"

#include <errno.h>
#include <string.h>

enum {
    MAGIC = 0xCAFEDADA,
    HASH_SEED = 0x01000193,
    HEADER_WORDS = 7,
    MAJOR_VERSION = 1,
};

typedef enum JimageAttribute {
    ATTRIBUTE_END,
    ATTRIBUTE_MODULE,
    ATTRIBUTE_PARENT,
    ATTRIBUTE_BASE,
    ATTRIBUTE_EXTENSION,
    ATTRIBUTE_OFFSET,
    ATTRIBUTE_COMPRESSED,
    ATTRIBUTE_SIZE,
    ATTRIBUTES,
} JimageAttribute;

struct Jimage {
    MappedFile file;
    bool is_mapped;
    uint32_t slots;
    const uint8_t *redirects;
    const uint8_t *offsets;
    const uint8_t *attributes;
    uint32_t attributes_size;
    const char *texts;
    uint32_t texts_size;
    const uint8_t *resources;
    size_t resources_size;
};

static uint32_t word(const uint8_t *bytes) {
    uint32_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

static const char *read_header(Jimage *image) {
    const uint8_t *bytes = image->file.bytes;
    const size_t header = HEADER_WORDS * sizeof(uint32_t);
    if (image->file.size < header || word(bytes) != MAGIC)
        return "not the image of a JDK: it does not begin with cafedada";
    if (word(bytes + 4) >> 16 != MAJOR_VERSION)
        return "an image of a JDK in a format that is not known";
    image->slots = word(bytes + 16);
    image->attributes_size = word(bytes + 20);
    image->texts_size = word(bytes + 24);
    uint64_t tables = (uint64_t)image->slots * 8;
    uint64_t needed = header + tables + image->attributes_size + image->texts_size;
    if (image->slots == 0 || image->texts_size == 0 || needed > image->file.size)
        return "an image of a JDK that is cut off";
    image->redirects = bytes + header;
    image->offsets = image->redirects + (size_t)image->slots * 4;
    image->attributes = image->offsets + (size_t)image->slots * 4;
    image->texts = (const char *)image->attributes + image->attributes_size;
    image->resources = (const uint8_t *)image->texts + image->texts_size;
    image->resources_size = image->file.size - (size_t)needed;
    if (image->texts[image->texts_size - 1] != '\0')
        return "an image of a JDK whose texts do not end";
    return NULL;
}

static Jimage *read_image(Arena *arena, MappedFile file, bool is_mapped, const char **error) {
    Jimage *image = ARENA_NEW(arena, Jimage);
    image->file = file;
    image->is_mapped = is_mapped;
    *error = read_header(image);
    if (!*error)
        return image;
    jimage_close(image);
    return NULL;
}

Jimage *jimage_open(Arena *arena, const char *path, const char **error) {
    MappedFile file;
    if (mapped_file_open(&file, path))
        return read_image(arena, file, true, error);
    *error = arena_format(arena, "%s", strerror(errno));
    return NULL;
}

Jimage *jimage_open_bytes(Arena *arena, const uint8_t *bytes, size_t size, const char **error) {
    return read_image(arena, (MappedFile){bytes, size}, false, error);
}

void jimage_close(Jimage *image) {
    if (image->is_mapped)
        mapped_file_close(&image->file);
}

// A name to look for, in pieces that are not joined first: "/" module "/" parent "/" base "."
// extension.
typedef struct JimageName {
    const char *module;
    size_t module_length;
    const char *rest; // after the second slash
    size_t rest_length;
    const char *extension; // with its dot, or ""
    bool has_dots;         // slashes of `rest` are dots in the image: a package
} JimageName;

static uint32_t hash_piece(uint32_t hash, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++)
        hash = (hash * HASH_SEED) ^ (uint8_t)text[i];
    return hash;
}

static char rest_at(const JimageName *name, size_t i) {
    return name->has_dots && name->rest[i] == '/' ? '.' : name->rest[i];
}

static uint32_t hash_name(const JimageName *name, uint32_t seed) {
    uint32_t hash = hash_piece(seed, "/", 1);
    hash = hash_piece(hash, name->module, name->module_length);
    hash = hash_piece(hash, "/", 1);
    for (size_t i = 0; i < name->rest_length; i++)
        hash = (hash * HASH_SEED) ^ (uint8_t)rest_at(name, i);
    hash = hash_piece(hash, name->extension, strlen(name->extension));
    return hash & 0x7fffffff;
}

// The attributes of a resource; false: damaged.
static bool read_attributes(const Jimage *image, uint32_t offset, uint64_t values[ATTRIBUTES]) {
    memset(values, 0, ATTRIBUTES * sizeof *values);
    for (;;) {
        if (offset >= image->attributes_size)
            return false;
        uint8_t head = image->attributes[offset++];
        uint32_t kind = head >> 3, length = (head & 7) + 1;
        if (kind == ATTRIBUTE_END)
            return true;
        if (kind >= ATTRIBUTES || length > image->attributes_size - offset)
            return false;
        for (uint32_t i = 0; i < length; i++)
            values[kind] = values[kind] << 8 | image->attributes[offset++];
    }
}

// Takes `text` off the front of what is left to compare.
static bool take(const char **at, const char *end, const char *text, size_t length) {
    if ((size_t)(end - *at) < length || memcmp(*at, text, length) != 0)
        return false;
    *at += length;
    return true;
}

static const char *text_at(const Jimage *image, uint64_t offset) {
    return offset < image->texts_size ? image->texts + offset : "";
}

static bool is_package(const char *base, const JimageName *name) {
    if (strlen(base) != name->rest_length)
        return false;
    for (size_t i = 0; i < name->rest_length; i++)
        if (base[i] != rest_at(name, i))
            return false;
    return true;
}

static bool is_named(const Jimage *image, const uint64_t values[ATTRIBUTES],
                     const JimageName *name) {
    const char *module = text_at(image, values[ATTRIBUTE_MODULE]);
    const char *parent = text_at(image, values[ATTRIBUTE_PARENT]);
    const char *base = text_at(image, values[ATTRIBUTE_BASE]);
    const char *extension = text_at(image, values[ATTRIBUTE_EXTENSION]);
    if (strlen(module) != name->module_length ||
        memcmp(module, name->module, name->module_length) != 0)
        return false;
    if (name->has_dots)
        return !*parent && !*extension && is_package(base, name);
    const char *at = name->rest, *end = at + name->rest_length;
    if (*parent && (!take(&at, end, parent, strlen(parent)) || !take(&at, end, "/", 1)))
        return false;
    if (!take(&at, end, base, strlen(base)))
        return false;
    if (*name->extension)
        return at == end && strcmp(extension, name->extension + 1) == 0;
    if (*extension && (!take(&at, end, ".", 1) || !take(&at, end, extension, strlen(extension))))
        return false;
    return at == end;
}

static const uint8_t *find(const Jimage *image, const JimageName *name, size_t *size) {
    uint32_t slot = hash_name(name, HASH_SEED) % image->slots;
    int32_t redirect = (int32_t)word(image->redirects + (size_t)slot * 4);
    if (redirect == 0)
        return NULL;
    slot = redirect < 0 ? (uint32_t)(-1 - redirect)
                        : hash_name(name, (uint32_t)redirect) % image->slots;
    if (slot >= image->slots)
        return NULL;
    uint64_t values[ATTRIBUTES];
    if (!read_attributes(image, word(image->offsets + (size_t)slot * 4), values) ||
        !is_named(image, values, name))
        return NULL;
    uint64_t offset = values[ATTRIBUTE_OFFSET];
    // Images that are linked with compression keep no class as it is; JDKs are not.
    if (values[ATTRIBUTE_COMPRESSED] != 0 || offset > image->resources_size ||
        values[ATTRIBUTE_SIZE] > image->resources_size - offset)
        return NULL;
    *size = (size_t)values[ATTRIBUTE_SIZE];
    return image->resources + offset;
}

const uint8_t *jimage_find(const Jimage *image, const char *name, size_t length, size_t *size) {
    const char *slash = length && name[0] == '/' ? memchr(name + 1, '/', length - 1) : NULL;
    if (!slash)
        return NULL;
    JimageName pieces = {.module = name + 1,
                         .module_length = (size_t)(slash - name - 1),
                         .rest = slash + 1,
                         .rest_length = length - (size_t)(slash + 1 - name),
                         .extension = ""};
    return find(image, &pieces, size);
}

// The list of modules of a package: pairs of a flag and the place of a module's name.
static const uint8_t *modules_of(const Jimage *image, const char *package, size_t length,
                                 size_t *size) {
    JimageName pieces = {.module = "packages",
                         .module_length = strlen("packages"),
                         .rest = package,
                         .rest_length = length,
                         .extension = "",
                         .has_dots = true};
    return find(image, &pieces, size);
}

const uint8_t *jimage_find_class(const Jimage *image, const char *name, size_t length,
                                 size_t *size) {
    const char *slash = memrchr(name, '/', length);
    size_t list_size;
    const uint8_t *list =
        slash ? modules_of(image, name, (size_t)(slash - name), &list_size) : NULL;
    for (size_t i = 0; list && i + 8 <= list_size; i += 8) {
        const char *module = text_at(image, word(list + i + 4));
        JimageName pieces = {.module = module,
                             .module_length = strlen(module),
                             .rest = name,
                             .rest_length = length,
                             .extension = ".class"};
        const uint8_t *bytes = find(image, &pieces, size);
        if (bytes)
            return bytes;
    }
    return NULL;
}

bool jimage_has_package(const Jimage *image, const char *name, size_t length) {
    size_t size;
    return modules_of(image, name, length, &size) != NULL;
}

void jimage_visit(const Jimage *image, const char *module, JimageVisit *visit, void *context) {
    Buffer name = {0};
    for (uint32_t slot = 0; slot < image->slots; slot++) {
        uint64_t values[ATTRIBUTES];
        if (!read_attributes(image, word(image->offsets + (size_t)slot * 4), values) ||
            strcmp(text_at(image, values[ATTRIBUTE_EXTENSION]), "class") != 0 ||
            strcmp(text_at(image, values[ATTRIBUTE_BASE]), "module-info") == 0 ||
            (module && strcmp(text_at(image, values[ATTRIBUTE_MODULE]), module) != 0))
            continue;
        const char *parent = text_at(image, values[ATTRIBUTE_PARENT]);
        buffer_clear(&name);
        buffer_format(&name, "%s%s%s", parent, *parent ? "/" : "",
                      text_at(image, values[ATTRIBUTE_BASE]));
        visit(context, name.text, name.length);
    }
    buffer_free(&name);
}
