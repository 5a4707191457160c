#include "solve/order.h"

#include "base/map.h"
#include "base/vector.h"

// Beyond that the triples are too many.
enum { MOST_NUMBERS = 48 };

typedef struct Pair {
    uint32_t a, b; // indices
    Literal equal;
} Pair;

struct Order {
    GateGraph *graph;
    Cnf *cnf;
    Arena *arena;
    VECTOR(Term) numbers;
    Map index_of;                             // Term -> index + 1
    Literal less[MOST_NUMBERS][MOST_NUMBERS]; // 0: none yet
    uint32_t done;                            // numbers whose clauses exist
    VECTOR(Pair) equalities;
    uint32_t linked; // of them
};

Order *order_new(GateGraph *graph, Cnf *cnf) {
    Order *order = memory_alloc(sizeof(Order));
    order->graph = graph;
    order->cnf = cnf;
    order->arena = arena_new();
    return order;
}

void order_free(Order *order) {
    if (!order)
        return;
    arena_free(order->arena);
    memory_free(order);
}

static uint32_t index_of(const Order *order, Term term) {
    return (uint32_t)(uintptr_t)map_get(&order->index_of, (const void *)(uintptr_t)term);
}

static uint32_t number(Order *order, Term term) {
    uint32_t index = index_of(order, term);
    if (index || order->numbers.count == MOST_NUMBERS)
        return index;
    vector_push(order->arena, &order->numbers, term);
    index = order->numbers.count;
    map_put(order->arena, &order->index_of, (const void *)(uintptr_t)term,
            (void *)(uintptr_t)index);
    return index;
}

void order_less(Order *order, Term a, Term b, Literal literal) {
    uint32_t first = number(order, a), second = number(order, b);
    if (first && second)
        order->less[first - 1][second - 1] = literal;
}

void order_equal(Order *order, Term a, Term b, Literal literal) {
    Pair pair = {a, b, literal};
    vector_push(order->arena, &order->equalities, pair);
}

static Literal less(Order *order, uint32_t a, uint32_t b) {
    if (!order->less[a][b])
        order->less[a][b] = gate_input(order->graph);
    return order->less[a][b];
}

static void clause(Order *order, Literal a, Literal b, Literal c) {
    cnf_add_clause(order->cnf, (Literal[]){a, b, c}, c ? 3 : 2);
}

// b <= a, c <= b: so c <= a
static void add_triple(Order *order, uint32_t a, uint32_t b, uint32_t c) {
    clause(order, less(order, a, b), less(order, b, c), -less(order, a, c));
}

static void add_number(Order *order, uint32_t c) {
    for (uint32_t a = 0; a < c; a++) {
        clause(order, -less(order, a, c), -less(order, c, a), 0);
        for (uint32_t b = 0; b < a; b++) {
            add_triple(order, a, b, c);
            add_triple(order, a, c, b);
            add_triple(order, b, a, c);
            add_triple(order, b, c, a);
            add_triple(order, c, a, b);
            add_triple(order, c, b, a);
        }
    }
}

void order_flush(Order *order) {
    for (; order->done < order->numbers.count; order->done++)
        add_number(order, order->done);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < order->equalities.count; i++) {
        Pair pair = order->equalities.items[i];
        uint32_t a = index_of(order, pair.a), b = index_of(order, pair.b);
        if (!a || !b) {
            order->equalities.items[kept++] = pair;
            continue;
        }
        Literal first = less(order, a - 1, b - 1), second = less(order, b - 1, a - 1);
        clause(order, -pair.equal, -first, 0);
        clause(order, -pair.equal, -second, 0);
        clause(order, pair.equal, first, second);
    }
    order->equalities.count = kept;
}
