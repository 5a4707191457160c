// Occurrences: the runs of one loop of the source that the same calls lead to.
#include "bounds/internal.h"

#include <stdlib.h>

static bool is_shown(const LoopRun *run) {
    const Class *owner = run->method->class_symbol;
    if (owner && owner->unit && owner->unit->is_library)
        return false;
    return !run->loop || run->statement;
}

static const char *loop_text(const Node *statement) {
    if (statement->kind == NODE_WHILE)
        return "while";
    return statement->kind == NODE_DO ? "do" : "for";
}

static Occurrence new_occurrence(Bounder *bounder, const LoopRun *run) {
    Occurrence occurrence = {.path = run->path, .is_recursion = !run->statement};
    if (run->statement) {
        occurrence.span = ir_loop_keyword(run->statement);
        occurrence.text = loop_text(run->statement);
    } else if (run->method->symbol) {
        const Method *method = run->method->symbol;
        occurrence.span = verdict_method_span(method);
        occurrence.text =
            arena_format(bounder->checker->arena, "recursion of '%s'",
                         method->is_constructor ? method->owner->name->text : method->name->text);
    }
    return occurrence;
}

// A loop in a `finally` block is lowered several times, but is one loop of the source.
static Occurrence *find_occurrence(Bounder *bounder, OccurrenceList *list, const LoopRun *run) {
    Occurrence fresh = new_occurrence(bounder, run);
    for (uint32_t i = 0; i < list->count; i++) {
        Occurrence *occurrence = &list->items[i];
        if (occurrence->path == run->path && occurrence->is_recursion == fresh.is_recursion &&
            occurrence->span.begin == fresh.span.begin)
            return occurrence;
    }
    vector_push(bounder->checker->scratch, list, fresh);
    return &vector_last(list);
}

static bool recurses(const Occurrence *occurrence) {
    for (uint32_t i = 0; i < occurrence->runs.count; i++)
        if (occurrence->runs.items[i]->visits.count > 1 || occurrence->runs.items[i]->count)
            return true;
    return false;
}

// In the order of the source; the recursion of a method before its loops.
static int by_place(const void *first, const void *second) {
    const Occurrence *a = first, *b = second;
    if (a->span.begin != b->span.begin)
        return a->span.begin < b->span.begin ? -1 : 1;
    Position left = a->path->site.begin, right = b->path->site.begin;
    return left < right ? -1 : left > right;
}

// ---- What no execution reaches

typedef struct Walk {
    Bounder *bounder;
    OccurrenceList *list;
    uint32_t depth;
} Walk;

static bool is_listed(const OccurrenceList *list, const CallPath *path, Position begin) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].path == path && list->items[i].span.begin == begin &&
            !list->items[i].is_recursion)
            return true;
    return false;
}

static const CallPath *executed_path(const Bounder *bounder, const CallPath *caller,
                                     const IrMethod *method, Span site) {
    const CallPathList *paths = symex_paths(bounder->checker->symex);
    for (uint32_t i = 0; i < paths->count; i++)
        if (paths->items[i]->caller == caller && paths->items[i]->method == method &&
            paths->items[i]->site.begin == site.begin)
            return paths->items[i];
    return NULL;
}

static bool is_on_path(const CallPath *path, const IrMethod *method) {
    for (; path; path = path->caller)
        if (path->method == method)
            return true;
    return false;
}

static void walk_method(Walk *walk, const CallPath *path);

// A call that was not executed, of a method whose loops are to be listed all the same.
static void walk_call(Walk *walk, const CallPath *path, const IrInstruction *instruction) {
    Bounder *bounder = walk->bounder;
    Method *callee = instruction->detail.call->method;
    if (!callee->owner->unit || callee->owner->unit->is_library ||
        symex_calls_by_contract(bounder->checker->symex, callee))
        return;
    IrMethod *method = lower_method(bounder->checker->lowering, callee);
    if (!method || is_on_path(path, method) ||
        executed_path(bounder, path, method, instruction->span))
        return;
    CallPath *called = ARENA_NEW(bounder->checker->scratch, CallPath);
    *called = (CallPath){path, method, instruction->span};
    walk_method(walk, called);
}

static void walk_loop(Walk *walk, const CallPath *path, const Node *statement) {
    LoopRun run = {.path = path, .method = path->method, .statement = statement};
    if (is_shown(&run) && !is_listed(walk->list, path, ir_loop_keyword(statement).begin))
        vector_push(walk->bounder->checker->scratch, walk->list,
                    new_occurrence(walk->bounder, &run));
}

static void walk_instruction(Walk *walk, const CallPath *path, const IrInstruction *instruction) {
    if (instruction->operation == IR_CALL)
        walk_call(walk, path, instruction);
    else if (instruction->operation == IR_SPECIFICATION &&
             ir_is_loop_statement(instruction->detail.node))
        walk_loop(walk, path, instruction->detail.node);
}

static void walk_method(Walk *walk, const CallPath *path) {
    enum { DEEPEST = 8 }; // calls that nobody executes
    if (walk->depth == DEEPEST)
        return;
    walk->depth++;
    for (uint32_t i = 0; i < path->method->blocks.count; i++) {
        const IrBlock *block = &path->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            walk_instruction(walk, path, &block->instructions.items[j]);
    }
    walk->depth--;
}

// Overriding methods that were not executed are not looked for.
static void add_unreached(Bounder *bounder, OccurrenceList *list) {
    const CallPathList *paths = symex_paths(bounder->checker->symex);
    Walk walk = {bounder, list, 0};
    for (uint32_t i = 0; i < paths->count; i++) {
        const Class *owner = paths->items[i]->method->class_symbol;
        if (!owner || !owner->unit || !owner->unit->is_library)
            walk_method(&walk, paths->items[i]);
    }
}

// ---- All

OccurrenceList collect_occurrences(Bounder *bounder) {
    const LoopRunList *runs = symex_runs(bounder->checker->symex);
    OccurrenceList all = {0}, result = {0};
    for (uint32_t i = 0; i < runs->count; i++) {
        // Time may have run out before a run began.
        if (!is_shown(runs->items[i]) || !runs->items[i]->visits.count)
            continue;
        Occurrence *occurrence = find_occurrence(bounder, &all, runs->items[i]);
        vector_push(bounder->checker->scratch, &occurrence->runs, runs->items[i]);
    }
    add_unreached(bounder, &all);
    for (uint32_t i = 0; i < all.count; i++)
        if (!all.items[i].is_recursion || recurses(&all.items[i]))
            vector_push(bounder->checker->scratch, &result, all.items[i]);
    if (result.count)
        qsort(result.items, result.count, sizeof(Occurrence), by_place);
    return result;
}

// ---- In words

static const char *method_name(const IrMethod *method) {
    if (!method->symbol)
        return "static initialiser";
    return method->symbol->is_constructor ? method->symbol->owner->name->text
                                          : method->symbol->name->text;
}

// "run > copy (line 12) > find (line 20)": in brackets the lines of the calls.
const char *describe_occurrence(Bounder *bounder, const CallPath *path) {
    Arena *arena = bounder->checker->arena;
    if (!path->caller)
        return arena_format(arena, "%s", method_name(path->method));
    const char *around = describe_occurrence(bounder, path->caller);
    SourceFile *file =
        path->site.begin ? sources_file_at(bounder->checker->sources, path->site.begin) : NULL;
    if (!file)
        return arena_format(arena, "%s > %s", around, method_name(path->method));
    return arena_format(arena, "%s > %s (line %u)", around, method_name(path->method),
                        source_line_column(file, path->site.begin).line);
}
