// Quantifiers: expanded over the scope.
//
// Over objects: every object that is there. Over numbers: from the guards the
// bounds of the variable are read off (ground_range.c), and the body is taken for
// every number between constant bounds, else from 0 to a little more than the
// longest array, else for so many from the lower bound on. That nothing lies beyond
// is checked, not believed: executions in which something does are not modelled.
// A `\forall` that is to be shown is shown for one unknown value, where its
// variable has no bounds or may go beyond; an `\exists` that is given likewise.
#include "symex/ground_interval.h"

#include "sema/queries.h"

#include <stdlib.h>

enum { MOST_CONSTANTS = 1024 };

// ---- Expansion

typedef struct Expansion {
    Evaluation *evaluation;
    const SpecExpr *quantifier;
    Term result;
    Term any;          // of \min and \max: some value was in range
    Term only;         // where what is expanded now counts at all
    TermList *counted; // by \num_of
} Expansion;

static bool is_exact(const Expansion *expansion) {
    return expansion->quantifier->sort == SPEC_SORT_BIGINT;
}

// A choice between results.
static Term chosen(const Expansion *expansion, Term condition, Term yes, Term no) {
    Evaluation *evaluation = expansion->evaluation;
    return evaluation->domain->choice(evaluation, expansion->quantifier->sort, condition, yes, no);
}

static void accumulate(Expansion *expansion, Term in_range, Term value) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    const SpecExpr *quantifier = expansion->quantifier;
    IrOperation operation = quantifier->keyword == JML_SUM ? IR_ADD : IR_MULTIPLY;
    uint32_t width = term_width(symex->terms, value);
    value = term_ite(symex->terms, in_range, value,
                     term_constant(symex->terms, width, operation == IR_MULTIPLY));
    if (is_exact(expansion)) {
        expansion->result =
            ground_exact(evaluation, quantifier, operation, expansion->result, value);
        return;
    }
    if (quantifier->math == SPEC_MATH_SAFE)
        spec_undefined(evaluation, java_overflow(symex, operation, expansion->result, value));
    expansion->result = java_binary(symex, operation, expansion->result, value);
}

static void choose_extreme(Expansion *expansion, Term in_range, Term value) {
    Evaluation *evaluation = expansion->evaluation;
    TermTable *terms = ground_symex(evaluation)->terms;
    Term result = expansion->result;
    if (is_exact(expansion))
        ground_widen_both(terms, &value, &result);
    bool is_min = expansion->quantifier->keyword == JML_MIN;
    Term better = is_min ? term_slt(terms, value, result) : term_slt(terms, result, value);
    Term is_best = term_and(terms, in_range, term_or(terms, term_not(expansion->any), better));
    expansion->result = term_ite(terms, is_best, value, result);
    expansion->any = term_or(terms, expansion->any, in_range);
}

static void take(Expansion *expansion, Term in_range, Term value) {
    TermTable *terms = ground_symex(expansion->evaluation)->terms;
    Term result = expansion->result;
    JmlKeyword keyword = expansion->quantifier->keyword;
    if (keyword == JML_FORALL) {
        expansion->result = term_and(terms, result, term_implies(terms, in_range, value));
        return;
    }
    if (keyword == JML_EXISTS) {
        expansion->result = term_or(terms, result, term_and(terms, in_range, value));
        return;
    }
    if (keyword == JML_NUM_OF) {
        Term counts = term_and(terms, expansion->only, term_and(terms, in_range, value));
        vector_push(ground_symex(expansion->evaluation)->arena, expansion->counted, counts);
        return;
    }
    if (keyword == JML_SUM || keyword == JML_PRODUCT)
        accumulate(expansion, in_range, value);
    else
        choose_extreme(expansion, in_range, value);
}

static void expand(Expansion *expansion, uint32_t index);

static bool stands_for_one(const Evaluation *evaluation, const SpecExpr *quantifier) {
    return (quantifier->keyword == JML_FORALL && evaluation->polarity > 0) ||
           (quantifier->keyword == JML_EXISTS && evaluation->polarity < 0);
}

// For these values the clause is broken, or says nothing: the counterexample shows them.
static void note_instance(const Expansion *expansion, Term value, Term undefined_before) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    TermTable *terms = symex->terms;
    if (symex->mode.quiet || symex->mode.repeating ||
        !stands_for_one(evaluation, expansion->quantifier))
        return;
    bool is_forall = expansion->quantifier->keyword == JML_FORALL;
    Term wrong = term_and(terms, evaluation->guard, is_forall ? term_not(value) : value);
    Term undefined = term_and(terms, evaluation->undefined, term_not(undefined_before));
    QuantifiedInstance instance = {.broken = term_or(terms, wrong, undefined)};
    if (instance.broken == TERM_FALSE)
        return;
    const VariableList *binders = &symex->execution->binders;
    for (uint32_t i = 0; i < binders->count; i++) {
        Term bound = (Term)(uintptr_t)map_get(&evaluation->bindings, binders->items[i]);
        vector_push(symex->arena, &instance.variables, binders->items[i]);
        vector_push(symex->arena, &instance.values, bound);
    }
    vector_push(symex->arena, &symex->results.instances, instance);
}

// All variables have values: range, then body where the range holds.
static void expand_body(Expansion *expansion) {
    Evaluation *evaluation = expansion->evaluation;
    TermTable *terms = ground_symex(evaluation)->terms;
    Term outer = evaluation->guard;
    int polarity = evaluation->polarity;
    evaluation->polarity = 0;
    const SpecExpr *range = expansion->quantifier->children[0];
    Term in_range = range ? spec_evaluate(evaluation, range) : TERM_TRUE;
    bool is_logical = expansion->quantifier->keyword == JML_FORALL ||
                      expansion->quantifier->keyword == JML_EXISTS;
    evaluation->polarity = is_logical ? polarity : 0;
    if (in_range != TERM_FALSE && outer != TERM_FALSE) {
        evaluation->guard = term_and(terms, outer, in_range);
        if (evaluation->guard == outer)
            in_range = TERM_TRUE; // wherever this counts
        Term undefined = evaluation->undefined;
        Term value = spec_evaluate(evaluation, expansion->quantifier->children[1]);
        note_instance(expansion, value, undefined);
        take(expansion, in_range, value);
        evaluation->guard = outer;
    }
    evaluation->polarity = polarity;
}

static void expand_objects(Expansion *expansion, uint32_t index, Variable *variable) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    Term outer = evaluation->guard;
    uint32_t count = symex->heap.objects.count; // the body may create some: they do not count
    for (uint32_t i = 1; i < count; i++) {
        const Object *object = &symex->heap.objects.items[i];
        if (!object_is_instance(symex, object, variable->type))
            continue;
        Term exists = ground_object_exists(evaluation, object);
        if (exists == TERM_FALSE)
            continue;
        spec_bind(evaluation, variable, object_reference(symex, i));
        evaluation->guard = term_and(symex->terms, outer, exists);
        Expansion inner = *expansion;
        // The object counts only where it exists: expand under that, then choose.
        inner.result = expansion->result;
        inner.only = term_and(symex->terms, expansion->only, exists);
        expand(&inner, index + 1);
        expansion->result = chosen(expansion, exists, inner.result, expansion->result);
        expansion->any = term_ite(symex->terms, exists, inner.any, expansion->any);
    }
    evaluation->guard = outer;
}

// ---- Numbers

// Executions in which the range reaches beyond what was expanded are not modelled. Those in which a
// clause before it is broken do not go on.
static void note_beyond(Expansion *expansion, Term beyond) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    Term given = symex->mode.given ? symex->mode.given : TERM_TRUE;
    Term within = term_and(symex->terms, evaluation->guard, given);
    add_unmodelled(symex, term_and(symex->terms, within, beyond), expansion->quantifier->span,
                   "a quantifier over more numbers than the scope has");
}

static int64_t most_index(const Symex *symex) {
    int64_t most = 2 * (int64_t)symex->scope.array_length + 2;
    for (uint32_t i = 1; i < symex->heap.objects.count; i++)
        if (symex->heap.objects.items[i].type->kind == TYPE_ARRAY &&
            symex->heap.objects.items[i].count > most)
            most = symex->heap.objects.items[i].count;
    int64_t greatest = (INT64_C(1) << (symex->scope.bits - 1)) - 1;
    return most < greatest ? most : greatest;
}

static Term number_value(Symex *symex, const Variable *variable, int64_t value) {
    return java_constant(symex, value_type(variable->type), value);
}

static void expand_constants(Expansion *expansion, uint32_t index, Variable *variable, int64_t low,
                             int64_t high) {
    for (int64_t i = low; i <= high; i++) {
        spec_bind(expansion->evaluation, variable,
                  number_value(ground_symex(expansion->evaluation), variable, i));
        expand(expansion, index + 1);
    }
}

static void expand_one(Expansion *expansion, uint32_t index, Variable *variable) {
    Evaluation *evaluation = expansion->evaluation;
    spec_bind(evaluation, variable,
              fresh_value(ground_symex(evaluation), variable->type, variable->name->text));
    expand(expansion, index + 1);
}

// From the lower bound on: where that is no constant, and the range lies elsewhere.
static void expand_from_low(Expansion *expansion, uint32_t index, Variable *variable,
                            const Interval *interval, int64_t count) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    TermTable *terms = symex->terms;
    Term first = interval_first(evaluation, interval);
    uint32_t own = width_of(symex, value_type(variable->type));
    for (int64_t i = 0; i < count; i++) {
        Term value = term_add(terms, first, interval_number(evaluation, interval, i));
        if (own < interval->width)
            value = term_extract(terms, value, 0, own);
        spec_bind(evaluation, variable, value);
        expand(expansion, index + 1);
    }
    Term end = term_add(terms, first, interval_number(evaluation, interval, count)),
         goes_on = TERM_TRUE;
    for (uint32_t i = 0; i < interval->bounds->highs.count; i++)
        goes_on = term_and(terms, goes_on,
                           interval->bounds->highs.items[i].is_strict
                               ? term_slt(terms, end, interval->highs[i])
                               : term_sle(terms, end, interval->highs[i]));
    // A sum that wrapped is past every upper bound.
    goes_on = term_and(terms, goes_on, term_sle(terms, first, end));
    note_beyond(expansion, goes_on);
}

// Is there an execution in which the range goes beyond? Asked once for each quantifier: it only
// decides how much is worth building.
static bool goes_beyond(Evaluation *evaluation, const Variable *variable, Term beyond) {
    Symex *symex = ground_symex(evaluation);
    uintptr_t known = (uintptr_t)map_get(&symex->execution->ranges_beyond, variable);
    if (!known) {
        known = is_feasible(symex, term_and(symex->terms, evaluation->guard, beyond)) ? 2 : 1;
        map_put(symex->arena, &symex->execution->ranges_beyond, variable, (void *)known);
    }
    return known == 2;
}

// The most numbers that one of so many variables may stand for.
static int64_t most_asked(const SpecExpr *quantifier) {
    static const int64_t most[] = {256, 48, 16};
    uint32_t count = quantifier->binders.count;
    return count <= 3 ? most[count - 1] : 0;
}

// How many numbers from `low` on are enough, where the scope's are not: the precondition may say
// that there are no more than so many. Asked once for each range: it only decides how much is
// worth building.
static int64_t enough_numbers(Expansion *expansion, const Interval *interval, int64_t low,
                              int64_t most) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    Term beyond = interval_beyond(evaluation, interval, low, low + most);
    if (beyond == TERM_FALSE)
        return most;
    void *range = (void *)(uintptr_t)beyond;
    uintptr_t known = (uintptr_t)map_get(&symex->execution->ranges_enough, range);
    if (known)
        return (int64_t)known;
    int64_t limit = most_asked(expansion->quantifier), count = most;
    while (is_feasible(symex, term_and(symex->terms, evaluation->guard, beyond))) {
        if (count >= limit) {
            count = most; // nothing says how many there are
            break;
        }
        count = 2 * count < limit ? 2 * count : limit;
        beyond = interval_beyond(evaluation, interval, low, low + count);
    }
    map_put(symex->arena, &symex->execution->ranges_enough, range, (void *)(uintptr_t)count);
    return count;
}

static bool is_small(Symex *symex, const Variable *variable) {
    return type_bits(symex, variable->type->kind) <= 8 && variable->type->kind != TYPE_BIGINT;
}

// One value of an unbounded variable; the body counts only where it has a value.
static void try_value(Expansion *expansion, uint32_t index, Variable *variable, Term value) {
    Evaluation *evaluation = expansion->evaluation;
    TermTable *terms = ground_symex(evaluation)->terms;
    bool is_forall = expansion->quantifier->keyword == JML_FORALL;
    Term undefined = evaluation->undefined;
    Expansion one = *expansion;
    one.result = term_bool(is_forall);
    evaluation->undefined = TERM_FALSE;
    spec_bind(evaluation, variable, value);
    expand(&one, index + 1);
    Term has_value = term_not(evaluation->undefined);
    evaluation->undefined = undefined;
    expansion->result =
        is_forall ? term_and(terms, expansion->result, term_implies(terms, has_value, one.result))
                  : term_or(terms, expansion->result, term_and(terms, has_value, one.result));
}

// A witness shows nothing where the body has no value for another number of the range: one unknown
// number stands for all of them.
static void note_undefined(Expansion *expansion, uint32_t index, Variable *variable) {
    Evaluation *evaluation = expansion->evaluation;
    if (expansion->quantifier->keyword != JML_EXISTS || evaluation->polarity <= 0)
        return;
    Expansion one = *expansion;
    expand_one(&one, index, variable);
}

// Where a witness, or an exception to the rule, is found among the numbers at hand, that decides;
// else nothing is known.
static void try_values(Expansion *expansion, uint32_t index, Variable *variable) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    TermTable *terms = symex->terms;
    uint32_t width = width_of(symex, value_type(variable->type));
    bool is_forall = expansion->quantifier->keyword == JML_FORALL;
    for (int64_t i = -1; i <= 1; i++)
        try_value(expansion, index, variable, number_value(symex, variable, i));
    if (evaluation->result && term_width(terms, evaluation->result) == width)
        try_value(expansion, index, variable, evaluation->result);
    for (uint32_t i = 0; i < symex->pre.inputs.count; i++) {
        Type *type = symex->pre.inputs.items[i].type;
        if (type_is_integral(type) && value_type(type) == value_type(variable->type))
            try_value(expansion, index, variable, symex->pre.inputs.items[i].value);
    }
    note_undefined(expansion, index, variable);
    Term is_open = is_forall ? expansion->result : term_not(expansion->result);
    add_unmodelled(symex, term_and(terms, evaluation->guard, is_open), expansion->quantifier->span,
                   "a quantifier without bounds for its variable");
}

// Of int or long: the values of other types would have to be cut to their range.
static bool may_try(const SpecExpr *quantifier, const Variable *variable) {
    bool is_logical = quantifier->keyword == JML_FORALL || quantifier->keyword == JML_EXISTS;
    return is_logical && quantifier->binders.count == 1 &&
           (variable->type->kind == TYPE_INT || variable->type->kind == TYPE_LONG);
}

static void expand_unbounded(Expansion *expansion, uint32_t index, Variable *variable) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    uint32_t bits = type_bits(symex, variable->type->kind);
    if (is_small(symex, variable) && variable->type->kind != TYPE_CHAR)
        expand_constants(expansion, index, variable, -(INT64_C(1) << (bits - 1)),
                         (INT64_C(1) << (bits - 1)) - 1);
    else if (is_small(symex, variable))
        expand_constants(expansion, index, variable, 0, (INT64_C(1) << bits) - 1);
    else if (stands_for_one(evaluation, expansion->quantifier) &&
             variable->type->kind != TYPE_BIGINT)
        expand_one(expansion, index, variable);
    else if (may_try(expansion->quantifier, variable))
        try_values(expansion, index, variable);
    else
        add_unmodelled(symex, evaluation->guard, expansion->quantifier->span,
                       "a quantifier without bounds for its variable");
}

// The values that Java's type has at all.
static void clip_to_type(Symex *symex, const Variable *variable, int64_t *low, int64_t *high) {
    TypeKind kind = variable->type->kind;
    uint32_t bits = type_bits(symex, kind);
    if (kind == TYPE_LONG || kind == TYPE_BIGINT)
        return;
    int64_t least = kind == TYPE_CHAR ? 0 : -(INT64_C(1) << (bits - 1));
    int64_t greatest =
        kind == TYPE_CHAR ? (INT64_C(1) << bits) - 1 : (INT64_C(1) << (bits - 1)) - 1;
    *low = *low < least ? least : *low;
    *high = *high > greatest ? greatest : *high;
}

// `i < 2.5` bounds a whole number, too, but not by a whole one; it is no bound here.
static void keep_whole(BoundList *list) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < list->count; i++)
        if (spec_is_integral(list->items[i].value->sort))
            list->items[count++] = list->items[i];
    list->count = count;
}

static void expand_numbers(Expansion *expansion, uint32_t index, Variable *variable) {
    Evaluation *evaluation = expansion->evaluation;
    Symex *symex = ground_symex(evaluation);
    Bounds bounds = range_bounds_in_order(symex->arena, expansion->quantifier, index);
    keep_whole(&bounds.lows);
    keep_whole(&bounds.highs);
    if (!bounds.lows.count || !bounds.highs.count) {
        expand_unbounded(expansion, index, variable);
        return;
    }
    Interval interval = interval_of(evaluation, &bounds, variable);
    int64_t low = 0, high = 0, most = most_index(symex);
    bool low_known = interval_constant(evaluation, &interval, true, &low);
    bool high_known = interval_constant(evaluation, &interval, false, &high);
    if (!low_known)
        low = high_known && high - most < 0 ? high - most : 0;
    if (low_known && !high_known && !stands_for_one(evaluation, expansion->quantifier))
        most = enough_numbers(expansion, &interval, low, most);
    if (!high_known || high - low > MOST_CONSTANTS)
        high = low + most;
    Term beyond = interval_beyond(evaluation, &interval, low, high);
    clip_to_type(symex, variable, &low, &high);
    Term outer = evaluation->guard;
    if (beyond == TERM_FALSE) {
        expand_constants(expansion, index, variable, low, high);
    } else if (stands_for_one(evaluation, expansion->quantifier) &&
               variable->type->kind != TYPE_BIGINT) {
        expand_constants(expansion, index, variable, low, high);
        evaluation->guard = term_and(symex->terms, outer, beyond);
        if (goes_beyond(evaluation, variable, beyond))
            expand_one(expansion, index, variable);
        else
            note_beyond(expansion, TERM_TRUE);
    } else if (!low_known && goes_beyond(evaluation, variable, beyond)) {
        Expansion elsewhere = *expansion;
        Term only = expansion->only;
        elsewhere.only = term_and(symex->terms, only, beyond);
        evaluation->guard = term_and(symex->terms, outer, beyond);
        expand_from_low(&elsewhere, index, variable, &interval, most);
        expansion->only = term_and(symex->terms, only, term_not(beyond));
        evaluation->guard = term_and(symex->terms, outer, term_not(beyond));
        expand_constants(expansion, index, variable, low, high);
        expansion->only = only;
        expansion->result = chosen(expansion, beyond, elsewhere.result, expansion->result);
        expansion->any = term_ite(symex->terms, beyond, elsewhere.any, expansion->any);
    } else {
        evaluation->guard = term_and(symex->terms, outer, beyond);
        note_beyond(expansion, TERM_TRUE);
        evaluation->guard = outer;
        expand_constants(expansion, index, variable, low, high);
    }
    evaluation->guard = outer;
}

static void expand(Expansion *expansion, uint32_t index) {
    if (index == expansion->quantifier->binders.count) {
        expand_body(expansion);
        return;
    }
    Variable *variable = expansion->quantifier->binders.items[index];
    if (variable->type->kind == TYPE_BOOLEAN) {
        for (int value = 0; value < 2; value++) {
            spec_bind(expansion->evaluation, variable, term_bool(value));
            expand(expansion, index + 1);
        }
    } else if (!query_is_value(variable->type)) {
        expand_objects(expansion, index, variable);
    } else if (type_is_integral(variable->type)) {
        expand_numbers(expansion, index, variable);
    } else if (spec_is_floating(spec_sort_of(variable->type)) &&
               stands_for_one(expansion->evaluation, expansion->quantifier)) {
        expand_one(expansion, index, variable);
    } else {
        add_unmodelled(ground_symex(expansion->evaluation), expansion->evaluation->guard,
                       expansion->quantifier->span, "a quantifier over this type");
    }
}

static int by_number(const void *first, const void *second) {
    Term a = *(const Term *)first, b = *(const Term *)second;
    return a < b ? -1 : a > b;
}

// In the order of the terms: the same conditions, whatever their order, have the same count.
static Term count_all(TermTable *terms, TermList *counted, uint32_t width) {
    Term none = term_constant(terms, width, 0), one = term_constant(terms, width, 1);
    Term sum = none;
    if (counted->count)
        qsort(counted->items, counted->count, sizeof(Term), by_number);
    for (uint32_t i = 0; i < counted->count; i++)
        sum = term_add(terms, sum, term_ite(terms, counted->items[i], one, none));
    return sum;
}

Term ground_quantify(Evaluation *evaluation, const SpecExpr *at) {
    Symex *symex = ground_symex(evaluation);
    TermList counted = {0};
    Expansion expansion = {.evaluation = evaluation,
                           .quantifier = at,
                           .any = TERM_FALSE,
                           .only = TERM_TRUE,
                           .counted = &counted};
    if (at->sort == SPEC_SORT_BOOL)
        expansion.result = term_bool(at->keyword == JML_FORALL);
    else if (!spec_is_integral(at->sort))
        return spec_unmodelled(evaluation, at, "a quantifier of this type");
    else
        expansion.result =
            evaluation->domain->number(evaluation, at->sort, at->keyword == JML_PRODUCT);
    VariableList *binders = &symex->execution->binders;
    uint32_t outer = binders->count;
    for (uint32_t i = 0; i < at->binders.count; i++)
        vector_push(symex->arena, binders, at->binders.items[i]);
    expand(&expansion, 0);
    binders->count = outer;
    if (at->keyword == JML_NUM_OF)
        return count_all(symex->terms, &counted, term_width(symex->terms, expansion.result));
    if (at->keyword == JML_MIN || at->keyword == JML_MAX)
        spec_undefined(evaluation, term_not(expansion.any));
    return expansion.result;
}
