// Values to begin with, and values near others.
//
// Numbers lie on a line on which neighbours are 1 apart: doubles in their order, so that a step
// doubles what is small and what is large alike.
#include "search/internal.h"

#include <math.h>
#include <string.h>

uint64_t search_random(Search *search) { // xorshift64*
    search->random ^= search->random >> 12;
    search->random ^= search->random << 25;
    search->random ^= search->random >> 27;
    return search->random * UINT64_C(2685821657736338717);
}

bool is_text(const RunInput *input) {
    return input->type->kind == TYPE_CLASS;
}

// ---- The line of numbers

static int64_t bits_of_double(double value) {
    int64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static int64_t bits_of_float(double value) {
    float narrow = (float)value;
    int32_t bits;
    memcpy(&bits, &narrow, sizeof bits);
    return bits;
}

int64_t place_of(const RunInput *input) {
    int64_t bits = input->bits;
    if (input->type->kind == TYPE_FLOAT)
        return (int32_t)bits < 0 ? -(int64_t)((int32_t)bits & INT32_MAX) : (int32_t)bits;
    if (input->type->kind == TYPE_DOUBLE)
        return bits < 0 ? -(bits & INT64_MAX) : bits;
    return bits;
}

// Values outside of the type wrap: they are cut by who gets them.
void set_place(RunInput *input, int64_t place) {
    bool is_wide = input->type->kind == TYPE_DOUBLE, is_narrow = input->type->kind == TYPE_FLOAT;
    if ((is_wide || is_narrow) && place < 0)
        place = is_wide ? (int64_t)((uint64_t)-place | UINT64_C(1) << 63)
                        : (int32_t)((uint32_t)-place | UINT32_C(1) << 31);
    input->bits = place;
}

const int64_t *steps_of(const RunInput *input) {
    // A step of one may be less than what a sum or a logarithm shows.
    static const int64_t of_double[] = {
        INT64_C(1) << 52, INT64_C(1) << 47, INT64_C(1) << 40, INT64_C(1) << 34, 1 << 28, 1 << 22,
        1 << 16,          1 << 10,          1 << 5,           1 << 2,           1,       0};
    static const int64_t of_float[] = {1 << 23, 1 << 19, 1 << 11, 1 << 5, 1, 0};
    static const int64_t of_long[] = {1, INT64_C(1) << 40, INT64_C(1) << 20, 0};
    static const int64_t of_int[] = {1, 1 << 8, 1 << 20, 0};
    static const int64_t of_boolean[] = {1, 0};
    switch ((int)input->type->kind) {
    case TYPE_DOUBLE: return of_double;
    case TYPE_FLOAT: return of_float;
    case TYPE_LONG: return of_long;
    case TYPE_BOOLEAN: return of_boolean;
    default: return of_int;
    }
}

void move_at_random(Search *search, RunInput *input) {
    if (is_text(input) || !input->method)
        return;
    const int bits = input->type->kind == TYPE_DOUBLE  ? 55
                     : input->type->kind == TYPE_FLOAT ? 26
                     : input->type->kind == TYPE_LONG  ? 62
                                                       : 30;
    uint64_t random = search_random(search);
    uint64_t far = (random >> 8) & ((UINT64_C(2) << random % (uint64_t)bits) - 1);
    set_place(input, (int64_t)((uint64_t)place_of(input) + (random & 128 ? far : -far)));
}

// ---- To begin with

void set_number(RunInput *input, double value) {
    input->bits = input->type->kind == TYPE_DOUBLE  ? bits_of_double(value)
                  : input->type->kind == TYPE_FLOAT ? bits_of_float(value)
                                                    : (int64_t)value;
}

static bool is_floating(const RunInput *input) {
    return input->type->kind == TYPE_DOUBLE || input->type->kind == TYPE_FLOAT;
}

bool whole_number(const RunInput *input, double *whole) {
    if (!is_floating(input))
        return false;
    int32_t low = (int32_t)input->bits;
    float narrow;
    double wide;
    memcpy(&narrow, &low, sizeof narrow);
    memcpy(&wide, &input->bits, sizeof wide);
    double value = input->type->kind == TYPE_FLOAT ? (double)narrow : wide;
    *whole = trunc(value);
    return isfinite(value) && *whole != value;
}

static void set_limit(Search *search, RunInput *input) {
    static const int64_t limits[] = {INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, -1, INT16_MAX};
    static const double floating[] = {1e308, -1e308, 4.9e-324, -1, 1e-10, 3.5};
    uint64_t chosen = search_random(search) % (sizeof limits / sizeof *limits);
    if (is_floating(input))
        set_number(input, floating[chosen]);
    else
        input->bits = limits[chosen];
}

static void set_any(Search *search, RunInput *input) {
    enum { WIDEST = 2000 };
    input->bits = (int64_t)search_random(search);
    if (is_floating(input)) // numbers that people write, not those that bits make
        set_number(input, ((double)(search_random(search) % (WIDEST * 1000)) / 1000 - WIDEST / 2) *
                              (search_random(search) % 2 ? 1 : 0.01));
}

static void set_small(Search *search, RunInput *input) {
    enum { LARGEST = 10 };
    set_number(input, (double)(search_random(search) % (2 * LARGEST + 1)) - LARGEST);
    if (input->type->kind == TYPE_CHAR)
        input->bits = 'a' + (int64_t)(search_random(search) % 26);
}

static void set_text(Search *search, RunInput *input, uint32_t length) {
    uint16_t *units = arena_array(search->arena, length + 1, sizeof(uint16_t));
    for (uint32_t i = 0; i < length; i++)
        units[i] = (uint16_t)(' ' + search_random(search) % 95);
    input->units = units;
    input->length = length;
}

static void make_text(Search *search, RunInput *input, Making making) {
    enum { LONG = 12 };
    if (making == MAKING_KNOWN && use_constant(search, input, UINT32_MAX, input))
        return;
    set_text(search, input,
             making == MAKING_ZERO    ? 0
             : making == MAKING_ONE   ? 1
             : making == MAKING_LIMIT ? LONG
                                      : (uint32_t)(search_random(search) % LONG));
}

// How many arguments a program gets.
static void make_count(Search *search, RunInput *input, Making making) {
    input->bits = making == MAKING_ZERO  ? 0
                  : making == MAKING_ONE ? 1
                                         : (int64_t)(search_random(search) % 5);
}

void make_value(Search *search, RunInput *input) {
    Making making = search->making;
    if (making == MAKING_MIXED)
        making = (Making)(search_random(search) % MAKING_MIXED);
    if (is_text(input)) {
        make_text(search, input, making);
        return;
    }
    if (!input->method) {
        make_count(search, input, making);
        return;
    }
    switch (making) {
    case MAKING_ZERO: input->bits = 0; return;
    case MAKING_ONE: set_number(input, 1); return;
    case MAKING_SMALL: set_small(search, input); return;
    case MAKING_LIMIT: set_limit(search, input); return;
    case MAKING_KNOWN:
        if (use_constant(search, input, UINT32_MAX, input))
            return;
        set_small(search, input);
        return;
    case MAKING_ANY: set_any(search, input); return;
    case MAKING_MIXED:
    case MAKING_COUNT: break;
    }
}

// ---- Near others

bool use_constant(Search *search, const RunInput *from, uint32_t index, RunInput *to) {
    uint32_t count =
        is_text(from) ? search->constants.texts.count : search->constants.numbers.count;
    if (!count || (index != UINT32_MAX && index >= count))
        return false;
    if (index == UINT32_MAX)
        index = (uint32_t)(search_random(search) % count);
    *to = *from;
    if (is_text(from)) {
        to->units = search->constants.texts.items[index]->units;
        to->length = search->constants.texts.items[index]->length;
        return true;
    }
    double number = search->constants.numbers.items[index];
    if (is_floating(to) || (number > -9.2e18 && number < 9.2e18))
        set_number(to, number);
    return true;
}

static uint16_t *copy_units(Search *search, const RunInput *from, uint32_t room) {
    uint16_t *units = arena_array(search->arena, from->length + room + 1, sizeof(uint16_t));
    if (from->length)
        memcpy(units, from->units, from->length * sizeof(uint16_t));
    return units;
}

// A constant of the program in front of the text, behind it, or over its beginning.
static void join_constant(Search *search, const RunInput *from, uint32_t index, RunInput *to) {
    enum { IN_FRONT, BEHIND, OVER, WAYS };
    const Constant *text = search->constants.texts.items[index / WAYS];
    uint32_t way = index % WAYS, dropped = 0;
    if (way == OVER)
        dropped = from->length < text->length ? from->length : text->length;
    uint32_t kept = from->length - dropped;
    uint16_t *units = arena_array(search->arena, kept + text->length + 1, sizeof(uint16_t));
    for (uint32_t i = 0; i < text->length; i++)
        units[i + (way == BEHIND ? kept : 0)] = text->units[i];
    for (uint32_t i = 0; i < kept; i++)
        units[i + (way == BEHIND ? 0 : text->length)] = from->units[dropped + i];
    to->units = units;
    to->length = kept + text->length;
}

// In turn: the first or last character dropped; a character added; constants put in; each
// character changed in several ways.
bool change_text(Search *search, const RunInput *from, uint32_t index, RunInput *to) {
    static const uint16_t added[] = {'a', '0', ' ', 'A', '-', '.'};
    static const int32_t moved[] = {1, -1, 8, -8, 32, -32};
    enum {
        DROPPED = 2,
        ADDED = sizeof added / sizeof *added,
        MOVED = sizeof moved / sizeof *moved
    };
    uint32_t joined = 3 * search->constants.texts.count;
    *to = *from;
    if (index < DROPPED) {
        to->units = from->length && index ? from->units + 1 : from->units;
        to->length = from->length ? from->length - 1 : 0;
        return true;
    }
    if (index < DROPPED + ADDED) {
        uint16_t *units = copy_units(search, from, 1);
        units[to->length++] = added[index - DROPPED];
        to->units = units;
        return true;
    }
    index -= DROPPED + ADDED;
    if (index < joined) {
        join_constant(search, from, index, to);
        return true;
    }
    index -= joined;
    if (index >= from->length * MOVED)
        return false;
    uint16_t *units = copy_units(search, from, 0);
    units[index / MOVED] = (uint16_t)(units[index / MOVED] + moved[index % MOVED]);
    to->units = units;
    return true;
}
