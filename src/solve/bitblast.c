// Bit-blasting with an explicit stack: terms are deep.
#include "solve/bitblast.h"

#include "base/map.h"
#include "base/vector.h"
#include "diag/internal_error.h"

#include <string.h>

// Quotient and remainder of the same operands come from one circuit.
typedef struct Division {
    Term dividend, divisor;
    Bits quotient, remainder;
} Division;

struct Bitblaster {
    const TermTable *table;
    GateGraph *graph;
    Arena *arena;
    uint32_t capacity; // of `starts`
    uint32_t *starts;  // by term index: place of the first bit in `literals`; 0: not seen
    VECTOR(Literal) literals;
    VECTOR(Term) stack;
    VECTOR(Term) variables;
    VECTOR(Division) divisions;
    VECTOR(Literal) conditions;
    Order *order;       // or NULL
    Map chosen;         // if-then-else and leaf -> literal
    Map compared;       // comparison by cases -> literal
    VECTOR(Term) cases; // scratch
    uint32_t *seen;     // by term index: the last round in which it was seen
    uint32_t round;
    bool (*stops)(const void *context); // or NULL
    const void *stop_context;
};

Bitblaster *bitblast_new(const TermTable *table, GateGraph *graph) {
    Bitblaster *blaster = memory_alloc(sizeof(Bitblaster));
    blaster->table = table;
    blaster->graph = graph;
    blaster->arena = arena_new();
    vector_push(blaster->arena, &blaster->literals, LITERAL_NONE);
    return blaster;
}

void bitblast_free(Bitblaster *blaster) {
    if (!blaster)
        return;
    memory_free(blaster->starts);
    memory_free(blaster->seen);
    arena_free(blaster->arena);
    memory_free(blaster);
}

static void make_room(Bitblaster *blaster) {
    uint32_t wanted = term_count(blaster->table) + 1;
    if (blaster->capacity >= wanted)
        return;
    wanted += wanted / 2;
    blaster->starts = memory_resize(blaster->starts, wanted * sizeof(uint32_t));
    blaster->seen = memory_resize(blaster->seen, wanted * sizeof(uint32_t));
    memset(blaster->starts + blaster->capacity, 0, (wanted - blaster->capacity) * sizeof(uint32_t));
    memset(blaster->seen + blaster->capacity, 0, (wanted - blaster->capacity) * sizeof(uint32_t));
    blaster->capacity = wanted;
}

static bool is_done(const Bitblaster *blaster, Term term) {
    return blaster->starts[term_index(term)] != 0;
}

// ---- Operands

static Literal operand(const Bitblaster *blaster, Term term, uint32_t index) {
    Term child = term_child(blaster->table, term, index);
    Literal literal = blaster->literals.items[blaster->starts[term_index(child)]];
    return term_is_negated(child) ? -literal : literal;
}

static Bits bits_of(const Bitblaster *blaster, Term term) {
    Bits bits = {.width = term_width(blaster->table, term)};
    memcpy(bits.bits, &blaster->literals.items[blaster->starts[term_index(term)]],
           bits.width * sizeof(Literal));
    return bits;
}

static Bits operand_bits(const Bitblaster *blaster, Term term, uint32_t index) {
    return bits_of(blaster, term_child(blaster->table, term, index));
}

// ---- Booleans

static Literal condition_of(const Bitblaster *blaster, Term ite) {
    return operand(blaster, ite, 0);
}

// ---- Comparisons by cases
// Comparing if-then-elses is comparing what they choose from: numbers with numbers, each pair
// once (order.h). Where a circuit over the bits is smaller, it is taken.

enum {
    FEW_VALUES = 1 << 8,
    FEW_CASES = 300,    // so many pairs are compared as they stand
    MOST_CASES = 20000, // in one number
    MOST_LEAVES = 20
};

static bool is_ite(const Bitblaster *blaster, Term term) {
    return term_kind(blaster->table, term) == TERM_KIND_ITE;
}

static bool is_number(const Bitblaster *blaster, Term term) {
    TermKind kind = term_kind(blaster->table, term);
    return kind == TERM_KIND_VARIABLE || kind == TERM_KIND_CONSTANT;
}

// The if-then-elses in a term, itself included, with a number behind each; in `cases`.
static void find_cases(Bitblaster *blaster, Term term) {
    uint32_t first = blaster->cases.count;
    vector_push(blaster->arena, &blaster->cases, term);
    for (uint32_t i = first; i < blaster->cases.count && blaster->cases.count - first < MOST_CASES;
         i++) {
        Term next = blaster->cases.items[i];
        if (!is_ite(blaster, next) || blaster->seen[term_index(next)] == blaster->round)
            continue;
        blaster->seen[term_index(next)] = blaster->round;
        vector_push(blaster->arena, &blaster->cases, term_child(blaster->table, next, 1));
        vector_push(blaster->arena, &blaster->cases, term_child(blaster->table, next, 2));
    }
}

static bool has_few_leaves(Bitblaster *blaster, uint32_t begin, uint32_t end) {
    uint32_t count = 0;
    blaster->round++;
    for (uint32_t i = begin; i < end && count <= MOST_LEAVES; i++) {
        Term term = blaster->cases.items[i];
        if (is_ite(blaster, term) || blaster->seen[term_index(term)] == blaster->round)
            continue;
        blaster->seen[term_index(term)] = blaster->round;
        count++;
    }
    return count <= MOST_LEAVES;
}

typedef enum Comparison { BY_BITS, BY_CASES, BY_LEAVES } Comparison;

// Collects the cases of both sides, and says how to compare them.
static Comparison comparison_of(Bitblaster *blaster, Term term) {
    const TermTable *table = blaster->table;
    Term a = term_child(table, term, 0), b = term_child(table, term, 1);
    if (!blaster->order || term_kind(table, term) == TERM_KIND_ULT || term_width(table, a) == 0 ||
        (term_greatest(table, a) < FEW_VALUES && term_greatest(table, b) < FEW_VALUES))
        return BY_BITS;
    blaster->cases.count = 0;
    blaster->round++;
    find_cases(blaster, a);
    uint32_t first = blaster->cases.count;
    blaster->round++;
    find_cases(blaster, b);
    uint32_t end = blaster->cases.count;
    if ((uint64_t)first * (end - first) < FEW_CASES)
        return BY_CASES;
    bool is_small = first < MOST_CASES && end - first < MOST_CASES;
    // With one number there are no more cases than if-then-elses: an element that is one of two
    // others is equal to the number where the one is that it is. So counts are kept step by step.
    if (is_small && (first == 1 || end - first == 1))
        return BY_CASES;
    return is_small && has_few_leaves(blaster, 0, first) && has_few_leaves(blaster, first, end)
               ? BY_LEAVES
               : BY_BITS;
}

static const void *pair_key(TermKind kind, Term a, Term b) {
    return (const void *)(uintptr_t)((uint64_t)a << 32 | (uint64_t)b << 1 |
                                     (kind == TERM_KIND_EQUAL));
}

static bool is_constant(const Bitblaster *blaster, Term term) {
    return term_kind(blaster->table, term) == TERM_KIND_CONSTANT;
}

static uint64_t value_of(const Bitblaster *blaster, Term constant) {
    uint64_t value = 0;
    term_is_constant(blaster->table, constant, &value);
    return value;
}

static Literal compare_constants(const Bitblaster *blaster, TermKind kind, Term a, Term b) {
    uint64_t sign = UINT64_C(1) << (term_width(blaster->table, a) - 1);
    uint64_t x = value_of(blaster, a), y = value_of(blaster, b);
    bool result = kind == TERM_KIND_EQUAL ? x == y : (x ^ sign) < (y ^ sign);
    return result ? LITERAL_TRUE : LITERAL_FALSE;
}

static Literal compare_numbers(Bitblaster *blaster, TermKind kind, Term a, Term b) {
    if (is_constant(blaster, a) && is_constant(blaster, b))
        return compare_constants(blaster, kind, a, b);
    return kind == TERM_KIND_EQUAL ? order_equal(blaster->order, a, b)
                                   : order_less(blaster->order, a, b);
}

static Literal compare_by_cases(Bitblaster *blaster, TermKind kind, Term a, Term b) {
    const TermTable *table = blaster->table;
    if (a == b)
        return kind == TERM_KIND_EQUAL ? LITERAL_TRUE : LITERAL_FALSE;
    const void *key = pair_key(kind, a, b);
    intptr_t known = (intptr_t)map_get(&blaster->compared, key);
    if (known)
        return (Literal)known;
    Literal literal;
    if (is_ite(blaster, a))
        literal = gate_ite(blaster->graph, condition_of(blaster, a),
                           compare_by_cases(blaster, kind, term_child(table, a, 1), b),
                           compare_by_cases(blaster, kind, term_child(table, a, 2), b));
    else if (is_ite(blaster, b))
        literal = gate_ite(blaster->graph, condition_of(blaster, b),
                           compare_by_cases(blaster, kind, a, term_child(table, b, 1)),
                           compare_by_cases(blaster, kind, a, term_child(table, b, 2)));
    else
        literal = compare_numbers(blaster, kind, a, b);
    map_put(blaster->arena, &blaster->compared, key, (void *)(intptr_t)literal);
    return literal;
}

// ---- Comparisons by leaves
// Where the ways to a number are many and the numbers few: which of them is it?

// The term chooses that leaf.
static Literal chooses(Bitblaster *blaster, Term term, Term leaf) {
    if (!is_ite(blaster, term))
        return term == leaf ? LITERAL_TRUE : LITERAL_FALSE;
    const void *key = pair_key(TERM_KIND_SLT, term, leaf);
    intptr_t known = (intptr_t)map_get(&blaster->chosen, key);
    if (known)
        return (Literal)known;
    Literal literal = gate_ite(blaster->graph, condition_of(blaster, term),
                               chooses(blaster, term_child(blaster->table, term, 1), leaf),
                               chooses(blaster, term_child(blaster->table, term, 2), leaf));
    map_put(blaster->arena, &blaster->chosen, key, (void *)(intptr_t)literal);
    return literal;
}

typedef struct Leaves {
    Term terms[MOST_LEAVES];
    uint32_t count;
} Leaves;

static Leaves find_leaves(Bitblaster *blaster, Term term) {
    Leaves leaves = {.count = 0};
    blaster->cases.count = 0;
    blaster->round++;
    find_cases(blaster, term);
    for (uint32_t i = 0; i < blaster->cases.count; i++) {
        Term next = blaster->cases.items[i];
        if (is_ite(blaster, next) || blaster->seen[term_index(next)] == blaster->round)
            continue;
        blaster->seen[term_index(next)] = blaster->round;
        leaves.terms[leaves.count++] = next;
    }
    return leaves;
}

// Exactly one leaf is chosen: that follows, but not by propagation.
static void note_choice(Bitblaster *blaster, Term term, const Leaves *leaves) {
    const void *key = pair_key(TERM_KIND_EQUAL, term, TERM_NONE);
    if (map_get(&blaster->chosen, key))
        return;
    map_put(blaster->arena, &blaster->chosen, key, blaster);
    Literal literals[MOST_LEAVES];
    for (uint32_t i = 0; i < leaves->count; i++)
        literals[i] = chooses(blaster, term, leaves->terms[i]);
    order_one_of(blaster->order, literals, leaves->count);
}

// ite(a is x1, x1 < b, ite(a is x2, x2 < b, …))
static Literal compare_by_leaves(Bitblaster *blaster, TermKind kind, Term a, Term b) {
    if (!is_ite(blaster, a) && !is_ite(blaster, b))
        return a == b ? (kind == TERM_KIND_EQUAL ? LITERAL_TRUE : LITERAL_FALSE)
                      : compare_numbers(blaster, kind, a, b);
    const void *key = pair_key(kind, a, b);
    intptr_t known = (intptr_t)map_get(&blaster->compared, key);
    if (known)
        return (Literal)known;
    bool is_first = is_ite(blaster, a);
    Leaves leaves = find_leaves(blaster, is_first ? a : b);
    Literal literal = LITERAL_NONE;
    note_choice(blaster, is_first ? a : b, &leaves);
    for (uint32_t i = 0; i < leaves.count; i++) {
        Term leaf = leaves.terms[i];
        Literal here = compare_by_leaves(blaster, kind, is_first ? leaf : a, is_first ? b : leaf);
        Literal is_it = chooses(blaster, is_first ? a : b, leaf);
        literal = literal ? gate_ite(blaster->graph, is_it, here, literal) : here;
    }
    map_put(blaster->arena, &blaster->compared, key, (void *)(intptr_t)literal);
    return literal;
}

static Literal compared(Bitblaster *blaster, Term term, Comparison comparison) {
    if (comparison == BY_LEAVES)
        return compare_by_leaves(blaster, term_kind(blaster->table, term),
                                 term_child(blaster->table, term, 0),
                                 term_child(blaster->table, term, 1));
    return compare_by_cases(blaster, term_kind(blaster->table, term),
                            term_child(blaster->table, term, 0),
                            term_child(blaster->table, term, 1));
}

static Literal equal_literal(Bitblaster *blaster, Term term) {
    if (!term_width(blaster->table, term_child(blaster->table, term, 0)))
        return -gate_xor(blaster->graph, operand(blaster, term, 0), operand(blaster, term, 1));
    Comparison comparison = comparison_of(blaster, term);
    if (comparison != BY_BITS)
        return compared(blaster, term, comparison);
    Bits a = operand_bits(blaster, term, 0), b = operand_bits(blaster, term, 1);
    return circuit_equal(blaster->graph, &a, &b);
}

static Literal less_literal(Bitblaster *blaster, Term term) {
    Comparison comparison = comparison_of(blaster, term);
    if (comparison != BY_BITS)
        return compared(blaster, term, comparison);
    Bits a = operand_bits(blaster, term, 0), b = operand_bits(blaster, term, 1);
    return term_kind(blaster->table, term) == TERM_KIND_ULT ? circuit_ult(blaster->graph, &a, &b)
                                                            : circuit_slt(blaster->graph, &a, &b);
}

static Literal ite_literal(Bitblaster *blaster, Term term) {
    return gate_ite(blaster->graph, operand(blaster, term, 0), operand(blaster, term, 1),
                    operand(blaster, term, 2));
}

// ---- Bit-vectors

static Bits constant_bits(const Bitblaster *blaster, Term term) {
    uint64_t value = 0;
    term_is_constant(blaster->table, term, &value);
    return circuit_constant(term_width(blaster->table, term), value);
}

static Bits variable_bits(Bitblaster *blaster, Term term) {
    Bits bits = {.width = term_width(blaster->table, term)};
    for (uint32_t i = 0; i < bits.width; i++)
        bits.bits[i] = gate_input(blaster->graph);
    vector_push(blaster->arena, &blaster->variables, term);
    if (blaster->order)
        order_has_bits(blaster->order, term);
    return bits;
}

static Bits ite_bits(Bitblaster *blaster, Term term) {
    Bits yes = operand_bits(blaster, term, 1), no = operand_bits(blaster, term, 2);
    return circuit_ite(blaster->graph, operand(blaster, term, 0), &yes, &no);
}

static Bits not_bits(Bitblaster *blaster, Term term) {
    Bits a = operand_bits(blaster, term, 0);
    return circuit_not(&a);
}

// a - b is written add(add(a, bit_not(b)), 1): the 1 is the carry into one adder.
static Bits add_bits(Bitblaster *blaster, Term term) {
    const TermTable *table = blaster->table;
    Term sum = term_child(table, term, 0), constant = term_child(table, term, 1);
    uint64_t value;
    if (term_is_constant(table, constant, &value) && value == 1 &&
        term_kind(table, sum) == TERM_KIND_ADD) {
        Bits a = operand_bits(blaster, sum, 0), b = operand_bits(blaster, sum, 1);
        return circuit_add(blaster->graph, &a, &b, LITERAL_TRUE);
    }
    Bits a = bits_of(blaster, sum), b = bits_of(blaster, constant);
    return circuit_add(blaster->graph, &a, &b, LITERAL_FALSE);
}

static const Division *find_division(const Bitblaster *blaster, Term dividend, Term divisor) {
    for (uint32_t i = blaster->divisions.count; i-- > 0;) {
        const Division *division = &blaster->divisions.items[i];
        if (division->dividend == dividend && division->divisor == divisor)
            return division;
    }
    return NULL;
}

static const Division *new_division(Bitblaster *blaster, Term dividend, Term divisor) {
    Division division = {dividend, divisor, {0}, {0}};
    Bits a = bits_of(blaster, dividend), b = bits_of(blaster, divisor);
    Literal condition =
        circuit_divide(blaster->graph, &a, &b, &division.quotient, &division.remainder);
    vector_push(blaster->arena, &blaster->conditions, condition);
    vector_push(blaster->arena, &blaster->divisions, division);
    return &vector_last(&blaster->divisions);
}

static Bits divide_bits(Bitblaster *blaster, Term term) {
    Term dividend = term_child(blaster->table, term, 0);
    Term divisor = term_child(blaster->table, term, 1);
    const Division *division = find_division(blaster, dividend, divisor);
    if (!division)
        division = new_division(blaster, dividend, divisor);
    return term_kind(blaster->table, term) == TERM_KIND_UDIV ? division->quotient
                                                             : division->remainder;
}

static Bits concat_bits(const Bitblaster *blaster, Term term) {
    Bits high = operand_bits(blaster, term, 0), bits = operand_bits(blaster, term, 1);
    memcpy(bits.bits + bits.width, high.bits, high.width * sizeof(Literal));
    bits.width += high.width;
    return bits;
}

static Bits extract_bits(const Bitblaster *blaster, Term term) {
    Bits a = operand_bits(blaster, term, 0);
    Bits bits = {.width = term_width(blaster->table, term)};
    memcpy(bits.bits, a.bits + term_low_bit(blaster->table, term), bits.width * sizeof(Literal));
    return bits;
}

static Bits extended_bits(const Bitblaster *blaster, Term term) {
    Bits bits = operand_bits(blaster, term, 0);
    Literal sign = bits.bits[bits.width - 1];
    while (bits.width < term_width(blaster->table, term))
        bits.bits[bits.width++] = sign;
    return bits;
}

static Bits binary_bits(Bitblaster *blaster, Term term,
                        Bits (*circuit)(GateGraph *, const Bits *, const Bits *)) {
    Bits a = operand_bits(blaster, term, 0), b = operand_bits(blaster, term, 1);
    return circuit(blaster->graph, &a, &b);
}

static Bits shift_right_bits(Bitblaster *blaster, Term term) {
    Bits a = operand_bits(blaster, term, 0), distance = operand_bits(blaster, term, 1);
    bool is_signed = term_kind(blaster->table, term) == TERM_KIND_SHIFT_RIGHT_SIGNED;
    Literal fill = is_signed ? a.bits[a.width - 1] : LITERAL_FALSE;
    return circuit_shift_right(blaster->graph, &a, &distance, fill);
}

static Bits single(Literal literal) {
    return (Bits){.width = 1, .bits = {literal}};
}

static Bits build(Bitblaster *blaster, Term term) {
    switch (term_kind(blaster->table, term)) {
    case TERM_KIND_TRUE: return single(LITERAL_TRUE);
    case TERM_KIND_BOOL_VARIABLE:
        vector_push(blaster->arena, &blaster->variables, term);
        return single(gate_input(blaster->graph));
    case TERM_KIND_AND:
        return single(
            gate_and(blaster->graph, operand(blaster, term, 0), operand(blaster, term, 1)));
    case TERM_KIND_BOOL_ITE: return single(ite_literal(blaster, term));
    case TERM_KIND_EQUAL: return single(equal_literal(blaster, term));
    case TERM_KIND_ULT:
    case TERM_KIND_SLT: return single(less_literal(blaster, term));
    case TERM_KIND_CONSTANT: return constant_bits(blaster, term);
    case TERM_KIND_VARIABLE: return variable_bits(blaster, term);
    case TERM_KIND_ITE: return ite_bits(blaster, term);
    case TERM_KIND_BIT_NOT: return not_bits(blaster, term);
    case TERM_KIND_BIT_AND: return binary_bits(blaster, term, circuit_and);
    case TERM_KIND_BIT_XOR: return binary_bits(blaster, term, circuit_xor);
    case TERM_KIND_ADD: return add_bits(blaster, term);
    case TERM_KIND_MULTIPLY: return binary_bits(blaster, term, circuit_multiply);
    case TERM_KIND_UDIV:
    case TERM_KIND_UREM: return divide_bits(blaster, term);
    case TERM_KIND_SHIFT_LEFT: return binary_bits(blaster, term, circuit_shift_left);
    case TERM_KIND_SHIFT_RIGHT:
    case TERM_KIND_SHIFT_RIGHT_SIGNED: return shift_right_bits(blaster, term);
    case TERM_KIND_CONCAT: return concat_bits(blaster, term);
    case TERM_KIND_EXTRACT: return extract_bits(blaster, term);
    case TERM_KIND_SIGN_EXTEND: return extended_bits(blaster, term);
    }
    SHOULD(false, "every kind of term should have a circuit");
    return single(LITERAL_NONE);
}

// ---- The walk

static void store(Bitblaster *blaster, Term term, const Bits *bits) {
    blaster->starts[term_index(term)] = blaster->literals.count;
    for (uint32_t i = 0; i < bits->width; i++)
        vector_push(blaster->arena, &blaster->literals, bits->bits[i]);
}

static void push(Bitblaster *blaster, Term term) {
    if (!is_done(blaster, term))
        vector_push(blaster->arena, &blaster->stack, term);
}

// The conditions of a comparison by cases, and what needs bits in it.
static void push_cases(Bitblaster *blaster) {
    for (uint32_t i = 0; i < blaster->cases.count; i++) {
        Term term = blaster->cases.items[i];
        if (is_ite(blaster, term))
            push(blaster, term_child(blaster->table, term, 0));
        else if (!is_number(blaster, term))
            push(blaster, term);
    }
}

static bool push_needed(Bitblaster *blaster, Term term) {
    uint32_t before = blaster->stack.count;
    TermKind kind = term_kind(blaster->table, term);
    if ((kind == TERM_KIND_SLT || kind == TERM_KIND_EQUAL) &&
        comparison_of(blaster, term) != BY_BITS)
        push_cases(blaster);
    else
        for (uint32_t i = 0; i < term_arity(blaster->table, term); i++)
            push(blaster, term_child(blaster->table, term, i));
    return blaster->stack.count > before;
}

// The bits of a variable, for order.c: everything else that is compared has some.
static Bits number_bits(void *context, Term term) {
    Bitblaster *blaster = context;
    if (!is_done(blaster, term)) {
        Bits bits = build(blaster, term);
        store(blaster, term, &bits);
    }
    return bits_of(blaster, term);
}

void bitblast_by_order(Bitblaster *blaster, Order *order) {
    blaster->order = order;
    order_set_bits(order, number_bits, blaster);
}

void bitblast_stop_if(Bitblaster *blaster, bool (*test)(const void *context), const void *context) {
    blaster->stops = test;
    blaster->stop_context = context;
}

Literal bitblast(Bitblaster *blaster, Term term) {
    make_room(blaster);
    vector_push(blaster->arena, &blaster->stack, term);
    while (blaster->stack.count) {
        Term top = vector_last(&blaster->stack);
        if (!is_done(blaster, top) && push_needed(blaster, top))
            continue;
        blaster->stack.count--;
        if (is_done(blaster, top))
            continue;
        if (blaster->stops && blaster->stops(blaster->stop_context)) {
            blaster->stack.count = 0;
            return LITERAL_NONE;
        }
        Bits bits = build(blaster, top);
        store(blaster, top, &bits);
    }
    Literal literal = blaster->literals.items[blaster->starts[term_index(term)]];
    return term_is_negated(term) ? -literal : literal;
}

const Literal *bitblast_take_conditions(Bitblaster *blaster, uint32_t *count) {
    *count = blaster->conditions.count;
    blaster->conditions.count = 0; // the items stay until the next term is blasted
    return blaster->conditions.items;
}

const Literal *bitblast_find(const Bitblaster *blaster, Term term, uint32_t *width) {
    uint32_t index = term_index(term);
    if (index >= blaster->capacity || !blaster->starts[index])
        return NULL;
    *width = term_width(blaster->table, term);
    if (*width == 0)
        *width = 1;
    return &blaster->literals.items[blaster->starts[index]];
}

const Term *bitblast_variables(const Bitblaster *blaster, uint32_t *count) {
    *count = blaster->variables.count;
    return blaster->variables.items;
}
