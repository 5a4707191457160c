// From an obligation and a model that violates it to what is reported: a text, a
// place, the places that belong to it, and the counterexample.
#include "question/question.h"

static bool has_place(Span span) {
    return span.begin != 0;
}

static bool contains(Span outer, Span inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

static void add_note(Checker *checker, Violation *violation, Span span, const char *text) {
    Remark note = {span, text};
    if (has_place(span) && !contains(violation->span, span) && !contains(span, violation->span))
        vector_push(checker->arena, &violation->notes, note);
}

// A clause is broken where a part of it has no value, too.
static void note_gap(Checker *checker, Violation *violation) {
    const Counterexample *seen = violation->counterexample;
    Remark note = {seen->gap_span, seen->gap};
    if (seen->gap && has_place(note.span))
        vector_push(checker->arena, &violation->notes, note);
}

// ---- Exceptions

static const char *check_text(IrCheck check) {
    switch (check) {
    case IR_CHECK_NONE: return NULL;
    case IR_CHECK_NULL:
    case IR_CHECK_REQUIRED: return "null dereference: NullPointerException";
    case IR_CHECK_INDEX: return "index out of bounds: ArrayIndexOutOfBoundsException";
    case IR_CHECK_NEGATIVE_SIZE: return "negative array size: NegativeArraySizeException";
    case IR_CHECK_DIVISION: return "division by zero: ArithmeticException";
    case IR_CHECK_CAST:
    case IR_CHECK_BRIDGE_CAST:
    case IR_CHECK_ERASED_CAST: return "class cast: ClassCastException";
    case IR_CHECK_ARRAY_STORE: return "array store: ArrayStoreException";
    case IR_CHECK_UNBOX: return "unboxing null: NullPointerException";
    case IR_CHECK_THROW_NULL: return "throwing null: NullPointerException";
    case IR_CHECK_ASSERT: return "assertion: AssertionError";
    case IR_CHECK_OVERFLOW:
    case IR_CHECK_UNFIT: return "integer overflow";
    case IR_CHECK_NO_MATCH: return "no case of the switch matches: MatchException";
    }
    SHOULD(false, "a check should have a text");
    return NULL;
}

const char *exception_text(Arena *arena, IrCheck check, const char *type, bool is_plain) {
    const char *text = check_text(check);
    if (!text && is_plain)
        return arena_format(arena, "exception '%s' escapes", type);
    return text ? text
                : arena_format(arena, "exception '%s' is not allowed by the specification", type);
}

// A method that comes from a class file has its lines there.
static bool is_of_sources(const Checker *checker, Span site) {
    if (!has_place(site))
        return false;
    const SourceFile *lines = checker->method->owner->lines;
    return !cex_is_library(checker->sources, site) ||
           (lines && sources_file_at(checker->sources, site.begin) == lines);
}

static void describe_exception(Checker *checker, Violation *violation, const CexThrown *thrown) {
    violation->text =
        exception_text(checker->arena, thrown->check, thrown->type, symex_is_plain(checker->symex));
    if (is_of_sources(checker, thrown->site)) {
        violation->span = thrown->site;
        return;
    }
    // Inside a library class, the call that leads there is of more interest.
    if (is_of_sources(checker, thrown->asked_at))
        violation->span = thrown->asked_at;
    else
        violation->span = verdict_method_span(checker->method);
    add_note(checker, violation, thrown->site, "it is thrown here");
}

// Other exceptions, from other places, are other violations.
static Term is_thrown_there(Checker *checker, const CexThrown *thrown) {
    const ObjectList *objects = symex_objects(checker->symex);
    Term exception = symex_exception(checker->symex), result = TERM_FALSE;
    uint32_t width = term_width(checker->terms, exception);
    for (uint32_t i = 1; i < objects->count; i++) {
        const Object *object = &objects->items[i];
        if (object->site.begin != thrown->site.begin || object->check != thrown->check ||
            object->asked_at.begin != thrown->asked_at.begin)
            continue;
        Term number = term_constant(checker->terms, width, object->number);
        result = term_or(checker->terms, result, term_equal(checker->terms, exception, number));
    }
    return result;
}

// ---- Contracts

void add_contract(Checker *checker, UsedContractList *list, Method *method, Span loop) {
    Span span = method ? verdict_method_span(method) : loop;
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].method == method && list->items[i].span.begin == span.begin)
            return;
    UsedContract used = {method, method ? verdict_method_name(checker->arena, method) : NULL, span};
    vector_push(checker->arena, list, used);
}

void used_contracts(Checker *checker, TermModel *model, UsedContractList *list) {
    const ContractCallList *calls = symex_contract_calls(checker->symex);
    for (uint32_t i = 0; i < calls->count; i++) {
        const ContractCall *call = &calls->items[i];
        if (model && !term_evaluate(model, call->before))
            continue;
        add_contract(checker, list, call->method, call->span);
        if (call->method)
            checker->verdict->recurs_by_contract |= call->is_endless;
        else
            checker->verdict->loops_by_invariant |= call->is_endless;
        checker->verdict->end_is_open |= call->may_diverge;
    }
}

// ---- Clauses

// What is said about the end of a method is reported at the clause, all else where it goes wrong.
static bool is_reported_at_clause(ObligationKind kind) {
    switch (kind) {
    case OBLIGATION_POSTCONDITION:
    case OBLIGATION_EXCEPTIONAL_POSTCONDITION:
    case OBLIGATION_INVARIANT:
    case OBLIGATION_INITIALLY:
    case OBLIGATION_CONSTRAINT: return true;
    case OBLIGATION_EXCEPTION:
    case OBLIGATION_PRECONDITION:
    case OBLIGATION_ASSERTION:
    case OBLIGATION_UNREACHABLE:
    case OBLIGATION_LOOP_INVARIANT:
    case OBLIGATION_DECREASES:
    case OBLIGATION_ASSIGNABLE:
    case OBLIGATION_ACCESSIBLE:
    case OBLIGATION_NON_NULL:
    case OBLIGATION_NON_NULL_VARIABLE:
    case OBLIGATION_OVERFLOW:
    case OBLIGATION_ENDLESS:
    case OBLIGATION_WELL_DEFINED: return false;
    }
    SHOULD(false, "an obligation should be reported somewhere");
    return false;
}

void report_violation(Checker *checker, Question *question, TermModel *model) {
    const Obligation *obligation = &question->obligation;
    Violation violation = {.kind = obligation->kind,
                           .text = arena_format(checker->arena, "%s", obligation->text),
                           .span = obligation->span,
                           .property = obligation->property};
    CexThrown thrown = {0};
    if (obligation->kind == OBLIGATION_EXCEPTION) {
        thrown = cex_thrown(checker->arena, checker->symex, checker->terms, model);
        describe_exception(checker, &violation, &thrown);
    } else if (is_reported_at_clause(obligation->kind) && has_place(obligation->clause)) {
        violation.span = obligation->clause;
    } else {
        add_note(checker, &violation, obligation->clause, "this is what is broken");
    }
    violation.counterexample =
        cex_build(checker->arena, checker->sema, checker->sources, checker->symex, checker->terms,
                  model, checker->method, obligation);
    note_gap(checker, &violation);
    if (obligation->callee)
        add_contract(checker, &violation.contracts, obligation->callee, (Span){0, 0});
    else
        used_contracts(checker, model, &violation.contracts);
    vector_push(checker->arena, &checker->verdict->violations, violation);
    question->status = STATUS_VIOLATED;
    Term reported = TERM_TRUE;
    if (obligation->kind == OBLIGATION_EXCEPTION)
        reported = is_thrown_there(checker, &thrown);
    question->open = term_and(checker->terms, question->open, term_not(reported));
}
