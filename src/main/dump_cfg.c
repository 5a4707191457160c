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
static void draw_violation(Compilation *compilation, Lowering *lowering, const Scope *scope,
                           CfgProgram *program, Method *method) {
    PathOptions options = {
        .depth = DEPTH, .check = {.scope = *scope, .timeout = SECONDS}, .has_inputs = true};
    QuerySubject subject = {compilation->arena, compilation->sema, lowering, compilation->sources,
                            method};
    PathReport *report = explore_method(&subject, &options);
    const ProgramPath *path = first_violated(report);
    for (uint32_t i = 0; path && i < program->graphs.count; i++)
        cfg_draw_path(program->graphs.items[i], path, program->graphs.items[i]->method == method);
}

static CfgProgram *build_each(Compilation *compilation, Lowering *lowering,
                              const MethodList *methods) {
    CfgProgram *program = ARENA_NEW(compilation->arena, CfgProgram);
    for (uint32_t i = 0; i < methods->count; i++) {
        Cfg *cfg = methods->items[i]->has_error
                       ? NULL
                       : cfg_build(compilation->arena, compilation->sema, compilation->sources,
                                   lowering, methods->items[i]);
        if (cfg)
            vector_push(compilation->arena, &program->graphs, cfg);
    }
    return program;
}

// A program begins with its main where there is one, else with every method.
static bool find_methods(Compilation *compilation, MethodList *methods) {
    const Options *options = compilation->options;
    MethodChoice choice = {.names = options->values[OPTION_METHOD].texts};
    choice.all = !choice.names.count;
    if (choice.all && options_given(options, OPTION_PROGRAM))
        method_choice_mains(compilation->arena, compilation->sema, NULL, methods);
    return methods->count ||
           method_choice_find(compilation->arena, compilation->sema, &choice, methods);
}

bool dump_cfg(Compilation *compilation) {
    const Options *options = compilation->options;
    Scope scope = {0};
    MethodList methods = {0};
    if (!scope_options_read(compilation, &scope) || !find_methods(compilation, &methods))
        return false;
    LowerOptions lowering_options = {.class_files = &bytecode_bodies, .make_marks = true};
    Lowering *lowering = lowering_new(compilation->arena, compilation->sema, &lowering_options);
    CfgProgram *program = options_given(options, OPTION_PROGRAM)
                              ? cfg_build_program(compilation->arena, compilation->sema,
                                                  compilation->sources, lowering, &methods)
                              : build_each(compilation, lowering, &methods);
    for (uint32_t i = 0; options_given(options, OPTION_VIOLATED) && i < methods.count; i++)
        if (!methods.items[i]->has_error)
            draw_violation(compilation, lowering, &scope, program, methods.items[i]);
    if (options_given(options, OPTION_SVG))
        cfg_write_svg(stdout, program);
    else
        cfg_write_dot(stdout, program);
    return true;
}
