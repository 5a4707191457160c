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
    Order *order;
    Map compared;
};

void bitblast_note_order(Bitblaster *blaster, Order *order) {
    blaster->order = order;
}

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
    arena_free(blaster->arena);
    memory_free(blaster);
}

static void make_room(Bitblaster *blaster) {
    uint32_t wanted = term_count(blaster->table) + 1;
    if (blaster->capacity >= wanted)
        return;
    wanted += wanted / 2;
    blaster->starts = memory_resize(blaster->starts, wanted * sizeof(uint32_t));
    memset(blaster->starts + blaster->capacity, 0, (wanted - blaster->capacity) * sizeof(uint32_t));
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

// ---- Comparisons by cases
enum { FEW_BITS = 8 }; // with so many, a circuit over chosen bits is smaller

static uint32_t open_bits(const Bits *bits) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < bits->width; i++)
        count += bits->bits[i] != LITERAL_TRUE && bits->bits[i] != LITERAL_FALSE;
    return count;
}

static bool is_by_cases(const Bits *a, const Bits *b) {
    return open_bits(a) > FEW_BITS || open_bits(b) > FEW_BITS;
}

// Comparing if-then-elses is comparing what they choose from: where those are few, numbers are
// compared with numbers only, and each pair once.

static const void *pair_key(Bitblaster *blaster, TermKind kind, Term a, Term b) {
    // One word for the three: kinds are few, and terms of one table below 2^29.
    (void)blaster;
    return (const void *)(uintptr_t)((uint64_t)a << 32 | (uint64_t)b << 2 |
                                     (kind == TERM_KIND_EQUAL ? 1
                                      : kind == TERM_KIND_SLT ? 2
                                                              : 3));
}

static Literal compare_numbers(Bitblaster *blaster, TermKind kind, Term a, Term b) {
    Bits x = bits_of(blaster, a), y = bits_of(blaster, b);
    if (kind == TERM_KIND_EQUAL) {
        Literal literal = circuit_equal(blaster->graph, &x, &y);
        if (open_bits(&x) > FEW_BITS || open_bits(&y) > FEW_BITS)
            order_equal(blaster->order, a, b, literal);
        return literal;
    }
    if (kind == TERM_KIND_ULT)
        return circuit_ult(blaster->graph, &x, &y);
    Literal literal = circuit_slt(blaster->graph, &x, &y);
    if (open_bits(&x) > FEW_BITS || open_bits(&y) > FEW_BITS)
        order_less(blaster->order, a, b, literal);
    return literal;
}

static Literal condition_of(const Bitblaster *blaster, Term term) {
    return operand(blaster, term, 0);
}

static Literal compare_by_cases(Bitblaster *blaster, TermKind kind, Term a, Term b) {
    const TermTable *table = blaster->table;
    if (a == b)
        return kind == TERM_KIND_EQUAL ? LITERAL_TRUE : LITERAL_FALSE;
    const void *key = pair_key(blaster, kind, a, b);
    uintptr_t known = (uintptr_t)map_get(&blaster->compared, key);
    if (known)
        return (Literal)(intptr_t)known;
    Literal literal;
    if (term_kind(table, a) == TERM_KIND_ITE)
        literal = gate_ite(blaster->graph, condition_of(blaster, a),
                           compare_by_cases(blaster, kind, term_child(table, a, 1), b),
                           compare_by_cases(blaster, kind, term_child(table, a, 2), b));
    else if (term_kind(table, b) == TERM_KIND_ITE)
        literal = gate_ite(blaster->graph, condition_of(blaster, b),
                           compare_by_cases(blaster, kind, a, term_child(table, b, 1)),
                           compare_by_cases(blaster, kind, a, term_child(table, b, 2)));
    else
        literal = compare_numbers(blaster, kind, a, b);
    map_put(blaster->arena, &blaster->compared, key, (void *)(intptr_t)literal);
    return literal;
}

static Literal compare_literal(Bitblaster *blaster, Term term) {
    return compare_by_cases(blaster, term_kind(blaster->table, term),
                            term_child(blaster->table, term, 0),
                            term_child(blaster->table, term, 1));
}

static Literal equal_literal(Bitblaster *blaster, Term term) {
    if (!term_width(blaster->table, term_child(blaster->table, term, 0)))
        return -gate_xor(blaster->graph, operand(blaster, term, 0), operand(blaster, term, 1));
    Bits a = operand_bits(blaster, term, 0), b = operand_bits(blaster, term, 1);
    if (is_by_cases(&a, &b))
        return compare_literal(blaster, term);
    return circuit_equal(blaster->graph, &a, &b);
}

static Literal less_literal(Bitblaster *blaster, Term term) {
    Bits a = operand_bits(blaster, term, 0), b = operand_bits(blaster, term, 1);
    if (is_by_cases(&a, &b))
        return compare_literal(blaster, term);
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

static bool push_needed(Bitblaster *blaster, Term term) {
    uint32_t before = blaster->stack.count;
    for (uint32_t i = 0; i < term_arity(blaster->table, term); i++) {
        Term child = term_child(blaster->table, term, i);
        if (!is_done(blaster, child))
            vector_push(blaster->arena, &blaster->stack, child);
    }
    return blaster->stack.count > before;
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
