// jury lsp: the language server (lsp/lsp.h). What it asks is answered here, in a process of its
// own.
#include "main/commands.h"

#include "lsp/lsp.h"
#include "main/definition.h"
#include "main/document.h"
#include "main/method_choice.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEFAULT_TIMEOUT = 20 };

static Options options_for(Arena *arena, const Options *own, const LspQuestion *question) {
    Options options = *own;
    options.command = COMMAND_CHECK;
    options.operands = (TextList){0};
    vector_push(arena, &options.operands, question->path);
    for (uint32_t i = 0; i < question->texts.count; i++) {
        const LspText *text = &question->texts.items[i];
        vector_push(arena, &options.texts, (TextFile){text->path, text->text, text->length});
    }
    options.values[OPTION_JOBS] = (OptionValue){0};
    return options;
}

static void look(void *context, const LspQuestion *question, FILE *out) {
    Arena *arena = arena_new();
    Options options = options_for(arena, context, question);
    document_write(out, &options);
    arena_free(arena);
}

static void define(void *context, const LspQuestion *question, FILE *out) {
    Arena *arena = arena_new();
    Options options = options_for(arena, context, question);
    definition_write(out, &options, question->line, question->column);
    arena_free(arena);
}

static void set_choice(Options *options, OptionId id, uint32_t choice) {
    options->values[id].is_given = true;
    options->values[id].choice = choice;
}

// `explain` of the line of the method's name.
static void explain(Arena *arena, Options *options, const LspQuestion *question, ExplainWish wish) {
    options->command = COMMAND_EXPLAIN;
    options->operands.items[0] = arena_format(arena, "%s:1", question->path);
    set_choice(options, OPTION_EXPLAIN_FORMAT, 1);
    command_explain_part(options, wish);
}

// Nobody else writes there; who reads the tests removes them.
static bool write_tests_to(Arena *arena, Options *options) {
    char *made = lsp_test_folder(getpid());
    const char *folder = arena_format(arena, "%s", made);
    memory_free(made);
    if (mkdir(folder, S_IRWXU))
        return false;
    options->values[OPTION_JUNIT].is_given = true;
    vector_push(arena, &options->values[OPTION_JUNIT].texts, folder);
    return true;
}

static void ask(void *context, const LspQuestion *question) {
    enum { JSON = 1 }; // the order of the words in options.def
    Arena *arena = arena_new();
    Options options = options_for(arena, context, question);
    set_choice(&options, OPTION_FORMAT, JSON);
    options.values[OPTION_METHOD].is_given = true;
    vector_push(arena, &options.values[OPTION_METHOD].texts, question->method);
    if (!options_given(&options, OPTION_TIMEOUT))
        options.values[OPTION_TIMEOUT] = (OptionValue){.is_given = true, .number = DEFAULT_TIMEOUT};
    bool is_test = !strcmp(question->command, "test");
    bool weakens = !strcmp(question->command, "weaken");
    options.command = is_test ? COMMAND_CHECK : options_find_command(question->command);
    if (options.command == COMMAND_PROVE)
        command_prove(&options);
    else if (options.command == COMMAND_BOUNDS)
        command_bounds(&options);
    else if (weakens || !strcmp(question->command, "strengthen"))
        explain(arena, &options, question, weakens ? EXPLAIN_WEAKENING : EXPLAIN_STRENGTHENING);
    else if (!is_test || write_tests_to(arena, &options))
        command_check(&options);
    arena_free(arena);
}

static const char *const words[] = {
#define KEYWORD(NAME, text) text,
#define ALIAS(NAME, text)
#include "syntax/jml_keywords.def"
#undef KEYWORD
#undef ALIAS
#define MODIFIER(NAME, text)
#define JML_MODIFIER(NAME, text, annotation) text,
#include "syntax/modifiers.def"
#undef MODIFIER
#undef JML_MODIFIER
};

int command_lsp(const Options *options) {
    if (options->operands.count) {
        options_error("'jury lsp' takes no files: the editor names them");
        return EXIT_ERRORS;
    }
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    LspEngine engine = {
        .context = (void *)options,
        .look = look,
        .ask = ask,
        .define = define,
        .words = words,
        .word_count = sizeof words / sizeof words[0],
        .jobs = options_number(options, OPTION_JOBS, processors > 1 ? (uint32_t)processors : 1)};
    return lsp_serve(&engine);
}
