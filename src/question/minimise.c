// The smallest counterexample that can be found soon: few objects, null
// rather than any, short arrays, small numbers.
//
// Each step asks the solver for a model with one thing more, and keeps what it
// grants. The time is limited; the model found by then is as good as any.
#include "question/question.h"

#include "base/clock.h"
#include "sema/constant_bits.h"
#include "sema/nullness.h"
#include "sema/queries.h"

#include <math.h>

enum { MOST_NUMBERS = 100 };
static const double MOST_SECONDS = 1.0, HURRIED_SHARE = 0.02; // of the time for the method

typedef struct Minimiser {
    Checker *checker;
    TermList kept; // what every further model must have
    TermModel *model;
    Deadline deadline;
    bool ended;
} Minimiser;

// Asks for a model in which `wish` holds, too; keeps the wish if there is one.
static bool grant(Minimiser *minimiser, Term wish) {
    Checker *checker = minimiser->checker;
    if (minimiser->ended)
        return false;
    if (term_evaluate(minimiser->model, wish)) {
        vector_push(checker->scratch, &minimiser->kept, wish);
        return true;
    }
    vector_push(checker->scratch, &minimiser->kept, wish);
    checker->verdict->statistics.questions++;
    SolverAnswer answer = solver_check(checker->solver, minimiser->kept.items,
                                       minimiser->kept.count, minimiser->deadline);
    if (answer == SOLVER_SATISFIABLE) {
        term_model_free(minimiser->model);
        minimiser->model = solver_model(checker->solver);
        return true;
    }
    minimiser->kept.count--;
    minimiser->ended = answer == SOLVER_UNKNOWN;
    return false;
}

// ---- Objects

static bool exists(Minimiser *minimiser, const Object *object) {
    return object->is_initial &&
           term_evaluate(minimiser->model, symex_exists(minimiser->checker->symex, object->number));
}

static void drop_objects(Minimiser *minimiser) {
    Symex *symex = minimiser->checker->symex;
    const ObjectList *objects = symex_objects(symex);
    for (uint32_t i = objects->count; i-- > 1;)
        if (objects->items[i].is_initial)
            grant(minimiser, term_not(symex_exists(symex, i)));
        else if (objects->items[i].is_open)
            grant(minimiser, term_not(objects->items[i].created));
}

// ---- Contracts

// What a contract leaves open rather stays as it is.
static void keep_unchanged(Minimiser *minimiser) {
    const TraceList *trace = symex_trace(minimiser->checker->symex);
    for (uint32_t i = 0; i < trace->count; i++)
        if (trace->items[i].is_open && term_evaluate(minimiser->model, trace->items[i].guard))
            grant(minimiser, term_not(trace->items[i].guard));
}

// ---- References

// null is simpler than any object.
static void prefer_null(Minimiser *minimiser, Term reference) {
    TermTable *terms = minimiser->checker->terms;
    uint32_t width = reference ? term_width(terms, reference) : 0;
    if (width)
        grant(minimiser, term_equal(terms, reference, term_constant(terms, width, 0)));
}

static void clear_references(Minimiser *minimiser) {
    Checker *checker = minimiser->checker;
    const ObjectList *objects = symex_objects(checker->symex);
    for (uint32_t i = 1; i < objects->count; i++) {
        const Object *object = &objects->items[i];
        if (object->type->kind != TYPE_CLASS || !exists(minimiser, object))
            continue;
        const VariableList *fields = symex_fields(checker->symex, object->type);
        for (uint32_t j = 0; j < fields->count; j++)
            if (!query_is_value(fields->items[j]->type) &&
                variable_is_nullable(checker->sema, fields->items[j]))
                prefer_null(minimiser, symex_initial(checker->symex, object->location + j));
    }
}

// ---- Numbers

typedef struct Number {
    Term term;
    TypeKind kind;
} Number;

typedef VECTOR(Number) NumberList;

static void add_number(Minimiser *minimiser, NumberList *list, Term term, const Type *type) {
    if (!term || list->count >= MOST_NUMBERS || type->kind < TYPE_BOOLEAN ||
        type->kind > TYPE_DOUBLE)
        return;
    Number number = {term, type->kind};
    vector_push(minimiser->checker->scratch, list, number);
}

static void shorten_arrays(Minimiser *minimiser) {
    Checker *checker = minimiser->checker;
    const ObjectList *objects = symex_objects(checker->symex);
    for (uint32_t i = 1; i < objects->count; i++) {
        const Object *object = &objects->items[i];
        if (object->type->kind != TYPE_ARRAY || !exists(minimiser, object))
            continue;
        uint32_t width = term_width(checker->terms, object->length);
        uint64_t length = term_evaluate(minimiser->model, object->length);
        // The length at hand is granted at once, and kept.
        for (uint64_t shorter = 0; shorter <= length; shorter++) {
            Term bound = term_constant(checker->terms, width, shorter);
            if (grant(minimiser, term_sle(checker->terms, object->length, bound)))
                break;
        }
    }
}

// Texts from outside that the program got: as short as need be.
static void shorten_texts(Minimiser *minimiser) {
    Checker *checker = minimiser->checker;
    const ObjectList *objects = symex_objects(checker->symex);
    uint64_t constant;
    for (uint32_t i = 1; i < objects->count && !minimiser->ended; i++) {
        const Object *object = &objects->items[i];
        if (!object->is_text || object->is_initial ||
            term_is_constant(checker->terms, object->length, &constant))
            continue;
        uint32_t width = term_width(checker->terms, object->length);
        for (uint64_t most = 0; most < 1 << 16; most += 1 + most / 4) {
            Term bound = term_constant(checker->terms, width, most);
            if (grant(minimiser, term_sle(checker->terms, object->length, bound)))
                break;
        }
    }
}

static void add_object_numbers(Minimiser *minimiser, NumberList *list, const Object *object) {
    Checker *checker = minimiser->checker;
    const VariableList *fields = NULL;
    uint64_t count = object->count;
    if (object->type->kind == TYPE_CLASS)
        fields = symex_fields(checker->symex, object->type);
    else
        count = term_evaluate(minimiser->model, object->length);
    for (uint32_t i = 0; i < count && i < object->count; i++)
        add_number(minimiser, list, symex_initial(checker->symex, object->location + i),
                   fields ? fields->items[i]->type : object->type->element);
}

// Of a text from outside.
static void add_characters(Minimiser *minimiser, NumberList *list, const Object *object) {
    Checker *checker = minimiser->checker;
    uint64_t length = term_evaluate(minimiser->model, object->length);
    for (uint32_t i = 0; i < length && i < object->count; i++)
        add_number(minimiser, list, symex_final(checker->symex, object->location + i),
                   object->type->element);
}

static NumberList collect_numbers(Minimiser *minimiser) {
    Symex *symex = minimiser->checker->symex;
    NumberList list = {0};
    const InputList *inputs = symex_inputs(symex);
    for (uint32_t i = 0; i < inputs->count; i++)
        add_number(minimiser, &list, inputs->items[i].value, inputs->items[i].type);
    const InputList *choices = symex_choices(symex);
    for (uint32_t i = 0; i < choices->count; i++)
        add_number(minimiser, &list, choices->items[i].value, choices->items[i].type);
    const VariableList *statics = symex_static_fields(symex);
    for (uint32_t i = 0; i < statics->count; i++)
        add_number(minimiser, &list,
                   symex_initial(symex, symex_static_location(symex, statics->items[i])),
                   statics->items[i]->type);
    const TraceList *trace = symex_trace(symex);
    for (uint32_t i = 0; i < trace->count; i++) // results of calls by contract
        if (trace->items[i].callee && !trace->items[i].is_thrown &&
            term_evaluate(minimiser->model, trace->items[i].guard))
            add_number(minimiser, &list, trace->items[i].value,
                       trace->items[i].callee->return_type);
    const ObjectList *objects = symex_objects(symex);
    for (uint32_t i = 1; i < objects->count; i++) {
        if (exists(minimiser, &objects->items[i]))
            add_object_numbers(minimiser, &list, &objects->items[i]);
        else if (objects->items[i].is_text)
            add_characters(minimiser, &list, &objects->items[i]);
    }
    return list;
}

// -bound <= number <= bound; TERM_NONE where every number of that width is
static Term is_within(Minimiser *minimiser, const Number *number, uint64_t bound) {
    TermTable *terms = minimiser->checker->terms;
    if (number->kind == TYPE_BOOLEAN)
        return bound ? TERM_NONE : term_not(number->term);
    uint32_t width = term_width(terms, number->term);
    if (width < 64 && bound >= (UINT64_C(1) << (width - 1)) - 1)
        return TERM_NONE;
    Term upper = term_constant(terms, width, bound);
    Term lower = term_negate(terms, upper);
    return term_and(terms, term_sle(terms, lower, number->term),
                    term_sle(terms, number->term, upper));
}

static Term is_between(Minimiser *minimiser, const Number *number, uint64_t low, uint64_t high) {
    TermTable *terms = minimiser->checker->terms;
    uint32_t width = term_width(terms, number->term);
    return term_and(terms, term_ule(terms, term_constant(terms, width, low), number->term),
                    term_ule(terms, number->term, term_constant(terms, width, high)));
}

// A letter says more than a small number.
static bool make_readable(Minimiser *minimiser, const Number *number) {
    static const unsigned char ranges[][2] = {{'a', 'a'}, {'a', 'z'}, {'0', '9'}, {' ', '~'}};
    if (term_width(minimiser->checker->terms, number->term) < 8)
        return false;
    for (uint32_t i = 0; i < sizeof(ranges) / sizeof(ranges[0]); i++)
        if (grant(minimiser, is_between(minimiser, number, ranges[i][0], ranges[i][1])))
            return true;
    return false;
}

// ---- Floating point

static bool is_floating(const Number *number) {
    return number->kind == TYPE_FLOAT || number->kind == TYPE_DOUBLE;
}

static Term floating_constant(Minimiser *minimiser, TypeKind kind, double value) {
    bool is_float = kind == TYPE_FLOAT;
    Constant constant = {.kind = is_float ? CONSTANT_FLOAT : CONSTANT_DOUBLE, .floating = value};
    return term_constant(minimiser->checker->terms, is_float ? 32 : 64,
                         (uint64_t)constant_bits(&constant));
}

static Term is_magnitude_below(Minimiser *minimiser, const Number *number, double bound) {
    TermTable *terms = minimiser->checker->terms;
    uint32_t width = term_width(terms, number->term) - 1;
    Term limit = floating_constant(minimiser, number->kind, bound);
    return term_ult(terms, term_extract(terms, number->term, 0, width),
                    term_extract(terms, limit, 0, width));
}

// Numbers that everybody knows; else finite ones with a short fraction, not large.
static void shrink_floating(Minimiser *minimiser, const Number *number) {
    static const double usual[] = {0, 1, -1, 2, 0.5, -2, 3, 4, 10, 100, 1000};
    static const double limits[] = {INFINITY, 1e20, 1e9, 1e3, 10};
    static const uint32_t fraction_bits[] = {20, 12, 6, 3, 1, 0};
    TermTable *terms = minimiser->checker->terms;
    for (uint32_t i = 0; i < sizeof usual / sizeof usual[0]; i++)
        if (grant(minimiser, term_equal(terms, number->term,
                                        floating_constant(minimiser, number->kind, usual[i]))))
            return;
    for (uint32_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        if (!grant(minimiser, is_magnitude_below(minimiser, number, limits[i])))
            break;
    uint32_t all = number->kind == TYPE_FLOAT ? 23 : 52;
    for (uint32_t i = 0; i < sizeof fraction_bits / sizeof fraction_bits[0]; i++) {
        uint32_t low = all - fraction_bits[i];
        Term is_short = term_equal(terms, term_extract(terms, number->term, 0, low),
                                   term_constant(terms, low, 0));
        if (!grant(minimiser, is_short))
            break;
    }
}

// ---- All numbers

static const uint64_t bounds[] = {0, 1, 3, 7, 15, 100, 1000, 1000000};
enum { BOUND_COUNT = sizeof(bounds) / sizeof(bounds[0]) };

static Term all_within(Minimiser *minimiser, const NumberList *numbers, uint64_t bound) {
    Term all = TERM_TRUE;
    for (uint32_t i = 0; i < numbers->count; i++) {
        const Number *number = &numbers->items[i];
        Term within = TERM_NONE;
        if (number->kind != TYPE_BOOLEAN && number->kind != TYPE_CHAR && !is_floating(number))
            within = is_within(minimiser, number, bound);
        if (within)
            all = term_and(minimiser->checker->terms, all, within);
    }
    return all;
}

static uint64_t magnitude(Minimiser *minimiser, const Number *number) {
    uint64_t value = term_evaluate(minimiser->model, number->term);
    uint32_t width = term_width(minimiser->checker->terms, number->term);
    bool is_negative = width && value >> (width - 1) & 1;
    uint64_t mask = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
    return is_negative ? (0 - value) & mask : value;
}

// The least magnitude from `least` up, where it is small.
static void shrink_exactly(Minimiser *minimiser, const Number *number, uint64_t least) {
    enum { MOST_EXACT = 1000000 };
    uint64_t most = magnitude(minimiser, number);
    while (!minimiser->ended && most <= MOST_EXACT && least < most) {
        uint64_t middle = least + (most - least) / 2;
        Term within = is_within(minimiser, number, middle);
        if (within && grant(minimiser, within))
            most = magnitude(minimiser, number);
        else
            least = middle + 1;
    }
}

static void shrink(Minimiser *minimiser, const Number *number) {
    TermTable *terms = minimiser->checker->terms;
    for (uint32_t i = 0; i < BOUND_COUNT; i++) {
        Term within = is_within(minimiser, number, bounds[i]);
        if (within && !grant(minimiser, within))
            continue;
        shrink_exactly(minimiser, number, i ? bounds[i - 1] + 1 : 0);
        break;
    }
    if (number->kind == TYPE_BOOLEAN)
        return;
    Term zero = term_constant(terms, term_width(terms, number->term), 0);
    grant(minimiser, term_sle(terms, zero, number->term));
}

// First all at once, then one by one.
static void shrink_numbers(Minimiser *minimiser) {
    NumberList numbers = collect_numbers(minimiser);
    for (uint32_t i = 0; i < BOUND_COUNT; i++)
        if (grant(minimiser, all_within(minimiser, &numbers, bounds[i])))
            break;
    for (uint32_t i = 0; i < numbers.count; i++) {
        const Number *number = &numbers.items[i];
        if (number->kind == TYPE_CHAR && make_readable(minimiser, number))
            continue;
        if (is_floating(number))
            shrink_floating(minimiser, number);
        else
            shrink(minimiser, number);
    }
}

// In a hurry there are other questions to answer.
static Deadline last_moment(const Checker *checker) {
    const CheckOptions *options = checker->options;
    double seconds =
        options->hurries && options->timeout > 0 ? HURRIED_SHARE * options->timeout : MOST_SECONDS;
    return deadline_earlier(deadline_after(seconds), checker->deadline);
}

TermModel *minimise(Checker *checker, const TermList *required, TermModel *model) {
    Minimiser minimiser = {.checker = checker, .model = model};
    for (uint32_t i = 0; i < required->count; i++)
        vector_push(checker->scratch, &minimiser.kept, required->items[i]);
    minimiser.deadline = last_moment(checker);
    drop_objects(&minimiser);
    clear_references(&minimiser);
    keep_unchanged(&minimiser);
    shorten_arrays(&minimiser);
    shorten_texts(&minimiser);
    shrink_numbers(&minimiser);
    return minimiser.model;
}
