// Concatenation, extraction and extension.
//
// Normal form: concatenations lean to the right, neighbours that fit are joined, and extraction
// stands as deep as it can. Extension by zeros is a concatenation. None of these costs a gate.
#include "term/internal.h"

// ---- Concatenation

// match:  concat(k1, k2)
// result: the constant
static Term concat_constants(TermTable *table, Term high, Term low) {
    if (!is_constant(table, high) || !is_constant(table, low))
        return TERM_NONE;
    uint32_t low_width = width_of(table, low);
    return term_constant(table, width_of(table, high) + low_width,
                         constant_value(table, high) << low_width | constant_value(table, low));
}

// match:  concat(extract(x, m, h), extract(x, l, m))
// result: extract(x, l, h)
static Term concat_extracts(TermTable *table, Term high, Term low) {
    if (!is_kind(table, high, TERM_KIND_EXTRACT) || !is_kind(table, low, TERM_KIND_EXTRACT) ||
        child_of(table, high, 0) != child_of(table, low, 0))
        return TERM_NONE;
    uint32_t start = child_of(table, low, 1);
    if (child_of(table, high, 1) != start + width_of(table, low))
        return TERM_NONE;
    return term_extract(table, child_of(table, high, 0), start,
                        width_of(table, high) + width_of(table, low));
}

// match:  concat(bit_not(x), bit_not(y)) where concat(x, y) joins
// result: bit_not of that
static Term concat_complements(TermTable *table, Term high, Term low) {
    if (!is_kind(table, high, TERM_KIND_BIT_NOT) || !is_kind(table, low, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    Term joined = concat_extracts(table, child_of(table, high, 0), child_of(table, low, 0));
    return joined ? term_bit_not(table, joined) : TERM_NONE;
}

static Term concat_choice(TermTable *table, Term high, Term low) {
    return term_push_into_choice(table, high, low, term_concat);
}

// match:  concat(0, extract(x, 0, n)) where the range shows that x has n bits, and all of x
// result: x
static Term concat_cut_bits(TermTable *table, Term high, Term low) {
    if (!is_value(table, high, 0) || !is_kind(table, low, TERM_KIND_EXTRACT) ||
        child_of(table, low, 1) != 0)
        return TERM_NONE;
    Term inner = child_of(table, low, 0);
    bool is_whole = width_of(table, inner) == width_of(table, high) + width_of(table, low);
    bool fits = range_of(table, inner).greatest <= value_mask(width_of(table, low));
    return is_whole && fits ? inner : TERM_NONE;
}

static Term join(TermTable *table, Term high, Term low) {
    static TermRule *const rules[] = {concat_constants, concat_extracts, concat_complements,
                                      concat_choice, concat_cut_bits};
    return TERM_APPLY(table, rules, high, low);
}

// match:  concat(concat(x, y), z)
// result: concat(x, concat(y, z))
static Term concat_to_the_right(TermTable *table, Term high, Term low) {
    if (!is_kind(table, high, TERM_KIND_CONCAT))
        return TERM_NONE;
    return term_concat(table, child_of(table, high, 0),
                       term_concat(table, child_of(table, high, 1), low));
}

// match:  concat(x, concat(y, z)) where x and y join
// result: concat(joined, z)
static Term concat_with_next(TermTable *table, Term high, Term low) {
    if (!is_kind(table, low, TERM_KIND_CONCAT))
        return TERM_NONE;
    Term joined = join(table, high, child_of(table, low, 0));
    return joined ? term_concat(table, joined, child_of(table, low, 1)) : TERM_NONE;
}

Term term_concat(TermTable *table, Term high, Term low) {
    static TermRule *const rules[] = {join, concat_to_the_right, concat_with_next};
    uint32_t width = width_of(table, high) + width_of(table, low);
    SHOULD(width <= TERM_MAX_WIDTH, "a concatenation should have at most 64 bits");
    Term found = TERM_APPLY(table, rules, high, low);
    return found ? found : term_intern(table, TERM_KIND_CONCAT, width, high, low, 0);
}

// ---- Extraction

typedef Term ExtractRule(TermTable *table, Term a, uint32_t low, uint32_t width);

// match:  extract(k), extract of all bits
// result: the constant, the term
static Term extract_of_constant(TermTable *table, Term a, uint32_t low, uint32_t width) {
    if (width == width_of(table, a))
        return a;
    if (!is_constant(table, a))
        return TERM_NONE;
    return term_constant(table, width, constant_value(table, a) >> low);
}

// match:  extract(extract(x))
// result: extract(x)
static Term extract_of_extract(TermTable *table, Term a, uint32_t low, uint32_t width) {
    if (!is_kind(table, a, TERM_KIND_EXTRACT))
        return TERM_NONE;
    return term_extract(table, child_of(table, a, 0), child_of(table, a, 1) + low, width);
}

// match:  extract(concat(x, y))
// result: extract(x), extract(y), or a concatenation of both
static Term extract_of_concat(TermTable *table, Term a, uint32_t low, uint32_t width) {
    if (!is_kind(table, a, TERM_KIND_CONCAT))
        return TERM_NONE;
    Term x = child_of(table, a, 0), y = child_of(table, a, 1);
    uint32_t middle = width_of(table, y);
    if (low >= middle)
        return term_extract(table, x, low - middle, width);
    if (low + width <= middle)
        return term_extract(table, y, low, width);
    return term_concat(table, term_extract(table, x, 0, low + width - middle),
                       term_extract(table, y, low, middle - low));
}

// match:  extract(sign_extend(x))
// result: extract(x) where that has the bits, otherwise sign_extend(extract(x))
static Term extract_of_extension(TermTable *table, Term a, uint32_t low, uint32_t width) {
    if (!is_kind(table, a, TERM_KIND_SIGN_EXTEND))
        return TERM_NONE;
    Term inner = child_of(table, a, 0);
    uint32_t from = width_of(table, inner);
    if (low + width <= from)
        return term_extract(table, inner, low, width);
    uint32_t start = low < from ? low : from - 1;
    return term_sign_extend(table, term_extract(table, inner, start, from - start), width);
}

// match:  extract(bit_not(x))
// result: bit_not(extract(x))
static Term extract_of_complement(TermTable *table, Term a, uint32_t low, uint32_t width) {
    if (!is_kind(table, a, TERM_KIND_BIT_NOT))
        return TERM_NONE;
    return term_bit_not(table, term_extract(table, child_of(table, a, 0), low, width));
}

static bool is_cheap_to_cut(const TermTable *table, Term term) {
    return is_constant(table, term) || is_kind(table, term, TERM_KIND_CONCAT) ||
           is_kind(table, term, TERM_KIND_SIGN_EXTEND);
}

// match:  extract(bit_and(x, y)), extract(bit_xor(x, y)) where x or y is easily cut
// result: the operator of the extracts
static Term extract_of_bitwise(TermTable *table, Term a, uint32_t low, uint32_t width) {
    TermKind kind = kind_of(table, a);
    if (kind != TERM_KIND_BIT_AND && kind != TERM_KIND_BIT_XOR)
        return TERM_NONE;
    Term x = child_of(table, a, 0), y = child_of(table, a, 1);
    if (!is_cheap_to_cut(table, x) && !is_cheap_to_cut(table, y))
        return TERM_NONE;
    x = term_extract(table, x, low, width);
    y = term_extract(table, y, low, width);
    return kind == TERM_KIND_BIT_AND ? term_bit_and(table, x, y) : term_bit_xor(table, x, y);
}

// match:  extract(ite(c, x, y)) where x or y is easily cut, or all leaves are constants
// result: ite(c, extract(x), extract(y))
static Term extract_of_choice(TermTable *table, Term a, uint32_t low, uint32_t width) {
    if (!is_kind(table, a, TERM_KIND_ITE))
        return TERM_NONE;
    Term yes = child_of(table, a, 1), no = child_of(table, a, 2);
    if (!is_choice(table, a) && !is_cheap_to_cut(table, yes) && !is_cheap_to_cut(table, no))
        return TERM_NONE;
    Term yes_bits = term_extract(table, yes, low, width);
    Term no_bits = term_extract(table, no, low, width);
    return term_ite(table, child_of(table, a, 0), yes_bits, no_bits);
}

// match:  extract(add(x, y)), extract(multiply(x, y)) of the low bits
// result: the operator of the extracts; the high bits have no influence
static Term extract_of_arithmetic(TermTable *table, Term a, uint32_t low, uint32_t width) {
    TermKind kind = kind_of(table, a);
    if (low != 0 || (kind != TERM_KIND_ADD && kind != TERM_KIND_MULTIPLY))
        return TERM_NONE;
    Term x = term_extract(table, child_of(table, a, 0), 0, width);
    Term y = term_extract(table, child_of(table, a, 1), 0, width);
    return kind == TERM_KIND_ADD ? term_add(table, x, y) : term_multiply(table, x, y);
}

static Term build_extract(TermTable *table, Term a, uint32_t low, uint32_t width) {
    static ExtractRule *const rules[] = {extract_of_concat,     extract_of_extension,
                                         extract_of_complement, extract_of_bitwise,
                                         extract_of_choice,     extract_of_arithmetic};
    Term found = TERM_NONE;
    table->nesting++;
    if (!is_too_deep(table))
        for (uint32_t i = 0; i < sizeof(rules) / sizeof(*rules) && !found; i++)
            found = rules[i](table, a, low, width);
    table->nesting--;
    return found ? found : term_intern(table, TERM_KIND_EXTRACT, width, a, low, 0);
}

Term term_extract(TermTable *table, Term a, uint32_t low, uint32_t width) {
    SHOULD(width >= 1 && low + width <= width_of(table, a), "extracted bits should exist");
    Term found = extract_of_constant(table, a, low, width);
    if (!found)
        found = extract_of_extract(table, a, low, width);
    if (found)
        return found;
    uint32_t place = low << 8 | width;
    found = term_cache_get(table, TERM_KIND_EXTRACT, a, place);
    if (!found) {
        found = build_extract(table, a, low, width);
        term_cache_put(table, TERM_KIND_EXTRACT, a, place, found);
    }
    return found;
}

// ---- Extension

Term term_zero_extend(TermTable *table, Term a, uint32_t width) {
    uint32_t from = width_of(table, a);
    SHOULD(width >= from, "an extension should not be narrower");
    return width == from ? a : term_concat(table, term_constant(table, width - from, 0), a);
}

// match:  sign_extend(x) where the range shows the sign of x; of constants too
// result: zeros or ones before x
static Term sign_extend_known(TermTable *table, Term a, uint32_t width) {
    uint32_t from = width_of(table, a);
    TermRange range = range_of(table, a);
    if (range.greatest < value_sign(from))
        return term_zero_extend(table, a, width);
    if (range.least < value_sign(from))
        return TERM_NONE;
    return term_concat(table, term_constant(table, width - from, UINT64_MAX), a);
}

// match:  sign_extend(ite(c, x, y)) with few constants
// result: ite(c, sign_extend(x), sign_extend(y))
static Term sign_extend_choice(TermTable *table, Term a, uint32_t width) {
    if (!is_small_choice(table, a))
        return TERM_NONE;
    return term_ite(table, child_of(table, a, 0),
                    term_sign_extend(table, child_of(table, a, 1), width),
                    term_sign_extend(table, child_of(table, a, 2), width));
}

Term term_sign_extend(TermTable *table, Term a, uint32_t width) {
    SHOULD(width >= width_of(table, a), "an extension should not be narrower");
    if (width == width_of(table, a))
        return a;
    if (is_kind(table, a, TERM_KIND_SIGN_EXTEND))
        return term_sign_extend(table, child_of(table, a, 0), width);
    Term found = sign_extend_known(table, a, width);
    if (!found)
        found = sign_extend_choice(table, a, width);
    return found ? found : term_intern(table, TERM_KIND_SIGN_EXTEND, width, a, 0, 0);
}
