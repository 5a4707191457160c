// jury certify: checks what --certificate wrote.
#include "main/commands.h"

#include "certify/certify.h"

int command_certify(const Options *options) {
    if (options->operands.count != 1) {
        options_error("'jury certify' needs the folder that --certificate wrote");
        return EXIT_ERRORS;
    }
    return certify_folder(options->operands.items[0]);
}
