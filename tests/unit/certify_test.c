// The checker of proofs: right ones pass, wrong and damaged ones do not.
#include "unit.h"

#include "certify/drat.h"

#include <stdlib.h>

// Four clauses over two variables: every assignment breaks one.
static const char square[] = "c a comment\np cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";

static DratResult check_bytes(const char *cnf, const unsigned char *proof, size_t size) {
    return drat_check(cnf, strlen(cnf), proof, size);
}

UNIT_TEST(certify_takes_a_proof) {
    const unsigned char proof[] = {'a', 2, 0, 'a', 0};
    DratResult result = check_bytes(square, proof, sizeof proof);
    CHECK_EQUAL_STR("", result.problem);
    CHECK(result.is_proof);
}

UNIT_TEST(certify_takes_deletions) {
    const unsigned char proof[] = {'a', 2, 0, 'd', 2, 4, 0, 'd', 5, 2, 0, 'a', 0};
    CHECK(check_bytes(square, proof, sizeof proof).is_proof);
}

UNIT_TEST(certify_wants_the_contradiction) {
    DratResult result = check_bytes(square, NULL, 0);
    CHECK(!result.is_proof);
    CHECK_EQUAL_STR("the proof ends without a contradiction", result.problem);
}

UNIT_TEST(certify_refuses_a_step_that_does_not_follow) {
    static const char open[] = "p cnf 2 3\n1 2 0\n1 -2 0\n-1 2 0\n";
    const unsigned char proof[] = {'a', 2, 0, 'a', 0}; // 1 follows, the contradiction does not
    DratResult result = check_bytes(open, proof, sizeof proof);
    CHECK(!result.is_proof);
    CHECK_EQUAL_STR("step 2 does not follow from what stands before it", result.problem);
}

UNIT_TEST(certify_refuses_what_was_deleted_before) {
    const unsigned char proof[] = {'d', 2, 4, 0, 'a', 2, 0, 'a', 0};
    CHECK(!check_bytes(square, proof, sizeof proof).is_proof);
}

UNIT_TEST(certify_refuses_deletions_of_nothing) {
    const unsigned char proof[] = {'d', 2, 0, 'a', 2, 0, 'a', 0};
    DratResult result = check_bytes(square, proof, sizeof proof);
    CHECK_EQUAL_STR("step 1 deletes a clause that is not there", result.problem);
}

UNIT_TEST(certify_refuses_damage) {
    const unsigned char unknown_step[] = {'b', 2, 0}, truncated[] = {'a', 2},
                        large[] = {'a', 255, 255, 255, 255, 255, 255, 1, 0}, other[] = {'a', 6, 0};
    CHECK(!check_bytes(square, unknown_step, sizeof unknown_step).is_proof);
    CHECK(!check_bytes(square, truncated, sizeof truncated).is_proof);
    CHECK(!check_bytes(square, large, sizeof large).is_proof);
    CHECK(!check_bytes(square, other, sizeof other).is_proof);
}

UNIT_TEST(certify_refuses_clauses_that_are_none) {
    static const char *const damaged[] = {"",
                                          "p cnf",
                                          "p cnf 2",
                                          "p cnf 2 1\n",
                                          "p cnf 2 1\n1 x 0\n",
                                          "p cnf 2 1\n1 3 0\n",
                                          "p cnf 2 1\n1 99999999999 0\n",
                                          "p cnf -2 1\n1 0\n",
                                          "p cnf 2 1\n1 0\n2 0\n"};
    for (size_t i = 0; i < sizeof damaged / sizeof damaged[0]; i++)
        CHECK(!check_bytes(damaged[i], NULL, 0).is_proof);
}

UNIT_TEST(certify_takes_an_empty_clause) {
    CHECK(check_bytes("p cnf 0 1\n0\n", NULL, 0).is_proof);
    CHECK(check_bytes("p cnf 1 2\n1 0\n-1 0\n", NULL, 0).is_proof);
    CHECK(!check_bytes("p cnf 1 1\n1 -1 0\n", NULL, 0).is_proof);
}

// Nothing is read beyond its end, whatever the bytes are; and clauses that can be met have no
// proof.
UNIT_TEST(certify_survives_random_bytes) {
    static const char open[] = "p cnf 3 4\n1 2 0\n-1 2 3 0\n-2 3 0\n1 -3 0\n";
    unsigned char *proof = malloc(40);
    srand(7);
    for (int round = 0; round < 20000; round++) {
        size_t size = (size_t)(rand() % 40);
        for (size_t i = 0; i < size; i++)
            proof[i] = rand() % 3 ? (unsigned char)(rand() % 9) : rand() % 2 ? 'a' : 'd';
        if (drat_check(open, sizeof open - 1, proof, size).is_proof) {
            free(proof);
            CHECK(!"clauses that can be met have no proof");
        }
    }
    free(proof);
}
