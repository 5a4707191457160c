// Which paths count: those that reach a line, call a method, throw an exception.
#include "explore/internal.h"

#include <string.h>

bool filter_names(const char *whole, const char *text, char separator) {
    size_t length = strlen(whole), wanted = strlen(text);
    if (wanted > length || strcmp(whole + length - wanted, text))
        return false;
    return wanted == length || whole[length - wanted - 1] == separator;
}

static bool is_line(Search *search, const Trail *trail) {
    const PathFilter *filter = &search->options->filter;
    if (!trail->mark)
        return false;
    Position at = trail->mark->node->span.begin;
    SourceFile *file = sources_file_at(search->checker.sources, at);
    return file && filter_names(file->path, filter->file, '/') &&
           source_line_column(file, at).line == filter->line;
}

bool filter_names_method(const Method *method, const char *text) {
    Arena *arena = arena_new();
    const Name *name = method->is_constructor ? method->owner->name : method->name;
    const char *dotted =
        arena_format(arena, "%s.%s", method->owner->qualified_name->text, name->text);
    bool result = filter_names(dotted, text, '.');
    arena_free(arena);
    return result;
}

static bool is_call(const Trail *trail, const char *text) {
    return trail->called && filter_names_method(trail->called, text);
}

static bool is_thrown(const Class *exception, const char *text) {
    return exception && filter_names(exception->qualified_name->text, text, '.');
}

bool filter_is_given(const PathFilter *filter) {
    return filter->file || filter->calling || filter->throwing;
}

bool filter_passes(Search *search, const Trail *trail) {
    const PathFilter *filter = &search->options->filter;
    bool reaches = !filter->file, calls = !filter->calling, throws = !filter->throwing;
    if (search->thrown && search->thrown->kind == TYPE_CLASS)
        throws = throws || is_thrown(search->thrown->class_symbol, filter->throwing);
    for (; trail && !(reaches && calls && throws); trail = trail->before) {
        reaches = reaches || is_line(search, trail);
        calls = calls || is_call(trail, filter->calling);
        throws = throws || is_thrown(trail->exception, filter->throwing);
    }
    return reaches && calls && throws;
}
