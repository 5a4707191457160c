// Ints and longs are bit-vectors, as in Java. What is read from an array, lengths, types and
// subtypes are variables that are equal where what they are read at is (Ackermann). What has no
// bits becomes a variable, of which nothing else is known.
//
// References and types are numbers without a limit, of which formulas only say which are equal or
// less, up to a distance that is written down. Of n numbers and distances up to m, gaps that are
// wider than 2m could as well be 2m + 1: n * (2m + 1) + m values are enough for all that can be
// said.
#include "solve/logic_ground.h"

#include "base/map.h"
#include "solve/logic_instances.h"

enum { MOST_PAIRS = 400000, MOST_REFERENCES = 1000000, MOST_REFERENCE_BITS = 40, MOST_INDEXES = 4 };

// What a variable stands for: an array (a formula) read at some places, or what is asked of an
// object.
typedef struct Application {
    uint64_t function; // equal for those that are equal where their places are
    Formula places[MOST_INDEXES];
    uint32_t count;
    Term value;
} Application;

typedef struct Ground {
    LogicTable *table;
    Arena *arena;
    TermTable *terms;
    GroundTerms *result;
    Map translated; // formula -> term
    Map counted;    // formulas among which references were counted
    VECTOR(Application) applications;
    uint32_t reference_bits;
    uint64_t references, most_references; // variables, made and planned for
    uint64_t greatest;                    // distance
    int64_t greatest_value;               // of a reference, without a distance
} Ground;

static Term term_of(Ground *ground, Formula formula);

static const void *key_of(Formula formula) {
    return (const void *)(uintptr_t)formula; // never 0
}

static bool is_object(Sort sort) {
    return sort == SORT_REF || sort == SORT_TYPE;
}

static void assert_term(Ground *ground, Term term) {
    if (term != TERM_TRUE)
        vector_push(ground->arena, &ground->result->assertions, term);
}

// ---- References

static bool is_distance(const FormulaNode *node) {
    return node->kind == FORMULA_KIND_SUM && node->count == 1 && node->coefficients[0] == 1;
}

static void count_references(Ground *ground, Formula formula, uint64_t *written) {
    const FormulaNode *node = logic_node(ground->table, formula);
    if (map_get(&ground->counted, key_of(formula)) || node->kind == FORMULA_KIND_TOTAL)
        return;
    map_put(ground->arena, &ground->counted, key_of(formula), ground);
    if (is_object(node->sort)) {
        uint64_t constant = (uint64_t)(node->constant < 0 ? -node->constant : node->constant);
        ground->most_references++;
        if (node->kind == FORMULA_KIND_NUMBER && constant > *written)
            *written = constant;
        if (is_distance(node))
            ground->greatest += constant;
    }
    for (uint32_t i = 0; i < node->count; i++)
        count_references(ground, node->children[i], written);
}

static bool plan_references(Ground *ground, const FormulaList *formulas) {
    uint64_t written = 0;
    for (uint32_t i = 0; i < formulas->count; i++)
        count_references(ground, formulas->items[i], &written);
    if (written > UINT32_MAX || ground->greatest > UINT32_MAX ||
        ground->most_references > MOST_REFERENCES)
        return false;
    ground->greatest += written;
    ground->most_references = 2 * ground->most_references + 16;
    ground->greatest_value = (int64_t)(ground->most_references * (2 * ground->greatest + 1));
    uint64_t most = (uint64_t)ground->greatest_value + ground->greatest;
    uint32_t bits = 2; // one for the sign: less than a reference may be less than null
    while (bits < 63 && most >> (bits - 1))
        bits++;
    ground->reference_bits = bits;
    return bits <= MOST_REFERENCE_BITS;
}

// ---- Variables

static uint32_t width_of(const Ground *ground, Sort sort) {
    return is_object(sort) ? ground->reference_bits : logic_bits(ground->table, sort);
}

static Term new_variable(Ground *ground, Sort sort, const char *name) {
    if (sort == SORT_BOOL)
        return term_bool_variable(ground->terms, name);
    ground->references += is_object(sort);
    return term_variable(ground->terms, width_of(ground, sort), name);
}

static Term constant(Ground *ground, Sort sort, int64_t value) {
    return term_constant(ground->terms, width_of(ground, sort), (uint64_t)value);
}

// A reference is not negative, and need not be greater than was planned.
static Term new_value(Ground *ground, Sort sort, const char *name) {
    Term value = new_variable(ground, sort, name);
    if (is_object(sort)) {
        assert_term(ground, term_sle(ground->terms, constant(ground, sort, 0), value));
        assert_term(ground,
                    term_sle(ground->terms, value, constant(ground, sort, ground->greatest_value)));
    }
    return value;
}

// Exact numbers and arrays have no bits: whatever is said of them is unknown, too.
static Term opaque(Ground *ground, Sort sort) {
    bool has_bits = sort != SORT_EXACT && !logic_is_array(sort);
    ground->result->is_exact = false;
    return new_variable(ground, has_bits ? sort : SORT_BOOL, "unknown");
}

// ---- Functions

enum { FUNCTION_LENGTH = 1, FUNCTION_TYPE, FUNCTION_SUBTYPE };

static Term application(Ground *ground, Sort sort, const char *name, Application found) {
    found.value = new_value(ground, sort, name);
    vector_push(ground->arena, &ground->applications, found);
    if (found.function == FUNCTION_LENGTH)
        assert_term(ground, term_sle(ground->terms, constant(ground, sort, 0), found.value));
    return found.value;
}

// An array that is a variable, read at one place or more.
static Term read_term(Ground *ground, Formula formula) {
    Application found = {0};
    const FormulaNode *node = logic_node(ground->table, formula);
    Sort sort = node->sort;
    while (node->kind == FORMULA_KIND_SELECT && found.count < MOST_INDEXES) {
        found.places[found.count++] = node->children[1];
        formula = node->children[0];
        node = logic_node(ground->table, formula);
    }
    if (node->kind != FORMULA_KIND_VARIABLE)
        return opaque(ground, sort);
    found.function = (uint64_t)formula << 32;
    return application(ground, sort, node->name, found);
}

static Term object_term(Ground *ground, const FormulaNode *node) {
    Application found = {.places = {node->children[0]}, .count = 1};
    const char *name = node->kind == FORMULA_KIND_LENGTH    ? "length"
                       : node->kind == FORMULA_KIND_TYPE_OF ? "type"
                                                            : "subtype";
    found.function = node->kind == FORMULA_KIND_LENGTH ? FUNCTION_LENGTH
                     : node->kind == FORMULA_KIND_TYPE_OF
                         ? FUNCTION_TYPE
                         : FUNCTION_SUBTYPE + (uint32_t)node->constant;
    return application(ground, node->sort, name, found);
}

// ---- Numbers

static Term sum_term(Ground *ground, const FormulaNode *node) {
    TermTable *terms = ground->terms;
    if (is_object(node->sort) && !is_distance(node))
        return opaque(ground, node->sort);
    Term sum = constant(ground, node->sort, node->constant);
    for (uint32_t i = 0; i < node->count; i++)
        sum = term_add(terms, sum,
                       term_multiply(terms, constant(ground, node->sort, node->coefficients[i]),
                                     term_of(ground, node->children[i])));
    return sum;
}

// Nobody divides by zero; what would come out is not known.
static Term quotient_term(Ground *ground, const FormulaNode *node) {
    TermTable *terms = ground->terms;
    Term a = term_of(ground, node->children[0]), b = term_of(ground, node->children[1]);
    bool is_divide = node->kind == FORMULA_KIND_DIVIDE;
    Term result = is_divide ? term_sdiv(terms, a, b) : term_srem(terms, a, b);
    Term is_zero = term_equal(terms, b, constant(ground, node->sort, 0));
    return is_zero == TERM_FALSE ? result
                                 : term_ite(terms, is_zero, opaque(ground, node->sort), result);
}

static Term bits_term(Ground *ground, const FormulaNode *node) {
    TermTable *terms = ground->terms;
    Term a = term_of(ground, node->children[0]), b = term_of(ground, node->children[1]);
    if (node->kind == FORMULA_KIND_BIT_AND)
        return term_bit_and(terms, a, b);
    if (node->kind == FORMULA_KIND_BIT_OR)
        return term_bit_or(terms, a, b);
    if (node->kind == FORMULA_KIND_BIT_XOR)
        return term_bit_xor(terms, a, b);
    if (node->kind == FORMULA_KIND_SHIFT_LEFT)
        return term_shift_left(terms, a, b);
    return node->kind == FORMULA_KIND_SHIFT_RIGHT ? term_shift_right_signed(terms, a, b)
                                                  : term_shift_right(terms, a, b);
}

static Term cut_term(Ground *ground, const FormulaNode *node) {
    uint32_t bits = (uint32_t)(node->constant > 0 ? node->constant : -node->constant);
    uint32_t width = width_of(ground, node->sort);
    Term low = term_extract(ground->terms, term_of(ground, node->children[0]), 0, bits);
    return node->constant > 0 ? term_sign_extend(ground->terms, low, width)
                              : term_zero_extend(ground->terms, low, width);
}

static Term conversion_term(Ground *ground, const FormulaNode *node) {
    if (node->sort == SORT_EXACT || logic_sort(ground->table, node->children[0]) == SORT_EXACT)
        return opaque(ground, node->sort);
    uint32_t width = width_of(ground, node->sort);
    Term a = term_of(ground, node->children[0]);
    return node->kind == FORMULA_KIND_WIDEN ? term_sign_extend(ground->terms, a, width)
                                            : term_extract(ground->terms, a, 0, width);
}

static Term comparison_term(Ground *ground, const FormulaNode *node) {
    Sort sort = logic_sort(ground->table, node->children[0]);
    if (sort == SORT_EXACT || logic_is_array(sort))
        return opaque(ground, SORT_BOOL);
    Term a = term_of(ground, node->children[0]), b = term_of(ground, node->children[1]);
    return node->kind == FORMULA_KIND_EQUAL  ? term_equal(ground->terms, a, b)
           : node->kind == FORMULA_KIND_LESS ? term_slt(ground->terms, a, b)
                                             : term_sle(ground->terms, a, b);
}

// ---- Formulas

static Term list_term(Ground *ground, const FormulaNode *node) {
    Term *items = arena_array(ground->arena, node->count, sizeof(Term));
    for (uint32_t i = 0; i < node->count; i++)
        items[i] = term_of(ground, node->children[i]);
    return node->kind == FORMULA_KIND_AND ? term_and_all(ground->terms, items, node->count)
                                          : term_or_all(ground->terms, items, node->count);
}

static Term variable_term(Ground *ground, const FormulaNode *node) {
    Term value = new_value(ground, node->sort, node->name);
    if (node->object)
        assert_term(ground,
                    term_not(term_equal(ground->terms, value, constant(ground, node->sort, 0))));
    return value;
}

// A reference that was not counted may be further away than was planned for.
static bool is_planned(Ground *ground, Formula formula, const FormulaNode *node) {
    bool is_far = is_object(node->sort) &&
                  (node->kind == FORMULA_KIND_SUM || node->kind == FORMULA_KIND_NUMBER);
    return !is_far || map_get(&ground->counted, key_of(formula));
}

static Term make_term(Ground *ground, Formula formula) {
    FormulaNode node = *logic_node(ground->table, formula); // a copy: the table may grow
    TermTable *terms = ground->terms;
    bool has_bits = node.sort != SORT_EXACT && !logic_is_array(node.sort);
    if (!has_bits || !is_planned(ground, formula, &node))
        return opaque(ground, node.sort);
    switch (node.kind) {
    case FORMULA_KIND_TRUE: return TERM_TRUE;
    case FORMULA_KIND_FALSE: return TERM_FALSE;
    case FORMULA_KIND_VARIABLE: return variable_term(ground, &node);
    case FORMULA_KIND_NUMBER: return constant(ground, node.sort, node.constant);
    case FORMULA_KIND_NOT: return term_not(term_of(ground, node.children[0]));
    case FORMULA_KIND_AND:
    case FORMULA_KIND_OR: return list_term(ground, &node);
    case FORMULA_KIND_ITE:
        return term_ite(terms, term_of(ground, node.children[0]), term_of(ground, node.children[1]),
                        term_of(ground, node.children[2]));
    case FORMULA_KIND_EQUAL:
    case FORMULA_KIND_LESS:
    case FORMULA_KIND_LESS_EQUAL: return comparison_term(ground, &node);
    case FORMULA_KIND_SUM: return sum_term(ground, &node);
    case FORMULA_KIND_MULTIPLY:
        return term_multiply(terms, term_of(ground, node.children[0]),
                             term_of(ground, node.children[1]));
    case FORMULA_KIND_DIVIDE:
    case FORMULA_KIND_REMAINDER: return quotient_term(ground, &node);
    case FORMULA_KIND_BIT_AND:
    case FORMULA_KIND_BIT_OR:
    case FORMULA_KIND_BIT_XOR:
    case FORMULA_KIND_SHIFT_LEFT:
    case FORMULA_KIND_SHIFT_RIGHT:
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED: return bits_term(ground, &node);
    case FORMULA_KIND_CUT: return cut_term(ground, &node);
    case FORMULA_KIND_WIDEN:
    case FORMULA_KIND_NARROW: return conversion_term(ground, &node);
    case FORMULA_KIND_SELECT: return read_term(ground, formula);
    case FORMULA_KIND_LENGTH:
    case FORMULA_KIND_TYPE_OF:
    case FORMULA_KIND_SUBTYPE: return object_term(ground, &node);
    case FORMULA_KIND_TOTAL:
    case FORMULA_KIND_FORALL:
    case FORMULA_KIND_EXISTS:
    case FORMULA_KIND_STORE:
    case FORMULA_KIND_CONST_ARRAY: break;
    }
    return opaque(ground, node.sort);
}

static Term term_of(Ground *ground, Formula formula) {
    Term known = (Term)(uintptr_t)map_get(&ground->translated, key_of(formula));
    if (known)
        return known;
    Term term = make_term(ground, formula);
    map_put(ground->arena, &ground->translated, key_of(formula), (void *)(uintptr_t)term);
    return term;
}

// ---- Equal places

static Term are_equal_places(Ground *ground, const Application *a, const Application *b) {
    Term equal = TERM_TRUE;
    for (uint32_t i = 0; i < a->count && equal != TERM_FALSE; i++) {
        Formula same = logic_equal(ground->table, a->places[i], b->places[i]);
        equal = term_and(ground->terms, equal, term_of(ground, same));
    }
    return equal;
}

// Places may have applications of their own: the list grows.
static bool relate_applications(Ground *ground) {
    uint64_t pairs = 0;
    for (uint32_t i = 0; i < ground->applications.count; i++) {
        for (uint32_t j = 0; j < i; j++) {
            Application a = ground->applications.items[i], b = ground->applications.items[j];
            if (a.function != b.function || a.count != b.count)
                continue;
            if (++pairs > MOST_PAIRS)
                return false;
            Term same = are_equal_places(ground, &a, &b);
            assert_term(ground, term_implies(ground->terms, same,
                                             term_equal(ground->terms, a.value, b.value)));
        }
    }
    return true;
}

bool logic_ground(LogicTable *table, const Formula *formulas, uint32_t count, Arena *arena,
                  TermTable *terms, GroundTerms *result) {
    FormulaList plain = {0};
    Ground ground = {.table = table, .arena = arena, .terms = terms, .result = result};
    if (logic_numbers(table) == NUMBERS_MATH)
        return false;
    result->is_exact = logic_instances(table, formulas, count, arena, &plain);
    if (!plan_references(&ground, &plain))
        return false;
    for (uint32_t i = 0; i < plain.count; i++)
        assert_term(&ground, term_of(&ground, plain.items[i]));
    return relate_applications(&ground) && ground.references <= ground.most_references;
}
