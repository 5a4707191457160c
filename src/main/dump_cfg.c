#include "main/dump_cfg.h"

#include "main/method_choice.h"
#include "main/scope_options.h"
#include "bytecode/bytecode.h"
#include "paths/cfg.h"
#include "explore/explore.h"

enum { DEPTH = 200, SECONDS = 20 };

// The first path on which the method is violated; NULL if there is none.
static const ProgramPath *first_violated(const PathReport *report) {
    for (uint32_t i = 0; i < report->paths.count; i++)
        if (report->paths.items[i].status == PATH_VIOLATED)
            return &report->paths.items[i];
    return NULL;
}

// In the graph of the method itself and in those of the methods that it calls.
static bool draw_violation(Compilation *compilation, Lowering *lowering, const Scope *scope,
                           Cfg **graphs, uint32_t count, Method *method) {
    PathOptions options = {
        .depth = DEPTH, .check = {.scope = *scope, .timeout = SECONDS}, .has_inputs = true};
    PathReport *report = explore_method(compilation->arena, compilation->sema, lowering,
                                        compilation->sources, method, &options);
    const ProgramPath *path = first_violated(report);
    for (uint32_t i = 0; path && i < count; i++)
        cfg_draw_path(graphs[i], path, graphs[i]->method == method);
    return path != NULL;
}

bool dump_cfg(Compilation *compilation) {
    const Options *options = compilation->options;
    Scope scope = {0};
    MethodList methods = {0};
    MethodChoice choice = {.names = options->values[OPTION_METHOD].texts, .all = true};
    if (choice.names.count)
        choice.all = false;
    if (!scope_options_read(compilation, &scope) ||
        !method_choice_find(compilation->arena, compilation->sema, &choice, &methods))
        return false;
    LowerOptions lowering_options = {.class_files = &bytecode_bodies, .make_marks = true};
    Lowering *lowering = lowering_new(compilation->arena, compilation->sema, &lowering_options);
    VECTOR(Cfg *) graphs = {0};
    for (uint32_t i = 0; i < methods.count; i++) {
        Cfg *cfg = methods.items[i]->has_error
                       ? NULL
                       : cfg_build(compilation->arena, compilation->sema, compilation->sources,
                                   lowering, methods.items[i]);
        if (cfg)
            vector_push(compilation->arena, &graphs, cfg);
    }
    for (uint32_t i = 0; options_given(options, OPTION_VIOLATED) && i < methods.count; i++)
        if (!methods.items[i]->has_error)
            draw_violation(compilation, lowering, &scope, graphs.items, graphs.count,
                           methods.items[i]);
    if (options_given(options, OPTION_SVG))
        cfg_write_svg(stdout, (const Cfg *const *)graphs.items, graphs.count);
    else
        cfg_write_dot(stdout, (const Cfg *const *)graphs.items, graphs.count);
    return true;
}
