#include "main/help.h"

#include <string.h>

enum { TEXT_COLUMN = 30, WIDTH = 80 };

// `label`, then `text` from TEXT_COLUMN on, wrapped.
static void entry(FILE *out, const char *label, const char *text) {
    int column = fprintf(out, "  %s", label);
    if (column > TEXT_COLUMN - 2) {
        fputc('\n', out);
        column = 0;
    }
    column += fprintf(out, "%*s", TEXT_COLUMN - column, "");
    bool is_first = true;
    while (*text) {
        int length = (int)strcspn(text, " ");
        if (!is_first && column + 1 + length > WIDTH) {
            fprintf(out, "\n%*s", TEXT_COLUMN, "");
            column = TEXT_COLUMN;
            is_first = true;
        }
        column += fprintf(out, "%s%.*s", is_first ? "" : " ", length, text);
        is_first = false;
        text += length;
        text += strspn(text, " ");
    }
    fputc('\n', out);
}

static void option_entry(FILE *out, const OptionInfo *info) {
    Arena *arena = arena_new();
    const char *letter = info->letter ? arena_format(arena, "-%c, ", info->letter) : "    ";
    const char *argument = info->argument ? arena_format(arena, " %s", info->argument) : "";
    entry(out, arena_format(arena, "%s--%s%s", letter, info->word, argument), info->help);
    arena_free(arena);
}

// The options that exactly the commands `wanted` know, under a heading of those commands.
static void options_of(FILE *out, unsigned wanted) {
    bool is_first = true;
    for (OptionId id = 0; id < OPTION_COUNT; id++) {
        if (option_infos[id].commands != wanted)
            continue;
        if (is_first) {
            fputs("\nOptions of", out);
            bool is_all = wanted == (1u << COMMAND_COUNT) - 1;
            for (Command command = 0; !is_all && command < COMMAND_COUNT; command++)
                if (wanted >> command & 1)
                    fprintf(out, "%s %s", wanted & ((1u << command) - 1) ? "," : "",
                            command_infos[command].word);
            fputs(is_all ? " all commands:\n" : ":\n", out);
        }
        is_first = false;
        option_entry(out, &option_infos[id]);
    }
}

// Each group of options once, where its first option stands in the table.
static void all_options(FILE *out) {
    for (OptionId id = 0; id < OPTION_COUNT; id++) {
        OptionId earlier = 0;
        while (earlier < id && option_infos[earlier].commands != option_infos[id].commands)
            earlier++;
        if (earlier == id)
            options_of(out, option_infos[id].commands);
    }
}

static void exit_codes(FILE *out) {
    fputs("\nExit code: 0 when all is well; 1 if a method violates its specification; 2 if\n"
          "the source or the command line has errors; 3 if an answer is not known, or no\n"
          "input meets a precondition.\n",
          out);
}

static void all_commands(FILE *out) {
    fputs("Jury gives verdicts on Java: programs in Java with specifications in JML.\n\n"
          "usage: jury [COMMAND] [OPTION...] FILE|DIR...\n\nCommands:\n",
          out);
    for (Command command = 0; command < COMMAND_COUNT; command++)
        entry(out, command_infos[command].word, command_infos[command].help);
    all_options(out);
    fputs("\nDirectories are searched for .java files; '-' is standard input.\n", out);
    fputs("Without a command it is the first of check, paths, bounds, prove and verify that\n"
          "has all the options given: 'jury Foo.java' checks, 'jury Foo.java -k10' follows\n"
          "paths.\n",
          out);
    exit_codes(out);
}

void help_print(FILE *out, Command command) {
    if (command == COMMAND_NONE) {
        all_commands(out);
        return;
    }
    const CommandInfo *info = &command_infos[command];
    bool takes_files = strstr(info->operands, "FILE");
    fprintf(out, "jury %s: %s\n\nusage: jury %s %s%s\n", info->word, info->help, info->word,
            takes_files ? "[OPTION...] " : "", info->operands);
    if (takes_files)
        fputs("\nDirectories are searched for .java files; '-' is standard input.\n", out);
    fputs("\nOptions:\n", out);
    for (OptionId id = 0; id < OPTION_COUNT; id++)
        if (option_infos[id].commands >> command & 1)
            option_entry(out, &option_infos[id]);
    exit_codes(out);
}
