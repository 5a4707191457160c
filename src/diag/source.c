#include "diag/source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct Entry {
    SourceFile *file;
    char *owned_path; // freed with the entry; NULL where the caller owns it
    char *owned_text;
} Entry;

typedef struct Replacement {
    const char *path;
    const char *text;
    size_t length;
} Replacement;

struct Sources {
    Entry *entries; // ordered by base
    uint32_t count;
    uint32_t capacity;
    Replacement *replacements; // of files that are not to be read
    uint32_t replacement_count;
    Position next;
};

Sources *sources_new(void) {
    Sources *sources = memory_alloc(sizeof(Sources));
    sources->next = 1;
    return sources;
}

static void free_entry(Entry *entry) {
    memory_free(entry->file->line_starts);
    memory_free(entry->file);
    memory_free(entry->owned_path);
    memory_free(entry->owned_text);
}

void sources_free(Sources *sources) {
    if (!sources)
        return;
    for (uint32_t i = 0; i < sources->count; i++)
        free_entry(&sources->entries[i]);
    memory_free(sources->entries);
    memory_free(sources->replacements);
    memory_free(sources);
}

static Entry *add_entry(Sources *sources, const char *path, const char *text, size_t length) {
    if (length >= UINT32_MAX - 2 - sources->next)
        return NULL;
    if (sources->count == sources->capacity) {
        sources->capacity = sources->capacity ? sources->capacity * 2 : 16;
        sources->entries =
            memory_resize(sources->entries, sources->capacity * sizeof(*sources->entries));
    }
    Entry *entry = &sources->entries[sources->count++];
    *entry = (Entry){.file = memory_alloc(sizeof(SourceFile))};
    entry->file->path = path;
    entry->file->text = text;
    entry->file->length = (uint32_t)length;
    entry->file->base = sources->next;
    // One position past the end belongs to the file too: that of its end.
    sources->next += (Position)length + 1;
    return entry;
}

SourceFile *sources_add(Sources *sources, const char *path, const char *text, size_t length) {
    Entry *entry = add_entry(sources, path, text, length);
    return entry ? entry->file : NULL;
}

static char *copy_path(const char *path) {
    char *copy = memory_alloc(strlen(path) + 1);
    strcpy(copy, path);
    return copy;
}

SourceFile *sources_add_with_path(Sources *sources, const char *path, const char *text,
                                  size_t length) {
    char *copy = copy_path(path);
    Entry *entry = add_entry(sources, copy, text, length);
    if (entry)
        entry->owned_path = copy;
    else
        memory_free(copy);
    return entry ? entry->file : NULL;
}

// The whole of a stream, NUL-terminated; NULL with errno set.
static char *read_stream(FILE *stream, size_t *length) {
    size_t capacity = 1 << 16;
    char *text = memory_alloc(capacity);
    *length = 0;
    for (;;) {
        size_t got = fread(text + *length, 1, capacity - 1 - *length, stream);
        *length += got;
        if (got == 0)
            break;
        if (*length == capacity - 1) {
            capacity *= 2;
            text = memory_resize(text, capacity);
        }
    }
    text[*length] = '\0';
    if (ferror(stream)) {
        memory_free(text);
        return NULL;
    }
    return text;
}

void sources_replace(Sources *sources, const char *path, const char *text, size_t length) {
    uint32_t index = sources->replacement_count++;
    sources->replacements =
        memory_resize(sources->replacements, sources->replacement_count * sizeof(Replacement));
    sources->replacements[index] = (Replacement){path, text, length};
}

static const Replacement *replacement_of(const Sources *sources, const char *path) {
    for (uint32_t i = sources->replacement_count; i-- > 0;)
        if (!strcmp(sources->replacements[i].path, path))
            return &sources->replacements[i];
    return NULL;
}

static SourceFile *add_replacement(Sources *sources, const Replacement *replacement) {
    SourceFile *file =
        sources_add_with_path(sources, replacement->path, replacement->text, replacement->length);
    if (!file)
        errno = EFBIG;
    return file;
}

SourceFile *sources_read(Sources *sources, const char *path) {
    const Replacement *replacement = replacement_of(sources, path);
    if (replacement)
        return add_replacement(sources, replacement);
    FILE *stream = fopen(path, "rb");
    if (!stream)
        return NULL;
    size_t length;
    char *text = read_stream(stream, &length);
    int error = errno;
    fclose(stream);
    errno = error;
    if (!text)
        return NULL;
    char *path_copy = copy_path(path);
    Entry *entry = add_entry(sources, path_copy, text, length);
    if (!entry) {
        memory_free(path_copy);
        memory_free(text);
        errno = EFBIG;
        return NULL;
    }
    entry->owned_path = path_copy;
    entry->owned_text = text;
    return entry->file;
}

uint32_t sources_count(const Sources *sources) {
    return sources->count;
}

SourceFile *sources_at(const Sources *sources, uint32_t index) {
    return sources->entries[index].file;
}

void sources_drop_last(Sources *sources) {
    Entry *entry = &sources->entries[--sources->count];
    sources->next = entry->file->base;
    free_entry(entry);
}

SourceFile *sources_file_at(const Sources *sources, Position position) {
    uint32_t low = 0, high = sources->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (sources->entries[middle].file->base <= position)
            low = middle + 1;
        else
            high = middle;
    }
    return low ? sources->entries[low - 1].file : NULL;
}

SourceFile *sources_find(const Sources *sources, const char *path) {
    for (uint32_t i = 0; i < sources->count; i++)
        if (!strcmp(sources->entries[i].file->path, path))
            return sources->entries[i].file;
    return NULL;
}

// Lines end at \n, \r\n or \r (JLS 3.4).
static bool ends_line(const SourceFile *file, uint32_t i) {
    if (file->text[i] == '\n')
        return true;
    return file->text[i] == '\r' && !(i + 1 < file->length && file->text[i + 1] == '\n');
}

static void find_lines(SourceFile *file) {
    uint32_t count = 1;
    for (uint32_t i = 0; i < file->length; i++)
        count += ends_line(file, i);
    file->line_starts = memory_alloc(count * sizeof(*file->line_starts));
    file->line_count = count;
    uint32_t line = 1;
    for (uint32_t i = 0; i < file->length; i++)
        if (ends_line(file, i))
            file->line_starts[line++] = i + 1;
}

static uint32_t count_characters(const char *text, uint32_t length) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < length; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

// Of the line that begins there. In a long line, the place that was asked for last is usually near.
static uint32_t characters_before(SourceFile *file, uint32_t begin, uint32_t offset) {
    uint32_t last = file->counted_to;
    uint32_t distance = last < offset ? offset - last : last - offset;
    bool is_near = file->counted_from == begin && distance < offset - begin;
    uint32_t from = is_near ? last : begin;
    if (!is_near)
        file->counted = 0;
    if (from <= offset)
        file->counted += count_characters(file->text + from, offset - from);
    else
        file->counted -= count_characters(file->text + offset, from - offset);
    file->counted_from = begin;
    file->counted_to = offset;
    return file->counted;
}

LineColumn source_line_column(SourceFile *file, Position position) {
    if (!file->line_starts)
        find_lines(file);
    uint32_t offset = position - file->base;
    if (offset > file->length)
        offset = file->length;
    uint32_t low = 0, high = file->line_count;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (file->line_starts[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    uint32_t begin = file->line_starts[low];
    uint32_t end = low + 1 < file->line_count ? file->line_starts[low + 1] : file->length;
    while (end > begin && (file->text[end - 1] == '\n' || file->text[end - 1] == '\r'))
        end--;
    return (LineColumn){low + 1, characters_before(file, begin, offset) + 1, begin, end - begin};
}

Position source_position(SourceFile *file, uint64_t line, uint64_t column) {
    if (!file->line_starts)
        find_lines(file);
    if (line < 1 || line > file->line_count)
        return file->base + (line ? file->length : 0);
    uint32_t at = file->line_starts[line - 1];
    for (; column > 1 && at < file->length && !ends_line(file, at); column--)
        do
            at++;
        while (at < file->length && ((unsigned char)file->text[at] & 0xC0) == 0x80);
    return file->base + at;
}
