// Plain Java: exceptions that are rejections.
#include "symex/plain.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "builtin/builtin.h"
#include "sema/documentation.h"
#include "sema/queries.h"
#include "sema/specs.h"
#include "symex/plain_frames.h"
#include "symex/plain_numbers.h"

#include <string.h>

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

static bool is_one_of(Symex *symex, const Class *exception, const char *const *names,
                      size_t count) {
    for (size_t i = 0; i < count; i++) {
        const Class *known = query_class(symex->sema, names[i]);
        if (known && query_is_subtype(symex->sema, exception->type, known->type))
            return true;
    }
    return false;
}

// A text that is no number: nobody knows before.
static bool is_no_number(Symex *symex, const Class *exception) {
    static const char *const number[] = {"java.lang.NumberFormatException"};
    return is_one_of(symex, exception, number, 1);
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

// The register of the caller that gives the argument, or 0.
static IrRegister register_given(const Frame *frame, uint32_t index) {
    const IrCall *call = frame->caller->call;
    return call && index < call->count ? call->arguments[index] : 0;
}

// A part of what the caller was given, or made of that alone.
static bool is_piece(Symex *symex, const Frame *frame, uint32_t index) {
    return analysis_is_of_arguments(symex->lowering, frame->caller->method,
                                    register_given(frame, index), NULL);
}

// A long of an int, a double of a float.
static bool is_widened(Symex *symex, Term number, Term own) {
    uint32_t width = term_width(symex->terms, number), own_width = term_width(symex->terms, own);
    return own_width && own_width < width &&
           (number == term_sign_extend(symex->terms, own, width) ||
            (own_width == 32 &&
             number == floating_convert(symex, TERM_FALSE, IR_FLOAT, IR_DOUBLE, own, (Span){0})));
}

static bool is_of_caller(Symex *symex, const Frame *caller, Term value, Term number) {
    for (uint32_t i = caller->method->receiver != 0; i < caller->method->parameters.count; i++) {
        Term own = frame_number(symex, caller, i);
        if (is_or_default(symex, value, frame_argument(symex, caller, i)) ||
            is_or_default(symex, number, own) || is_widened(symex, number, own))
            return true;
    }
    return frame_is_answer(symex, number);
}

typedef struct Choices {
    Symex *symex;
    const Frame *caller;
    uint32_t given, steps;
    bool has_others;
} Choices;

// The numbers that it may be, by what was asked.
static void look_at_choices(Choices *choices, Term number) {
    enum { MOST_STEPS = 300 };
    TermTable *terms = choices->symex->terms;
    uint64_t constant;
    if (choices->has_others || term_is_constant(terms, number, &constant))
        return;
    if (is_of_caller(choices->symex, choices->caller, number, number)) {
        choices->given++;
        return;
    }
    choices->has_others =
        ++choices->steps > MOST_STEPS || term_kind(terms, number) != TERM_KIND_ITE;
    for (uint32_t i = 1; !choices->has_others && i <= 2; i++)
        look_at_choices(choices, term_child(terms, number, i));
}

// One of several that were given, or written there: the lesser of two.
static bool is_one_given(Symex *symex, const Frame *caller, Term number) {
    Choices choices = {.symex = symex, .caller = caller};
    look_at_choices(&choices, number);
    return choices.given && !choices.has_others;
}

// The same value, also where it was put in a box, taken out of one, or widened.
static bool is_handed_on(Symex *symex, const Frame *frame, uint32_t index, const Class *exception) {
    const Frame *caller = frame->caller;
    Term value = frame_argument(symex, frame, index), number = frame_number(symex, frame, index);
    return is_of_caller(symex, caller, value, number) || is_one_given(symex, caller, number) ||
           (is_piece(symex, frame, index) && !is_no_number(symex, exception)) ||
           (symex->scope.leaves_numbers && plain_unseen_argument(symex, frame, index));
}

// Is it asked of the caller's own object, or of one of its arguments, or of a part of one?
static bool is_own_object(Symex *symex, const Frame *frame) {
    const Frame *caller = frame->caller;
    for (uint32_t i = 0; i < caller->method->parameters.count; i++)
        if (frame->receiver == frame_argument(symex, caller, i))
            return true;
    return frame->receiver == caller->receiver || is_piece(symex, frame, 0);
}

// Does the caller hand one of its own arguments on? Or ask one, or its own object, giving nothing?
static bool passes_on(Symex *symex, const Frame *frame, const Class *exception) {
    uint32_t first = frame->method->receiver != 0;
    for (uint32_t i = first; i < frame->method->parameters.count; i++)
        if (is_handed_on(symex, frame, i, exception))
            return true;
    return frame->method->parameters.count == first && frame->receiver &&
           is_own_object(symex, frame);
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

// What the library says by these is that it cannot do anything with what it was given.
static bool is_refusal(Symex *symex, const Frame *frame, const Class *exception) {
    static const char *const refusals[] = {
        "java.lang.IllegalArgumentException",  "java.lang.ArithmeticException",
        "java.time.DateTimeException",         "java.lang.OutOfMemoryError",
        "java.lang.ClassCastException",        "java.lang.ArrayStoreException",
        "java.lang.NegativeArraySizeException"};
    return is_one_of(symex, exception, refusals, sizeof refusals / sizeof *refusals) &&
           !(is_no_number(symex, exception) && takes_text(symex, frame->method->symbol));
}

// What may be done depends on the virtual machine and how it was started.
static bool is_denial(Symex *symex, const Class *exception) {
    static const char *const denials[] = {"java.lang.SecurityException",
                                          "java.lang.reflect.InaccessibleObjectException"};
    return is_one_of(symex, exception, denials, sizeof denials / sizeof *denials);
}

// `calendar.get(Calendar.YEAR)`: an argument is asked, and nothing else is given: its state is what
// is refused.
static bool asks_given(Symex *symex, const Frame *frame) {
    uint64_t constant;
    for (uint32_t i = 1; frame->receiver && i < frame->method->parameters.count; i++)
        if (!term_is_constant(symex->terms, frame_argument(symex, frame, i), &constant))
            return false;
    return frame->receiver && frame->receiver != frame->caller->receiver &&
           is_own_object(symex, frame);
}

// The frame of the project that throws by itself; NULL: a library method does, which it calls.
static const Frame *thrower(Symex *symex, const Frame *frame, const Class *exception) {
    bool is_own = !frame_is_library(frame);
    for (; frame && frame_is_library(frame); frame = frame->caller) {
        const Frame *caller = frame->caller;
        Method *asked = frame->method->symbol;
        bool is_called = caller && !frame_is_library(caller);
        is_own =
            is_requirement(frame) || is_denial(symex, exception) ||
            (is_called && (overrides_same(symex, caller->method->symbol, asked) ||
                           analysis_only_asks(caller->method->symbol, asked) ||
                           (is_refusal(symex, frame, exception) &&
                            (passes_on(symex, frame, exception) || asks_given(symex, frame)))));
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

// It says that the code is wrong, not the arguments; that of an `assert` in a class file is thrown
// by the code, too.
static bool is_assertion(Symex *symex, const Class *exception) {
    const Class *error = query_class(symex->sema, "java.lang.AssertionError");
    return error && query_is_subtype(symex->sema, exception->type, error->type);
}

static bool is_asked_plainly(const Symex *symex) {
    return symex->scope.is_plain && symex->subject.method && !symex->mode.quiet;
}

// A method that was called, and says of itself that it throws this: so it rejects, whoever raised
// it. What the method under check announces itself is looked at where the exception leaves it.
static const Frame *announcer(Symex *symex, const Frame *frame, const Class *exception,
                              bool is_check) {
    while (
        frame && !frame_is_judged(frame) &&
        (frame_is_library(frame) || !announces(symex, frame->method->symbol, exception, is_check)))
        frame = frame->caller;
    return frame && !frame_is_judged(frame) ? frame : NULL;
}

// Is the value of an argument written where the call is? A condition is not, though it may be known
// there.
static bool is_written(Symex *symex, const Frame *frame, uint32_t index, Term value) {
    const IrCall *call = frame->caller ? frame->caller->call : NULL;
    uint64_t constant;
    if (value != TERM_FALSE && value != TERM_TRUE)
        return term_is_constant(symex->terms, value, &constant);
    const IrInstruction *made =
        call && index < call->count
            ? register_definition(frame->caller->method, call->arguments[index])
            : NULL;
    return !made || made->operation == IR_CONSTANT;
}

// A method that is there to reject, and was asked about something that is not written in the code.
static bool is_guard(Symex *symex, const Frame *frame) {
    const IrMethod *method = frame->method;
    bool asks = false, has_value = false;
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        bool is_value = method->registers.items[method->parameters.items[i]].type != IR_REF;
        bool is_open = !is_written(symex, frame, i, frame_argument(symex, frame, i));
        asks = is_value && !has_value ? is_open : asks || (is_open && is_value >= has_value);
        has_value |= is_value;
    }
    return asks && analysis_only_rejects(symex->lowering, method->symbol);
}

// The executions in which whoever called the one that rejects, up to the method under check, lets
// it reject for them.
static Term left_to_callers(Symex *symex, const Frame *frame, const Class *exception) {
    Term where = TERM_TRUE;
    for (; frame && !frame_is_judged(frame); frame = frame->caller) {
        Method *method = frame->method->symbol, *caller = frame->caller->method->symbol;
        bool is_surface =
            method && !frame_is_library(frame) && analysis_is_surface(symex->sema, method);
        if (is_surface && !passes_on(symex, frame, exception) &&
            !overrides_same(symex, caller, method) && !is_guard(symex, frame) &&
            !announces(symex, caller, exception, false))
            where = term_and(symex->terms, where,
                             symex->scope.leaves_numbers ? plain_unseen_arguments(symex, frame)
                                                         : TERM_FALSE);
    }
    return frame ? where : TERM_FALSE;
}

Term plain_rejects(Symex *symex, const Frame *frame, const State *state, const Class *exception) {
    if (!is_asked_plainly(symex) || is_assertion(symex, exception))
        return TERM_FALSE;
    const Frame *own = thrower(symex, frame, exception);
    Term where =
        left_to_callers(symex, own ? own : announcer(symex, frame, exception, false), exception);
    if (where == TERM_TRUE || !symex->scope.leaves_numbers || !frame_is_library(frame))
        return where;
    return term_or(symex->terms, where, plain_unseen_index(symex, frame, state, exception));
}

// ---- What Java's checks refuse of an object, or of an array, that is as callers gave it

// Everybody may ask for these, of an object that is not set up, too.
static bool is_asked_of_any(const Frame *frame) {
    static const char *const names[] = {"toString", "hashCode", "equals", "compareTo"};
    while (!frame_is_judged(frame))
        frame = frame->caller;
    const Method *method = frame->method->symbol;
    for (size_t i = 0; method && i < sizeof names / sizeof *names; i++)
        if (!strcmp(method->name->text, names[i]))
            return true;
    return false;
}

// The field that holds it, in the object itself or behind its getter.
static const Variable *field_of(Symex *symex, const IrInstruction *made) {
    if (made && made->operation == IR_LOAD && made->a)
        return made->detail.field;
    return made && made->operation == IR_CALL
               ? analysis_given_field(symex->lowering, made->detail.call->method)
               : NULL;
}

// A field that a setter sets, and nobody did.
static bool is_not_set_up(Symex *symex, const Frame *frame, const IrBlock *block) {
    if (block->check != IR_CHECK_NULL)
        return false;
    const IrInstruction *asks = check_asks(frame->method, block, IR_EQUAL);
    const Variable *field =
        asks ? field_of(symex, register_definition(frame->method, asks->a)) : NULL;
    return field && analysis_is_set_later(symex->lowering, field) && !is_asked_of_any(frame);
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
    while (!frame_is_judged(frame))
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
    const IrInstruction *asks = check_asks(frame->method, block, IR_STORABLE);
    return block->check == IR_CHECK_ARRAY_STORE && asks &&
           (is_given_objects(frame) || is_given_array(symex, frame, state, asks->a));
}

// `pairs[i][1]`: a row that was given, at a place that is written there. Nobody looked how long it
// is: Java's check is the one there is.
static bool is_given_row(Symex *symex, const Frame *frame, const State *state,
                         const IrBlock *block) {
    const IrMethod *method = frame->method;
    const IrInstruction *length = check_asks(method, block, IR_LENGTH);
    const IrInstruction *compares = check_asks(method, block, IR_LESS);
    if (block->check != IR_CHECK_INDEX || !length || !compares)
        return false;
    const IrInstruction *row = register_definition(method, length->a);
    const IrInstruction *index = register_definition(method, compares->a);
    return row && row->operation == IR_LOAD_ELEMENT && index && index->operation == IR_CONSTANT &&
           is_given_array(symex, frame, state, length->a);
}

static bool is_of_judged(Symex *symex, const Frame *frame, Term value) {
    while (!frame_is_judged(frame))
        frame = frame->caller;
    const Method *method = frame->method->symbol;
    if (method && !strcmp(method->name->text, "equals"))
        return false; // may be asked of anything
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++)
        if (frame_argument(symex, frame, i) == value)
            return true;
    return false;
}

// Does the block end with the question of a cast?
static bool is_before_cast(const IrMethod *method, const IrBlock *block) {
    const IrInstruction *end = &vector_last(&block->instructions);
    return end->operation == IR_BRANCH &&
           (method->blocks.items[end->detail.targets[0]].check == IR_CHECK_CAST ||
            method->blocks.items[end->detail.targets[1]].check == IR_CHECK_CAST);
}

// Does the code ask for the class of an argument, but by casts?
static bool asks_for_class(Symex *symex, const Frame *frame, Term value) {
    const IrMethod *method = frame->method;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; !is_before_cast(method, block) && j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            if (at->operation == IR_INSTANCE_OF)
                for (uint32_t k = 0; k < method->parameters.count; k++)
                    if (register_origin(method, at->a) == method->parameters.items[k] &&
                        frame_argument(symex, frame, k) == value)
                        return true;
        }
    }
    return false;
}

// Does the code ask for the class of what the register holds, but by casts?
static bool asks_for_class_of(const IrMethod *method, IrRegister reg) {
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; !is_before_cast(method, block) && j < block->instructions.count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            if (at->operation == IR_INSTANCE_OF &&
                register_origin(method, at->a) == register_origin(method, reg))
                return true;
        }
    }
    return false;
}

// `(Date) row[0]`, of a part of an argument of the method under check, from caller to caller.
static bool is_unasked_cast_of_piece(Symex *symex, const Frame *frame, const IrInstruction *asks) {
    const IrMethod *method = frame->method;
    bool *is_used = arena_array(symex->arena, method->parameters.count + 1, sizeof(bool));
    if (asks_for_class_of(method, asks->a) ||
        !analysis_is_of_arguments(symex->lowering, method, asks->a, is_used))
        return false;
    for (; !frame_is_judged(frame); frame = frame->caller) {
        bool *was_used = is_used;
        is_used =
            arena_array(symex->arena, frame->caller->method->parameters.count + 1, sizeof(bool));
        for (uint32_t i = 0; i < frame->method->parameters.count; i++)
            if (was_used[i] && !analysis_is_of_arguments(symex->lowering, frame->caller->method,
                                                         register_given(frame, i), is_used))
                return false;
    }
    return frame->method->symbol && strcmp(frame->method->symbol->name->text, "equals");
}

// `(Class<?>) type`, of an argument as it was given: whoever has not asked for its class before
// says so which it must be of.
static bool is_unasked_cast(Symex *symex, const Frame *frame, const State *state,
                            const IrBlock *block) {
    const IrInstruction *asks =
        block->check == IR_CHECK_CAST ? check_asks(frame->method, block, IR_INSTANCE_OF) : NULL;
    Term value = asks ? register_get(symex, frame, state, asks->a) : TERM_NONE;
    if (asks && is_unasked_cast_of_piece(symex, frame, asks))
        return true;
    if (!value || !is_of_judged(symex, frame, value))
        return false;
    for (;; frame = frame->caller) {
        if (asks_for_class(symex, frame, value))
            return false;
        if (frame_is_judged(frame))
            return true;
    }
}

static Term rejecting_check(Symex *symex, const Frame *frame, const State *state,
                            const IrBlock *block, const Class *exception) {
    if (frame_is_library(frame)) {
        const Frame *own =
            is_about_classes(symex, exception) ? thrower(symex, frame, exception) : NULL;
        return left_to_callers(symex, own ? own : announcer(symex, frame, exception, true),
                               exception);
    }
    bool is_callers = symex->scope.leaves_numbers && (is_given_row(symex, frame, state, block) ||
                                                      is_unasked_cast(symex, frame, state, block));
    if (is_callers || is_not_set_up(symex, frame, block) ||
        is_narrower_array(symex, frame, state, block))
        return TERM_TRUE;
    return left_to_callers(symex, announcer(symex, frame, exception, true), exception);
}

Term plain_check_rejects(Symex *symex, const Frame *frame, const State *state, const IrBlock *block,
                         const Class *exception) {
    if (!is_asked_plainly(symex) || is_assertion(symex, exception))
        return TERM_FALSE;
    Term where = rejecting_check(symex, frame, state, block, exception);
    if (where == TERM_TRUE || !symex->scope.leaves_numbers)
        return where;
    return term_or(symex->terms, where,
                   frame_is_library(frame) ? plain_unseen_index(symex, frame, state, exception)
                                           : plain_unseen_number(symex, frame, state, block));
}

// The executions in which it is one.
static Term where_rejection(Symex *symex, Method *method, const Object *object) {
    bool is_everywhere = object->number < symex->heap.first_created ||
                         announces(symex, method->sequence ? method->sequence->target : method,
                                   object->type->class_symbol, object->check != IR_CHECK_NONE);
    return is_everywhere ? TERM_TRUE : object->rejects ? object->rejects : TERM_FALSE;
}

Term plain_rejected(Symex *symex, Method *method, Term escapes, Term exception) {
    const ObjectSet *set = reference_candidates(symex, exception);
    Term all = TERM_FALSE;
    for (uint32_t number = object_set_next(symex, set, 1); number;
         number = object_set_next(symex, set, number + 1)) {
        const Object *object = &symex->heap.objects.items[number];
        Term where =
            object->type->kind == TYPE_CLASS ? where_rejection(symex, method, object) : TERM_FALSE;
        if (where == TERM_FALSE)
            continue;
        Term is_it = term_equal(symex->terms, exception, object_reference(symex, number));
        Term here = term_and(symex->terms, where, term_and(symex->terms, escapes, is_it));
        Rejection rejection = {object->site, object->type, here};
        vector_push(symex->arena, &symex->results.rejections, rejection);
        all = term_or(symex->terms, all, here);
    }
    return all;
}
