// What the parts that objects make for themselves are made with.
//
//     final Queue<Task> queue = new PriorityQueue<>((a, b) -> Integer.compare(a.due, b.due));
//
// The queue in this field compares by this lambda, and by nothing else: it is asked the object of
// the field. With `new TreeMap<>()` there is no comparator. Only where the comparator is written
// there as a lambda or method reference; what a call gives, as of Comparator.comparing, may be any.
#include "heap/internal.h"

#include "sema/queries.h"

#include <string.h>

typedef enum MadeWith {
    MADE_WITH_ANYTHING,
    MADE_WITH_NUMBERS, // or nothing: no comparator
    MADE_WITH_FUNCTION
} MadeWith;

static bool is_function(const Node *node) {
    return node->kind == NODE_LAMBDA || node->kind == NODE_METHOD_REFERENCE;
}

// Of `new C(…)`; `function` is the lambda or method reference among the arguments.
static MadeWith arguments_of(Node *creation, Node **function) {
    const NodeList *arguments = &as_New(creation)->arguments;
    bool has_reference = false;
    *function = NULL;
    for (uint32_t i = 0; i < arguments->count; i++) {
        Node *argument = arguments->items[i];
        while (argument->kind == NODE_PARENTHESIZED)
            argument = as_Parenthesized(argument)->inner;
        if (is_function(argument) && !*function)
            *function = argument;
        else
            has_reference |= !argument->type || !query_is_value(argument->type);
    }
    if (has_reference)
        return MADE_WITH_ANYTHING;
    return *function ? MADE_WITH_FUNCTION : MADE_WITH_NUMBERS;
}

static MadeWith find_made_with(Symex *symex, const Variable *field, Node **function) {
    Node *creation = field_creation(symex, field);
    *function = NULL;
    if (!creation || creation->kind != NODE_NEW || as_New(creation)->body || !field->owner->unit ||
        field->owner->unit->is_library || (field->modifiers & MODIFIER_STATIC))
        return MADE_WITH_ANYTHING;
    return arguments_of(creation, function);
}

Class *made_with_function(Symex *symex, const Variable *field) {
    Node *function;
    return find_made_with(symex, field, &function) == MADE_WITH_FUNCTION
               ? lower_function_class(symex->lowering, field->owner, function)
               : NULL;
}

// The field `comparator` of a class of java.util, which its constructors set and nobody else; its
// index in the layout.
static bool find_comparator(const Layout *layout, uint32_t *index) {
    for (*index = 0; *index < layout->fields.count; (*index)++) {
        const Variable *field = layout->fields.items[*index];
        if (!strcmp(field->name->text, "comparator") && (field->modifiers & MODIFIER_FINAL) &&
            field->owner->unit && field->owner->unit->is_library &&
            !strcmp(field->owner->package->name->text, "java.util"))
            return true;
    }
    return false;
}

// Is it an object of that class, around which is `around`?
static Term is_function_of(Symex *symex, Term reference, Class *function, uint32_t around) {
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, reference);
    Variable *outer = lower_outer_field(symex->lowering, function);
    Term result = TERM_FALSE;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *object = &symex->heap.objects.items[i];
        if (object->type->kind != TYPE_CLASS || object->type->class_symbol != function)
            continue;
        const Layout *layout = class_layout(symex, function);
        uintptr_t at = outer ? (uintptr_t)map_get(&layout->index_of, outer) : 0;
        Term is_around =
            !at || heap_is_left_out(symex, object->location + (uint32_t)at - 1)
                ? TERM_TRUE
                : term_equal(terms, symex->heap.initial.items[object->location + at - 1],
                             object_reference(symex, around));
        Term is_it = term_equal(terms, reference, object_reference(symex, i));
        result = term_or(terms, result, term_and(terms, is_it, is_around));
    }
    return result;
}

static void assume_comparator(Symex *symex, uint32_t owner, Term part, uint32_t candidate,
                              Class *function) {
    TermTable *terms = symex->terms;
    const Object *object = &symex->heap.objects.items[candidate];
    uint32_t index;
    if (object->type->kind != TYPE_CLASS || !object->is_initial || object->made_by ||
        !find_comparator(class_layout(symex, object->type->class_symbol), &index) ||
        heap_is_left_out(symex, object->location + index))
        return;
    Term comparator = symex->heap.initial.items[object->location + index];
    Term is_it = term_equal(terms, part, object_reference(symex, candidate));
    Term is_made_so = function ? is_function_of(symex, comparator, function, owner)
                               : term_equal(terms, comparator, object_reference(symex, 0));
    assume(symex, term_implies(terms, is_it, is_made_so));
}

static void assume_of_field(Symex *symex, const Object *object, uint32_t index) {
    const Variable *field = class_layout(symex, object->type->class_symbol)->fields.items[index];
    Term part = symex->heap.initial.items[object->location + index];
    Node *function;
    MadeWith made_with = query_is_value(field->type) || !part || is_owned_field(field) ||
                                 heap_is_left_out(symex, object->location + index)
                             ? MADE_WITH_ANYTHING
                             : find_made_with(symex, field, &function);
    if (made_with == MADE_WITH_ANYTHING)
        return;
    Class *of = made_with == MADE_WITH_FUNCTION
                    ? lower_function_class(symex->lowering, field->owner, function)
                    : NULL;
    if (made_with == MADE_WITH_FUNCTION && !of)
        return;
    const ObjectSet *set = reference_candidates(symex, part);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        assume_comparator(symex, object->number, part, i, of);
}

void made_with_assume(Symex *symex) {
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        Object object = symex->heap.objects.items[i];
        if (!object.is_initial || object.made_by || object.type->kind != TYPE_CLASS)
            continue;
        uint32_t count = class_layout(symex, object.type->class_symbol)->fields.count;
        for (uint32_t j = 0; j < count; j++)
            assume_of_field(symex, &object, j);
    }
}
