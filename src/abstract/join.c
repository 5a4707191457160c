// Two states as one: what holds in both. A place that holds the symbol x in one state and y in the
// other gets a symbol for the pair; all that is known of pairs is what is known of both their
// parts. Places with the same pair keep being equal.
#include "abstract/internal.h"

#include <string.h>

typedef struct Pair {
    Symbol a, b; // 0: the place does not exist there
    Symbol joined;
    uint32_t next; // 1 + index of another pair with the same part, of the state that is looked at
} Pair;

typedef struct Joiner {
    Abstract *abstract;
    const State *a, *b;
    State *to;
    uint32_t round; // of a loop, from 1 on: bounds that grow are given up; 0: a plain join
    VECTOR(Pair) pairs;
    uint32_t *slots; // 1 + index of a pair, by its hash
    uint32_t *heads; // 1 + index of a pair, by one of its parts
    uint32_t capacity;
    Symbol condition; // holds in `a` and not in `b`; 0: none, or not looked for yet
    bool has_looked;
} Joiner;

// ---- Pairs

static uint32_t slot_of(const Joiner *joiner, Symbol a, Symbol b) {
    uint64_t hash = ((uint64_t)a << 32 | b) * UINT64_C(0x9E3779B97F4A7C15);
    uint32_t slot = (uint32_t)(hash >> 32) & (joiner->capacity - 1);
    while (joiner->slots[slot]) {
        const Pair *pair = &joiner->pairs.items[joiner->slots[slot] - 1];
        if (pair->a == a && pair->b == b)
            break;
        slot = (slot + 1) & (joiner->capacity - 1);
    }
    return slot;
}

static void grow(Joiner *joiner) {
    enum { LEAST = 1024 };
    joiner->capacity = joiner->capacity ? 2 * joiner->capacity : LEAST;
    joiner->slots = arena_array(joiner->abstract->arena, joiner->capacity, sizeof(uint32_t));
    joiner->heads = arena_array(joiner->abstract->arena, joiner->capacity, sizeof(uint32_t));
    for (uint32_t i = 0; i < joiner->pairs.count; i++)
        joiner->slots[slot_of(joiner, joiner->pairs.items[i].a, joiner->pairs.items[i].b)] = i + 1;
}

static const Pair *find_pair(const Joiner *joiner, Symbol a, Symbol b) {
    uint32_t found = joiner->slots[slot_of(joiner, a, b)];
    return found ? &joiner->pairs.items[found - 1] : NULL;
}

static bool is_constant(const Abstract *abstract, Symbol symbol) {
    return symbol_definition(abstract, symbol)->operation == IR_CONSTANT;
}

static void add_fact(Joiner *joiner, const Pair *pair) {
    Abstract *abstract = joiner->abstract;
    if (is_constant(abstract, pair->joined))
        return;
    Fact fact = pair->a ? state_fact(abstract, joiner->a, pair->a)
                        : state_fact(abstract, joiner->b, pair->b);
    fact.symbol = pair->joined;
    if (pair->a && pair->b) {
        Fact other = state_fact(abstract, joiner->b, pair->b);
        fact.range = joiner->round ? range_widen(fact.type, fact.range, other.range, joiner->round)
                                   : range_join(fact.type, fact.range, other.range);
        if (fact.objects && other.objects)
            fact.objects = objects_union(abstract, fact.objects, other.objects);
        else
            fact.objects = NULL;
    }
    state_add(abstract, joiner->to, fact);
}

// What was decided last of that which holds in the first state and not in the second, or the other
// way round.
static Symbol deciding_condition(Joiner *joiner) {
    const State *a = joiner->a, *b = joiner->b;
    if (joiner->has_looked)
        return joiner->condition;
    joiner->has_looked = true;
    for (uint32_t i = a->facts.count, j = b->facts.count; i && j && !joiner->condition;) {
        const Fact *x = &a->facts.items[i - 1], *y = &b->facts.items[j - 1];
        bool decides = x->symbol == y->symbol && x->type == IR_BOOL && range_is_exact(x->range) &&
                       range_is_exact(y->range) && x->range.low != y->range.low;
        if (decides && !symbol_definition(joiner->abstract, x->symbol)->is_many)
            joiner->condition = x->symbol;
        i -= x->symbol >= y->symbol;
        j -= y->symbol >= x->symbol;
    }
    return joiner->condition;
}

// Of two constants, which one it is tells which way was taken.
static Symbol joined_constants(Joiner *joiner, Symbol a, Symbol b) {
    Abstract *abstract = joiner->abstract;
    IrType type = symbol_definition(abstract, a)->type;
    bool is_number = type == IR_BOOL || type == IR_INT || type == IR_LONG;
    Symbol condition = is_number && !joiner->round ? deciding_condition(joiner) : 0;
    if (!condition)
        return symbol_new(abstract, type);
    bool holds_in_a = state_fact(abstract, joiner->a, condition).range.low != 0;
    if (type == IR_BOOL) {
        bool is_true_in_a = symbol_definition(abstract, a)->bits != 0;
        return is_true_in_a == holds_in_a ? condition
                                          : symbol_defined(abstract, type, IR_NOT, condition, 0);
    }
    Symbol joined = holds_in_a ? symbol_defined(abstract, type, IR_BRANCH, a, b)
                               : symbol_defined(abstract, type, IR_BRANCH, b, a);
    abstract->definitions.items[joined].condition = condition;
    return joined;
}

static Symbol joined_symbol(Joiner *joiner, Symbol a, Symbol b) {
    Abstract *abstract = joiner->abstract;
    if (a == b)
        return a;
    if (a && b && is_constant(abstract, a) && is_constant(abstract, b))
        return joined_constants(joiner, a, b);
    bool is_many = !a || !b || symbol_definition(abstract, a)->is_many ||
                   symbol_definition(abstract, b)->is_many;
    Symbol joined = symbol_new(abstract, symbol_definition(abstract, a ? a : b)->type);
    abstract->definitions.items[joined].is_many = is_many;
    return joined;
}

// A place that exists in one state only stands for what may not be there: `is_many`, as what
// several objects hold, so that nothing follows from it for other values.
static Symbol pair_of(Joiner *joiner, Symbol a, Symbol b) {
    Abstract *abstract = joiner->abstract;
    const Pair *known = find_pair(joiner, a, b);
    if (known)
        return known->joined;
    Pair pair = {a, b, joined_symbol(joiner, a, b), 0};
    uint32_t slot = slot_of(joiner, a, b);
    vector_push(abstract->arena, &joiner->pairs, pair);
    joiner->slots[slot] = joiner->pairs.count;
    if (2 * joiner->pairs.count > joiner->capacity)
        grow(joiner);
    add_fact(joiner, &pair);
    return pair.joined;
}

// ---- Places

static void join_registers(Joiner *joiner) {
    const State *a = joiner->a, *b = joiner->b;
    for (uint32_t i = 0; i < a->registers.count; i++) {
        Symbol x = a->registers.items[i], y = i < b->registers.count ? b->registers.items[i] : 0;
        vector_push(joiner->abstract->arena, &joiner->to->registers,
                    x && y ? pair_of(joiner, x, y) : 0);
    }
}

static void join_objects(Joiner *joiner) {
    const State *a = joiner->a, *b = joiner->b;
    uint32_t i = 0, j = 0;
    while (i < a->objects.count || j < b->objects.count) {
        ObjectId x = i < a->objects.count ? a->objects.items[i] : UINT32_MAX;
        ObjectId y = j < b->objects.count ? b->objects.items[j] : UINT32_MAX;
        vector_push(joiner->abstract->arena, &joiner->to->objects, x < y ? x : y);
        i += x <= y;
        j += y <= x;
    }
}

static bool is_before(const Cell *x, const Cell *y) {
    return x->object != y->object ? x->object < y->object
                                  : (uintptr_t)x->field < (uintptr_t)y->field;
}

// A static field of a class that has not begun is not there: nobody reads it before its
// initialiser has run.
static Symbol value_in(const Joiner *joiner, const State *state, const Cell *cell) {
    return state_is_absent(state, cell)
               ? 0
               : state_cell(joiner->abstract, state, cell->object, cell->field);
}

static void join_cells(Joiner *joiner) {
    Abstract *abstract = joiner->abstract;
    const State *a = joiner->a, *b = joiner->b;
    uint32_t i = 0, j = 0;
    while (i < a->cells.count || j < b->cells.count) {
        const Cell *x = i < a->cells.count ? &a->cells.items[i] : NULL;
        const Cell *y = j < b->cells.count ? &b->cells.items[j] : NULL;
        bool takes_x = x && (!y || !is_before(y, x)), takes_y = y && (!x || !is_before(x, y));
        Cell cell = takes_x ? *x : *y;
        cell.value = pair_of(joiner, value_in(joiner, a, &cell), value_in(joiner, b, &cell));
        vector_push(abstract->arena, &joiner->to->cells, cell);
        i += takes_x;
        j += takes_y;
    }
}

static void join_begun(Joiner *joiner) {
    Abstract *abstract = joiner->abstract;
    for (uint32_t i = 0; i < joiner->a->begun.count; i++) {
        Begun begun = joiner->a->begun.items[i];
        const Begun *other = state_begun(joiner->b, begun.class_symbol);
        begun.is_certain = begun.is_certain && other && other->is_certain;
        vector_push(abstract->arena, &joiner->to->begun, begun);
    }
    for (uint32_t i = 0; i < joiner->b->begun.count; i++) {
        Begun begun = joiner->b->begun.items[i];
        begun.is_certain = false;
        if (!state_begun(joiner->a, begun.class_symbol))
            vector_push(abstract->arena, &joiner->to->begun, begun);
    }
}

// The symbol of both indices; 0 where there is none, UINT32_MAX: they are not one place.
static Symbol joined_index(const Joiner *joiner, Symbol a, Symbol b) {
    if (!a || !b)
        return a == b ? 0 : UINT32_MAX;
    if (a == b && is_constant(joiner->abstract, a))
        return a;
    const Pair *pair = find_pair(joiner, a, b);
    return pair ? pair->joined : UINT32_MAX;
}

static bool has_memo(const State *state, const Memo *memo) {
    for (uint32_t i = 0; i < state->memos.count; i++)
        if (state->memos.items[i].reference == memo->reference &&
            state->memos.items[i].field == memo->field &&
            state->memos.items[i].index == memo->index)
            return true;
    return false;
}

static void join_memos(Joiner *joiner) {
    for (uint32_t i = 0; i < joiner->a->memos.count; i++)
        for (uint32_t j = 0; j < joiner->b->memos.count; j++) {
            const Memo *x = &joiner->a->memos.items[i], *y = &joiner->b->memos.items[j];
            const Pair *reference =
                x->field == y->field ? find_pair(joiner, x->reference, y->reference) : NULL;
            Symbol index = reference ? joined_index(joiner, x->index, y->index) : UINT32_MAX;
            if (index == UINT32_MAX)
                continue;
            Memo memo = {reference->joined, x->field, index, 0};
            if (has_memo(joiner->to, &memo))
                continue;
            memo.value = pair_of(joiner, x->value, y->value);
            vector_push(joiner->abstract->arena, &joiner->to->memos, memo);
        }
}

// ---- Relations

static void add_relation(Joiner *joiner, Relation relation) {
    Abstract *abstract = joiner->abstract;
    State *to = joiner->to;
    if (relation.x == relation.y || relation.most == UNBOUNDED ||
        is_constant(abstract, relation.x) || is_constant(abstract, relation.y))
        return;
    for (uint32_t i = 0; i < to->relations.count; i++)
        if (to->relations.items[i].x == relation.x && to->relations.items[i].y == relation.y)
            return;
    vector_push(abstract->arena, &to->relations, relation);
}

// Of a loop, a difference that still grows then is given up: in the first rounds it is seen what
// the loop makes of the numbers that it begins with.
enum { ROUND_TO_GIVE_UP = 3 };

// Of a pair that one state does not have, what the other says; else the weaker of both.
static void join_relation(Joiner *joiner, const Pair *p, const Pair *q) {
    const Abstract *abstract = joiner->abstract;
    IrType type = symbol_definition(abstract, p->joined)->type;
    bool in_a = p->a && q->a, in_b = p->b && q->b;
    if (type != IR_INT && type != IR_LONG)
        return;
    int64_t of_a = in_a ? fact_difference(abstract, joiner->a, p->a, q->a) : INT64_MIN;
    int64_t of_b = in_b ? fact_difference(abstract, joiner->b, p->b, q->b) : INT64_MIN;
    if (!in_a && !in_b)
        return;
    if (joiner->round >= ROUND_TO_GIVE_UP && in_a && of_b > of_a)
        return;
    add_relation(joiner, (Relation){p->joined, q->joined, of_a > of_b ? of_a : of_b});
}

static Symbol part_of(const Pair *pair, bool is_a) {
    return is_a ? pair->a : pair->b;
}

// Lists of pairs that may have the same part: by its number, modulo the capacity.
static void list_pairs(Joiner *joiner, bool is_a) {
    memset(joiner->heads, 0, joiner->capacity * sizeof(uint32_t));
    for (uint32_t i = 0; i < joiner->pairs.count; i++) {
        Pair *pair = &joiner->pairs.items[i];
        uint32_t *head = &joiner->heads[part_of(pair, is_a) & (joiner->capacity - 1)];
        pair->next = *head;
        *head = i + 1;
    }
}

static void join_relations_of(Joiner *joiner, const State *state, bool is_a) {
    uint32_t mask = joiner->capacity - 1;
    list_pairs(joiner, is_a);
    for (uint32_t i = 0; i < state->relations.count; i++) {
        Relation relation = state->relations.items[i];
        for (uint32_t j = joiner->heads[relation.x & mask]; j;
             j = joiner->pairs.items[j - 1].next) {
            const Pair *p = &joiner->pairs.items[j - 1];
            if (part_of(p, is_a) != relation.x)
                continue;
            for (uint32_t k = joiner->heads[relation.y & mask]; k;
                 k = joiner->pairs.items[k - 1].next) {
                const Pair *q = &joiner->pairs.items[k - 1];
                if (part_of(q, is_a) == relation.y)
                    join_relation(joiner, p, q);
            }
        }
    }
}

// What a place that may not exist holds is, if it does, what others hold.
static void relate_single(Joiner *joiner) {
    for (uint32_t i = 0; i < joiner->pairs.count; i++) {
        const Pair *p = &joiner->pairs.items[i];
        for (uint32_t j = 0; (!p->a || !p->b) && j < joiner->pairs.count; j++) {
            const Pair *q = &joiner->pairs.items[j];
            if (i != j && (p->a ? p->a == q->a : p->b == q->b)) {
                join_relation(joiner, p, q);
                join_relation(joiner, q, p);
            }
        }
    }
}

// At the head of a loop, how what changes differs from the rest of it: at first that is seen only
// in the numbers.
static void relate_changed(Joiner *joiner) {
    enum { MOST_CHANGED = 40 };
    uint32_t changed[MOST_CHANGED], count = 0;
    for (uint32_t i = 0; i < joiner->pairs.count && count < MOST_CHANGED; i++) {
        const Pair *pair = &joiner->pairs.items[i];
        IrType type = symbol_definition(joiner->abstract, pair->joined)->type;
        if (pair->a && pair->b && pair->a != pair->b && (type == IR_INT || type == IR_LONG))
            changed[count++] = i;
    }
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < count; j++)
            if (i != j)
                join_relation(joiner, &joiner->pairs.items[changed[i]],
                              &joiner->pairs.items[changed[j]]);
}

// ---- Joins

static Joiner *begin(Abstract *abstract, const State *a, const State *b, uint32_t round) {
    if (!abstract->joiner)
        abstract->joiner = ARENA_NEW(abstract->arena, Joiner);
    Joiner *joiner = abstract->joiner;
    joiner->abstract = abstract;
    joiner->a = a;
    joiner->b = b;
    joiner->to = state_make(abstract);
    joiner->round = round;
    joiner->pairs.count = 0;
    joiner->condition = 0;
    joiner->has_looked = false;
    if (joiner->slots)
        memset(joiner->slots, 0, joiner->capacity * sizeof(uint32_t));
    else
        grow(joiner);
    return joiner;
}

static Joiner *join(Abstract *abstract, const State *a, const State *b, uint32_t round) {
    Joiner *joiner = begin(abstract, a, b, round);
    join_registers(joiner);
    join_objects(joiner);
    join_cells(joiner);
    join_begun(joiner);
    join_memos(joiner);
    join_memos(joiner); // the values of the first are objects of others
    // A loop keeps what is known at its head, or less: what only the end of an iteration knows
    // comes in the first rounds, or never.
    enum { ROUNDS_WITH_NEW_RELATIONS = 3 };
    relate_single(joiner);
    if (round == 1)
        relate_changed(joiner);
    join_relations_of(joiner, a, true);
    if (round < ROUNDS_WITH_NEW_RELATIONS)
        join_relations_of(joiner, b, false);
    return joiner;
}

State *state_join(Abstract *abstract, State *a, State *b) {
    if (!a || !b)
        return a ? a : b;
    State *joined = join(abstract, a, b, 0)->to;
    state_drop(abstract, a);
    state_drop(abstract, b);
    return joined;
}

// ---- Is nothing new?

// The places that hold one symbol before hold one symbol still, with no more values.
static bool keeps_pairs(const Joiner *joiner) {
    const Abstract *abstract = joiner->abstract;
    for (uint32_t i = 0; i < joiner->pairs.count; i++) {
        const Pair *pair = &joiner->pairs.items[i];
        if (!pair->a)
            return false;
        for (uint32_t j = 0; j < i; j++)
            if (joiner->pairs.items[j].a == pair->a)
                return false;
        if (!pair->b && !symbol_definition(abstract, pair->a)->is_many)
            return false;
        if (!pair->b)
            continue;
        Fact before = state_fact(abstract, joiner->a, pair->a);
        Fact after = state_fact(abstract, joiner->b, pair->b);
        if (before.type == IR_REF ? !before.objects || !after.objects ||
                                        !objects_within(after.objects, before.objects)
                                  : !range_is_within(before.type, after.range, before.range))
            return false;
    }
    return true;
}

static const Pair *pair_of_before(const Joiner *joiner, Symbol a) {
    for (uint32_t i = 0; i < joiner->pairs.count; i++)
        if (joiner->pairs.items[i].a == a)
            return &joiner->pairs.items[i];
    return NULL;
}

static bool keeps_relations(const Joiner *joiner) {
    const State *a = joiner->a, *b = joiner->b;
    for (uint32_t i = 0; i < a->relations.count; i++) {
        Relation relation = a->relations.items[i];
        const Pair *x = pair_of_before(joiner, relation.x), *y = pair_of_before(joiner, relation.y);
        if (x && y && x->b && y->b &&
            fact_difference(joiner->abstract, b, x->b, y->b) > relation.most)
            return false;
    }
    return true;
}

static bool keeps_memos(const Joiner *joiner) {
    for (uint32_t i = 0; i < joiner->a->memos.count; i++) {
        Memo memo = joiner->a->memos.items[i];
        const Pair *reference = pair_of_before(joiner, memo.reference);
        if (!reference)
            continue;
        const Pair *index = memo.index ? pair_of_before(joiner, memo.index) : NULL;
        if (memo.index && !index && !is_constant(joiner->abstract, memo.index))
            continue;
        memo.reference = reference->joined;
        memo.index = index ? index->joined : memo.index;
        if (!has_memo(joiner->to, &memo))
            return false;
    }
    return true;
}

static bool keeps_rest(const Joiner *joiner) {
    const State *a = joiner->a, *to = joiner->to;
    if (a->objects.count != to->objects.count || a->begun.count != to->begun.count)
        return false;
    for (uint32_t i = 0; i < a->begun.count; i++)
        if (a->begun.items[i].is_certain != to->begun.items[i].is_certain)
            return false;
    for (uint32_t i = 0; i < a->registers.count; i++)
        if (a->registers.items[i] && !to->registers.items[i])
            return false;
    return true;
}

State *state_widen(Abstract *abstract, const State *before, const State *after, uint32_t round,
                   bool *is_same) {
    Joiner *joiner = join(abstract, before, after, round);
    *is_same =
        keeps_pairs(joiner) && keeps_relations(joiner) && keeps_memos(joiner) && keeps_rest(joiner);
    return joiner->to;
}
