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

// An array that doubles has room for one more, or for several.
static void *make_room(void *items, uint64_t needed, uint64_t *capacity, size_t size) {
    if (needed <= *capacity)
        return items;
    *capacity = 2 * needed + 2;
    return certify_memory(items, *capacity, size);
}

static uint32_t index_of(int32_t literal) {
    return 2 * (uint32_t)abs(literal) + (literal < 0);
}

void clauses_begin(Clauses *clauses, uint32_t variable_count) {
    size_t count = 2 * ((size_t)variable_count + 1);
    *clauses = (Clauses){.variable_count = variable_count};
    clauses->watches = not_null(calloc(count, sizeof(Watches)));
    clauses->values = not_null(calloc(count, sizeof(int8_t)));
    clauses->trail = not_null(calloc(count, sizeof(int32_t)));
}

void clauses_end(Clauses *clauses) {
    for (size_t i = 0; clauses->watches && i < 2 * ((size_t)clauses->variable_count + 1); i++)
        free(clauses->watches[i].clauses);
    free(clauses->watches);
    free(clauses->values);
    free(clauses->trail);
    free(clauses->buckets);
    free(clauses->literals);
    free(clauses->items);
}

// ---- What is known

static int8_t value_of(const Clauses *clauses, int32_t literal) {
    return clauses->values[index_of(literal)];
}

static void assign(Clauses *clauses, int32_t literal) {
    clauses->values[index_of(literal)] = 1;
    clauses->values[index_of(-literal)] = -1;
    clauses->trail[clauses->trail_count++] = literal;
}

static void take_back(Clauses *clauses, uint32_t trail_count) {
    while (clauses->trail_count > trail_count) {
        int32_t literal = clauses->trail[--clauses->trail_count];
        clauses->values[index_of(literal)] = clauses->values[index_of(-literal)] = 0;
    }
    clauses->head = trail_count;
}

// ---- Propagation

static void watch(Clauses *clauses, int32_t literal, uint32_t clause) {
    Watches *watches = &clauses->watches[index_of(literal)];
    watches->clauses =
        make_room(watches->clauses, watches->count + 1, &watches->capacity, sizeof(uint32_t));
    watches->clauses[watches->count++] = clause;
}

// The clause watches `negated`, which is false now. Makes that its second literal, and watches
// another that is not false in its place, if there is one and the first is not true.
static bool watches_another(Clauses *clauses, uint32_t clause, int32_t negated) {
    int32_t *literals = clauses->literals + clauses->items[clause].start;
    if (literals[0] == negated) {
        literals[0] = literals[1];
        literals[1] = negated;
    }
    if (value_of(clauses, literals[0]) > 0)
        return false;
    for (uint32_t i = 2; i < clauses->items[clause].size; i++) {
        if (value_of(clauses, literals[i]) < 0)
            continue;
        literals[1] = literals[i];
        literals[i] = negated;
        watch(clauses, literals[1], clause);
        return true;
    }
    return false;
}

// The clauses that watch a literal which became false. True if one of them is false.
static bool visit(Clauses *clauses, int32_t negated) {
    Watches *watches = &clauses->watches[index_of(negated)];
    uint64_t kept = 0;
    bool is_false = false;
    for (uint64_t i = 0; i < watches->count; i++) {
        uint32_t clause = watches->clauses[i];
        if (!clauses->items[clause].is_there ||
            (!is_false && watches_another(clauses, clause, negated)))
            continue;
        watches->clauses[kept++] = clause;
        int32_t first = clauses->literals[clauses->items[clause].start];
        if (is_false || value_of(clauses, first) > 0)
            continue;
        is_false = value_of(clauses, first) < 0;
        if (!is_false)
            assign(clauses, first);
    }
    watches->count = kept;
    return is_false;
}

static bool propagate(Clauses *clauses) {
    bool is_false = false;
    while (!is_false && clauses->head < clauses->trail_count)
        is_false = visit(clauses, -clauses->trail[clauses->head++]);
    return is_false;
}

bool clauses_imply(Clauses *clauses, const int32_t *literals, uint32_t count) {
    uint32_t known = clauses->trail_count;
    bool follows = clauses->is_contradictory;
    for (uint32_t i = 0; i < count && !follows; i++) {
        follows = value_of(clauses, literals[i]) > 0; // known, or its negation was among them
        if (!value_of(clauses, literals[i]))
            assign(clauses, -literals[i]);
    }
    follows = follows || propagate(clauses);
    take_back(clauses, known);
    return follows;
}

// ---- Clauses

// The same for every order of the literals.
static uint64_t hash_of(const int32_t *literals, uint32_t count) {
    uint64_t sum = 0, product = 1;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t literal = index_of(literals[i]);
        sum += literal * UINT64_C(0x9e3779b97f4a7c15);
        product *= 2 * literal + 1;
    }
    return sum ^ (product >> 17);
}

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
        put_in_bucket(clauses, i);
}

// Those that are not false first. Returns how many of the first two are not.
static uint32_t sort_for_watching(const Clauses *clauses, int32_t *literals, uint32_t count) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < count && found < 2; i++) {
        int32_t literal = literals[i];
        if (value_of(clauses, literal) < 0)
            continue;
        literals[i] = literals[found];
        literals[found++] = literal;
    }
    return found;
}

static uint32_t store(Clauses *clauses, const int32_t *literals, uint32_t count) {
    clauses->items =
        make_room(clauses->items, clauses->count + 1, &clauses->capacity, sizeof(Clause));
    clauses->literals = make_room(clauses->literals, clauses->literal_count + count,
                                  &clauses->literal_capacity, sizeof(int32_t));
    Clause clause = {.start = clauses->literal_count,
                     .hash = hash_of(literals, count),
                     .size = count,
                     .is_there = true};
    not_null(clauses->count < NONE ? clauses : NULL);
    clauses->items[clauses->count++] = clause;
    if (clauses->count > clauses->bucket_count)
        grow_buckets(clauses);
    else
        put_in_bucket(clauses, (uint32_t)clauses->count - 1);
    if (count)
        memcpy(clauses->literals + clause.start, literals, count * sizeof(int32_t));
    clauses->literal_count += count;
    return (uint32_t)clauses->count - 1;
}

void clauses_add(Clauses *clauses, const int32_t *literals, uint32_t count) {
    uint32_t clause = store(clauses, literals, count);
    int32_t *own = clauses->literals + clauses->items[clause].start;
    uint32_t open = sort_for_watching(clauses, own, count);
    if (count > 1) {
        watch(clauses, own[0], clause);
        watch(clauses, own[1], clause);
    }
    if (open == 1 && !value_of(clauses, own[0]))
        assign(clauses, own[0]);
    if (!open || propagate(clauses))
        clauses->is_contradictory = true;
}

static bool has_literals(const Clauses *clauses, const Clause *clause, const int32_t *literals,
                         uint32_t count) {
    uint32_t same = 0;
    for (uint32_t i = 0; i < count && clause->size == count; i++)
        for (uint32_t k = 0; k < count; k++)
            same += clauses->literals[clause->start + k] == literals[i];
    return clause->size == count && same == count;
}

bool clauses_delete(Clauses *clauses, const int32_t *literals, uint32_t count) {
    uint64_t hash = hash_of(literals, count);
    uint32_t found = clauses->bucket_count ? clauses->buckets[hash % clauses->bucket_count] : NONE;
    while (found != NONE) {
        Clause *clause = &clauses->items[found];
        if (clause->is_there && clause->hash == hash &&
            has_literals(clauses, clause, literals, count)) {
            clause->is_there = false; // those who watch it will see
            return true;
        }
        found = clause->next;
    }
    return false;
}
