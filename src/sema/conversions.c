// Conversions between types (JLS chapter 5).
#include "sema/internal.h"

// ---- Boxes

Type *type_boxed(Sema *sema, Type *type) {
    bool has_box =
        type->kind < TYPE_CLASS && type->kind != TYPE_VOID && sema->known.boxes[type->kind];
    return has_box ? type_box(sema, type->kind) : type;
}

Type *type_unboxed(Sema *sema, Type *type) {
    if (type_is_primitive(type))
        return type;
    type = type_upper_bound(sema, type);
    if (type->kind == TYPE_INTERSECTION) {
        for (uint32_t i = 0; i < type->count; i++) {
            Type *unboxed = type_unboxed(sema, type->arguments[i]);
            if (unboxed)
                return unboxed;
        }
        return NULL;
    }
    if (type->kind != TYPE_CLASS || type->class_symbol->outer ||
        type->class_symbol->package->name != sema->known.java_lang)
        return NULL;
    for (TypeKind kind = TYPE_BOOLEAN; kind <= TYPE_DOUBLE; kind++)
        if (type->class_symbol->name == sema->known.boxes[kind])
            return type_primitive(&sema->types, kind);
    return NULL;
}

// ---- Primitive conversions

bool type_widens(Type *from, Type *to) {
    if (from == to)
        return true;
    if (to->kind == TYPE_REAL)
        return type_is_numeric(from);
    if (to->kind == TYPE_BIGINT)
        return type_is_integral(from);
    if (from->kind < TYPE_BYTE || from->kind > TYPE_DOUBLE || to->kind < TYPE_BYTE ||
        to->kind > TYPE_DOUBLE)
        return false;
    if (to->kind == TYPE_CHAR)
        return false;
    if (from->kind == TYPE_CHAR)
        return to->kind >= TYPE_INT;
    return from->kind < to->kind;
}

Type *type_promote_unary(Sema *sema, Type *type) {
    if (type_is_error(type))
        return type;
    Type *unboxed = type_unboxed(sema, type);
    if (!unboxed || !type_is_numeric(unboxed))
        return NULL;
    return unboxed->kind < TYPE_INT ? type_primitive(&sema->types, TYPE_INT) : unboxed;
}

Type *type_promote_binary(Sema *sema, Type *a, Type *b) {
    Type *left = type_promote_unary(sema, a), *right = type_promote_unary(sema, b);
    if (!left || !right)
        return NULL;
    if (type_is_error(left) || type_is_error(right))
        return type_primitive(&sema->types, TYPE_ERROR);
    // \real takes in \bigint, and \bigint any integral type; with float or double, \real.
    TypeKind low = left->kind < right->kind ? left->kind : right->kind;
    TypeKind high = left->kind < right->kind ? right->kind : left->kind;
    if (high == TYPE_BIGINT && (low == TYPE_FLOAT || low == TYPE_DOUBLE))
        return type_primitive(&sema->types, TYPE_REAL);
    return type_primitive(&sema->types, high);
}

TypeKind constant_type_kind(ConstantKind kind) {
    static const TypeKind kinds[] = {
        [CONSTANT_NONE] = TYPE_ERROR,    [CONSTANT_BOOLEAN] = TYPE_BOOLEAN,
        [CONSTANT_BYTE] = TYPE_BYTE,     [CONSTANT_SHORT] = TYPE_SHORT,
        [CONSTANT_CHAR] = TYPE_CHAR,     [CONSTANT_INT] = TYPE_INT,
        [CONSTANT_LONG] = TYPE_LONG,     [CONSTANT_FLOAT] = TYPE_FLOAT,
        [CONSTANT_DOUBLE] = TYPE_DOUBLE, [CONSTANT_STRING] = TYPE_CLASS,
        [CONSTANT_NULL] = TYPE_NULL,
    };
    return kinds[kind];
}

// ---- Assignment and invocation contexts

// `byte b = 1`, `Character c = 'a'` (JLS 5.2).
static bool narrows_constant(Sema *sema, Type *from, Type *to, const Constant *constant) {
    if (!constant || constant->kind < CONSTANT_BYTE || constant->kind > CONSTANT_INT ||
        from->kind < TYPE_BYTE || from->kind > TYPE_INT)
        return false;
    Type *target = type_unboxed(sema, to);
    return target && target->kind >= TYPE_BYTE && target->kind <= TYPE_CHAR &&
           constant_fits(constant, target->kind);
}

bool type_invocable(Sema *sema, Type *from, Type *to, bool is_strict) {
    if (type_is_error(from) || type_is_error(to) || from == to)
        return from->kind != TYPE_VOID;
    if (from->kind == TYPE_VOID || to->kind == TYPE_VOID)
        return false;
    if (type_is_primitive(from) && type_is_primitive(to))
        return type_widens(from, to);
    if (type_is_primitive(from)) {
        Type *boxed = type_boxed(sema, from);
        return !is_strict && boxed != from && type_subtype(sema, boxed, to);
    }
    if (type_is_primitive(to)) {
        if (is_strict)
            return false;
        if (from->kind == TYPE_INFERENCE)
            return type_same(sema, from, type_boxed(sema, to));
        Type *unboxed = type_unboxed(sema, from);
        return unboxed && type_widens(unboxed, to);
    }
    return type_subtype_unchecked(sema, from, to);
}

bool type_assignable(Sema *sema, Type *from, Type *to, const Constant *constant) {
    return type_invocable(sema, from, to, false) || narrows_constant(sema, from, to, constant);
}

// ---- Casts (JLS 5.5)

static bool castable_reference(Sema *sema, Type *from, Type *to, uint32_t depth);

static bool is_concrete(const Type *type) {
    return type->kind == TYPE_CLASS && !type->mentions_variables;
}

// Two parameterisations of one class that no object can have both of.
static bool provably_distinct(const Type *a, const Type *b) {
    for (uint32_t i = 0; i < a->count && i < b->count; i++) {
        Type *x = a->arguments[i], *y = b->arguments[i];
        if (x == y || !is_concrete(x) || !is_concrete(y))
            continue;
        if (x->class_symbol != y->class_symbol || provably_distinct(x, y))
            return true;
    }
    return false;
}

// No object is a List<String> and a Set<Integer>: it would be two sorts of Collection.
static bool inherits_distinct(Sema *sema, Type *from, Type *to) {
    if (!from->count && !to->count)
        return false;
    ClassList supers = {0};
    class_all_supers(sema, from->class_symbol, &supers);
    for (uint32_t i = 0; i < supers.count; i++) {
        if (!supers.items[i]->type_parameters.count)
            continue;
        Type *one = type_as_super(sema, from, supers.items[i]);
        Type *other = type_as_super(sema, to, supers.items[i]);
        if (one && other && provably_distinct(one, other))
            return true;
    }
    return false;
}

static bool castable_class(Sema *sema, Type *from, Type *to) {
    Class *source = from->class_symbol, *target = to->class_symbol;
    if (class_is_subclass(sema, source, target)) {
        Type *base = type_as_super(sema, from, target);
        return !base || !provably_distinct(base, to);
    }
    if (class_is_subclass(sema, target, source)) {
        Type *base = type_as_super(sema, to, source);
        return !base || !provably_distinct(base, from);
    }
    if (inherits_distinct(sema, from, to))
        return false;
    return !class_disjoint(sema, source, target);
}

static bool castable_parts(Sema *sema, Type *parts, Type *other, bool parts_are_source,
                           uint32_t depth) {
    for (uint32_t i = 0; i < parts->count; i++) {
        Type *part = parts->arguments[i];
        if (parts_are_source ? !castable_reference(sema, part, other, depth)
                             : !castable_reference(sema, other, part, depth))
            return false;
    }
    return true;
}

static bool castable_reference(Sema *sema, Type *from, Type *to, uint32_t depth) {
    if (from->kind == TYPE_NULL || from == to || type_is_error(from) || type_is_error(to))
        return true;
    if (depth > 20)
        return true;
    if (from->kind == TYPE_INTERSECTION)
        return castable_parts(sema, from, to, true, depth + 1);
    if (to->kind == TYPE_INTERSECTION)
        return castable_parts(sema, to, from, false, depth + 1);
    if (from->kind == TYPE_VARIABLE)
        return castable_reference(sema, type_upper_bound(sema, from), to, depth + 1);
    if (to->kind == TYPE_VARIABLE)
        return castable_reference(sema, from, type_upper_bound(sema, to), depth + 1);
    if (from->kind == TYPE_ARRAY && to->kind == TYPE_ARRAY) {
        if (type_is_reference(from->element) && type_is_reference(to->element))
            return castable_reference(sema, from->element, to->element, depth + 1);
        return from->element == to->element;
    }
    if (from->kind == TYPE_ARRAY)
        return type_subtype(sema, from, to);
    if (to->kind == TYPE_ARRAY)
        return type_subtype(sema, to, from);
    if (from->kind == TYPE_CLASS && to->kind == TYPE_CLASS)
        return castable_class(sema, from, to);
    return type_subtype(sema, from, to);
}

static bool is_collection(const Type *type) {
    return type->kind >= TYPE_OBJECT_SET && type->kind < TYPE_CLASS;
}

bool type_castable(Sema *sema, Type *from, Type *to) {
    // JML: what a \seq or \map holds may be a number of any size.
    if (to->kind == TYPE_BIGINT && from == sema->types.object)
        return true;
    if (type_is_error(from) || type_is_error(to))
        return true;
    if (from->kind == TYPE_VOID || to->kind == TYPE_VOID)
        return false;
    if (is_collection(from) || is_collection(to)) // `(\seq) s[i]`
        return from == to || from == sema->types.object;
    if (type_is_primitive(from) && type_is_primitive(to))
        return from == to || (type_is_numeric(from) && type_is_numeric(to));
    if (type_is_primitive(from)) {
        Type *boxed = type_boxed(sema, from);
        return boxed != from && type_subtype(sema, boxed, to);
    }
    if (type_is_primitive(to)) {
        Type *unboxed = type_unboxed(sema, from);
        if (unboxed)
            return type_widens(unboxed, to);
        Type *boxed = type_boxed(sema, to);
        return from->kind != TYPE_NULL && boxed != to && castable_reference(sema, from, boxed, 0);
    }
    return castable_reference(sema, from, to, 0);
}
