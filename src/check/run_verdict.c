// The verdict on a program that has one run, which was made: it depends on no input.
#include "check/internal.h"

#include "sema/queries.h"

static bool is_of(const CheckRequest *request, const RunResult *run, const char *name) {
    Class *class_symbol = query_class(request->sema, name);
    return run->end == RUN_THREW && class_symbol &&
           query_is_subtype(request->sema, run->exception,
                            query_erasure(request->sema, class_symbol->type));
}

ProgramProperty broken_property(const CheckRequest *request, const RunResult *run) {
    return is_of(request, run, "java.lang.AssertionError")     ? PROPERTY_ASSERT
           : is_of(request, run, "java.lang.RuntimeException") ? PROPERTY_EXCEPTIONS
                                                               : PROPERTY_NONE;
}

// ---- The path

static bool is_same_line(const CheckRequest *request, Span a, Span b) {
    SourceFile *file = sources_file_at(request->sources, a.begin);
    return file && file == sources_file_at(request->sources, b.begin) &&
           source_line_column(file, a.begin).line == source_line_column(file, b.begin).line;
}

static const char *line_name(Arena *arena, const RunLine *line) {
    const Variable *variable = line->variable;
    if (!variable)
        return line->owner ? line->owner : "";
    bool is_static = variable->kind == VARIABLE_FIELD && !line->owner;
    const char *owner = line->owner ? line->owner : is_static ? variable->owner->name->text : NULL;
    return owner ? arena_format(arena, "%s.%s", owner, variable->name->text) : variable->name->text;
}

static void add_run_line(const CheckRequest *request, CexPath *path, const RunLine *line) {
    if (!path->count || vector_last(path).depth != line->depth ||
        !is_same_line(request, vector_last(path).span, line->span)) {
        CexLine next = {.span = line->span, .depth = line->depth};
        vector_push(request->arena, path, next);
    }
    if (!line->value)
        return;
    CexValue value = {.name = line_name(request->arena, line), .type = "", .text = line->value};
    vector_push(request->arena, &vector_last(path).values, value);
}

static Counterexample *run_path(const CheckRequest *request, const RunResult *run) {
    Counterexample *result = ARENA_NEW(request->arena, Counterexample);
    for (uint32_t i = 0; i < run->lines.count; i++)
        if (!cex_is_library(request->sources, run->lines.items[i].span))
            add_run_line(request, &result->path, &run->lines.items[i]);
    result->thrown.type = type_text(request->arena, run->exception);
    result->thrown.site = run->site;
    result->thrown.check = run->check;
    result->reaches_end = true;
    return result;
}

// ---- The verdict

void add_run_violation(const CheckRequest *request, Verdict *verdict, const RunResult *run,
                       ProgramProperty property) {
    Violation violation = {.kind = OBLIGATION_EXCEPTION,
                           .span = verdict->span,
                           .property = property,
                           .text = exception_text(request->arena, run->check,
                                                  type_text(request->arena, run->exception), false),
                           .counterexample = run_path(request, run)};
    if (run->site.begin && !cex_is_library(request->sources, run->site))
        violation.span = run->site;
    vector_push(request->arena, &verdict->violations, violation);
    verdict->kind = VERDICT_VIOLATED;
}

Verdict *run_verdict(const CheckRequest *request, const RunResult *run) {
    ProgramProperty wanted = request->options->property;
    ProgramProperty broken = broken_property(request, run);
    Verdict *verdict = new_verdict(request);
    verdict->kind = VERDICT_HOLDS;
    verdict->scope = request->options->scope;
    verdict->scope.from_start = true;
    verdict->seconds.total = verdict->seconds.execute = run->seconds;
    if (run->end == RUN_THREW && (!wanted || wanted == broken))
        add_run_violation(request, verdict, run, broken);
    verdict->scope_sentence = verdict->kind == VERDICT_HOLDS
                                  ? "for every run: there is one, and it was made"
                                  : "looking at every run: there is one, and it was made";
    for (ProgramProperty property = PROPERTY_NONE + 1; property < PROPERTY_COUNT; property++) {
        PropertyVerdict answer = {
            .property = property,
            .kind = run->end == RUN_THREW && property == broken ? VERDICT_VIOLATED : VERDICT_HOLDS};
        if (!wanted || wanted == property)
            vector_push(request->arena, &verdict->properties, answer);
    }
    return verdict;
}
