// The entries of lowering, and the frame that every method gets.
//
// Block 0 holds shared constants and goes to block 1, where the code begins.
#include "base/clock.h"
#include "classfile/class_file.h"
#include "lower/internal.h"
#include "lower/reads.h"

#include <string.h>

Lowering *lowering_new(Arena *arena, Sema *sema, const LowerOptions *options) {
    Lowering *lowering = ARENA_NEW(arena, Lowering);
    lowering->arena = arena;
    lowering->sema = sema;
    lowering->types = sema_types(sema);
    if (options)
        lowering->options = *options;
    return lowering;
}

Analysis **lower_analysis(Lowering *lowering) {
    return &lowering->analysis;
}

Arena *lower_arena(const Lowering *lowering) {
    return lowering->arena;
}

Sema *lower_sema(const Lowering *lowering) {
    return lowering->sema;
}

// ---- The frame

Code *code_new(Lowering *lowering, Class *class_symbol, const char *name) {
    Code *code = ARENA_NEW(lowering->arena, Code);
    code->lowering = lowering;
    code->arena = lowering->arena;
    code->sema = lowering->sema;
    code->types = lowering->types;
    code->class_symbol = class_symbol;
    code->ir = ARENA_NEW(lowering->arena, IrMethod);
    code->ir->class_symbol = class_symbol;
    code->ir->name = name;
    new_block(code);
    code->block = new_block(code);
    return code;
}

IrRegister add_parameter(Code *code, Type *type, Variable *variable) {
    IrRegister reg = ir_new_register(code->arena, code->ir, ir_type_of(type), variable);
    vector_push(code->arena, &code->ir->parameters, reg);
    return reg;
}

void return_value(Code *code, IrRegister value) {
    if (value && code->ir->result)
        emit_copy(code, code->ir->result, value);
    emit(code, IR_RETURN);
}

static void make_reducible(Code *code) {
    if (!code->may_be_irreducible || ir_make_reducible(code->arena, code->ir))
        return;
    code->ir->blocks.count = 0;
    code->block = new_block(code);
    emit_unsupported(code, "loops with too many entries");
    emit(code, IR_STOP);
}

// Behind the last statement of a method with a result nothing can be.
void code_finish(Code *code) {
    if (!ir_block_is_closed(code->ir, code->block))
        emit(code, code->ir->result ? IR_STOP : IR_RETURN);
    ir_append(code->arena, code->ir, 0, IR_JUMP, code->span)->detail.targets[0] = 1;
    ir_tidy(code->arena, code->ir);
    make_reducible(code);
    ir_remove_null_checks(code->ir);
    ir_remove_unused(code->ir);
    ir_tidy(code->arena, code->ir);
    ir_analyse(code->arena, code->ir);
#ifdef JURY_DEBUG
    ir_check(code->ir);
#endif
}

// ---- Methods

static const char *class_text(const Class *class_symbol) {
    return class_symbol->name->length ? class_symbol->name->text : "anonymous";
}

static const char *method_text(Lowering *lowering, const Method *method) {
    Buffer buffer = {0};
    buffer_format(&buffer, "%s.%s(", class_text(method->owner), method->name->text);
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        if (i)
            buffer_add_text(&buffer, ", ");
        type_print(&buffer, method->parameters.items[i]->type);
    }
    buffer_add_char(&buffer, ')');
    char *text = arena_copy_text(lowering->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

// Nothing is known of what a class does that is no Java, nor of one below it.
static bool is_in_wrong_class(const Method *method) {
    const Class *at = method->owner;
    while (at && !at->has_error && !at->is_wrong)
        at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                  : NULL;
    return at != NULL && !at->class_file;
}

static bool has_errors(const Method *method) {
    bool is_static_constructor = method->is_constructor && (method->modifiers & MODIFIER_STATIC);
    return method->has_error || is_static_constructor || is_in_wrong_class(method) ||
           (method->declaration && (method->declaration->node.flags & NODE_HAS_ERROR));
}

// What belongs to the machine is modelled or not, but never what the JDK says of it.
static bool is_of_machine(const Class *class_symbol) {
    static const char *const ordinary[] = {
        "Boolean", "Byte", "Character", "Double", "Enum",          "Float",
        "Integer", "Long", "Short",     "String", "StringBuilder", "StringBuffer",
    };
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    if (strcmp(class_symbol->package->name->text, "java.lang") != 0)
        return !strcmp(class_symbol->package->name->text, "java.io");
    for (size_t i = 0; i < sizeof ordinary / sizeof *ordinary; i++)
        if (!strcmp(class_symbol->name->text, ordinary[i]))
            return false;
    return true;
}

// A method that only the real class behind a model has runs there, too: what it does by way of
// other methods is what Java does, and the fields of the real class that it asks for are not there,
// which is UNKNOWN at their place. A constructor would leave those of the model unset.
static bool has_class_file_body(const Lowering *lowering, const Method *method) {
    return lowering->options.class_files && method->class_member && method->class_member->code &&
           (method->owner->class_file ||
            (!method->is_constructor && !is_of_machine(method->owner)));
}

// For a method that a model has without a body, that of the real class.
static Method *real_method(const Lowering *lowering, const Method *method) {
    if (!(method->modifiers & MODIFIER_NATIVE) || method->class_member || !method->owner->unit ||
        !method->owner->unit->is_library || is_of_machine(method->owner))
        return NULL;
    Method *real = query_real_method(lowering->sema, method);
    return real && has_class_file_body(lowering, real) ? real : NULL;
}

static bool has_body(Lowering *lowering, const Method *method) {
    if (method->class_member)
        return has_class_file_body(lowering, method) || has_native_model(lowering, method);
    return method->is_implicit || (method->declaration && method->declaration->body);
}

// No enum can declare them: what class files have there is what the compiler makes (JLS 8.9.3).
static bool lower_class_file_enum(Code *code, const Method *method) {
    const ClassMember *member = method->class_member;
    if (method->owner->kind != CLASS_ENUM || !(method->modifiers & MODIFIER_STATIC))
        return false;
    query_complete(code->sema, method->owner);
    bool is_values =
        class_text_is(member->name, "values") && class_text_begins(member->descriptor, "()[L");
    bool is_value_of = class_text_is(member->name, "valueOf") &&
                       class_text_begins(member->descriptor, "(Ljava/lang/String;)L");
    if (is_values)
        lower_enum_values(code, method->owner);
    else if (is_value_of)
        lower_enum_value_of(code, method->owner);
    return is_values || is_value_of;
}

static void lower_class_file_body(Code *code, Method *method) {
    if (!method->class_member->code)
        lower_native(code, method);
    else if (!lower_class_file_enum(code, method))
        code->lowering->options.class_files->method(code, method);
}

static void lower_body(Code *code, Method *method) {
    Class *lambda = map_get(&code->lowering->lambda_methods, method);
    if (!has_errors(method))
        check_bridged(code, method);
    if (has_errors(method))
        emit_unsupported(code, "code with errors");
    else if (lambda && closure_of(code->lowering, lambda)->lambda)
        code->lowering->options.class_files->lambda(code, closure_of(code->lowering, lambda));
    else if (lambda)
        lower_lambda_body(code, closure_of(code->lowering, lambda));
    else if (method->class_member)
        lower_class_file_body(code, method);
    else if (method->is_implicit)
        lower_implicit_body(code, method);
    else
        lower_declared_body(code, method);
}

// ---- Bodies of sources from their class files

static void look_for_specification(void *context, Node *node) {
    bool *found = context;
    bool is_loop_with_clauses = ast_loop_clauses(node) && ast_loop_clauses(node)->count;
    *found |= node->kind == NODE_JML_STATEMENT || node->kind == NODE_BLOCK_CONTRACT ||
              is_loop_with_clauses;
    if (!*found)
        ast_each_child(node, look_for_specification, context);
}

// Class files have no JML inside of methods: those with some keep the body that was written.
static Method *with_body_of_class_file(const Lowering *lowering, Method *method) {
    bool has_specification = false;
    Method *compiled = query_compiled_method(lowering->sema, method);
    if (!compiled || !method->declaration || !method->declaration->body)
        return method;
    look_for_specification(&has_specification, method->declaration->body);
    return has_specification ? method : compiled;
}

void add_method_parameters(Code *code, const Method *method) {
    if (!(method->modifiers & MODIFIER_STATIC)) {
        code->receiver = code->ir->receiver = add_parameter(code, method->owner->type, NULL);
        mark_non_null(code, code->receiver);
    }
    for (uint32_t i = 0; i < method->parameters.count; i++)
        add_parameter(code, method->parameters.items[i]->type, method->parameters.items[i]);
    code->return_type = method->return_type;
    if (method->return_type->kind != TYPE_VOID)
        code->ir->result = new_register(code, ir_type_of(method->return_type));
}

IrMethod *lower_method(Lowering *lowering, Method *method) {
    IrMethod *known = map_get(&lowering->methods, method);
    if (method->declaration)
        reads_body(lowering, &method->declaration->node);
    if (!known && !has_body(lowering, method)) {
        Method *real = real_method(lowering, method);
        return real ? lower_method(lowering, real) : NULL;
    }
    if (known)
        return known;
    double start = clock_now();
    query_type_bodies(lowering->sema, method->owner);
    Code *code = code_new(lowering, method->owner, method_text(lowering, method));
    map_put(lowering->arena, &lowering->methods, method, code->ir);
    code->ir->symbol = method;
    code->span = method->declaration ? method->declaration->node.span
                                     : method->owner->declaration->node.span;
    add_method_parameters(code, method);
    lower_body(code, with_body_of_class_file(lowering, method));
    code_finish(code);
    lowering->seconds += clock_now() - start;
    return code->ir;
}

void lower_give(Lowering *lowering, Method *method, IrMethod *ir) {
    map_put(lowering->arena, &lowering->methods, method, ir);
}

double lower_seconds(const Lowering *lowering) {
    return lowering->seconds;
}
