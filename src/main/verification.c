#include "main/verification.h"

#include "main/files.h"

#include <stdlib.h>
#include <unistd.h>

bool verification_compile(Compilation *compilation) {
    TextList files = {0};
    bool is_good = !files_find(compilation->arena, &compilation->options->operands, &files);
    for (uint32_t i = 0; i < files.count; i++)
        compilation_read(compilation, files.items[i]);
    compilation_parse(compilation);
    compilation_type(compilation);
    is_good = is_good && !diag_errors(compilation->diagnostics);
    diag_flush(compilation->diagnostics, stderr);
    return is_good;
}

bool verification_wants_color(const Options *options) {
    enum { AUTO, ALWAYS, NEVER }; // the order of the words in options.def
    uint32_t choice = options->values[OPTION_COLOR].choice;
    if (choice != AUTO)
        return choice == ALWAYS;
    const char *no_color = getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && !(no_color && *no_color);
}
