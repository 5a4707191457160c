// jury verify: the strongest answer about each method, or the program, that the time allows.
#include "main/commands.h"

#include "bytecode/bytecode.h"
#include "main/compilation.h"
#include "main/method_choice.h"
#include "main/property.h"
#include "main/scope_options.h"
#include "main/verification.h"
#include "report/json.h"
#include "report/text.h"
#include "verify/verify.h"

#include <unistd.h>

enum { DEFAULT_TIMEOUT = 60 };

// The order of the words in options.def.
enum { FORMAT_TEXT, FORMAT_JSON };
enum { NULL_BY_JML, NULL_NEVER, NULL_ALWAYS, NULL_REASONABLE };

typedef struct VerifyRun {
    const Options *options;
    Compilation compilation;
    VerifyOptions verify;
    MethodList methods;
    Lowering *lowering;
    TextReport text;
    JsonReport *json; // or NULL: text is wanted
    int exit_code;
} VerifyRun;

static bool read_options(VerifyRun *run) {
    const Options *options = run->options;
    CheckOptions *check = &run->verify.check;
    run->verify.seconds = options_number(options, OPTION_TIMEOUT, DEFAULT_TIMEOUT);
    uint32_t null = options->values[OPTION_NULL_DEFAULT].choice;
    check->scope.is_plain = true;
    check->scope.is_reasonable = null == NULL_BY_JML || null == NULL_REASONABLE;
    check->follows_paths = true;
    stop_limit_memory(check->stop, verification_most_memory(options));
    return property_read(options, &check->property) &&
           scope_options_read(&run->compilation, &check->scope);
}

// ---- Verifying

static Verdict *verify_one(const VerifyRun *run, Arena *arena, Method *method) {
    const Compilation *compilation = &run->compilation;
    VerifyOptions verify = run->verify;
    // A program is run: its methods do what their bodies do.
    if (method_is_main(method))
        verify.check.scope.calls = CALLS_INLINE;
    return verify_method(arena, compilation->sema, run->lowering, compilation->sources, method,
                         &verify);
}

static void report(VerifyRun *run, const Verdict *verdict) {
    if (run->json)
        json_report_verdict(run->json, verdict);
    else
        text_report_verdict(&run->text, verdict);
    run->exit_code =
        verdict_worse_exit_code(run->exit_code, verdict_exit_code(verdict->kind, false));
}

static void note_interrupt(VerifyRun *run, uint32_t done) {
    if (done == run->methods.count)
        return;
    options_error("interrupted: %u of %u methods were not looked at", run->methods.count - done,
                  run->methods.count);
    run->exit_code =
        verdict_worse_exit_code(run->exit_code, verdict_exit_code(VERDICT_UNKNOWN, false));
}

static void verify_all(VerifyRun *run) {
    uint32_t i = 0;
    for (; i < run->methods.count && !stop_requested(run->verify.check.stop); i++) {
        Arena *arena = arena_new();
        report(run, verify_one(run, arena, run->methods.items[i]));
        arena_free(arena);
    }
    note_interrupt(run, i);
    if (run->json)
        json_report_write(run->json, stdout, run->exit_code);
    else if (!options_given(run->options, OPTION_QUIET))
        text_report_summary(&run->text);
}

// ---- The command

// The questions of --property are about programs.
static bool are_programs(const VerifyRun *run) {
    for (uint32_t i = 0; run->verify.check.property && i < run->methods.count; i++)
        if (!method_is_main(run->methods.items[i])) {
            options_error("option '--property' asks about programs; '%s' is not main",
                          verdict_method_name(run->compilation.arena, run->methods.items[i]));
            return false;
        }
    return true;
}

static bool choose_methods(VerifyRun *run) {
    MethodChoice choice = {.names = run->options->values[OPTION_METHOD].texts,
                           .all = options_given(run->options, OPTION_ALL),
                           .with_main = true,
                           .surface = run->lowering};
    return method_choice_find(run->compilation.arena, run->compilation.sema, &choice,
                              &run->methods) &&
           are_programs(run);
}

static void begin_reports(VerifyRun *run) {
    run->text = (TextReport){.out = stdout,
                             .sources = run->compilation.sources,
                             .color = verification_wants_color(run->options)};
    if (run->options->values[OPTION_FORMAT].choice == FORMAT_JSON) {
        run->json = json_report_new(run->compilation.sources);
        json_report_for_verify(run->json);
    }
}

int command_verify(const Options *options) {
    VerifyRun run = {.options = options, .compilation = compilation_new(options)};
    run.verify.check.stop = stop_new();
    if (!verification_compile(&run.compilation))
        run.exit_code = EXIT_ERRORS;
    LowerOptions lowering = {.class_files = &bytecode_bodies};
    run.lowering = lowering_new(run.compilation.arena, run.compilation.sema, &lowering);
    begin_reports(&run);
    if (read_options(&run) && choose_methods(&run))
        verify_all(&run);
    else
        run.exit_code = EXIT_ERRORS;
    diag_flush(run.compilation.diagnostics, stderr); // what lowering found out on the way
    json_report_free(run.json);
    stop_free(run.verify.check.stop);
    compilation_free(&run.compilation);
    return run.exit_code;
}
