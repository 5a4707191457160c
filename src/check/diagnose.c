// A violation that was found with calls by contract: is it the code, or does a
// contract say less than its method does?
//
// The method is checked again in the same scope with the bodies of the methods
// called. What is violated then, too, is shown with the execution of the bodies.
// For the rest, each contract that took part is replaced by its body alone, to
// find the one that says too little.
#include "base/buffer.h"
#include "check/internal.h"

#include <string.h>

enum { MOST_SUSPECTS = 6 };
static const double LONGEST_CHECK = 5; // seconds: then contracts are not tried one by one

// ---- The same violation

static bool is_same_place(Span a, Span b) {
    return a.begin == b.begin && a.end == b.end;
}

// An exception that a contract allows comes from somewhere in the body, and so does an assignment.
static bool is_same(const Violation *by_contract, const Violation *by_code) {
    if (by_contract->kind != by_code->kind)
        return false;
    if (by_contract->kind == OBLIGATION_ASSIGNABLE ||
        (by_contract->kind == OBLIGATION_EXCEPTION &&
         by_contract->counterexample->thrown.by_contract))
        return true;
    return is_same_place(by_contract->span, by_code->span) &&
           !strcmp(by_contract->text, by_code->text);
}

static Violation *find_same(const Verdict *code, const Violation *violation) {
    for (uint32_t i = 0; i < code->violations.count; i++)
        if (is_same(violation, &code->violations.items[i]))
            return &code->violations.items[i];
    return NULL;
}

static bool is_known(const Verdict *code) {
    return code->kind == VERDICT_HOLDS || code->kind == VERDICT_HOLDS_CUT ||
           code->kind == VERDICT_VIOLATED;
}

// ---- Contracts that cannot be evaluated

// "'A.f()', 'A.g(int)' and 'B.h()'"
static const char *names(const CheckRequest *request, const UsedContractList *contracts) {
    Buffer buffer = {0};
    for (uint32_t i = 0; i < contracts->count; i++)
        buffer_format(&buffer, "%s'%s'",
                      !i                          ? ""
                      : i + 1 == contracts->count ? " and "
                                                  : ", ",
                      contracts->items[i].name);
    const char *text = arena_copy_text(request->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

Verdict *execute_not_evaluated(const CheckRequest *request, const Scope *scope, Verdict *verdict) {
    Scope changed = *scope;
    UsedContractList executed = {0};
    double seconds = 0;
    while (verdict->kind == VERDICT_UNKNOWN && verdict->not_evaluated.count) {
        for (uint32_t i = 0; i < verdict->not_evaluated.count; i++) {
            UsedContract *used = &verdict->not_evaluated.items[i];
            map_put(request->arena, &changed.executed, used->method, used->method);
            vector_push(request->arena, &executed, *used);
        }
        seconds += verdict->seconds.total;
        verdict = check_in_scope(request, &changed);
    }
    verdict->seconds.total += seconds;
    if (executed.count)
        vector_push(request->arena, &verdict->remarks,
                    arena_format(request->arena,
                                 "%s executed, as the contract cannot be evaluated here",
                                 names(request, &executed)));
    return verdict;
}

// ---- Which contract

static Verdict *with_bodies(const CheckRequest *request, const Scope *scope, Method *only) {
    Scope changed = *scope;
    if (only)
        map_put(request->arena, &changed.executed, only, only);
    else
        changed.calls = CALLS_INLINE;
    return check_in_scope(request, &changed);
}

// Those of the contracts without which, one by one, the violation is gone; all where none is.
static UsedContractList suspects(const CheckRequest *request, const Scope *scope,
                                 const Violation *violation, double seconds) {
    UsedContractList found = {0};
    uint32_t count = violation->contracts.count;
    if (count > 1 && count <= MOST_SUSPECTS && seconds < LONGEST_CHECK)
        for (uint32_t i = 0; i < count; i++) {
            const Verdict *without =
                with_bodies(request, scope, violation->contracts.items[i].method);
            if (is_known(without) && !find_same(without, violation))
                vector_push(request->arena, &found, violation->contracts.items[i]);
        }
    return found.count ? found : violation->contracts;
}

// ---- What there is to say

static void blame(const CheckRequest *request, Violation *violation,
                  const UsedContractList *contracts, bool is_cut) {
    const char *text =
        violation->kind == OBLIGATION_PRECONDITION
            ? "asked for because %s %s called by contract; with the %s in place nothing breaks "
              "here %s"
            : "only because the contract%s of %s say%s less than the body does: with the %s in "
              "place nothing breaks here %s; strengthen the contract";
    bool is_one = contracts->count == 1;
    const char *followed = is_cut ? "in the executions followed" : "within the scope";
    const char *all = names(request, contracts), *bodies = is_one ? "body" : "bodies";
    Remark note = {contracts->items[0].span, NULL};
    if (violation->kind == OBLIGATION_PRECONDITION)
        note.text =
            arena_format(request->arena, text, all, is_one ? "is" : "are", bodies, followed);
    else
        note.text = arena_format(request->arena, text, is_one ? "" : "s", all, is_one ? "s" : "",
                                 bodies, followed);
    vector_push(request->arena, &violation->notes, note);
}

static void judge_violation(const CheckRequest *request, const Scope *scope, Violation *violation,
                            const Verdict *code) {
    // A measure is about the call itself, whatever comes of it.
    if (!violation->contracts.count || violation->kind == OBLIGATION_DECREASES)
        return;
    const Violation *same = find_same(code, violation);
    if (same) {
        *violation = *same;
        return;
    }
    if (!is_known(code)) {
        violation->cause = CAUSE_UNKNOWN;
        return;
    }
    violation->cause = CAUSE_CONTRACT;
    UsedContractList contracts = suspects(request, scope, violation, code->seconds.total);
    violation->contracts = contracts;
    blame(request, violation, &contracts, code->cuts.count != 0);
}

static bool is_listed(const ViolationList *list, const Violation *violation) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].kind == violation->kind &&
            is_same_place(list->items[i].span, violation->span) &&
            !strcmp(list->items[i].text, violation->text))
            return true;
    return false;
}

static void add_new(const CheckRequest *request, ViolationList *list, const Violation *violation) {
    if (!is_listed(list, violation))
        vector_push(request->arena, list, *violation);
}

static void add_remarks(const CheckRequest *request, Verdict *verdict, bool is_found_again) {
    bool has[CAUSE_UNKNOWN + 1] = {false};
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        has[verdict->violations.items[i].cause] = true;
    if (has[CAUSE_CODE] && !is_found_again)
        return;
    if (has[CAUSE_CODE])
        vector_push(request->arena, &verdict->remarks,
                    has[CAUSE_CONTRACT] || has[CAUSE_UNKNOWN]
                        ? "found with calls by contract; some of it with the bodies of the "
                          "methods called, too"
                        : "found with calls by contract, and with the bodies of the methods "
                          "called, too");
    else
        vector_push(request->arena, &verdict->remarks,
                    has[CAUSE_UNKNOWN]
                        ? "found with calls by contract; with the bodies of the methods called it "
                          "is not known"
                        : "only with calls by contract; with the bodies of the methods called it "
                          "is not violated");
}

Verdict *diagnose(const CheckRequest *request, Verdict *verdict) {
    bool is_by_contract = false;
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        is_by_contract |= verdict->violations.items[i].contracts.count != 0;
    if (!is_by_contract)
        return verdict;
    double start = check_clock();
    Scope scope = verdict->scope;
    const Verdict *code = with_bodies(request, &scope, NULL);
    ViolationList judged = {0};
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        judge_violation(request, &scope, &verdict->violations.items[i], code);
        add_new(request, &judged, &verdict->violations.items[i]);
    }
    // What the bodies do beyond their contracts.
    for (uint32_t i = 0; i < code->violations.count; i++)
        add_new(request, &judged, &code->violations.items[i]);
    verdict->violations = judged;
    add_remarks(request, verdict, code->violations.count != 0);
    verdict->seconds.total += check_clock() - start;
    return verdict;
}
