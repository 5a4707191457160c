// Sine, logarithm, power and their kin, for jury.Functions.
//
// Of numbers that are known, StrictMath gives what fdlibm computes. Math may give another number
// within one unit in the last place: where the exact value lies close to a double, every
// implementation gives that one; else any of the doubles around it. Of other numbers, any value;
// the model says what is documented of it. The same arguments give the same value again.
#include "builtin/internal.h"

#include "base/strict_math.h"
#include "sema/constant_bits.h"
#include "term/float.h"

#include <math.h>
#include <string.h>

typedef struct Function {
    double (*one)(double);
    double (*two)(double, double);
    long double (*exact)(long double); // of those that a JVM computes in another way
} Function;

// In the order of jury.Functions.
static const Function functions[] = {
    {strict_sin, NULL, sinl},   {strict_cos, NULL, cosl},   {strict_tan, NULL, tanl},
    {strict_exp, NULL, expl},   {strict_log, NULL, logl},   {strict_log10, NULL, log10l},
    {strict_cbrt, NULL, cbrtl}, {strict_tanh, NULL, tanhl}, {strict_asin, NULL, NULL},
    {strict_acos, NULL, NULL},  {strict_atan, NULL, NULL},  {strict_expm1, NULL, NULL},
    {strict_log1p, NULL, NULL}, {strict_sinh, NULL, NULL},  {strict_cosh, NULL, NULL},
    {NULL, strict_pow, NULL},   {NULL, strict_atan2, NULL}, {NULL, strict_hypot, NULL},
};
enum { FUNCTION_COUNT = sizeof functions / sizeof *functions, MOST_CHOICES = 64 };

static bool is_named(const Method *method, const char *name) {
    return !strcmp(method->name->text, name);
}

// There is one NaN.
static Term double_term(Symex *symex, double value) {
    if (isnan(value))
        return term_constant(symex->terms, 64, UINT64_C(0x7ff8) << 48);
    Constant constant = {.kind = CONSTANT_DOUBLE, .floating = value};
    return term_constant(symex->terms, 64, (uint64_t)constant_bits(&constant));
}

static double double_of(uint64_t bits) {
    return constant_of_bits(TYPE_DOUBLE, (int64_t)bits).floating;
}

// A constant, or a choice of some.
static bool is_known(Symex *symex, Term value, uint32_t *budget) {
    uint64_t bits;
    if (term_is_constant(symex->terms, value, &bits))
        return true;
    if (term_kind(symex->terms, value) != TERM_KIND_ITE || !*budget)
        return false;
    --*budget;
    return is_known(symex, term_child(symex->terms, value, 1), budget) &&
           is_known(symex, term_child(symex->terms, value, 2), budget);
}

// ---- Of numbers that are known

static Term one_of(Symex *symex, Term a, Term b) {
    Term chosen = term_bool_variable(symex->terms, "rounding");
    return term_ite(symex->terms, chosen, a, b);
}

// The doubles that an implementation of Math may give, where the one of StrictMath is `strict`.
static Term rounded(Symex *symex, long double exact, double strict, bool *is_open) {
    double nearest = (double)exact;
    double gap = nextafter(fabs(nearest), INFINITY) - fabs(nearest);
    if (nearest == strict && fabsl(exact - nearest) < 0.4L * gap && fabs(strict) > 1e-300)
        return double_term(symex, strict);
    *is_open = true;
    double lower = nearest > exact ? nextafter(nearest, -INFINITY) : nearest;
    double upper = nearest < exact ? nextafter(nearest, INFINITY) : nearest;
    if (lower == upper) {
        lower = nextafter(nearest, -INFINITY);
        upper = nextafter(nearest, INFINITY);
    }
    Term any = one_of(symex, double_term(symex, lower), double_term(symex, upper));
    any = one_of(symex, any, double_term(symex, nearest));
    return strict == lower || strict == upper ? any
                                              : one_of(symex, any, double_term(symex, strict));
}

static double strictly(uint32_t index, double x, double y) {
    const Function *function = &functions[index];
    return function->one ? function->one(x) : function->two(x, y);
}

static Term computed(Symex *symex, FunctionValue *value, double x, double y) {
    const Function *function = &functions[value->index];
    double strict = strictly(value->index, x, y);
    bool has_exact = function->exact || function->two == strict_pow;
    if (!has_exact || !isfinite(strict) || strict == 0 || is_named(value->method, "knownStrictly"))
        return double_term(symex, strict);
    long double exact = function->exact ? function->exact(x) : powl(x, y);
    return rounded(symex, exact, strict, &value->is_open);
}

static Term known_value(Symex *symex, FunctionValue *value, Term x, Term y) {
    TermTable *terms = symex->terms;
    uint64_t a, b;
    bool is_first = term_is_constant(terms, x, &a);
    if (is_first && term_is_constant(terms, y, &b))
        return computed(symex, value, double_of(a), double_of(b));
    Term chosen = is_first ? y : x;
    Term parts[2];
    for (uint32_t i = 0; i < 2; i++) {
        Term part = term_child(terms, chosen, i + 1);
        parts[i] = known_value(symex, value, is_first ? x : part, is_first ? part : y);
    }
    return term_ite(terms, term_child(terms, chosen, 0), parts[0], parts[1]);
}

// What was given once for these arguments is given again.
static FunctionValue *remembered(Symex *symex, const FunctionValue *wanted) {
    FunctionValueList *values = &symex->builtins->function_values;
    for (uint32_t i = 0; i < values->count; i++) {
        FunctionValue *item = &values->items[i];
        if (item->method == wanted->method && item->index == wanted->index &&
            item->x == wanted->x && item->y == wanted->y)
            return item;
    }
    vector_push(symex->arena, values, *wanted);
    return &vector_last(values);
}

// ---- Of numbers that are not known

// Where the documentation says that results are semi-monotonic: the function rises, or falls,
// there.
typedef struct Monotony {
    double least, most;
    bool falls;
} Monotony;

static bool monotony_of(uint32_t index, Monotony *monotony) {
    static const double quarter = 1.5707963267948966; // less than that of the circle
    double (*function)(double) = functions[index].one;
    *monotony = (Monotony){-INFINITY, INFINITY, false};
    if (function == strict_sin || function == strict_tan)
        *monotony = (Monotony){-quarter, quarter, false};
    else if (function == strict_cos)
        *monotony = (Monotony){0, 2 * quarter, true};
    else if (function == strict_asin || function == strict_acos)
        *monotony = (Monotony){-1, 1, function == strict_acos};
    else
        return function == strict_exp || function == strict_log || function == strict_log10 ||
               function == strict_atan || function == strict_expm1 || function == strict_log1p;
    return true;
}

static Term at_most(Symex *symex, Term a, Term b) {
    return float_less_equal(symex->terms, FLOAT_DOUBLE, a, b);
}

static void assume_monotonic(Symex *symex, const Monotony *monotony, const FunctionValue *lower,
                             const FunctionValue *upper) {
    TermTable *terms = symex->terms;
    Term least = double_term(symex, monotony->least), most = double_term(symex, monotony->most);
    Term is_within =
        term_and(terms, at_most(symex, least, lower->x), at_most(symex, upper->x, most));
    Term is_order = term_and(terms, is_within, at_most(symex, lower->x, upper->x));
    Term follows = monotony->falls ? at_most(symex, upper->value, lower->value)
                                   : at_most(symex, lower->value, upper->value);
    assume(symex, term_implies(terms, is_order, follows));
}

// Equal numbers give equal values, whichever terms they are.
static void relate(Symex *symex, const FunctionValue *one, const FunctionValue *other) {
    TermTable *terms = symex->terms;
    Monotony monotony;
    Term is_same =
        term_and(terms, term_equal(terms, one->x, other->x), term_equal(terms, one->y, other->y));
    assume(symex, term_implies(terms, is_same, term_equal(terms, one->value, other->value)));
    if (one->y != other->y || !monotony_of(one->index, &monotony))
        return; // one is of StrictMath
    assume_monotonic(symex, &monotony, one, other);
    assume_monotonic(symex, &monotony, other, one);
}

static void any_value(Symex *symex, FunctionValue *value) {
    enum { MOST_RELATED = 16 }; // the latest
    note_outside(symex, "values of mathematical functions as documented");
    value->value = fresh_value(symex, value->method->return_type, "function");
    const FunctionValueList *values = &symex->builtins->function_values;
    for (uint32_t i = values->count, related = 0; i-- > 0 && related < MOST_RELATED;) {
        const FunctionValue *other = &values->items[i];
        if (other == value || other->index != value->index || !other->value ||
            is_named(other->method, "knownStrictly"))
            continue;
        relate(symex, value, other);
        related++;
    }
}

// What holds whichever it is, holds; what breaks may break on no machine.
static void doubt(Symex *symex, const State *state, Span span) {
    add_unmodelled_in(symex, mode_doubting(symex), state->guard, span,
                      "the last digit of this value");
}

Outcome builtin_is_known(const BuiltinCall *call) {
    uint32_t budget = MOST_CHOICES;
    return builtin_returns(call, term_bool(is_known(call->symex, call->arguments[0], &budget)));
}

Outcome builtin_function(const BuiltinCall *call) {
    Symex *symex = call->symex;
    const Method *method = call->method;
    const Term *arguments = call->arguments;
    uint64_t index;
    if (!term_is_constant(symex->terms, arguments[0], &index) || index >= FUNCTION_COUNT) {
        add_unmodelled(symex, call->state.guard, call->span,
                       "a mathematical function that is not known");
        return (Outcome){.returned = state_dead(), .thrown = state_dead()};
    }
    FunctionValue wanted = {.method = method,
                            .index = (uint32_t)index,
                            .x = arguments[1],
                            .y = arguments[2],
                            .called = TERM_FALSE};
    FunctionValue *value = remembered(symex, &wanted);
    value->called = term_or(symex->terms, value->called, call->state.guard);
    if (!value->value && is_named(method, "unknown"))
        any_value(symex, value);
    else if (!value->value)
        value->value = known_value(symex, value, wanted.x, wanted.y);
    if (value->is_open)
        doubt(symex, &call->state, call->span);
    return builtin_returns(call, value->value);
}

// ---- What a model says of them

static Term equals(Symex *symex, Term term, uint64_t bits) {
    return term_equal(symex->terms, term,
                      term_constant(symex->terms, term_width(symex->terms, term), bits));
}

// With another sign, size or first digits; of sixteen numbers of a size, one.
static Term far_from(Symex *symex, Term x, uint64_t bits) {
    enum { HIGH = 16, WIDTH = 64 };
    Term high = term_extract(symex->terms, x, WIDTH - HIGH, HIGH);
    return term_not(equals(symex, high, bits >> (WIDTH - HIGH)));
}

// What breaks has to break with the values of StrictMath, which an implementation of Math may give.
bool builtin_functions_agree(Symex *symex, TermModel *model, TermList *fixed, TermList *truths,
                             TermList *elsewhere) {
    bool agrees = true;
    const FunctionValueList *values = &symex->builtins->function_values;
    for (uint32_t i = 0; i < values->count; i++) {
        FunctionValue at = values->items[i];
        if (!is_named(at.method, "unknown") || !term_evaluate(model, at.called))
            continue;
        uint64_t x = term_evaluate(model, at.x), y = term_evaluate(model, at.y);
        uint64_t value = term_evaluate(model, at.value);
        Term here = term_and(symex->terms, equals(symex, at.x, x), equals(symex, at.y, y));
        Term real = double_term(symex, strictly(at.index, double_of(x), double_of(y)));
        bool is_real = real == term_constant(symex->terms, 64, value);
        vector_push(symex->arena, fixed, here);
        if (is_real)
            vector_push(symex->arena, fixed, equals(symex, at.value, value));
        else
            vector_push(symex->arena, truths,
                        term_implies(symex->terms, here, term_equal(symex->terms, at.value, real)));
        if (!is_real && elsewhere)
            vector_push(symex->arena, elsewhere, far_from(symex, at.x, x));
        agrees &= is_real;
    }
    return agrees;
}
