// Plain Java: exceptions that are rejections.
#include "symex/plain.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "sema/documentation.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

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

// The value, or one that stands for it where it is missing: `name == null ? "none" : name`.
static bool is_or_default(Symex *symex, Term value, Term own) {
    uint64_t constant;
    if (value == own)
        return true;
    if (term_kind(symex->terms, value) != TERM_KIND_ITE)
        return false;
    Term first = term_child(symex->terms, value, 1), second = term_child(symex->terms, value, 2);
    return (term_is_constant(symex->terms, first, &constant) &&
            is_or_default(symex, second, own)) ||
           (term_is_constant(symex->terms, second, &constant) && is_or_default(symex, first, own));
}

// A number that an object answered whose class nobody knows: it is as good as an argument.
static bool is_answer(const Symex *symex, Term value) {
    const InputList *choices = &symex->results.choices;
    for (uint32_t i = 0; i < choices->count; i++)
        if (choices->items[i].value == value && type_is_primitive(choices->items[i].type))
            return true;
    return false;
}

// The same value, also where it was put in a box, taken out of one, or widened.
static bool is_handed_on(Symex *symex, const Frame *frame, uint32_t index) {
    const Frame *caller = frame->caller;
    Term value = argument_of(symex, frame, index), number = number_of(symex, frame, index);
    uint32_t width = term_width(symex->terms, number);
    if (is_answer(symex, number))
        return true;
    for (uint32_t i = caller->method->receiver != 0; i < caller->method->parameters.count; i++) {
        Term own = number_of(symex, caller, i);
        uint32_t own_width = term_width(symex->terms, own);
        if (is_or_default(symex, value, argument_of(symex, caller, i)) ||
            is_or_default(symex, number, own) ||
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

static bool is_one_of(Symex *symex, const Class *exception, const char *const *names,
                      size_t count) {
    for (size_t i = 0; i < count; i++) {
        const Class *known = query_class(symex->sema, names[i]);
        if (known && query_is_subtype(symex->sema, exception->type, known->type))
            return true;
    }
    return false;
}

static bool is_text(Symex *symex, const Type *type) {
    const Class *text = query_class(symex->sema, "java.lang.CharSequence");
    return type->kind == TYPE_CLASS && text &&
           query_is_subclass(symex->sema, type->class_symbol, (Class *)text);
}

static bool takes_text(Symex *symex, const Method *method) {
    for (uint32_t i = 0; method && i < method->parameters.count; i++)
        if (is_text(symex, method->parameters.items[i]->type))
            return true;
    return false;
}

// What the library says by these is that it cannot do anything with what it was given. A text that
// is no number is no such thing: nobody knows before.
static bool is_refusal(Symex *symex, const Frame *frame, const Class *exception) {
    static const char *const refusals[] = {
        "java.lang.IllegalArgumentException",  "java.lang.ArithmeticException",
        "java.time.DateTimeException",         "java.lang.OutOfMemoryError",
        "java.lang.ClassCastException",        "java.lang.ArrayStoreException",
        "java.lang.NegativeArraySizeException"};
    static const char *const number[] = {"java.lang.NumberFormatException"};
    return is_one_of(symex, exception, refusals, sizeof refusals / sizeof *refusals) &&
           !(is_one_of(symex, exception, number, 1) && takes_text(symex, frame->method->symbol));
}

// What may be done depends on the virtual machine and how it was started.
static bool is_denial(Symex *symex, const Class *exception) {
    static const char *const denials[] = {"java.lang.SecurityException",
                                          "java.lang.reflect.InaccessibleObjectException"};
    return is_one_of(symex, exception, denials, sizeof denials / sizeof *denials);
}

// The frame of the project that throws by itself; NULL: a library method does, which it calls.
static const Frame *thrower(Symex *symex, const Frame *frame, const Class *exception) {
    bool is_own = !is_library(frame);
    for (; frame && is_library(frame); frame = frame->caller) {
        const Frame *caller = frame->caller;
        Method *asked = frame->method->symbol;
        bool is_called = caller && !is_library(caller);
        is_own = is_requirement(frame) || is_denial(symex, exception) ||
                 (is_called && (overrides_same(symex, caller->method->symbol, asked) ||
                                analysis_only_asks(caller->method->symbol, asked) ||
                                (is_refusal(symex, frame, exception) && passes_on(symex, frame))));
    }
    return is_own ? frame : NULL;
}

static bool announces_itself(Symex *symex, const Method *method, const Class *exception) {
    for (uint32_t i = 0; i < method->thrown.count; i++)
        if (query_is_subtype(symex->sema, exception->type,
                             query_erasure(symex->sema, method->thrown.items[i])))
            return true;
    return documentation_announces(method, exception);
}

// One of Java's own checks but of classes says that the code is wrong, whatever the library says of
// the method that is overridden: `get` of a list may refuse an index, and not fail on one.
static bool is_about_classes(Symex *symex, const Class *exception) {
    static const char *const checks[] = {"java.lang.ClassCastException",
                                         "java.lang.ArrayStoreException"};
    return is_one_of(symex, exception, checks, sizeof checks / sizeof *checks);
}

// The method says so, or one that it overrides.
static bool announces(Symex *symex, Method *method, const Class *exception, bool is_check) {
    MethodList overridden = {0};
    if (!method)
        return false;
    if (announces_itself(symex, method, exception))
        return true;
    if (!method->is_constructor)
        method_overridden(symex->sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++) {
        const Unit *unit = overridden.items[i]->owner->unit;
        bool counts =
            !is_check || is_about_classes(symex, exception) || (unit && !unit->is_library);
        if (counts && announces_itself(symex, overridden.items[i], exception))
            return true;
    }
    return false;
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

// The last one of that kind before the check.
static const IrInstruction *last_of(const IrMethod *method, const IrBlock *block,
                                    IrOperation operation) {
    if (block->predecessors.count != 1)
        return NULL;
    const IrBlock *before = &method->blocks.items[block->predecessors.items[0]];
    for (uint32_t i = before->instructions.count; i-- > 0;)
        if (before->instructions.items[i].operation == operation)
            return &before->instructions.items[i];
    return NULL;
}

// Where it was asked what the check is about: the first operand of the comparison before it.
static const IrInstruction *number_check(const Frame *frame, const IrBlock *block) {
    IrOperation compares = block->check == IR_CHECK_DIVISION ? IR_EQUAL : IR_LESS;
    if (block->check != IR_CHECK_INDEX && block->check != IR_CHECK_NEGATIVE_SIZE &&
        block->check != IR_CHECK_DIVISION)
        return NULL;
    return last_of(frame->method, block, compares);
}

static bool is_unseen_number(Symex *symex, const Frame *frame, const State *state,
                             const IrBlock *block) {
    const IrInstruction *asks = number_check(frame, block);
    Term value = asks ? register_get(symex, frame, state, asks->a) : TERM_NONE;
    return is_unseen_argument(symex, frame, value) ||
           (value && is_answer(symex, value) && !is_compared(frame->method, asks->a));
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
static const Frame *announcer(Symex *symex, const Frame *frame, const Class *exception,
                              bool is_check) {
    while (frame && !is_judged(frame) &&
           (is_library(frame) || !announces(symex, frame->method->symbol, exception, is_check)))
        frame = frame->caller;
    return frame && !is_judged(frame) ? frame : NULL;
}

// A method that is there to reject, and was asked about something that is not written in the code.
static bool is_guard(Symex *symex, const Frame *frame) {
    const IrMethod *method = frame->method;
    bool asks = false, has_value = false;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        uint64_t constant;
        Term value = argument_of(symex, frame, i);
        bool is_value = method->registers.items[method->parameters.items[i]].type != IR_REF;
        bool is_open = value != TERM_FALSE && value != TERM_TRUE &&
                       !term_is_constant(symex->terms, value, &constant);
        asks = is_value && !has_value ? is_open : asks || (is_open && is_value >= has_value);
        has_value |= is_value;
    }
    return asks && analysis_only_rejects(symex->lowering, method->symbol);
}

// Does whoever called the one that rejects, up to the method under check, let it reject for them?
static bool is_left_to_callers(Symex *symex, const Frame *frame, const Class *exception) {
    for (; frame && !is_judged(frame); frame = frame->caller) {
        Method *method = frame->method->symbol, *caller = frame->caller->method->symbol;
        bool is_surface = method && !is_library(frame) && analysis_is_surface(symex->sema, method);
        if (is_surface && !passes_on(symex, frame) && !overrides_same(symex, caller, method) &&
            !is_guard(symex, frame) && !announces(symex, caller, exception, false))
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
    return is_left_to_callers(symex, own ? own : announcer(symex, frame, exception, false),
                              exception);
}

// ---- What Java's checks refuse of an object, or of an array, that is as callers gave it

// The only instruction that gives the register its value, copies aside; or NULL.
static const IrInstruction *definition_of(const IrMethod *method, IrRegister reg) {
    const IrInstruction *found = NULL;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &method->blocks.items[i].instructions.items[j];
            if (at->result != reg || at->operation == IR_STORE_ELEMENT)
                continue;
            if (found)
                return NULL;
            found = at;
        }
    return found && found->operation == IR_COPY ? definition_of(method, found->a) : found;
}

// Everybody may ask for these, of an object that is not set up, too.
static bool is_asked_of_any(const Frame *frame) {
    static const char *const names[] = {"toString", "hashCode", "equals", "compareTo"};
    while (!is_judged(frame))
        frame = frame->caller;
    const Method *method = frame->method->symbol;
    for (size_t i = 0; method && i < sizeof names / sizeof *names; i++)
        if (!strcmp(method->name->text, names[i]))
            return true;
    return false;
}

// A field that a setter sets, and nobody did.
static bool is_not_set_up(Symex *symex, const Frame *frame, const IrBlock *block) {
    const IrInstruction *asks = last_of(frame->method, block, IR_EQUAL);
    const IrInstruction *load = asks ? definition_of(frame->method, asks->a) : NULL;
    return block->check == IR_CHECK_NULL && load && load->operation == IR_LOAD && load->a &&
           analysis_is_set_later(symex->lowering, load->detail.field) && !is_asked_of_any(frame);
}

static bool is_given_array(Symex *symex, const Frame *frame, const State *state, IrRegister reg) {
    const ObjectSet *set = reference_candidates(symex, register_get(symex, frame, state, reg));
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1))
        if (!symex->heap.objects.items[number].is_initial)
            return false;
    return true;
}

// The method under check is given an array of objects: a copy of it is as narrow as it is.
static bool is_given_objects(const Frame *frame) {
    while (!is_judged(frame))
        frame = frame->caller;
    const Method *method = frame->method->symbol;
    for (uint32_t i = 0; method && i < method->parameters.count; i++) {
        const Type *type = method->parameters.items[i]->type;
        if (type->kind == TYPE_ARRAY && !query_is_value(type->element))
            return true;
    }
    return false;
}

// An Integer[] that was given as an Object[].
static bool is_narrower_array(Symex *symex, const Frame *frame, const State *state,
                              const IrBlock *block) {
    const IrInstruction *asks = last_of(frame->method, block, IR_STORABLE);
    return block->check == IR_CHECK_ARRAY_STORE && asks &&
           (is_given_objects(frame) || is_given_array(symex, frame, state, asks->a));
}

// `pairs[i][1]`: a row that was given, at a place that is written there. Nobody looked how long it
// is: Java's check is the one there is.
static bool is_given_row(Symex *symex, const Frame *frame, const State *state,
                         const IrBlock *block) {
    const IrMethod *method = frame->method;
    const IrInstruction *length = last_of(method, block, IR_LENGTH);
    const IrInstruction *compares = last_of(method, block, IR_LESS);
    if (block->check != IR_CHECK_INDEX || !length || !compares)
        return false;
    const IrInstruction *row = definition_of(method, length->a);
    const IrInstruction *index = definition_of(method, compares->a);
    return row && row->operation == IR_LOAD_ELEMENT && index && index->operation == IR_CONSTANT &&
           is_given_array(symex, frame, state, length->a);
}

bool plain_check_rejects(Symex *symex, const Frame *frame, const State *state, const IrBlock *block,
                         const Class *exception) {
    if (!is_asked_plainly(symex) || is_assertion(symex, exception))
        return false;
    if (is_library(frame)) {
        const Frame *own =
            is_about_classes(symex, exception) ? thrower(symex, frame, exception) : NULL;
        return is_left_to_callers(symex, own ? own : announcer(symex, frame, exception, true),
                                  exception);
    }
    bool is_callers_number =
        symex->scope.leaves_numbers &&
        (is_unseen_number(symex, frame, state, block) || is_given_row(symex, frame, state, block));
    return is_callers_number || is_not_set_up(symex, frame, block) ||
           is_narrower_array(symex, frame, state, block) ||
           is_left_to_callers(symex, announcer(symex, frame, exception, true), exception);
}

static bool is_rejection(Symex *symex, Method *method, const Object *object) {
    return object->is_rejection || object->number < symex->heap.first_created ||
           announces(symex, method->sequence ? method->sequence->target : method,
                     object->type->class_symbol, object->check != IR_CHECK_NONE);
}

Term plain_rejected(Symex *symex, Method *method, Term escapes, Term exception) {
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
