// Numbers of specifications that are not Java's: \bigint, and int and long under JML's math modes.
//
// An exact number is a signed term as wide as its value may need; an operator makes it
// wider. Where 64 bits may not do, the executions in which they do not are not modelled. An
// int or long that was computed exactly (\bigint_math) may be wider than its type; where
// Java's own value is needed, it has one only if it fits.
#include "symex/spec.h"

enum { MOST_BITS = 64 };

// ---- Which arithmetic

static SpecMath math_of(ModifierSet modifiers) {
    if (modifiers & MODIFIER_SPEC_BIGINT_MATH)
        return MATH_BIGINT;
    if (modifiers & MODIFIER_SPEC_SAFE_MATH)
        return MATH_SAFE;
    return modifiers & MODIFIER_SPEC_JAVA_MATH ? MATH_JAVA : MATH_UNSET;
}

static bool contains(Span span, Position position) {
    return span.begin <= position && position < span.end;
}

// What the innermost method or class around the position says.
static SpecMath math_in(Class *class_symbol, Position position) {
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++) {
        Class *inner = class_symbol->member_classes.items[i];
        SpecMath math = inner->declaration && contains(inner->declaration->node.span, position)
                            ? math_in(inner, position)
                            : MATH_UNSET;
        if (math)
            return math;
    }
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        const Method *method = class_symbol->methods.items[i];
        // The specification stands before the span of its method.
        bool is_inside = method->declaration &&
                         (contains(method->declaration->node.span, position) ||
                          (method->declaration->specification &&
                           contains(method->declaration->specification->span, position)));
        if (is_inside && math_of(method->modifiers))
            return math_of(method->modifiers);
    }
    return math_of(class_symbol->modifiers);
}

SpecMath spec_math_at(Symex *symex, Position position) {
    const UnitList *units = sema_units(symex->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        if (!contains(units->items[i]->tree->node.span, position))
            continue;
        for (uint32_t j = 0; j < types->count; j++) {
            Class *class_symbol = as_ClassDeclaration(types->items[j])->symbol;
            SpecMath math = class_symbol && contains(types->items[j]->span, position)
                                ? math_in(class_symbol, position)
                                : MATH_UNSET;
            if (math)
                return math;
        }
    }
    return MATH_JAVA;
}

// ---- Widths

bool spec_is_exact(const Spec *spec, const Type *type, Term value) {
    if (type->kind == TYPE_BIGINT)
        return true;
    return type_is_integral(type) &&
           term_width(spec->symex->terms, value) > width_of(spec->symex, value_type(type));
}

// A constant needs no more bits than its value has.
static Term trimmed(TermTable *terms, Term value) {
    uint64_t bits;
    uint32_t width = term_width(terms, value);
    if (!term_is_constant(terms, value, &bits))
        return value;
    int64_t number = (int64_t)(bits << (64 - width)) >> (64 - width);
    uint32_t needed = 1;
    while (needed < width && (number >= INT64_C(1) << (needed - 1) ||
                              number < -(INT64_C(1) << (needed - 1))))
        needed++;
    return term_constant(terms, needed, bits);
}

static Term widened(TermTable *terms, Term value, uint32_t width) {
    return term_width(terms, value) < width ? term_sign_extend(terms, value, width) : value;
}

static uint32_t greater(uint32_t a, uint32_t b) {
    return a > b ? a : b;
}

// Enough bits for every result.
static uint32_t result_bits(IrOperation operation, uint32_t a, uint32_t b) {
    if (operation == IR_MULTIPLY)
        return a + b;
    if (operation == IR_ADD || operation == IR_SUBTRACT)
        return greater(a, b) + 1;
    return operation == IR_DIVIDE ? greater(a + 1, b) : greater(a, b);
}

// ---- Operators

Term spec_exact(Spec *spec, IrOperation operation, Term a, Term b, Node *node) {
    Symex *symex = spec->symex;
    TermTable *terms = symex->terms;
    if (operation == IR_SHIFT_LEFT || operation == IR_SHIFT_RIGHT ||
        operation == IR_SHIFT_RIGHT_UNSIGNED)
        return spec_unmodelled(spec, node, "a shift of a \\bigint");
    a = trimmed(terms, a);
    b = trimmed(terms, b);
    uint32_t needed = result_bits(operation, term_width(terms, a), term_width(terms, b));
    uint32_t width = needed < MOST_BITS ? needed : MOST_BITS;
    a = widened(terms, a, width);
    b = widened(terms, b, width);
    if (needed > MOST_BITS)
        add_unmodelled(symex,
                       term_and(terms, spec->guard, java_overflow(symex, operation, a, b)),
                       node->span, "a \\bigint of more than 64 bits");
    return java_binary(symex, operation, a, b);
}

Term spec_exact_choice(Spec *spec, Term condition, Term yes, Term no) {
    TermTable *terms = spec->symex->terms;
    uint32_t width = greater(term_width(terms, yes), term_width(terms, no));
    if (!width)
        return term_ite(terms, condition, yes, no);
    return term_ite(terms, condition, widened(terms, yes, width), widened(terms, no, width));
}

void spec_widen_both(Spec *spec, Term *a, Term *b) {
    TermTable *terms = spec->symex->terms;
    uint32_t width = greater(term_width(terms, *a), term_width(terms, *b));
    if (!width)
        return;
    *a = widened(terms, *a, width);
    *b = widened(terms, *b, width);
}

// The low bits of an exact number. Unless a cast asks for them, it has to fit.
Term spec_narrowed(Spec *spec, Term value, uint32_t width, bool is_cast) {
    TermTable *terms = spec->symex->terms;
    uint32_t own = term_width(terms, value);
    if (own <= width)
        return widened(terms, value, width);
    Term low = term_extract(terms, value, 0, width);
    if (!is_cast)
        spec_undefined(spec, term_not(term_equal(terms, term_sign_extend(terms, low, own), value)));
    return low;
}
