#include "main/verification.h"

#include "main/files.h"
#include "report/reporter.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool verification_type(Compilation *compilation) {
    TextList files = {0};
    bool is_good = !files_find(compilation->arena, &compilation->options->operands, &files);
    for (uint32_t i = 0; i < files.count; i++)
        compilation_read(compilation, files.items[i]);
    compilation_parse(compilation);
    compilation_type(compilation);
    return is_good && !diag_errors(compilation->diagnostics);
}

bool verification_compile(Compilation *compilation) {
    bool is_good = verification_type(compilation);
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

bool verification_wants_details(const Options *options) {
    enum { FORMAT_TEXT }; // the first of the words in options.def
    return options->share || options->values[OPTION_FORMAT].choice != FORMAT_TEXT ||
           options_given(options, OPTION_REPORT);
}

bool verification_shows_source(const Options *options) {
    const Reporter *html = reporter_of("html", strlen("html"));
    const TextList *reports = &options->values[OPTION_REPORT].texts;
    bool shows = reporter_at(options->values[OPTION_FORMAT].choice) == html;
    for (uint32_t i = 0; i < reports->count; i++)
        shows |= !strncmp(reports->items[i], "html=", strlen("html="));
    return shows;
}

// Of the machine, in MB: what is executed as far as it goes must not take all.
uint32_t verification_most_memory(const Options *options) {
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGE_SIZE);
    uint64_t all = pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size >> 20 : 0;
    return options_number(options, OPTION_MEMORY, (uint32_t)(all / 4 * 3));
}
