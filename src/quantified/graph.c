// One graph of the method under proof and of everything that is inlined in it.
//
// Every inlined call has registers of its own: the register r of a frame is base + r of the graph.
// A call that is taken by contract stays a CALL. A virtual call becomes a chain of tests, the most
// derived classes first; no classes exist but those of the sources and the library.
#include "quantified/internal.h"

#include "analysis/builtins.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "spec/answer.h"

#include <string.h>

enum { MOST_BLOCKS = 4000, DEEPEST_CALLS = 40 };

typedef struct Builder {
    QuantifiedRun *quantified;
    Graph *graph;
    Frame *frame;
    uint32_t depth;
    VECTOR(CallEnd) ends; // of calls that were inlined
} Builder;

// ---- Classes

static void add_class(QuantifiedRun *quantified, ClassDeclaration *declaration) {
    if (!declaration->symbol)
        return;
    vector_push(quantified->arena, &quantified->classes, declaration->symbol);
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (declaration->members.items[i]->kind == NODE_CLASS)
            add_class(quantified, as_ClassDeclaration(declaration->members.items[i]));
    const ClassList *members = &declaration->symbol->member_classes;
    for (uint32_t i = 0; declaration->symbol->class_file && i < members->count; i++)
        add_class(quantified, members->items[i]->declaration);
}

// `havoc x` may give an object that nothing here refers to.
static void find_havocked(QuantifiedRun *quantified, const JmlStatement *statement) {
    for (uint32_t i = 0; i < statement->locations.count; i++) {
        Type *type = query_havocked_type(statement->locations.items[i]);
        if (type && type_is_reference(type))
            vector_push(quantified->arena, &quantified->havocked, type);
    }
    quantified->quantifies_objects |= quantified->havocked.count != 0;
}

// Local and anonymous classes, and what lambdas implement: no input is of these, but what the
// program creates is.
static void find_hidden(void *context, Node *node) {
    QuantifiedRun *quantified = context;
    if (node->kind == NODE_CLASS) {
        Class *symbol = as_ClassDeclaration(node)->symbol;
        if (symbol && (symbol->is_local || symbol->is_anonymous))
            vector_push(quantified->arena, &quantified->hidden, symbol);
    }
    for (uint32_t i = 0; node->kind == NODE_QUANTIFIED && i < as_Quantified(node)->variables.count;
         i++) {
        Node *variable = as_Quantified(node)->variables.items[i];
        const Variable *symbol = as_VariableDeclaration(variable)->symbol;
        quantified->quantifies_objects |= symbol && !query_is_value(symbol->type);
    }
    if (node->kind == NODE_JML_STATEMENT)
        find_havocked(quantified, as_JmlStatement(node));
    bool is_closure = node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE;
    if (is_closure && node->type && node->type->kind == TYPE_CLASS)
        vector_push(quantified->arena, &quantified->lambdas, node->type->class_symbol);
    ast_each_child(node, find_hidden, context);
}

static void find_classes_of(QuantifiedRun *quantified, const Unit *unit) {
    if (!unit->is_library)
        find_hidden(quantified, &unit->tree->node);
    const NodeList *types = &unit->tree->types;
    for (uint32_t j = 0; j < types->count; j++)
        if (types->items[j]->kind == NODE_CLASS)
            add_class(quantified, as_ClassDeclaration(types->items[j]));
}

static void find_classes(QuantifiedRun *quantified) {
    const UnitList *units = sema_units(quantified->sema);
    for (uint32_t i = 0; i < units->count; i++)
        find_classes_of(quantified, units->items[i]);
    const ClassList *locals = sema_is_class_path_given(quantified->sema)
                                  ? sema_class_path_locals(quantified->sema)
                                  : NULL;
    for (uint32_t i = 0; locals && i < locals->count; i++)
        vector_push(quantified->arena, &quantified->hidden, locals->items[i]);
}

static bool is_listed(const ClassList *list, const Class *class_symbol) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == class_symbol)
            return true;
    return false;
}

// What the code creates of classes of the class path, beside sources that do not have them: calls
// may have their methods as targets, too.
static void find_created(QuantifiedRun *quantified, const IrMethod *method) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            Class *created =
                instruction->operation == IR_NEW ? instruction->detail.class_symbol : NULL;
            if (created && created->class_file && !created->unit->is_library &&
                !is_listed(&quantified->classes, created) &&
                !is_listed(&quantified->hidden, created))
                vector_push(quantified->arena, &quantified->hidden, created);
        }
    }
}

// In a bounded heap, classes that were found on the source path, too: their objects are in reach,
// and keep their invariants. The members of one may lead to further ones.
static void find_further_classes(QuantifiedRun *quantified) {
    const UnitList *found = sema_found_units(quantified->sema);
    uint32_t completed = 0;
    do {
        for (; completed < quantified->classes.count; completed++)
            query_complete(quantified->sema, quantified->classes.items[completed]);
        for (; quantified->found_units < found->count; quantified->found_units++)
            find_classes_of(quantified, found->items[quantified->found_units]);
    } while (completed < quantified->classes.count);
}

bool quantified_is_effectively_final(QuantifiedRun *quantified, Class *class_symbol) {
    if (class_symbol->modifiers & MODIFIER_FINAL)
        return true;
    if (class_symbol->unit && class_symbol->unit->is_library)
        return class_symbol->kind == CLASS_ENUM || class_symbol->kind == CLASS_RECORD;
    const ClassList *lists[] = {&quantified->classes, &quantified->hidden};
    for (uint32_t k = 0; k < 2; k++)
        for (uint32_t i = 0; i < lists[k]->count; i++)
            if (lists[k]->items[i] != class_symbol &&
                query_is_subclass(quantified->sema, lists[k]->items[i], class_symbol))
                return false;
    return class_symbol->kind != CLASS_INTERFACE;
}

bool quantified_contract_is_given(QuantifiedRun *quantified, Method *method) {
    MethodList methods = {0};
    method_specifications(quantified->sema, method, &methods);
    return methods.count > 0;
}

// ---- Copying

static IrRegister mapped(const Frame *frame, IrRegister reg) {
    return reg ? frame->base + reg : 0;
}

static IrInstruction copied(Builder *builder, const Frame *frame, const IrInstruction *from,
                            uint32_t first_block) {
    IrInstruction result = *from;
    result.result = mapped(frame, from->result);
    result.a = mapped(frame, from->a);
    result.b = mapped(frame, from->b);
    if (from->operation == IR_CALL) {
        Arena *arena = builder->quantified->arena;
        IrCall *call = ARENA_NEW(arena, IrCall);
        *call = *from->detail.call;
        call->arguments = arena_array(arena, call->count, sizeof(IrRegister));
        for (uint32_t i = 0; i < call->count; i++)
            call->arguments[i] = mapped(frame, from->detail.call->arguments[i]);
        call->exception = mapped(frame, call->exception);
        result.detail.call = call;
    }
    if (from->operation == IR_JUMP || from->operation == IR_BRANCH) {
        result.detail.targets[0] += first_block;
        if (from->operation == IR_BRANCH)
            result.detail.targets[1] += first_block;
    }
    return result;
}

static IrBlockId new_block(Builder *builder, Frame *frame) {
    Arena *arena = builder->quantified->arena;
    vector_push(arena, &builder->graph->frame_of, frame);
    vector_push(arena, &builder->graph->is_cut_off, 0);
    vector_push(arena, &builder->graph->entered, NULL);
    return ir_new_block(arena, builder->graph->ir);
}

static IrInstruction *append(Builder *builder, IrBlockId block, IrOperation operation, Span span) {
    return ir_append(builder->quantified->arena, builder->graph->ir, block, operation, span);
}

static void append_jump(Builder *builder, IrBlockId block, IrBlockId target, Span span) {
    append(builder, block, IR_JUMP, span)->detail.targets[0] = target;
}

static void append_copy(Builder *builder, IrBlockId block, IrRegister to, IrRegister from,
                        Span span) {
    IrInstruction *copy = append(builder, block, IR_COPY, span);
    copy->result = to;
    copy->a = from;
}

static void append_null(Builder *builder, IrBlockId block, IrRegister to, Span span) {
    append(builder, block, IR_CONSTANT, span)->result = to;
}

// ---- What becomes of a call

static bool is_on_stack(const Frame *frame, const IrMethod *method) {
    for (; frame; frame = frame->caller)
        if (frame->method == method)
            return true;
    return false;
}

static bool by_contract(QuantifiedRun *quantified, Method *method) {
    bool is_executed =
        quantified->options.scope && map_get(&quantified->options.scope->executed, method);
    is_executed |= quantified->options.inline_all || quantified_has_accessible(quantified);
    if (is_executed && method->declaration && !method->declaration->body)
        is_executed = false; // what has no body is known by its contract alone
    return !quantified->quiet && !is_executed && quantified_contract_is_given(quantified, method);
}

bool quantified_is_summarised(const QuantifiedRun *quantified, const Method *method) {
    const QuantifiedSummaries *summaries = quantified->options.summaries;
    for (uint32_t i = 0; summaries && !quantified->quiet && i < summaries->methods->count; i++)
        if (summaries->methods->items[i] == method)
            return true;
    return false;
}

typedef struct Target {
    Class *class_symbol; // whose objects run it; NULL: all that are left
    Method *method;
} Target;
typedef VECTOR(Target) TargetList;

static bool is_fixed(QuantifiedRun *quantified, const IrCall *call) {
    Method *method = call->method;
    return !call->is_virtual || method->is_constructor ||
           (method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_FINAL)) ||
           quantified_is_effectively_final(quantified, method->owner);
}

static uint32_t depth_of(QuantifiedRun *quantified, Class *class_symbol) {
    ClassList supers = {0};
    query_supers(quantified->sema, class_symbol, &supers);
    return supers.count;
}

static void add_target(QuantifiedRun *quantified, TargetList *targets, Target target) {
    uint32_t depth = depth_of(quantified, target.class_symbol);
    vector_push(quantified->arena, targets, target);
    for (uint32_t i = targets->count - 1;
         i && depth_of(quantified, targets->items[i - 1].class_symbol) < depth; i--) {
        targets->items[i] = targets->items[i - 1];
        targets->items[i - 1] = target;
    }
}

// In a bounded heap, objects may be of classes that are not given; a lambda may come from a method
// that is called by contract.
static bool has_unknown_targets(QuantifiedRun *quantified, const IrCall *call) {
    Class *owner = call->method->owner;
    for (uint32_t i = 0; i < quantified->lambdas.count; i++)
        if (query_is_subclass(quantified->sema, quantified->lambdas.items[i], owner))
            return !is_fixed(quantified, call);
    bool is_library = owner->unit && owner->unit->is_library;
    // Which classes of the library implement it is not known.
    if (is_library && (owner->kind == CLASS_INTERFACE || (owner->modifiers & MODIFIER_ABSTRACT)))
        return !is_fixed(quantified, call);
    return quantified->options.scope && !is_fixed(quantified, call) &&
           (is_library || quantified_has_bodies(owner));
}

static TargetList targets_of(QuantifiedRun *quantified, const IrCall *call) {
    TargetList targets = {0};
    if (is_fixed(quantified, call)) {
        Target target = {NULL, call->method};
        vector_push(quantified->arena, &targets, target);
        return targets;
    }
    Class *owner = call->method->owner;
    const ClassList *lists[] = {&quantified->classes, &quantified->hidden,
                                lower_closure_classes(quantified->lowering)};
    for (uint32_t k = 0; k < 3; k++)
        for (uint32_t i = 0; i < lists[k]->count; i++) {
            Class *class_symbol = lists[k]->items[i];
            if (class_symbol->kind == CLASS_INTERFACE ||
                (class_symbol->modifiers & MODIFIER_ABSTRACT) ||
                !query_is_subclass(quantified->sema, class_symbol, owner))
                continue;
            Target target = {class_symbol,
                             lower_dispatch(quantified->lowering, class_symbol, call->method)};
            add_target(quantified, &targets, target);
        }
    bool owner_can_be = owner->kind != CLASS_INTERFACE && !(owner->modifiers & MODIFIER_ABSTRACT);
    bool is_library = owner->unit && owner->unit->is_library;
    if (!targets.count || (is_library && owner_can_be)) {
        Target target = {NULL, call->method};
        vector_push(quantified->arena, &targets, target);
    }
    bool all_same = !has_unknown_targets(quantified, call);
    for (uint32_t i = 1; i < targets.count; i++)
        all_same &= targets.items[i].method == targets.items[0].method;
    if (all_same && targets.count) {
        targets.count = 1;
        targets.items[0].class_symbol = NULL;
    }
    return targets;
}

// ---- Inlining

static void copy_body(Builder *builder, IrMethod *method, Frame *frame, const IrCall *call,
                      IrRegister result, IrBlockId continuation);

static void append_unsupported(Builder *builder, IrBlockId block, const char *text, Span span) {
    append(builder, block, IR_UNSUPPORTED, span)->detail.text = text;
    append(builder, block, IR_STOP, span);
}

static Frame *new_frame(Builder *builder, IrMethod *method, Frame *caller) {
    Arena *arena = builder->quantified->arena;
    IrMethod *ir = builder->graph->ir;
    Frame *frame = ARENA_NEW(arena, Frame);
    frame->caller = caller;
    frame->method = method;
    builder->quantified->is_unchecked |= method->is_unchecked;
    if (!ir->registers.count)
        vector_push(arena, &ir->registers, (IrRegisterInfo){.type = IR_INT});
    frame->base = ir->registers.count - 1;
    for (uint32_t i = 1; i < method->registers.count; i++)
        vector_push(arena, &ir->registers, method->registers.items[i]);
    return frame;
}

static bool has_references(const Method *method) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (!type_is_primitive(method->parameters.items[i]->type))
            return true;
    return false;
}

// A block of its own tells that the method begins: its first one may be the head of a loop.
static IrBlockId append_entry(Builder *builder, Frame *frame, IrBlockId block, Method *method,
                              const IrCall *call, Span span) {
    MethodList specified = {0};
    method_specifications(builder->quantified->sema, method, &specified);
    if (!specified.count && !quantified_counts_on_invariants(method) && !has_references(method))
        return block;
    IrBlockId entry = new_block(builder, frame);
    Entered *entered = ARENA_NEW(builder->quantified->arena, Entered);
    *entered = (Entered){method, call->arguments, span};
    builder->graph->entered.items[entry] = entered;
    append_jump(builder, block, entry, span);
    return entry;
}

// A byte, short or char is cut out of any int.
static IrOperation narrowing(const Type *type) {
    return type->kind == TYPE_BYTE    ? IR_TO_BYTE
           : type->kind == TYPE_SHORT ? IR_TO_SHORT
           : type->kind == TYPE_CHAR  ? IR_TO_CHAR
                                      : IR_COPY;
}

static void append_any_value(Builder *builder, IrBlockId block, const IrInstruction *call,
                             const Type *type) {
    IrRegister any =
        ir_new_register(builder->quantified->arena, builder->graph->ir, ir_type_of(type), NULL);
    append(builder, block, IR_HAVOC, call->span)->result = any;
    if (!call->result)
        return;
    IrInstruction *result = append(builder, block, narrowing(type), call->span);
    result->result = call->result;
    result->a = any;
}

// A new String. What it says is not modelled: the text of any number does for any text.
static void append_any_string(Builder *builder, IrBlockId block, const IrInstruction *call) {
    QuantifiedRun *quantified = builder->quantified;
    IrRegister any = ir_new_register(quantified->arena, builder->graph->ir, IR_INT, NULL);
    append(builder, block, IR_HAVOC, call->span)->result = any;
    if (!call->result)
        return;
    IrInstruction *text = append(builder, block, IR_TEXT, call->span);
    text->result = call->result;
    text->a = any;
    text->detail.type = type_primitive(sema_types(quantified->sema), TYPE_INT);
}

// How many characters of a text are modelled: here, all of them.
static void append_modelled(Builder *builder, IrBlockId block, const IrInstruction *call) {
    if (!call->result)
        return;
    IrInstruction *length = append(builder, block, IR_LENGTH, call->span);
    length->result = call->result;
    length->a = call->detail.call->arguments[0];
}

// Any number that is not a floating-point one, or any text. False: it is neither.
static bool append_any(Builder *builder, IrBlockId block, const IrInstruction *call,
                       const Type *type) {
    if (type == sema_types(builder->quantified->sema)->string)
        append_any_string(builder, block, call);
    else if (type_is_primitive(type) && !ir_is_floating(ir_type_of(type)))
        append_any_value(builder, block, call, type);
    else
        return false;
    return true;
}

// What nobody determines, or what this encoding does not know: anything may come of it.
static bool append_builtin(Builder *builder, IrBlockId block, const IrInstruction *instruction,
                           const Method *method) {
    switch ((int)analysis_builtin(builder->quantified->lowering, method)) {
    case BUILTIN_ASSUME:
        append(builder, block, IR_ASSUME, instruction->span)->a =
            instruction->detail.call->arguments[0];
        return true;
    case BUILTIN_MODELLED: append_modelled(builder, block, instruction); return true;
    case BUILTIN_OUTSIDE:
        return strcmp(method->name->text, "clockNanos") &&
               append_any(builder, block, instruction, method->return_type);
    case BUILTIN_ANY_VALUE:
    case BUILTIN_ANY_STRING: return append_any(builder, block, instruction, method->return_type);
    case BUILTIN_ANY_NUMBER:
    case BUILTIN_ANY_TEXT:
    case BUILTIN_UNTOLD_TEXT:
    case BUILTIN_CHARACTER:
        quantified_add_approximation(builder->quantified, "what is known of texts");
        return append_any(builder, block, instruction, method->return_type);
    default: return false;
    }
}

// Values that are chosen, and assumptions. In a specification there is no such choice but for what
// an exception says, on which nothing may depend there (pure_call.c). False: it is neither.
static bool append_choice(Builder *builder, IrBlockId block, const IrInstruction *instruction,
                          const Method *method, IrBlockId continuation) {
    QuantifiedRun *quantified = builder->quantified;
    if (quantified->quiet && analysis_builtin(quantified->lowering, method) != BUILTIN_UNTOLD_TEXT)
        return false;
    if (!append_builtin(builder, block, instruction, method))
        return false;
    append_null(builder, block, instruction->detail.call->exception, instruction->span);
    append_jump(builder, block, continuation, instruction->span);
    return true;
}

// What is known by its contract, or as an answer, stays a call.
static void append_stay(Builder *builder, IrBlockId block, const IrInstruction *instruction,
                        Method *method, IrBlockId continuation) {
    IrCall *copy = ARENA_NEW(builder->quantified->arena, IrCall);
    *copy = *instruction->detail.call;
    copy->method = method;
    copy->is_virtual = false;
    IrInstruction *stay = append(builder, block, IR_CALL, instruction->span);
    stay->result = instruction->result;
    stay->detail.call = copy;
    append_jump(builder, block, continuation, instruction->span);
}

// One method that the call may run: from `block` to the continuation.
static void append_target(Builder *builder, Frame *frame, IrBlockId block,
                          const IrInstruction *instruction, Method *method,
                          IrBlockId continuation) {
    QuantifiedRun *quantified = builder->quantified;
    const IrCall *call = instruction->detail.call;
    Span span = instruction->span;
    const char *name = method ? method->name->text : call->method->name->text;
    if (method && analysis_builtin(quantified->lowering, method) == BUILTIN_BOX) {
        append_unsupported(builder, block, "boxing", span);
        return;
    }
    if (method && append_choice(builder, block, instruction, method, continuation))
        return;
    if (method &&
        (by_contract(quantified, method) || quantified_is_summarised(quantified, method))) {
        append_stay(builder, block, instruction, method, continuation);
        return;
    }
    IrMethod *body = method ? lower_method(quantified->lowering, method) : NULL;
    if (!body && method && spec_is_asked(quantified->specifications, method)) {
        append_stay(builder, block, instruction, method, continuation);
        return;
    }
    if (!body) {
        append_unsupported(
            builder, block,
            arena_format(quantified->arena, "a call of '%s', which has no body", name), span);
        return;
    }
    if (is_on_stack(frame, body) || builder->depth > DEEPEST_CALLS ||
        builder->graph->ir->blocks.count > MOST_BLOCKS) {
        append_unsupported(builder, block,
                           arena_format(quantified->arena,
                                        "a recursive call of '%s', which has no contract", name),
                           span);
        return;
    }
    block = append_entry(builder, frame, block, method, call, span);
    Frame *inner = new_frame(builder, body, frame);
    for (uint32_t i = 0; i < body->parameters.count && i < call->count; i++)
        append_copy(builder, block, mapped(inner, body->parameters.items[i]), call->arguments[i],
                    span);
    append_jump(builder, block, builder->graph->ir->blocks.count, span);
    builder->depth++;
    copy_body(builder, body, inner, call, instruction->result, continuation);
    builder->depth--;
}

// What every object has and a class that is not given may define otherwise: `equals`, `hashCode`,
// `toString`.
static bool is_of_object(QuantifiedRun *quantified, const IrCall *call) {
    const Class *object = sema_types(quantified->sema)->object->class_symbol;
    return call->method->owner == object && !is_fixed(quantified, call);
}

// Objects that the method makes are told apart only when it is executed: this errs to the safe
// side.
static void note_open_dispatch(Builder *builder, const Frame *frame, const IrCall *call) {
    QuantifiedRun *quantified = builder->quantified;
    const IrMethod *method = frame->method;
    bool is_own =
        method->receiver && call->count && call->arguments[0] == mapped(frame, method->receiver);
    bool is_open = query_is_open_method(call->method) || is_of_object(quantified, call);
    if (call->is_virtual && !is_own && !quantified->quiet && is_open &&
        !by_contract(quantified, call->method))
        quantified->classes_as_given = true;
}

static void append_call(Builder *builder, Frame *frame, IrBlockId block,
                        const IrInstruction *instruction, IrBlockId continuation) {
    TargetList targets = targets_of(builder->quantified, instruction->detail.call);
    note_open_dispatch(builder, frame, instruction->detail.call);
    Span span = instruction->span;
    bool has_unknown = has_unknown_targets(builder->quantified, instruction->detail.call);
    for (uint32_t i = 0; i < targets.count; i++) {
        const Target *target = &targets.items[i];
        IrBlockId here = block;
        bool is_last = i + 1 == targets.count;
        if (has_unknown && !target->class_symbol) {
            append_unsupported(builder, block, "a call on an object of a class that is not given",
                               span);
            continue;
        }
        if (target->class_symbol && (!is_last || has_unknown)) {
            IrInstruction *test = append(builder, block, IR_INSTANCE_OF, span);
            IrRegister reg =
                ir_new_register(builder->quantified->arena, builder->graph->ir, IR_BOOL, NULL);
            test->result = reg;
            test->a = instruction->detail.call->arguments[0];
            test->detail.type = target->class_symbol->type;
            here = new_block(builder, frame);
            IrBlockId other = new_block(builder, frame);
            IrInstruction *branch = append(builder, block, IR_BRANCH, span);
            branch->a = reg;
            branch->detail.targets[0] = here;
            branch->detail.targets[1] = other;
            block = other;
        }
        if (is_last && has_unknown)
            append_unsupported(builder, block, "a call on an object of a class that is not given",
                               span);
        append_target(builder, frame, here, instruction, target->method, continuation);
    }
}

static void copy_return(Builder *builder, Frame *frame, IrBlockId block, const IrInstruction *from,
                        const IrCall *call, IrRegister result, IrBlockId continuation) {
    Span span = from->span;
    if (from->operation == IR_THROW) {
        append_copy(builder, block, call->exception, mapped(frame, from->a), span);
    } else {
        append_null(builder, block, call->exception, span);
        if (result && frame->method->result)
            append_copy(builder, block, result, mapped(frame, frame->method->result), span);
    }
    append_jump(builder, block, continuation, span);
    CallEnd end = {block, call->exception, from->operation == IR_THROW};
    vector_push(builder->quantified->arena, &builder->ends, end);
}

// Blocks get the numbers first … in order; further ones are made for calls inside.
static void copy_body(Builder *builder, IrMethod *method, Frame *frame, const IrCall *call,
                      IrRegister result, IrBlockId continuation) {
    IrMethod *ir = builder->graph->ir;
    uint32_t first = ir->blocks.count;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        IrBlockId block = new_block(builder, frame);
        ir->blocks.items[block].check = method->blocks.items[i].check;
    }
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *from = &method->blocks.items[i];
        IrBlockId block = first + i;
        for (uint32_t j = 0; j < from->instructions.count; j++) {
            const IrInstruction *instruction = &from->instructions.items[j];
            if (instruction->operation == IR_CALL) {
                IrInstruction copy = copied(builder, frame, instruction, first);
                IrBlockId next = new_block(builder, frame);
                append_call(builder, frame, block, &copy, next);
                block = next;
                continue;
            }
            bool leaves = instruction->operation == IR_RETURN || instruction->operation == IR_THROW;
            if (leaves && call) {
                copy_return(builder, frame, block, instruction, call, result, continuation);
                continue;
            }
            IrInstruction copy = copied(builder, frame, instruction, first);
            *append(builder, block, copy.operation, copy.span) = copy;
        }
    }
}

static Graph build(QuantifiedRun *quantified, IrMethod *body) {
    Graph graph = {.ir = ARENA_NEW(quantified->arena, IrMethod)};
    Builder builder = {.quantified = quantified, .graph = &graph};
    graph.ir->symbol = body->symbol;
    graph.ir->class_symbol = body->class_symbol;
    graph.ir->name = body->name;
    Frame *frame = new_frame(&builder, body, NULL);
    copy_body(&builder, body, frame, NULL, 0, 0);
    for (uint32_t i = 0; quantified->options.scope && i < builder.ends.count; i++)
        quantified_lead_back(quantified, graph.ir, &builder.ends.items[i]);
    for (uint32_t i = 0; i < body->parameters.count; i++)
        vector_push(quantified->arena, &graph.ir->parameters,
                    mapped(frame, body->parameters.items[i]));
    graph.ir->receiver = mapped(frame, body->receiver);
    graph.ir->result = mapped(frame, body->result);
    ir_analyse(quantified->arena, graph.ir);
    return graph;
}

// ---- The whole

void quantified_graph_build(QuantifiedRun *quantified, Method *method) {
    find_classes(quantified);
    // Lowering makes the classes of lambdas, and finds others; with these, calls may have more
    // targets.
    uint32_t closures, classes, hidden;
    do {
        if (quantified->options.scope)
            find_further_classes(quantified);
        classes = quantified->classes.count;
        closures = lower_closure_classes(quantified->lowering)->count;
        hidden = quantified->hidden.count;
        quantified->graph = build(quantified, lower_method(quantified->lowering, method));
        find_created(quantified, quantified->graph.ir);
        if (quantified->options.scope)
            find_further_classes(quantified);
    } while (lower_closure_classes(quantified->lowering)->count != closures ||
             quantified->classes.count != classes || quantified->hidden.count != hidden);
    quantified_answers_prepare(quantified);
    if (quantified->options.unroll)
        quantified_graph_unroll(quantified, &quantified->graph, quantified->options.unroll);
}

PureTargetList quantified_pure_targets(QuantifiedRun *quantified, Method *method, bool is_virtual) {
    PureTargetList list = {0};
    IrCall call = {.method = method, .is_virtual = is_virtual};
    TargetList targets = targets_of(quantified, &call);
    if (has_unknown_targets(quantified, &call))
        return list;
    for (uint32_t i = 0; i < targets.count; i++) {
        PureTarget target = {i + 1 < targets.count ? targets.items[i].class_symbol : NULL,
                             targets.items[i].method};
        vector_push(quantified->arena, &list, target);
    }
    quantified->classes_as_given |= targets.count > 1 && query_is_open_class(method->owner);
    return list;
}

Graph quantified_graph_of_call(QuantifiedRun *quantified, Method *method) {
    Graph none = {0};
    IrMethod *body = lower_method(quantified->lowering, method);
    return body ? build(quantified, body) : none;
}
