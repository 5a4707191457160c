// The objects that somebody can get at after a method: those that were there before, and the
// created ones that these, the result and static fields lead to.
#include "symex/contract.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

typedef struct Visible {
    Symex *symex;
    const State *state;
    Term *when;     // of each object: where it is visible
    bool *is_to_do; // its fields are to be followed (again): it became visible in more executions
} Visible;

static void add_object(Visible *visible, Term from, Term reference, uint32_t number) {
    TermTable *terms = visible->symex->terms;
    Term is_it = term_equal(terms, reference, object_reference(visible->symex, number));
    Term when = term_or(terms, visible->when[number], term_and(terms, from, is_it));
    visible->is_to_do[number] |= when != visible->when[number];
    visible->when[number] = when;
}

static void add_referred(Visible *visible, Term from, Term reference) {
    Symex *symex = visible->symex;
    const ObjectSet *set = reference_candidates(symex, reference);
    for (uint32_t i = object_set_next(symex, set, symex->heap.first_created); i;
         i = object_set_next(symex, set, i + 1))
        add_object(visible, from, reference, i);
}

static void follow_object(Visible *visible, uint32_t number) {
    Symex *symex = visible->symex;
    Object object = symex->heap.objects.items[number];
    const Layout *layout =
        object.type->kind == TYPE_CLASS ? class_layout(symex, object.type->class_symbol) : NULL;
    for (uint32_t i = 0; i < object.count; i++) {
        Type *type = layout ? layout->fields.items[i]->type : object.type->element;
        Term value = query_is_value(type) ? TERM_NONE
                                          : state_get(symex, visible->state, object.location + i);
        if (value)
            add_referred(visible, visible->when[number], value);
    }
}

static void add_static_fields(Visible *visible) {
    Symex *symex = visible->symex;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        if (!query_is_value(field->type))
            add_referred(visible, TERM_TRUE,
                         state_get(symex, visible->state, static_location(symex, field)));
    }
}

// As many rounds as there are created objects lead everywhere; conditions do not get to an end by
// themselves.
static void follow_all(Visible *visible, uint32_t objects) {
    bool is_done = false;
    for (uint32_t round = visible->symex->heap.first_created; round <= objects && !is_done;
         round++) {
        is_done = true;
        for (uint32_t i = 1; i < objects; i++) {
            if (!visible->is_to_do[i] || heap_is_late(visible->symex))
                continue;
            visible->is_to_do[i] = false;
            follow_object(visible, i);
            is_done = false;
        }
    }
}

static Visible begin(Symex *symex, const State *state) {
    uint32_t objects = symex->heap.objects.count;
    Visible visible = {symex, state, arena_array(symex->arena, objects, sizeof(Term)),
                       arena_array(symex->arena, objects, sizeof(bool))};
    for (uint32_t i = 0; i < objects; i++) {
        bool was_there = i && i < symex->heap.first_created;
        visible.when[i] = was_there ? object_exists(symex, i) : TERM_FALSE;
        visible.is_to_do[i] = visible.when[i] != TERM_FALSE;
    }
    return visible;
}

const Term *visible_objects(Symex *symex, const State *state, const Term *roots, uint32_t count) {
    uint32_t objects = symex->heap.objects.count;
    Visible visible = begin(symex, state);
    for (uint32_t i = 0; i < count; i++)
        if (roots[i])
            add_referred(&visible, TERM_TRUE, roots[i]);
    add_static_fields(&visible);
    follow_all(&visible, objects);
    return visible.when;
}

// The instance around an object is never null: Java sees to it.
static bool may_not_be_null(Symex *symex, const Variable *field) {
    return !query_is_value(field->type) &&
           field != lower_outer_field(symex->lowering, field->owner) &&
           (!variable_is_nullable(symex->sema, field) ||
            (field->type->kind == TYPE_ARRAY && !variable_elements_nullable(symex->sema, field)));
}

// Does a specification say something of objects of its class, which is to be shown?
static bool is_judged(Symex *symex, const Object *object) {
    if (object->type->kind != TYPE_CLASS || object->type->class_symbol->unit->is_library)
        return false;
    InheritedClauseList clauses = {0};
    class_clauses(symex->sema, object->type->class_symbol, JML_INVARIANT, &clauses);
    const VariableList *fields = &class_layout(symex, object->type->class_symbol)->fields;
    bool is_judged = clauses.count;
    for (uint32_t i = 0; i < fields->count && !is_judged; i++)
        is_judged = may_not_be_null(symex, fields->items[i]);
    return is_judged;
}

const Term *visible_judged(Symex *symex, const State *state, const Term *roots, uint32_t count) {
    uint32_t objects = symex->heap.objects.count;
    for (uint32_t i = symex->heap.first_created; i < objects; i++)
        if (is_judged(symex, &symex->heap.objects.items[i]))
            return visible_objects(symex, state, roots, count);
    return begin(symex, state).when;
}
