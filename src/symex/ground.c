// The domain of ground terms: what a specification means on a state of symbolic execution.
#include "symex/ground.h"

#include "sema/queries.h"
#include "symex/answers.h"

#include <string.h>

static bool is_exact(SpecSort sort) {
    return sort == SPEC_SORT_BIGINT;
}

static IrType ir_sort(SpecSort sort) {
    switch (sort) {
    case SPEC_SORT_BOOL: return IR_BOOL;
    case SPEC_SORT_INT: return IR_INT;
    case SPEC_SORT_LONG: return IR_LONG;
    case SPEC_SORT_FLOAT: return IR_FLOAT;
    case SPEC_SORT_DOUBLE: return IR_DOUBLE;
    case SPEC_SORT_NONE:
    case SPEC_SORT_BIGINT:
    case SPEC_SORT_REAL:
    case SPEC_SORT_REFERENCE:
    case SPEC_SORT_TYPE:
    case SPEC_SORT_OBJECTS:
    case SPEC_SORT_LOCATIONS:
    case SPEC_SORT_SEQUENCE:
    case SPEC_SORT_MAP: return IR_REF;
    }
    return IR_REF;
}

static Term null_reference(Evaluation *evaluation) {
    return object_reference(ground_symex(evaluation), 0);
}

// ---- Logic

static Term negation(Evaluation *evaluation, Term a) {
    (void)evaluation;
    return term_not(a);
}

static Term conjunction(Evaluation *evaluation, Term a, Term b) {
    return term_and(ground_symex(evaluation)->terms, a, b);
}

static Term disjunction(Evaluation *evaluation, Term a, Term b) {
    return term_or(ground_symex(evaluation)->terms, a, b);
}

static Term implication(Evaluation *evaluation, Term a, Term b) {
    return term_implies(ground_symex(evaluation)->terms, a, b);
}

static Term choice(Evaluation *evaluation, SpecSort sort, Term condition, Term yes, Term no) {
    if (is_exact(sort))
        return ground_exact_choice(evaluation, condition, yes, no);
    return term_ite(ground_symex(evaluation)->terms, condition, yes, no);
}

static Term any(Evaluation *evaluation, SpecSort sort, Type *type) {
    Symex *symex = ground_symex(evaluation);
    (void)type;
    if (sort == SPEC_SORT_BOOL || sort == SPEC_SORT_NONE)
        return TERM_FALSE;
    if (is_exact(sort))
        return term_constant(symex->terms, 1, 0);
    return ir_sort(sort) == IR_REF ? null_reference(evaluation)
                                   : java_constant(symex, ir_sort(sort), 0);
}

// ---- Numbers and references

static Term constant(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    if (at->kind == SPEC_NULL)
        return null_reference(evaluation);
    if (at->kind == SPEC_STRING)
        return object_reference(symex, universe_literal(symex, at->constant));
    if (at->kind == SPEC_CLASS_OBJECT)
        return class_object(symex, at->target);
    if (at->sort == SPEC_SORT_BOOL)
        return term_bool(at->number != 0);
    if (!java_fits(symex, ir_sort(at->sort), at->number))
        return spec_unmodelled(evaluation, at,
                               "a number that does not fit in the bits of the scope");
    return java_constant(symex, ir_sort(at->sort), at->number);
}

static Term number(Evaluation *evaluation, SpecSort sort, int64_t value) {
    Symex *symex = ground_symex(evaluation);
    return is_exact(sort) ? term_constant(symex->terms, 64, (uint64_t)value)
                          : java_constant(symex, ir_sort(sort), value);
}

static Term equal(Evaluation *evaluation, SpecSort sort, Term a, Term b, Span span) {
    Symex *symex = ground_symex(evaluation);
    if (spec_is_floating(sort))
        return floating_binary(symex, evaluation->guard, ir_sort(sort), IR_EQUAL, a, b, span);
    if (is_exact(sort))
        ground_widen_both(symex->terms, &a, &b);
    if (sort == SPEC_SORT_REFERENCE)
        return references_same(symex, evaluation->state, evaluation->guard, a, b, span);
    return term_equal(symex->terms, a, b);
}

static Term less(Evaluation *evaluation, SpecSort sort, Term a, Term b, bool or_equal, Span span) {
    Symex *symex = ground_symex(evaluation);
    if (spec_is_floating(sort))
        return floating_binary(symex, evaluation->guard, ir_sort(sort),
                               or_equal ? IR_LESS_EQUAL : IR_LESS, a, b, span);
    if (is_exact(sort))
        ground_widen_both(symex->terms, &a, &b);
    return or_equal ? term_sle(symex->terms, a, b) : term_slt(symex->terms, a, b);
}

static Term box(Evaluation *evaluation, const SpecExpr *at, Term value) {
    return specification_box(ground_symex(evaluation), at->type, value);
}

static Term text(Evaluation *evaluation, const SpecExpr *at, Term a, Term b) {
    Symex *symex = ground_symex(evaluation);
    if (at->kind == SPEC_TEXT)
        return text_of(symex, evaluation->state, a, at->children[0]->type, at->span);
    return text_join(symex, evaluation->state, a, b, at->span);
}

// ---- The heap

static Term is_null(Evaluation *evaluation, Term reference) {
    return term_equal(ground_symex(evaluation)->terms, reference, null_reference(evaluation));
}

static Term same(Evaluation *evaluation, Term a, Term b) {
    return term_equal(ground_symex(evaluation)->terms, a, b);
}

static Term local(Evaluation *evaluation, const SpecExpr *at) {
    const Frame *frame = evaluation->frame;
    uintptr_t reg = (uintptr_t)map_get(&frame->method->register_of, at->variable);
    Symex *symex = ground_symex(evaluation);
    if (!reg || !ground_is_kept(at->variable->type))
        return TERM_NONE;
    return ground_read(symex, at->variable->type,
                       register_get(symex, frame, evaluation->state, (IrRegister)reg));
}

bool ground_is_kept(const Type *type) {
    return type->kind != TYPE_ERROR && (type->kind <= TYPE_BIGINT || type->kind >= TYPE_LOCATIONS);
}

static Term load_field(Evaluation *evaluation, Term object, Variable *field, Span span) {
    Symex *symex = ground_symex(evaluation);
    if (!ground_is_kept(field->type))
        return TERM_NONE;
    Term value = load_known_field(symex, evaluation->state, evaluation->guard, object, field, span);
    return ground_read(symex, field->type, value);
}

static Term load_static(Evaluation *evaluation, Variable *field, Span span) {
    Symex *symex = ground_symex(evaluation);
    if (!ground_is_kept(field->type))
        return TERM_NONE;
    return ground_read(symex, field->type,
                       static_get(symex, evaluation->state, evaluation->guard, field, span));
}

static Term length(Evaluation *evaluation, Term array) {
    return heap_length(ground_symex(evaluation), array);
}

static Term load_element(Evaluation *evaluation, Term array, Term index, Type *array_type) {
    Symex *symex = ground_symex(evaluation);
    Term beyond = heap_is_beyond(symex, array, index);
    if (beyond != TERM_FALSE)
        add_unmodelled(symex, term_and(symex->terms, evaluation->guard, beyond),
                       symex->subject.span, "an element far behind in a long array");
    return heap_load_element(symex, evaluation->state, array, index,
                             default_value(symex, array_type->element));
}

static Term instance_of(Evaluation *evaluation, Term value, Type *type, Span span) {
    Symex *symex = ground_symex(evaluation);
    check_class_known(symex, evaluation->guard, value, type, span, false);
    return heap_instance_of(symex, value, type);
}

// An Object of the pre-state stands for one of any class: its type is not known.
static void note_any_class(Evaluation *evaluation, const Object *object, Term is_it, Span span) {
    Symex *symex = ground_symex(evaluation);
    if (object->is_initial && object->type == sema_types(symex->sema)->object)
        add_unmodelled(symex, term_and(symex->terms, evaluation->guard, is_it), span,
                       "\\typeof of an 'Object' of any class");
}

// The objects of one type, all at once, and the object as one of them.
static SpecTypeCase case_of_type(Evaluation *evaluation, Term object, const ObjectSet *set,
                                 uint32_t first) {
    Symex *symex = ground_symex(evaluation);
    Type *type = symex->heap.objects.items[first].type;
    SpecTypeCase one = {type, TERM_FALSE, object_reference(symex, first)};
    for (uint32_t i = first; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i) || symex->heap.objects.items[i].type != type)
            continue;
        Term is_it = term_equal(symex->terms, object, object_reference(symex, i));
        one.condition = term_or(symex->terms, one.condition, is_it);
        one.object = term_ite(symex->terms, is_it, object_reference(symex, i), one.object);
    }
    return one;
}

static bool is_listed(const SpecTypeCaseList *cases, const Type *type) {
    for (uint32_t i = 0; i < cases->count; i++)
        if (cases->items[i].type == type)
            return true;
    return false;
}

static bool types_of(Evaluation *evaluation, Term object, Type *declared, Span span,
                     SpecTypeCaseList *cases) {
    Symex *symex = ground_symex(evaluation);
    const ObjectSet *set = reference_candidates(symex, object);
    (void)declared;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++) {
        if (!object_set_has(set, i) || is_listed(cases, symex->heap.objects.items[i].type))
            continue;
        SpecTypeCase one = case_of_type(evaluation, object, set, i);
        note_any_class(evaluation, &symex->heap.objects.items[i], one.condition, span);
        vector_push(symex->arena, cases, one);
    }
    return true;
}

static Term is_exactly(Evaluation *evaluation, Term object, Type *type, Span span) {
    SpecTypeCaseList cases = {0};
    types_of(evaluation, object, NULL, span, &cases);
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < cases.count; i++)
        if (cases.items[i].type == type)
            result = term_or(ground_symex(evaluation)->terms, result, cases.items[i].condition);
    return result;
}

// ---- States

// The value when the label was passed last: visits are looked at from the last one back.
static Term at_label(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    const Frame *frame = evaluation->frame;
    const char *name = at->label->text;
    SpecMoment moment = spec_moment(at->label);
    if (moment == SPEC_MOMENT_BODY)
        return TERM_NONE;
    if (moment == SPEC_MOMENT_LOOP && frame && frame->loop_entry)
        return spec_evaluate_in(evaluation, frame->loop_entry, at->children[0]);
    const LabelVisits *visits = frame ? map_get(&frame->labels, at->label) : NULL;
    Term value = spec_any(evaluation, at->sort, at->type), outer = evaluation->guard;
    Term passed = TERM_FALSE;
    for (uint32_t i = 0; visits && i < visits->count; i++) {
        const State *state = visits->items[i].state;
        evaluation->guard = term_and(symex->terms, outer, state->guard);
        value = spec_choice(evaluation, at->sort, state->guard,
                            spec_evaluate_in(evaluation, state, at->children[0]), value);
        passed = term_or(symex->terms, passed, state->guard);
    }
    evaluation->guard = outer;
    add_unmodelled(
        symex, term_and(symex->terms, outer, term_not(passed)), at->span,
        arena_format(symex->arena, "\\old at the label '%s', which was not passed", name));
    return value;
}

// ---- Calls

// What a call makes is nowhere in the state that the clause is asked of: it keeps the fields that
// the last call left to it. A call on such an object may have changed any of them.
static void keep_made(Evaluation *evaluation, const State *after, Term receiver, uint32_t before) {
    Symex *symex = ground_symex(evaluation);
    const ObjectSet *set = receiver ? reference_candidates(symex, receiver) : NULL;
    uint32_t first = before;
    for (uint32_t i = evaluation->first_made; set && first == before && i < before; i++)
        if (object_set_has(set, i))
            first = evaluation->first_made;
    for (uint32_t i = first; i < symex->heap.objects.count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        for (uint32_t j = 0; j < object->count; j++)
            symex->heap.initial.items[object->location + j] =
                state_get(symex, after, object->location + j);
    }
}

static Term call(Evaluation *evaluation, const SpecExpr *at, const Term *arguments, Term *throws) {
    Symex *symex = ground_symex(evaluation);
    const State *now = evaluation->state;
    State state = {evaluation->guard, now->values};
    bool is_static = at->method->modifiers & MODIFIER_STATIC;
    uint32_t before = symex->heap.objects.count;
    if (!evaluation->first_made)
        evaluation->first_made = before;
    Outcome outcome = call_pure(symex, (Frame *)evaluation->frame, at->method, state, arguments,
                                at->count, at->is_virtual, at->span);
    keep_made(evaluation, &outcome.returned, is_static ? TERM_NONE : arguments[0], before);
    *throws = outcome.thrown.guard;
    return outcome.result ? outcome.result : any(evaluation, at->sort, at->type);
}

static Term create(Evaluation *evaluation, const SpecExpr *at, const Term *arguments,
                   Term *throws) {
    Symex *symex = ground_symex(evaluation);
    const Class *created = at->method->owner;
    // While classes are being initialised it may be the first object of its class.
    if (symex->scope.from_start && !(created->unit && created->unit->is_library))
        return TERM_NONE;
    State state = {evaluation->guard, ((const State *)evaluation->state)->values};
    uint32_t before = symex->heap.objects.count;
    if (!evaluation->first_made)
        evaluation->first_made = before;
    Object *object = universe_create(symex, &state, created->type, TERM_NONE, 0, at->span);
    object->created = state.guard;
    Term reference = object_reference(symex, object->number);
    Term *all = arena_array(symex->arena, at->count + 1, sizeof(Term));
    all[0] = reference;
    for (uint32_t i = 0; i < at->count; i++)
        all[i + 1] = arguments[i];
    Outcome outcome = call_pure(symex, (Frame *)evaluation->frame, at->method, state, all,
                                at->count + 1, false, at->span);
    keep_made(evaluation, &outcome.returned, TERM_NONE, before);
    *throws = outcome.thrown.guard;
    return reference;
}

static Term for_all(Evaluation *evaluation, Variable *variable, bool is_given) {
    Symex *symex = ground_symex(evaluation);
    uintptr_t known = (uintptr_t)map_get(&symex->execution->forall_values, variable);
    if (known)
        return (Term)known;
    if (!is_given || variable->type->kind >= TYPE_BIGINT)
        return TERM_NONE;
    Term value = fresh_value(symex, variable->type, variable->name->text);
    map_put(symex->arena, &symex->execution->forall_values, variable, (void *)(uintptr_t)value);
    return value;
}

static Term open_field(Evaluation *evaluation, Variable *field, Term object) {
    return answers_open_field(ground_symex(evaluation), field, evaluation->state, object);
}

// ---- What is not modelled

static void unmodelled(Evaluation *evaluation, Term condition, Span span, const char *what) {
    add_unmodelled(ground_symex(evaluation), condition, span, what);
}

typedef struct Collection {
    Term unknown;
    Mode outer;
    bool to_show;
} Collection;

static void no_value(Evaluation *evaluation, SpecValue condition, Span span, const char *why,
                     SpecValue index, SpecValue length) {
    Symex *symex = ground_symex(evaluation);
    if (condition == TERM_FALSE || symex->mode.quiet || symex->mode.repeating)
        return;
    QuantifiedInstance gap = {
        .broken = condition, .gap = why, .gap_span = span, .index = index, .length = length};
    vector_push(symex->arena, &symex->results.instances, gap);
}

static void *collect_begin(Evaluation *evaluation, bool to_show) {
    Symex *symex = ground_symex(evaluation);
    Collection *collection = ARENA_NEW(symex->arena, Collection);
    Term *unknown = &collection->unknown;
    *collection = (Collection){.unknown = TERM_FALSE, .to_show = to_show};
    collection->outer =
        mode_enter(symex, to_show ? mode_apart(symex, unknown)
                                  : mode_noting(symex, unknown, evaluation->polarity < 0));
    return collection;
}

static Term collect_end(Evaluation *evaluation, void *begun) {
    Symex *symex = ground_symex(evaluation);
    Collection *collection = begun;
    Term *around = collection->to_show ? NULL : collection->outer.noted;
    mode_leave(symex, collection->outer);
    if (around)
        *around = term_or(symex->terms, *around, collection->unknown);
    return collection->unknown;
}

static bool is_over(Evaluation *evaluation) {
    return is_out_of_time(ground_symex(evaluation));
}

// ---- The table

static const SpecDomain domain_of_terms = {
    .name = "ground",
    .truth = TERM_TRUE,
    .falsity = TERM_FALSE,
    .negation = negation,
    .conjunction = conjunction,
    .disjunction = disjunction,
    .implication = implication,
    .choice = choice,
    .any = any,
    .constant = constant,
    .number = number,
    .equal = equal,
    .less = less,
    .arithmetic = ground_arithmetic,
    .overflows = ground_overflows,
    .convert = ground_convert,
    .fits = ground_fits,
    .box = box,
    .text = text,
    .is_null = is_null,
    .same = same,
    .local = local,
    .load_field = load_field,
    .load_static = load_static,
    .length = length,
    .load_element = load_element,
    .instance_of = instance_of,
    .is_exactly = is_exactly,
    .types_of = types_of,
    .open_field = open_field,
    .at_label = at_label,
    .call = call,
    .create = create,
    .quantify = ground_quantify,
    .for_all = for_all,
    .function = ground_function,
    .capture = ground_capture,
    .cell = ground_cell,
    .read_cell = ground_read_cell,
    .open = ground_open,
    .may_be_object = ground_may_be_object,
    .open_location = ground_open_location,
    .no_value = no_value,
    .unmodelled = unmodelled,
    .collect_begin = collect_begin,
    .collect_end = collect_end,
    .is_over = is_over,
};

const SpecDomain *ground_domain(void) {
    return &domain_of_terms;
}

Evaluation ground_evaluation(Symex *symex, const State *state) {
    return (Evaluation){.domain = &domain_of_terms,
                        .engine = symex,
                        .table = symex->specifications,
                        .state = state,
                        .guard = state->guard,
                        .undefined = TERM_FALSE,
                        .first_fresh = symex->heap.first_created};
}

Evaluation ground_evaluation_in(Symex *symex, Frame *frame, const State *state) {
    Evaluation evaluation = ground_evaluation(symex, state);
    evaluation.frame = frame;
    evaluation.old = &frame->before;
    evaluation.receiver = frame->receiver;
    evaluation.receiver_class = frame->method->class_symbol;
    return evaluation;
}

// ---- Trees

Term ground_value(Evaluation *evaluation, Node *expression) {
    return spec_evaluate(evaluation, spec_lower(evaluation->table, expression));
}

Term ground_value_as(Evaluation *evaluation, Node *expression, Type *type) {
    return spec_evaluate(evaluation, spec_lower_as(evaluation->table, expression, type));
}

Term ground_holds(Evaluation *evaluation, Node *expression) {
    return spec_holds(evaluation, spec_lower_condition(evaluation->table, expression));
}

Term ground_may_hold(Evaluation *evaluation, Node *expression) {
    return spec_may_hold(evaluation, spec_lower_condition(evaluation->table, expression));
}

Term ground_violated(Evaluation *evaluation, Node *expression) {
    return spec_violated(evaluation, spec_lower_condition(evaluation->table, expression));
}

Term ground_unmodelled(Evaluation *evaluation, Node *node, const char *what) {
    Symex *symex = ground_symex(evaluation);
    add_unmodelled(symex, evaluation->guard, node->span, what);
    return default_value(symex, node->type);
}
