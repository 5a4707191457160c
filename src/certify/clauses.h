// Clauses with two watched literals each, what is known of the variables, and unit propagation.
#ifndef JURY_CERTIFY_CLAUSES_H
#define JURY_CERTIFY_CLAUSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Clause {
    uint64_t start; // of its literals
    uint64_t hash;  // of the set of them
    uint32_t size;
    uint32_t next; // with the same hash
    bool is_there; // not deleted
} Clause;

typedef struct Watches {
    uint32_t *clauses;
    uint64_t count, capacity;
} Watches;

typedef struct Clauses {
    uint32_t variable_count;
    int32_t *literals; // of all clauses
    uint64_t literal_count, literal_capacity;
    Clause *items;
    uint64_t count, capacity;
    uint32_t *buckets; // by hash
    uint64_t bucket_count;
    Watches *watches; // by literal
    int8_t *values;   // by literal: 1 true, -1 false
    int32_t *trail;   // the literals that are true, in the order in which they became so
    uint32_t trail_count;
    uint32_t head;         // what stands before has been propagated
    bool is_contradictory; // a clause is false, whatever the variables are
} Clauses;

// Like realloc; ends the program where there is no memory.
void *certify_memory(void *old, size_t count, size_t size);

void clauses_begin(Clauses *clauses, uint32_t variable_count);
void clauses_end(Clauses *clauses);

// One more clause, of different literals; then whatever follows from it by propagation.
void clauses_add(Clauses *clauses, const int32_t *literals, uint32_t count);
// What followed from it stays. False: there is no clause of these literals.
bool clauses_delete(Clauses *clauses, const int32_t *literals, uint32_t count);
// Does this clause follow? Its literals are taken to be false; some clause must become false by
// propagation.
bool clauses_imply(Clauses *clauses, const int32_t *literals, uint32_t count);

#endif
