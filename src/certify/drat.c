// Reads the clauses of the question, then the proof, step by step.
#include "certify/drat.h"

#include "certify/clauses.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Checker {
    Clauses clauses;
    DratResult *result;
    Literal *clause; // being read
    uint32_t clause_count;
    uint64_t clause_capacity;
} Checker;

static bool fail(Checker *checker, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(checker->result->problem, sizeof checker->result->problem, format, arguments);
    va_end(arguments);
    return false;
}

// ---- Reading

static void push_literal(Checker *checker, int64_t literal) {
    checker->clause = certify_room(checker->clause, checker->clause_count + UINT64_C(1),
                                   &checker->clause_capacity, sizeof(Literal));
    checker->clause[checker->clause_count++] = (Literal)(2 * llabs(literal) + (literal < 0));
}

// A number of the text, from `*at` on; white space before it is passed over.
static bool read_number(const char *text, size_t size, size_t *at, int64_t *number) {
    while (*at < size &&
           (text[*at] == ' ' || text[*at] == '\n' || text[*at] == '\t' || text[*at] == '\r'))
        ++*at;
    bool is_negative = *at < size && text[*at] == '-';
    *at += is_negative;
    size_t start = *at;
    *number = 0;
    for (; *at < size && text[*at] >= '0' && text[*at] <= '9'; ++*at) {
        if (*number > INT32_MAX / 10)
            return false;
        *number = 10 * *number + (text[*at] - '0');
    }
    if (is_negative)
        *number = -*number;
    return *at > start && *number<INT32_MAX && * number> - INT32_MAX;
}

static void skip_comments(const char *cnf, size_t size, size_t *at) {
    while (*at < size && cnf[*at] == 'c') {
        while (*at < size && cnf[*at] != '\n')
            ++*at;
        *at += *at < size;
    }
}

// "p cnf VARIABLES CLAUSES"
static bool read_header(Checker *checker, const char *cnf, size_t size, size_t *at,
                        int64_t *clauses) {
    static const char expected[] = "p cnf ";
    int64_t variables;
    skip_comments(cnf, size, at);
    for (size_t i = 0; expected[i]; i++, ++*at)
        if (*at >= size || cnf[*at] != expected[i])
            return fail(checker, "the clauses do not begin with 'p cnf VARIABLES CLAUSES'");
    if (!read_number(cnf, size, at, &variables) || !read_number(cnf, size, at, clauses) ||
        variables < 0 || *clauses < 0)
        return fail(checker, "the clauses do not begin with 'p cnf VARIABLES CLAUSES'");
    clauses_begin(&checker->clauses, (uint32_t)variables);
    return true;
}

static bool is_literal(const Checker *checker, int64_t number) {
    return number && llabs(number) <= checker->clauses.variable_count;
}

static void drop_repetitions(Checker *checker) {
    checker->clause_count =
        clauses_without_repetitions(&checker->clauses, checker->clause, checker->clause_count);
}

static void add_clause(Checker *checker) {
    drop_repetitions(checker);
    clauses_add(&checker->clauses, checker->clause, checker->clause_count);
    checker->clause_count = 0;
}

static bool read_cnf(Checker *checker, const char *cnf, size_t size) {
    size_t at = 0;
    int64_t clauses, number;
    if (!read_header(checker, cnf, size, &at, &clauses))
        return false;
    while (clauses) {
        if (!read_number(cnf, size, &at, &number))
            return fail(checker, "the clauses end, or are no numbers, at byte %zu", at);
        if (number && !is_literal(checker, number))
            return fail(checker, "the variable %lld is not among the %u of the question",
                        llabs(number), checker->clauses.variable_count);
        if (number)
            push_literal(checker, number);
        else
            add_clause(checker);
        clauses -= !number;
    }
    while (at < size && (cnf[at] == '\n' || cnf[at] == ' '))
        at++;
    return at == size || fail(checker, "there are more clauses than are announced");
}

// A literal of the proof: 7 bits in each byte, the lowest first; the last bit is the sign.
static bool read_literal(Checker *checker, const unsigned char *proof, size_t size, size_t *at,
                         int64_t *literal) {
    uint64_t code = 0;
    for (uint32_t shift = 0;; shift += 7) {
        if (*at >= size || shift > 28)
            return fail(checker, "the proof ends, or is no proof, at byte %zu", *at);
        unsigned char byte = proof[(*at)++];
        code |= (uint64_t)(byte & 127) << shift;
        if (byte < 128)
            break;
    }
    *literal = code & 1 ? -(int64_t)(code >> 1) : (int64_t)(code >> 1);
    if (code && !is_literal(checker, *literal))
        return fail(checker, "a step names a variable that the question does not have");
    return true;
}

static bool read_step(Checker *checker, const unsigned char *proof, size_t size, size_t *at,
                      bool *deletes) {
    int64_t literal = 0;
    unsigned char kind = proof[(*at)++];
    if (kind != 'a' && kind != 'd')
        return fail(checker, "the proof is damaged at byte %zu: neither an addition nor a deletion",
                    *at - 1);
    *deletes = kind == 'd';
    checker->clause_count = 0;
    do {
        if (!read_literal(checker, proof, size, at, &literal))
            return false;
        if (literal)
            push_literal(checker, literal);
    } while (literal);
    drop_repetitions(checker);
    return true;
}

// ---- Checking

// The proof is over when the clauses contradict each other by propagation alone.
static bool check_proof(Checker *checker, const unsigned char *proof, size_t size) {
    size_t at = 0;
    while (!checker->clauses.is_contradictory && at < size) {
        bool deletes = false;
        if (!read_step(checker, proof, size, &at, &deletes))
            return false;
        unsigned long long step = ++checker->result->steps;
        if (deletes) {
            if (!clauses_delete(&checker->clauses, checker->clause, checker->clause_count))
                return fail(checker, "step %llu deletes a clause that is not there", step);
        } else {
            if (!clauses_imply(&checker->clauses, checker->clause, checker->clause_count))
                return fail(checker, "step %llu does not follow from what stands before it", step);
            add_clause(checker);
        }
    }
    return checker->clauses.is_contradictory ||
           fail(checker, "the proof ends without a contradiction");
}

DratResult drat_check(const char *cnf, size_t cnf_size, const unsigned char *proof,
                      size_t proof_size) {
    DratResult result = {0};
    Checker checker = {.result = &result};
    result.is_proof = read_cnf(&checker, cnf, cnf_size) && check_proof(&checker, proof, proof_size);
    clauses_end(&checker.clauses);
    free(checker.clause);
    return result;
}
