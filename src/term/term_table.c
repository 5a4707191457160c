// The table of terms: interning, variables, constants.
//
// A term is a row of parallel arrays: kind, width, children or a value, range. Rows are found
// again by an open-addressing hash table of their indexes. Row 1 is TRUE, so that TERM_TRUE and
// TERM_FALSE are its two polarities.
#include "term/internal.h"

#include <string.h>

enum { FIRST_CAPACITY = 256 };

const TermKindInfo term_kind_info[TERM_KIND_COUNT] = {
#define TERM_KIND(NAME, text, arity, smt) {text, arity, smt},
#include "term/terms.def"
#undef TERM_KIND
};

// ---- Memory

static void *grown(void *array, uint32_t old, uint32_t new, size_t size) {
    char *result = memory_resize(array, new *size);
    memset(result + old * size, 0, (new - old) * size);
    return result;
}

static void grow_rows(TermTable *table) {
    uint32_t old = table->capacity;
    uint32_t new = old ? old * 2 : FIRST_CAPACITY;
    SHOULD(new < 1u << 31, "terms should fit in 31 bits");
    table->kinds = grown(table->kinds, old, new, sizeof(*table->kinds));
    table->widths = grown(table->widths, old, new, sizeof(*table->widths));
    table->choices = grown(table->choices, old, new, sizeof(*table->choices));
    table->has_chains = grown(table->has_chains, old, new, sizeof(*table->has_chains));
    table->children = grown(table->children, old, new, sizeof(*table->children));
    table->ranges = grown(table->ranges, old, new, sizeof(*table->ranges));
    table->capacity = new;
}

static uint32_t mix(uint32_t hash, uint32_t word) {
    hash = (hash ^ word) * 0x9E3779B1u;
    return hash ^ hash >> 15;
}

static uint32_t hash_parts(uint32_t kind, uint32_t width, const Term *children) {
    uint32_t hash = mix(kind * 67 + 1, width);
    for (int i = 0; i < 3; i++)
        hash = mix(hash, children[i]);
    return hash;
}

static void insert_slot(TermTable *table, uint32_t index) {
    uint32_t hash = hash_parts(table->kinds[index], table->widths[index], table->children[index]);
    uint32_t place = hash & (table->slot_count - 1);
    while (table->slots[place])
        place = (place + 1) & (table->slot_count - 1);
    table->slots[place] = index;
}

static bool is_variable_kind(TermKind kind) {
    return kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE;
}

// The cache starts afresh: it is only a memory of what could be computed again.
static void grow_slots(TermTable *table) {
    memory_free(table->slots);
    memory_free(table->cache);
    table->slot_count = table->slot_count ? table->slot_count * 2 : FIRST_CAPACITY * 2;
    table->slots = memory_alloc(table->slot_count * sizeof(*table->slots));
    table->cache = memory_alloc(table->slot_count * sizeof(*table->cache));
    for (uint32_t index = 1; index < table->count; index++)
        if (!is_variable_kind((TermKind)table->kinds[index]))
            insert_slot(table, index);
}

// ---- Rows

static uint8_t count_choices(const TermTable *table, TermKind kind, const Term *children) {
    if (kind != TERM_KIND_ITE)
        return kind == TERM_KIND_CONSTANT;
    uint32_t yes = table->choices[term_index(children[1])];
    uint32_t no = table->choices[term_index(children[2])];
    if (!yes || !no)
        return 0;
    return yes + no < UINT8_MAX ? (uint8_t)(yes + no) : UINT8_MAX;
}

static bool has_chain(const TermTable *table, uint32_t index) {
    Term divisor = table->children[index][1];
    bool has_one = table->kinds[index] == TERM_KIND_UREM &&
                   term_is_open_division(table, index << 1) &&
                   table->kinds[term_index(divisor)] == TERM_KIND_UREM &&
                   term_is_open_division(table, divisor);
    for (uint32_t i = 0; i < term_kind_info[table->kinds[index]].arity && !has_one; i++)
        has_one = table->has_chains[term_index(table->children[index][i])];
    return has_one;
}

bool term_has_remainder_chain(const TermTable *table, Term term) {
    return table->has_chains[term_index(term)];
}

static uint32_t new_row(TermTable *table, TermKind kind, uint32_t width, const Term *children,
                        TermRange range) {
    if (table->count == table->capacity)
        grow_rows(table);
    uint32_t index = table->count++;
    table->kinds[index] = (uint8_t)kind;
    table->widths[index] = (uint8_t)width;
    memcpy(table->children[index], children, sizeof(table->children[index]));
    table->ranges[index] = range;
    table->choices[index] = count_choices(table, kind, children);
    table->has_chains[index] = has_chain(table, index);
    return index;
}

static bool is_row(const TermTable *table, uint32_t index, TermKind kind, uint32_t width,
                   const Term *children) {
    return table->kinds[index] == kind && table->widths[index] == width &&
           memcmp(table->children[index], children, sizeof(table->children[index])) == 0;
}

// A term that can have one value only is that constant.
static bool is_folded(TermKind kind, uint32_t width, TermRange range) {
    return width && kind != TERM_KIND_CONSTANT && range.least == range.greatest;
}

static Term intern_row(TermTable *table, TermKind kind, uint32_t width, const Term *children) {
    if (table->count * 2 >= table->slot_count)
        grow_slots(table);
    uint32_t place = hash_parts(kind, width, children) & (table->slot_count - 1);
    while (table->slots[place]) {
        if (is_row(table, table->slots[place], kind, width, children))
            return table->slots[place] << 1;
        place = (place + 1) & (table->slot_count - 1);
    }
    TermRange range = term_range(table, kind, width, children);
    if (is_folded(kind, width, range))
        return term_constant(table, width, range.least);
    uint32_t index = new_row(table, kind, width, children, range);
    table->slots[place] = index;
    return index << 1;
}

Term term_intern(TermTable *table, TermKind kind, uint32_t width, Term a, Term b, Term c) {
    Term children[3] = {a, b, c};
    return intern_row(table, kind, width, children);
}

TermTable *term_table_new(void) {
    TermTable *table = memory_alloc(sizeof(TermTable));
    table->arena = arena_new();
    table->names = name_table_new();
    table->count = 1;
    grow_rows(table);
    Term true_term = intern_row(table, TERM_KIND_TRUE, 0, (Term[3]){0});
    SHOULD(true_term == TERM_TRUE, "the first term should be true");
    return table;
}

void term_table_free(TermTable *table) {
    if (!table)
        return;
    memory_free(table->kinds);
    memory_free(table->widths);
    memory_free(table->choices);
    memory_free(table->has_chains);
    memory_free(table->children);
    memory_free(table->ranges);
    memory_free(table->slots);
    memory_free(table->cache);
    name_table_free(table->names);
    arena_free(table->arena);
    memory_free(table);
}

uint32_t term_count(const TermTable *table) {
    return table->count - 1;
}

// ---- Looking at terms

TermKind term_kind(const TermTable *table, Term term) {
    return kind_of(table, term);
}

uint32_t term_width(const TermTable *table, Term term) {
    return width_of(table, term);
}

uint32_t term_arity(const TermTable *table, Term term) {
    return term_kind_info[kind_of(table, term)].arity;
}

Term term_child(const TermTable *table, Term term, uint32_t index) {
    SHOULD(index < term_arity(table, term), "a child should be below the arity");
    return child_of(table, term, index);
}

uint32_t term_low_bit(const TermTable *table, Term term) {
    SHOULD(is_kind(table, term, TERM_KIND_EXTRACT), "only an extract should have a low bit");
    return child_of(table, term, 1);
}

bool term_is_constant(const TermTable *table, Term term, uint64_t *value) {
    if (!is_constant(table, term))
        return false;
    *value = constant_value(table, term);
    return true;
}

uint64_t term_greatest(const TermTable *table, Term term) {
    return range_of(table, term).greatest;
}

static const TermVariable *variable_of(const TermTable *table, Term term) {
    SHOULD(is_variable_kind(kind_of(table, term)), "only a variable should have a name");
    return &table->variables.items[child_of(table, term, 0)];
}

const char *term_name(const TermTable *table, Term term) {
    return variable_of(table, term)->name;
}

const char *term_label(const TermTable *table, Term term) {
    return variable_of(table, term)->label->text;
}

// ---- Variables and constants

// A label taken; asked for again, it gets the number `next` behind it.
typedef struct Label {
    unsigned next;
} Label;

static void take_label(TermTable *table, const Name *label) {
    Label *taken = ARENA_NEW(table->arena, Label);
    taken->next = 2;
    map_put(table->arena, &table->labels, label, taken);
}

static const Name *numbered_label(TermTable *table, const Name *name, unsigned number) {
    Buffer buffer = {0};
    buffer_format(&buffer, "%s!%u", name->text, number);
    const Name *label = name_intern(table->names, buffer.text, buffer.length);
    buffer_free(&buffer);
    return label;
}

// What cannot stand between the bars of an SMT-LIB symbol is replaced.
static const Name *printable_name(TermTable *table, const char *name) {
    char *text = arena_copy_text(table->arena, name, strlen(name));
    for (char *c = text; *c; c++)
        if (*c == '|' || *c == '\\')
            *c = '_';
    return name_from(table->names, text);
}

// The name itself if no variable has it yet, otherwise with a number behind it.
static const Name *new_label(TermTable *table, const char *name) {
    const Name *base = printable_name(table, name), *label = base;
    Label *taken = map_get(&table->labels, base);
    while (map_get(&table->labels, label))
        label = numbered_label(table, base, taken->next++);
    take_label(table, label);
    return label;
}

static Term new_variable(TermTable *table, TermKind kind, uint32_t width, const char *name) {
    Term children[3] = {table->variables.count, 0, 0};
    TermVariable variable = {arena_copy_text(table->arena, name, strlen(name)),
                             new_label(table, name)};
    vector_push(table->arena, &table->variables, variable);
    return new_row(table, kind, width, children, term_range(table, kind, width, children)) << 1;
}

Term term_bool_variable(TermTable *table, const char *name) {
    return new_variable(table, TERM_KIND_BOOL_VARIABLE, 0, name);
}

Term term_variable(TermTable *table, uint32_t width, const char *name) {
    SHOULD(width >= 1 && width <= TERM_MAX_WIDTH, "a bit-vector should have 1 to 64 bits");
    return new_variable(table, TERM_KIND_VARIABLE, width, name);
}

Term term_constant(TermTable *table, uint32_t width, uint64_t value) {
    SHOULD(width >= 1 && width <= TERM_MAX_WIDTH, "a bit-vector should have 1 to 64 bits");
    value &= value_mask(width);
    Term children[3] = {(uint32_t)value, (uint32_t)(value >> 32), 0};
    return intern_row(table, TERM_KIND_CONSTANT, width, children);
}

// ---- Results of constructors that recurse

static TermCacheEntry *cache_entry(const TermTable *table, TermKind kind, Term a, Term b) {
    uint32_t hash = mix(mix(kind + 1, a), b);
    return &table->cache[hash & (table->slot_count - 1)];
}

Term term_cache_get(const TermTable *table, TermKind kind, Term a, Term b) {
    const TermCacheEntry *entry = cache_entry(table, kind, a, b);
    bool found = entry->operation == kind + 1u && entry->a == a && entry->b == b;
    return found ? entry->result : TERM_NONE;
}

void term_cache_put(TermTable *table, TermKind kind, Term a, Term b, Term result) {
    *cache_entry(table, kind, a, b) = (TermCacheEntry){kind + 1u, a, b, result};
}

// ---- Rules

Term term_apply(TermTable *table, TermRule *const *rules, uint32_t count, Term a, Term b) {
    for (uint32_t i = 0; i < count; i++) {
        Term result = rules[i](table, a, b);
        if (result)
            return result;
    }
    return TERM_NONE;
}

Term term_apply_either_way(TermTable *table, TermRule *const *rules, uint32_t count, Term a,
                           Term b) {
    for (uint32_t i = 0; i < count; i++) {
        Term result = rules[i](table, a, b);
        if (!result)
            result = rules[i](table, b, a);
        if (result)
            return result;
    }
    return TERM_NONE;
}

void term_order(const TermTable *table, Term *a, Term *b) {
    bool swap = is_constant(table, *a) == is_constant(table, *b) ? *a > *b : is_constant(table, *a);
    if (!swap)
        return;
    Term first = *b;
    *b = *a;
    *a = first;
}
