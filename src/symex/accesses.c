// What the method under check reads and assigns: accessible clauses, \only_assigned and their kin.
//
// Reads are compared with the accessible clauses where they happen. For functions that ask at the
// end what was assigned or read, every access is noted, but only where the specification uses one.
// Objects that the method created do not count.
#include "symex/contract.h"

#include "sema/specs.h"

typedef struct Access {
    Term here;   // the executions in which it happens, on an object of the pre-state
    Term object; // or array; TERM_NONE for static fields
    Variable *field;
    Term index; // of an element
    bool is_store;
} Access;

struct Accesses {
    SpecFrame accessible; // of the cases that have such a clause
    bool is_asked;        // some function asks what was assigned or read
    VECTOR(Access) list;
    State before; // the state that \old means where they are asked
};

// ---- Preparing

static void look_for_functions(void *context, Node *node) {
    bool *found = context;
    JmlKeyword keyword = node->kind == NODE_JML_FUNCTION ? as_JmlFunction(node)->keyword : JML_NONE;
    *found |=
        keyword == JML_ONLY_ASSIGNED || keyword == JML_NOT_ASSIGNED || keyword == JML_ONLY_ACCESSED;
    ast_each_child(node, look_for_functions, context);
}

bool asks_for_accesses(Node *clause) {
    bool found = false;
    look_for_functions(&found, clause);
    return found;
}

bool accesses_matter(const Symex *symex) {
    return symex->subject.accesses &&
           (symex->subject.accesses->is_asked || symex->subject.accesses->accessible.cases.count);
}

void accesses_prepare(Symex *symex, const SpecCaseList *cases, const State *state, Term receiver,
                      const Term *arguments) {
    symex->subject.accesses = ARENA_NEW(symex->arena, Accesses);
    symex->subject.accesses->before = *state;
    for (uint32_t i = 0; i < cases->count; i++)
        for (uint32_t j = 0; j < cases->items[i].clauses.count; j++)
            look_for_functions(&symex->subject.accesses->is_asked,
                               cases->items[i].clauses.items[j]);
    Evaluation base = ground_evaluation(symex, state);
    bool failed = false;
    spec_frame_read(&base, cases, &(SpecCall){receiver, arguments, NULL}, JML_ACCESSIBLE, false,
                    &symex->subject.accesses->accessible, &failed);
}

// ---- Noting

static Term is_inside(Symex *symex, const Places *places, const Access *access) {
    Evaluation evaluation = ground_evaluation(symex, &symex->subject.accesses->before);
    return access->field ? places_have_field(&evaluation, places, access->object, access->field)
                         : places_have_element(&evaluation, places, access->object, access->index);
}

static void check_accessible(Symex *symex, const Access *access, Span span) {
    TermTable *terms = symex->terms;
    const Accesses *accesses = symex->subject.accesses;
    for (uint32_t i = 0; i < accesses->accessible.cases.count; i++) {
        const PlaceList *list = &accesses->accessible.cases.items[i];
        Term allowed = is_inside(symex, &list->places, access);
        Term here = term_and(terms, access->here, list->applies);
        add_obligation(symex, OBLIGATION_ACCESSIBLE, term_and(terms, here, term_not(allowed)), span,
                       list->clause,
                       access->field
                           ? arena_format(symex->arena, "'%s' is read, which is not accessible",
                                          access->field->name->text)
                           : "an array element is read, which is not accessible");
    }
}

void note_access(Symex *symex, const State *state, Term object, Variable *field, Term index,
                 Span span, bool is_store) {
    Accesses *accesses = symex->subject.accesses;
    if (!accesses || symex->mode.quiet ||
        (!accesses->is_asked && !accesses->accessible.cases.count))
        return;
    Access access = {state->guard, object, field, index, is_store};
    if (object)
        access.here = term_and(symex->terms, access.here, is_old_object(symex, object));
    if (access.here == TERM_FALSE)
        return;
    if (!is_store)
        check_accessible(symex, &access, span);
    if (accesses->is_asked)
        vector_push(symex->arena, &accesses->list, access);
}

// ---- Asking

// Every access of the kind asked about lies, or none does, in the locations named.
Term ground_accesses(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    TermTable *terms = symex->terms;
    const Accesses *accesses = symex->subject.accesses;
    const State *old = evaluation->old;
    if (!accesses || !accesses->is_asked || !old ||
        !radix_is_same(&old->values, &accesses->before.values))
        return spec_unmodelled(evaluation, at, ast_keyword_text(at->keyword));
    PlaceList list = {.applies = TERM_TRUE};
    const void *now = evaluation->state;
    evaluation->state = old;
    places_read(evaluation, at->children[0], &list);
    evaluation->state = now;
    bool is_store = at->keyword != JML_ONLY_ACCESSED;
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < accesses->list.count; i++) {
        const Access *access = &accesses->list.items[i];
        if (access->is_store != is_store)
            continue;
        Term inside = is_inside(symex, &list.places, access);
        if (at->keyword == JML_NOT_ASSIGNED)
            inside = term_not(inside);
        result = term_and(terms, result, term_implies(terms, access->here, inside));
    }
    return result;
}
