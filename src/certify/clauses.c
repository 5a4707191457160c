#include "certify/clauses.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint32_t NONE = UINT32_MAX;

// ---- Memory

static void *not_null(void *memory) {
    if (memory)
        return memory;
    fputs("jury certify: not enough memory\n", stderr); // nothing wrong was said so far
    exit(2);
}

void *certify_memory(void *old, size_t count, size_t size) {
    return not_null(count < PTRDIFF_MAX / size ? realloc(old, count * size) : NULL);
}

void *certify_room(void *items, uint64_t needed, uint64_t *capacity, size_t size) {
    if (needed <= *capacity)
        return items;
    *capacity = 2 * needed + 2;
    return certify_memory(items, *capacity, size);
}

void clauses_begin(Clauses *clauses, uint32_t variable_count) {
    size_t count = 2 * ((size_t)variable_count + 1);
    *clauses = (Clauses){.variable_count = variable_count};
    clauses->watches = not_null(calloc(count, sizeof(Watches)));
    clauses->pairs = not_null(calloc(count, sizeof(Watches)));
    clauses->values = not_null(calloc(count, sizeof(int8_t)));
    clauses->stamps = not_null(calloc(count, sizeof(uint32_t)));
    clauses->trail = not_null(calloc(count, sizeof(Literal)));
}

void clauses_end(Clauses *clauses) {
    for (size_t i = 0; clauses->pairs && i < 2 * ((size_t)clauses->variable_count + 1); i++) {
        free(clauses->watches[i].items);
        free(clauses->pairs[i].items);
    }
    free(clauses->watches);
    free(clauses->pairs);
    free(clauses->values);
    free(clauses->stamps);
    free(clauses->trail);
    free(clauses->buckets);
    free(clauses->literals);
    free(clauses->items);
}

// ---- What is known

static void assign(Clauses *clauses, Literal literal) {
    clauses->values[literal] = 1;
    clauses->values[negated(literal)] = -1;
    clauses->trail[clauses->trail_count++] = literal;
}

static void take_back(Clauses *clauses, uint32_t trail_count) {
    while (clauses->trail_count > trail_count) {
        Literal literal = clauses->trail[--clauses->trail_count];
        clauses->values[literal] = clauses->values[negated(literal)] = 0;
    }
    clauses->head = clauses->pair_head = trail_count;
}

// ---- Propagation

static void watch(Watches *watches, Literal other, uint32_t clause) {
    watches->items =
        certify_room(watches->items, watches->count + 1, &watches->capacity, sizeof(Watch));
    watches->items[watches->count++] = (Watch){other, clause};
}

// The clauses of two literals, one of which became false. True if the other is, too.
static bool visit_pairs(Clauses *clauses, Literal literal) {
    const Watches *pairs = &clauses->pairs[literal];
    for (uint64_t i = 0; i < pairs->count; i++) {
        int8_t value = clauses->values[pairs->items[i].other];
        if (value < 0)
            return true;
        if (!value)
            assign(clauses, pairs->items[i].other);
    }
    return false;
}

// A clause watches `literal`, which is false now: that becomes its second literal, and the place in
// which another that is not false is then watched. False: there is none, or the first is true.
static bool watches_another(Clauses *clauses, uint32_t clause, Literal literal) {
    Literal *literals = clauses->literals + clause;
    const int8_t *values = clauses->values;
    uint32_t size = literals[-1];
    literals[0] ^= literals[1] ^ literal; // the other of the two
    literals[1] = literal;
    if (values[literals[0]] > 0)
        return false;
    for (uint32_t i = 2; i < size; i++) {
        if (values[literals[i]] < 0)
            continue;
        literals[1] = literals[i];
        literals[i] = literal;
        watch(&clauses->watches[literals[1]], literals[0], clause);
        return true;
    }
    return false;
}

// The longer clauses that watch a literal which became false. True if one of them is false.
static bool visit(Clauses *clauses, Literal literal) {
    Watches *watches = &clauses->watches[literal];
    Watch *from = watches->items, *to = from, *end = from + watches->count;
    bool is_false = false;
    while (from < end && !is_false) {
        Watch found = *from++;
        if (clauses->values[found.other] > 0) {
            *to++ = found;
            continue;
        }
        if (!clauses->literals[found.clause - 1] || watches_another(clauses, found.clause, literal))
            continue;
        Literal first = clauses->literals[found.clause];
        *to++ = (Watch){first, found.clause};
        is_false = clauses->values[first] < 0;
        if (!clauses->values[first])
            assign(clauses, first);
    }
    while (from < end)
        *to++ = *from++;
    watches->count = (uint64_t)(to - watches->items);
    return is_false;
}

// Clauses of two literals first: they cost least.
static bool propagate(Clauses *clauses) {
    for (;;) {
        while (clauses->pair_head < clauses->trail_count)
            if (visit_pairs(clauses, negated(clauses->trail[clauses->pair_head++])))
                return true;
        if (clauses->head == clauses->trail_count)
            return false;
        if (visit(clauses, negated(clauses->trail[clauses->head++])))
            return true;
    }
}

bool clauses_imply(Clauses *clauses, const Literal *literals, uint32_t count) {
    uint32_t known = clauses->trail_count;
    bool follows = clauses->is_contradictory;
    for (uint32_t i = 0; i < count && !follows; i++) {
        follows = clauses->values[literals[i]] > 0; // known, or its negation was among them
        if (!clauses->values[literals[i]])
            assign(clauses, negated(literals[i]));
    }
    follows = follows || propagate(clauses);
    take_back(clauses, known);
    return follows;
}

// ---- Sets of literals

static void start_set(Clauses *clauses) {
    if (!++clauses->stamp) {
        memset(clauses->stamps, 0, 2 * ((size_t)clauses->variable_count + 1) * sizeof(uint32_t));
        clauses->stamp = 1;
    }
}

uint32_t clauses_without_repetitions(Clauses *clauses, Literal *literals, uint32_t count) {
    uint32_t kept = 0;
    start_set(clauses);
    for (uint32_t i = 0; i < count; i++) {
        if (clauses->stamps[literals[i]] != clauses->stamp)
            literals[kept++] = literals[i];
        clauses->stamps[literals[i]] = clauses->stamp;
    }
    return kept;
}

// The same for every order of the literals.
static uint32_t hash_of(const Literal *literals, uint32_t count) {
    uint64_t sum = 0, product = 1;
    for (uint32_t i = 0; i < count; i++) {
        sum += literals[i] * UINT64_C(0x9e3779b97f4a7c15);
        product *= 2 * (uint64_t)literals[i] + 1;
    }
    return (uint32_t)((sum ^ product >> 17) >> 16);
}

// ---- Clauses

static void put_in_bucket(Clauses *clauses, uint32_t clause) {
    Clause *put = &clauses->items[clause];
    uint32_t *bucket = &clauses->buckets[put->hash % clauses->bucket_count];
    put->next = *bucket;
    *bucket = clause;
}

static void grow_buckets(Clauses *clauses) {
    clauses->bucket_count = 2 * clauses->count + 16;
    clauses->buckets = certify_memory(clauses->buckets, clauses->bucket_count, sizeof(uint32_t));
    memset(clauses->buckets, 0xff, clauses->bucket_count * sizeof(uint32_t));
    for (uint32_t i = 0; i < clauses->count; i++)
        if (clauses->literals[clauses->items[i].start - 1])
            put_in_bucket(clauses, i);
}

// Those that are not false first. Returns how many of the first two are not.
static uint32_t sort_for_watching(const Clauses *clauses, Literal *literals, uint32_t count) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < count && found < 2; i++) {
        Literal literal = literals[i];
        if (clauses->values[literal] < 0)
            continue;
        literals[i] = literals[found];
        literals[found++] = literal;
    }
    return found;
}

// Where its literals begin.
static uint32_t store(Clauses *clauses, const Literal *literals, uint32_t count) {
    clauses->items =
        certify_room(clauses->items, clauses->count + 1, &clauses->capacity, sizeof(Clause));
    clauses->literals = certify_room(clauses->literals, clauses->literal_count + count + 1,
                                     &clauses->literal_capacity, sizeof(Literal));
    Clause clause = {.start = clauses->literal_count + 1, .hash = hash_of(literals, count)};
    not_null(clause.start + count < NONE ? clauses : NULL);
    clauses->literals[clause.start - 1] = count;
    if (count)
        memcpy(clauses->literals + clause.start, literals, count * sizeof(Literal));
    clauses->literal_count += count + 1;
    clauses->items[clauses->count++] = clause;
    if (clauses->count > clauses->bucket_count)
        grow_buckets(clauses);
    else
        put_in_bucket(clauses, (uint32_t)clauses->count - 1);
    return (uint32_t)clause.start;
}

void clauses_add(Clauses *clauses, const Literal *literals, uint32_t count) {
    uint32_t clause = store(clauses, literals, count);
    Literal *own = clauses->literals + clause;
    uint32_t open = sort_for_watching(clauses, own, count);
    for (uint32_t i = 0; count > 1 && i < 2; i++)
        watch(count == 2 ? &clauses->pairs[own[i]] : &clauses->watches[own[i]], own[!i], clause);
    if (open == 1 && !clauses->values[own[0]])
        assign(clauses, own[0]);
    if (!open || propagate(clauses))
        clauses->is_contradictory = true;
}

// The literals are those of the set that was started last.
static bool has_literals(const Clauses *clauses, uint64_t start, uint32_t count) {
    uint32_t same = 0;
    if (clauses->literals[start - 1] != count)
        return false;
    for (uint32_t i = 0; i < count; i++)
        same += clauses->stamps[clauses->literals[start + i]] == clauses->stamp;
    return same == count;
}

static void stop_watching(Watches *watches, uint32_t clause) {
    for (uint64_t i = 0; i < watches->count; i++)
        if (watches->items[i].clause == clause) {
            watches->items[i] = watches->items[--watches->count];
            return;
        }
}

bool clauses_delete(Clauses *clauses, const Literal *literals, uint32_t count) {
    uint32_t hash = hash_of(literals, count);
    uint32_t *found =
        clauses->bucket_count ? &clauses->buckets[hash % clauses->bucket_count] : NULL;
    start_set(clauses);
    for (uint32_t i = 0; i < count; i++)
        clauses->stamps[literals[i]] = clauses->stamp;
    for (; found && *found != NONE; found = &clauses->items[*found].next) {
        Clause *clause = &clauses->items[*found];
        if (clause->hash != hash || !has_literals(clauses, clause->start, count))
            continue;
        *found = clause->next;
        for (uint32_t i = 0; count == 2 && i < 2; i++)
            stop_watching(&clauses->pairs[literals[i]], (uint32_t)clause->start);
        clauses->literals[clause->start - 1] = 0; // those who watch it will see
        return true;
    }
    return false;
}
