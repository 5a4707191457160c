// Clauses with two watched literals each, what is known of the variables, and unit propagation.
#ifndef JURY_CERTIFY_CLAUSES_H
#define JURY_CERTIFY_CLAUSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A literal is twice its variable, and one more if it is negated.
typedef uint32_t Literal;

static inline Literal negated(Literal literal) {
    return literal ^ 1;
}

typedef struct Clause {
    uint64_t start; // of its literals
    uint32_t hash;  // of the set of them
    uint32_t next;  // with the same hash
} Clause;

// The clause need not be looked at while the other literal is true.
typedef struct Watch {
    Literal other;
    uint32_t clause;
} Watch;

typedef struct Watches {
    Watch *items;
    uint64_t count, capacity;
} Watches;

typedef struct Clauses {
    uint32_t variable_count;
    uint32_t *literals; // of all clauses; before those of each their number, 0: it was deleted
    uint64_t literal_count, literal_capacity;
    Clause *items;
    uint64_t count, capacity;
    uint32_t *buckets; // by hash
    uint64_t bucket_count;
    Watches *watches; // by literal: of clauses with three literals and more
    Watches *pairs;   // of clauses with two
    int8_t *values;   // by literal: 1 true, -1 false
    uint32_t *stamps; // by literal: sets of literals that are compared
    uint32_t stamp;
    Literal *trail; // the literals that are true, in the order in which they became so
    uint32_t trail_count;
    uint32_t head, pair_head; // what stands before has been propagated, through pairs
    bool is_contradictory;    // a clause is false, whatever the variables are
} Clauses;

// Like realloc; ends the program where there is no memory.
void *certify_memory(void *old, size_t count, size_t size);
// An array that doubles, with room for so many.
void *certify_room(void *items, uint64_t needed, uint64_t *capacity, size_t size);

void clauses_begin(Clauses *clauses, uint32_t variable_count);
void clauses_end(Clauses *clauses);

// The literals, each once. Returns how many there are.
uint32_t clauses_without_repetitions(Clauses *clauses, Literal *literals, uint32_t count);
// One more clause, of different literals; then whatever follows from it by propagation.
void clauses_add(Clauses *clauses, const Literal *literals, uint32_t count);
// What followed from it stays. False: there is no clause of these literals.
bool clauses_delete(Clauses *clauses, const Literal *literals, uint32_t count);
// Does this clause follow? Its literals are taken to be false; some clause must become false by
// propagation.
bool clauses_imply(Clauses *clauses, const Literal *literals, uint32_t count);

#endif
