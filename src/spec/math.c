// Which arithmetic int and long have in a specification: what the innermost declaration around it
// says, else what --spec-math says of the files given and those of their source path, else Java's.
#include "spec/internal.h"

static bool is_said(ModifierSet modifiers, SpecMath *math) {
    if (modifiers & MODIFIER_SPEC_BIGINT_MATH)
        *math = SPEC_MATH_BIGINT;
    else if (modifiers & MODIFIER_SPEC_SAFE_MATH)
        *math = SPEC_MATH_SAFE;
    else if (modifiers & MODIFIER_SPEC_JAVA_MATH)
        *math = SPEC_MATH_JAVA;
    else
        return false;
    return true;
}

static bool contains(Span span, Position position) {
    return span.begin <= position && position < span.end;
}

// The specification stands before the span of its method.
static bool stands_in(const Method *method, Position position) {
    const MethodDeclaration *declaration = method->declaration;
    return declaration &&
           (contains(declaration->node.span, position) ||
            (declaration->specification && contains(declaration->specification->span, position)));
}

// What the innermost method or class around the position says.
static bool find_in(Class *class_symbol, Position position, SpecMath *math) {
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++) {
        Class *inner = class_symbol->member_classes.items[i];
        if (inner->declaration && contains(inner->declaration->node.span, position) &&
            find_in(inner, position, math))
            return true;
    }
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (stands_in(class_symbol->methods.items[i], position) &&
            is_said(class_symbol->methods.items[i]->modifiers, math))
            return true;
    return is_said(class_symbol->modifiers, math);
}

static bool find_in_unit(const Unit *unit, Position position, SpecMath *math) {
    const NodeList *types = &unit->tree->types;
    for (uint32_t i = 0; i < types->count; i++) {
        Class *class_symbol = as_ClassDeclaration(types->items[i])->symbol;
        if (class_symbol && contains(types->items[i]->span, position) &&
            find_in(class_symbol, position, math))
            return true;
    }
    return false;
}

// False: the position is in none of these files.
static bool find_in_units(Sema *sema, const UnitList *units, Position position, SpecMath *math) {
    for (uint32_t i = 0; i < units->count; i++) {
        if (!units->items[i]->tree || !contains(units->items[i]->tree->node.span, position))
            continue;
        if (!find_in_unit(units->items[i], position, math))
            is_said(sema_spec_math(sema), math);
        return true;
    }
    return false;
}

SpecMath spec_math_at(Sema *sema, Position position) {
    SpecMath math = SPEC_MATH_JAVA;
    if (!find_in_units(sema, sema_units(sema), position, &math))
        find_in_units(sema, sema_found_units(sema), position, &math);
    return math;
}
