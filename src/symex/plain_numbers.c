// Plain Java: numbers that are left to callers: an index, a size, a divisor (docs/plain-java.md).
//
// Input:   a place where one of Java's checks, or a method of the library, refuses a number.
// Output:  the executions in which that number is the callers' business.
// Method:  it is a sum of constants and arguments of the method under check, as they were given,
//          and no code that may have run before has compared it, or one of these arguments, on the
//          side on which it fails: with a constant where it is too small, with anything else where
//          it is too large.
#include "symex/plain_numbers.h"

#include "sema/queries.h"
#include "symex/plain_frames.h"

typedef enum Side {
    SIDE_LOW,  // less than what there is: negative
    SIDE_HIGH, // beyond what there is
    SIDE_ZERO
} Side;

// A place in a method, where it calls or where the check is.
typedef struct Place {
    const IrMethod *method;
    IrBlockId block;
    uint32_t before; // instructions of that block from here on come later
} Place;

typedef struct Inquiry {
    Symex *symex;
    const Frame *frame; // where the number is refused
    const State *state;
    IrBlockId block; // in its method, or the one that calls
} Inquiry;

// ---- What is computed from arguments

static bool is_given(const Inquiry *inquiry, Term value) {
    const Frame *frame = inquiry->frame;
    while (!frame_is_judged(frame))
        frame = frame->caller;
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++)
        if (frame_argument(inquiry->symex, frame, i) == value)
            return true;
    return frame_is_answer(inquiry->symex, value);
}

// The arguments that a number is computed from: it grows with the `ups`, and the `downs` are taken
// away; one that was divided or cut is both.
typedef struct Parts {
    VECTOR(Term) ups, downs;
} Parts;

static void add_part(const Inquiry *inquiry, Term value, bool is_up, bool is_down, Parts *parts) {
    if (is_up)
        vector_push(inquiry->symex->arena, &parts->ups, value);
    if (is_down)
        vector_push(inquiry->symex->arena, &parts->downs, value);
}

enum { MOST_STEPS = 100 }; // of a number that is computed

static bool has_parts(const Parts *parts) {
    return parts->ups.count || parts->downs.count;
}

typedef struct Walk {
    const Inquiry *inquiry;
    Parts *parts;
    uint32_t steps;
} Walk;

static bool find_parts(Walk *walk, Term value, bool is_up, bool is_down);

// One of several, by iteration or branch. Where it is a constant, whoever chose has looked at
// something else: at the length of a text, say.
static bool find_parts_of_choice(Walk *walk, Term value, bool is_up, bool is_down) {
    TermTable *terms = walk->inquiry->symex->terms;
    for (uint32_t i = 1; i <= 2; i++) {
        uint32_t before = walk->parts->ups.count + walk->parts->downs.count;
        if (!find_parts(walk, term_child(terms, value, i), is_up, is_down) ||
            walk->parts->ups.count + walk->parts->downs.count == before)
            return false;
    }
    return true;
}

static bool find_parts(Walk *walk, Term value, bool is_up, bool is_down) {
    TermTable *terms = walk->inquiry->symex->terms;
    uint64_t constant;
    if (++walk->steps > MOST_STEPS)
        return false;
    if (term_is_constant(terms, value, &constant))
        return true;
    if (is_given(walk->inquiry, value)) {
        add_part(walk->inquiry, value, is_up, is_down, walk->parts);
        return true;
    }
    TermKind kind = term_kind(terms, value);
    if (kind == TERM_KIND_ITE)
        return find_parts_of_choice(walk, value, is_up, is_down);
    uint32_t count = term_arity(terms, value);
    bool is_sum = kind == TERM_KIND_ADD, turns = kind == TERM_KIND_BIT_NOT;
    for (uint32_t i = 0; i < count; i++)
        if (!find_parts(walk, term_child(terms, value, i),
                        is_sum  ? is_up
                        : turns ? is_down
                                : true,
                        is_sum  ? is_down
                        : turns ? is_up
                                : true))
            return false;
    return count;
}

// Is it computed from arguments and constants alone?
static bool is_of_arguments(const Inquiry *inquiry, Term value, Parts *parts) {
    Walk walk = {inquiry, parts, 0};
    return find_parts(&walk, value, true, false) && has_parts(parts);
}

// Of the register that is divided by a constant there: bits in words, bytes in blocks.
static IrRegister undivided(const IrMethod *method, IrRegister reg) {
    const IrInstruction *made = register_definition(method, reg);
    bool divides =
        made && (made->operation == IR_DIVIDE || made->operation == IR_SHIFT_RIGHT ||
                 made->operation == IR_SHIFT_RIGHT_UNSIGNED || made->operation == IR_REMAINDER);
    const IrInstruction *by = divides ? register_definition(method, made->b) : NULL;
    return by && by->operation == IR_CONSTANT ? made->a : 0;
}

static bool find_in_register(const Inquiry *inquiry, const Frame *frame, IrRegister reg, Term value,
                             Parts *parts) {
    if (is_of_arguments(inquiry, value, parts))
        return true;
    IrRegister whole = reg ? undivided(frame->method, reg) : 0;
    Walk walk = {inquiry, parts, 0};
    return whole &&
           find_parts(&walk, register_get(inquiry->symex, frame, inquiry->state, whole), true,
                      true) &&
           has_parts(parts);
}

static bool is_parameter(const IrMethod *method, IrRegister reg) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i] == reg)
            return true;
    return false;
}

// The number of an iteration: of a variable that is assigned at several places, from one constant
// to the next.
static bool is_count(const Inquiry *inquiry, const IrMethod *method, IrRegister reg, Term value) {
    TermTable *terms = inquiry->symex->terms;
    uint64_t constant;
    while (term_kind(terms, value) == TERM_KIND_ITE) {
        bool is_first = term_is_constant(terms, term_child(terms, value, 1), &constant);
        if (!is_first && !term_is_constant(terms, term_child(terms, value, 2), &constant))
            return false;
        value = term_child(terms, value, is_first ? 2 : 1);
    }
    return term_is_constant(terms, value, &constant) && !is_parameter(method, reg) &&
           !register_definition(method, reg);
}

// ---- Comparisons in the code

// Is the condition made of the answer, by what the block computes?
static bool is_made_of(const IrBlock *block, IrRegister condition, IrRegister answer) {
    if (condition == answer)
        return true;
    for (uint32_t i = 0; i < block->instructions.count; i++) {
        const IrInstruction *at = &block->instructions.items[i];
        bool combines =
            at->operation == IR_NOT || at->operation == IR_OR || at->operation == IR_AND;
        if (combines && at->result == condition)
            return is_made_of(block, at->a, answer) || (at->b && is_made_of(block, at->b, answer));
    }
    return false;
}

static bool is_asked_by_java(const IrMethod *method, const IrBlock *block, IrRegister answer) {
    const IrInstruction *end = &vector_last(&block->instructions);
    return end->operation == IR_BRANCH &&
           (method->blocks.items[end->detail.targets[0]].check ||
            method->blocks.items[end->detail.targets[1]].check) &&
           is_made_of(block, end->a, answer);
}

// Does a comparison with the other register say anything on that side? What callers gave besides
// says nothing of what there is.
static bool looks_at(const Inquiry *inquiry, const Frame *frame, IrOperation operation,
                     IrRegister other, Side side) {
    const IrInstruction *known = register_definition(frame->method, other);
    Term value = register_get(inquiry->symex, frame, inquiry->state, other);
    Parts parts = {0};
    if (side == SIDE_ZERO)
        return true;
    if (!known || known->operation != IR_CONSTANT)
        return side == SIDE_HIGH && !is_count(inquiry, frame->method, other, value) &&
               !is_of_arguments(inquiry, value, &parts);
    int64_t bound = known->detail.integer;
    if (operation == IR_EQUAL)
        return side == SIDE_LOW && bound < 0; // `index == 0` is a case of its own
    return (side == SIDE_LOW) == (bound <= 1);
}

// From where can the place be reached? By block.
static bool *blocks_before(Symex *symex, const Place *place) {
    const IrMethod *method = place->method;
    bool *is_before = arena_array(symex->arena, method->blocks.count, sizeof(bool));
    VECTOR(IrBlockId) todo = {0};
    vector_push(symex->arena, &todo, place->block);
    while (todo.count) {
        const IrBlock *block = &method->blocks.items[todo.items[--todo.count]];
        for (uint32_t i = 0; i < block->predecessors.count; i++) {
            IrBlockId before = block->predecessors.items[i];
            if (!is_before[before])
                vector_push(symex->arena, &todo, before);
            is_before[before] = true;
        }
    }
    return is_before;
}

static bool is_comparison(const IrInstruction *at) {
    return at->operation == IR_LESS || at->operation == IR_LESS_EQUAL || at->operation == IR_EQUAL;
}

// Does the register hold the number?
static bool holds(const Inquiry *inquiry, const Frame *frame, IrRegister reg, Term number) {
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++)
        if (frame->method->parameters.items[i] == reg &&
            frame_argument(inquiry->symex, frame, i) == number)
            return true;
    return register_get(inquiry->symex, frame, inquiry->state, reg) == number;
}

static bool compares_it(const Inquiry *inquiry, const Frame *frame, const IrInstruction *at,
                        Term number, Side side) {
    if (!is_comparison(at))
        return false;
    return (holds(inquiry, frame, at->a, number) &&
            looks_at(inquiry, frame, at->operation, at->b, side)) ||
           (holds(inquiry, frame, at->b, number) &&
            looks_at(inquiry, frame, at->operation, at->a, side));
}

// Is the number compared there with another, but by one of Java's own checks?
static bool is_compared_before(const Inquiry *inquiry, const Frame *frame, const Place *place,
                               Term number, Side side) {
    const IrMethod *method = frame->method;
    const bool *is_before = blocks_before(inquiry->symex, place);
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        uint32_t count = is_before[i]        ? block->instructions.count
                         : i == place->block ? place->before
                                             : 0;
        for (uint32_t j = 0; j < count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            if (compares_it(inquiry, frame, at, number, side) &&
                !is_asked_by_java(method, block, at->result))
                return true;
        }
    }
    return false;
}

// Where the frame calls.
static Place place_of_call(const Frame *frame) {
    Place place = {frame->method, 0, 0};
    for (uint32_t i = 0; i < frame->method->blocks.count; i++) {
        const IrBlock *block = &frame->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].operation == IR_CALL &&
                block->instructions.items[j].detail.call == frame->call)
                place = (Place){frame->method, i, j};
    }
    return place;
}

// From the place where it is refused up to the method under check.
static bool is_looked_at(const Inquiry *inquiry, Term number, Side side) {
    Place place = {inquiry->frame->method, inquiry->block, 0};
    for (const Frame *frame = inquiry->frame;; frame = frame->caller) {
        if (!frame_is_library(frame) && is_compared_before(inquiry, frame, &place, number, side))
            return true;
        if (frame_is_judged(frame))
            return false;
        place = place_of_call(frame->caller);
    }
}

static Side opposite(Side side) {
    return side == SIDE_LOW ? SIDE_HIGH : side == SIDE_HIGH ? SIDE_LOW : SIDE_ZERO;
}

static bool is_unseen(const Inquiry *inquiry, Term number, const Parts *parts, Side side) {
    for (uint32_t i = 0; i < parts->ups.count; i++)
        if (is_looked_at(inquiry, parts->ups.items[i], side))
            return false;
    for (uint32_t i = 0; i < parts->downs.count; i++)
        if (is_looked_at(inquiry, parts->downs.items[i], opposite(side)))
            return false;
    return !is_looked_at(inquiry, number, side);
}

// ---- What is left to callers

static Term is_negative(Symex *symex, Term number) {
    return term_slt(symex->terms, number,
                    term_constant(symex->terms, term_width(symex->terms, number), 0));
}

// Where the number is refused for being too small, and for being too large.
typedef struct Left {
    Term low, high;
} Left;

static Left left_of(const Inquiry *inquiry, Term number, const Parts *parts) {
    Term low = is_negative(inquiry->symex, number);
    Left left = {TERM_FALSE, TERM_FALSE};
    if (is_unseen(inquiry, number, parts, SIDE_LOW))
        left.low = low;
    if (is_unseen(inquiry, number, parts, SIDE_HIGH))
        left.high = term_not(low);
    return left;
}

// A loop counts up to what an argument says, which nobody looked at.
static bool is_counted_to_unseen(const Inquiry *inquiry, IrRegister counter) {
    const IrMethod *method = inquiry->frame->method;
    counter = register_origin(method, counter);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &method->blocks.items[i].instructions.items[j];
            Parts parts = {0};
            if (!is_comparison(at) || register_origin(method, at->a) != counter)
                continue;
            Term end = register_get(inquiry->symex, inquiry->frame, inquiry->state, at->b);
            if (is_of_arguments(inquiry, end, &parts))
                return is_unseen(inquiry, end, &parts, SIDE_HIGH);
        }
    return false;
}

static Left left_of_register(const Inquiry *inquiry, IrRegister reg, Term number) {
    Parts parts = {0};
    Left left = {TERM_FALSE, TERM_FALSE};
    if (find_in_register(inquiry, inquiry->frame, reg, number, &parts))
        return left_of(inquiry, number, &parts);
    if (is_count(inquiry, inquiry->frame->method, reg, number) &&
        is_counted_to_unseen(inquiry, reg))
        left.high = term_not(is_negative(inquiry->symex, number));
    return left;
}

static IrBlockId block_id(const IrMethod *method, const IrBlock *block) {
    return (IrBlockId)(block - method->blocks.items);
}

static Term unseen_divisor(const Inquiry *inquiry, Term number) {
    Parts parts = {0};
    return is_of_arguments(inquiry, number, &parts) && is_unseen(inquiry, number, &parts, SIDE_ZERO)
               ? TERM_TRUE
               : TERM_FALSE;
}

Term plain_unseen_number(Symex *symex, const Frame *frame, const State *state,
                         const IrBlock *block) {
    bool is_division = block->check == IR_CHECK_DIVISION;
    if (block->check != IR_CHECK_INDEX && block->check != IR_CHECK_NEGATIVE_SIZE && !is_division)
        return TERM_FALSE;
    const IrInstruction *asks = check_asks(frame->method, block, is_division ? IR_EQUAL : IR_LESS);
    if (!asks)
        return TERM_FALSE;
    Inquiry inquiry = {symex, frame, state, block_id(frame->method, block)};
    Term number = register_get(symex, frame, state, asks->a);
    if (is_division)
        return unseen_divisor(&inquiry, number);
    Left left = left_of_register(&inquiry, asks->a, number);
    return term_or(symex->terms, left.low, left.high);
}

// Positions and counts; a character is none.
static bool is_number(const Frame *frame, uint32_t index) {
    const Method *method = frame->method->symbol;
    uint32_t of_object = frame->method->receiver != 0;
    return method && index - of_object < method->parameters.count &&
           method->parameters.items[index - of_object]->type->kind == TYPE_INT;
}

// All its numbers are written there, or come from callers: one of them is too small, or, where none
// is, they are too large.
Term plain_unseen_index(Symex *symex, const Frame *frame, const State *state,
                        const Class *exception) {
    const Class *index = query_class(symex->sema, "java.lang.IndexOutOfBoundsException");
    if (!index || !query_is_subtype(symex->sema, exception->type, index->type))
        return TERM_FALSE;
    while (frame->caller && frame_is_library(frame->caller))
        frame = frame->caller;
    const IrCall *call = frame->caller ? frame->caller->call : NULL;
    if (!call)
        return TERM_FALSE;
    Inquiry inquiry = {symex, frame, state, 0};
    Term low = TERM_FALSE, high = TERM_FALSE, all_high = TERM_TRUE;
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++) {
        Term value = frame_argument(symex, frame, i);
        uint64_t constant;
        Parts parts = {0};
        if (!is_number(frame, i) || term_is_constant(symex->terms, value, &constant))
            continue;
        IrRegister given = i < call->count ? call->arguments[i] : 0;
        if (!find_in_register(&inquiry, frame->caller, given, value, &parts))
            return TERM_FALSE;
        Left left = left_of(&inquiry, value, &parts);
        low = term_or(symex->terms, low, left.low);
        all_high = high = term_and(symex->terms, all_high, left.high);
    }
    return term_or(symex->terms, low, high);
}
