#include "diag/excerpt.h"

enum { LONGEST_LINE = 400 };

// Tabs are copied into the second line so that the caret stands where it should.
void excerpt_write(FILE *out, SourceFile *file, Span span) {
    LineColumn at = source_line_column(file, span.begin);
    uint32_t begin = span.begin - file->base;
    if (at.line_length > LONGEST_LINE || begin < at.line_begin || !at.line_length)
        return;
    const char *line = file->text + at.line_begin;
    uint32_t column = begin - at.line_begin;
    fprintf(out, "%.*s\n", (int)at.line_length, line);
    for (uint32_t i = 0; i < column && i < at.line_length; i++)
        if (((unsigned char)line[i] & 0xC0) != 0x80)
            fputc(line[i] == '\t' ? '\t' : ' ', out);
    fputc('^', out);
    uint32_t end = span.end - file->base - at.line_begin;
    if (end > at.line_length)
        end = at.line_length;
    for (uint32_t i = column + 1; i < end; i++)
        if (((unsigned char)line[i] & 0xC0) != 0x80)
            fputc('~', out);
    fputc('\n', out);
}
