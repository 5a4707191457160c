#include "symex/contract.h"

#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

// ---- Cases

bool contract_is_given(Symex *symex, Method *method) {
    MethodList methods = {0};
    method_specifications(symex->sema, method, &methods);
    return methods.count > 0;
}

SpecCaseList contract_cases(Symex *symex, Method *method) {
    return spec_cases(symex->specifications, ground_domain(), method);
}

SpecCaseList contract_claims(Symex *symex, Method *method) {
    return spec_claims(symex->specifications, ground_domain(), method);
}

Term contract_precondition(Symex *symex, SpecCaseList *cases, const State *state, Term receiver,
                           const Term *arguments) {
    Evaluation base = ground_evaluation(symex, state);
    bool failed = false;
    return spec_precondition(&base, cases, &(SpecCall){receiver, arguments, NULL}, &failed);
}

// ---- Exceptions

// From a program none may escape, unless its specification says so.
void contract_exceptions(Symex *symex, const SpecCase *of, const Method *method, TypeList *types) {
    static const TypeList none = {0};
    bool is_entry = symex->scope.from_start && query_is_main(method);
    case_exceptions(symex->arena, of->behavior, &of->clauses, is_entry ? &none : &method->thrown,
                    types);
}

Term is_instance_of_any(Symex *symex, Term exception, const TypeList *types) {
    Term result = TERM_FALSE;
    for (uint32_t i = 0; i < types->count; i++)
        result = term_or(symex->terms, result, heap_instance_of(symex, exception, types->items[i]));
    return result;
}

// ---- Invariants

static Evaluation clause_evaluation(Symex *symex, const InvariantUse *use, Class *owner,
                                    Term receiver, Term exists) {
    Evaluation base = ground_evaluation(symex, use->state);
    base.old = use->old;
    base.first_fresh = use->first_fresh;
    return spec_clause_evaluation(&base, receiver, owner, exists);
}

typedef void ClauseVisit(Symex *symex, const InvariantUse *use, InheritedClause clause,
                         Term receiver, Term exists, void *context);

static void each_static_clause(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                               Class *class_symbol, ClauseVisit *visit, void *context) {
    InheritedClauseList clauses = {0};
    class_clauses(symex->sema, class_symbol, keyword, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++)
        if (clauses.items[i].owner == class_symbol &&
            spec_clause_is_static(clauses.items[i].clause))
            visit(symex, use, clauses.items[i], TERM_NONE, TERM_TRUE, context);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        each_static_clause(symex, use, keyword, class_symbol->member_classes.items[i], visit,
                           context);
}

// Those of all classes of the sources.
static void each_static_clause_of_all(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                                      ClauseVisit *visit, void *context) {
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                each_static_clause(symex, use, keyword,
                                   as_ClassDeclaration(types->items[j])->symbol, visit, context);
    }
}

// Every clause, static ones aside, with every object it speaks of.
static void each_object_clause(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                               ClauseVisit *visit, void *context) {
    uint32_t count = symex->heap.objects.count;
    for (uint32_t number = 1; number < count; number++) {
        Object object = symex->heap.objects.items[number];
        if (object.type->kind != TYPE_CLASS || object.is_frozen || object.is_uncertain)
            continue;
        if (use->old && !object.is_initial)
            continue; // a constraint relates two states: created objects have only one
        Term exists = object.is_initial ? object_exists(symex, number) : object.created;
        if (use->visible)
            exists = term_and(symex->terms, exists, use->visible[number]);
        if (use->skip)
            exists = term_and(
                symex->terms, exists,
                term_not(term_equal(symex->terms, use->skip, object_reference(symex, number))));
        if (exists == TERM_FALSE)
            continue;
        InheritedClauseList clauses = {0};
        class_clauses(symex->sema, object.type->class_symbol, keyword, &clauses);
        for (uint32_t i = 0; i < clauses.count; i++)
            if (!spec_clause_is_static(clauses.items[i].clause))
                visit(symex, use, clauses.items[i], object_reference(symex, number), exists,
                      context);
    }
}

// Static ones are there once.
static void each_clause(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                        ClauseVisit *visit, void *context) {
    each_static_clause_of_all(symex, use, keyword, visit, context);
    each_object_clause(symex, use, keyword, visit, context);
}

static void assume_clause(Symex *symex, const InvariantUse *use, InheritedClause inherited,
                          Term receiver, Term exists, void *context) {
    (void)context;
    const TypeClause *clause = inherited.clause;
    if (heap_leaves_out_class(symex, inherited.owner))
        return;
    Evaluation evaluation = clause_evaluation(symex, use, inherited.owner, receiver, exists);
    evaluation.polarity = -1;
    Term holds = ground_may_hold(&evaluation, clause->expression);
    assume_for(symex, term_implies(symex->terms, exists, holds), clause->node.span);
}

void invariants_assume(Symex *symex, const State *state, Term skip) {
    InvariantUse use = {.state = state, .skip = skip, .first_fresh = symex->heap.first_created};
    each_clause(symex, &use, JML_INVARIANT, assume_clause, NULL);
}

static void assume_library_clause(Symex *symex, const InvariantUse *use, InheritedClause inherited,
                                  Term receiver, Term exists, void *context) {
    if (inherited.owner->unit->is_library)
        assume_clause(symex, use, inherited, receiver, exists, context);
}

void invariants_assume_of_library(Symex *symex, const State *state) {
    InvariantUse use = {.state = state, .first_fresh = symex->heap.first_created};
    each_object_clause(symex, &use, JML_INVARIANT, assume_library_clause, NULL);
}

void invariants_assume_before_program(Symex *symex, const State *state) {
    InvariantUse use = {.state = state, .first_fresh = symex->heap.first_created};
    symex->statics.is_before_program = true;
    each_object_clause(symex, &use, JML_INVARIANT, assume_clause, NULL);
    symex->statics.is_before_program = false;
}

void axioms_assume(Symex *symex, const State *state) {
    InvariantUse use = {.state = state, .first_fresh = symex->heap.first_created};
    each_static_clause_of_all(symex, &use, JML_AXIOM, assume_clause, NULL);
}

Term given_begin(Symex *symex) {
    return mode_enter(symex, mode_given(symex, TERM_TRUE)).given;
}

void give(Symex *symex, Term holds) {
    mode_enter(symex, mode_given(symex, term_and(symex->terms, symex->mode.given, holds)));
}

Term given_end(Symex *symex, Term around) {
    return mode_enter(symex, mode_given(symex, around)).given;
}

// Where it cannot be evaluated it may hold, too: that place is noted.
static void give_clause(Symex *symex, const InvariantUse *use, InheritedClause inherited,
                        Term receiver, Term exists, void *context) {
    (void)context;
    if (!clause_concerns(symex->sema, inherited, use->method))
        return;
    Evaluation evaluation = clause_evaluation(symex, use, inherited.owner, receiver, exists);
    Term holds = ground_may_hold(&evaluation, inherited.clause->expression);
    give(symex, term_implies(symex->terms, exists, holds));
}

void invariants_give(Symex *symex, const InvariantUse *use, JmlKeyword keyword) {
    each_clause(symex, use, keyword, give_clause, NULL);
}

void class_clauses_give(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                        Class *class_symbol, Term receiver) {
    InheritedClauseList clauses = {0};
    class_clauses(symex->sema, class_symbol, keyword, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++)
        if (!spec_clause_is_static(clauses.items[i].clause))
            give_clause(symex, use, clauses.items[i], receiver, TERM_TRUE, NULL);
}

// Violations of one clause by all objects make one obligation.
typedef struct Violations {
    Map by_clause; // TypeClause -> (void *)(uintptr_t)Term
    VECTOR(TypeClause *) order;
} Violations;

// What a library class says of its own fields is not the user's to keep: Java itself lets the
// keys of a map change.
static void collect_violation(Symex *symex, const InvariantUse *use, InheritedClause inherited,
                              Term receiver, Term exists, void *context) {
    Violations *violations = context;
    TypeClause *clause = inherited.clause;
    if (inherited.owner->unit->is_library || !clause_concerns(symex->sema, inherited, use->method))
        return;
    Evaluation evaluation = clause_evaluation(symex, use, inherited.owner, receiver, exists);
    Term violated = ground_violated(&evaluation, clause->expression);
    uintptr_t before = (uintptr_t)map_get(&violations->by_clause, clause);
    if (!before) {
        before = TERM_FALSE;
        vector_push(symex->arena, &violations->order, clause);
    }
    Term all = term_or(symex->terms, (Term)before, violated);
    map_put(symex->arena, &violations->by_clause, clause, (void *)(uintptr_t)all);
}

static Term report_violations(Symex *symex, const Violations *violations, ObligationKind kind,
                              Span span, const char *text) {
    Term any = TERM_FALSE;
    for (uint32_t i = 0; i < violations->order.count; i++) {
        TypeClause *clause = violations->order.items[i];
        Term violated = (Term)(uintptr_t)map_get(&violations->by_clause, clause);
        add_obligation(symex, kind, violated, span, clause->node.span, text);
        any = term_or(symex->terms, any, violated);
    }
    return any;
}

static Term check_clauses(Symex *symex, const InvariantUse *use, JmlKeyword keyword,
                          ObligationKind kind, Span span, const char *text) {
    Violations violations = {0};
    each_clause(symex, use, keyword, collect_violation, &violations);
    return report_violations(symex, &violations, kind, span, text);
}

Term invariants_check_at_call(Symex *symex, const State *state, Span span, Term skip,
                              const Term *visible, const char *text) {
    InvariantUse use = {
        .state = state, .first_fresh = symex->heap.first_created, .skip = skip, .visible = visible};
    return check_clauses(symex, &use, JML_INVARIANT, OBLIGATION_PRECONDITION, span, text);
}

Term invariants_check_of_receiver(Symex *symex, const State *state, Term receiver, Span span,
                                  const char *text) {
    InvariantUse use = {.state = state, .first_fresh = symex->heap.first_created};
    const ObjectSet *set = reference_candidates(symex, receiver);
    uint32_t count = symex->heap.objects.count;
    Term *visible = arena_array(symex->arena, count, sizeof(Term));
    for (uint32_t i = 0; i < count; i++)
        visible[i] = object_set_has(set, i)
                         ? term_equal(symex->terms, receiver, object_reference(symex, i))
                         : TERM_FALSE;
    use.visible = visible;
    Violations violations = {0};
    each_object_clause(symex, &use, JML_INVARIANT, collect_violation, &violations);
    return report_violations(symex, &violations, OBLIGATION_PRECONDITION, span, text);
}

void invariants_check(Symex *symex, const State *state, const State *before, uint32_t first_fresh,
                      Span span, Term skip, const Term *visible) {
    if (state_is_dead(state))
        return;
    InvariantUse use = {
        .state = state, .first_fresh = first_fresh, .skip = skip, .visible = visible};
    check_clauses(symex, &use, JML_INVARIANT, OBLIGATION_INVARIANT, span, "invariant");
    use.old = before;
    use.method = symex->subject.method;
    check_clauses(symex, &use, JML_CONSTRAINT, OBLIGATION_CONSTRAINT, span, "constraint");
}

static void collect_unread(Symex *symex, const InvariantUse *use, InheritedClause inherited,
                           Term receiver, Term exists, void *context) {
    if (query_is_subclass(symex->sema, symex->subject.method->owner, inherited.owner))
        collect_violation(symex, use, inherited, receiver, exists, context);
}

void class_accessible_check(Symex *symex, const State *state, Term skip, Span span) {
    InvariantUse use = {.state = state, .first_fresh = symex->heap.first_created, .skip = skip};
    Violations violations = {0};
    each_clause(symex, &use, JML_ACCESSIBLE, collect_unread, &violations);
    report_violations(symex, &violations, OBLIGATION_ACCESSIBLE, span,
                      "accessible of the class: more is read");
}

void initially_check(Symex *symex, const State *state, Class *class_symbol, Term receiver,
                     Span span) {
    if (state_is_dead(state))
        return;
    InvariantUse use = {.state = state, .first_fresh = symex->heap.first_created};
    InheritedClauseList clauses = {0};
    class_clauses(symex->sema, class_symbol, JML_INITIALLY, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++) {
        TypeClause *clause = clauses.items[i].clause;
        Evaluation evaluation =
            clause_evaluation(symex, &use, clauses.items[i].owner, receiver, TERM_TRUE);
        add_obligation(symex, OBLIGATION_INITIALLY,
                       ground_violated(&evaluation, clause->expression), span, clause->node.span,
                       "initially");
    }
}

// ---- Null where it must not be

Term elements_non_null(Symex *symex, const State *state, Term array) {
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, array);
    Term result = TERM_TRUE;
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        const Object *object = &symex->heap.objects.items[number];
        if (!object_set_has(set, number) || object->type->kind != TYPE_ARRAY ||
            query_is_value(object->type->element))
            continue;
        Term all = TERM_TRUE;
        for (uint32_t i = 0; i < object->count; i++) {
            Term value = state_get(symex, state, object->location + i);
            if (!value)
                break; // not created yet in this state
            Term used = term_slt(terms, java_constant(symex, IR_INT, i), object->length);
            Term is_null = term_equal(terms, value, object_reference(symex, 0));
            all = term_and(terms, all, term_not(term_and(terms, used, is_null)));
        }
        Term is_it = term_equal(terms, array, object_reference(symex, number));
        result = term_and(terms, result, term_implies(terms, is_it, all));
    }
    return result;
}

// What is in a collection is asked of it: jury.Nulls looks at all.
Term arguments_non_null(Symex *symex, const State *state, Term holder, NonNullArguments which,
                        Span span) {
    if (!which.first && !which.second)
        return TERM_TRUE;
    Class *asked = query_class(symex->sema, "jury.Nulls");
    const MethodList *methods = asked ? query_methods(symex->sema, asked, "isWithout") : NULL;
    SHOULD(methods && methods->count == 1, "jury.Nulls should be in the library");
    Term arguments[] = {holder, which.first ? TERM_TRUE : TERM_FALSE,
                        which.second ? TERM_TRUE : TERM_FALSE};
    Outcome outcome = call_pure(symex, NULL, methods->items[0], *state, arguments, 3, false, span);
    return outcome.result ? outcome.result : TERM_TRUE;
}

static void check_field(Symex *symex, const State *state, Variable *field, uint32_t location,
                        Span span, Term visible) {
    TermTable *terms = symex->terms;
    Term here = term_and(terms, state->guard, visible);
    Term value = state_get(symex, state, location);
    if (value == TERM_NONE || heap_is_left_out(symex, location))
        return; // no way to this state creates the object, or nothing assigns the field
    Span declared = field->declaration ? field->declaration->span : (Span){0, 0};
    if (!variable_is_nullable(symex->sema, field))
        add_obligation(symex, OBLIGATION_NON_NULL,
                       term_and(terms, here, term_equal(terms, value, object_reference(symex, 0))),
                       span, declared, "null in a field that must not be null");
    if (field->type->kind == TYPE_ARRAY && !query_is_value(field->type->element) &&
        !variable_elements_nullable(symex->sema, field))
        add_obligation(symex, OBLIGATION_NON_NULL,
                       term_and(terms, here, term_not(elements_non_null(symex, state, value))),
                       span, declared, "null in an array whose elements must not be null");
}

static bool is_library_field(const Variable *field) {
    return field->owner && field->owner->unit && field->owner->unit->is_library;
}

static Term field_non_null(Symex *symex, const State *state, Variable *field, uint32_t location) {
    Term value = state_get(symex, state, location), holds = TERM_TRUE;
    // Exceptions that Java makes by itself do not run constructors here.
    if (!value || query_is_value(field->type) || is_exception_field(symex, field) ||
        heap_is_left_out(symex, location))
        return TERM_TRUE;
    if (!variable_is_nullable(symex->sema, field))
        holds = term_not(term_equal(symex->terms, value, object_reference(symex, 0)));
    if (field->type->kind == TYPE_ARRAY && !query_is_value(field->type->element) &&
        !variable_elements_nullable(symex->sema, field))
        holds = term_and(symex->terms, holds, elements_non_null(symex, state, value));
    return holds;
}

static bool is_checked_static(const Variable *field) {
    return !query_is_value(field->type) && !(field->modifiers & MODIFIER_MODEL) &&
           field->kind == VARIABLE_FIELD && !is_library_field(field);
}

// While classes are being initialised their fields may be null still.
Term non_null_statics(Symex *symex, const State *state) {
    Term all = TERM_TRUE;
    if (symex->scope.from_start || symex->statics.initializing)
        return all;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        if (is_checked_static(field))
            all = term_and(symex->terms, all,
                           field_non_null(symex, state, field, static_location(symex, field)));
    }
    return all;
}

Term non_null_holds(Symex *symex, const State *state, const Term *visible, bool with_library) {
    Term all = non_null_statics(symex, state);
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        Object object = symex->heap.objects.items[number];
        if (object.type->kind != TYPE_CLASS || visible[number] == TERM_FALSE ||
            (!with_library && object.type->class_symbol->unit->is_library))
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        Term own = TERM_TRUE;
        for (uint32_t i = 0; i < layout->fields.count; i++)
            own = term_and(
                symex->terms, own,
                field_non_null(symex, state, layout->fields.items[i], object.location + i));
        all = term_and(symex->terms, all, term_implies(symex->terms, visible[number], own));
    }
    return all;
}

static void check_statics(Symex *symex, const State *state, Span span) {
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        if (is_checked_static(symex->pre.static_fields.items[i]))
            check_field(symex, state, symex->pre.static_fields.items[i],
                        static_location(symex, symex->pre.static_fields.items[i]), span, TERM_TRUE);
}

void non_null_check(Symex *symex, const State *state, Span span, const Term *visible) {
    if (state_is_dead(state))
        return;
    check_statics(symex, state, span);
    for (uint32_t number = 1; number < symex->heap.objects.count; number++) {
        Object object = symex->heap.objects.items[number];
        if (object.type->kind != TYPE_CLASS || object.type->class_symbol->unit->is_library)
            continue;
        const Layout *layout = class_layout(symex, object.type->class_symbol);
        for (uint32_t i = 0; i < layout->fields.count; i++)
            if (!query_is_value(layout->fields.items[i]->type) &&
                !is_library_field(layout->fields.items[i]))
                check_field(symex, state, layout->fields.items[i], object.location + i, span,
                            visible[number]);
    }
}
