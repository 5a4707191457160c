#include "main/options.h"

#include "main/suggest.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
#define COMMAND(NAME, word, operands, help) IN_##NAME = 1 << COMMAND_##NAME,
#include "main/commands.def"
#undef COMMAND
    IN_ALL = (1 << COMMAND_COUNT) - 1
};

const CommandInfo command_infos[COMMAND_COUNT] = {
#define COMMAND(NAME, word, operands, help) {word, operands, help},
#include "main/commands.def"
#undef COMMAND
};

const OptionInfo option_infos[OPTION_COUNT] = {
#define OPTION(NAME, word, letter, argument, commands, help)                                       \
    {word, letter, argument, commands, help},
#include "main/options.def"
#undef OPTION
};

void options_note(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("jury: note: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

void options_error(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("jury: error: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

// ---- What there is

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && !memcmp(text, word, length);
}

// Names that users of JBMC, BVJ and earlier versions know.
static const struct {
    const char *word;
    char letter;
    OptionId id;
} aliases[] = {{"function", 'f', OPTION_METHOD}, {"unwind", 'u', OPTION_UNROLL},
               {"threads", 't', OPTION_JOBS},    {"classpath", 0, OPTION_CLASS_PATH},
               {"cp", 0, OPTION_CLASS_PATH},     {"proof", 0, OPTION_CERTIFICATE}};

// A word may mean something else with another command.
static OptionId find_option(const Options *options, const char *text, size_t length) {
    OptionId found = OPTION_COUNT;
    for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++)
        if (is_word(text, length, aliases[i].word))
            return aliases[i].id;
    for (OptionId id = OPTION_COUNT; id-- > 0;) {
        bool belongs =
            options->command != COMMAND_NONE && option_infos[id].commands >> options->command & 1;
        if (is_word(text, length, option_infos[id].word)) {
            found = id;
            if (belongs)
                return id;
        }
    }
    return found;
}

static OptionId find_letter(char letter) {
    OptionId id = 0;
    for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++)
        if (aliases[i].letter == letter)
            return aliases[i].id;
    while (id < OPTION_COUNT && option_infos[id].letter != letter)
        id++;
    return id;
}

static bool is_choice(const OptionInfo *info) {
    return info->argument && islower((unsigned char)info->argument[0]);
}

static bool is_number(const OptionInfo *info) {
    return info->argument && !strcmp(info->argument, "N");
}

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), end_length = strlen(end);
    return length >= end_length && !strcmp(text + length - end_length, end);
}

static Command command_named(const char *word) {
    Command command = 0;
    while (command < COMMAND_COUNT && strcmp(word, command_infos[command].word))
        command++;
    return command == COMMAND_COUNT ? COMMAND_NONE : command;
}

Command options_find_command(const char *word) {
    Command found = command_named(word);
    if (found != COMMAND_NONE)
        return found;
    const char *words[COMMAND_COUNT];
    for (Command command = 0; command < COMMAND_COUNT; command++)
        words[command] = command_infos[command].word;
    const char *nearest = suggest_word(word, words, COMMAND_COUNT);
    if (nearest)
        options_error("unknown command '%s'; did you mean '%s'?", word, nearest);
    else
        options_error("unknown command '%s'; 'jury --help' lists the commands", word);
    return COMMAND_NONE;
}

// The text in the place of a command names what is to be looked at.
static bool is_source(const char *text) {
    return ends_with(text, ".java") || !strcmp(text, "-") || access(text, F_OK) == 0;
}

static bool has_all_options(const Options *options, Command command) {
    for (OptionId id = 0; id < OPTION_COUNT; id++)
        if (options->values[id].is_given && !(option_infos[id].commands >> command & 1))
            return false;
    return true;
}

// A line without a command, as BVJ's `Test.java -c -k10 -t4` is: the first of these that has all
// the options given. Where none has, `check` says which do not belong to it.
static Command implied_command(const Options *options) {
    static const Command commands[] = {COMMAND_CHECK, COMMAND_PATHS, COMMAND_BOUNDS, COMMAND_PROVE,
                                       COMMAND_VERIFY};
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (has_all_options(options, commands[i]))
            return commands[i];
    return COMMAND_CHECK;
}

static void unknown_option(const char *text, size_t length) {
    const char *words[OPTION_COUNT];
    for (OptionId id = 0; id < OPTION_COUNT; id++)
        words[id] = option_infos[id].word;
    char *word = memory_alloc(length + 1);
    memcpy(word, text, length);
    const char *nearest = suggest_word(word, words, OPTION_COUNT);
    if (nearest)
        options_error("unknown option '--%s'; did you mean '--%s'?", word, nearest);
    else
        options_error("unknown option '--%s'; 'jury --help' lists the options", word);
    memory_free(word);
}

// ---- Values

static bool take_number(const OptionInfo *info, OptionValue *value, const char *text) {
    char *end;
    errno = 0;
    unsigned long number = strtoul(text, &end, 10);
    if (!isdigit((unsigned char)text[0]) || *end || errno || number == 0 || number > UINT32_MAX) {
        options_error("option '--%s' needs a number from 1 up, found '%s'", info->word, text);
        return false;
    }
    value->number = (uint32_t)number;
    return true;
}

// "'a', 'b' or 'c'" for "a|b|c".
static const char *list_choices(Arena *arena, const char *argument) {
    const char *list = "";
    for (const char *word = argument; *word;) {
        size_t length = strcspn(word, "|");
        const char *next = word + length + (word[length] == '|');
        const char *joint = word == argument ? "" : *next ? ", " : " or ";
        list = arena_format(arena, "%s%s'%.*s'", list, joint, (int)length, word);
        word = next;
    }
    return list;
}

static bool take_choice(Arena *arena, const OptionInfo *info, OptionValue *value,
                        const char *text) {
    value->choice = 0;
    for (const char *word = info->argument; *word; value->choice++) {
        size_t length = strcspn(word, "|");
        if (is_word(word, length, text))
            return true;
        word += length + (word[length] == '|');
    }
    options_error("option '--%s' needs %s, found '%s'", info->word,
                  list_choices(arena, info->argument), text);
    return false;
}

static bool take_argument(Arena *arena, Options *options, OptionId id, const char *text) {
    const OptionInfo *info = &option_infos[id];
    OptionValue *value = &options->values[id];
    vector_push(arena, &value->texts, text);
    if (is_number(info))
        return take_number(info, value, text);
    if (is_choice(info))
        return take_choice(arena, info, value, text);
    if (!*text) {
        options_error("option '--%s' needs an argument: %s", info->word, info->argument);
        return false;
    }
    return true;
}

// ---- The command line

typedef struct CommandLine {
    Arena *arena;
    char **arguments; // NULL ends them
    int at;
} CommandLine;

// One option, with the argument attached to it or NULL; else the next argument is taken.
static bool take_option(CommandLine *line, Options *options, OptionId id, const char *attached) {
    const OptionInfo *info = &option_infos[id];
    options->values[id].is_given = true;
    if (!info->argument) {
        if (attached)
            options_error("option '--%s' takes no argument, found '%s'", info->word, attached);
        return !attached;
    }
    if (!attached && line->arguments[line->at])
        attached = line->arguments[line->at++];
    if (!attached) {
        options_error("option '--%s' needs an argument: %s", info->word, info->argument);
        return false;
    }
    return take_argument(line->arena, options, id, attached);
}

// `--name`, `--name argument`, `--name=argument`
static bool long_option(CommandLine *line, Options *options, const char *text) {
    size_t length = strcspn(text, "=");
    OptionId id = find_option(options, text, length);
    if (id == OPTION_COUNT) {
        unknown_option(text, length);
        return false;
    }
    return take_option(line, options, id, text[length] ? text + length + 1 : NULL);
}

// `-q`, `-j 4`, `-j4`, `-qj4`
static bool short_options(CommandLine *line, Options *options, const char *letters) {
    for (; *letters; letters++) {
        OptionId id = find_letter(*letters);
        if (id == OPTION_COUNT) {
            options_error("unknown option '-%s'; 'jury --help' lists the options", letters);
            return false;
        }
        if (option_infos[id].argument)
            return take_option(line, options, id, letters[1] ? letters + 1 : NULL);
        if (!take_option(line, options, id, NULL))
            return false;
    }
    return true;
}

static bool operand(CommandLine *line, Options *options, const char *text) {
    bool is_first = options->command == COMMAND_NONE && !options->operands.count;
    if (!is_first || (command_named(text) == COMMAND_NONE && is_source(text))) {
        vector_push(line->arena, &options->operands, text);
        return true;
    }
    options->command = options_find_command(text);
    return options->command != COMMAND_NONE;
}

// Options may precede their command, so whether they belong to it shows at the end.
static bool options_belong(Arena *arena, const Options *options) {
    for (OptionId id = 0; id < OPTION_COUNT; id++) {
        const OptionInfo *info = &option_infos[id];
        if (!options->values[id].is_given || info->commands >> options->command & 1)
            continue;
        const char *owners = "";
        for (Command command = 0; command < COMMAND_COUNT; command++)
            if (info->commands >> command & 1)
                owners = arena_format(arena, "%s%s'jury %s'", owners, *owners ? ", " : "",
                                      command_infos[command].word);
        options_error("option '--%s' does not go with 'jury %s', but with %s", info->word,
                      command_infos[options->command].word, owners);
        return false;
    }
    return true;
}

static bool dump_says_what(const Options *options) {
    static const OptionId forms[] = {OPTION_TOKENS, OPTION_AST,  OPTION_TREE_TYPES,
                                     OPTION_IR,     OPTION_SPEC, OPTION_TERMS,
                                     OPTION_SMT2,   OPTION_CNF,  OPTION_CFG};
    int count = 0;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        count += options_given(options, forms[i]);
    if (count != 1)
        options_error(
            "'jury dump' needs one of '--tokens', '--ast', '--types', '--ir', '--spec', '--terms', "
            "'--smt2', '--cnf' and '--cfg'%s",
            count ? ", not several" : "");
    return count == 1;
}

static bool is_complete(Arena *arena, const Options *options) {
    if (options_given(options, OPTION_HELP) || options_given(options, OPTION_VERSION))
        return true;
    if (options->command == COMMAND_NONE) {
        options_error("no command given; 'jury --help' lists the commands");
        return false;
    }
    if (!options_belong(arena, options))
        return false;
    if (options->command == COMMAND_DUMP && !dump_says_what(options))
        return false;
    const CommandInfo *info = &command_infos[options->command];
    bool needs_files = strstr(info->operands, "FILE") != NULL;
    // Without sources: classes of the class path.
    bool has_classes = options_given(options, OPTION_CLASS_PATH);
    if (options->command == COMMAND_TYPES)
        needs_files &= !has_classes;
    else if (options->command == COMMAND_DUMP)
        needs_files &= !options_given(options, OPTION_IR) ||
                       (!has_classes && !options_given(options, OPTION_MODULE));
    else
        needs_files &= !has_classes || (!options_given(options, OPTION_METHOD) &&
                                        !options_given(options, OPTION_ALL));
    if (needs_files && !options->operands.count) {
        options_error("'jury %s' needs a file or directory", info->word);
        return false;
    }
    return true;
}

bool options_parse(Arena *arena, int count, char **arguments, Options *options) {
    CommandLine line = {arena, arguments, count ? 1 : 0};
    *options = (Options){.command = COMMAND_NONE};
    bool options_ended = false;
    for (const char *text; (text = arguments[line.at]);) {
        line.at++;
        bool good = true;
        if (options_ended || text[0] != '-' || !text[1])
            good = operand(&line, options, text);
        else if (!strcmp(text, "--"))
            options_ended = true;
        else if (text[1] == '-')
            good = long_option(&line, options, text + 2);
        else if (!strcmp(text, "-cp") || !strcmp(text, "-classpath")) // as java has them
            good = long_option(&line, options, text + 1);
        else
            good = short_options(&line, options, text + 1);
        if (!good)
            return false;
    }
    if (options->command == COMMAND_NONE && options->operands.count)
        options->command = implied_command(options);
    return is_complete(arena, options);
}
