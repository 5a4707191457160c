// Every simplification rule, exhaustively at small widths: all expressions of depth two over two
// variables, two booleans and the constants, under all assignments.
//
// An expression carries its value under each assignment, computed by term_reference.h; the term
// that the constructors made of it must evaluate to the same. Widths 1 and 2 are complete; at 3
// and 4 bits, and where both operands have depth one, a part is taken, a larger one with
// JURY_TEST_FACTOR.
#include "unit.h"

#include "term_reference.h"

enum { MOST_ASSIGNMENTS = 1024, MOST_TERMS = 3000 };

typedef struct Expression {
    Term term;
    uint32_t width;
    uint8_t values[MOST_ASSIGNMENTS];
} Expression;

typedef struct ExpressionList {
    Expression *items;
    uint32_t count, capacity;
} ExpressionList;

typedef struct Space {
    uint32_t width;
    uint32_t assignments;
    TermTable *table;
    TermModel *models[MOST_ASSIGNMENTS];
    ExpressionList vectors, booleans;         // depth 0, then depth 1
    uint32_t simple_vectors, simple_booleans; // how many have depth 0
    bool failed;
    uint64_t checked;
} Space;

static Expression *list_new(ExpressionList *list) {
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? list->capacity * 2 : 64;
        list->items = realloc(list->items, list->capacity * sizeof(Expression));
    }
    return &list->items[list->count++];
}

// ---- Checking

static void check(Space *space, const Expression *expression, const char *what) {
    if (space->failed)
        return;
    space->checked++;
    for (uint32_t i = 0; i < space->assignments; i++) {
        uint64_t found = term_evaluate(space->models[i], expression->term);
        if (found == expression->values[i])
            continue;
        Buffer buffer = {0};
        term_print(&buffer, space->table, expression->term);
        printf("%s, assignment %u: expected %u, found %u: %s\n", what, i, expression->values[i],
               (unsigned)found, buffer.text);
        buffer_free(&buffer);
        space->failed = true;
        return;
    }
}

// ---- Operators on expressions

static void binary(Space *space, Operator operator, const Expression * a, const Expression *b,
                   Expression *result) {
    result->width = operator>= FIRST_VECTOR ? a->width : 0;
    result->term = build_binary(space->table, operator, a->term, b->term);
    for (uint32_t i = 0; i < space->assignments; i++)
        result->values[i] =
            (uint8_t)interpret_binary(operator, a->width, a->values[i], b->values[i]);
}

static void choice(Space *space, const Expression *condition, const Expression *yes,
                   const Expression *no, Expression *result) {
    result->width = yes->width;
    result->term = term_ite(space->table, condition->term, yes->term, no->term);
    for (uint32_t i = 0; i < space->assignments; i++)
        result->values[i] = condition->values[i] ? yes->values[i] : no->values[i];
}

static void complement(Space *space, const Expression *a, Expression *result) {
    result->width = a->width;
    result->term = a->width ? term_bit_not(space->table, a->term) : term_not(a->term);
    for (uint32_t i = 0; i < space->assignments; i++)
        result->values[i] = (uint8_t)low_bits(~(uint64_t)a->values[i], a->width ? a->width : 1);
}

static void negation(Space *space, const Expression *a, Expression *result) {
    result->width = a->width;
    result->term = term_negate(space->table, a->term);
    for (uint32_t i = 0; i < space->assignments; i++)
        result->values[i] = (uint8_t)low_bits(0 - (uint64_t)a->values[i], a->width);
}

// Bits low … low+count-1 of a, extended to the width again.
static void slice(Space *space, const Expression *a, uint32_t low, uint32_t count, bool by_sign,
                  Expression *result) {
    result->width = a->width;
    Term bits = term_extract(space->table, a->term, low, count);
    result->term = by_sign ? term_sign_extend(space->table, bits, a->width)
                           : term_zero_extend(space->table, bits, a->width);
    for (uint32_t i = 0; i < space->assignments; i++) {
        uint64_t value = low_bits((uint64_t)a->values[i] >> low, count);
        result->values[i] =
            (uint8_t)(by_sign ? interpret_sign_extend(value, count, a->width) : value);
    }
}

// The low bits of a above the high bits of b.
static void splice(Space *space, const Expression *a, const Expression *b, uint32_t middle,
                   Expression *result) {
    uint32_t width = a->width;
    result->width = width;
    result->term = term_concat(space->table, term_extract(space->table, a->term, 0, width - middle),
                               term_extract(space->table, b->term, width - middle, middle));
    for (uint32_t i = 0; i < space->assignments; i++)
        result->values[i] = (uint8_t)(low_bits((uint64_t)a->values[i] << middle, width) |
                                      low_bits((uint64_t)b->values[i] >> (width - middle), middle));
}

// Compares a and b after extension by one bit each, so that extended terms meet comparisons.
static void wide_compare(Space *space, Operator operator, const Expression * a, const Expression *b,
                         bool by_sign, Expression *result) {
    Term (*extend)(TermTable *, Term, uint32_t) = by_sign ? term_sign_extend : term_zero_extend;
    uint32_t wide = a->width + 2;
    result->width = 0;
    result->term = build_binary(space->table, operator, extend(space->table, a->term, wide),
                                extend(space->table, b->term, wide));
    for (uint32_t i = 0; i < space->assignments; i++) {
        uint64_t x = a->values[i], y = b->values[i];
        if (by_sign) {
            x = interpret_sign_extend(x, a->width, wide);
            y = interpret_sign_extend(y, a->width, wide);
        }
        result->values[i] = (uint8_t)interpret_binary(operator, wide, x, y);
    }
}

// ---- Spaces

static void add_leaf(Space *space, ExpressionList *list, Term term, uint32_t width,
                     uint32_t divisor) {
    Expression *leaf = list_new(list);
    leaf->term = term;
    leaf->width = width;
    for (uint32_t i = 0; i < space->assignments; i++) {
        leaf->values[i] = (uint8_t)low_bits(i / divisor, width ? width : 1);
        term_model_set(space->models[i], term, leaf->values[i]);
    }
}

static void add_constant(Space *space, uint64_t value) {
    Expression *leaf = list_new(&space->vectors);
    leaf->term = term_constant(space->table, space->width, value);
    leaf->width = space->width;
    memset(leaf->values, (int)low_bits(value, space->width), sizeof(leaf->values));
}

static void add_leaves(Space *space) {
    uint32_t width = space->width, size = 1u << width;
    add_leaf(space, &space->booleans, term_bool_variable(space->table, "p"), 0, 1);
    add_leaf(space, &space->booleans, term_bool_variable(space->table, "q"), 0, 2);
    Expression *truth = list_new(&space->booleans);
    *truth = (Expression){.term = TERM_TRUE};
    memset(truth->values, 1, sizeof(truth->values));
    add_leaf(space, &space->vectors, term_variable(space->table, width, "x"), width, 4);
    add_leaf(space, &space->vectors, term_variable(space->table, width, "y"), width, 4 * size);
    // At 4 bits, those where rules can go wrong.
    for (uint32_t value = 0; value < size; value++)
        if (width < 4 || value < 3 || value == 6 || value == 7 || value == 8 || value == 15)
            add_constant(space, value);
    space->simple_vectors = space->vectors.count;
    space->simple_booleans = space->booleans.count;
}

static void add_slices(Space *space, Expression leaf) {
    for (uint32_t count = 1; count < space->width; count++)
        for (uint32_t low = 0; low + count <= space->width; low++) {
            slice(space, &leaf, low, count, false, list_new(&space->vectors));
            slice(space, &leaf, low, count, true, list_new(&space->vectors));
        }
}

static void add_pairs(Space *space, Expression a, Expression b) {
    for (Operator operator= FIRST_COMPARISON; operator<OPERATOR_COUNT; operator++)
        binary(space, operator, & a, &b,
               list_new(operator>= FIRST_VECTOR ? &space->vectors : & space->booleans));
    for (uint32_t middle = 1; middle < space->width; middle++)
        splice(space, &a, &b, middle, list_new(&space->vectors));
    for (int i = 0; i < 2; i++) {
        Expression condition = space->booleans.items[i];
        choice(space, &condition, &a, &b, list_new(&space->vectors));
    }
}

static void add_vectors_of_depth_one(Space *space) {
    for (uint32_t i = 0; i < space->simple_vectors; i++) {
        Expression a = space->vectors.items[i];
        complement(space, &a, list_new(&space->vectors));
        negation(space, &a, list_new(&space->vectors));
        add_slices(space, a);
        for (uint32_t j = 0; j < space->simple_vectors; j++)
            add_pairs(space, a, space->vectors.items[j]);
    }
}

static void add_booleans_of_depth_one(Space *space) {
    for (uint32_t i = 0; i < space->simple_booleans; i++) {
        Expression a = space->booleans.items[i];
        complement(space, &a, list_new(&space->booleans));
        for (uint32_t j = 0; j < space->simple_booleans; j++) {
            Expression b = space->booleans.items[j];
            for (Operator operator= 0; operator<= OPERATOR_EQUAL; operator++)
                binary(space, operator, & a, &b, list_new(&space->booleans));
            Expression c = space->booleans.items[(i + j) % 3];
            choice(space, &c, &a, &b, list_new(&space->booleans));
        }
    }
}

static void space_open(Space *space) {
    space->table = term_table_new();
    for (uint32_t i = 0; i < space->assignments; i++)
        space->models[i] = term_model_new(space->table);
    space->vectors.count = space->booleans.count = 0;
    add_leaves(space);
    add_vectors_of_depth_one(space);
    add_booleans_of_depth_one(space);
}

static void space_close(Space *space) {
    for (uint32_t i = 0; i < space->assignments; i++)
        term_model_free(space->models[i]);
    term_table_free(space->table);
}

// Models remember a value per term, so the table starts afresh from time to time. The expressions
// come in the same order each time.
static void space_refresh(Space *space, uint32_t most_terms) {
    if (term_count(space->table) < most_terms)
        return;
    space_close(space);
    space_open(space);
}

// ---- Expressions of depth two

static void check_vectors(Space *space, const Expression *a, const Expression *b) {
    Expression result;
    for (Operator operator= FIRST_COMPARISON; operator<OPERATOR_COUNT; operator++) {
        binary(space, operator, a, b, &result);
        check(space, &result, "binary");
    }
    for (uint32_t middle = 1; middle < space->width; middle++) {
        splice(space, a, b, middle, &result);
        check(space, &result, "splice");
    }
    for (uint32_t i = 0; i < 2; i++) {
        choice(space, &space->booleans.items[i], a, b, &result);
        check(space, &result, "ite");
    }
    for (Operator operator= OPERATOR_EQUAL; operator<= OPERATOR_SLE; operator++) {
        wide_compare(space, operator, a, b, false, &result);
        check(space, &result, "comparison of extended");
        wide_compare(space, operator, a, b, true, &result);
        check(space, &result, "comparison of sign-extended");
    }
}

static void check_booleans(Space *space, const Expression *a, const Expression *b) {
    Expression result;
    for (Operator operator= 0; operator<= OPERATOR_EQUAL; operator++) {
        binary(space, operator, a, b, &result);
        check(space, &result, "boolean");
    }
    for (uint32_t i = 0; i < 2; i++) {
        choice(space, &space->booleans.items[i], a, b, &result);
        check(space, &result, "boolean ite");
        choice(space, a, b, &space->booleans.items[i], &result);
        check(space, &result, "boolean ite");
    }
}

// A condition of depth one around vectors, the second a leaf.
static void check_choices(Space *space, const Expression *condition, const Expression *a,
                          const Expression *b) {
    Expression result;
    choice(space, condition, a, b, &result);
    check(space, &result, "ite");
    choice(space, condition, b, a, &result);
    check(space, &result, "ite");
}

static void check_unary(Space *space, const Expression *a) {
    Expression result;
    complement(space, a, &result);
    check(space, &result, "complement");
    negation(space, a, &result);
    check(space, &result, "negation");
    for (uint32_t count = 1; count < space->width; count++)
        for (uint32_t low = 0; low + count <= space->width; low++) {
            slice(space, a, low, count, false, &result);
            check(space, &result, "slice");
            slice(space, a, low, count, true, &result);
            check(space, &result, "signed slice");
        }
}

typedef struct Share {
    Random random;
    uint64_t wanted, total; // how many of how many
} Share;

static bool takes(Share *share) {
    return random_next(&share->random) % share->total < share->wanted;
}

static Share share_of(uint64_t wanted, uint64_t total) {
    return (Share){{99}, usual_times(1) * wanted, total};
}

static void check_vector_pairs(Space *space, Share *share, uint32_t most_terms) {
    for (uint32_t i = 0; i < space->vectors.count && !space->failed; i++) {
        check_unary(space, &space->vectors.items[i]);
        for (uint32_t j = 0; j < space->vectors.count; j++) {
            if (!takes(share))
                continue;
            check_vectors(space, &space->vectors.items[i], &space->vectors.items[j]);
            space_refresh(space, most_terms);
        }
    }
}

static void check_boolean_pairs(Space *space, Share *share, uint32_t most_terms) {
    for (uint32_t i = 0; i < space->booleans.count && !space->failed; i++)
        for (uint32_t j = 0; j < space->booleans.count; j++) {
            if (!takes(share))
                continue;
            check_booleans(space, &space->booleans.items[i], &space->booleans.items[j]);
            space_refresh(space, most_terms);
        }
}

static void check_all_choices(Space *space, Share *share, uint32_t most_terms) {
    for (uint32_t i = 0; i < space->booleans.count && !space->failed; i++)
        for (uint32_t j = 0; j < space->vectors.count; j++)
            for (uint32_t k = 0; k < space->simple_vectors; k++) {
                if (!takes(share))
                    continue;
                check_choices(space, &space->booleans.items[i], &space->vectors.items[j],
                              &space->vectors.items[k]);
                space_refresh(space, most_terms);
            }
}

// About `wanted` pairs of each sort, all of them if there are fewer.
static bool check_width(uint32_t width, uint64_t wanted) {
    Space space = {.width = width, .assignments = 4u << 2 * width};
    space_open(&space);
    uint64_t vectors = space.vectors.count, booleans = space.booleans.count;
    uint32_t most_terms = term_count(space.table) + MOST_TERMS;
    Share pairs = share_of(wanted, vectors * vectors);
    Share boolean_pairs = share_of(wanted, booleans * booleans);
    Share choices = share_of(wanted, booleans * vectors * space.simple_vectors);
    check_vector_pairs(&space, &pairs, most_terms);
    check_boolean_pairs(&space, &boolean_pairs, most_terms);
    check_all_choices(&space, &choices, most_terms);
    if (usual_times(1) > 1)
        printf("width %u: %" PRIu64 " expressions\n", width, space.checked);
    space_close(&space);
    free(space.vectors.items);
    free(space.booleans.items);
    return !space.failed;
}

UNIT_TEST(rules_at_one_bit) {
    CHECK(check_width(1, 20000));
}

UNIT_TEST(rules_at_two_bits) {
    CHECK(check_width(2, 10000));
}

UNIT_TEST(rules_at_three_bits) {
    CHECK(check_width(3, 1500));
}

UNIT_TEST(rules_at_four_bits) {
    CHECK(check_width(4, 300));
}
