// Instructions on a state. What they compute gets a symbol of its own, with its range, and with how
// it differs from what it was computed from.
#include "abstract/internal.h"

#include <string.h>

typedef struct Context {
    Abstract *abstract;
    State *state;
    const Frame *frame;
    const IrBlock *block;
    const IrInstruction *at;
} Context;

static IrType type_of(const Context *context, IrRegister of) {
    return context->frame->method->registers.items[of].type;
}

// A register that was not assigned on all ways there is read by nobody; else, any value.
static Symbol get(Context *context, IrRegister from) {
    Symbol *place = &context->state->registers.items[context->frame->base + from];
    if (!*place) {
        IrType type = type_of(context, from);
        if (type == IR_REF)
            abstract_stop(context->abstract, context->at->span, "a variable without a value");
        *place = fact_fresh(context->abstract, context->state, type, range_of_type(type));
    }
    return *place;
}

static void set(Context *context, Symbol value) {
    context->state->registers.items[context->frame->base + context->at->result] = value;
}

// ---- Numbers

static void relate_difference(Context *context, Symbol result, Symbol from, Range by) {
    fact_relate(context->abstract, context->state, result, from, by.high);
    if (by.low > INT64_MIN)
        fact_relate(context->abstract, context->state, from, result, -by.low);
}

// Does the difference of these two fit their type, as far as is known by now?
static bool is_exact_difference(const Context *context, Symbol a, Symbol b) {
    Range all = range_of_type(symbol_definition(context->abstract, a)->type);
    int64_t most = fact_difference(context->abstract, context->state, a, b);
    int64_t least = fact_difference(context->abstract, context->state, b, a);
    return most != UNBOUNDED && least != UNBOUNDED && most <= all.high && -least >= all.low;
}

static bool is_difference(const Context *context, Symbol symbol) {
    const Definition *definition = symbol_definition(context->abstract, symbol);
    return definition->operation == IR_SUBTRACT &&
           is_exact_difference(context, definition->a, definition->b);
}

// Of a + b where a <= n - c and b < c: the sum is below n, and so nothing overflows.
static void find_bound(Context *context, Symbol a, Symbol b, Symbol *bound, int64_t *most) {
    const Abstract *abstract = context->abstract;
    const State *state = context->state;
    for (uint32_t i = 0; i < state->relations.count; i++) {
        Relation relation = state->relations.items[i];
        const Definition *below = symbol_definition(abstract, relation.y);
        if (relation.x != a || !is_difference(context, relation.y))
            continue;
        int64_t rest = fact_difference(abstract, state, b, below->b);
        if (rest > INT32_MAX || relation.most > INT32_MAX ||
            (*bound && rest + relation.most >= *most))
            continue;
        *bound = below->a;
        *most = rest + relation.most;
    }
}

// Of a + b and another sum of a, that of c: they differ as b and c do.
static void find_sum(Context *context, Symbol a, Symbol b, Symbol *bound, int64_t *most) {
    const Abstract *abstract = context->abstract;
    const State *state = context->state;
    for (uint32_t i = 0; i < state->facts.count; i++) {
        Symbol other = state->facts.items[i].symbol;
        const Definition *sum = symbol_definition(abstract, other);
        if (sum->operation != IR_ADD || (sum->a != a && sum->b != a) ||
            !fact_is_exact_sum(abstract, state, other))
            continue;
        int64_t rest = fact_difference(abstract, state, b, sum->a == a ? sum->b : sum->a);
        if (rest > INT32_MAX || (*bound && rest >= *most))
            continue;
        *bound = other;
        *most = rest;
    }
}

// A product that fits its type, of numbers that are not negative.
static bool is_exact_product(const Context *context, Symbol symbol) {
    const Definition *definition = symbol_definition(context->abstract, symbol);
    if (definition->operation != IR_MULTIPLY)
        return false;
    Range a = fact_range(context->abstract, context->state, definition->a);
    Range b = fact_range(context->abstract, context->state, definition->b);
    return a.low >= 0 && b.low >= 0 &&
           (__int128)a.high * b.high <= range_of_type(definition->type).high;
}

// Of row * width + b where row < rows and b < width: that is below rows * width.
static void find_table(Context *context, Symbol row, Symbol width, Symbol b, Symbol *bound,
                       int64_t *most) {
    const Abstract *abstract = context->abstract;
    const State *state = context->state;
    int64_t rest = fact_difference(abstract, state, b, width);
    if (rest > -1 || fact_range(abstract, state, row).low < 0)
        return;
    for (uint32_t i = 0; i < state->facts.count; i++) {
        Symbol table = state->facts.items[i].symbol;
        const Definition *product = symbol_definition(abstract, table);
        if (!is_exact_product(context, table) || (product->a != width && product->b != width))
            continue;
        Symbol rows = product->b == width ? product->a : product->b;
        if (fact_difference(abstract, state, row, rows) > -1 || (*bound && rest >= *most))
            continue;
        *bound = table;
        *most = rest;
    }
}

static void find_product(Context *context, Symbol a, Symbol b, Symbol *bound, int64_t *most) {
    const Definition *product = symbol_definition(context->abstract, a);
    if (product->operation != IR_MULTIPLY)
        return;
    find_table(context, product->a, product->b, b, bound, most);
    find_table(context, product->b, product->a, b, bound, most);
}

static Range sum_range(Context *context, Symbol a, Symbol b, IrType type, Symbol *bound,
                       int64_t *most) {
    Abstract *abstract = context->abstract;
    Range x = fact_range(abstract, context->state, a), y = fact_range(abstract, context->state, b);
    Range range = range_compute(IR_ADD, type, type, x, y);
    *bound = 0;
    if (type != IR_INT || x.low < 0 || y.low < 0)
        return range;
    find_bound(context, a, b, bound, most);
    find_bound(context, b, a, bound, most);
    find_sum(context, a, b, bound, most);
    find_sum(context, b, a, bound, most);
    find_product(context, a, b, bound, most);
    find_product(context, b, a, bound, most);
    if (!*bound)
        return range;
    int64_t high = fact_range(abstract, context->state, *bound).high + *most;
    if (high > INT32_MAX || high < x.low + y.low)
        *bound = 0;
    else if (high < range.high)
        range = range_between(x.low + y.low, high);
    return range;
}

static bool fits(Range range, Range of_sum, __int128 low, __int128 high) {
    return range.low <= range.high && low >= of_sum.low && high <= of_sum.high;
}

static Symbol add(Context *context, Symbol a, Symbol b, IrType type) {
    Abstract *abstract = context->abstract;
    State *state = context->state;
    Range x = fact_range(abstract, state, a), y = fact_range(abstract, state, b);
    Symbol bound;
    int64_t most;
    Range range = sum_range(context, a, b, type, &bound, &most);
    Range all = range_of_type(type);
    if (range_is_exact(range))
        return symbol_constant(abstract, type, range.low);
    Symbol result = symbol_defined(abstract, type, IR_ADD, a, b);
    state_add(abstract, state, (Fact){result, type, range, NULL});
    bool is_exact = bound || fits(range, all, (__int128)x.low + y.low, (__int128)x.high + y.high);
    if (!is_exact)
        return result;
    relate_difference(context, result, a, y);
    relate_difference(context, result, b, x);
    if (bound)
        fact_relate(abstract, state, result, bound, most);
    return result;
}

static Symbol subtract(Context *context, Symbol a, Symbol b, IrType type) {
    Abstract *abstract = context->abstract;
    State *state = context->state;
    Range y = fact_range(abstract, state, b), all = range_of_type(type);
    bool is_exact = is_exact_difference(context, a, b);
    Range range = is_exact ? range_between(-fact_difference(abstract, state, b, a),
                                           fact_difference(abstract, state, a, b))
                           : all;
    if (range_is_exact(range))
        return symbol_constant(abstract, type, range.low);
    Symbol result = symbol_defined(abstract, type, IR_SUBTRACT, a, b);
    state_add(abstract, state, (Fact){result, type, range, NULL});
    if (!is_exact)
        return result;
    if (y.low > INT64_MIN && y.high < INT64_MAX)
        relate_difference(context, result, a, range_between(-y.high, -y.low));
    if (is_difference(context, b)) { // a - (c - d) is d + (a - c)
        Symbol c = symbol_definition(abstract, b)->a, d = symbol_definition(abstract, b)->b;
        fact_relate(abstract, state, result, d, fact_difference(abstract, state, a, c));
        fact_relate(abstract, state, d, result, fact_difference(abstract, state, c, a));
    }
    return result;
}

// Of numbers that are not negative: the result of a division, a remainder or a shift to the right
// is not above the first, a remainder is below the second.
static void relate_smaller(Context *context, Symbol result, Symbol a, Symbol b) {
    Abstract *abstract = context->abstract;
    State *state = context->state;
    IrOperation operation = context->at->operation;
    Range x = fact_range(abstract, state, a), y = fact_range(abstract, state, b);
    bool shrinks = operation == IR_SHIFT_RIGHT || operation == IR_SHIFT_RIGHT_UNSIGNED ||
                   ((operation == IR_DIVIDE || operation == IR_REMAINDER) && y.low > 0) ||
                   operation == IR_AND;
    bool halves = operation == IR_DIVIDE && y.low >= 2 && x.low >= 1;
    if (shrinks && x.low >= 0)
        fact_relate(abstract, state, result, a, halves ? -1 : 0);
    if (operation == IR_REMAINDER && y.low > 0)
        fact_relate(abstract, state, result, b, -1);
    if (operation == IR_AND && y.low >= 0)
        fact_relate(abstract, state, result, b, 0);
    if (operation == IR_TO_LONG)
        relate_difference(context, result, a, range_exactly(0));
}

// The lowest bits of a number that has no others.
static bool keeps_bits(IrOperation operation, Range number, Range mask) {
    uint64_t bits = (uint64_t)mask.low;
    bool is_mask = range_is_exact(mask) && mask.low >= 0 && !(bits & (bits + 1));
    return operation == IR_AND && is_mask && number.low >= 0 && number.high <= mask.low;
}

static bool keeps_value(IrOperation operation, Range before, Range after) {
    bool cuts = operation == IR_TO_BYTE || operation == IR_TO_SHORT || operation == IR_TO_CHAR;
    return cuts && before.low == after.low && before.high == after.high;
}

static Symbol compute_whole(Context *context, Symbol a, Symbol b, IrType from, IrType to) {
    Abstract *abstract = context->abstract;
    State *state = context->state;
    IrOperation operation = context->at->operation;
    if (operation == IR_ADD && to != IR_BOOL)
        return add(context, a, b, to);
    if (operation == IR_SUBTRACT)
        return subtract(context, a, b, to);
    Range x = fact_range(abstract, state, a);
    Range y = b ? fact_range(abstract, state, b) : range_of_type(from);
    Range range = range_compute(operation, from, to, x, y);
    if (keeps_value(operation, x, range) || keeps_bits(operation, x, y))
        return a;
    if (range_is_exact(range) && to != IR_BOOL)
        return symbol_constant(abstract, to, range.low);
    bool is_condition =
        to == IR_BOOL && (operation == IR_AND || operation == IR_OR || operation == IR_NOT);
    bool is_kept = is_condition || operation == IR_MULTIPLY;
    Symbol result =
        symbol_defined(abstract, to, is_kept ? operation : IR_HAVOC, a, is_kept ? b : 0);
    state_add(abstract, state, (Fact){result, to, range, NULL});
    if (!ir_is_floating(from) && to != IR_BOOL)
        relate_smaller(context, result, a, b ? b : a);
    return result;
}

static void compute(Context *context) {
    const IrInstruction *at = context->at;
    IrType from = type_of(context, at->a), to = type_of(context, at->result);
    Symbol a = get(context, at->a), b = at->b ? get(context, at->b) : 0;
    if (to == IR_INT || to == IR_LONG || to == IR_BOOL) {
        set(context, compute_whole(context, a, b, from, to));
        return;
    }
    Range x = fact_range(context->abstract, context->state, a);
    Range y = b ? fact_range(context->abstract, context->state, b) : x;
    set(context, fact_fresh(context->abstract, context->state, to,
                            range_compute(at->operation, from, to, x, y)));
}

static void compare(Context *context) {
    Abstract *abstract = context->abstract;
    Symbol a = get(context, context->at->a), b = get(context, context->at->b);
    int decided = fact_decide(abstract, context->state, context->at->operation, a, b);
    if (decided >= 0) {
        set(context, symbol_constant(abstract, IR_BOOL, decided));
        return;
    }
    Symbol result = symbol_defined(abstract, IR_BOOL, context->at->operation, a, b);
    state_add(abstract, context->state, (Fact){result, IR_BOOL, range_of_type(IR_BOOL), NULL});
    set(context, result);
}

// ---- Objects

static bool load(Context *context, const Variable *field, Symbol index) {
    const IrInstruction *at = context->at;
    Symbol value =
        cell_load(context->abstract, context->state, at->a ? get(context, at->a) : 0, field, index);
    if (value)
        set(context, value);
    return value != 0;
}

// An exception that Java makes by itself has a message, which is not modelled.
static void add_message(Context *context, uint32_t site) {
    Abstract *abstract = context->abstract;
    const Variable *message =
        query_field(abstract->sema, sema_types(abstract->sema)->throwable->class_symbol, "message");
    if (!message || !cell_is_in(abstract, object_recent(site), message))
        return;
    Symbol text = string_any(abstract, context->state, context->at, context->frame->chain,
                             range_between(0, INT32_MAX));
    Symbol either =
        fact_either(abstract, context->state, text, symbol_constant(abstract, IR_REF, 0), false);
    state_set_cell(abstract, context->state, object_recent(site), message, either);
}

static void create(Context *context) {
    Abstract *abstract = context->abstract;
    const IrInstruction *at = context->at;
    bool is_array = at->operation == IR_NEW_ARRAY;
    Type *type =
        query_erasure(abstract->sema, is_array ? at->detail.type : at->detail.class_symbol->type);
    uint32_t site = site_of(abstract, at, context->frame->chain, 0, type);
    abstract->sites.items[site].place =
        context->frame->place.begin ? context->frame->place : at->span;
    abstract->sites.items[site].is_of_library = context->frame->place.begin != 0;
    set(context, is_array ? cell_new_array(abstract, context->state, site, get(context, at->a))
                          : cell_new(abstract, context->state, site));
    if (!is_array && context->block->check)
        add_message(context, site);
}

static void join_texts(Context *context) {
    Abstract *abstract = context->abstract;
    State *state = context->state;
    enum { LONGEST_NULL = 4 };
    Symbol texts[] = {get(context, context->at->a), get(context, context->at->b)};
    __int128 low = 0, high = 0;
    for (uint32_t i = 0; i < 2; i++) {
        const ObjectSet *objects = fact_objects(abstract, state, texts[i]);
        bool may_be_null = objects_has(objects, NULL_OBJECT);
        Symbol length = string_length(abstract, state, texts[i]);
        Range range = length ? fact_range(abstract, state, length) : range_exactly(LONGEST_NULL);
        if (may_be_null)
            range = range_join(IR_INT, range, range_exactly(LONGEST_NULL));
        low += range.low;
        high += range.high;
    }
    Range length = range_between(low > INT32_MAX ? INT32_MAX : (int64_t)low,
                                 high > INT32_MAX ? INT32_MAX : (int64_t)high);
    set(context, string_any(abstract, state, context->at, context->frame->chain, length));
}

static void make_class_object(Context *context) {
    Abstract *abstract = context->abstract;
    Class *class_symbol = query_class(abstract->sema, "java.lang.Class");
    Type *of = query_erasure(abstract->sema, context->at->detail.type);
    uint32_t site = class_symbol ? site_of(abstract, of, 0, 0,
                                           query_erasure(abstract->sema, class_symbol->type))
                                 : 0;
    if (!class_symbol) {
        abstract_stop(abstract, context->at->span, "a class object");
        return;
    }
    ObjectId object = object_recent(site);
    state_add_object(abstract, context->state, object);
    set(context, fact_reference(abstract, context->state, objects_of(abstract, &object, 1)));
}

// ---- Tests

static void test_type(Context *context) {
    Abstract *abstract = context->abstract;
    Symbol reference = get(context, context->at->a);
    Type *type = query_erasure(abstract->sema, context->at->detail.type);
    const ObjectSet *objects = fact_objects(abstract, context->state, reference);
    bool may_be = false, may_not_be = false;
    for (uint32_t i = 0; i < objects->count; i++) {
        ObjectId object = objects->items[i];
        bool is_instance =
            object != NULL_OBJECT &&
            query_is_subtype(abstract->sema, site_of_object(abstract, object)->type, type);
        *(is_instance ? &may_be : &may_not_be) = true;
    }
    if (may_be != may_not_be) {
        set(context, symbol_constant(abstract, IR_BOOL, may_be));
        return;
    }
    Symbol result = symbol_defined(abstract, IR_BOOL, IR_INSTANCE_OF, reference, 0);
    abstract->definitions.items[result].tested = type;
    state_add(abstract, context->state, (Fact){result, IR_BOOL, range_of_type(IR_BOOL), NULL});
    set(context, result);
}

static bool always_stores(Abstract *abstract, Type *array, Type *value) {
    return query_is_subtype(abstract->sema, value, query_erasure(abstract->sema, array->element));
}

static void test_storable(Context *context) {
    Abstract *abstract = context->abstract;
    const ObjectSet *arrays = fact_objects(abstract, context->state, get(context, context->at->a));
    const ObjectSet *values = fact_objects(abstract, context->state, get(context, context->at->b));
    bool always = true;
    for (uint32_t i = 0; i < arrays->count; i++)
        for (uint32_t j = 0; j < values->count; j++)
            if (arrays->items[i] != NULL_OBJECT && values->items[j] != NULL_OBJECT &&
                !always_stores(abstract, site_of_object(abstract, arrays->items[i])->type,
                               site_of_object(abstract, values->items[j])->type))
                always = false;
    set(context, always ? symbol_constant(abstract, IR_BOOL, 1)
                        : fact_fresh(abstract, context->state, IR_BOOL, range_of_type(IR_BOOL)));
}

static bool any_value(Context *context) {
    IrType type = type_of(context, context->at->result);
    if (type == IR_REF) {
        abstract_leave(context->abstract, context->at->span, "an object that nobody determines");
        return false;
    }
    set(context, fact_fresh(context->abstract, context->state, type, range_of_type(type)));
    return true;
}

static bool is_ghost(const Context *context, IrRegister of) {
    return of && (type_of(context, of) == IR_EXACT || type_of(context, of) == IR_VALUE);
}

// ---- All

static bool execute_object(Context *context) {
    Abstract *abstract = context->abstract;
    const IrInstruction *at = context->at;
    switch ((int)at->operation) {
    case IR_LOAD: return load(context, at->detail.field, 0);
    case IR_STORE:
        return cell_store(abstract, context->state, at->a ? get(context, at->a) : 0,
                          at->detail.field, 0, get(context, at->b));
    case IR_LOAD_ELEMENT: return load(context, abstract->elements, get(context, at->b));
    case IR_STORE_ELEMENT:
        return cell_store(abstract, context->state, get(context, at->a), abstract->elements,
                          get(context, at->b), get(context, at->result));
    case IR_LENGTH: return load(context, abstract->length, 0);
    case IR_NEW:
    case IR_NEW_ARRAY: create(context); return true;
    case IR_STRING:
        set(context, string_constant(abstract, context->state, at->detail.constant));
        return true;
    case IR_TEXT: {
        enum { LONGEST_NUMBER = 30 };
        set(context, string_any(abstract, context->state, at, context->frame->chain,
                                range_between(1, LONGEST_NUMBER)));
        return true;
    }
    case IR_CONCATENATE: join_texts(context); return true;
    case IR_CLASS_OBJECT: make_class_object(context); return true;
    case IR_INSTANCE_OF: test_type(context); return true;
    default: test_storable(context); return true;
    }
}

static bool execute(Context *context) {
    const IrInstruction *at = context->at;
    switch (at->operation) {
    case IR_CONSTANT:
        set(context,
            symbol_constant(context->abstract, type_of(context, at->result), at->detail.integer));
        return true;
    case IR_COPY: set(context, get(context, at->a)); return true;
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_NEGATE:
    case IR_NOT:
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
    case IR_TO_LONG:
    case IR_TO_INT:
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE: compute(context); return true;
    case IR_EQUAL:
    case IR_LESS:
    case IR_LESS_EQUAL: compare(context); return true;
    case IR_LOAD:
    case IR_STORE:
    case IR_LOAD_ELEMENT:
    case IR_STORE_ELEMENT:
    case IR_LENGTH:
    case IR_NEW:
    case IR_NEW_ARRAY:
    case IR_STRING:
    case IR_CLASS_OBJECT:
    case IR_TEXT:
    case IR_CONCATENATE:
    case IR_INSTANCE_OF:
    case IR_STORABLE: return execute_object(context);
    case IR_OVERFLOW:
    case IR_HAVOC: return any_value(context);
    case IR_INITIALIZE:
        if (at->result)
            set(context, symbol_constant(context->abstract, IR_REF, 0));
        return true;
    case IR_ASSUME:
        return fact_assume(context->abstract, context->state, get(context, at->a), true);
    case IR_SPECIFICATION:
    case IR_ITERATE:
    case IR_MARK: return true;
    case IR_UNSUPPORTED: abstract_leave(context->abstract, at->span, at->detail.text); return false;
    case IR_STOP:
    case IR_CALL:
    case IR_JUMP:
    case IR_BRANCH:
    case IR_RETURN:
    case IR_THROW:
    case IR_OPERATION_COUNT: return false;
    }
    return false;
}

bool abstract_instruction(Abstract *abstract, State *state, const Frame *frame,
                          const IrBlock *block, const IrInstruction *instruction) {
    Context context = {abstract, state, frame, block, instruction};
    if (block->check == IR_CHECK_ASSERT)
        abstract_may_fail(abstract, &abstract->answer.no_assertion_fails, instruction->span);
    if (is_ghost(&context, instruction->result) || is_ghost(&context, instruction->a) ||
        is_ghost(&context, instruction->b))
        return true;
    return execute(&context) && !abstract->is_stopped;
}
