// Collections that have changed by nobody knows what.
//
// What a call of a recursion did to a set (levels.c) is known in part: it added elements. Such a
// set is marked as open. What is in its arrays is in it, and other elements are in it or not: each
// time that one is looked for, a new variable says. Where elements may have been taken out, too,
// that is so of all elements. Of a list or queue that is open nothing is known, and adding to it
// changes nothing. All else that is done with an open collection is not modelled.
//
// An iterator that was made before finds out that the collection changed: the count of its changes
// may be any from then on, and so may the size of a list or queue, which some ask first.
#include "symex/growth.h"

#include "sema/queries.h"

#include <string.h>

typedef struct GrowingMethod {
    const char *owner, *method; // NULL: all others
    Growth growth;
} GrowingMethod;

static const GrowingMethod growing_methods[] = {
    {"java.util.HashSet", "add", GROWTH_ADDS},
    {"java.util.HashSet", "contains", GROWTH_ASKS},
    {"java.util.HashSet", "remove", GROWTH_REMOVES},
    {"java.util.HashSet", NULL, GROWTH_OTHER},
    {"java.util.ArrayList", "add", GROWTH_APPENDS},
    {"java.util.ArrayList", NULL, GROWTH_OTHER},
    {"java.util.ArrayDeque", "add", GROWTH_APPENDS},
    {"java.util.ArrayDeque", "addFirst", GROWTH_APPENDS},
    {"java.util.ArrayDeque", "addLast", GROWTH_APPENDS},
    {"java.util.ArrayDeque", "offer", GROWTH_APPENDS},
    {"java.util.ArrayDeque", "push", GROWTH_APPENDS},
    {"java.util.ArrayDeque", NULL, GROWTH_OTHER},
    {"java.util.LinkedList", "add", GROWTH_APPENDS},
    {"java.util.LinkedList", "addFirst", GROWTH_APPENDS},
    {"java.util.LinkedList", "addLast", GROWTH_APPENDS},
    {"java.util.LinkedList", "push", GROWTH_APPENDS},
    {"java.util.LinkedList", NULL, GROWTH_OTHER},
};

static bool is_growing(const GrowingMethod *growing, const Method *method) {
    bool is_named = !growing->method ||
                    (!strcmp(method->name->text, growing->method) && method->parameters.count == 1);
    return is_named && !strcmp(method->owner->qualified_name->text, growing->owner);
}

// A collection may call its own methods: what is asked from outside decides.
static bool is_inside(const GrowthCall *call) {
    const Frame *frame = call->frame;
    return frame && frame->method->class_symbol == call->method->owner &&
           frame->receiver == call->arguments[0];
}

Growth growth_of(const GrowthCall *call) {
    const Method *method = call->method;
    const Class *owner = method->owner;
    if (!owner->unit || !owner->unit->is_library || !owner->qualified_name ||
        method->is_constructor || (method->modifiers & MODIFIER_STATIC))
        return GROWTH_NONE;
    for (size_t i = 0; i < sizeof growing_methods / sizeof *growing_methods; i++)
        if (is_growing(&growing_methods[i], method))
            return is_inside(call) ? GROWTH_NONE : growing_methods[i].growth;
    return GROWTH_NONE;
}

// ---- Marks

// Two locations in a state: is it open, and does it lose elements?
static uint32_t marks_of(const Symex *symex, uint32_t object) {
    return (uint32_t)(uintptr_t)map_get(&symex->execution->open_collections,
                                        (const void *)(uintptr_t)object);
}

bool growth_is_any(const Symex *symex) {
    return symex->execution->open_collections.count;
}

uint32_t growth_marks(Symex *symex, uint32_t object) {
    uintptr_t marks = marks_of(symex, object);
    if (marks)
        return (uint32_t)marks;
    marks = universe_locations(symex, 2);
    universe_pin(symex);
    map_put(symex->arena, &symex->execution->open_collections, (const void *)(uintptr_t)object,
            (void *)marks);
    return (uint32_t)marks;
}

static bool is_set(const Object *object) {
    for (const Class *at = object->type->class_symbol; at;
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL)
        if (at->qualified_name && !strcmp(at->qualified_name->text, "java.util.HashSet"))
            return true;
    return false;
}

// What an iterator asks that was made before.
static bool is_shaken(const Object *object, const Variable *field) {
    const Class *owner = field->owner;
    bool is_library = owner && owner->unit && owner->unit->is_library;
    return is_library && field->type->kind == TYPE_INT &&
           (!is_set(object) || !strcmp(field->name->text, "modCount"));
}

static void shake(Symex *symex, State *state, uint32_t number, Term where) {
    const Object *object = &symex->heap.objects.items[number];
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        uint32_t location = object->location + i;
        if (!is_shaken(object, layout->fields.items[i]))
            continue;
        Term any = term_variable(symex->terms, width_of(symex, IR_INT), "changes");
        Term old = state_get(symex, state, location);
        state_set(symex, state, location, old ? term_ite(symex->terms, where, any, old) : any);
    }
}

void growth_open(Symex *symex, State *state, uint32_t object, bool loses) {
    uint32_t marks = growth_marks(symex, object);
    state_set(symex, state, marks, TERM_TRUE);
    if (loses)
        state_set(symex, state, marks + 1, TERM_TRUE);
    shake(symex, state, object, TERM_TRUE);
}

static Term mark_value(Symex *symex, const State *state, Term receiver, uint32_t mark) {
    TermTable *terms = symex->terms;
    Term found = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, receiver);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        uint32_t marks = marks_of(symex, i);
        Term value = marks ? state_get(symex, state, marks + mark) : TERM_NONE;
        Term is_it = term_equal(terms, receiver, object_reference(symex, i));
        if (value)
            found = term_or(terms, found, term_and(terms, value, is_it));
    }
    return found;
}

static Term is_open(Symex *symex, const State *state, Term receiver) {
    return mark_value(symex, state, receiver, 0);
}

static Term loses_elements(Symex *symex, const State *state, Term receiver) {
    return mark_value(symex, state, receiver, 1);
}

static void shake_open(Symex *symex, State *state, Term receiver, Term open) {
    const ObjectSet *set = reference_candidates(symex, receiver);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        if (marks_of(symex, i))
            shake(symex, state, i,
                  term_and(symex->terms, open,
                           term_equal(symex->terms, receiver, object_reference(symex, i))));
}

// ---- What is looked for

static const Method *object_equals(const Symex *symex) {
    const MethodList *methods = &sema_types(symex->sema)->object->class_symbol->methods;
    for (uint32_t i = 0; i < methods->count; i++)
        if (!strcmp(methods->items[i]->name->text, "equals"))
            return methods->items[i];
    return NULL;
}

static bool is_of_language(const Class *class_symbol) {
    return class_symbol->package && !strcmp(class_symbol->package->name->text, "java.lang");
}

static bool holds_only_values(Symex *symex, Class *record) {
    const VariableList *fields = &class_layout(symex, record)->fields;
    for (uint32_t i = 0; i < fields->count; i++) {
        const Type *type = fields->items[i]->type;
        if (!query_is_value(type) &&
            (type->kind != TYPE_CLASS || !is_of_language(type->class_symbol) ||
             type == sema_types(symex->sema)->object))
            return false;
    }
    return true;
}

// Comparing such an object with any other ends, throws nothing and changes nothing.
static bool has_plain_equals(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS)
        return true;
    if (stands_for_any(symex, object))
        return false;
    Class *class_symbol = object->type->class_symbol;
    const Method *equals =
        lower_dispatch(symex->lowering, class_symbol, (Method *)object_equals(symex));
    if (!equals || !is_of_language(equals->owner))
        return false;
    return class_symbol->kind != CLASS_RECORD || holds_only_values(symex, class_symbol);
}

// Where `equals` of the element may do anything with elements that are not known.
static Term asks_sources(Symex *symex, Term element) {
    Term found = TERM_FALSE;
    const ObjectSet *set = reference_candidates(symex, element);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1))
        if (!has_plain_equals(symex, &symex->heap.objects.items[i]))
            found = term_or(symex->terms, found,
                            term_equal(symex->terms, element, object_reference(symex, i)));
    return found;
}

// ---- Calls

// What Java answers is what the arrays say, or, of what they do not know, either.
static Term answer_of(Symex *symex, const GrowthCall *call, const State *before, Growth growth,
                      Term known) {
    TermTable *terms = symex->terms;
    Term receiver = call->arguments[0];
    Term open = is_open(symex, before, receiver), loses = loses_elements(symex, before, receiver);
    Term any = term_bool_variable(terms, "is in the set");
    Term guess = growth == GROWTH_ADDS ? term_and(terms, known, any) : term_or(terms, known, any);
    return term_ite(terms, loses, any, term_ite(terms, open, guess, known));
}

static Outcome ask_set(Symex *symex, const GrowthCall *call, State state, Growth growth, Term open,
                       GrowthRun *run) {
    Term asks = asks_sources(symex, call->arguments[1]);
    add_unmodelled(symex, term_and(symex->terms, state.guard, term_and(symex->terms, open, asks)),
                   call->span, "'equals' of what a recursion has added to a collection");
    Outcome outcome = run(symex, call, state);
    if (state_is_dead(&outcome.returned) || !outcome.result)
        return outcome;
    outcome.result = answer_of(symex, call, &state, growth, outcome.result);
    if (growth != GROWTH_ASKS)
        shake_open(symex, &outcome.returned, call->arguments[0], open);
    return outcome;
}

// Null, which some do not take, is handed on.
static Outcome append(Symex *symex, const GrowthCall *call, State state, Term open,
                      GrowthRun *run) {
    Term is_null = term_equal(symex->terms, call->arguments[1], object_reference(symex, 0));
    Term lost = term_and(symex->terms, open, term_not(is_null));
    Outcome outcome = {.returned = state_assume(symex, state, lost), .thrown = state_dead()};
    if (call->method->return_type->kind == TYPE_BOOLEAN)
        outcome.result = TERM_TRUE;
    shake_open(symex, &outcome.returned, call->arguments[0], lost);
    State rest = state_assume(symex, state, term_not(lost));
    return state_is_dead(&rest) ? outcome : merge_outcomes(symex, outcome, run(symex, call, rest));
}

static Outcome do_other(Symex *symex, const GrowthCall *call, State state, Term open,
                        GrowthRun *run) {
    add_unmodelled(symex, term_and(symex->terms, state.guard, open), call->span,
                   "a collection that a recursion has changed");
    State rest = state_assume(symex, state, term_not(open));
    return state_is_dead(&rest) ? (Outcome){.returned = rest, .thrown = rest}
                                : run(symex, call, rest);
}

Outcome growth_call(Symex *symex, const GrowthCall *call, State state, Growth growth,
                    GrowthRun *run) {
    Term open = is_open(symex, &state, call->arguments[0]);
    if (open == TERM_FALSE)
        return run(symex, call, state);
    if (growth == GROWTH_APPENDS)
        return append(symex, call, state, open, run);
    return growth == GROWTH_OTHER ? do_other(symex, call, state, open, run)
                                  : ask_set(symex, call, state, growth, open, run);
}
