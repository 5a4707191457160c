// jury types: names and types of all files together.
#include "main/commands.h"

#include "main/files.h"
#include "main/outline.h"
#include "main/outline_classes.h"
#include "main/summary.h"

int command_types(const Options *options) {
    Compilation compilation = compilation_new(options);
    Summary summary = {0};
    TextList files = {0};
    summary.errors = files_find(compilation.arena, &options->operands, &files);
    for (uint32_t i = 0; i < files.count; i++)
        compilation_read(&compilation, files.items[i]);
    compilation_parse(&compilation);
    compilation_type(&compilation);
    // Classes without source are read while they are shown.
    if (options_given(options, OPTION_OUTLINE) && !options->operands.count)
        outline_print_classes(stdout, &compilation);
    diag_flush(compilation.diagnostics, stderr);
    if (options_given(options, OPTION_OUTLINE))
        outline_print(stdout, &compilation);
    summary_add(&summary, &compilation);
    int exit_code = summary_print(&summary, options);
    compilation_free(&compilation);
    return exit_code;
}
