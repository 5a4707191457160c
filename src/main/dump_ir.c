#include "main/dump_ir.h"

#include "bytecode/bytecode.h"
#include "lower/lower.h"
#include "sema/class_resolve.h"
#include "sema/queries.h"

#include <string.h>

typedef struct IrDump {
    Compilation *compilation;
    Lowering *lowering;
    MethodList anonymous; // constructors that lowering made up, once they are called
    Map seen;             // those
} IrDump;

// ---- Which methods

static bool is_wanted(const IrDump *dump, const Class *class_symbol, const char *name) {
    const TextList *wanted = &dump->compilation->options->values[OPTION_METHOD].texts;
    for (uint32_t i = 0; i < wanted->count; i++) {
        const char *dot = strrchr(wanted->items[i], '.');
        size_t length = dot ? (size_t)(dot - wanted->items[i]) : 0;
        if (strcmp(dot ? dot + 1 : wanted->items[i], name))
            continue;
        const char *simple = class_symbol->name->text;
        const char *qualified = class_symbol->qualified_name->text;
        if (!dot || (strlen(simple) == length && !memcmp(simple, wanted->items[i], length)) ||
            (strlen(qualified) == length && !memcmp(qualified, wanted->items[i], length)))
            return true;
    }
    return !wanted->count;
}

// ---- One method

static void note_anonymous(IrDump *dump, const IrMethod *method) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            if (instruction->operation != IR_CALL)
                continue;
            Method *called = instruction->detail.call->method;
            if (!called->anonymous_of || map_get(&dump->seen, called))
                continue;
            map_put(dump->compilation->arena, &dump->seen, called, called);
            vector_push(dump->compilation->arena, &dump->anonymous, called);
        }
    }
}

static void print_method(IrDump *dump, IrMethod *method) {
    if (!method)
        return;
    ir_check(method);
    ir_dump(stdout, method, dump->compilation->sources);
    note_anonymous(dump, method);
}

// ---- Classes

static void print_class(IrDump *dump, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *method = class_symbol->methods.items[i];
        if (is_wanted(dump, class_symbol, method->name->text))
            print_method(dump, lower_method(dump->lowering, method));
    }
    if (is_wanted(dump, class_symbol, "<clinit>"))
        print_method(dump, lower_static_initializer(dump->lowering, class_symbol));
}

static void print_classes(void *context, Node *node) {
    if (node->kind == NODE_CLASS && as_ClassDeclaration(node)->symbol)
        print_class(context, as_ClassDeclaration(node)->symbol);
    ast_each_child(node, print_classes, context);
}

// All methods of a class file, those of the compiler too.
static void print_class_file(IrDump *dump, Class *class_symbol) {
    const ClassMembers *methods = &class_symbol->class_file->methods;
    query_complete(dump->compilation->sema, class_symbol);
    for (uint32_t i = 0; i < methods->count; i++) {
        const ClassMember *member = &methods->items[i];
        Method *method = resolve_own_method(dump->compilation->sema, class_symbol, member->name,
                                            member->descriptor);
        if (method && is_wanted(dump, class_symbol, method->name->text))
            print_method(dump, lower_method(dump->lowering, method));
    }
    if (is_wanted(dump, class_symbol, "<clinit>"))
        print_method(dump, lower_static_initializer(dump->lowering, class_symbol));
}

static void visit_class(void *context, const char *name, size_t length) {
    IrDump *dump = context;
    Class *class_symbol = resolve_class_file(dump->compilation->sema, name, length);
    if (!class_symbol || map_get(&dump->seen, class_symbol))
        return;
    map_put(dump->compilation->arena, &dump->seen, class_symbol, class_symbol);
    print_class_file(dump, class_symbol);
}

// Without files: what the class path has, or a module of the JDK.
static void print_class_files(IrDump *dump) {
    const Options *options = dump->compilation->options;
    ClassPath *path = dump->compilation->class_path;
    if (options_given(options, OPTION_MODULE))
        class_path_visit_jdk(path, vector_last(&options->values[OPTION_MODULE].texts), visit_class,
                             dump);
    else
        class_path_visit(path, visit_class, dump);
}

// What was made up on the way; printing it may make up more.
static void print_made_up(IrDump *dump) {
    const ClassList *closures = lower_closure_classes(dump->lowering);
    uint32_t next_closure = 0, next_constructor = 0;
    while (next_closure < closures->count || next_constructor < dump->anonymous.count) {
        Method *method = next_closure < closures->count
                             ? closures->items[next_closure++]->methods.items[0]
                             : dump->anonymous.items[next_constructor++];
        print_method(dump, lower_method(dump->lowering, method));
    }
}

void dump_ir(Compilation *compilation) {
    LowerOptions options = {.class_files = &bytecode_bodies};
    IrDump dump = {.compilation = compilation};
    dump.lowering = lowering_new(compilation->arena, compilation->sema, &options);
    for (uint32_t i = 0; i < compilation->files.count; i++)
        print_classes(&dump, &compilation->files.items[i].tree->node);
    if (!compilation->files.count)
        print_class_files(&dump);
    print_made_up(&dump);
}
