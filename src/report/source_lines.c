#include "report/source_lines.h"

#include "sema/library.h"

#include <string.h>

static SourceFile *add_library_file(Sources *sources, const char *path) {
    static const char folder[] = "lib/";
    size_t length = strlen(folder);
    for (unsigned i = 0; !strncmp(path, folder, length) && i < library_file_count; i++)
        if (!strcmp(library_files[i].name, path + length))
            return sources_add_with_path(sources, path, (const char *)library_files[i].begin,
                                         (size_t)(library_files[i].end - library_files[i].begin));
    return NULL;
}

// Lines of class files have no text.
static bool is_class_file(const char *path) {
    size_t length = strlen(path);
    return length > 6 && !strcmp(path + length - 6, ".class");
}

SourceFile *source_lines_file(Sources *sources, const PlaceRecord *place) {
    if (!place || is_class_file(place->file))
        return NULL;
    SourceFile *file = sources_find(sources, place->file);
    if (!file)
        file = add_library_file(sources, place->file);
    return file ? file : sources_read(sources, place->file);
}

Span source_lines_span(Sources *sources, const PlaceRecord *place) {
    SourceFile *file = source_lines_file(sources, place);
    if (!file)
        return (Span){0, 0};
    return (Span){source_position(file, place->line, place->column),
                  source_position(file, place->end_line, place->end_column)};
}

SourceLine source_lines_at(Sources *sources, const PlaceRecord *place) {
    SourceFile *file = source_lines_file(sources, place);
    if (!file)
        return (SourceLine){"", 0};
    LineColumn at = source_line_column(file, source_position(file, place->line, 1));
    return (SourceLine){file->text + at.line_begin, at.line_length};
}
