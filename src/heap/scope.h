// The scope of a bounded check: which pre-states and executions are looked at.
#ifndef JURY_HEAP_SCOPE_H
#define JURY_HEAP_SCOPE_H

#include "base/map.h"
#include "sema/symbols.h"

typedef enum CallMode { CALLS_INLINE, CALLS_CONTRACT } CallMode;
typedef enum Encoding { ENCODING_GROUND, ENCODING_QUANTIFIED } Encoding;
typedef enum LoopMode { LOOPS_UNROLL, LOOPS_INVARIANT } LoopMode;

typedef struct Scope {
    uint32_t bits;          // of int; long has twice as many
    uint32_t objects;       // of each class in the pre-state
    Map objects_of;         // Class -> (void *)(uintptr_t)(count + 1), where it differs
    Map arrays_of;          // exact array Type, the same: those of the pre-state and created ones
    uint32_t array_length;  // longest array of the pre-state
    uint32_t string_length; // characters that are modelled of a string from outside
    bool is_string_length_given;
    bool bounds_created;    // --objects was given: it also bounds what a program creates
    bool others;            // objects out of reach may share what is in reach
    bool from_start;        // of the program: no class is initialised yet
    bool all_numberings;    // of the objects of a heap, not only one (--no-symmetry)
    bool knows_collections; // more than their code says (not with --no-collections)
    uint32_t unroll;        // iterations of a loop, depth of recursion; 0: as far as they go
    CallMode calls;         // of methods that have a contract: by it, or by their bodies
    Map executed;           // Method -> itself: by its body all the same
    Encoding encoding;      // the heap as terms, or as arrays with quantifiers kept
    LoopMode loops;         // that have an invariant: unrolled, or cut by it
    bool is_plain; // methods without a specification are judged as docs/plain-java.md says …
    bool leaves_numbers; // … where indices, sizes and divisors that callers give are their business
    bool only_things;    // … collections of anything hold no objects of given classes …
    bool is_reasonable;          // … and get no null that the project has no use for
    const struct FactSet *facts; // that objects of plain classes keep (analysis/facts.h), or NULL …
    bool finds_breaches;         // … and the question is whether the method keeps them
} Scope;

// No smaller than any index, number of objects or length, and all ones.
uint64_t scope_greatest_small(const Scope *scope);
uint32_t scope_objects_of(const Scope *scope, const Class *class_symbol);
// How many of a type, class or array, the pre-state may have.
uint32_t scope_most_of(const Scope *scope, const Type *type);
bool scope_bounds_array(const Scope *scope, const Type *type); // by a number of its own

#endif
