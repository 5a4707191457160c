// jury lsp: the language server (lsp/lsp.h). What it asks is answered here, in a process of its
// own.
#include "main/commands.h"

#include "lsp/lsp.h"
#include "main/document.h"
#include "main/method_choice.h"

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

static void set_choice(Options *options, OptionId id, uint32_t choice) {
    options->values[id].is_given = true;
    options->values[id].choice = choice;
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
    options.command = options_find_command(question->command);
    if (options.command == COMMAND_PROVE)
        command_prove(&options);
    else
        command_check(&options);
    arena_free(arena);
}

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
        .jobs = options_number(options, OPTION_JOBS, processors > 1 ? (uint32_t)processors : 1)};
    return lsp_serve(&engine);
}
