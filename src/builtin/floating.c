// Java's float and double: operators, conversions, and the library methods that code in Java
// could not write. The numbers keep their width in every scope.
#include "builtin/builtin.h"

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

Term floating_result(Symex *symex, const Frame *frame, const State *state,
                     const IrInstruction *instruction, Term a, Term b) {
    const IrRegisterInfo *registers = frame->method->registers.items;
    IrType from = registers[instruction->a].type, to = registers[instruction->result].type;
    if (instruction->operation == IR_NEGATE)
        return floating_negate(symex, from, a);
    if (!instruction->b)
        return floating_convert(symex, state->guard, from, to, a, instruction->span);
    return floating_binary(symex, state->guard, from, instruction->operation, a, b,
                           instruction->span);
}

// ---- Library methods

typedef enum FloatingMethod {
    FLOATING_NONE,
    FLOATING_BITS,
    FLOATING_OF_BITS,
    FLOATING_ROOT
} FloatingMethod;

static FloatingMethod floating_method(const Method *method) {
    static const struct {
        const char *owner, *name;
        FloatingMethod method;
    } methods[] = {{"java.lang.Float", "floatToRawIntBits", FLOATING_BITS},
                   {"java.lang.Double", "doubleToRawLongBits", FLOATING_BITS},
                   {"java.lang.Float", "intBitsToFloat", FLOATING_OF_BITS},
                   {"java.lang.Double", "longBitsToDouble", FLOATING_OF_BITS},
                   {"java.lang.Math", "sqrt", FLOATING_ROOT},
                   {"java.lang.StrictMath", "sqrt", FLOATING_ROOT}};
    if (!(method->modifiers & MODIFIER_NATIVE) || !method->owner->unit->is_library)
        return FLOATING_NONE;
    for (size_t i = 0; i < sizeof methods / sizeof methods[0]; i++)
        if (!strcmp(method->owner->qualified_name->text, methods[i].owner) &&
            !strcmp(method->name->text, methods[i].name))
            return methods[i].method;
    return FLOATING_NONE;
}

bool is_floating_method(const Method *method) {
    return floating_method(method) != FLOATING_NONE;
}

// Which bits a NaN has is not said of any that was computed.
static Term raw_bits(Symex *symex, State *state, FloatFormat format, Term a, Span span) {
    Term is_nan = float_is_nan(symex->terms, format, a);
    add_unmodelled(symex, term_and(symex->terms, state->guard, is_nan), span, "the bits of a NaN");
    *state = state_assume(symex, *state, term_not(is_nan));
    return a;
}

Outcome execute_floating_method(Symex *symex, const Method *method, State state, Term argument,
                                Span span) {
    FloatingMethod kind = floating_method(method);
    IrType from = ir_type_of(method->parameters.items[0]->type);
    Outcome outcome = {.returned = state, .thrown = state_dead(), .result = argument};
    if (kind == FLOATING_ROOT) {
        outcome.result = float_square_root(symex->terms, format_of(from), argument);
    } else if (symex->scope.bits != 32) {
        add_unmodelled(symex, state.guard, span, "the bits of a number with fewer bits for int");
        outcome.returned = state_dead();
    } else if (kind == FLOATING_BITS) {
        outcome.result = raw_bits(symex, &outcome.returned, format_of(from), argument, span);
    }
    return outcome;
}
