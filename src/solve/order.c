// Numbers that were compared, directly or by way of others, form a group. Constants belong to
// each group in which they are compared, so that 0 does not join all of them.
//
// The order of a group is one of integers where each gap between constants has room for all its
// variables. Where it has less, the constants inside are added, so that nothing is in between: for
// neighbours c and c + 1 there is no x with c < x < c + 1. The ends of the range likewise.
#include "solve/order.h"

#include "base/map.h"
#include "base/vector.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_NUMBERS = 1000,
    MOST_IN_GROUP = 100, // a larger group gets bits: its triples would be too many
    MOST_WITH_BITS = 12, // in a group that has bits, they help less
    NO_GROUP = UINT32_MAX
};

typedef struct Number {
    Term term; // TERM_NONE for a constant that nobody asked for
    bool is_constant;
    int64_t value; // of a constant
    uint32_t group;
} Number;

typedef VECTOR(uint32_t) IndexList;

typedef struct Group {
    IndexList numbers;
    uint32_t width;
    uint32_t done;     // so many of its numbers have their clauses
    bool has_bits;     // or will have, at the next flush
    bool is_too_large; // for clauses about the order
} Group;

// What is known of one number being less than another.
typedef struct Less {
    Literal literal; // 0: none yet
    bool is_asked;   // by a term, not only by clauses of the order
    bool is_defined; // by a circuit
} Less;

struct Order {
    const TermTable *table;
    GateGraph *graph;
    Cnf *cnf;
    Arena *arena;
    OrderBits *bits;
    void *context;
    VECTOR(Number) numbers;
    VECTOR(Group) groups;
    Map index_of;       // variable or other term -> index + 1; no constants
    Map has_bits;       // variable -> itself
    Less *less;         // [a * capacity + b]
    uint32_t capacity;  // numbers that it has room for
    CnfStopTest *stops; // or NULL
    const void *stop_context;
};

Order *order_new(const TermTable *table, GateGraph *graph, Cnf *cnf) {
    Order *order = memory_alloc(sizeof(Order));
    order->table = table;
    order->graph = graph;
    order->cnf = cnf;
    order->arena = arena_new();
    return order;
}

void order_free(Order *order) {
    if (!order)
        return;
    memory_free(order->less);
    arena_free(order->arena);
    memory_free(order);
}

void order_stop_if(Order *order, CnfStopTest *test, const void *context) {
    order->stops = test;
    order->stop_context = context;
}

void order_set_bits(Order *order, OrderBits *bits, void *context) {
    order->bits = bits;
    order->context = context;
}

static Less *less_of(const Order *order, uint32_t a, uint32_t b) {
    return &order->less[(size_t)a * order->capacity + b];
}

// ---- Numbers and groups

static const void *term_key(Term term) {
    return (const void *)(uintptr_t)term;
}

static uint32_t find(const Order *order, Term term) {
    return (uint32_t)(uintptr_t)map_get(&order->index_of, term_key(term));
}

// Most questions compare few numbers, and solvers are many: the table grows with its numbers.
static void make_room(Order *order) {
    enum { FIRST_CAPACITY = 32 };
    uint32_t before = order->capacity;
    if (order->numbers.count < before)
        return;
    uint32_t capacity = before ? 2 * before : FIRST_CAPACITY;
    Less *less = memory_alloc((size_t)capacity * capacity * sizeof(Less));
    for (uint32_t i = 0; i < before; i++)
        memcpy(&less[(size_t)i * capacity], &order->less[(size_t)i * before],
               before * sizeof(Less));
    memory_free(order->less);
    order->less = less;
    order->capacity = capacity;
}

static uint32_t new_number(Order *order, Term term, uint32_t group) {
    make_room(order);
    Number number = {.term = term, .group = group};
    vector_push(order->arena, &order->numbers, number);
    uint32_t index = order->numbers.count - 1;
    vector_push(order->arena, &order->groups.items[group].numbers, index);
    return index;
}

static bool is_free(const Order *order, Term term) {
    return term_kind(order->table, term) == TERM_KIND_VARIABLE &&
           !map_get(&order->has_bits, term_key(term));
}

// The number of a term that is no constant, in a group of its own at first.
static uint32_t number_of(Order *order, Term term) {
    uint32_t known = find(order, term);
    if (known)
        return known - 1;
    Group group = {.width = term_width(order->table, term), .has_bits = !is_free(order, term)};
    vector_push(order->arena, &order->groups, group);
    uint32_t index = new_number(order, term, order->groups.count - 1);
    map_put(order->arena, &order->index_of, term_key(term), (void *)(uintptr_t)(index + 1));
    return index;
}

static uint32_t constant_in(Order *order, uint32_t group, int64_t value) {
    const IndexList *numbers = &order->groups.items[group].numbers;
    for (uint32_t i = 0; i < numbers->count; i++) {
        const Number *number = &order->numbers.items[numbers->items[i]];
        if (number->is_constant && number->value == value)
            return numbers->items[i];
    }
    uint32_t index = new_number(order, TERM_NONE, group);
    order->numbers.items[index].is_constant = true;
    order->numbers.items[index].value = value;
    return index;
}

static void join_groups(Order *order, uint32_t a, uint32_t b) {
    if (a == b)
        return;
    Group *into = &order->groups.items[a], *from = &order->groups.items[b];
    into->has_bits |= from->has_bits;
    into->is_too_large |= from->is_too_large;
    for (uint32_t i = 0; i < from->numbers.count; i++) {
        order->numbers.items[from->numbers.items[i]].group = a;
        vector_push(order->arena, &into->numbers, from->numbers.items[i]);
    }
    from->numbers.count = from->done = 0;
}

// ---- Literals

static Literal less_by_constants(const Number *a, const Number *b) {
    return a->value < b->value ? LITERAL_TRUE : LITERAL_FALSE;
}

// The literal, made if there is none: by itself it may be anything.
static Literal less_literal(Order *order, uint32_t a, uint32_t b) {
    Less *less = less_of(order, a, b);
    const Number *first = &order->numbers.items[a], *second = &order->numbers.items[b];
    if (!less->literal)
        less->literal = first->is_constant && second->is_constant ? less_by_constants(first, second)
                                                                  : gate_input(order->graph);
    return less->literal;
}

static int64_t signed_value(const Order *order, Term constant) {
    uint64_t value = 0;
    uint32_t unused = 64 - term_width(order->table, constant);
    term_is_constant(order->table, constant, &value);
    return (int64_t)(value << unused) >> unused;
}

static bool is_constant(const Order *order, Term term) {
    return term_kind(order->table, term) == TERM_KIND_CONSTANT;
}

// Both numbers, in one group. False if there are too many.
static bool find_pair(Order *order, Term a, Term b, uint32_t *first, uint32_t *second) {
    if (order->numbers.count + 2 > MOST_NUMBERS &&
        (!find(order, a) || !find(order, b))) // constants are not found: no matter
        return false;
    if (is_constant(order, a)) {
        *second = number_of(order, b);
        *first = constant_in(order, order->numbers.items[*second].group, signed_value(order, a));
    } else if (is_constant(order, b)) {
        *first = number_of(order, a);
        *second = constant_in(order, order->numbers.items[*first].group, signed_value(order, b));
    } else {
        *first = number_of(order, a);
        *second = number_of(order, b);
        join_groups(order, order->numbers.items[*first].group, order->numbers.items[*second].group);
    }
    return true;
}

Literal order_less(Order *order, Term a, Term b) {
    uint32_t first, second;
    if (!find_pair(order, a, b, &first, &second)) {
        Bits x = order->bits(order->context, a), y = order->bits(order->context, b);
        return circuit_slt(order->graph, &x, &y);
    }
    less_of(order, first, second)->is_asked = true;
    return less_literal(order, first, second);
}

Literal order_equal(Order *order, Term a, Term b) {
    uint32_t first, second;
    if (!find_pair(order, a, b, &first, &second)) {
        Bits x = order->bits(order->context, a), y = order->bits(order->context, b);
        return circuit_equal(order->graph, &x, &y);
    }
    less_of(order, first, second)->is_asked = less_of(order, second, first)->is_asked = true;
    return gate_and(order->graph, -less_literal(order, first, second),
                    -less_literal(order, second, first));
}

void order_has_bits(Order *order, Term term) {
    uint32_t known = find(order, term);
    map_put(order->arena, &order->has_bits, term_key(term), order);
    if (known)
        order->groups.items[order->numbers.items[known - 1].group].has_bits = true;
}

// ---- Clauses of the order

static void clause(Order *order, Literal a, Literal b, Literal c) {
    cnf_add_clause(order->cnf, (Literal[]){a, b, c}, c ? 3 : 2);
}

void order_one_of(Order *order, const Literal *literals, uint32_t count) {
    cnf_add_clause(order->cnf, literals, count);
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < i; j++)
            clause(order, -literals[i], -literals[j], 0);
}

// b <= a and c <= b, so c <= a
static void add_triple(Order *order, uint32_t a, uint32_t b, uint32_t c) {
    clause(order, less_literal(order, a, b), less_literal(order, b, c), -less_literal(order, a, c));
}

static void add_clauses_of(Order *order, const IndexList *numbers, uint32_t place) {
    uint32_t c = numbers->items[place];
    for (uint32_t i = 0; i < place; i++) {
        uint32_t a = numbers->items[i];
        clause(order, -less_literal(order, a, c), -less_literal(order, c, a), 0);
        for (uint32_t j = 0; j < i; j++) {
            uint32_t b = numbers->items[j];
            add_triple(order, a, b, c);
            add_triple(order, a, c, b);
            add_triple(order, b, a, c);
            add_triple(order, b, c, a);
            add_triple(order, c, a, b);
            add_triple(order, c, b, a);
        }
    }
}

// ---- Integers: room between constants

static int by_value(const void *first, const void *second) {
    int64_t a = *(const int64_t *)first, b = *(const int64_t *)second;
    return a < b ? -1 : a > b;
}

typedef VECTOR(int64_t) ValueList;

static ValueList constants_of(Order *order, const Group *group) {
    ValueList values = {0};
    for (uint32_t i = 0; i < group->numbers.count; i++) {
        const Number *number = &order->numbers.items[group->numbers.items[i]];
        if (number->is_constant)
            vector_push(order->arena, &values, number->value);
    }
    if (values.count)
        qsort(values.items, values.count, sizeof(int64_t), by_value);
    return values;
}

// Nothing lies strictly between the two, which are neighbours or the ends of all numbers.
static void close_gap(Order *order, uint32_t group, const int64_t *low, const int64_t *high) {
    const IndexList numbers = order->groups.items[group].numbers; // no further ones are added
    for (uint32_t i = 0; i < numbers.count; i++) {
        uint32_t x = numbers.items[i];
        if (order->numbers.items[x].is_constant)
            continue;
        Literal above = LITERAL_TRUE, below = LITERAL_TRUE;
        if (low)
            above = less_literal(order, constant_in(order, group, *low), x);
        if (high)
            below = less_literal(order, x, constant_in(order, group, *high));
        clause(order, -above, -below, 0);
    }
}

// Adds the constants from low + 1 to high - 1 where they are fewer than the variables; false if
// that makes too many.
static bool fill_gap(Order *order, uint32_t group, int64_t low, int64_t high, uint32_t variables) {
    if ((uint64_t)high - (uint64_t)low - 1 >= variables)
        return true;
    for (int64_t value = low + 1; value < high; value++) {
        if (order->numbers.count == MOST_NUMBERS)
            return false;
        constant_in(order, group, value);
    }
    return true;
}

static bool make_integers(Order *order, uint32_t group) {
    uint32_t width = order->groups.items[group].width;
    int64_t least = INT64_MIN >> (64 - width), greatest = INT64_MAX >> (64 - width);
    ValueList values = constants_of(order, &order->groups.items[group]);
    uint32_t variables = order->groups.items[group].numbers.count - values.count;
    if (!values.count)
        return true;
    for (uint32_t i = 0; i + 1 < values.count; i++)
        if (values.items[i] != values.items[i + 1] &&
            !fill_gap(order, group, values.items[i], values.items[i + 1], variables))
            return false;
    // Near the ends: up to them.
    if ((uint64_t)values.items[0] - (uint64_t)least < variables && values.items[0] != least) {
        constant_in(order, group, least);
        if (!fill_gap(order, group, least, values.items[0], variables))
            return false;
    }
    int64_t last = vector_last(&values);
    if ((uint64_t)greatest - (uint64_t)last < variables && greatest != last) {
        constant_in(order, group, greatest);
        if (!fill_gap(order, group, last, greatest, variables))
            return false;
    }
    values = constants_of(order, &order->groups.items[group]);
    if (values.items[0] == least)
        close_gap(order, group, NULL, &values.items[0]);
    if (vector_last(&values) == greatest)
        close_gap(order, group, &vector_last(&values), NULL);
    for (uint32_t i = 0; i + 1 < values.count; i++)
        if (values.items[i] + 1 == values.items[i + 1])
            close_gap(order, group, &values.items[i], &values.items[i + 1]);
    return true;
}

// ---- Bits

static Bits bits_of(Order *order, const Number *number, uint32_t width) {
    if (number->is_constant)
        return circuit_constant(width, (uint64_t)number->value);
    return order->bits(order->context, number->term);
}

static void define(Order *order, uint32_t width, uint32_t a, uint32_t b) {
    Less *less = less_of(order, a, b);
    if (!less->is_asked || less->is_defined)
        return;
    less->is_defined = true;
    Literal literal = less->literal;
    Bits x = bits_of(order, &order->numbers.items[a], width);
    Bits y = bits_of(order, &order->numbers.items[b], width);
    Literal circuit = circuit_slt(order->graph, &x, &y);
    clause(order, -literal, circuit, 0);
    clause(order, literal, -circuit, 0);
}

static bool is_stopped(const Order *order) {
    return order->stops && order->stops(order->stop_context);
}

// False if it was stopped; what is defined by then stays so.
static bool define_all(Order *order, uint32_t index) {
    const Group group = order->groups.items[index];
    for (uint32_t i = 0; i < group.numbers.count; i++) {
        if (is_stopped(order))
            return false;
        for (uint32_t j = 0; j < group.numbers.count; j++)
            if (i != j)
                define(order, group.width, group.numbers.items[i], group.numbers.items[j]);
    }
    return true;
}

// ---- All together

static bool flush_group(Order *order, uint32_t index) {
    Group *group = &order->groups.items[index];
    bool has_new = group->done < group->numbers.count;
    if (group->numbers.count > MOST_IN_GROUP)
        group->is_too_large = group->has_bits = true;
    if (has_new && !group->has_bits && !make_integers(order, index))
        group->has_bits = true;
    if (group->numbers.count > MOST_IN_GROUP)
        group->is_too_large = group->has_bits = true;
    if (group->has_bits && !define_all(order, index))
        return false;
    if (group->has_bits && group->numbers.count > MOST_WITH_BITS)
        group->is_too_large = true;
    for (; group->done < group->numbers.count && !group->is_too_large; group->done++)
        add_clauses_of(order, &group->numbers, group->done);
    return true;
}

bool order_flush(Order *order) {
    for (uint32_t i = 0; i < order->groups.count; i++)
        if (order->groups.items[i].numbers.count && !flush_group(order, i))
            return false;
    return true;
}

// ---- Models

typedef struct Ranked {
    uint32_t index;
    uint32_t rank; // how many numbers of the group are less
} Ranked;

static int by_rank(const void *first, const void *second) {
    const Ranked *a = first, *b = second;
    return a->rank < b->rank ? -1 : a->rank > b->rank;
}

static Ranked *rank(const Order *order, const Group *group, OrderValue *is_true, void *context) {
    uint32_t count = group->numbers.count;
    Ranked *ranked = memory_alloc(count * sizeof(Ranked));
    for (uint32_t i = 0; i < count; i++) {
        ranked[i].index = group->numbers.items[i];
        for (uint32_t j = 0; j < count; j++) {
            Literal literal = less_of(order, group->numbers.items[j], ranked[i].index)->literal;
            ranked[i].rank += i != j && literal && is_true(context, literal);
        }
    }
    qsort(ranked, count, sizeof(Ranked), by_rank);
    return ranked;
}

// Where the numbers of the same rank end.
static uint32_t class_end(const Ranked *ranked, uint32_t begin, uint32_t count) {
    uint32_t end = begin + 1;
    while (end < count && ranked[end].rank == ranked[begin].rank)
        end++;
    return end;
}

static const Number *constant_among(const Order *order, const Ranked *ranked, uint32_t begin,
                                    uint32_t end) {
    for (uint32_t i = begin; i < end; i++)
        if (order->numbers.items[ranked[i].index].is_constant)
            return &order->numbers.items[ranked[i].index];
    return NULL;
}

// So much below the first constant the least number is; 0 where there is none.
static int64_t least_value(const Order *order, const Ranked *ranked, uint32_t count) {
    int64_t classes = 0;
    for (uint32_t begin = 0, end; begin < count; begin = end, classes++) {
        end = class_end(ranked, begin, count);
        const Number *constant = constant_among(order, ranked, begin, end);
        if (constant)
            return constant->value - classes;
    }
    return 0;
}

// Values that ascend with the ranks, around the constants.
static void set_values(const Order *order, const Ranked *ranked, uint32_t count, TermModel *model) {
    int64_t value = least_value(order, ranked, count);
    for (uint32_t begin = 0, end; begin < count; begin = end, value++) {
        end = class_end(ranked, begin, count);
        const Number *constant = constant_among(order, ranked, begin, end);
        if (constant)
            value = constant->value;
        for (uint32_t i = begin; i < end; i++)
            if (!order->numbers.items[ranked[i].index].is_constant)
                term_model_set(model, order->numbers.items[ranked[i].index].term, (uint64_t)value);
    }
}

void order_read_model(const Order *order, TermModel *model, OrderValue *is_true, void *context) {
    for (uint32_t i = 0; i < order->groups.count; i++) {
        const Group *group = &order->groups.items[i];
        if (!group->numbers.count || group->has_bits)
            continue;
        Ranked *ranked = rank(order, group, is_true, context);
        set_values(order, ranked, group->numbers.count, model);
        memory_free(ranked);
    }
}
