// Overload resolution: which of several methods a call means (JLS 15.12.2).
#include "sema/invocation.h"

#include <string.h>

// ---- Instantiating a candidate

static bool is_raw_member(Sema *sema, const Invocation *invocation, const Method *method) {
    if (invocation->is_diamond || (method->modifiers & MODIFIER_STATIC) || !invocation->site)
        return false;
    Type *base = type_as_super(sema, invocation->site, method->owner);
    return base && type_is_raw(sema, base);
}

static Type *formal_declared(const Method *method, uint32_t index, Phase phase) {
    uint32_t count = method->parameters.count;
    if (phase == PHASE_VARARGS && index + 1 >= count)
        return method->parameters.items[count - 1]->type->kind == TYPE_ARRAY
                   ? method->parameters.items[count - 1]->type->element
                   : method->parameters.items[count - 1]->type;
    return method->parameters.items[index]->type;
}

static bool arity_fits(const Method *method, uint32_t arguments, Phase phase) {
    if (phase == PHASE_VARARGS)
        return method->is_varargs && arguments + 1 >= method->parameters.count;
    return method->parameters.count == arguments;
}

static void add_fresh(Sema *sema, Invocation *attempt, Type *parameter, const Method *method) {
    Type *fresh = infer_new_variable(sema, parameter->variable);
    for (uint32_t i = 0; i < method->thrown.count; i++)
        fresh->inference->is_thrown |= method->thrown.items[i] == parameter;
    vector_push(sema->arena, &attempt->declared, parameter);
    vector_push(sema->arena, &attempt->fresh, fresh);
}

static void choose_type_parameters(Sema *sema, Invocation *attempt, const Method *method) {
    if (attempt->is_diamond) {
        const TypeList *parameters = &attempt->created->type_parameters;
        for (uint32_t i = 0; i < parameters->count; i++)
            add_fresh(sema, attempt, parameters->items[i], method);
    }
    for (uint32_t i = 0; i < method->type_parameters.count; i++) {
        if (attempt->type_arguments.count == method->type_parameters.count) {
            vector_push(sema->arena, &attempt->declared, method->type_parameters.items[i]);
            vector_push(sema->arena, &attempt->fresh, attempt->type_arguments.items[i]);
        } else {
            add_fresh(sema, attempt, method->type_parameters.items[i], method);
        }
    }
}

// `box.new Inner<>(…)`: the parameters of Box stand for the arguments of the type of `box`.
static Type *seen_from_outer(Sema *sema, const Invocation *attempt, Type *declared) {
    Type *outer =
        attempt->is_diamond && attempt->created_type ? attempt->created_type->outer : NULL;
    if (!outer)
        return declared;
    TypeBinding binding = type_binding(sema, outer);
    return type_substitute(&sema->types, declared, binding.from.items, binding.to.items,
                           binding.from.count);
}

static Type *seen_from_site(Sema *sema, const Invocation *attempt, const Method *method,
                            Type *declared) {
    if (!(method->modifiers & MODIFIER_STATIC) && attempt->site && !attempt->is_diamond)
        declared = type_of_member(sema, attempt->site, method->owner, declared);
    declared = seen_from_outer(sema, attempt, declared);
    return type_substitute(&sema->types, declared, attempt->declared.items, attempt->fresh.items,
                           attempt->declared.count);
}

static Type *declared_result(Sema *sema, const Invocation *attempt, const Method *method) {
    if (attempt->is_diamond)
        return type_substitute(&sema->types, seen_from_outer(sema, attempt, attempt->created->type),
                               attempt->declared.items, attempt->fresh.items,
                               attempt->declared.count);
    if (method->is_constructor)
        return attempt->created_type ? attempt->created_type
                                     : type_primitive(&sema->types, TYPE_VOID);
    return seen_from_site(sema, attempt, method, method->return_type);
}

// Puts `method` in place with inference variables for its type parameters, and
// checks the arguments; on failure what was inferred is to be taken back.
static bool try_method(Sema *sema, Invocation *attempt, Method *method, Phase phase) {
    if (!arity_fits(method, attempt->arguments.count, phase))
        return false;
    attempt->method = method;
    attempt->phase = phase;
    attempt->declared.count = attempt->fresh.count = attempt->formals.count = 0;
    attempt->declared.items = attempt->fresh.items = attempt->formals.items = NULL;
    attempt->declared.capacity = attempt->fresh.capacity = attempt->formals.capacity = 0;
    bool outer_unchecked = sema->unchecked;
    sema->unchecked = false;
    bool is_raw = is_raw_member(sema, attempt, method);
    if (!is_raw)
        choose_type_parameters(sema, attempt, method);
    bool has_site = !(method->modifiers & MODIFIER_STATIC) && !attempt->is_diamond;
    // Explicit type arguments must fit too, in number and within their bounds (JLS 15.12.2.1).
    uint32_t given = attempt->type_arguments.count, wanted = method->type_parameters.count;
    if ((given && wanted && given != wanted) ||
        !infer_declared_bounds(sema, &attempt->declared, &attempt->fresh,
                               has_site ? attempt->site : NULL, method->owner)) {
        sema->unchecked = outer_unchecked;
        return false;
    }
    bool fits = true;
    for (uint32_t i = 0; i < attempt->arguments.count && fits; i++) {
        Type *formal = formal_declared(method, i, phase);
        formal =
            is_raw ? type_erasure(sema, formal) : seen_from_site(sema, attempt, method, formal);
        vector_push(sema->arena, &attempt->formals, formal);
        fits = method->is_signature_polymorphic ||
               argument_fits(sema, attempt->arguments.items[i], formal, phase == PHASE_STRICT);
    }
    attempt->return_type =
        is_raw ? type_erasure(sema, method->return_type) : declared_result(sema, attempt, method);
    attempt->unchecked = sema->unchecked;
    sema->unchecked = outer_unchecked;
    return fits;
}

bool invocation_infer(Sema *sema, Invocation *invocation) {
    return try_method(sema, invocation, invocation->method, invocation->phase);
}

Type *invocation_seen(Sema *sema, const Invocation *invocation, Type *declared) {
    return seen_from_site(sema, invocation, invocation->method, declared);
}

bool invocation_is_open(const Invocation *invocation) {
    if (!invocation->return_type->mentions_inference)
        return false;
    return !invocation->unchecked || invocation->is_diamond;
}

// ---- Most specific method (JLS 15.12.2.5)

static bool is_functional_argument(const Argument *argument) {
    return argument->kind == ARGUMENT_LAMBDA || argument->kind == ARGUMENT_REFERENCE;
}

static Type *reference_result(const Argument *argument) {
    return argument->exact ? argument->exact->return_type : NULL;
}

// Are all values of the lambda or reference primitive?
static bool values_are_primitive(const Argument *argument) {
    if (argument->kind == ARGUMENT_REFERENCE) {
        Type *result = reference_result(argument);
        return result && type_is_primitive(result);
    }
    for (uint32_t i = 0; i < argument->values.count; i++) {
        const Argument *value = argument->values.items[i];
        if (value->kind != ARGUMENT_STANDALONE || !type_is_primitive(value->type))
            return false;
    }
    return argument->values.count;
}

// Only these are looked into (JLS 15.12.2.5).
static bool may_compare_results(const Argument *argument) {
    return argument->kind == ARGUMENT_REFERENCE ? argument->exact != NULL
                                                : lambda_is_explicit(as_Lambda(argument->node));
}

// Between functional interfaces of the same parameters, by their results.
static bool function_more_specific(Sema *sema, const Argument *argument, Type *one, Type *other) {
    if (type_subtype(sema, one, other))
        return true;
    if (!may_compare_results(argument))
        return false;
    Method *first, *second;
    Type *first_type = functional_type(sema, one, &first);
    Type *second_type = functional_type(sema, other, &second);
    if (!first_type || !second_type || first->parameters.count != second->parameters.count)
        return false;
    // Interfaces that are related otherwise are not compared.
    if (type_subtype(sema, other, one))
        return false;
    Type *first_result = type_of_member(sema, first_type, first->owner, first->return_type);
    Type *second_result = type_of_member(sema, second_type, second->owner, second->return_type);
    if (second_result->kind == TYPE_VOID)
        return true;
    if (first_result->kind == TYPE_VOID)
        return false;
    bool first_primitive = type_is_primitive(first_result);
    bool second_primitive = type_is_primitive(second_result);
    if (first_primitive != second_primitive)
        return values_are_primitive(argument) ? first_primitive : second_primitive;
    if (first_primitive)
        return type_widens(first_result, second_result);
    return type_subtype(sema, first_result, second_result);
}

static bool type_more_specific(Sema *sema, const Argument *argument, Type *one, Type *other) {
    if (one == other)
        return true;
    if (argument && is_functional_argument(argument))
        return function_more_specific(sema, argument, one, other);
    if (type_is_primitive(one) && type_is_primitive(other))
        return type_widens(one, other);
    if (type_is_primitive(one) != type_is_primitive(other)) {
        // A standalone primitive argument prefers the primitive parameter.
        return false;
    }
    return type_subtype_unchecked(sema, one, other);
}

static bool more_specific(Sema *sema, const Invocation *invocation, Method *one, Method *other) {
    uint32_t mark = infer_mark(sema);
    Invocation attempt = *invocation;
    attempt.type_arguments = (TypeList){0};
    attempt.declared = attempt.fresh = (TypeList){0};
    choose_type_parameters(sema, &attempt, other);
    bool result = true;
    uint32_t count = invocation->arguments.count;
    if (invocation->phase == PHASE_VARARGS && one->parameters.count > count)
        count = one->parameters.count;
    if (invocation->phase == PHASE_VARARGS && other->parameters.count > count)
        count = other->parameters.count;
    for (uint32_t i = 0; i < count && result; i++) {
        Type *own = formal_declared(one, i, invocation->phase);
        if (!(one->modifiers & MODIFIER_STATIC) && invocation->site)
            own = type_of_member(sema, invocation->site, one->owner, own);
        Type *theirs =
            seen_from_site(sema, &attempt, other, formal_declared(other, i, invocation->phase));
        const Argument *argument =
            i < invocation->arguments.count ? invocation->arguments.items[i] : NULL;
        result = type_more_specific(sema, argument, own, theirs);
    }
    infer_undo(sema, mark);
    return result;
}

static bool same_parameters(Sema *sema, const Method *one, const Method *other) {
    if (one->parameters.count != other->parameters.count)
        return false;
    for (uint32_t i = 0; i < one->parameters.count; i++)
        if (type_erasure(sema, one->parameters.items[i]->type) !=
            type_erasure(sema, other->parameters.items[i]->type))
            return false;
    return true;
}

// Among methods with the same parameters: a concrete one, else the one with
// the most specific result.
static Method *prefer(Sema *sema, Method *one, Method *other) {
    bool one_abstract = one->modifiers & MODIFIER_ABSTRACT;
    bool other_abstract = other->modifiers & MODIFIER_ABSTRACT;
    if (one_abstract != other_abstract)
        return one_abstract ? other : one;
    Type *first = type_erasure(sema, one->return_type);
    Type *second = type_erasure(sema, other->return_type);
    return first != second && type_subtype(sema, second, first) ? other : one;
}

static Method *most_specific(Sema *sema, const Invocation *invocation, const MethodList *list) {
    Method *best = NULL;
    for (uint32_t i = 0; i < list->count; i++) {
        bool beats_all = true;
        for (uint32_t j = 0; j < list->count && beats_all; j++)
            beats_all = i == j || more_specific(sema, invocation, list->items[i], list->items[j]);
        if (!beats_all)
            continue;
        if (best && !same_parameters(sema, best, list->items[i]))
            continue; // equally specific: the first stands
        best = best ? prefer(sema, best, list->items[i]) : list->items[i];
    }
    return best;
}

// ---- Errors

static void print_arguments(Sema *sema, Buffer *buffer, const ArgumentList *arguments) {
    (void)sema;
    for (uint32_t i = 0; i < arguments->count; i++) {
        const Argument *argument = arguments->items[i];
        if (i)
            buffer_add_text(buffer, ", ");
        if (argument->kind == ARGUMENT_STANDALONE)
            type_print(buffer, argument->type);
        else if (argument->kind == ARGUMENT_LAMBDA)
            buffer_add_text(buffer, "lambda");
        else if (argument->kind == ARGUMENT_REFERENCE)
            buffer_add_text(buffer, "method reference");
        else if (argument->kind == ARGUMENT_CALL)
            type_print(buffer, type_erasure(sema, argument->invocation->method->is_constructor
                                                      ? argument->invocation->created->type
                                                      : argument->invocation->method->return_type));
        else
            buffer_add_text(buffer, "conditional");
    }
}

// As seen from where the method is called: `add(String)` of a List<String>.
static void print_parameters(Sema *sema, Buffer *buffer, const Invocation *invocation,
                             const Method *method) {
    bool has_site = invocation->site && !(method->modifiers & MODIFIER_STATIC) &&
                    !invocation->is_diamond && !type_is_raw(sema, invocation->site);
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        if (i)
            buffer_add_text(buffer, ", ");
        Type *type = method->parameters.items[i]->type;
        if (has_site)
            type = type_of_member(sema, invocation->site, method->owner, type);
        if (method->is_varargs && i + 1 == method->parameters.count && type->kind == TYPE_ARRAY) {
            type_print(buffer, type->element);
            buffer_add_text(buffer, "...");
        } else {
            type_print(buffer, type);
        }
    }
}

static bool has_error_argument(const ArgumentList *arguments) {
    for (uint32_t i = 0; i < arguments->count; i++)
        if (arguments->items[i]->kind == ARGUMENT_STANDALONE &&
            type_is_error(arguments->items[i]->type))
            return true;
    return false;
}

static void note_candidates(Sema *sema, const Invocation *invocation, const MethodList *list) {
    enum { MOST_NOTES = 4 };
    for (uint32_t i = 0; i < list->count && i < MOST_NOTES; i++) {
        const Method *method = list->items[i];
        Buffer buffer = {0};
        buffer_add_char(&buffer, '(');
        print_parameters(sema, &buffer, invocation, method);
        Span span = method->declaration
                        ? (Span){method->declaration->name_at, method->declaration->name_at + 1}
                        : method->owner->declaration->node.span;
        diag_note(sema->diagnostics, span, "candidate: '%s%s)'", invocation->what, buffer.text);
        buffer_free(&buffer);
    }
}

static void report_no_match(Sema *sema, const Invocation *invocation) {
    if (has_error_argument(&invocation->arguments))
        return;
    Buffer arguments = {0}, parameters = {0};
    buffer_add_char(&arguments, '(');
    print_arguments(sema, &arguments, &invocation->arguments);
    buffer_add_char(&arguments, ')');
    if (invocation->candidates.count == 1) {
        buffer_add_char(&parameters, '(');
        print_parameters(sema, &parameters, invocation, invocation->candidates.items[0]);
        buffer_add_char(&parameters, ')');
        diag_error(sema->diagnostics, invocation->span, "'%s' expects %s, found %s",
                   invocation->what, parameters.text, arguments.text);
    } else {
        diag_error(sema->diagnostics, invocation->span, "no '%s' fits the arguments %s",
                   invocation->what, arguments.text);
        note_candidates(sema, invocation, &invocation->candidates);
    }
    buffer_free(&arguments);
    buffer_free(&parameters);
}

// ---- Lambdas

// Can what an explicit lambda returns be returned for that type (JLS 15.27.3)?
static bool values_fit(Sema *sema, Argument *argument, Type *formal) {
    formal = infer_apply(sema, formal);
    Method *function;
    Type *type = lambda_functional_type(sema, argument, formal, &function);
    if (!type)
        return true; // a type parameter: left for later
    TypeList parameters = {0};
    Type *result = function_signature(sema, type, function, &parameters);
    if (!lambda_same_parameters(sema, argument, &parameters))
        return false;
    const ArgumentList *values = lambda_values(sema, argument, type, function);
    for (uint32_t i = 0; i < values->count && result->kind != TYPE_VOID; i++) {
        Argument *value = values->items[i];
        bool fits = value->kind == ARGUMENT_STANDALONE
                        ? type_assignable(sema, value->type, result, value->outermost->constant)
                        : argument_fits(sema, value, result, false);
        if (!fits)
            return false;
    }
    return true;
}

// Those of the call and of calls nested in its arguments.
static bool lambdas_fit(Sema *sema, const Invocation *attempt) {
    for (uint32_t i = 0; i < attempt->arguments.count; i++) {
        Argument *argument = attempt->arguments.items[i];
        if (argument->kind == ARGUMENT_LAMBDA && lambda_is_explicit(as_Lambda(argument->node)) &&
            !values_fit(sema, argument, attempt->formals.items[i]))
            return false;
        if (argument->kind == ARGUMENT_CALL && !lambdas_fit(sema, argument->invocation))
            return false;
    }
    return true;
}

// Explicit lambdas have a say where there is a choice to make.
static void drop_by_lambdas(Sema *sema, const Invocation *invocation, Phase phase,
                            MethodList *applicable) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < applicable->count; i++) {
        Invocation attempt = *invocation;
        uint32_t mark = infer_mark(sema);
        if (try_method(sema, &attempt, applicable->items[i], phase) && lambdas_fit(sema, &attempt))
            applicable->items[kept++] = applicable->items[i];
        infer_undo(sema, mark);
    }
    applicable->count = kept;
}

static bool has_explicit_lambda(const Invocation *invocation) {
    for (uint32_t i = 0; i < invocation->arguments.count; i++) {
        const Argument *argument = invocation->arguments.items[i];
        if (argument->kind == ARGUMENT_LAMBDA && lambda_is_explicit(as_Lambda(argument->node)))
            return true;
        if (argument->kind == ARGUMENT_CALL && has_explicit_lambda(argument->invocation))
            return true;
    }
    return false;
}

// ---- Entry

static void find_applicable(Sema *sema, const Invocation *invocation, Phase phase,
                            MethodList *applicable) {
    for (uint32_t i = 0; i < invocation->candidates.count; i++) {
        Invocation attempt = *invocation;
        uint32_t mark = infer_mark(sema);
        if (try_method(sema, &attempt, invocation->candidates.items[i], phase))
            vector_push(sema->arena, applicable, invocation->candidates.items[i]);
        infer_undo(sema, mark);
    }
    if (applicable->count > 1 && has_explicit_lambda(invocation))
        drop_by_lambdas(sema, invocation, phase, applicable);
}

bool invocation_select(Sema *sema, Invocation *invocation) {
    if (invocation->candidates.count == 1) {
        // Nothing to choose: one attempt, kept, is enough.
        for (Phase phase = PHASE_STRICT; phase <= PHASE_VARARGS; phase++) {
            uint32_t mark = infer_mark(sema);
            if (try_method(sema, invocation, invocation->candidates.items[0], phase))
                return true;
            infer_undo(sema, mark);
        }
        report_no_match(sema, invocation);
        return false;
    }
    MethodList applicable = {0};
    for (Phase phase = PHASE_STRICT; phase <= PHASE_VARARGS && !applicable.count; phase++) {
        invocation->phase = phase;
        find_applicable(sema, invocation, phase, &applicable);
    }
    if (!applicable.count) {
        report_no_match(sema, invocation);
        return false;
    }
    Method *method =
        applicable.count == 1 ? applicable.items[0] : most_specific(sema, invocation, &applicable);
    if (!method) {
        if (!has_error_argument(&invocation->arguments)) {
            diag_error(sema->diagnostics, invocation->span, "call of '%s' is ambiguous",
                       invocation->what);
            note_candidates(sema, invocation, &applicable);
            return false;
        }
        method = applicable.items[0];
    }
    invocation->method = method;
    return invocation_infer(sema, invocation);
}
