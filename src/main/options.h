// The command line: commands, options, operands.
//
// commands.def and options.def list what there is.
#ifndef JURY_MAIN_OPTIONS_H
#define JURY_MAIN_OPTIONS_H

#include "base/vector.h"

#include <stdbool.h>

typedef VECTOR(const char *) TextList;

typedef enum Command {
#define COMMAND(NAME, word, operands, help) COMMAND_##NAME,
#include "main/commands.def"
#undef COMMAND
    COMMAND_COUNT,
    COMMAND_NONE = COMMAND_COUNT // none was given
} Command;

typedef enum OptionId {
#define OPTION(NAME, word, letter, argument, commands, help) OPTION_##NAME,
#include "main/options.def"
#undef OPTION
    OPTION_COUNT
} OptionId;

typedef struct CommandInfo {
    const char *word;
    const char *operands;
    const char *help;
} CommandInfo;

typedef struct OptionInfo {
    const char *word;     // without the dashes
    char letter;          // of the short form, or 0
    const char *argument; // or NULL
    unsigned commands;    // bit 1 << Command for each that knows it
    const char *help;
} OptionInfo;

extern const CommandInfo command_infos[COMMAND_COUNT];
extern const OptionInfo option_infos[OPTION_COUNT];

// What was said about one option. Where it is repeated, the last counts, except in `texts`.
typedef struct OptionValue {
    bool is_given;
    TextList texts;  // its arguments, in order
    uint32_t number; // of a number
    uint32_t choice; // of a choice: which word of the argument, from 0
} OptionValue;

// A text that stands for a file, as an editor has it.
typedef struct TextFile {
    const char *path;
    const char *text; // with a NUL behind
    size_t length;
} TextFile;

typedef VECTOR(TextFile) TextFileList;

typedef struct Options {
    Command command;
    OptionValue values[OPTION_COUNT];
    TextList operands;   // files and directories; of `help`, a command
    TextFileList texts;  // in place of files; never from the command line
    struct Share *share; // the run is shared out (share.h); or NULL. Never from there, either
} Options;

// Reads the command line into the arena; the texts are those of `arguments`. False after a
// mistake, which is reported on standard error.
bool options_parse(Arena *arena, int count, char **arguments, Options *options);

static inline bool options_given(const Options *options, OptionId id) {
    return options->values[id].is_given;
}

// The number given, or `otherwise`.
static inline uint32_t options_number(const Options *options, OptionId id, uint32_t otherwise) {
    return options_given(options, id) ? options->values[id].number : otherwise;
}

// The text given, the last of several; NULL: none.
static inline const char *options_text(const Options *options, OptionId id) {
    const TextList *texts = &options->values[id].texts;
    return texts->count ? texts->items[texts->count - 1] : NULL;
}

// The command of that name; COMMAND_NONE after reporting that there is none.
Command options_find_command(const char *word);

// "jury: error: …" on standard error, for mistakes that have no place in a file.
void options_error(const char *format, ...) __attribute__((format(printf, 1, 2)));
void options_note(const char *format, ...) __attribute__((format(printf, 1, 2))); // the same

#endif
