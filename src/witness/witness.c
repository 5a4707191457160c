#include "witness/witness.h"

#include "base/digest.h"
#include "base/file.h"
#include "sema/queries.h"
#include "witness/internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double SECONDS_TO_REPLAY = 30;

// ---- What is to be said

static const Violation *violation_of(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        if (verdict->violations.items[i].property != PROPERTY_NONE)
            return &verdict->violations.items[i];
    return NULL;
}

const char *witness_specification(const Witness *witness) {
    return witness->property == PROPERTY_EXCEPTIONS
               ? "CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )"
               : "CHECK( init(Main.main()), LTL(G assert) )";
}

static const char *method_text(Arena *arena, const Method *method) {
    return arena_format(arena, "%s.%s", method->owner->name->text, method->name->text);
}

static void place(const WitnessRequest *request, Span span, WitnessStep *step) {
    step->file = span.begin ? sources_file_at(request->sources, span.begin) : NULL;
    if (step->file)
        step->at = source_line_column(step->file, span.begin);
    if (!step->function)
        step->function = method_text(request->arena, request->verdict->method);
}

// The variable of that line which got this value, as the run noted it.
static const char *variable_at(const WitnessRequest *request, const RunResult *run,
                               const WitnessStep *step) {
    for (uint32_t i = 0; i < run->lines.count; i++) {
        const RunLine *line = &run->lines.items[i];
        if (line->variable && !line->owner && line->value && !strcmp(line->value, step->value) &&
            sources_file_at(request->sources, line->span.begin) == step->file &&
            source_line_column(step->file, line->span.begin).line == step->at.line)
            return line->variable->name->text;
    }
    return NULL;
}

// Without the letters that Java has behind some numbers; a character as its number.
static const char *plain_number(Arena *arena, const RunInput *input) {
    if (input->type->kind == TYPE_CHAR)
        return arena_format(arena, "%lld", (long long)input->bits);
    const char *text = interpret_number_text(arena, input->type, input->bits);
    size_t length = strlen(text);
    return length && strchr("LfF", text[length - 1]) ? arena_copy_text(arena, text, length - 1)
                                                     : text;
}

static void add_step(Witness *witness, const RunResult *run, const RunInput *input) {
    const WitnessRequest *request = witness->request;
    Arena *arena = request->arena;
    WitnessStep step = {.is_text = !type_is_primitive(input->type)};
    step.function = input->around ? method_text(arena, input->around) : NULL;
    place(request, input->span, &step);
    step.value = step.is_text ? interpret_units_text(arena, input->units, input->length)
                              : interpret_number_text(arena, input->type, input->bits);
    step.variable = step.file ? variable_at(request, run, &step) : NULL;
    if (!step.is_text)
        step.value = plain_number(arena, input);
    if (!step.variable)
        step.variable = input->method->name->text;
    vector_push(arena, &witness->steps, step);
}

// ---- The run that confirms it

static bool is_of(const WitnessRequest *request, const RunResult *run, const char *name) {
    Class *class_symbol = query_class(request->sema, name);
    return class_symbol && query_is_subtype(request->sema, run->exception,
                                            query_erasure(request->sema, class_symbol->type));
}

static const char *confirm(Witness *witness, const Violation *violation) {
    const WitnessRequest *request = witness->request;
    RunInputList inputs = {0};
    if (!inputs_of(request, violation->counterexample, &inputs))
        return "an input is not a number or a short text";
    SearchRequest replay = {.arena = request->arena,
                            .sema = request->sema,
                            .lowering = request->lowering,
                            .method = request->verdict->method,
                            .deadline = deadline_after(SECONDS_TO_REPLAY)};
    RunResult run = search_replay(request->arena, &replay, &inputs);
    bool is_same = run.end == RUN_THREW &&
                   is_of(request, &run,
                         violation->property == PROPERTY_ASSERT ? "java.lang.AssertionError"
                                                                : "java.lang.RuntimeException");
    if (!is_same)
        return run.end == RUN_STOPPED
                   ? arena_format(request->arena, "the run that is to confirm it stops at %s",
                                  run.reason)
                   : "the run that is to confirm it ends otherwise";
    for (uint32_t i = 0; i < inputs.count; i++)
        if (inputs.items[i].method)
            add_step(witness, &run, &inputs.items[i]);
    place(request, violation->span.begin ? violation->span : run.site, &witness->target);
    return NULL;
}

// ---- The file

static int by_path(const void *first, const void *second) {
    SourceFile *const *a = first, *const *b = second;
    return strcmp((*a)->path, (*b)->path);
}

static void add_files(Witness *witness) {
    const WitnessRequest *request = witness->request;
    Buffer all = {0};
    const UnitList *units = sema_units(request->sema);
    for (uint32_t i = 0; i < units->count; i++)
        if (units->items[i]->file)
            vector_push(request->arena, &witness->files, units->items[i]->file);
    if (witness->files.count)
        qsort(witness->files.items, witness->files.count, sizeof(SourceFile *), by_path);
    for (uint32_t i = 0; i < witness->files.count; i++)
        buffer_add(&all, witness->files.items[i]->text, witness->files.items[i]->length);
    char *digits = arena_alloc(request->arena, DIGEST_TEXT + 1);
    digest_of(all.text ? all.text : "", all.length, digits);
    buffer_free(&all);
    witness->hash = digits;
    // Of the same program and verdict, the same.
    witness->uuid = arena_format(request->arena, "%.8s-%.4s-4%.3s-8%.3s-%.12s", digits, digits + 8,
                                 digits + 12, digits + 15, digits + 18);
}

static const char *now(Arena *arena) {
    enum { LONGEST = 32 };
    char text[LONGEST];
    time_t seconds = time(NULL);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return arena_format(arena, "%s", text);
}

static bool ends_with(const char *path, const char *end) {
    size_t length = strlen(path), own = strlen(end);
    return length > own && !strcmp(path + length - own, end);
}

static bool is_yaml(const char *path) {
    return ends_with(path, ".yml") || ends_with(path, ".yaml");
}

bool witness_is_known_form(const char *path) {
    return ends_with(path, ".graphml") || is_yaml(path);
}

static const char *write_file(const Witness *witness, bool *is_lost) {
    const WitnessRequest *request = witness->request;
    FILE *out = fopen(request->path, "w");
    if (out)
        (is_yaml(request->path) ? write_yaml : write_graphml)(witness, out);
    if (out && file_close(out))
        return NULL;
    *is_lost = true;
    return arena_format(request->arena, "cannot write '%s': %s", request->path, strerror(errno));
}

const char *witness_write(const WitnessRequest *request, bool *is_lost) {
    const Verdict *verdict = request->verdict;
    Witness witness = {.request = request, .property = PROPERTY_ASSERT};
    const Violation *violation = violation_of(verdict);
    witness.is_violation = violation != NULL;
    if (violation)
        witness.property = violation->property;
    else if (verdict->properties.count == 1)
        witness.property = verdict->properties.items[0].property;
    const char *problem = NULL;
    if (violation)
        problem = confirm(&witness, violation);
    else if (verdict->kind != VERDICT_HOLDS && verdict->kind != VERDICT_PROVED)
        problem = "the verdict is neither that it holds nor that it is violated";
    if (problem)
        return problem;
    witness.time = now(request->arena);
    add_files(&witness);
    return write_file(&witness, is_lost);
}
