// Contracts that no state satisfies after a call: what follows it would hold for no reason.
//
// A call is asked about as a whole, and for the arguments that one case, or two cases together,
// apply to: executions get there, none goes on.
#include "check/internal.h"

#include "sema/specs.h"

enum { MOST_CASES = 8 };

// Of a call, the executions that a case, or two, apply to.
typedef struct Ending {
    const ContractCall *call;
    Term applies;
    Term after;
    bool is_live; // some go on
} Ending;
typedef VECTOR(Ending) EndingList;

static void add_ending(Checker *checker, EndingList *endings, const ContractCall *call,
                       Term applies) {
    Ending ending = {call, applies, term_and(checker->terms, call->after, applies), false};
    if (applies != TERM_FALSE)
        vector_push(checker->scratch, endings, ending);
}

static void add_cases(Checker *checker, EndingList *endings, const ContractCall *call) {
    uint32_t count = call->cases.count < MOST_CASES ? call->cases.count : MOST_CASES;
    for (uint32_t i = 0; i < count && count > 1; i++)
        for (uint32_t j = i; j < count; j++)
            add_ending(checker, endings, call,
                       term_and(checker->terms, call->cases.items[i], call->cases.items[j]));
}

// Which go on: asked until no new one is found.
static void find_live(Checker *checker, EndingList *endings) {
    for (;;) {
        TermList open = {0};
        for (uint32_t i = 0; i < endings->count; i++)
            if (!endings->items[i].is_live)
                vector_push(checker->scratch, &open, endings->items[i].after);
        Term any = term_or_all(checker->terms, open.items, open.count);
        if (any == TERM_FALSE || checker_ask(checker, &any, 1) != SOLVER_SATISFIABLE)
            return;
        TermModel *model = solver_model(checker->solver);
        for (uint32_t i = 0; i < endings->count; i++)
            endings->items[i].is_live |= term_evaluate(model, endings->items[i].after) != 0;
        term_model_free(model);
    }
}

static const char *text_of(Checker *checker, const Ending *ending) {
    if (!ending->call->method)
        return "the loop invariant, which no state in the scope satisfies,";
    return arena_format(checker->scratch,
                        "the contract of '%s', which %sno state in the scope satisfies after this "
                        "call,",
                        verdict_method_name(checker->scratch, ending->call->method),
                        ending->applies == TERM_TRUE ? "" : "for some arguments ");
}

// ---- `reachable`

static Term where_reached(const Checker *checker, Span span) {
    const PassageList *passages = symex_passages(checker->symex);
    for (uint32_t i = 0; i < passages->count; i++)
        if (passages->items[i].span.begin == span.begin)
            return passages->items[i].reached;
    return TERM_FALSE;
}

// Where nothing gets in the scope, nobody knows.
static void find_unreached(Checker *checker) {
    PassageNodeList passages = method_passages(checker->sema, checker->verdict->method);
    for (uint32_t i = 0; i < passages.count && !checker->out_of_time; i++) {
        Term reached = where_reached(checker, passages.items[i]->span);
        if (reached != TERM_FALSE && checker_ask(checker, &reached, 1) != SOLVER_UNSATISFIABLE)
            continue;
        Remark remark = {passages.items[i]->span,
                         "'reachable', which no execution in the scope reaches,"};
        vector_push(checker->arena, &checker->verdict->unknown, remark);
    }
}

void find_dead_ends(Checker *checker) {
    const ContractCallList *calls = symex_contract_calls(checker->symex);
    EndingList endings = {0};
    ReachedList places = {0};
    for (uint32_t i = 0; i < calls->count; i++)
        if (!calls->items[i].may_diverge)
            add_ending(checker, &endings, &calls->items[i], TERM_TRUE);
    for (uint32_t i = 0; i < calls->count; i++)
        if (!calls->items[i].may_diverge)
            add_cases(checker, &endings, &calls->items[i]);
    find_unreached(checker);
    if (!endings.count || checker->out_of_time)
        return;
    find_live(checker, &endings);
    for (uint32_t i = 0; i < endings.count && !checker->out_of_time; i++) {
        const Ending *ending = &endings.items[i];
        if (!ending->is_live)
            checker_add_place(checker, &places, ending->call->span, text_of(checker, ending),
                              term_and(checker->terms, ending->call->before, ending->applies),
                              NULL);
    }
    if (!checker->out_of_time)
        checker_add_reached(checker, &places, &checker->verdict->unknown);
}
