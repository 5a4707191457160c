// Plain Java: reasonable arguments, and exceptions that are rejections.
#include "symex/plain.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "sema/documentation.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/contract.h"

#include <string.h>

void plain_prepare(Symex *symex, Method *method) {
    symex->scope.is_plain = symex->scope.is_plain && !symex->scope.from_start &&
                            !query_is_main(method) && analysis_is_plain(symex->sema, method);
    symex->scope.is_reasonable = symex->scope.is_reasonable && symex->scope.is_plain;
}

// ---- Reasonable arguments

bool plain_parameter_is_nullable(Symex *symex, Method *method, uint32_t index) {
    return variable_is_nullable(symex->sema, method->parameters.items[index]) &&
           (!symex->scope.is_reasonable ||
            analysis_parameter_may_be_null(symex->lowering, method, index));
}

static Term is_object(Symex *symex, Term value) {
    return term_not(term_equal(symex->terms, value, object_reference(symex, 0)));
}

static void assume_parameters(Symex *symex, Method *method, const State *state,
                              const Term *arguments) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i]->type->kind == TYPE_ARRAY &&
            !analysis_parameter_elements_may_be_null(symex->lowering, method, i))
            assume(symex, elements_non_null(symex, state, arguments[i]));
}

// The used part of an array of a collection; `size` says how much that is.
static void assume_used_elements(Symex *symex, const State *state, Term exists, Term array,
                                 Term size) {
    const ObjectSet *set = reference_candidates(symex, array);
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        Term is_it = term_equal(symex->terms, array, object_reference(symex, number));
        for (uint32_t i = 0; object->type->kind == TYPE_ARRAY && i < object->count; i++) {
            Term is_used = term_slt(symex->terms, java_constant(symex, IR_INT, i), size);
            Term value = state_get(symex, state, object->location + i);
            if (value)
                assume(symex, term_implies(symex->terms,
                                           term_and(symex->terms, exists,
                                                    term_and(symex->terms, is_it, is_used)),
                                           is_object(symex, value)));
        }
    }
}

static Term field_named(Symex *symex, const State *state, const Object *object,
                        const Layout *layout, const char *name) {
    for (uint32_t i = 0; i < layout->fields.count; i++)
        if (!strcmp(layout->fields.items[i]->name->text, name) &&
            layout->fields.items[i]->type->kind == TYPE_INT)
            return state_get(symex, state, object->location + i);
    return TERM_NONE;
}

// A field of a type parameter holds an element, an array of such the elements.
static void assume_held(Symex *symex, const State *state, Object object) {
    const Layout *layout = class_layout(symex, object.type->class_symbol);
    Term exists = object_exists(symex, object.number);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        Type *type = layout->fields.items[i]->type;
        Term value = state_get(symex, state, object.location + i);
        if (!value || heap_is_left_out(symex, object.location + i))
            continue;
        if (type->kind == TYPE_VARIABLE && !is_untold_field(layout->fields.items[i]))
            assume(symex, term_implies(symex->terms, exists, is_object(symex, value)));
        Term size = field_named(symex, state, &object, layout, "size");
        if (type->kind == TYPE_ARRAY && type->element->kind == TYPE_VARIABLE && size)
            assume_used_elements(symex, state, exists, value, size);
    }
}

static bool is_collection(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS || !object->type->class_symbol->unit ||
        !object->type->class_symbol->unit->is_library || !object->is_initial || object->made_by)
        return false;
    const char *const names[] = {"java.util.Collection", "java.util.Map", "java.util.Map.Entry"};
    for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        Class *class_symbol = query_class(symex->sema, names[i]);
        if (class_symbol &&
            query_is_subclass(symex->sema, object->type->class_symbol, class_symbol))
            return true;
    }
    const char *package = object->type->class_symbol->package->name->text;
    return !strcmp(package, "java.util") && object->type->class_symbol->outer;
}

static void assume_collections(Symex *symex, const State *state) {
    for (uint32_t number = 1; number < symex->heap.first_created; number++)
        if (is_collection(symex, &symex->heap.objects.items[number]))
            assume_held(symex, state, symex->heap.objects.items[number]);
}

static void assume_arrays_in_fields(Symex *symex, const State *state) {
    for (uint32_t number = 1; number < symex->heap.first_created; number++) {
        Object object = symex->heap.objects.items[number];
        if (!object.is_initial || object.type->kind != TYPE_CLASS ||
            !analysis_is_plain_class(object.type->class_symbol))
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t i = 0; i < layout->fields.count; i++)
            if (layout->fields.items[i]->type->kind == TYPE_ARRAY &&
                !analysis_elements_may_be_null(symex->lowering, layout->fields.items[i]))
                assume(symex, elements_non_null(symex, state,
                                                state_get(symex, state, object.location + i)));
    }
}

static void assume_statics(Symex *symex, const State *state) {
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        if (query_is_value(field->type) || analysis_field_may_be_null(symex->lowering, field))
            continue;
        Term value = state_get(symex, state, static_location(symex, field));
        if (value)
            assume(symex, is_object(symex, value));
    }
}

void plain_assume(Symex *symex, Method *method, const State *state, const Term *arguments) {
    if (!symex->scope.is_reasonable)
        return;
    assume_parameters(symex, method, state, arguments);
    assume_arrays_in_fields(symex, state);
    assume_statics(symex, state);
    if (!analysis_collections_may_hold_null(symex->lowering, method))
        assume_collections(symex, state);
}

// ---- Rejections

static bool is_library(const Frame *frame) {
    const Class *class_symbol = frame->method->class_symbol;
    return class_symbol && class_symbol->unit && class_symbol->unit->is_library;
}

// Objects.requireNonNull and its kin throw for those who call them.
static bool is_requirement(const Frame *frame) {
    const Method *method = frame->method->symbol;
    return method && !strcmp(method->owner->qualified_name->text, "java.util.Objects") &&
           (!strncmp(method->name->text, "require", 7) || !strncmp(method->name->text, "check", 5));
}

// Do both override the same method of the library, or is one the other's? Then what the second may
// throw is what the library says of the first.
static bool overrides_same(Symex *symex, Method *own, Method *other) {
    MethodList of_own = {0}, of_other = {0};
    if (!own || !other || own->is_constructor)
        return false;
    method_overridden(symex->sema, own, &of_own);
    method_overridden(symex->sema, other, &of_other);
    vector_push(symex->arena, &of_other, other);
    for (uint32_t i = 0; i < of_own.count; i++)
        for (uint32_t j = 0; j < of_other.count; j++)
            if (of_own.items[i] == of_other.items[j])
                return true;
    return false;
}

static Term argument_of(Symex *symex, const Frame *frame, uint32_t index) {
    return state_get(symex, &frame->before, frame->base + frame->method->parameters.items[index]);
}

// The number in a box, where the parameter is one.
static Term number_of(Symex *symex, const Frame *frame, uint32_t index) {
    Term value = argument_of(symex, frame, index);
    const Method *method = frame->method->symbol;
    uint32_t of_object = frame->method->receiver != 0;
    bool is_declared = method && index - of_object < method->parameters.count;
    Type *type = is_declared ? method->parameters.items[index - of_object]->type : NULL;
    if (!type || type->kind != TYPE_CLASS || !query_unboxed(symex->sema, type))
        return value;
    Variable *field = query_field(symex->sema, type->class_symbol, "value");
    return field ? heap_load(symex, &frame->before, value, field) : value;
}

// The same value, also where it was put in a box, taken out of one, or widened.
static bool is_handed_on(Symex *symex, const Frame *frame, uint32_t index) {
    const Frame *caller = frame->caller;
    Term value = argument_of(symex, frame, index), number = number_of(symex, frame, index);
    uint32_t width = term_width(symex->terms, number);
    for (uint32_t i = caller->method->receiver != 0; i < caller->method->parameters.count; i++) {
        Term own = number_of(symex, caller, i);
        uint32_t own_width = term_width(symex->terms, own);
        if (value == argument_of(symex, caller, i) || number == own ||
            (own_width && own_width < width &&
             number == term_sign_extend(symex->terms, own, width)))
            return true;
    }
    return false;
}

// Is it asked of the caller's own object, or of one of its arguments?
static bool is_own_object(Symex *symex, const Frame *frame) {
    const Frame *caller = frame->caller;
    for (uint32_t i = 0; i < caller->method->parameters.count; i++)
        if (frame->receiver == argument_of(symex, caller, i))
            return true;
    return frame->receiver == caller->receiver;
}

// Does the caller hand one of its own arguments on? Or ask one, or its own object, giving nothing?
static bool passes_on(Symex *symex, const Frame *frame) {
    uint32_t first = frame->method->receiver != 0;
    for (uint32_t i = first; i < frame->method->parameters.count; i++)
        if (is_handed_on(symex, frame, i))
            return true;
    return frame->method->parameters.count == first && frame->receiver &&
           is_own_object(symex, frame);
}

// What the library says by these is that it cannot do anything with what it was given. A text that
// is no number is no such thing: nobody knows before.
static bool is_refusal(Symex *symex, const Class *exception) {
    static const char *const refusals[] = {
        "java.lang.IllegalArgumentException", "java.lang.ArithmeticException",
        "java.time.DateTimeException", "java.lang.OutOfMemoryError"};
    const Class *number = query_class(symex->sema, "java.lang.NumberFormatException");
    bool is_one = false;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        const Class *refusal = query_class(symex->sema, refusals[i]);
        is_one |= refusal && query_is_subtype(symex->sema, exception->type, refusal->type);
    }
    return is_one && !(number && query_is_subtype(symex->sema, exception->type, number->type));
}

// The frame of the project that throws by itself; NULL: a library method does, which it calls.
static const Frame *thrower(Symex *symex, const Frame *frame, const Class *exception) {
    bool is_own = !is_library(frame);
    for (; frame && is_library(frame); frame = frame->caller) {
        const Frame *caller = frame->caller;
        bool is_called = caller && !is_library(caller);
        is_own =
            is_requirement(frame) ||
            (is_called && overrides_same(symex, caller->method->symbol, frame->method->symbol)) ||
            (is_called && is_refusal(symex, exception) && passes_on(symex, frame));
    }
    return is_own ? frame : NULL;
}

static bool announces(Symex *symex, const Method *method, const Class *exception) {
    for (uint32_t i = 0; method && i < method->thrown.count; i++)
        if (query_is_subtype(symex->sema, exception->type,
                             query_erasure(symex->sema, method->thrown.items[i])))
            return true;
    return method && documentation_announces(method, exception);
}

// Is it the method under check itself?
static bool is_judged(const Frame *frame) {
    const Method *caller = frame->caller ? frame->caller->method->symbol : NULL;
    return !frame->caller || (caller && caller->sequence);
}

// It says that the code is wrong, not the arguments; that of an `assert` in a class file is thrown
// by the code, too.
static bool is_assertion(Symex *symex, const Class *exception) {
    const Class *error = query_class(symex->sema, "java.lang.AssertionError");
    return error && query_is_subtype(symex->sema, exception->type, error->type);
}

// ---- Numbers that callers give: an index, a size, a divisor

// Is the condition made of the answer, by what the block computes?
static bool is_made_of(const IrBlock *block, IrRegister condition, IrRegister answer) {
    if (condition == answer)
        return true;
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *at = &block->instructions.items[i];
        bool combines =
            at->operation == IR_NOT || at->operation == IR_OR || at->operation == IR_AND;
        if (combines && at->result == condition)
            return is_made_of(block, at->a, answer) || (at->b && is_made_of(block, at->b, answer));
    }
    return false;
}

static bool is_asked_by_java(const IrMethod *method, const IrBlock *block, IrRegister answer) {
    const IrInstruction *end = &vector_last(&block->instructions);
    return end->operation == IR_BRANCH &&
           (method->blocks.items[end->detail.targets[0]].check ||
            method->blocks.items[end->detail.targets[1]].check) &&
           is_made_of(block, end->a, answer);
}

// Is the number in the register compared with another, but by one of Java's own checks?
static bool is_compared(const IrMethod *method, IrRegister reg) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            bool compares = at->operation == IR_LESS || at->operation == IR_LESS_EQUAL ||
                            at->operation == IR_EQUAL;
            if (compares && (at->a == reg || at->b == reg) &&
                !is_asked_by_java(method, block, at->result))
                return true;
        }
    }
    return false;
}

// The number is an argument of the method under check, as it was given; neither that method nor
// one that it is handed to has compared it with anything. So Java's check is the one there is.
static bool is_unseen_argument(Symex *symex, const Frame *frame, Term value) {
    uint64_t constant;
    if (!value || term_is_constant(symex->terms, value, &constant))
        return false;
    for (;; frame = frame->caller) {
        bool is_given = false;
        for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++) {
            if (argument_of(symex, frame, i) != value)
                continue;
            is_given = true;
            if (!is_library(frame) &&
                is_compared(frame->method, frame->method->parameters.items[i]))
                return false;
        }
        if (is_judged(frame))
            return is_given;
    }
}

// What the check was about: the first operand of the comparison before it.
static Term checked_number(Symex *symex, const Frame *frame, const State *state,
                           const IrBlock *block) {
    IrOperation compares = block->check == IR_CHECK_DIVISION ? IR_EQUAL : IR_LESS;
    if (block->predecessors.count != 1 ||
        (block->check != IR_CHECK_INDEX && block->check != IR_CHECK_NEGATIVE_SIZE &&
         block->check != IR_CHECK_DIVISION))
        return TERM_NONE;
    const IrBlock *before = &frame->method->blocks.items[block->predecessors.items[0]];
    for (uint32_t i = before->instructions.count; i-- > 0;)
        if (before->instructions.items[i].operation == compares)
            return register_get(symex, frame, state, before->instructions.items[i].a);
    return TERM_NONE;
}

static bool is_asked_plainly(const Symex *symex) {
    return symex->scope.is_plain && symex->subject.method && !symex->mode.quiet;
}

// The same where a method of the library throws because of an index that it was given: all its
// numbers are written there, or come from callers.
static bool hands_index_on(Symex *symex, const Frame *frame, const Class *exception) {
    const Class *index = query_class(symex->sema, "java.lang.IndexOutOfBoundsException");
    bool is_given = false;
    if (!index || !query_is_subtype(symex->sema, exception->type, index->type))
        return false;
    while (frame->caller && is_library(frame->caller))
        frame = frame->caller;
    for (uint32_t i = frame->method->receiver != 0;
         frame->caller && i < frame->method->parameters.count; i++) {
        Term value = argument_of(symex, frame, i);
        uint64_t constant;
        if (frame->method->registers.items[frame->method->parameters.items[i]].type != IR_INT ||
            term_is_constant(symex->terms, value, &constant))
            continue;
        if (!is_unseen_argument(symex, frame, value))
            return false;
        is_given = true;
    }
    return is_given;
}

// A method that was called, and says of itself that it throws this: so it rejects, whoever raised
// it. What the method under check announces itself is looked at where the exception leaves it.
static const Frame *announcer(Symex *symex, const Frame *frame, const Class *exception) {
    while (frame && !is_judged(frame) &&
           (is_library(frame) || !announces(symex, frame->method->symbol, exception)))
        frame = frame->caller;
    return frame && !is_judged(frame) ? frame : NULL;
}

// Does whoever called the one that rejects, up to the method under check, let it reject for them?
static bool is_left_to_callers(Symex *symex, const Frame *frame, const Class *exception) {
    for (; frame && !is_judged(frame); frame = frame->caller) {
        Method *method = frame->method->symbol;
        bool is_surface = method && !is_library(frame) && analysis_is_surface(symex->sema, method);
        if (is_surface && !passes_on(symex, frame) &&
            !announces(symex, frame->caller->method->symbol, exception))
            return false;
    }
    return frame != NULL;
}

bool plain_rejects(Symex *symex, const Frame *frame, const Class *exception) {
    if (!is_asked_plainly(symex) || is_assertion(symex, exception))
        return false;
    if (symex->scope.leaves_numbers && is_library(frame) && hands_index_on(symex, frame, exception))
        return true;
    const Frame *own = thrower(symex, frame, exception);
    return is_left_to_callers(symex, own ? own : announcer(symex, frame, exception), exception);
}

bool plain_check_rejects(Symex *symex, const Frame *frame, const State *state, const IrBlock *block,
                         const Class *exception) {
    if (!is_asked_plainly(symex) || is_assertion(symex, exception))
        return false;
    if (symex->scope.leaves_numbers && !is_library(frame) &&
        is_unseen_argument(symex, frame, checked_number(symex, frame, state, block)))
        return true;
    return is_left_to_callers(symex, announcer(symex, frame, exception), exception);
}

static bool is_rejection(Symex *symex, const Method *method, const Object *object) {
    return object->is_rejection || object->number < symex->heap.first_created ||
           announces(symex, method->sequence ? method->sequence->target : method,
                     object->type->class_symbol);
}

Term plain_rejected(Symex *symex, const Method *method, Term escapes, Term exception) {
    const ObjectSet *set = reference_candidates(symex, exception);
    Term all = TERM_FALSE;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        if (object->type->kind != TYPE_CLASS || !is_rejection(symex, method, object))
            continue;
        Term here = term_and(symex->terms, escapes,
                             term_equal(symex->terms, exception, object_reference(symex, number)));
        Rejection rejection = {object->site, object->type, here};
        vector_push(symex->arena, &symex->results.rejections, rejection);
        all = term_or(symex->terms, all, here);
    }
    return all;
}

const RejectionList *symex_rejections(const Symex *symex) {
    return &symex->results.rejections;
}

bool symex_is_plain(const Symex *symex) {
    return symex->scope.is_plain;
}

bool symex_is_reasonable(const Symex *symex) {
    return symex->scope.is_reasonable;
}
