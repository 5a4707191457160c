// Giving specifications values: what counts where, what has no value, which state is asked.
//
// A clause holds where it is true and has a value. What has none (a null dereference, a bad index,
// a division by zero) is collected beside the value, under the guard of the part it stands in.
#include "spec/evaluate.h"

#include "sema/queries.h"
#include "spec/evaluate_internal.h"
#include "spec/value.h"

#include <string.h>

// ---- For domains

void spec_bind(Evaluation *evaluation, const Variable *variable, SpecValue value) {
    map_put(spec_arena(evaluation->table), &evaluation->bindings, variable,
            (void *)(uintptr_t)value);
}

void spec_undefined(Evaluation *evaluation, SpecValue condition) {
    const SpecDomain *domain = evaluation->domain;
    evaluation->undefined =
        domain->disjunction(evaluation, evaluation->undefined,
                            domain->conjunction(evaluation, evaluation->guard, condition));
}

static void note_no_value(Evaluation *evaluation, SpecValue condition, Span span, const char *why,
                          SpecValue index, SpecValue length) {
    const SpecDomain *domain = evaluation->domain;
    if (domain->no_value)
        domain->no_value(evaluation, domain->conjunction(evaluation, evaluation->guard, condition),
                         span, why, index, length);
}

static void undefined_at(Evaluation *evaluation, SpecValue condition, Span span, const char *why) {
    note_no_value(evaluation, condition, span, why, 0, 0);
    spec_undefined(evaluation, condition);
}

SpecValue spec_unmodelled(Evaluation *evaluation, const SpecExpr *at, const char *text) {
    evaluation->domain->unmodelled(evaluation, evaluation->guard, at->span, text);
    return spec_any(evaluation, at->sort, at->type);
}

SpecValue spec_evaluate_under(Evaluation *evaluation, SpecValue condition, const SpecExpr *part) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue outer = evaluation->guard;
    evaluation->guard = domain->conjunction(evaluation, outer, condition);
    SpecValue value = evaluation->guard == domain->falsity
                          ? spec_any(evaluation, part->sort, part->type)
                          : spec_evaluate(evaluation, part);
    evaluation->guard = outer;
    return value;
}

SpecValue spec_evaluate_at(Evaluation *evaluation, int factor, const SpecExpr *part) {
    int outer = evaluation->polarity;
    evaluation->polarity *= factor;
    SpecValue value = spec_evaluate(evaluation, part);
    evaluation->polarity = outer;
    return value;
}

SpecValue spec_evaluate_in(Evaluation *evaluation, const void *state, const SpecExpr *expression) {
    const void *now = evaluation->state;
    evaluation->state = state;
    SpecValue value = spec_evaluate(evaluation, expression);
    evaluation->state = now;
    return value;
}

Evaluation spec_evaluation_about(const Evaluation *evaluation, SpecValue object, Class *owner) {
    Evaluation inner = *evaluation;
    inner.receiver = object;
    inner.receiver_class = owner;
    inner.frame = NULL;
    inner.bindings = (Map){0};
    inner.depth++;
    return inner;
}

// ---- Clauses

SpecValue spec_holds(Evaluation *evaluation, const SpecExpr *expression) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue outer = evaluation->undefined;
    const SpecExpr *clause = evaluation->clause;
    evaluation->clause = clause ? clause : expression;
    evaluation->undefined = domain->falsity;
    SpecValue value = spec_evaluate(evaluation, expression);
    SpecValue holds =
        domain->conjunction(evaluation, value, domain->negation(evaluation, evaluation->undefined));
    evaluation->undefined = outer;
    evaluation->clause = clause;
    return holds;
}

SpecValue spec_may_hold(Evaluation *evaluation, const SpecExpr *expression) {
    const SpecDomain *domain = evaluation->domain;
    void *begun = domain->collect_begin(evaluation, false);
    SpecValue holds = spec_holds(evaluation, expression);
    SpecValue unknown = domain->collect_end(evaluation, begun);
    return domain->disjunction(evaluation, holds, unknown);
}

SpecValue spec_violated(Evaluation *evaluation, const SpecExpr *expression) {
    const SpecDomain *domain = evaluation->domain;
    void *begun = domain->collect_begin(evaluation, true);
    evaluation->polarity = 1;
    SpecValue holds = spec_holds(evaluation, expression);
    SpecValue unknown = domain->collect_end(evaluation, begun);
    SpecValue known =
        domain->conjunction(evaluation, evaluation->guard, domain->negation(evaluation, unknown));
    return domain->conjunction(evaluation, known, domain->negation(evaluation, holds));
}

// ---- Names

// The field with the enclosing instance, of the class or a superclass: one that leads to `owner`
// at once, else the nearest.
static Variable *outer_field_towards(Evaluation *evaluation, Class *class_symbol, Class *owner) {
    Variable *nearest = NULL;
    for (Class *at = class_symbol; at; at = at->superclass && at->superclass->kind == TYPE_CLASS
                                                ? at->superclass->class_symbol
                                                : NULL) {
        Variable *outer = lower_outer_field(spec_lowering(evaluation->table), at);
        if (outer &&
            query_is_subclass(spec_sema(evaluation->table), outer->type->class_symbol, owner))
            return outer;
        if (outer && !nearest)
            nearest = outer;
    }
    return nearest;
}

SpecValue spec_evaluate_enclosing(Evaluation *evaluation, Class *owner, Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue object = evaluation->receiver;
    Class *class_symbol = evaluation->receiver_class;
    for (uint32_t depth = 0; object && depth < SPEC_DEEPEST; depth++) {
        if (!class_symbol || query_is_subclass(spec_sema(evaluation->table), class_symbol, owner))
            return object;
        Variable *outer = outer_field_towards(evaluation, class_symbol, owner);
        object = outer ? domain->load_field(evaluation, object, outer, span) : 0;
        class_symbol = outer ? outer->type->class_symbol : NULL;
    }
    domain->unmodelled(evaluation, evaluation->guard, span, "an object around this one");
    return domain->any(evaluation, SPEC_SORT_REFERENCE, owner->type);
}

// A state holds sequences, sets and maps in a form of its own.
static SpecValue read_from_state(Evaluation *evaluation, const SpecExpr *at, SpecValue held) {
    Type *type = at->variable ? at->variable->type : at->type;
    return held && spec_is_composed(at->sort) ? value_held(evaluation, held, type) : held;
}

static SpecValue value_of_local(Evaluation *evaluation, const SpecExpr *at) {
    uintptr_t bound = (uintptr_t)map_get(&evaluation->bindings, at->variable);
    if (bound)
        return (SpecValue)bound;
    const void *state = evaluation->state;
    if (evaluation->here && at->variable->kind == VARIABLE_LOCAL)
        evaluation->state = evaluation->here;
    SpecValue value = evaluation->frame ? evaluation->domain->local(evaluation, at) : 0;
    value = read_from_state(evaluation, at, value);
    evaluation->state = state;
    return value ? value : spec_unmodelled(evaluation, at, "a variable that has no value here");
}

static SpecValue given_or_unmodelled(Evaluation *evaluation, const SpecExpr *at, SpecValue value,
                                     const char *text) {
    return value ? value : spec_unmodelled(evaluation, at, text);
}

// ---- The heap

// Null has no members.
static SpecValue value_of_object(Evaluation *evaluation, const SpecExpr *object) {
    SpecValue value = spec_evaluate_at(evaluation, 0, object);
    undefined_at(evaluation, evaluation->domain->is_null(evaluation, value), object->span,
                 "this is null");
    return value;
}

static SpecValue value_of_field(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue object = value_of_object(evaluation, at->children[0]);
    spec_read_field(evaluation, object, at->variable);
    SpecValue value = read_from_state(
        evaluation, at, evaluation->domain->load_field(evaluation, object, at->variable, at->span));
    return given_or_unmodelled(evaluation, at, value, "this field in a specification");
}

static SpecValue value_of_element(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue array = value_of_object(evaluation, at->children[0]);
    SpecValue index = spec_evaluate_at(evaluation, 0, at->children[1]);
    SpecValue zero = domain->number(evaluation, SPEC_SORT_INT, 0);
    SpecValue length = domain->length(evaluation, array);
    SpecValue is_outside = domain->less(evaluation, SPEC_SORT_INT, index, zero, false, at->span);
    note_no_value(evaluation, is_outside, at->span, "index out of bounds", index, length);
    spec_undefined(evaluation, is_outside);
    is_outside = domain->less(evaluation, SPEC_SORT_INT, length, index, true, at->span);
    note_no_value(evaluation, is_outside, at->span, "index out of bounds", index, length);
    spec_undefined(evaluation, is_outside);
    spec_read_element(evaluation, array, index);
    SpecValue value = domain->load_element(evaluation, array, index, at->children[0]->type);
    return given_or_unmodelled(evaluation, at, value, "this element in a specification");
}

// ---- Model fields: the class of the object decides which `represents` it is

// What a class that is not given says of it may be anything.
static SpecValue open_value(Evaluation *evaluation, const SpecExpr *at, const Class *class_symbol,
                            SpecValue object) {
    bool is_open =
        class_symbol->kind == CLASS_INTERFACE || (class_symbol->modifiers & MODIFIER_ABSTRACT);
    SpecValue value = 0;
    if (is_open && object && !evaluation->reads)
        value = evaluation->domain->open_field(evaluation, at->variable, object);
    return given_or_unmodelled(evaluation, at, value,
                               "a model field without a represents clause that defines it");
}

static SpecValue represented_value(Evaluation *evaluation, const SpecExpr *at, Class *class_symbol,
                                   SpecValue object) {
    Class *owner;
    const SpecExpr *meaning =
        spec_represented(evaluation->table, class_symbol, at->variable, &owner);
    if (!meaning)
        return open_value(evaluation, at, class_symbol, object);
    if (evaluation->depth > SPEC_DEEPEST)
        return spec_unmodelled(evaluation, at, "model fields that refer to each other, too deep");
    Evaluation inner = spec_evaluation_about(evaluation, object, owner);
    SpecValue value = spec_evaluate(&inner, meaning);
    evaluation->undefined = inner.undefined;
    evaluation->failed |= inner.failed;
    return value;
}

// For each class that the object can be of, a value; the classes exclude each other.
static SpecValue value_by_class(Evaluation *evaluation, const SpecExpr *at,
                                const SpecTypeCaseList *cases) {
    const SpecDomain *domain = evaluation->domain;
    Sema *sema = spec_sema(evaluation->table);
    SpecValue result = 0, outer = evaluation->guard;
    for (uint32_t i = 0; i < cases->count; i++) {
        const SpecTypeCase *one = &cases->items[i];
        if (one->type->kind != TYPE_CLASS ||
            !query_is_subclass(sema, one->type->class_symbol, at->variable->owner))
            continue;
        evaluation->guard = domain->conjunction(evaluation, outer, one->condition);
        SpecValue value = represented_value(evaluation, at, one->type->class_symbol, one->object);
        result = result ? spec_choice(evaluation, at->sort, one->condition, value, result) : value;
    }
    evaluation->guard = outer;
    return result;
}

static SpecValue value_of_model_field(Evaluation *evaluation, const SpecExpr *at) {
    if (!at->variable->owner)
        return spec_unmodelled(evaluation, at, "this model field");
    if (!at->count)
        return represented_value(evaluation, at, at->variable->owner, 0);
    SpecValue object = value_of_object(evaluation, at->children[0]);
    SpecTypeCaseList cases = {0};
    if (!evaluation->domain->types_of(evaluation, object, at->children[0]->type, at->span, &cases))
        return spec_unmodelled(evaluation, at, "a model field of an object of any class");
    SpecValue value = value_by_class(evaluation, at, &cases);
    Type *declared = query_erasure(spec_sema(evaluation->table), at->children[0]->type);
    bool is_null = evaluation->domain->is_null(evaluation, object) == evaluation->domain->truth;
    if (value || is_null || declared->kind != TYPE_CLASS)
        return value ? value : spec_any(evaluation, at->sort, at->type);
    return represented_value(evaluation, at, declared->class_symbol, object);
}

// ---- Operators

static SpecValue value_of_logic(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    const SpecExpr *second = at->count > 1 ? at->children[1] : NULL;
    int factor = at->kind == SPEC_NOT || at->kind == SPEC_IMPLIES ? -1
                 : at->kind == SPEC_EQUIVALENT                    ? 0
                                                                  : 1;
    SpecValue left = spec_evaluate_at(evaluation, factor, at->children[0]);
    if (at->kind == SPEC_NOT)
        return domain->negation(evaluation, left);
    if (at->kind == SPEC_AND)
        return domain->conjunction(evaluation, left, spec_evaluate_under(evaluation, left, second));
    if (at->kind == SPEC_OR)
        return domain->disjunction(
            evaluation, left,
            spec_evaluate_under(evaluation, domain->negation(evaluation, left), second));
    if (at->kind == SPEC_IMPLIES)
        return domain->implication(evaluation, left, spec_evaluate_under(evaluation, left, second));
    return domain->equal(evaluation, SPEC_SORT_BOOL, left, spec_evaluate_at(evaluation, 0, second),
                         at->span);
}

static SpecValue value_of_conditional(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue condition = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue yes = spec_evaluate_under(evaluation, condition, at->children[1]);
    SpecValue no =
        spec_evaluate_under(evaluation, domain->negation(evaluation, condition), at->children[2]);
    return spec_choice(evaluation, at->sort, condition, yes, no);
}

static SpecValue value_of_comparison(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecSort sort = at->children[0]->sort;
    if (sort == SPEC_SORT_TYPE)
        return spec_compare_types(evaluation, at);
    if (sort == SPEC_SORT_MAP)
        return value_maps_equal(evaluation, at);
    if (sort >= SPEC_SORT_OBJECTS)
        return given_or_unmodelled(evaluation, at, domain->function(evaluation, at),
                                   "an equality of such values");
    SpecValue a = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue b = spec_evaluate_at(evaluation, 0, at->children[1]);
    SpecValue result = at->kind == SPEC_EQUAL ? domain->equal(evaluation, sort, a, b, at->span)
                                              : domain->less(evaluation, sort, a, b,
                                                             at->kind == SPEC_LESS_EQUAL, at->span);
    return given_or_unmodelled(evaluation, at, result, "a comparison of such values");
}

static bool divides(const SpecExpr *at) {
    return (at->operation == IR_DIVIDE || at->operation == IR_REMAINDER) &&
           !spec_is_floating(at->sort);
}

static SpecValue value_of_arithmetic(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue a = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue b = at->count > 1 ? spec_evaluate_at(evaluation, 0, at->children[1]) : 0;
    if (divides(at))
        undefined_at(evaluation,
                     domain->equal(evaluation, at->sort, b, domain->number(evaluation, at->sort, 0),
                                   at->span),
                     at->span, "division by zero");
    if (at->math == SPEC_MATH_SAFE)
        spec_undefined(evaluation, domain->overflows(evaluation, at, a, b));
    return given_or_unmodelled(evaluation, at, domain->arithmetic(evaluation, at, a, b),
                               "this arithmetic in a specification");
}

// An exact number is one of Java's only where it fits, unless a cast cuts it.
static SpecValue value_of_conversion(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue value = spec_evaluate_at(evaluation, 0, at->children[0]);
    if (at->children[0]->sort == SPEC_SORT_BIGINT && at->sort != SPEC_SORT_BIGINT && !at->is_cast)
        spec_undefined(evaluation,
                       domain->negation(evaluation, domain->fits(evaluation, at, value)));
    return given_or_unmodelled(evaluation, at, domain->convert(evaluation, at, value),
                               "this conversion in a specification");
}

static SpecValue value_of_unboxing(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue box = value_of_object(evaluation, at->children[0]);
    Variable *field =
        query_field(spec_sema(evaluation->table), at->children[0]->type->class_symbol, "value");
    SpecValue value = field ? evaluation->domain->load_field(evaluation, box, field, at->span) : 0;
    return given_or_unmodelled(evaluation, at, value, "unboxing in a specification");
}

static SpecValue value_of_cast(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue value = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue fits =
        domain->disjunction(evaluation, domain->is_null(evaluation, value),
                            domain->instance_of(evaluation, value, at->target, at->span));
    undefined_at(evaluation, domain->negation(evaluation, fits), at->span,
                 "the object is not of this class");
    return value;
}

static SpecValue value_of_text(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue a = spec_evaluate_at(evaluation, 0, at->children[0]);
    SpecValue b = at->count > 1 ? spec_evaluate_at(evaluation, 0, at->children[1]) : 0;
    return given_or_unmodelled(evaluation, at, evaluation->domain->text(evaluation, at, a, b),
                               "a text made in a specification");
}

// ---- Sequences, sets and maps

static SpecValue value_of_part(Evaluation *evaluation, const SpecExpr *at) {
    SpecElements elements =
        at->kind == SPEC_MAP_GET ? value_map_get(evaluation, at) : value_get(evaluation, at);
    return value_picked(evaluation, at, &elements);
}

static SpecValue value_of_element_equality(Evaluation *evaluation, const SpecExpr *at) {
    SpecElements a = value_elements(evaluation, at->children[0]);
    SpecElements b = value_elements(evaluation, at->children[1]);
    return value_elements_equal(evaluation, &a, &b, at->span);
}

// ---- States and binders

static SpecValue value_of_let(Evaluation *evaluation, const SpecExpr *at) {
    spec_bind(evaluation, at->binders.items[0], spec_evaluate_at(evaluation, 0, at->children[0]));
    return spec_evaluate(evaluation, at->children[1]);
}

static SpecValue value_of_static_field(Evaluation *evaluation, const SpecExpr *at) {
    spec_read_field(evaluation, 0, at->variable);
    SpecValue held = evaluation->domain->load_static(evaluation, at->variable, at->span);
    return given_or_unmodelled(evaluation, at, read_from_state(evaluation, at, held),
                               "this field in a specification");
}

static SpecValue value_of_boxing(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue value = spec_evaluate_at(evaluation, 0, at->children[0]);
    return given_or_unmodelled(evaluation, at, evaluation->domain->box(evaluation, at, value),
                               "boxing in a specification");
}

static SpecValue value_of_instance_test(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue value = spec_evaluate_at(evaluation, 0, at->children[0]);
    return evaluation->domain->instance_of(evaluation, value, at->target, at->span);
}

static SpecValue value_of_quantifier(Evaluation *evaluation, const SpecExpr *at) {
    return given_or_unmodelled(evaluation, at, evaluation->domain->quantify(evaluation, at),
                               ast_keyword_text(at->keyword));
}

static SpecValue value_of_sequence_length(Evaluation *evaluation, const SpecExpr *at) {
    SpecValue sequence = spec_evaluate_at(evaluation, 0, at->children[0]);
    return spec_sequence_length(evaluation, sequence, at->span);
}

// Which places these read is not followed.
static SpecValue unknown_reads(Evaluation *evaluation, const SpecExpr *at) {
    return spec_unmodelled(evaluation, at, "what this reads that 'accessible' speaks of");
}

static SpecValue value_of_making(Evaluation *evaluation, const SpecExpr *at) {
    return evaluation->reads && at->kind == SPEC_SEQUENCE_OF_ARRAY ? unknown_reads(evaluation, at)
                                                                   : value_make(evaluation, at);
}

// `\nonnullelements(a)` reads all elements of the array, `\subset(s, t)` what its sets depend on.
static bool reads_are_followed(Evaluation *evaluation, const SpecExpr *at) {
    if (at->kind == SPEC_LOCATION_SUBSET || at->kind == SPEC_LOCATION_DISJOINT) {
        spec_value_of_places(evaluation, at->children[0]);
        spec_value_of_places(evaluation, at->children[1]);
        return true;
    }
    return at->kind == SPEC_NON_NULL_ELEMENTS &&
           spec_read_elements(evaluation, spec_evaluate_at(evaluation, 0, at->children[0]));
}

static SpecValue value_of_function(Evaluation *evaluation, const SpecExpr *at) {
    const struct PlaceList *reads = evaluation->reads;
    if (reads && !reads_are_followed(evaluation, at))
        return unknown_reads(evaluation, at);
    evaluation->reads = NULL; // they were
    SpecValue value = evaluation->domain->function(evaluation, at);
    evaluation->reads = reads;
    return given_or_unmodelled(evaluation, at, value, spec_kind_text(at->kind));
}

// Who calls a constructor by its contract has made the object before.
static SpecValue value_of_freshness(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue is_fresh = value_of_function(evaluation, at);
    if (!evaluation->constructed || spec_moment(at->label) != SPEC_MOMENT_BEFORE)
        return is_fresh;
    SpecValue object = spec_evaluate_at(evaluation, 0, at->children[0]);
    return domain->disjunction(evaluation, is_fresh,
                               domain->same(evaluation, object, evaluation->constructed));
}

// Of the method, not of a statement in it.
static SpecValue value_of_change(Evaluation *evaluation, const SpecExpr *at) {
    return evaluation->block
               ? spec_unmodelled(evaluation, at, "what changed, in the contract of a statement")
               : value_of_function(evaluation, at);
}

static SpecValue value_of_constant(Evaluation *evaluation, const SpecExpr *at) {
    return given_or_unmodelled(evaluation, at, evaluation->domain->constant(evaluation, at),
                               "a value of this kind");
}

// ---- Choosing

// Of all kinds, the logical ones keep their polarity.
SpecValue spec_evaluate(Evaluation *evaluation, const SpecExpr *at) {
    const SpecDomain *domain = evaluation->domain;
    if (domain->is_over(evaluation)) // the verdict will be UNKNOWN, whatever the value
        return spec_any(evaluation, at->sort, at->type);
    switch (at->kind) {
    case SPEC_CONSTANT:
    case SPEC_NULL:
    case SPEC_STRING:
    case SPEC_CLASS_OBJECT: return value_of_constant(evaluation, at);
    case SPEC_THIS: return given_or_unmodelled(evaluation, at, evaluation->receiver, "this");
    case SPEC_ENCLOSING:
        return spec_evaluate_enclosing(evaluation, at->target->class_symbol, at->span);
    case SPEC_RESULT:
        return given_or_unmodelled(evaluation, at,
                                   read_from_state(evaluation, at, evaluation->result), "\\result");
    case SPEC_EXCEPTION:
        return given_or_unmodelled(evaluation, at, evaluation->exception, "\\exception");
    case SPEC_COUNT: return given_or_unmodelled(evaluation, at, evaluation->count, "\\count");
    case SPEC_LOCAL: return value_of_local(evaluation, at);
    case SPEC_FIELD: return value_of_field(evaluation, at);
    case SPEC_STATIC_FIELD: return value_of_static_field(evaluation, at);
    case SPEC_MODEL_FIELD: return value_of_model_field(evaluation, at);
    case SPEC_LENGTH:
        return domain->length(evaluation, value_of_object(evaluation, at->children[0]));
    case SPEC_ELEMENT: return value_of_element(evaluation, at);
    case SPEC_NOT:
    case SPEC_AND:
    case SPEC_OR:
    case SPEC_IMPLIES:
    case SPEC_EQUIVALENT: return value_of_logic(evaluation, at);
    case SPEC_CONDITIONAL: return value_of_conditional(evaluation, at);
    case SPEC_EQUAL:
    case SPEC_LESS:
    case SPEC_LESS_EQUAL: return value_of_comparison(evaluation, at);
    case SPEC_ARITHMETIC: return value_of_arithmetic(evaluation, at);
    case SPEC_CONVERT: return value_of_conversion(evaluation, at);
    case SPEC_BOX: return value_of_boxing(evaluation, at);
    case SPEC_UNBOX: return value_of_unboxing(evaluation, at);
    case SPEC_CAST: return value_of_cast(evaluation, at);
    case SPEC_INSTANCE_OF: return value_of_instance_test(evaluation, at);
    case SPEC_TEXT:
    case SPEC_CONCAT: return value_of_text(evaluation, at);
    case SPEC_OLD: return spec_value_of_old(evaluation, at);
    case SPEC_QUANTIFIER: return value_of_quantifier(evaluation, at);
    case SPEC_LET: return value_of_let(evaluation, at);
    case SPEC_CALL: return spec_value_of_call(evaluation, at);
    case SPEC_CREATE: return spec_value_of_creation(evaluation, at);
    case SPEC_SUBTYPE: return spec_compare_types(evaluation, at);
    case SPEC_INVARIANT_FOR:
    case SPEC_STATIC_INVARIANT_FOR: return spec_invariant_for(evaluation, at);
    case SPEC_READS: return spec_reads_only(evaluation, at);
    case SPEC_UNMODELLED: return spec_unmodelled(evaluation, at, at->text);
    case SPEC_SEQUENCE:
    case SPEC_SEQUENCE_OF_ARRAY:
    case SPEC_SEQUENCE_CONCAT:
    case SPEC_SEQUENCE_SUB:
    case SPEC_SEQUENCE_REVERSE:
    case SPEC_SEQUENCE_DEFINE:
    case SPEC_SEQUENCE_PUT:
    case SPEC_MAP_EMPTY:
    case SPEC_MAP_PUT:
    case SPEC_MAP_REMOVE:
    case SPEC_MAP_JOIN:
    case SPEC_MAP_INTERSECT:
    case SPEC_MAP_MINUS: return value_of_making(evaluation, at);
    case SPEC_SEQUENCE_LENGTH: return value_of_sequence_length(evaluation, at);
    case SPEC_SEQUENCE_GET:
    case SPEC_MAP_GET: return value_of_part(evaluation, at);
    case SPEC_SEQUENCE_EQUAL: return value_sequence_equal(evaluation, at);
    case SPEC_ELEMENT_EQUAL: return value_of_element_equality(evaluation, at);
    case SPEC_MAP_HAS:
    case SPEC_MAP_SIZE:
    case SPEC_MAP_SUBSET: return value_ask_map(evaluation, at);
    case SPEC_LOCATION_HAS: return spec_location_has(evaluation, at);
    case SPEC_NOT_MODIFIED:
    case SPEC_LOCATION_FRESH:
    case SPEC_LOCATION_NEW:
    case SPEC_ACCESSES: return value_of_change(evaluation, at);
    case SPEC_FRESH: return value_of_freshness(evaluation, at);
    case SPEC_NON_NULL_ELEMENTS:
    case SPEC_SET_HAS:
    case SPEC_SET_SIZE:
    case SPEC_SET_SUBSET:
    case SPEC_LOCATION_SUBSET:
    case SPEC_LOCATION_DISJOINT:
    case SPEC_TYPE:
    case SPEC_TYPE_OF:
    case SPEC_ELEMENT_TYPE:
    case SPEC_ERASURE:
    case SPEC_REACH:
    case SPEC_SET_UNION: return value_of_function(evaluation, at);
    case SPEC_LOCATION_FIELD:
    case SPEC_LOCATION_FIELDS:
    case SPEC_LOCATION_STATICS:
    case SPEC_LOCATION_ELEMENTS:
    case SPEC_LOCATION_EVERYTHING:
    case SPEC_LOCATION_UNION:
    case SPEC_LOCATION_WHEN:
    case SPEC_LOCATION_EACH:
    case SPEC_LOCATION_MINUS:
    case SPEC_LOCATION_INTERSECT: return spec_value_of_places(evaluation, at);
    case SPEC_KIND_COUNT: break;
    }
    SHOULD(false, "a specification expression should be of a known kind");
    return 0;
}
