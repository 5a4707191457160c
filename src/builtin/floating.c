// Java's float and double: operators, conversions, and the library methods that code in Java
// could not write. The numbers keep their width in every scope.
#include "builtin/internal.h"

#include "term/float.h"

#include <string.h>

static FloatFormat format_of(IrType type) {
    SHOULD(ir_is_floating(type), "a floating-point number should be float or double");
    return type == IR_FLOAT ? FLOAT_SINGLE : FLOAT_DOUBLE;
}

// ---- Operators

static Term remainder_of(Symex *symex, Term guard, FloatFormat format, Term a, Term b, Span span) {
    Term known;
    Term rest = float_remainder(symex->terms, format, a, b, &known);
    add_unmodelled(symex, term_and(symex->terms, guard, term_not(known)), span,
                   "the remainder of numbers that are far apart");
    return rest;
}

Term floating_binary(Symex *symex, Term guard, IrType type, IrOperation operation, Term a, Term b,
                     Span span) {
    TermTable *terms = symex->terms;
    FloatFormat format = format_of(type);
    if (operation == IR_ADD)
        return float_add(terms, format, a, b);
    if (operation == IR_SUBTRACT)
        return float_subtract(terms, format, a, b);
    if (operation == IR_MULTIPLY)
        return float_multiply(terms, format, a, b);
    if (operation == IR_DIVIDE)
        return float_divide(terms, format, a, b);
    if (operation == IR_REMAINDER)
        return remainder_of(symex, guard, format, a, b, span);
    if (operation == IR_EQUAL)
        return float_equal(terms, format, a, b);
    if (operation == IR_LESS)
        return float_less(terms, format, a, b);
    SHOULD(operation == IR_LESS_EQUAL, "an operator on floating-point numbers should be known");
    return float_less_equal(terms, format, a, b);
}

Term floating_negate(Symex *symex, IrType type, Term a) {
    return float_negate(symex->terms, format_of(type), a);
}

// ---- Conversions

// With few bits, a number that needs more is none of the scope.
static Term to_integer(Symex *symex, Term guard, FloatFormat format, IrType to, Term a, Span span) {
    TermTable *terms = symex->terms;
    uint32_t width = width_of(symex, to), full = to == IR_INT ? 32 : 64;
    Term whole = float_to_signed(terms, format, a, full);
    if (width == full)
        return whole;
    Term low = term_extract(terms, whole, 0, width);
    Term fits = term_equal(terms, term_sign_extend(terms, low, full), whole);
    add_unmodelled(symex, term_and(terms, guard, term_not(fits)), span,
                   "a number that does not fit in the bits of the scope");
    return low;
}

Term floating_convert(Symex *symex, Term guard, IrType from, IrType to, Term a, Span span) {
    if (from == to)
        return a;
    if (!ir_is_floating(from))
        return float_from_signed(symex->terms, format_of(to), a);
    if (!ir_is_floating(to))
        return to_integer(symex, guard, format_of(from), to, a, span);
    return float_convert(symex->terms, format_of(from), format_of(to), a);
}

// ---- Instructions

Term floating_result(Symex *symex, const IrMethod *method, const State *state,
                     const IrInstruction *instruction, Term a, Term b) {
    const IrRegisterInfo *registers = method->registers.items;
    IrType from = registers[instruction->a].type, to = registers[instruction->result].type;
    if (instruction->operation == IR_NEGATE)
        return floating_negate(symex, from, a);
    if (!instruction->b)
        return floating_convert(symex, state->guard, from, to, a, instruction->span);
    return floating_binary(symex, state->guard, from, instruction->operation, a, b,
                           instruction->span);
}

// ---- Library methods

static FloatFormat format_of_argument(const BuiltinCall *call) {
    return format_of(ir_type_of(call->method->parameters.items[0]->type));
}

Outcome builtin_square_root(const BuiltinCall *call) {
    return builtin_returns(
        call, float_square_root(call->symex->terms, format_of_argument(call), call->arguments[0]));
}

Outcome builtin_of_bits(const BuiltinCall *call) {
    Outcome outcome = builtin_returns(call, call->arguments[0]);
    if (call->symex->scope.bits != 32) {
        add_unmodelled(call->symex, call->state.guard, call->span,
                       "the bits of a number with fewer bits for int");
        outcome.returned = state_dead();
    }
    return outcome;
}

// Which bits a NaN has is not said of any that was computed.
Outcome builtin_raw_bits(const BuiltinCall *call) {
    Symex *symex = call->symex;
    Outcome outcome = builtin_of_bits(call);
    if (state_is_dead(&outcome.returned))
        return outcome;
    Term is_nan = float_is_nan(symex->terms, format_of_argument(call), call->arguments[0]);
    add_unmodelled(symex, term_and(symex->terms, call->state.guard, is_nan), call->span,
                   "the bits of a NaN");
    outcome.returned = state_assume(symex, call->state, term_not(is_nan));
    return outcome;
}
