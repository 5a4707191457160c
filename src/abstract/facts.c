// What a state knows of a value: its range, the objects it may refer to, how it differs from
// others; and what a condition that holds adds to that.
#include "abstract/internal.h"

#include <math.h>

Symbol fact_fresh(Abstract *abstract, State *state, IrType type, Range range) {
    Symbol symbol = symbol_new(abstract, type);
    Fact fact = {symbol, type, range, NULL};
    state_add(abstract, state, fact);
    return symbol;
}

Symbol fact_reference(Abstract *abstract, State *state, const ObjectSet *objects) {
    Symbol symbol = symbol_new(abstract, IR_REF);
    Fact fact = {symbol, IR_REF, range_of_type(IR_REF), objects};
    state_add(abstract, state, fact);
    return symbol;
}

Range fact_range(const Abstract *abstract, const State *state, Symbol symbol) {
    return state_fact(abstract, state, symbol).range;
}

const ObjectSet *fact_objects(Abstract *abstract, const State *state, Symbol symbol) {
    Fact fact = state_fact(abstract, state, symbol);
    if (!fact.objects)
        abstract_stop(abstract, (Span){0, 0}, "an object that nothing is known of");
    return fact.objects ? fact.objects : abstract->no_object;
}

// ---- Differences

static bool is_constant(const Abstract *abstract, Symbol symbol) {
    return symbol_definition(abstract, symbol)->operation == IR_CONSTANT;
}

static bool is_whole(const Abstract *abstract, Symbol symbol) {
    IrType type = symbol_definition(abstract, symbol)->type;
    return type == IR_INT || type == IR_LONG;
}

static int64_t bounded(__int128 number) {
    const __int128 most = (__int128)1 << 62;
    return number > most ? UNBOUNDED : number < -most ? (int64_t)-most : (int64_t)number;
}

int64_t fact_difference(const Abstract *abstract, const State *state, Symbol x, Symbol y) {
    if (x == y)
        return 0;
    Range a = fact_range(abstract, state, x), b = fact_range(abstract, state, y);
    int64_t least = bounded((__int128)a.high - b.low);
    for (uint32_t i = 0; i < state->relations.count; i++) {
        const Relation *relation = &state->relations.items[i];
        if (relation->x == x && relation->y == y && relation->most < least)
            least = relation->most;
    }
    return least;
}

static void add_relation(Abstract *abstract, State *state, Symbol x, Symbol y, int64_t most) {
    enum { MOST_RELATIONS = 500 };
    if (x == y || most == UNBOUNDED || is_constant(abstract, x) || is_constant(abstract, y))
        return;
    for (uint32_t i = 0; i < state->relations.count; i++) {
        Relation *known = &state->relations.items[i];
        if (known->x == x && known->y == y) {
            known->most = most < known->most ? most : known->most;
            return;
        }
    }
    if (state->relations.count >= MOST_RELATIONS)
        state_forget_unused(abstract, state, x, y);
    if (state->relations.count < MOST_RELATIONS)
        vector_push(abstract->arena, &state->relations, (Relation){x, y, most});
}

static bool narrow_by(Abstract *abstract, State *state, Symbol x, Symbol y, int64_t most) {
    Range a = fact_range(abstract, state, x), b = fact_range(abstract, state, y);
    Range upper = a, lower = b;
    __int128 high = (__int128)b.high + most, low = (__int128)a.low - most;
    if (high < a.high)
        upper.high = high < INT64_MIN ? INT64_MIN : (int64_t)high;
    if (low > b.low)
        lower.low = low > INT64_MAX ? INT64_MAX : (int64_t)low;
    Fact *of_x = is_constant(abstract, x) ? NULL : state_find(state, x);
    if (of_x)
        of_x->range = upper;
    Fact *of_y = is_constant(abstract, y) ? NULL : state_find(state, y);
    if (of_y)
        of_y->range = lower;
    return upper.low <= upper.high && lower.low <= lower.high;
}

// What holds of all values of several objects says nothing where there is no such object: nothing
// else follows from it.
static bool is_many(const Abstract *abstract, Symbol symbol) {
    return symbol_definition(abstract, symbol)->is_many;
}

// And what follows from it and one other.
bool fact_relate(Abstract *abstract, State *state, Symbol x, Symbol y, int64_t most) {
    if (x == y)
        return most >= 0;
    if (most == UNBOUNDED || !is_whole(abstract, x) || !is_whole(abstract, y))
        return true;
    uint32_t count = state->relations.count;
    if (is_many(abstract, x) || is_many(abstract, y)) {
        add_relation(abstract, state, x, y, most);
        return true;
    }
    for (uint32_t i = 0; i < count; i++) {
        Relation relation = state->relations.items[i];
        if (relation.x == y)
            add_relation(abstract, state, x, relation.y, bounded((__int128)most + relation.most));
        if (relation.y == x)
            add_relation(abstract, state, relation.x, y, bounded((__int128)most + relation.most));
        if (relation.x == y && relation.y == x && (__int128)most + relation.most < 0)
            return false;
    }
    add_relation(abstract, state, x, y, most);
    return narrow_by(abstract, state, x, y, most);
}

// ---- Narrower facts

static Range common(IrType type, Range a, Range b) {
    Range range = a;
    if (ir_is_floating(type)) {
        range.least = fmax(a.least, b.least);
        range.greatest = fmin(a.greatest, b.greatest);
        range.may_be_nan = a.may_be_nan && b.may_be_nan;
    } else {
        range.low = a.low > b.low ? a.low : b.low;
        range.high = a.high < b.high ? a.high : b.high;
    }
    return range;
}

static bool is_within(Range range, int64_t number) {
    return range.low <= number && number <= range.high;
}

// A constant that it cannot be: the other way was taken.
static bool narrow_condition(Abstract *abstract, State *state, Definition definition, Range range) {
    if (!is_within(range, symbol_definition(abstract, definition.a)->bits))
        return fact_assume(abstract, state, definition.condition, false);
    return is_within(range, symbol_definition(abstract, definition.b)->bits) ||
           fact_assume(abstract, state, definition.condition, true);
}

bool fact_narrow(Abstract *abstract, State *state, Symbol symbol, Range range) {
    Fact fact = state_fact(abstract, state, symbol);
    Range narrowed = common(fact.type, fact.range, range);
    if (range_is_empty(fact.type, narrowed))
        return false;
    Fact *known = is_constant(abstract, symbol) ? NULL : state_find(state, symbol);
    if (!known)
        return true;
    known->range = narrowed;
    for (uint32_t i = 0; is_whole(abstract, symbol) && i < state->relations.count; i++) {
        Relation relation = state->relations.items[i];
        if ((relation.x == symbol || relation.y == symbol) && !is_many(abstract, relation.x) &&
            !is_many(abstract, relation.y) &&
            !narrow_by(abstract, state, relation.x, relation.y, relation.most))
            return false;
    }
    Definition definition = *symbol_definition(abstract, symbol);
    return definition.operation != IR_BRANCH ||
           narrow_condition(abstract, state, definition, narrowed);
}

bool fact_narrow_objects(Abstract *abstract, State *state, Symbol symbol,
                         const ObjectSet *objects) {
    if (!objects->count)
        return false;
    Fact *known = is_constant(abstract, symbol) ? NULL : state_find(state, symbol);
    if (known)
        known->objects = objects;
    return true;
}

// ---- Comparisons

static bool may_be_shared(const Abstract *abstract, const ObjectSet *a, const ObjectSet *b) {
    for (uint32_t i = 0; i < a->count; i++)
        for (uint32_t j = 0; j < b->count; j++)
            if (a->items[i] != NULL_OBJECT && b->items[j] != NULL_OBJECT &&
                site_of_object(abstract, a->items[i])->is_shared &&
                site_of_object(abstract, a->items[i])->type ==
                    site_of_object(abstract, b->items[j])->type)
                return true;
    return false;
}

static int decide_references(Abstract *abstract, const State *state, Symbol a, Symbol b) {
    const ObjectSet *x = fact_objects(abstract, state, a), *y = fact_objects(abstract, state, b);
    if (x->count == 1 && x == y && (x->items[0] == NULL_OBJECT || object_is_one(x->items[0])))
        return 1;
    bool both_null = objects_has(x, NULL_OBJECT) && objects_has(y, NULL_OBJECT);
    return both_null || objects_meet(x, y) || may_be_shared(abstract, x, y) ? -1 : 0;
}

static int decide_whole(const Abstract *abstract, const State *state, IrOperation operation,
                        Symbol a, Symbol b) {
    int64_t forth = fact_difference(abstract, state, a, b);
    int64_t back = fact_difference(abstract, state, b, a);
    if (operation == IR_LESS)
        return forth <= -1 ? 1 : back <= 0 ? 0 : -1;
    if (operation == IR_LESS_EQUAL)
        return forth <= 0 ? 1 : back <= -1 ? 0 : -1;
    return forth <= -1 || back <= -1 ? 0 : forth <= 0 && back <= 0 ? 1 : -1;
}

int fact_decide(Abstract *abstract, const State *state, IrOperation operation, Symbol a, Symbol b) {
    IrType type = symbol_definition(abstract, a)->type;
    if (a == b && !ir_is_floating(type))
        return operation != IR_LESS;
    if (type == IR_REF)
        return decide_references(abstract, state, a, b);
    if (type == IR_INT || type == IR_LONG)
        return decide_whole(abstract, state, operation, a, b);
    return range_compare(operation, type, fact_range(abstract, state, a),
                         fact_range(abstract, state, b));
}

// ---- Conditions

static bool assume_references(Abstract *abstract, State *state, Symbol a, Symbol b, bool is_equal) {
    const ObjectSet *x = fact_objects(abstract, state, a), *y = fact_objects(abstract, state, b);
    if (is_equal) {
        if (may_be_shared(abstract, x, y))
            return true;
        const ObjectSet *both = objects_common(abstract, x, y);
        return fact_narrow_objects(abstract, state, a, both) &&
               fact_narrow_objects(abstract, state, b, both);
    }
    if (x == abstract->null_only)
        return fact_narrow_objects(abstract, state, b, objects_without(abstract, y, NULL_OBJECT));
    if (y == abstract->null_only)
        return fact_narrow_objects(abstract, state, a, objects_without(abstract, x, NULL_OBJECT));
    return true;
}

// Of numbers that differ: a bound that is excluded moves.
static bool exclude(Abstract *abstract, State *state, Symbol symbol, Range number) {
    Range range = fact_range(abstract, state, symbol);
    if (!range_is_exact(number))
        return true;
    if (range.low == number.low && range.low < INT64_MAX)
        range.low++;
    else if (range.high == number.low && range.high > INT64_MIN)
        range.high--;
    else
        return true;
    return fact_narrow(abstract, state, symbol, range);
}

static bool assume_equal_whole(Abstract *abstract, State *state, Symbol a, Symbol b,
                               bool is_equal) {
    if (is_equal)
        return fact_relate(abstract, state, a, b, 0) && fact_relate(abstract, state, b, a, 0) &&
               fact_narrow(abstract, state, a, fact_range(abstract, state, b)) &&
               fact_narrow(abstract, state, b, fact_range(abstract, state, a));
    if (fact_difference(abstract, state, a, b) == 0 && !fact_relate(abstract, state, a, b, -1))
        return false;
    if (fact_difference(abstract, state, b, a) == 0 && !fact_relate(abstract, state, b, a, -1))
        return false;
    return exclude(abstract, state, a, fact_range(abstract, state, b)) &&
           exclude(abstract, state, b, fact_range(abstract, state, a)) &&
           fact_narrow(abstract, state, a, fact_range(abstract, state, a)) &&
           fact_narrow(abstract, state, b, fact_range(abstract, state, b));
}

// Of two numbers that are not negative, a sum that is not negative did not wrap around.
bool fact_is_exact_sum(const Abstract *abstract, const State *state, Symbol sum) {
    const Definition *definition = symbol_definition(abstract, sum);
    Range a = fact_range(abstract, state, definition->a);
    Range b = fact_range(abstract, state, definition->b);
    Range all = range_of_type(definition->type);
    __int128 low = (__int128)a.low + b.low, high = (__int128)a.high + b.high;
    return (low >= all.low && high <= all.high) ||
           (a.low >= 0 && b.low >= 0 && fact_range(abstract, state, sum).low >= 0);
}

static bool relate_sum(Abstract *abstract, State *state, Symbol sum) {
    Definition definition = *symbol_definition(abstract, sum);
    if (definition.operation != IR_ADD || !fact_is_exact_sum(abstract, state, sum))
        return true;
    Symbol parts[] = {definition.a, definition.b};
    for (uint32_t i = 0; i < 2; i++) {
        Range other = fact_range(abstract, state, parts[1 - i]);
        if (!fact_relate(abstract, state, sum, parts[i], other.high) ||
            !fact_relate(abstract, state, parts[i], sum, -other.low))
            return false;
    }
    return true;
}

static bool assume_order_whole(Abstract *abstract, State *state, Symbol a, Symbol b, bool is_less,
                               bool is_true) {
    bool holds = is_true ? fact_relate(abstract, state, a, b, is_less ? -1 : 0)
                         : fact_relate(abstract, state, b, a, is_less ? 0 : -1);
    return holds && fact_narrow(abstract, state, a, fact_range(abstract, state, a)) &&
           fact_narrow(abstract, state, b, fact_range(abstract, state, b)) &&
           relate_sum(abstract, state, a) && relate_sum(abstract, state, b);
}

// a < b or a <= b, of numbers that are no NaN.
static bool order_floating(Abstract *abstract, State *state, Symbol a, Symbol b, bool is_less) {
    IrType type = symbol_definition(abstract, a)->type;
    Range x = fact_range(abstract, state, a), y = fact_range(abstract, state, b);
    Range below = range_of_type(type), above = below;
    below.may_be_nan = above.may_be_nan = false;
    below.greatest = y.greatest;
    above.least = x.least;
    if (is_less && type == IR_DOUBLE) {
        below.greatest = nextafter(y.greatest, -INFINITY);
        above.least = nextafter(x.least, INFINITY);
    } else if (is_less) {
        below.greatest = (double)nextafterf((float)y.greatest, -INFINITY);
        above.least = (double)nextafterf((float)x.least, INFINITY);
    }
    return fact_narrow(abstract, state, a, below) && fact_narrow(abstract, state, b, above);
}

static bool assume_floating(Abstract *abstract, State *state, const Definition *definition,
                            bool is_true) {
    Symbol a = definition->a, b = definition->b;
    Range x = fact_range(abstract, state, a), y = fact_range(abstract, state, b);
    bool may_be_nan = x.may_be_nan || y.may_be_nan;
    if (definition->operation == IR_EQUAL) {
        if (!is_true)
            return true;
        x.may_be_nan = y.may_be_nan = false;
        return fact_narrow(abstract, state, a, y) && fact_narrow(abstract, state, b, x);
    }
    bool is_less = definition->operation == IR_LESS;
    if (is_true)
        return order_floating(abstract, state, a, b, is_less);
    return may_be_nan || order_floating(abstract, state, b, a, !is_less);
}

static bool assume_comparison(Abstract *abstract, State *state, Definition definition,
                              bool is_true) {
    Symbol a = definition.a, b = definition.b;
    IrType type = symbol_definition(abstract, a)->type;
    if (type == IR_REF)
        return assume_references(abstract, state, a, b, is_true);
    if (ir_is_floating(type))
        return assume_floating(abstract, state, &definition, is_true);
    if (type == IR_BOOL) {
        Range x = fact_range(abstract, state, a), y = fact_range(abstract, state, b);
        if (range_is_exact(y))
            return fact_assume(abstract, state, a, (y.low != 0) == is_true);
        return !range_is_exact(x) || fact_assume(abstract, state, b, (x.low != 0) == is_true);
    }
    if (type != IR_INT && type != IR_LONG)
        return true;
    if (definition.operation == IR_EQUAL)
        return assume_equal_whole(abstract, state, a, b, is_true);
    return assume_order_whole(abstract, state, a, b, definition.operation == IR_LESS, is_true);
}

static bool assume_type(Abstract *abstract, State *state, Symbol reference, Type *type,
                        bool is_true) {
    const ObjectSet *all = fact_objects(abstract, state, reference), *left = all;
    for (uint32_t i = 0; i < all->count; i++) {
        bool is_instance =
            all->items[i] != NULL_OBJECT &&
            query_is_subtype(abstract->sema, site_of_object(abstract, all->items[i])->type, type);
        if (is_instance != is_true)
            left = objects_without(abstract, left, all->items[i]);
    }
    return fact_narrow_objects(abstract, state, reference, left);
}

// Both hold, or neither does; of one of two, the other where this one does not.
static bool assume_both(Abstract *abstract, State *state, Definition definition, bool is_true) {
    bool is_and = definition.operation == IR_AND;
    if (is_and == is_true)
        return fact_assume(abstract, state, definition.a, is_true) &&
               fact_assume(abstract, state, definition.b, is_true);
    Range a = fact_range(abstract, state, definition.a);
    Range b = fact_range(abstract, state, definition.b);
    if (range_is_exact(a) && (a.low != 0) != is_true)
        return fact_assume(abstract, state, definition.b, is_true);
    if (range_is_exact(b) && (b.low != 0) != is_true)
        return fact_assume(abstract, state, definition.a, is_true);
    return true;
}

bool fact_assume(Abstract *abstract, State *state, Symbol condition, bool is_true) {
    if (!condition)
        return true;
    if (!fact_narrow(abstract, state, condition, range_exactly(is_true)))
        return false;
    Definition definition = *symbol_definition(abstract, condition);
    switch ((int)definition.operation) {
    case IR_EQUAL:
    case IR_LESS:
    case IR_LESS_EQUAL: return assume_comparison(abstract, state, definition, is_true);
    case IR_NOT: return fact_assume(abstract, state, definition.a, !is_true);
    case IR_AND:
    case IR_OR: return assume_both(abstract, state, definition, is_true);
    case IR_INSTANCE_OF:
        return assume_type(abstract, state, definition.a, definition.tested, is_true);
    default: return true;
    }
}

// ---- Either of two values

static void relate_either(Abstract *abstract, State *state, Symbol either, Symbol a, Symbol b) {
    uint32_t count = state->relations.count;
    for (uint32_t i = 0; i < count; i++) {
        Relation relation = state->relations.items[i];
        if (relation.x == a && relation.y != b) {
            int64_t other = fact_difference(abstract, state, b, relation.y);
            add_relation(abstract, state, either, relation.y,
                         other > relation.most ? other : relation.most);
        }
        if (relation.y == a && relation.x != b) {
            int64_t other = fact_difference(abstract, state, relation.x, b);
            add_relation(abstract, state, relation.x, either,
                         other > relation.most ? other : relation.most);
        }
    }
}

Symbol fact_either(Abstract *abstract, State *state, Symbol a, Symbol b, bool is_many) {
    if (a == b)
        return a;
    Fact x = state_fact(abstract, state, a), y = state_fact(abstract, state, b);
    Fact fact = {symbol_new(abstract, x.type), x.type, range_join(x.type, x.range, y.range), NULL};
    abstract->definitions.items[fact.symbol].is_many = is_many;
    if (x.type == IR_REF)
        fact.objects = objects_union(abstract, fact_objects(abstract, state, a),
                                     fact_objects(abstract, state, b));
    state_add(abstract, state, fact);
    relate_either(abstract, state, fact.symbol, a, b);
    relate_either(abstract, state, fact.symbol, b, a);
    return fact.symbol;
}

Symbol fact_like(Abstract *abstract, State *state, Symbol symbol) {
    Fact fact = state_fact(abstract, state, symbol);
    uint32_t count = state->relations.count;
    fact.symbol = symbol_new(abstract, fact.type);
    state_add(abstract, state, fact);
    for (uint32_t i = 0; i < count; i++) {
        Relation relation = state->relations.items[i];
        if (relation.x == symbol)
            add_relation(abstract, state, fact.symbol, relation.y, relation.most);
        if (relation.y == symbol)
            add_relation(abstract, state, relation.x, fact.symbol, relation.most);
    }
    return fact.symbol;
}
