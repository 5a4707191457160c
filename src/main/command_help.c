#include "main/commands.h"

#include "main/help.h"

int command_help(const Options *options) {
    Command command = COMMAND_NONE;
    if (options->operands.count) {
        command = options_find_command(options->operands.items[0]);
        if (command == COMMAND_NONE)
            return EXIT_ERRORS;
    }
    help_print(stdout, command);
    return EXIT_GOOD;
}
