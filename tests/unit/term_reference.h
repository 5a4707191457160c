// A second opinion on terms, for tests: what every constructor of term.h means, written without
// looking at src/term, and random expressions built with both.
//
// Numbers are kept in the low bits of a uint64_t, zeros above. Width 0 is boolean, 0 or 1.
#ifndef TERM_REFERENCE_H
#define TERM_REFERENCE_H

#include "term/term.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// ---- Operators

typedef enum Operator {
    OPERATOR_AND, // booleans
    OPERATOR_OR,
    OPERATOR_XOR,
    OPERATOR_IMPLIES,
    OPERATOR_EQUAL, // from here on two bit-vectors; this one of booleans as well
    OPERATOR_ULT,
    OPERATOR_ULE,
    OPERATOR_SLT,
    OPERATOR_SLE,
    OPERATOR_ADD, // from here on the result has the width of the operands
    OPERATOR_SUBTRACT,
    OPERATOR_MULTIPLY,
    OPERATOR_UDIV,
    OPERATOR_UREM,
    OPERATOR_SDIV,
    OPERATOR_SREM,
    OPERATOR_BIT_AND,
    OPERATOR_BIT_OR,
    OPERATOR_BIT_XOR,
    OPERATOR_SHIFT_LEFT,
    OPERATOR_SHIFT_RIGHT,
    OPERATOR_SHIFT_RIGHT_SIGNED,
    OPERATOR_COUNT,
    FIRST_COMPARISON = OPERATOR_EQUAL,
    FIRST_VECTOR = OPERATOR_ADD,
} Operator;

static Term build_binary(TermTable *table, Operator operator, Term a, Term b) {
    static Term (*const constructors[])(TermTable *, Term, Term) = {
        [OPERATOR_AND] = term_and,
        [OPERATOR_OR] = term_or,
        [OPERATOR_XOR] = term_xor,
        [OPERATOR_IMPLIES] = term_implies,
        [OPERATOR_EQUAL] = term_equal,
        [OPERATOR_ULT] = term_ult,
        [OPERATOR_ULE] = term_ule,
        [OPERATOR_SLT] = term_slt,
        [OPERATOR_SLE] = term_sle,
        [OPERATOR_ADD] = term_add,
        [OPERATOR_SUBTRACT] = term_subtract,
        [OPERATOR_MULTIPLY] = term_multiply,
        [OPERATOR_UDIV] = term_udiv,
        [OPERATOR_UREM] = term_urem,
        [OPERATOR_SDIV] = term_sdiv,
        [OPERATOR_SREM] = term_srem,
        [OPERATOR_BIT_AND] = term_bit_and,
        [OPERATOR_BIT_OR] = term_bit_or,
        [OPERATOR_BIT_XOR] = term_bit_xor,
        [OPERATOR_SHIFT_LEFT] = term_shift_left,
        [OPERATOR_SHIFT_RIGHT] = term_shift_right,
        [OPERATOR_SHIFT_RIGHT_SIGNED] = term_shift_right_signed,
    };
    return constructors[operator](table, a, b);
}

static inline uint64_t low_bits(uint64_t value, uint32_t width) {
    return width >= 64 ? value : value & ((UINT64_C(1) << width) - 1);
}

static inline bool is_negative_value(uint64_t value, uint32_t width) {
    return value >> (width - 1) & 1;
}

// Halving and doubling, one step at a time, so that no shift of C is ever out of range.
static uint64_t shift_steps(Operator operator, uint32_t width, uint64_t a, uint64_t distance) {
    bool fill = operator== OPERATOR_SHIFT_RIGHT_SIGNED && is_negative_value(a, width);
    for (uint64_t step = 0; step < distance && step < 64; step++) {
        if (operator== OPERATOR_SHIFT_LEFT)
            a = low_bits(a * 2, width);
        else
            a = a / 2 + (fill ? UINT64_C(1) << (width - 1) : 0);
    }
    return a;
}

static uint64_t divide_signed(Operator operator, uint32_t width, uint64_t a, uint64_t b) {
    bool negative_a = is_negative_value(a, width), negative_b = is_negative_value(b, width);
    uint64_t size_a = low_bits(negative_a ? 0 - a : a, width);
    uint64_t size_b = low_bits(negative_b ? 0 - b : b, width);
    uint64_t quotient = size_b ? size_a / size_b : low_bits(UINT64_MAX, width);
    uint64_t remainder = size_b ? size_a % size_b : size_a;
    if (operator== OPERATOR_SDIV)
        return low_bits(negative_a != negative_b ? 0 - quotient : quotient, width);
    return low_bits(negative_a ? 0 - remainder : remainder, width);
}

static uint64_t interpret_binary(Operator operator, uint32_t width, uint64_t a, uint64_t b) {
    // Turning the sign bit round maps the signed order to the unsigned one.
    uint64_t turn = width ? UINT64_C(1) << (width - 1) : 0;
    switch (operator) {
    case OPERATOR_AND: return a && b;
    case OPERATOR_OR: return a || b;
    case OPERATOR_XOR: return a != b;
    case OPERATOR_IMPLIES: return !a || b;
    case OPERATOR_EQUAL: return a == b;
    case OPERATOR_ULT: return a < b;
    case OPERATOR_ULE: return a <= b;
    case OPERATOR_SLT: return (a ^ turn) < (b ^ turn);
    case OPERATOR_SLE: return (a ^ turn) <= (b ^ turn);
    case OPERATOR_ADD: return low_bits(a + b, width);
    case OPERATOR_SUBTRACT: return low_bits(a - b, width);
    case OPERATOR_MULTIPLY: return low_bits(a * b, width);
    case OPERATOR_UDIV: return b ? a / b : low_bits(UINT64_MAX, width);
    case OPERATOR_UREM: return b ? a % b : a;
    case OPERATOR_SDIV:
    case OPERATOR_SREM: return divide_signed(operator, width, a, b);
    case OPERATOR_BIT_AND: return a & b;
    case OPERATOR_BIT_OR: return a | b;
    case OPERATOR_BIT_XOR: return a ^ b;
    case OPERATOR_SHIFT_LEFT:
    case OPERATOR_SHIFT_RIGHT:
    case OPERATOR_SHIFT_RIGHT_SIGNED: return shift_steps(operator, width, a, b);
    case OPERATOR_COUNT: break;
    }
    abort();
}

static inline uint64_t interpret_sign_extend(uint64_t a, uint32_t from, uint32_t to) {
    return low_bits(is_negative_value(a, from) ? a - low_bits(UINT64_MAX, from) - 1 : a, to);
}

// How much to test: JURY_TEST_FACTOR=10 asks for ten times as much as usual.
static inline uint32_t usual_times(uint32_t usual) {
    const char *factor = getenv("JURY_TEST_FACTOR");
    return factor ? usual * (uint32_t)strtoul(factor, NULL, 10) : usual;
}

// ---- Random numbers: the same on every machine

typedef struct Random {
    uint64_t state;
} Random;

static inline uint64_t random_next(Random *random) { // xorshift64*
    random->state ^= random->state >> 12;
    random->state ^= random->state << 25;
    random->state ^= random->state >> 27;
    return random->state * UINT64_C(0x2545F4914F6CDD1D);
}

static inline uint32_t random_below(Random *random, uint32_t limit) {
    return (uint32_t)(random_next(random) >> 33) % limit;
}

// Numbers near the ends and the powers of two are where rules go wrong.
static inline uint64_t random_value(Random *random, uint32_t width) {
    uint64_t value = random_next(random);
    switch (random_below(random, 4)) {
    case 0: value = random_below(random, 4); break;
    case 1: value = 0 - (uint64_t)random_below(random, 4); break;
    case 2: value = (UINT64_C(1) << random_below(random, width)) - random_below(random, 2); break;
    }
    return low_bits(value, width);
}

// ---- Expressions with their values under some assignments

enum { SAMPLES = 12 };

typedef struct Sample {
    Term term;
    uint32_t width;
    uint64_t values[SAMPLES];
} Sample;

typedef struct Pool {
    TermTable *table;
    TermModel *models[SAMPLES]; // one per assignment
    Sample *items;
    uint32_t count, capacity;
    Random random;
    uint32_t widths[4]; // what variables and results may have
} Pool;

// False if the term has other values than the expression. Constants are not kept: a pool full of
// them yields nothing else.
static inline bool pool_add(Pool *pool, Sample sample) {
    uint64_t value;
    for (int i = 0; i < SAMPLES; i++)
        if (term_evaluate(pool->models[i], sample.term) != sample.values[i])
            return false;
    if (sample.width ? term_is_constant(pool->table, sample.term, &value)
                     : term_positive(sample.term) == TERM_TRUE)
        return true;
    if (pool->count == pool->capacity) {
        pool->capacity = pool->capacity ? pool->capacity * 2 : 64;
        pool->items = realloc(pool->items, pool->capacity * sizeof(Sample));
    }
    pool->items[pool->count++] = sample;
    return true;
}

static inline void pool_add_variable(Pool *pool, uint32_t width) {
    Sample sample = {.width = width};
    sample.term =
        width ? term_variable(pool->table, width, "x") : term_bool_variable(pool->table, "p");
    for (int i = 0; i < SAMPLES; i++) {
        sample.values[i] =
            width ? random_value(&pool->random, width) : random_below(&pool->random, 2);
        term_model_set(pool->models[i], sample.term, sample.values[i]);
    }
    pool_add(pool, sample);
}

static inline Pool pool_new(uint64_t seed, const uint32_t widths[4], uint32_t variables) {
    Pool pool = {.table = term_table_new(), .random = {seed * 2 + 1}};
    for (int i = 0; i < SAMPLES; i++)
        pool.models[i] = term_model_new(pool.table);
    for (int i = 0; i < 4; i++) {
        pool.widths[i] = widths[i];
        for (uint32_t j = 0; j < variables; j++)
            pool_add_variable(&pool, widths[i]);
    }
    for (uint32_t j = 0; j < variables; j++)
        pool_add_variable(&pool, 0);
    return pool;
}

static inline void pool_free(Pool *pool) {
    for (int i = 0; i < SAMPLES; i++)
        term_model_free(pool->models[i]);
    free(pool->items);
    term_table_free(pool->table);
}

// A member of the pool with that width, mostly a young one so that terms get deep.
static inline Sample pool_pick(Pool *pool, uint32_t width) {
    for (int attempt = 0; attempt < 60; attempt++) {
        uint32_t back = random_below(&pool->random, attempt < 20 ? 12 : pool->count);
        if (back >= pool->count)
            continue;
        Sample sample = pool->items[pool->count - 1 - back];
        if (sample.width == width)
            return sample;
    }
    Sample sample = {.width = width};
    uint64_t value = width ? random_value(&pool->random, width) : random_below(&pool->random, 2);
    sample.term = width ? term_constant(pool->table, width, value) : term_bool(value);
    for (int i = 0; i < SAMPLES; i++)
        sample.values[i] = value;
    return sample;
}

static inline Sample random_constant(Pool *pool, uint32_t width) {
    Sample sample = {.width = width};
    uint64_t value = random_value(&pool->random, width);
    sample.term = term_constant(pool->table, width, value);
    for (int i = 0; i < SAMPLES; i++)
        sample.values[i] = value;
    return sample;
}

static inline Sample pool_pick_operand(Pool *pool, uint32_t width) {
    if (width && random_below(&pool->random, 4) == 0)
        return random_constant(pool, width);
    Sample sample = pool_pick(pool, width);
    if (width || random_below(&pool->random, 2))
        return sample;
    sample.term = term_not(sample.term);
    for (int i = 0; i < SAMPLES; i++)
        sample.values[i] = !sample.values[i];
    return sample;
}

static inline Sample random_binary(Pool *pool, uint32_t width) {
    Operator operator=(Operator) random_below(&pool->random, OPERATOR_COUNT);
    uint32_t operands = operator<FIRST_COMPARISON ? 0 : width;
    Sample a = pool_pick_operand(pool, operands), b = pool_pick_operand(pool, operands);
    Sample result = {.width = operator>= FIRST_VECTOR ? width : 0 };
    result.term = build_binary(pool->table, operator, a.term, b.term);
    for (int i = 0; i < SAMPLES; i++)
        result.values[i] = interpret_binary(operator, operands, a.values[i], b.values[i]);
    return result;
}

static inline Sample random_ite(Pool *pool, uint32_t width) {
    Sample condition = pool_pick_operand(pool, 0);
    Sample yes = pool_pick_operand(pool, width), no = pool_pick_operand(pool, width);
    Sample result = {.width = width};
    result.term = term_ite(pool->table, condition.term, yes.term, no.term);
    for (int i = 0; i < SAMPLES; i++)
        result.values[i] = condition.values[i] ? yes.values[i] : no.values[i];
    return result;
}

static inline Sample random_unary(Pool *pool, uint32_t width) {
    Sample a = pool_pick_operand(pool, width), result = {.width = width};
    bool negate = random_below(&pool->random, 2);
    result.term = negate ? term_negate(pool->table, a.term) : term_bit_not(pool->table, a.term);
    for (int i = 0; i < SAMPLES; i++)
        result.values[i] = low_bits(negate ? 0 - a.values[i] : ~a.values[i], width);
    return result;
}

static inline Sample random_extension(Pool *pool, uint32_t from, uint32_t to) {
    Sample a = pool_pick_operand(pool, from), result = {.width = to};
    bool by_sign = random_below(&pool->random, 2);
    result.term = by_sign ? term_sign_extend(pool->table, a.term, to)
                          : term_zero_extend(pool->table, a.term, to);
    for (int i = 0; i < SAMPLES; i++)
        result.values[i] = by_sign ? interpret_sign_extend(a.values[i], from, to) : a.values[i];
    return result;
}

static inline Sample random_extract(Pool *pool, uint32_t from, uint32_t to) {
    Sample a = pool_pick_operand(pool, from), result = {.width = to};
    uint32_t low = random_below(&pool->random, from - to + 1);
    result.term = term_extract(pool->table, a.term, low, to);
    for (int i = 0; i < SAMPLES; i++)
        result.values[i] = low_bits(a.values[i] >> low, to);
    return result;
}

static inline Sample random_concat(Pool *pool, uint32_t high, uint32_t low) {
    Sample a = pool_pick_operand(pool, high), b = pool_pick_operand(pool, low);
    Sample result = {.width = high + low};
    result.term = term_concat(pool->table, a.term, b.term);
    for (int i = 0; i < SAMPLES; i++)
        result.values[i] = a.values[i] << low | b.values[i];
    return result;
}

// Between two widths of the pool: extension, extraction, or a concatenation that is cut again.
static inline Sample random_reshape(Pool *pool, uint32_t width) {
    uint32_t other = pool->widths[random_below(&pool->random, 4)];
    if (random_below(&pool->random, 3) == 0 && width > 1) {
        uint32_t low = 1 + random_below(&pool->random, width - 1);
        return random_concat(pool, width - low, low);
    }
    return other <= width ? random_extension(pool, other, width)
                          : random_extract(pool, other, width);
}

// Adds one random expression, and tells what pool_add does.
static inline bool pool_grow(Pool *pool) {
    uint32_t width = pool->widths[random_below(&pool->random, 4)];
    switch (random_below(&pool->random, 8)) {
    case 0: return pool_add(pool, random_unary(pool, width));
    case 1: return pool_add(pool, random_reshape(pool, width));
    case 2:
    case 3: return pool_add(pool, random_ite(pool, random_below(&pool->random, 3) ? width : 0));
    }
    return pool_add(pool, random_binary(pool, width));
}

#endif
