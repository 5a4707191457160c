// Marks are counted from place to place, in unary: one if-then-else for each place and number. In a
// state that differs from another in few elements, so do the counts, and the condition of an
// if-then-else that chooses what an element is chooses whether it is marked.
#include "symex/marks.h"

#include "sema/queries.h"

// The marks of one array in one state.
typedef struct MarkedArray {
    Symex *symex;
    const State *state;
    MarkKind kind;
    Term array, length;
    Type *element;
    uint32_t count;
    Map boxes; // Term of a reference -> (void *)(uintptr_t)Term: it is a box that is marked
} MarkedArray;

// TERM_NONE: such values have no such marks.
static Term is_marked(Symex *symex, MarkKind kind, Term value) {
    TermTable *terms = symex->terms;
    uint32_t width = term_width(terms, value);
    if (kind != MARK_ANY && (kind == MARK_TRUE) != !width)
        return TERM_NONE;
    Term zero = width ? term_constant(terms, width, 0) : TERM_NONE;
    switch (kind) {
    case MARK_TRUE: return value;
    case MARK_NEGATIVE: return term_slt(terms, value, zero);
    case MARK_NOT_NEGATIVE: return term_sle(terms, zero, value);
    case MARK_POSITIVE: return term_slt(terms, zero, value);
    case MARK_NOT_POSITIVE: return term_sle(terms, value, zero);
    case MARK_ANY: return TERM_TRUE;
    case MARK_KINDS: break;
    }
    return TERM_NONE;
}

// ---- Boxes

static Term is_marked_object(const MarkedArray *marked, uint32_t number) {
    Symex *symex = marked->symex;
    const Object *object = &symex->heap.objects.items[number];
    const Type *inner = number && object->type->kind == TYPE_CLASS
                            ? query_unboxed(symex->sema, object->type)
                            : NULL;
    if (!number)
        return TERM_FALSE;
    if (!inner || inner->kind == TYPE_FLOAT || inner->kind == TYPE_DOUBLE)
        return TERM_NONE;
    Variable *field = query_field(symex->sema, object->type->class_symbol, "value");
    Term value = heap_field(symex, marked->state, number, field);
    return value ? is_marked(symex, marked->kind, value) : TERM_FALSE;
}

static Term is_marked_box(MarkedArray *marked, Term reference);

static Term is_some_marked_box(MarkedArray *marked, Term reference) {
    Symex *symex = marked->symex;
    const ObjectSet *set = reference_candidates(symex, reference);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, set, 1); i && result;
         i = object_set_next(symex, set, i + 1)) {
        Term object = object_reference(symex, i), one = is_marked_box(marked, object);
        Term is_it = term_equal(symex->terms, reference, object);
        result = one ? term_ite(symex->terms, is_it, one, result) : TERM_NONE;
    }
    return result;
}

// Along the if-then-elses of the reference: an element that was assigned or not is marked as it was
// before, or as what was assigned.
static Term is_marked_box(MarkedArray *marked, Term reference) {
    Symex *symex = marked->symex;
    const void *key = (const void *)(uintptr_t)reference;
    Term result = (Term)(uintptr_t)map_get(&marked->boxes, key);
    uint64_t number;
    if (result)
        return result;
    if (term_is_constant(symex->terms, reference, &number)) {
        result = is_marked_object(marked, (uint32_t)number);
    } else if (term_kind(symex->terms, reference) == TERM_KIND_ITE) {
        Term yes = is_marked_box(marked, term_child(symex->terms, reference, 1));
        Term no = is_marked_box(marked, term_child(symex->terms, reference, 2));
        Term condition = term_child(symex->terms, reference, 0);
        result = yes && no ? term_ite(symex->terms, condition, yes, no) : TERM_NONE;
    } else {
        result = is_some_marked_box(marked, reference);
    }
    map_put(symex->arena, &marked->boxes, key, (void *)(uintptr_t)result);
    return result;
}

// ---- Arrays

// False where the reference may be something else, or there may be more elements than are modelled.
static bool find_array(MarkedArray *marked, uint32_t holder) {
    Symex *symex = marked->symex;
    marked->array = state_get(symex, marked->state, holder);
    const ObjectSet *set = marked->array ? reference_candidates(symex, marked->array) : NULL;
    for (uint32_t i = set ? object_set_next(symex, set, 1) : 0; i;
         i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        if (object->type->kind != TYPE_ARRAY || object->limit ||
            (marked->element && marked->element != object->type->element))
            return false;
        marked->element = object->type->element;
        marked->count = object->count > marked->count ? object->count : marked->count;
    }
    if (!marked->count || marked->count > MOST_MARKS)
        return false;
    marked->length = heap_length(symex, marked->array);
    return true;
}

static Term is_one_of(Symex *symex, const Marks *marks, uint32_t place) {
    if (!marks->places)
        return TERM_TRUE;
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < marks->place_count; i++)
        result = term_or(
            symex->terms, result,
            term_equal(symex->terms, marks->places[i], java_constant(symex, IR_INT, place)));
    return result;
}

static Term is_marked_element(MarkedArray *marked, uint32_t place) {
    Symex *symex = marked->symex;
    if (place >= marked->count)
        return TERM_FALSE;
    if (marked->kind == MARK_ANY)
        return TERM_TRUE;
    Term index = java_constant(symex, IR_INT, place);
    Term value = heap_load_element(symex, marked->state, marked->array, index,
                                   default_value(symex, marked->element));
    Term mark = query_is_value(marked->element) ? is_marked(symex, marked->kind, value)
                                                : is_marked_box(marked, value);
    return mark ? term_and(symex->terms, mark, term_slt(symex->terms, index, marked->length))
                : TERM_NONE;
}

static void count_one(Symex *symex, MarkCount *count, Term mark) {
    for (uint32_t k = count->count; k-- > 0;)
        count->at_least[k] = term_ite(symex->terms, mark, k ? count->at_least[k - 1] : TERM_TRUE,
                                      count->at_least[k]);
}

bool marks_count(Symex *symex, const State *first, const State *state, const Marks *marks,
                 MarkCount *count) {
    MarkedArray now = {.symex = symex, .state = state, .kind = marks->kind};
    MarkedArray before = {.symex = symex, .state = first, .kind = marks->kind};
    if (!find_array(&now, marks->holder) || (marks->are_new && !find_array(&before, marks->holder)))
        return false;
    *count = (MarkCount){.count = now.count};
    for (uint32_t i = 0; i < now.count; i++)
        count->at_least[i] = TERM_FALSE;
    for (uint32_t i = 0; i < now.count; i++) {
        Term mark = is_marked_element(&now, i);
        Term old = marks->are_new ? is_marked_element(&before, i) : TERM_FALSE;
        if (!mark || !old)
            return false;
        mark = term_and(symex->terms, mark, is_one_of(symex, marks, i));
        count_one(symex, count, term_and(symex->terms, mark, term_not(old)));
    }
    return true;
}

Term marks_are(Symex *symex, const MarkCount *count, uint32_t number) {
    Term is_enough = number ? count->at_least[number - 1] : TERM_TRUE;
    Term is_more = number < count->count ? count->at_least[number] : TERM_FALSE;
    return term_and(symex->terms, is_enough, term_not(is_more));
}

Term marks_are_fewer(const MarkCount *count, uint32_t number) {
    if (!number)
        return TERM_FALSE;
    return number <= count->count ? term_not(count->at_least[number - 1]) : TERM_TRUE;
}
