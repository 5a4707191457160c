// Elements of sequences and maps: numbers, objects, values, each of whatever sort it is.
#include "spec/value.h"

#include "sema/queries.h"

void value_add_element(Evaluation *evaluation, SpecElements *elements, SpecElement element) {
    const SpecDomain *domain = evaluation->domain;
    if (element.condition == domain->falsity)
        return;
    for (uint32_t i = 0; i < elements->count; i++) {
        SpecElement *known = &elements->items[i];
        bool is_same_type = element.sort != SPEC_SORT_INT || known->type == element.type;
        if (known->sort != element.sort || !is_same_type)
            continue;
        known->value = spec_choice(evaluation,
                                   element.sort == SPEC_SORT_NONE ? SPEC_SORT_BIGINT : element.sort,
                                   element.condition, element.value, known->value);
        if (element.objects < known->objects)
            known->objects = element.objects;
        known->identity = known->identity && element.identity
                              ? domain->choice(evaluation, SPEC_SORT_BIGINT, element.condition,
                                               element.identity, known->identity)
                              : 0;
        known->condition = domain->disjunction(evaluation, known->condition, element.condition);
        return;
    }
    vector_push(spec_arena(evaluation->table), elements, element);
}

void value_add_under(Evaluation *evaluation, SpecElements *to, const SpecElements *from,
                     SpecValue condition) {
    for (uint32_t i = 0; i < from->count; i++) {
        SpecElement element = from->items[i];
        element.condition =
            evaluation->domain->conjunction(evaluation, condition, element.condition);
        value_add_element(evaluation, to, element);
    }
}

SpecElements value_elements(Evaluation *evaluation, const SpecExpr *at) {
    SpecElements elements = {0};
    if (spec_is_any_element(evaluation->table, at))
        return at->kind == SPEC_MAP_GET ? value_map_get(evaluation, at) : value_get(evaluation, at);
    SpecElement one = {.condition = evaluation->domain->truth,
                       .value = spec_evaluate_at(evaluation, 0, at),
                       .sort = at->sort,
                       .type = at->type};
    vector_push(spec_arena(evaluation->table), &elements, one);
    return elements;
}

// ---- Conversions

static SpecValue converted(Evaluation *evaluation, const SpecElement *element, SpecSort sort,
                           Type *type, Span span) {
    SpecExpr from = {.sort = element->sort, .type = element->type, .span = span};
    const SpecExpr *children[] = {&from};
    SpecExpr at = {.kind = SPEC_CONVERT,
                   .sort = sort,
                   .type = type,
                   .span = span,
                   .count = 1,
                   .children = children,
                   .is_cast = true};
    if (element->sort == sort && (element->type->kind == type->kind || sort == SPEC_SORT_BIGINT))
        return element->value;
    return evaluation->domain->convert(evaluation, &at, element->value);
}

static SpecValue exact(Evaluation *evaluation, const SpecElement *element, Span span) {
    Type *bigint = type_primitive(sema_types(spec_sema(evaluation->table)), TYPE_BIGINT);
    return converted(evaluation, element, SPEC_SORT_BIGINT, bigint, span);
}

// ---- Equality

static SpecValue not_known(Evaluation *evaluation, SpecValue condition, Span span) {
    const SpecDomain *domain = evaluation->domain;
    domain->unmodelled(evaluation, domain->conjunction(evaluation, evaluation->guard, condition),
                       span, "a comparison of such elements");
    return domain->falsity;
}

// Where both are there: is it the same?
static SpecValue pair_equal(Evaluation *evaluation, const SpecElement *a, const SpecElement *b,
                            SpecValue both, Span span) {
    const SpecDomain *domain = evaluation->domain;
    bool has_other = a->sort == SPEC_SORT_NONE || b->sort == SPEC_SORT_NONE;
    if (a->value == b->value && a->sort == b->sort && !spec_is_floating(a->sort))
        return domain->truth;
    if (a->identity && b->identity && a->sort == b->sort && !spec_is_integral(a->sort))
        return domain->equal(evaluation, SPEC_SORT_BIGINT, a->identity, b->identity, span);
    if (spec_is_integral(a->sort) && a->sort == b->sort)
        return domain->equal(evaluation, a->sort, a->value, b->value, span);
    if (spec_is_integral(a->sort) && spec_is_integral(b->sort)) {
        SpecValue first = exact(evaluation, a, span), second = exact(evaluation, b, span);
        return first && second ? domain->equal(evaluation, SPEC_SORT_BIGINT, first, second, span)
                               : not_known(evaluation, both, span);
    }
    if (has_other && a->sort == b->sort)
        return domain->equal(evaluation, SPEC_SORT_BIGINT, a->value, b->value, span);
    SpecSort with = a->sort == SPEC_SORT_NONE ? b->sort : a->sort;
    if (has_other && with != SPEC_SORT_INT && with != SPEC_SORT_REFERENCE)
        return not_known(evaluation, both, span);
    if (has_other && with == SPEC_SORT_REFERENCE) {
        bool is_first = a->sort == SPEC_SORT_NONE;
        SpecValue may_be =
            domain->may_be_object(evaluation, is_first ? a : b, is_first ? b->value : a->value);
        return not_known(evaluation, domain->conjunction(evaluation, both, may_be), span);
    }
    if (a->sort != b->sort)
        return domain->falsity;
    if (a->sort != SPEC_SORT_REFERENCE && a->sort != SPEC_SORT_BOOL)
        return not_known(evaluation, both, span);
    SpecValue outer = evaluation->guard;
    evaluation->guard = domain->conjunction(evaluation, outer, both);
    SpecValue result = domain->equal(evaluation, a->sort, a->value, b->value, span);
    evaluation->guard = outer;
    return result ? result : not_known(evaluation, both, span);
}

SpecValue value_elements_equal(Evaluation *evaluation, const SpecElements *a, const SpecElements *b,
                               Span span) {
    const SpecDomain *domain = evaluation->domain;
    SpecValue result = domain->falsity;
    for (uint32_t i = 0; i < a->count; i++)
        for (uint32_t j = 0; j < b->count; j++) {
            SpecValue both =
                domain->conjunction(evaluation, a->items[i].condition, b->items[j].condition);
            if (both == domain->falsity)
                continue;
            SpecValue same = pair_equal(evaluation, &a->items[i], &b->items[j], both, span);
            result = domain->disjunction(evaluation, result,
                                         domain->conjunction(evaluation, both, same));
        }
    return result;
}

// ---- Picking

// No class of the sources has boxes among its objects.
static bool may_be_box(const Type *type) {
    return type->kind != TYPE_CLASS || !type->class_symbol->unit ||
           type->class_symbol->unit->is_library;
}

// Where the element is this: the value wanted, or none, and what that means is noted.
static SpecValue picked_from(Evaluation *evaluation, const SpecExpr *at,
                             const SpecElement *element) {
    const SpecDomain *domain = evaluation->domain;
    if (spec_is_integral(at->sort) && spec_is_integral(element->sort))
        return converted(evaluation, element, at->sort, at->type, at->span);
    if (at->sort == element->sort)
        return element->value;
    bool may_be = element->sort == SPEC_SORT_NONE && at->sort != SPEC_SORT_INT;
    bool needs_box = at->sort == SPEC_SORT_REFERENCE && may_be_box(at->type);
    if (may_be || needs_box)
        domain->unmodelled(
            evaluation, domain->conjunction(evaluation, evaluation->guard, element->condition),
            at->span, may_be ? "an element of any type" : "a number in a sequence, as an object");
    else
        spec_undefined(evaluation, element->condition);
    return 0;
}

SpecValue value_picked(Evaluation *evaluation, const SpecExpr *at, const SpecElements *elements) {
    SpecValue result = 0;
    for (uint32_t i = 0; i < elements->count; i++) {
        SpecValue value = picked_from(evaluation, at, &elements->items[i]);
        if (value)
            result = result ? spec_choice(evaluation, at->sort, elements->items[i].condition, value,
                                          result)
                            : value;
    }
    return result ? result : spec_any(evaluation, at->sort, at->type);
}
