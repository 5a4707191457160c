#include "report/plain.h"

#include <stdlib.h>
#include <string.h>

void plain_remarks(const Plain *plain, const RemarkList *from, RemarkRecordList *to) {
    for (uint32_t i = 0; i < from->count; i++) {
        RemarkRecord remark = {plain_place(plain, from->items[i].span), from->items[i].text};
        vector_push(plain->arena, to, remark);
    }
}

static int by_name(const void *first, const void *second) {
    const NamedNumber *a = first, *b = second;
    return strcmp(a->name, b->name);
}

static void add_bound(const Plain *plain, NamedNumberList *list, const char *type,
                      const MapEntry *entry) {
    NamedNumber number = {type, (uint64_t)(uintptr_t)entry->value - 1};
    vector_push(plain->arena, list, number);
}

// By class and by array type, where it differs.
static void add_bounds(const Plain *plain, const Scope *scope, NamedNumberList *list) {
    for (uint32_t i = 0; i < scope->objects_of.capacity; i++) {
        const MapEntry *entry = &scope->objects_of.entries[i];
        if (entry->key)
            add_bound(plain, list, ((const Class *)entry->key)->qualified_name->text, entry);
    }
    for (uint32_t i = 0; i < scope->arrays_of.capacity; i++) {
        const MapEntry *entry = &scope->arrays_of.entries[i];
        if (entry->key)
            add_bound(plain, list, type_text(plain->arena, entry->key), entry);
    }
    if (list->count)
        qsort(list->items, list->count, sizeof(NamedNumber), by_name);
}

ScopeRecord *plain_scope(const Plain *plain, const Scope *scope, const char *sentence) {
    ScopeRecord *to = ARENA_NEW(plain->arena, ScopeRecord);
    add_bounds(plain, scope, &to->objects_of);
    to->sentence = sentence ? sentence : "";
    to->bits = scope->bits;
    to->objects = scope->objects;
    to->from_start = scope->from_start;
    to->others = scope->others;
    to->array_length = scope->array_length;
    to->calls = scope->calls == CALLS_CONTRACT ? "contract" : "inline";
    to->loops = scope->loops == LOOPS_INVARIANT ? "invariant" : "unroll";
    to->encoding = scope->encoding == ENCODING_QUANTIFIED ? "quantified" : "ground";
    to->unroll = scope->unroll ? (int64_t)scope->unroll : -1;
    return to;
}

// ---- Violations

static void add_contracts(const Plain *plain, const UsedContractList *from,
                          ContractRecordList *to) {
    for (uint32_t i = 0; i < from->count; i++) {
        ContractRecord contract = {from->items[i].name, plain_place(plain, from->items[i].span)};
        vector_push(plain->arena, to, contract);
    }
}

static MadeCallRecordList *made_calls(const Plain *plain, const Violation *from) {
    if (!from->calls.count)
        return NULL;
    MadeCallRecordList *to = ARENA_NEW(plain->arena, MadeCallRecordList);
    for (uint32_t i = 0; i < from->calls.count; i++) {
        MadeCallRecord call = {from->calls.items[i].text};
        vector_push(plain->arena, to, call);
    }
    return to;
}

ViolationRecord plain_violation(const Plain *plain, const Violation *from) {
    ViolationRecord to = {.kind = obligation_key(from->kind),
                          .text = from->text,
                          .place = plain_place(plain, from->span),
                          .cause = violation_cause_key(from->cause),
                          .test = from->test,
                          .no_test = from->no_test,
                          .counterexample = plain_counterexample(plain, from->counterexample)};
    plain_remarks(plain, &from->notes, &to.notes);
    add_contracts(plain, &from->contracts, &to.contracts);
    to.calls = made_calls(plain, from);
    return to;
}

// NULL where there are none.
static ViolationRecordList *possible(const Plain *plain, const ViolationList *from) {
    if (!from->count)
        return NULL;
    ViolationRecordList *to = ARENA_NEW(plain->arena, ViolationRecordList);
    for (uint32_t i = 0; i < from->count; i++)
        vector_push(plain->arena, to, plain_violation(plain, &from->items[i]));
    return to;
}

static PlaceRecordList *unreached(const Plain *plain, const SpanList *from) {
    if (!from->count)
        return NULL;
    PlaceRecordList *to = ARENA_NEW(plain->arena, PlaceRecordList);
    for (uint32_t i = 0; i < from->count; i++) {
        const PlaceRecord *place = plain_place(plain, from->items[i]);
        if (place)
            vector_push(plain->arena, to, *place);
    }
    return to;
}

// ---- Verdicts

static CheckedRecord checked(const Plain *plain, const CheckedObligation *from) {
    return (CheckedRecord){.kind = obligation_key(from->kind),
                           .text = from->text,
                           .place = plain_place(plain, from->span),
                           .clause = plain_place(plain, from->clause),
                           .occurrences = from->occurrences,
                           .status = obligation_status_key(from->status),
                           .seconds = from->seconds};
}

static SecondsRecord *seconds(const Plain *plain, const VerdictSeconds *from) {
    SecondsRecord *to = ARENA_NEW(plain->arena, SecondsRecord);
    *to = (SecondsRecord){.total = from->total,
                          .lower = from->lower,
                          .pre_state = from->pre_state,
                          .execute = from->execute,
                          .encode = from->encode,
                          .solve = from->solve,
                          .tighten = from->tighten,
                          .paths = from->paths,
                          .counterexample = from->counterexample,
                          .again = from->again};
    return to;
}

static StatisticsRecord *statistics(const Plain *plain, const VerdictStatistics *from) {
    StatisticsRecord *to = ARENA_NEW(plain->arena, StatisticsRecord);
    *to = (StatisticsRecord){.terms = from->terms,
                             .variables = from->variables,
                             .clauses = from->clauses,
                             .conflicts = from->conflicts,
                             .questions = from->questions,
                             .slots = from->slots,
                             .tight_slots = from->tight_slots,
                             .forks = from->forks,
                             .known_forks = from->known_forks,
                             .peak_memory = from->peak_memory};
    return to;
}

// "holds_bounded": what the scope leaves out may be otherwise.
static PropertiesRecord *properties(const Plain *plain, const Verdict *verdict) {
    PropertiesRecord *to = ARENA_NEW(plain->arena, PropertiesRecord);
    for (uint32_t i = 0; i < verdict->properties.count; i++) {
        const PropertyVerdict *from = &verdict->properties.items[i];
        PropertyRecord *answer = ARENA_NEW(plain->arena, PropertyRecord);
        answer->verdict = from->is_bounded ? "holds_bounded" : verdict_key(from->kind);
        answer->reason = from->reason;
        if (from->property == PROPERTY_ASSERT)
            to->assert = answer;
        else
            to->exceptions = answer;
    }
    return to;
}

// How far the program was run on concrete values.
static RunRecord *run(const Plain *plain, const Verdict *verdict) {
    RunRecord *to = ARENA_NEW(plain->arena, RunRecord);
    to->instructions = verdict->run_steps;
    to->seconds = verdict->run_seconds;
    to->stopped = verdict->run_stopped;
    if (verdict->run_stopped)
        to->place = plain_place(plain, verdict->run_stopped_at);
    return to;
}

static void add_lists(const Plain *plain, const Verdict *from, VerdictRecord *to) {
    Arena *arena = plain->arena;
    for (uint32_t i = 0; i < from->checked.count; i++)
        vector_push(arena, &to->checked, checked(plain, &from->checked.items[i]));
    for (uint32_t i = 0; i < from->violations.count; i++)
        vector_push(arena, &to->violations, plain_violation(plain, &from->violations.items[i]));
    to->possible = possible(plain, &from->possible);
    to->unreached = unreached(plain, &from->unreached);
    for (uint32_t i = 0; i < from->loops.count; i++) {
        ReachRecord reach = {plain_place(plain, from->loops.items[i].span),
                             from->loops.items[i].iterations};
        vector_push(arena, &to->loops, reach);
    }
    for (uint32_t i = 0; i < from->remarks.count; i++)
        vector_push(arena, &to->remarks, from->remarks.items[i]);
    for (uint32_t i = 0; i < from->scopes.count; i++) {
        GrownRecord grown = {from->scopes.items[i].size, from->scopes.items[i].seconds};
        vector_push(arena, &to->scopes, grown);
    }
}

// The name of the class where it is declared.
static PlaceRecord *class_place(const Plain *plain, const Class *class_symbol) {
    const ClassDeclaration *declaration = class_symbol->declaration;
    Span name = {declaration->name_at, declaration->name_at + declaration->name->length};
    return plain_place(plain, name);
}

// Where the declaration of the class around all begins.
static PlaceRecord *outermost_place(const Plain *plain, const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return plain_place(plain, class_symbol->declaration->node.span);
}

static void add_class_invariants(const Plain *plain, const Verdict *from, VerdictRecord *to) {
    if (!from->class_invariants.count)
        return;
    to->class_invariants = ARENA_NEW(plain->arena, ClassInvariantsRecordList);
    for (uint32_t i = 0; i < from->class_invariants.count; i++) {
        const ClassInvariants *invariants = &from->class_invariants.items[i];
        const Class *class_symbol = invariants->class_symbol;
        ClassInvariantsRecord record = {.class = class_symbol->qualified_name->text,
                                        .place = class_place(plain, class_symbol)};
        if (from->is_written)
            record.outermost = outermost_place(plain, class_symbol);
        for (uint32_t j = 0; j < invariants->clauses.count; j++)
            vector_push(plain->arena, &record.clauses, invariants->clauses.items[j]);
        vector_push(plain->arena, to->class_invariants, record);
    }
}

static void add_written(const Plain *plain, const Verdict *from, VerdictRecord *to) {
    if (!from->is_written || !from->method->declaration)
        return;
    to->written = ARENA_NEW(plain->arena, WrittenRecord);
    to->written->method = plain_place(plain, from->method->declaration->node.span);
    to->written->class = class_place(plain, from->method->owner);
    to->written->outermost = outermost_place(plain, from->method->owner);
    for (uint32_t i = 0; i < from->clauses.count; i++)
        vector_push(plain->arena, &to->written->clauses, from->clauses.items[i]);
    for (uint32_t i = 0; i < from->field_clauses.count; i++)
        vector_push(plain->arena, &to->written->field_clauses, from->field_clauses.items[i]);
}

VerdictRecord *plain_verdict(const Plain *plain, const Verdict *from) {
    VerdictRecord *to = ARENA_NEW(plain->arena, VerdictRecord);
    to->method = from->name;
    to->class = from->method->owner->qualified_name->text;
    to->place = plain_place(plain, from->span);
    to->verdict = from->kind;
    to->scope = plain_scope(plain, &from->scope, from->scope_sentence);
    to->late = from->kind == VERDICT_HOLDS_CUT && from->is_out_of_time ? FLAG_YES : FLAG_LEFT_OUT;
    to->if_it_ends = from->end_is_open || from->loops_by_invariant || from->recurs_by_contract;
    if (from->properties.count) {
        to->properties = properties(plain, from);
        to->run = run(plain, from);
    }
    add_lists(plain, from, to);
    add_class_invariants(plain, from, to);
    add_written(plain, from, to);
    add_contracts(plain, &from->contracts, &to->contracts);
    plain_remarks(plain, &from->unknown, &to->unknown);
    plain_remarks(plain, &from->vacuous, &to->vacuous);
    plain_remarks(plain, &from->cuts, &to->cuts);
    to->seconds = seconds(plain, &from->seconds);
    to->statistics = statistics(plain, &from->statistics);
    to->depth = -1;
    return to;
}

// ---- Of `prove`

static InvariantsRecord invariants(const Plain *plain, const LoopInvariants *from) {
    InvariantsRecord to = {.loop = plain_place(plain, from->loop), .unspoken = from->unspoken};
    for (uint32_t i = 0; i < from->clauses.count; i++)
        vector_push(plain->arena, &to.clauses, from->clauses.items[i]);
    return to;
}

static StepRecord step(const Plain *plain, const SearchStep *from) {
    return (StepRecord){.event = search_event_key(from->event),
                        .candidate = from->candidate,
                        .loop = plain_place(plain, from->loop),
                        .from = plain_place(plain, from->from),
                        .text = from->text};
}

// Of `verify`: what each means came to.
static LadderRecordList *ladder(const Plain *plain, const LadderStepList *from) {
    if (!from->count)
        return NULL;
    LadderRecordList *to = ARENA_NEW(plain->arena, LadderRecordList);
    for (uint32_t i = 0; i < from->count; i++) {
        const LadderStep *item = &from->items[i];
        LadderRecord record = {item->means, item->kind, item->text, item->seconds};
        vector_push(plain->arena, to, record);
    }
    return to;
}

VerdictRecord *plain_proof(const Plain *plain, const Verdict *from) {
    VerdictRecord *to = plain_verdict(plain, from);
    to->invariants = ARENA_NEW(plain->arena, InvariantsRecordList);
    for (uint32_t i = 0; i < from->invariants.count; i++)
        vector_push(plain->arena, to->invariants, invariants(plain, &from->invariants.items[i]));
    if (from->search.count)
        to->search = ARENA_NEW(plain->arena, StepRecordList);
    for (uint32_t i = 0; i < from->search.count; i++)
        vector_push(plain->arena, to->search, step(plain, &from->search.items[i]));
    to->way = from->way;
    to->ladder = ladder(plain, &from->ladder);
    return to;
}

// ---- Loop bounds

static WitnessRecord *witness(const Plain *plain, const Counterexample *from) {
    if (!from)
        return NULL;
    WitnessRecord *to = ARENA_NEW(plain->arena, WitnessRecord);
    plain_values(plain, &from->before.roots, &to->inputs);
    plain_objects(plain, &from->before.objects, &to->objects);
    for (uint32_t i = 0; i < from->visits.count; i++) {
        ValueRecordList values = {0};
        plain_values(plain, &from->visits.items[i].values, &values);
        vector_push(plain->arena, &to->visits, values);
    }
    plain_lines(plain, &from->path, &to->path);
    return to;
}

static BoundRecord loop_bound(const Plain *plain, const LoopBound *from) {
    bool has_numbers = from->status == BOUND_EXACT || from->status == BOUND_PARTIAL;
    return (BoundRecord){.place = plain_place(plain, from->span),
                         .loop = from->text,
                         .status = bound_status_key(from->status),
                         .least = has_numbers && from->has_least ? (int64_t)from->least : -1,
                         .greatest = has_numbers ? (int64_t)from->greatest : -1,
                         .may_not_end = from->may_not_end,
                         .reason = from->reason,
                         .occurrences = -1};
}

static BoundRecord occurrence(const Plain *plain, const LoopBound *from) {
    BoundRecord to = loop_bound(plain, from);
    to.calls = from->occurrence;
    to.least_witness = witness(plain, from->least_witness);
    to.greatest_witness = witness(plain, from->greatest_witness);
    to.endless_witness = witness(plain, from->endless_witness);
    return to;
}

BoundsRecord *plain_bounds(const Plain *plain, const Bounds *from) {
    BoundsRecord *to = ARENA_NEW(plain->arena, BoundsRecord);
    to->method = from->name;
    to->class = from->method->owner->qualified_name->text;
    to->place = plain_place(plain, from->span);
    to->by = from->by_unrolling ? "unroll" : "exact";
    to->error = from->has_error;
    to->scope = plain_scope(plain, &from->scope, from->scope_sentence);
    for (uint32_t i = 0; i < from->occurrences.count; i++)
        vector_push(plain->arena, &to->occurrences, occurrence(plain, &from->occurrences.items[i]));
    for (uint32_t i = 0; i < from->loops.count; i++) {
        BoundRecord loop = loop_bound(plain, &from->loops.items[i]);
        loop.occurrences = from->loops.items[i].occurrences;
        vector_push(plain->arena, &to->loops, loop);
    }
    plain_remarks(plain, &from->breaches, &to->breaches);
    plain_remarks(plain, &from->unknown, &to->unknown);
    to->seconds = from->seconds;
    return to;
}
