// What is known of the rest of paths, whichever numbers it is about.
//
// A number of the pre-state, say an element of an array, has two variables: one in the pre-state,
// for specifications that look back, and one in the state that is executed, which moves with it. So
// a state with other numbers in the same places is the same but for names, and what was shown of
// one is shown of the other: if nothing that was shown speaks of the pre-state, or what does speaks
// in the same way of all numbers that changed their names, as a count does.
//
// Which numbers these are is found from the terms: two are of one class if to exchange their
// variables in the pre-state, and nowhere else, changes no term that was ever asked about.
#include "explore/shared.h"

#include <string.h>

typedef struct Number {
    Term before; // its variable in the pre-state
    Term now;
    uint32_t kind; // only numbers of one class may change their names
} Number;

struct Lemmas {
    Search *search;
    VECTOR(Number) numbers;
    Map by_before, by_now; // variable -> (void *)(uintptr_t)(1 + index)
    uint32_t kinds;
    TermRenaming *to_now;
    Map own;     // term -> (void *)(uintptr_t)what lemmas_own gave
    Map by_hash; // of keys -> Lemma
};

static uint32_t index_of(const Map *map, Term variable) {
    return (uint32_t)(uintptr_t)map_get(map, (const void *)(uintptr_t)variable);
}

static void put_index(Lemmas *lemmas, Map *map, Term variable, uint32_t index) {
    map_put(lemmas->search->checker.scratch, map, (const void *)(uintptr_t)variable,
            (void *)(uintptr_t)index);
}

// ---- Numbers

typedef struct Rigid {
    Arena *arena;
    Map variables;
} Rigid;

static void add_rigid(void *context, Term variable) {
    Rigid *rigid = context;
    map_put(rigid->arena, &rigid->variables, (const void *)(uintptr_t)variable, rigid);
}

// Those that something is assumed of keep their names.
static Rigid rigid_variables(Search *search) {
    const TermList *assumptions = symex_assumptions(search->checker.symex);
    Rigid rigid = {.arena = search->checker.scratch};
    for (uint32_t i = 0; i < assumptions->count; i++)
        term_each_variable(rigid.arena, search->checker.terms, assumptions->items[i], add_rigid,
                           &rigid);
    return rigid;
}

// Numbers of one width are of one class at first.
static uint32_t kind_of_width(Lemmas *lemmas, Term variable) {
    const TermTable *terms = lemmas->search->checker.terms;
    for (uint32_t i = 0; i < lemmas->numbers.count; i++)
        if (term_width(terms, lemmas->numbers.items[i].before) == term_width(terms, variable))
            return lemmas->numbers.items[i].kind;
    return lemmas->kinds++;
}

static void add_number(Lemmas *lemmas, StepPoint *point, const StepCell *cell) {
    Checker *checker = &lemmas->search->checker;
    Number number = {.before = cell->variable,
                     .now =
                         term_variable(checker->terms, term_width(checker->terms, cell->variable),
                                       term_name(checker->terms, cell->variable)),
                     .kind = kind_of_width(lemmas, cell->variable)};
    vector_push(checker->scratch, &lemmas->numbers, number);
    put_index(lemmas, &lemmas->by_before, number.before, lemmas->numbers.count);
    put_index(lemmas, &lemmas->by_now, number.now, lemmas->numbers.count);
    term_renaming_add(lemmas->to_now, number.before, number.now);
    step_put(checker->symex, point, cell->location, number.now);
}

Lemmas *lemmas_new(Search *search, StepPoint *point) {
    Checker *checker = &search->checker;
    Lemmas *lemmas = ARENA_NEW(checker->scratch, Lemmas);
    lemmas->search = search;
    lemmas->to_now = term_renaming_new(checker->scratch, checker->terms);
    Rigid rigid = rigid_variables(search);
    StepCellList cells = {0};
    step_cells(checker->symex, checker->scratch, &cells);
    for (uint32_t i = 0; i < cells.count; i++) {
        Term variable = cells.items[i].variable;
        if (!map_get(&rigid.variables, (const void *)(uintptr_t)variable) &&
            !index_of(&lemmas->by_before, variable))
            add_number(lemmas, point, &cells.items[i]);
    }
    return lemmas;
}

// ---- Classes of numbers

typedef struct Found {
    Lemmas *lemmas;
    VECTOR(uint32_t) numbers; // of which the pre-state's variable is met
} Found;

static void note_number(void *context, Term variable) {
    Found *found = context;
    uint32_t index = index_of(&found->lemmas->by_before, variable);
    if (index)
        vector_push(found->lemmas->search->checker.scratch, &found->numbers, index - 1);
}

static Term exchanged(Lemmas *lemmas, Term term, Term a, Term b) {
    Checker *checker = &lemmas->search->checker;
    TermRenaming *renaming = term_renaming_new(checker->scratch, checker->terms);
    term_renaming_add(renaming, a, b);
    term_renaming_add(renaming, b, a);
    return term_rename(renaming, term);
}

// The numbers of the term are no longer of one class with the others, nor with those of them that
// cannot be exchanged.
static void split_classes(Lemmas *lemmas, Term term, const Found *found) {
    Checker *checker = &lemmas->search->checker;
    Term same = term_rename(term_renaming_new(checker->scratch, checker->terms), term);
    uint32_t count = found->numbers.count;
    uint32_t *before = arena_array(checker->scratch, count, sizeof(uint32_t));
    for (uint32_t i = 0; i < count; i++)
        before[i] = lemmas->numbers.items[found->numbers.items[i]].kind;
    for (uint32_t i = 0; i < count; i++) {
        Number *number = &lemmas->numbers.items[found->numbers.items[i]];
        uint32_t kind = lemmas->kinds;
        for (uint32_t j = 0; j < i && kind == lemmas->kinds; j++) {
            const Number *other = &lemmas->numbers.items[found->numbers.items[j]];
            if (before[i] == before[j] &&
                exchanged(lemmas, term, number->before, other->before) == same)
                kind = other->kind;
        }
        number->kind = kind;
        lemmas->kinds += kind == lemmas->kinds;
    }
}

Term lemmas_own(Lemmas *lemmas, Term term) {
    Checker *checker = &lemmas->search->checker;
    const void *key = (const void *)(uintptr_t)term;
    Term known = (Term)(uintptr_t)map_get(&lemmas->own, key);
    if (known)
        return known;
    Found found = {.lemmas = lemmas};
    term_each_variable(checker->scratch, checker->terms, term, note_number, &found);
    if (found.numbers.count)
        split_classes(lemmas, term, &found);
    Term own = found.numbers.count ? term_rename(lemmas->to_now, term) : term;
    map_put(checker->scratch, &lemmas->own, key, (void *)(uintptr_t)own);
    return own;
}

// ---- Keys

typedef struct Writer {
    Lemmas *lemmas;
    VECTOR(uint64_t) words;
    TermList variables;
    Map written; // positive term -> (void *)(uintptr_t)(1 + its number)
    uint32_t count;
    TermList open;
} Writer;

enum { MOST_WORDS = 20000 };

static void write_number(void *context, uint64_t number) {
    Writer *writer = context;
    if (writer->words.count < MOST_WORDS)
        vector_push(writer->lemmas->search->checker.scratch, &writer->words, number);
}

static uint32_t written(const Writer *writer, Term term) {
    return (uint32_t)(uintptr_t)map_get(&writer->written,
                                        (const void *)(uintptr_t)term_positive(term));
}

// A number of the state is known by its place in the order; one of the pre-state, which has no
// business there, by its name.
static void write_leaf(Writer *writer, Term term) {
    Lemmas *lemmas = writer->lemmas;
    Arena *scratch = lemmas->search->checker.scratch;
    uint32_t before = index_of(&lemmas->by_before, term);
    if (before)
        lemmas->numbers.items[before - 1].kind = lemmas->kinds++;
    if (!index_of(&lemmas->by_now, term)) {
        write_number(writer, (uint64_t)term << 8 | 1);
        return;
    }
    write_number(writer, 2);
    vector_push(scratch, &writer->variables, term);
}

static void write_node(Writer *writer, Term term) {
    const TermTable *terms = writer->lemmas->search->checker.terms;
    TermKind kind = term_kind(terms, term);
    if (!term_arity(terms, term)) {
        write_leaf(writer, term);
        return;
    }
    uint64_t low = kind == TERM_KIND_EXTRACT ? term_low_bit(terms, term) : 0;
    write_number(writer,
                 low << 32 | (uint64_t)term_width(terms, term) << 16 | (uint64_t)kind << 8 | 3);
    for (uint32_t i = 0; i < term_arity(terms, term); i++) {
        Term part = term_child(terms, term, i);
        write_number(writer, (uint64_t)written(writer, part) << 1 | term_is_negated(part));
    }
}

static void write_term(void *context, Term term) {
    Writer *writer = context;
    Arena *scratch = writer->lemmas->search->checker.scratch;
    const TermTable *terms = writer->lemmas->search->checker.terms;
    vector_push(scratch, &writer->open, term_positive(term));
    while (writer->open.count && writer->words.count < MOST_WORDS) {
        Term at = vector_last(&writer->open);
        uint32_t before = writer->open.count;
        for (uint32_t i = 0; !written(writer, at) && i < term_arity(terms, at); i++) {
            Term part = term_positive(term_child(terms, at, i));
            if (!written(writer, part))
                vector_push(scratch, &writer->open, part);
        }
        if (writer->open.count > before)
            continue;
        writer->open.count--;
        if (written(writer, at))
            continue;
        write_node(writer, at);
        map_put(scratch, &writer->written, (const void *)(uintptr_t)at,
                (void *)(uintptr_t)++writer->count);
    }
    write_number(writer, (uint64_t)written(writer, term) << 1 | term_is_negated(term));
}

static uint64_t hash_of(const uint64_t *words, uint32_t count) {
    uint64_t hash = 0xcbf29ce484222325;
    for (uint32_t i = 0; i < count; i++)
        hash = (hash ^ words[i]) * 0x9e3779b97f4a7c15 ^ hash >> 29;
    return hash | 1;
}

bool lemmas_key(Lemmas *lemmas, const StepPoint *point, LemmaKey *key) {
    Writer writer = {.lemmas = lemmas};
    StepVisitor visitor = {write_number, write_term, &writer};
    if (!step_visit_state(lemmas->search->checker.symex, point, &visitor) ||
        writer.words.count >= MOST_WORDS)
        return false;
    *key = (LemmaKey){.words = writer.words.items,
                      .count = writer.words.count,
                      .hash = hash_of(writer.words.items, writer.words.count),
                      .variables = writer.variables.items,
                      .variable_count = writer.variables.count};
    return true;
}

// ---- Lemmas

void lemmas_add(Lemmas *lemmas, const LemmaKey *key, const TermList *conditions,
                const Needs *needs) {
    Arena *scratch = lemmas->search->checker.scratch;
    Lemma *lemma = ARENA_NEW(scratch, Lemma);
    lemma->key = *key;
    lemma->next = lemmas_first(lemmas, key);
    for (uint32_t i = 0; i < conditions->count; i++)
        if (needs_has(needs, i))
            vector_push(scratch, &lemma->needed, conditions->items[i]);
    map_put(scratch, &lemmas->by_hash, (const void *)(uintptr_t)key->hash, lemma);
}

const Lemma *lemmas_first(const Lemmas *lemmas, const LemmaKey *key) {
    return map_get(&lemmas->by_hash, (const void *)(uintptr_t)key->hash);
}

static bool is_same_key(const LemmaKey *a, const LemmaKey *b) {
    return a->hash == b->hash && a->count == b->count && a->variable_count == b->variable_count &&
           !memcmp(a->words, b->words, a->count * sizeof *a->words);
}

// Which number each becomes: 1 + index. Those that are in neither state, or only in the one that is
// given, become one that is not taken. False: a number would change its class.
static bool find_names(Lemmas *lemmas, const LemmaKey *from, const LemmaKey *to, uint32_t *names) {
    uint32_t count = lemmas->numbers.count;
    const Number *numbers = lemmas->numbers.items;
    bool *is_taken = arena_array(lemmas->search->checker.scratch, count, sizeof(bool));
    for (uint32_t i = 0; i < from->variable_count; i++) {
        uint32_t a = index_of(&lemmas->by_now, from->variables[i]);
        uint32_t b = index_of(&lemmas->by_now, to->variables[i]);
        if (numbers[a - 1].kind != numbers[b - 1].kind)
            return false;
        names[a - 1] = b;
        is_taken[b - 1] = true;
    }
    for (uint32_t i = 0; i < count; i++) // its own, if that is free
        if (!names[i] && !is_taken[i]) {
            names[i] = i + 1;
            is_taken[i] = true;
        }
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < count && !names[i]; j++)
            if (!is_taken[j] && numbers[i].kind == numbers[j].kind) {
                names[i] = j + 1;
                is_taken[j] = true;
            }
    for (uint32_t i = 0; i < count; i++)
        if (!names[i])
            return false;
    return true;
}

bool lemma_applies(Lemmas *lemmas, const Lemma *lemma, const LemmaKey *key, TermList *claims) {
    Checker *checker = &lemmas->search->checker;
    if (!is_same_key(&lemma->key, key))
        return false;
    uint32_t *names = arena_array(checker->scratch, lemmas->numbers.count, sizeof(uint32_t));
    if (!find_names(lemmas, &lemma->key, key, names))
        return false;
    TermRenaming *renaming = term_renaming_new(checker->scratch, checker->terms);
    for (uint32_t i = 0; i < lemmas->numbers.count; i++)
        term_renaming_add(renaming, lemmas->numbers.items[i].now,
                          lemmas->numbers.items[names[i] - 1].now);
    for (uint32_t i = 0; i < lemma->needed.count; i++) {
        Term claim = term_rename(renaming, lemma->needed.items[i]);
        if (!search_has_input(lemmas->search, claim))
            return false;
        vector_push(checker->scratch, claims, claim);
    }
    return true;
}
