// Paths whose rest is the same (shared.c), and what is known of them (lemmas.c); within explore.
#ifndef JURY_EXPLORE_SHARED_H
#define JURY_EXPLORE_SHARED_H

#include "explore/internal.h"

enum { MOST_CONDITIONS = 1024 };

// Some of the conditions of a path, by their number.
typedef struct Needs {
    uint64_t words[MOST_CONDITIONS / 64];
} Needs;

static inline void needs_add(Needs *needs, uint32_t number) {
    needs->words[number / 64] |= (uint64_t)1 << number % 64;
}

static inline bool needs_has(const Needs *needs, uint32_t number) {
    return needs->words[number / 64] >> number % 64 & 1;
}

// Those of the first `count` conditions.
static inline void needs_join(Needs *needs, const Needs *others, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (needs_has(others, i))
            needs_add(needs, i);
}

// ---- conditions.c
typedef struct Conditions Conditions;
typedef struct ConditionsMark {
    uint32_t conditions, changes;
} ConditionsMark;
Conditions *conditions_new(Arena *arena, TermTable *terms);
const TermList *conditions_list(const Conditions *conditions);
bool conditions_add(Conditions *conditions, Term term); // false: there are too many
// Do they say at once that it is not so? Then what they need for it.
bool conditions_rule_out(const Conditions *conditions, Term term, Needs *needs);
// Joins what is needed of the first `count`, where `more` is needed of all.
void conditions_pass(const Conditions *conditions, Needs *needs, const Needs *more, uint32_t count);
ConditionsMark conditions_mark(const Conditions *conditions);
void conditions_go_back(Conditions *conditions, ConditionsMark mark);

// ---- lemmas.c
// What the rest of a path depends on, in one order, whatever its variables are.
typedef struct LemmaKey {
    const uint64_t *words;
    uint32_t count;
    uint64_t hash;
    const Term *variables; // in the order in which they are met
    uint32_t variable_count;
} LemmaKey;

// From a state with this key nothing goes wrong, if what is needed holds.
typedef struct Lemma {
    const struct Lemma *next;
    LemmaKey key;
    TermList needed;
} Lemma;

typedef struct Lemmas Lemmas;

// Makes the numbers of the pre-state two variables each: the point has others than the pre-state.
Lemmas *lemmas_new(Search *search, StepPoint *point);
// The same about the numbers of the point alone. What is said of the pre-state is noted.
Term lemmas_own(Lemmas *lemmas, Term term);
bool lemmas_key(Lemmas *lemmas, const StepPoint *point, LemmaKey *key); // false: there is none
void lemmas_add(Lemmas *lemmas, const LemmaKey *key, const TermList *conditions,
                const Needs *needs);
const Lemma *lemmas_first(const Lemmas *lemmas, const LemmaKey *key); // maybe of another key
// May it be used for the state with this key? What it needs, said of that state's numbers; not
// where the input at hand shows that something is not so.
bool lemma_applies(Lemmas *lemmas, const Lemma *lemma, const LemmaKey *key, TermList *claims);

#endif
