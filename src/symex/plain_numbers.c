// Plain Java: numbers that are left to callers: an index, a size, a divisor (docs/plain-java.md).
//
// Input:   a place where one of Java's checks, or a method of the library, refuses a number.
// Output:  the executions in which that number is the callers' business.
// Method:  it is a sum of constants and arguments of the method under check, as they were given, or
//          of anything and what is relied on (plain_parts.h), and no code that may have run before
//          has compared it, or one of these arguments, on the side on which it fails: with a
//          constant where it is too small, with anything else where it is too large.
#include "symex/plain_numbers.h"

#include "analysis/analysis.h"
#include "sema/queries.h"
#include "symex/plain_frames.h"
#include "symex/plain_parts.h"

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
    Place place;        // in its method, where it is refused or handed on
    bool relies;        // on an argument, whatever the number is computed from besides
    const Parts *parts; // of the number that is asked about, or NULL
} Inquiry;

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
    IrRegister whole = reg ? undivided(frame->method, reg) : 0;
    Term undone = whole ? register_get(inquiry->symex, frame, inquiry->state, whole) : TERM_NONE;
    return parts_find(inquiry->symex, inquiry->frame, value, parts) ||
           (whole && parts_find_both_ways(inquiry->symex, inquiry->frame, undone, parts));
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

// Is it computed from arguments and constants alone?
static bool is_of_arguments(const Inquiry *inquiry, Term value, Parts *parts) {
    return parts_find(inquiry->symex, inquiry->frame, value, parts);
}

// Is that what callers gave, so that a comparison with it says nothing of what there is?
static bool is_callers_bound(const Inquiry *inquiry, Term value) {
    Parts parts = {0};
    return is_of_arguments(inquiry, value, &parts) ||
           (inquiry->relies && parts_find_relied_on(inquiry->symex, inquiry->frame, value, &parts));
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
    if (side == SIDE_ZERO)
        return true;
    if (!known || known->operation != IR_CONSTANT)
        return side == SIDE_HIGH && !is_count(inquiry, frame->method, other, value) &&
               !is_callers_bound(inquiry, value);
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

static bool has_same_terms(const TermList *a, const TermList *b, const TermList *c) {
    for (uint32_t i = 0; i < a->count; i++) {
        bool is_there = false;
        for (uint32_t j = 0; j < b->count + c->count; j++)
            is_there |= a->items[i] == (j < b->count ? b->items[j] : c->items[j - b->count]);
        if (!is_there)
            return false;
    }
    return true;
}

// Does the register hold a number that is computed from the same arguments, of which there are
// several? `count = to - from; if (count > 0) … new int[2 * count]`
static bool holds_alike(const Inquiry *inquiry, const Frame *frame, IrRegister reg) {
    const Parts *own = inquiry->parts;
    Parts parts = {0};
    return own && own->ups.count + own->downs.count > 1 &&
           is_of_arguments(inquiry, register_get(inquiry->symex, frame, inquiry->state, reg),
                           &parts) &&
           has_same_terms(&own->ups, &parts.ups, &parts.downs) &&
           has_same_terms(&own->downs, &parts.ups, &parts.downs) &&
           has_same_terms(&parts.ups, &own->ups, &own->downs) &&
           has_same_terms(&parts.downs, &own->ups, &own->downs);
}

static bool compares_it(const Inquiry *inquiry, const Frame *frame, const IrInstruction *at,
                        Term number, Side side) {
    if (!is_comparison(at))
        return false;
    return ((holds(inquiry, frame, at->a, number) || holds_alike(inquiry, frame, at->a)) &&
            looks_at(inquiry, frame, at->operation, at->b, side)) ||
           ((holds(inquiry, frame, at->b, number) || holds_alike(inquiry, frame, at->b)) &&
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
    Place place = inquiry->place;
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
    Inquiry asked = *inquiry;
    asked.relies = parts->are_relied_on;
    for (uint32_t i = 0; i < parts->ups.count; i++)
        if (is_looked_at(&asked, parts->ups.items[i], side))
            return false;
    for (uint32_t i = 0; i < parts->downs.count; i++)
        if (is_looked_at(&asked, parts->downs.items[i], opposite(side)))
            return false;
    asked.parts = parts;
    return !is_looked_at(&asked, number, side);
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
    left.low = term_and(inquiry->symex->terms, left.low, term_not(parts->elsewhere));
    left.high = term_and(inquiry->symex->terms, left.high, term_not(parts->elsewhere));
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

// All that it is computed from says whose business the number is, or what is to be relied on.
// False: nothing does.
static bool find_left(const Inquiry *inquiry, const Frame *frame, IrRegister reg, Term number,
                      Left *left) {
    TermTable *terms = inquiry->symex->terms;
    Parts all = {0}, relied_on = {0};
    bool is_found = find_in_register(inquiry, frame, reg, number, &all);
    *left = is_found ? left_of(inquiry, number, &all) : (Left){TERM_FALSE, TERM_FALSE};
    if (!parts_find_relied_on(inquiry->symex, inquiry->frame, number, &relied_on))
        return is_found;
    Left more = left_of(inquiry, number, &relied_on);
    left->low = term_or(terms, left->low, more.low);
    left->high = term_or(terms, left->high, more.high);
    return true;
}

static Left left_of_register(const Inquiry *inquiry, IrRegister reg, Term number) {
    Left left = {TERM_FALSE, TERM_FALSE};
    if (find_left(inquiry, inquiry->frame, reg, number, &left))
        return left;
    if (is_count(inquiry, inquiry->frame->method, reg, number) &&
        is_counted_to_unseen(inquiry, reg))
        left.high = term_not(is_negative(inquiry->symex, number));
    return left;
}

// A place of the array that is written there is beyond its length, which callers gave: they made it
// too short.
static bool is_too_short(const Inquiry *inquiry, const IrBlock *block, IrRegister index) {
    const IrInstruction *length = check_asks(inquiry->frame->method, block, IR_LENGTH);
    const IrInstruction *made = register_definition(inquiry->frame->method, index);
    Parts parts = {0};
    if (!length || !made || made->operation != IR_CONSTANT)
        return false;
    Term number = register_get(inquiry->symex, inquiry->frame, inquiry->state, length->result);
    return is_of_arguments(inquiry, number, &parts) && parts.elsewhere == TERM_FALSE &&
           is_unseen(inquiry, number, &parts, SIDE_LOW);
}

// ---- Negative arguments

enum { DEEPEST = 4 }; // of calls, and of what is computed

static bool is_computed_from(const IrMethod *method, IrRegister reg, IrRegister parameter,
                             uint32_t depth) {
    if (!reg || depth > DEEPEST)
        return false;
    if (reg == parameter)
        return true;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &method->blocks.items[i].instructions.items[j];
            bool computes = at->operation == IR_COPY || at->operation == IR_ADD ||
                            at->operation == IR_SUBTRACT || at->operation == IR_MULTIPLY;
            if (at->result == reg && computes &&
                (is_computed_from(method, at->a, parameter, depth + 1) ||
                 is_computed_from(method, at->b, parameter, depth + 1)))
                return true;
        }
    return false;
}

static bool is_bound(const IrMethod *method, IrOperation operation, IrRegister reg, Side side) {
    const IrInstruction *known = register_definition(method, reg);
    return known && known->operation == IR_CONSTANT &&
           (side == SIDE_ZERO || known->detail.integer <= (operation == IR_EQUAL ? -1 : 1));
}

static bool call_looks(Symex *symex, const IrMethod *caller, const IrCall *call, IrRegister number,
                       Side side, uint32_t depth);

// Is the parameter, or what is computed from it, compared there with 0 or a negative number; or, as
// a divisor, with any that is written there?
static bool asks_about(Symex *symex, const IrMethod *method, IrRegister parameter, Side side,
                       uint32_t depth) {
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &method->blocks.items[i].instructions.items[j];
            if (at->operation == IR_CALL &&
                call_looks(symex, method, at->detail.call, parameter, side, depth))
                return true;
            if (is_comparison(at) &&
                !is_asked_by_java(method, &method->blocks.items[i], at->result) &&
                ((is_bound(method, at->operation, at->b, side) &&
                  is_computed_from(method, at->a, parameter, 0)) ||
                 (is_bound(method, at->operation, at->a, side) &&
                  is_computed_from(method, at->b, parameter, 0))))
                return true;
        }
    return false;
}

// Does the method of the project that is called ask?
static bool call_looks(Symex *symex, const IrMethod *caller, const IrCall *call, IrRegister number,
                       Side side, uint32_t depth) {
    const Class *owner = call->method->owner;
    if (depth >= DEEPEST || !owner->unit || owner->unit->is_library)
        return false;
    for (uint32_t i = 0; i < call->count; i++) {
        if (!is_computed_from(caller, call->arguments[i], number, 0))
            continue;
        const IrMethod *callee = lower_method(symex->lowering, call->method);
        if (callee && i < callee->parameters.count &&
            asks_about(symex, callee, callee->parameters.items[i], side, depth + 1))
            return true;
    }
    return false;
}

// A method that was called with the argument before, and looked at it.
static bool hands_to_who_asks(const Inquiry *inquiry, const Frame *frame, const IrCall *call,
                              Term argument, Side side) {
    for (uint32_t i = 0; i < call->count; i++)
        if (frame->method->registers.items[call->arguments[i]].type == IR_INT &&
            parts_has(inquiry->symex,
                      register_get(inquiry->symex, frame, inquiry->state, call->arguments[i]),
                      argument) &&
            call_looks(inquiry->symex, frame->method, call, call->arguments[i], side, 0))
            return true;
    return false;
}

// Is the number computed there compared with 0 or a negative number?
static bool looks_for_negative(const Inquiry *inquiry, const Frame *frame, const IrInstruction *at,
                               Term argument) {
    if (at->operation == IR_CALL)
        return hands_to_who_asks(inquiry, frame, at->detail.call, argument, SIDE_LOW);
    if (!is_comparison(at))
        return false;
    for (uint32_t i = 0; i < 2; i++) {
        Term value = register_get(inquiry->symex, frame, inquiry->state, i ? at->b : at->a);
        if (looks_at(inquiry, frame, at->operation, i ? at->a : at->b, SIDE_LOW) &&
            parts_has(inquiry->symex, value, argument))
            return true;
    }
    return false;
}

static bool is_looked_for_negative(const Inquiry *inquiry, const Frame *frame, const Place *place,
                                   Term argument) {
    const IrMethod *method = frame->method;
    const bool *is_before = blocks_before(inquiry->symex, place);
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        uint32_t count = is_before[i]        ? block->instructions.count
                         : i == place->block ? place->before
                                             : 0;
        for (uint32_t j = 0; j < count; j++) {
            const IrInstruction *at = &block->instructions.items[j];
            if (looks_for_negative(inquiry, frame, at, argument) &&
                (at->operation == IR_CALL || !is_asked_by_java(method, block, at->result)))
                return true;
        }
    }
    return false;
}

// From where it is refused up to the method under check.
static bool is_asked_about(const Inquiry *inquiry, Term argument) {
    Place place = inquiry->place;
    for (const Frame *frame = inquiry->frame;; frame = frame->caller) {
        if (!frame_is_library(frame) && is_looked_for_negative(inquiry, frame, &place, argument))
            return true;
        if (frame_is_judged(frame))
            return false;
        place = place_of_call(frame->caller);
    }
}

// The calls that build the object and its arguments.
static bool is_asked_about_in_building(const Inquiry *inquiry, const Frame *building, Term argument,
                                       Side side) {
    for (uint32_t i = 0; i < building->method->blocks.count; i++) {
        const IrBlock *block = &building->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].operation == IR_CALL &&
                hands_to_who_asks(inquiry, building, block->instructions.items[j].detail.call,
                                  argument, side))
                return true;
    }
    return false;
}

// Of the method under check, or of the calls that build what it is asked about.
static Term negative_of(const Inquiry *inquiry, const Frame *judged, const Frame *given,
                        Term number) {
    Symex *symex = inquiry->symex;
    Term all = TERM_FALSE;
    for (uint32_t i = given->method->receiver != 0; i < given->method->parameters.count; i++) {
        Term argument = frame_argument(symex, given, i);
        if (frame_is_int(given, i) && parts_has(symex, number, argument) &&
            !is_asked_about(inquiry, argument) &&
            (given == judged || !is_asked_about_in_building(inquiry, given, argument, SIDE_LOW)))
            all = term_or(symex->terms, all, is_negative(symex, argument));
    }
    return all;
}

// The executions in which an argument is negative that the number is computed from, among whatever
// else, and nobody asked whether it is, or anything that is computed from it.
static Term negative_arguments(const Inquiry *inquiry, Term number) {
    const Frame *judged = inquiry->frame;
    while (!frame_is_judged(judged))
        judged = judged->caller;
    Term own = negative_of(inquiry, judged, judged, number);
    return judged->caller ? term_or(inquiry->symex->terms, own,
                                    negative_of(inquiry, judged, judged->caller, number))
                          : own;
}

static IrBlockId block_id(const IrMethod *method, const IrBlock *block) {
    return (IrBlockId)(block - method->blocks.items);
}

// One of the calls that build the object was given it, and nobody asked.
static bool is_built_divisor(const Inquiry *inquiry, Term number) {
    const Frame *judged = inquiry->frame;
    while (!frame_is_judged(judged))
        judged = judged->caller;
    const Frame *building = judged->caller;
    for (uint32_t i = 0; building && i < building->method->parameters.count; i++)
        if (frame_is_int(building, i) && frame_argument(inquiry->symex, building, i) == number)
            return !is_looked_at(inquiry, number, SIDE_ZERO) &&
                   !is_asked_about_in_building(inquiry, building, number, SIDE_ZERO);
    return false;
}

static Term unseen_divisor(const Inquiry *inquiry, Term number) {
    Parts parts = {0};
    if (is_built_divisor(inquiry, number))
        return TERM_TRUE;
    return is_of_arguments(inquiry, number, &parts) && is_unseen(inquiry, number, &parts, SIDE_ZERO)
               ? term_not(parts.elsewhere)
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
    Inquiry inquiry = {symex, frame, state, {frame->method, block_id(frame->method, block), 0},
                       false, NULL};
    Term number = register_get(symex, frame, state, asks->a);
    if (is_division)
        return unseen_divisor(&inquiry, number);
    if (block->check == IR_CHECK_INDEX && is_too_short(&inquiry, block, asks->a))
        return TERM_TRUE;
    Left left = left_of_register(&inquiry, asks->a, number);
    return term_or(symex->terms, negative_arguments(&inquiry, number),
                   term_or(symex->terms, left.low, left.high));
}

// Of the numbers that the method of the library was given.
static Term negative_numbers(const Inquiry *inquiry) {
    const Frame *frame = inquiry->frame;
    Term all = TERM_FALSE;
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++)
        if (frame_is_int(frame, i))
            all = term_or(inquiry->symex->terms, all,
                          negative_arguments(inquiry, frame_argument(inquiry->symex, frame, i)));
    return all;
}

// `rows[i][0].charAt(0)`: a place that is written there, of a text at a place of a row that is
// written there. Whoever made the table knows what its columns are.
static bool is_of_cell(Symex *symex, const Frame *frame) {
    const Frame *caller = frame->caller;
    const IrCall *call = caller->call;
    for (uint32_t i = 1; i < call->count; i++) {
        const IrInstruction *place = register_definition(caller->method, call->arguments[i]);
        if (!place || place->operation != IR_CONSTANT)
            return false;
    }
    const IrInstruction *cell =
        call->count > 1 ? register_definition(caller->method, call->arguments[0]) : NULL;
    if (!cell || cell->operation != IR_LOAD_ELEMENT || !frame_is_judged(caller))
        return false;
    const IrInstruction *column = register_definition(caller->method, cell->b);
    const IrInstruction *row = register_definition(caller->method, cell->a);
    return column && column->operation == IR_CONSTANT && row && row->operation == IR_LOAD_ELEMENT &&
           analysis_is_of_arguments(symex->lowering, caller->method, call->arguments[0], NULL);
}

static bool is_about_number(Symex *symex, const Class *exception) {
    static const char *const names[] = {"java.lang.IndexOutOfBoundsException",
                                        "java.lang.NegativeArraySizeException"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const Class *known = query_class(symex->sema, names[i]);
        if (known && query_is_subtype(symex->sema, exception->type, known->type))
            return true;
    }
    return false;
}

// All its numbers are written there, or come from callers: one of them is too small, or, where none
// is, they are too large.
Term plain_unseen_index(Symex *symex, const Frame *frame, const State *state,
                        const Class *exception) {
    if (!is_about_number(symex, exception))
        return TERM_FALSE;
    while (frame->caller && frame_is_library(frame->caller))
        frame = frame->caller;
    const IrCall *call = frame->caller ? frame->caller->call : NULL;
    if (!call)
        return TERM_FALSE;
    if (is_of_cell(symex, frame))
        return TERM_TRUE;
    Inquiry inquiry = {symex, frame, state, {frame->method, 0, 0}, false, NULL};
    Term low = TERM_FALSE, high = TERM_FALSE, all_high = TERM_TRUE;
    Term negative = negative_numbers(&inquiry);
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++) {
        Term value = frame_argument(symex, frame, i);
        uint64_t constant;
        Left left;
        if (!frame_is_int(frame, i) || term_is_constant(symex->terms, value, &constant))
            continue;
        IrRegister given = i < call->count ? call->arguments[i] : 0;
        if (!find_left(&inquiry, frame->caller, given, value, &left))
            return negative;
        low = term_or(symex->terms, low, left.low);
        all_high = high = term_and(symex->terms, all_high, left.high);
    }
    return term_or(symex->terms, negative, term_or(symex->terms, low, high));
}

bool plain_unseen_argument(Symex *symex, const Frame *frame, uint32_t index) {
    Parts parts = {0};
    Inquiry inquiry = {symex, frame->caller, &frame->before, place_of_call(frame->caller),
                       false, NULL};
    Term number = frame_argument(symex, frame, index);
    return frame_is_int(frame, index) && is_of_arguments(&inquiry, number, &parts) &&
           parts.elsewhere == TERM_FALSE && is_unseen(&inquiry, number, &parts, SIDE_LOW) &&
           is_unseen(&inquiry, number, &parts, SIDE_HIGH);
}

Term plain_unseen_arguments(Symex *symex, const Frame *frame) {
    Inquiry inquiry = {symex, frame->caller, &frame->before, place_of_call(frame->caller),
                       false, NULL};
    Term all = TERM_FALSE;
    for (uint32_t i = frame->method->receiver != 0; i < frame->method->parameters.count; i++) {
        Term number = frame_argument(symex, frame, i);
        Parts parts = {0};
        if (!frame_is_int(frame, i) || !is_of_arguments(&inquiry, number, &parts))
            continue;
        Left left = left_of(&inquiry, number, &parts);
        all = term_or(symex->terms, all, term_or(symex->terms, left.low, left.high));
    }
    return all;
}
