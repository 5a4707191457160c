// jury dump: the forms that a file takes on its way through the front end.
#include "main/commands.h"

#include "bytecode/bytecode.h"
#include "check/formulas.h"
#include "main/compilation.h"
#include "main/dump_cfg.h"
#include "main/dump_ir.h"
#include "main/dump_spec.h"
#include "main/files.h"
#include "main/method_choice.h"
#include "main/scope_options.h"
#include "main/signature.h"
#include "syntax/ast_dump.h"
#include "syntax/lexer.h"
#include "syntax/token_dump.h"

#include <stdio.h>
#include <string.h>

static void print_heading(const Compilation *compilation, const CompiledFile *file) {
    if (compilation->files.count > 1)
        printf("// %s\n", file->source->path);
}

static void dump_tokens(Compilation *compilation) {
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        const CompiledFile *file = &compilation->files.items[i];
        print_heading(compilation, file);
        TokenList tokens = lexer_run(compilation->arena, compilation->names, file->source,
                                     compilation->diagnostics);
        token_dump(stdout, tokens, file->source);
    }
}

static const char *describe_type(void *context, const Type *type) {
    Buffer *buffer = context;
    buffer_clear(buffer);
    type_print(buffer, type);
    return buffer->text;
}

static void describe_method(Buffer *buffer, const Method *method) {
    buffer_format(buffer, "%s.", method->owner->qualified_name->text);
    signature_method(buffer, method, true);
}

static void describe_variable(Buffer *buffer, const Variable *variable) {
    bool is_field = variable->kind == VARIABLE_FIELD || variable->kind == VARIABLE_ENUM_CONSTANT;
    if (is_field && variable->owner)
        buffer_format(buffer, "%s.", variable->owner->qualified_name->text);
    buffer_format(buffer, "%s:", variable->name ? variable->name->text : "");
    signature_type(buffer, variable->type);
}

static const char *describe_link(void *context, const char *target, const void *link) {
    Buffer *buffer = context;
    buffer_clear(buffer);
    if (!strcmp(target, "Class"))
        buffer_add_text(buffer, ((const Class *)link)->qualified_name->text);
    else if (!strcmp(target, "Package"))
        buffer_add_text(buffer, ((const Package *)link)->name->text);
    else if (!strcmp(target, "Method"))
        describe_method(buffer, link);
    else if (!strcmp(target, "Variable"))
        describe_variable(buffer, link);
    else if (!strcmp(target, "Type"))
        type_print(buffer, link);
    return buffer->text;
}

static void dump_trees(const Compilation *compilation, bool with_types) {
    Buffer buffer = {0};
    for (uint32_t i = 0; i < compilation->files.count; i++) {
        const CompiledFile *file = &compilation->files.items[i];
        AstDumpOptions options = {.file = file->source, .context = &buffer};
        if (with_types) {
            options.describe_type = describe_type;
            options.describe_link = describe_link;
        }
        print_heading(compilation, file);
        ast_dump(stdout, &file->tree->node, &options);
    }
    buffer_free(&buffer);
}

static bool wants_formulas(const Options *options, FormulaFormat *format) {
    *format = options_given(options, OPTION_TERMS)  ? FORMULAS_TERMS
              : options_given(options, OPTION_SMT2) ? FORMULAS_SMT2
                                                    : FORMULAS_CNF;
    return *format != FORMULAS_CNF || options_given(options, OPTION_CNF);
}

// False after an error on the command line.
static bool dump_formulas(Compilation *compilation, FormulaFormat format) {
    Scope scope = {0};
    MethodList methods = {0};
    MethodChoice choice = {.names = compilation->options->values[OPTION_METHOD].texts};
    if (!scope_options_read(compilation, &scope))
        return false;
    bool is_quantified = scope.encoding == ENCODING_QUANTIFIED;
    if (is_quantified && format != FORMULAS_SMT2) {
        options_error("option '--encoding quantified' of 'jury dump' needs '--smt2'");
        return false;
    }
    if (!method_choice_find(compilation->arena, compilation->sema, &choice, &methods))
        return false;
    LowerOptions lowering_options = {.class_files = &bytecode_bodies};
    Lowering *lowering = lowering_new(compilation->arena, compilation->sema, &lowering_options);
    for (uint32_t i = 0; i < methods.count; i++)
        if (!methods.items[i]->has_error && is_quantified)
            formulas_write_quantified(stdout, compilation->sema, lowering, methods.items[i],
                                      &scope);
        else if (!methods.items[i]->has_error)
            formulas_write(stdout, compilation->sema, lowering, methods.items[i], &scope, format);
    return true;
}

int command_dump(const Options *options) {
    Compilation compilation = compilation_new(options);
    TextList files = {0};
    uint32_t errors = files_find(compilation.arena, &options->operands, &files);
    for (uint32_t i = 0; i < files.count; i++)
        compilation_read(&compilation, files.items[i]);
    if (options_given(options, OPTION_TOKENS)) {
        dump_tokens(&compilation);
    } else {
        bool with_types = options_given(options, OPTION_TREE_TYPES);
        bool with_ir = options_given(options, OPTION_IR);
        bool with_cfg = options_given(options, OPTION_CFG);
        bool with_spec = options_given(options, OPTION_SPEC);
        FormulaFormat format;
        bool with_formulas = wants_formulas(options, &format);
        compilation_parse(&compilation);
        if (with_types || with_ir || with_formulas || with_cfg || with_spec)
            compilation_type(&compilation);
        if (with_cfg)
            errors += !dump_cfg(&compilation);
        else if (with_formulas)
            errors += !dump_formulas(&compilation, format);
        else if (with_spec)
            dump_spec(&compilation);
        else if (with_ir)
            dump_ir(&compilation);
        else
            dump_trees(&compilation, with_types);
    }
    errors += diag_errors(compilation.diagnostics);
    diag_flush(compilation.diagnostics, stderr);
    compilation_free(&compilation);
    return errors ? EXIT_ERRORS : EXIT_GOOD;
}
