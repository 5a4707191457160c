// jury cache: the folder of verdicts that are kept.
#include "main/commands.h"

#include "main/cache.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int command_cache(const Options *options) {
    const char *folder = options->operands.count ? options->operands.items[0] : ".jury";
    uint64_t verdicts = 0, bytes = 0;
    bool cleans = options_given(options, OPTION_CLEAN);
    if (options->operands.count > 1) {
        options_error("'jury cache' looks at one folder");
        return EXIT_ERRORS;
    }
    if (cleans && options_given(options, OPTION_SIZE)) {
        options_error("'--size' and '--clean' are two questions: give one of them");
        return EXIT_ERRORS;
    }
    errno = 0;
    if (cleans ? !cache_clean(folder, &verdicts, &bytes) : !cache_size(folder, &verdicts, &bytes)) {
        options_error("cannot %s '%s': %s", cleans ? "clean" : "read", folder, strerror(errno));
        return EXIT_ERRORS;
    }
    printf("%" PRIu64 " verdict%s, %.1f MB%s\n", verdicts, verdicts == 1 ? "" : "s",
           (double)bytes / 1e6, cleans ? ", removed" : "");
    return EXIT_GOOD;
}
