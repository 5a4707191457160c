// Random deep expressions: the simplified term has the value of the expression.
#include "unit.h"

#include "term_reference.h"

static bool grow_pools(uint64_t count, uint32_t size, const uint32_t widths[4]) {
    for (uint64_t seed = 1; seed <= count; seed++) {
        Pool pool = pool_new(seed, widths, 2);
        bool right = true;
        for (uint32_t i = 0; i < size && right; i++)
            right = pool_grow(&pool);
        if (!right)
            printf("seed %" PRIu64 ", expression %u\n", seed, pool.count);
        pool_free(&pool);
        if (!right)
            return false;
    }
    return true;
}

UNIT_TEST(random_terms_of_few_bits) {
    CHECK(grow_pools(usual_times(300), 300, (uint32_t[4]){1, 2, 3, 5}));
}

UNIT_TEST(random_terms_of_one_width) {
    CHECK(grow_pools(usual_times(300), 300, (uint32_t[4]){4, 4, 4, 4}));
}

UNIT_TEST(random_terms_as_in_java) {
    CHECK(grow_pools(usual_times(300), 300, (uint32_t[4]){8, 16, 32, 64}));
}

UNIT_TEST(random_terms_of_odd_widths) {
    CHECK(grow_pools(usual_times(200), 300, (uint32_t[4]){7, 31, 33, 63}));
}

UNIT_TEST(random_terms_are_deep) {
    CHECK(grow_pools(usual_times(3), 30000, (uint32_t[4]){8, 16, 32, 64}));
}
