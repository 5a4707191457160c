// A violation that was found with calls by contract: is it the code, or does a
// contract say less than its method does?
//
// The method is checked again in the same scope with the bodies of the methods
// called. What is violated then, too, is shown with the execution of the bodies.
// For the rest, each contract that took part is replaced by its body alone, to
// find the one that says too little.
#include "base/buffer.h"
#include "check/internal.h"

#include "base/clock.h"

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

// "'A.f()', 'A.g(int)' and 'B.h()'"; loops are left out
static const char *names(const CheckRequest *request, const UsedContractList *contracts) {
    Buffer buffer = {0};
    uint32_t count = 0, shown = 0;
    for (uint32_t i = 0; i < contracts->count; i++)
        count += contracts->items[i].name != NULL;
    for (uint32_t i = 0; i < contracts->count; i++) {
        if (!contracts->items[i].name)
            continue;
        shown++;
        const char *joint = shown == 1 ? "" : shown == count ? " and " : ", ";
        buffer_format(&buffer, "%s'%s'", joint, contracts->items[i].name);
    }
    const char *text =
        buffer.text ? arena_copy_text(request->arena, buffer.text, buffer.length) : "";
    buffer_free(&buffer);
    return text;
}

typedef struct Kinds {
    bool has_calls, has_loops;
} Kinds;

static Kinds kinds_of(const UsedContractList *contracts) {
    Kinds kinds = {false, false};
    for (uint32_t i = 0; i < contracts->count; i++) {
        kinds.has_calls |= contracts->items[i].method != NULL;
        kinds.has_loops |= contracts->items[i].method == NULL;
    }
    return kinds;
}

static void execute(const CheckRequest *request, Scope *scope, const UsedContract *used) {
    if (used->method)
        map_put(request->arena, &scope->executed, used->method, used->method);
    else
        scope->loops = LOOPS_UNROLL;
}

Verdict *execute_not_evaluated(const CheckRequest *request, const Scope *scope, Verdict *verdict) {
    Scope changed = *scope;
    UsedContractList executed = {0};
    double seconds = 0;
    while (verdict->kind == VERDICT_UNKNOWN && verdict->not_evaluated.count) {
        for (uint32_t i = 0; i < verdict->not_evaluated.count; i++) {
            UsedContract *used = &verdict->not_evaluated.items[i];
            execute(request, &changed, used);
            vector_push(request->arena, &executed, *used);
        }
        seconds += verdict->seconds.total;
        verdict = check_in_scope(request, &changed);
    }
    verdict->seconds.total += seconds;
    verdict->seconds.again += seconds;
    Kinds kinds = kinds_of(&executed);
    if (kinds.has_calls)
        vector_push(request->arena, &verdict->remarks,
                    arena_format(request->arena,
                                 "%s executed, as the contract cannot be evaluated here",
                                 names(request, &executed)));
    if (kinds.has_loops)
        vector_push(request->arena, &verdict->remarks,
                    "loops unrolled, as an invariant cannot be evaluated here");
    return verdict;
}

// ---- Which contract

static Verdict *with_bodies(const CheckRequest *request, const Scope *scope,
                            const UsedContract *only) {
    Scope changed = *scope;
    if (only) {
        execute(request, &changed, only);
    } else {
        changed.calls = CALLS_INLINE;
        changed.loops = LOOPS_UNROLL;
    }
    return check_in_scope(request, &changed);
}

// Those of the contracts without which, one by one, the violation is gone; all where none is.
static UsedContractList suspects(const CheckRequest *request, const Scope *scope,
                                 const Violation *violation, double seconds) {
    UsedContractList found = {0};
    uint32_t count = violation->contracts.count;
    if (count > 1 && count <= MOST_SUSPECTS && seconds < LONGEST_CHECK)
        for (uint32_t i = 0; i < count; i++) {
            const Verdict *without = with_bodies(request, scope, &violation->contracts.items[i]);
            if (is_known(without) && !find_same(without, violation))
                vector_push(request->arena, &found, violation->contracts.items[i]);
        }
    return found.count ? found : violation->contracts;
}

// ---- What there is to say

static const char *blame_text(const CheckRequest *request, const Violation *violation,
                              const UsedContractList *contracts, const char *followed) {
    Kinds kinds = kinds_of(contracts);
    bool is_one = contracts->count == 1;
    const char *all = names(request, contracts), *bodies = is_one ? "body" : "bodies";
    if (!kinds.has_calls)
        return arena_format(request->arena,
                            "only because the loop invariant says less than the loop does: "
                            "unrolled, nothing breaks here %s; strengthen the invariant",
                            followed);
    if (kinds.has_loops)
        return arena_format(request->arena,
                            "only because contracts and loop invariants say less than the code "
                            "does, those of %s among them: with bodies in place and loops "
                            "unrolled nothing breaks here %s; strengthen them",
                            all, followed);
    if (violation->kind == OBLIGATION_PRECONDITION)
        return arena_format(request->arena,
                            "asked for because %s %s called by contract; with the %s in place "
                            "nothing breaks here %s",
                            all, is_one ? "is" : "are", bodies, followed);
    return arena_format(request->arena,
                        "only because the contract%s of %s say%s less than the body does: with "
                        "the %s in place nothing breaks here %s; strengthen the contract",
                        is_one ? "" : "s", all, is_one ? "s" : "", bodies, followed);
}

static void blame(const CheckRequest *request, Violation *violation,
                  const UsedContractList *contracts, bool is_cut) {
    const char *followed = is_cut ? "in the executions followed" : "within the scope";
    Remark note = {contracts->items[0].span, blame_text(request, violation, contracts, followed)};
    vector_push(request->arena, &violation->notes, note);
}

static void judge_violation(const CheckRequest *request, const Scope *scope, Violation *violation,
                            const Verdict *code) {
    // A measure is about the call itself, whatever comes of it.
    bool is_measure =
        violation->kind == OBLIGATION_DECREASES && !kinds_of(&violation->contracts).has_loops;
    if (!violation->contracts.count || is_measure)
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
    Kinds kinds = kinds_of(&verdict->contracts);
    const char *assumed = !kinds.has_loops   ? "calls by contract"
                          : !kinds.has_calls ? "loops cut by invariants"
                                             : "calls by contract and loops cut by invariants";
    const char *executed = !kinds.has_loops   ? "with the bodies of the methods called"
                           : !kinds.has_calls ? "with loops unrolled"
                                              : "with the bodies and loops unrolled";
    const char *text = "only with %s; %s it is not violated";
    if (has[CAUSE_CODE])
        text = has[CAUSE_CONTRACT] || has[CAUSE_UNKNOWN] ? "found with %s; some of it %s, too"
                                                         : "found with %s, and %s, too";
    else if (has[CAUSE_UNKNOWN])
        text = "found with %s; %s it is not known";
    vector_push(request->arena, &verdict->remarks,
                arena_format(request->arena, text, assumed, executed));
}

Verdict *diagnose(const CheckRequest *request, Verdict *verdict) {
    bool is_by_contract = false;
    for (uint32_t i = 0; i < verdict->violations.count; i++)
        is_by_contract |= verdict->violations.items[i].contracts.count != 0;
    if (!is_by_contract)
        return verdict;
    double start = clock_now();
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
    double seconds = clock_now() - start;
    verdict->seconds.total += seconds;
    verdict->seconds.again += seconds;
    return verdict;
}
