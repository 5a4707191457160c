// Plain Java: what a method was given, in parts or put together.
//
// All that is assigned to a register is looked at: it must be given, or written there. The order of
// statements does not count.
#include "analysis/internal.h"

#include "sema/queries.h"

#include <string.h>

typedef enum Origin {
    ORIGIN_OTHER,   // computed, or from elsewhere
    ORIGIN_WRITTEN, // a constant
    ORIGIN_GIVEN
} Origin;

typedef struct Search {
    Sema *sema;
    const IrMethod *method;
    bool *is_used; // by parameter: some value is of it
    bool *is_met;  // by register
    Origin *known;
} Search;

static Origin origin_of(Search *search, IrRegister reg);

static Origin both(Origin a, Origin b) {
    if (a == ORIGIN_OTHER || b == ORIGIN_OTHER)
        return ORIGIN_OTHER;
    return a == ORIGIN_GIVEN ? a : b;
}

// ---- Calls

static bool is_library(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library;
}

static bool is_box(Search *search, const Class *class_symbol) {
    return query_unboxed(search->sema, class_symbol->type) != NULL;
}

static bool is_text(Search *search, const Type *type) {
    const Class *text = query_class(search->sema, "java.lang.CharSequence");
    return type->kind == TYPE_CHAR ||
           (type->kind == TYPE_ARRAY && is_text(search, type->element)) ||
           (type->kind == TYPE_CLASS && text &&
            query_is_subclass(search->sema, type->class_symbol, (Class *)text));
}

static bool has_prefix(const char *text, const char *prefix) {
    return !strncmp(text, prefix, strlen(prefix));
}

// What an argument holds: `range.getLower()`, `point.x()` of a record.
static bool is_getter(const Method *method) {
    return !method->parameters.count &&
           (has_prefix(method->name->text, "get") || has_prefix(method->name->text, "is") ||
            method->owner->kind == CLASS_RECORD);
}

// A part of its object, or of its arguments? What is counted or found there is none.
static bool gives_part(Search *search, const Method *method) {
    const Type *result = method->return_type;
    if (!(method->modifiers & MODIFIER_STATIC) && is_getter(method))
        return true;
    if (!is_library(method->owner))
        return (method->modifiers & MODIFIER_STATIC) && is_text(search, result);
    return is_box(search, method->owner) || is_text(search, result) || !query_is_value(result);
}

static Origin origin_of_arguments(Search *search, const IrCall *call, uint32_t first) {
    Origin all = ORIGIN_WRITTEN;
    for (uint32_t i = first; i < call->count; i++)
        all = both(all, origin_of(search, call->arguments[i]));
    return all;
}

static Origin origin_of_call(Search *search, const IrCall *call) {
    if (!call->count || call->method->is_constructor || !gives_part(search, call->method))
        return ORIGIN_OTHER;
    Origin origin = call->method->modifiers & MODIFIER_STATIC
                        ? origin_of_arguments(search, call, 0)
                        : origin_of(search, call->arguments[0]);
    return origin == ORIGIN_GIVEN ? ORIGIN_GIVEN : ORIGIN_OTHER;
}

// `new Item(x, y)`
static Origin origin_of_new(Search *search, IrRegister reg) {
    for (uint32_t i = 0; i < search->method->blocks.count; i++) {
        const IrBlock *block = &search->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            const IrCall *call = at->operation == IR_CALL ? at->detail.call : NULL;
            if (call && call->method->is_constructor && call->count && call->arguments[0] == reg)
                return origin_of_arguments(search, call, 1) == ORIGIN_GIVEN ? ORIGIN_GIVEN
                                                                            : ORIGIN_OTHER;
        }
    }
    return ORIGIN_OTHER;
}

// ---- Registers

static bool is_written(IrOperation operation) {
    return operation == IR_CONSTANT || operation == IR_STRING || operation == IR_CLASS_OBJECT;
}

// The value stays what it is, or becomes a text or a wider number.
static bool keeps_value(IrOperation operation) {
    return operation == IR_COPY || operation == IR_TEXT || operation == IR_TO_CHAR ||
           operation == IR_TO_LONG || operation == IR_TO_FLOAT || operation == IR_TO_DOUBLE;
}

static Origin origin_of_value(Search *search, const IrInstruction *at) {
    bool is_load = at->operation == IR_LOAD || at->operation == IR_LOAD_ELEMENT;
    if (is_written(at->operation))
        return ORIGIN_WRITTEN;
    if (keeps_value(at->operation))
        return origin_of(search, at->a);
    if (is_load && at->a)
        return origin_of(search, at->a) == ORIGIN_GIVEN ? ORIGIN_GIVEN : ORIGIN_OTHER;
    if (at->operation == IR_CALL)
        return origin_of_call(search, at->detail.call);
    return at->operation == IR_NEW ? origin_of_new(search, at->result) : ORIGIN_OTHER;
}

static bool is_parameter(const Search *search, IrRegister reg) {
    const IrMethod *method = search->method;
    for (uint32_t i = method->receiver != 0; i < method->parameters.count; i++)
        if (method->parameters.items[i] == reg) {
            search->is_used[i] = true;
            return true;
        }
    return false;
}

static Origin find_origin(Search *search, IrRegister reg) {
    const IrMethod *method = search->method;
    Origin origin = is_parameter(search, reg) ? ORIGIN_GIVEN : ORIGIN_WRITTEN;
    for (uint32_t i = 0; i < method->blocks.count && origin; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            if (at->result == reg && at->operation != IR_STORE_ELEMENT)
                origin = both(origin, origin_of_value(search, at));
        }
    }
    return origin;
}

// A register that is met again, in a loop, says nothing more.
static Origin origin_of(Search *search, IrRegister reg) {
    if (!reg || (search->method->receiver && reg == search->method->receiver))
        return ORIGIN_OTHER;
    if (!search->is_met[reg]) {
        search->is_met[reg] = true;
        search->known[reg] = ORIGIN_WRITTEN;
        search->known[reg] = find_origin(search, reg);
    }
    return search->known[reg];
}

bool analysis_is_of_arguments(Lowering *lowering, const IrMethod *method, IrRegister reg,
                              bool *is_used) {
    uint32_t count = method->registers.count + 1;
    Arena *scratch = arena_new();
    Search search = {.sema = lower_sema(lowering),
                     .method = method,
                     .is_used = arena_array(scratch, method->parameters.count + 1, sizeof(bool)),
                     .is_met = arena_array(scratch, count, sizeof(bool)),
                     .known = arena_array(scratch, count, sizeof(Origin))};
    Origin origin = origin_of(&search, reg);
    for (uint32_t i = 0; is_used && i < method->parameters.count; i++)
        is_used[i] |= search.is_used[i];
    arena_free(scratch);
    return origin == ORIGIN_GIVEN;
}
