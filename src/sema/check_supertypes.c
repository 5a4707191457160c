// What a class may extend and implement (JLS 8.1.4 to 8.1.6, 9.1.3), and the
// rules on sealed classes and interfaces.
#include "sema/internal.h"

static Class *class_of(const Node *node) {
    return node->type && node->type->kind == TYPE_CLASS ? node->type->class_symbol : NULL;
}

// ---- extends and implements

// The body of an enum constant extends its enum.
static bool is_constant_body(const Class *class_symbol, const Class *super) {
    return class_symbol->is_anonymous && super->kind == CLASS_ENUM && class_symbol->outer == super;
}

// Enum and Record are extended by enums and records only.
static bool is_reserved(Sema *sema, const Class *super) {
    const TypeTable *types = &sema->types;
    return (types->enum_class->kind == TYPE_CLASS && types->enum_class->class_symbol == super) ||
           (types->record_class->kind == TYPE_CLASS && types->record_class->class_symbol == super);
}

static void check_extensible(Sema *sema, const Class *class_symbol, Class *super, Span span) {
    const char *name = super->name->text;
    if (is_constant_body(class_symbol, super))
        return;
    if (super->kind == CLASS_ENUM)
        diag_error(sema->diagnostics, span, "cannot extend enum '%s'", name);
    else if (super->modifiers & MODIFIER_FINAL)
        diag_error(sema->diagnostics, span, "cannot extend final class '%s'", name);
    else if (is_reserved(sema, super))
        diag_error(sema->diagnostics, span, "cannot extend '%s' directly", name);
}

// JLS 8.1.2: an exception is caught by its class, which cannot tell type arguments apart.
static void check_generic_exception(Sema *sema, Class *class_symbol, Span span) {
    if (class_symbol->type_parameters.count && class_symbol->superclass &&
        class_is_subclass(sema, class_symbol, sema->types.throwable->class_symbol))
        diag_error(sema->diagnostics, span, "a generic class cannot extend 'Throwable'");
}

static void check_superclass(Sema *sema, Class *class_symbol) {
    Node *node = class_symbol->declaration->superclass;
    Class *super = node ? class_of(node) : NULL;
    if (!super)
        return;
    if (class_is_interface(super))
        diag_error(sema->diagnostics, node->span, "'%s' is an interface, expected a class",
                   super->name->text);
    else
        check_extensible(sema, class_symbol, super, node->span);
    check_generic_exception(sema, class_symbol, node->span);
}

static void check_anonymous_super(Sema *sema, Class *class_symbol) {
    Type *super = class_symbol->superclass;
    if (super && super->kind == TYPE_CLASS && class_symbol->kind == CLASS_CLASS)
        check_extensible(sema, class_symbol, super->class_symbol, class_name_span(class_symbol));
}

static void check_interfaces(Sema *sema, const Class *class_symbol) {
    const NodeList *nodes = &class_symbol->declaration->interfaces;
    for (uint32_t i = 0; i < nodes->count; i++) {
        Class *super = class_of(nodes->items[i]);
        if (!super)
            continue;
        if (!class_is_interface(super))
            diag_error(sema->diagnostics, nodes->items[i]->span, "'%s' is not an interface",
                       super->name->text);
        for (uint32_t k = 0; k < i; k++)
            if (class_of(nodes->items[k]) == super)
                diag_error(sema->diagnostics, nodes->items[i]->span, "interface '%s' is repeated",
                           super->name->text);
    }
}

// ---- Sealed classes

static bool contains(const ClassList *list, const Class *class_symbol) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == class_symbol)
            return true;
    return false;
}

static bool extends_directly(const Class *class_symbol, const Class *super) {
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS &&
        class_symbol->superclass->class_symbol == super)
        return true;
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        if (class_symbol->interfaces.items[i]->class_symbol == super)
            return true;
    return false;
}

// Without a `permits` clause, the subclasses of the same file are permitted.
static bool is_permitted(const Class *class_symbol, const Class *super) {
    if (class_symbol->is_local)
        return is_constant_body(class_symbol, super);
    if (super->class_file || super->declaration->permitted.count)
        return contains(&super->permitted, class_symbol);
    return super->unit == class_symbol->unit;
}

static void check_sealing_chosen(Sema *sema, const Class *class_symbol, const Class *super) {
    ModifierSet chosen = MODIFIER_SEALED | MODIFIER_NON_SEALED | MODIFIER_FINAL;
    bool is_closed = class_symbol->kind == CLASS_ENUM || class_symbol->kind == CLASS_RECORD;
    if (is_closed || (class_symbol->modifiers & chosen))
        return;
    diag_error(sema->diagnostics, class_name_span(class_symbol),
               "%s extends sealed '%s' and must be %s'sealed' or 'non-sealed'",
               class_text(sema, class_symbol), super->name->text,
               class_is_interface(class_symbol) ? "" : "'final', ");
}

// Does it extend a sealed class?
static bool check_sealed_super(Sema *sema, Class *class_symbol, const Type *super) {
    if (!super || super->kind != TYPE_CLASS || !(super->class_symbol->modifiers & MODIFIER_SEALED))
        return false;
    if (!is_permitted(class_symbol, super->class_symbol))
        diag_error(sema->diagnostics, class_name_span(class_symbol),
                   "%s is not permitted to extend sealed '%s'", class_text(sema, class_symbol),
                   super->class_symbol->name->text);
    else if (!class_symbol->is_anonymous)
        check_sealing_chosen(sema, class_symbol, super->class_symbol);
    return true;
}

static void check_sealed_supers(Sema *sema, Class *class_symbol) {
    bool has_sealed = check_sealed_super(sema, class_symbol, class_symbol->superclass);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        has_sealed |= check_sealed_super(sema, class_symbol, class_symbol->interfaces.items[i]);
    if (!has_sealed && !class_symbol->has_error && (class_symbol->modifiers & MODIFIER_NON_SEALED))
        diag_error(sema->diagnostics, class_name_span(class_symbol),
                   "%s is 'non-sealed' but extends nothing sealed", class_text(sema, class_symbol));
}

static bool has_subclass(Sema *sema, const Class *among, const Class *super) {
    for (uint32_t i = 0; i < among->member_classes.count; i++) {
        Class *member = among->member_classes.items[i];
        class_complete_header(sema, member);
        if (extends_directly(member, super) || has_subclass(sema, member, super))
            return true;
    }
    return false;
}

static bool has_subclass_in_unit(Sema *sema, const Class *super) {
    const NodeList *types = &super->unit->tree->types;
    for (uint32_t i = 0; i < types->count; i++) {
        Class *class_symbol = as_ClassDeclaration(types->items[i])->symbol;
        if (!class_symbol)
            continue;
        class_complete_header(sema, class_symbol);
        if (extends_directly(class_symbol, super) || has_subclass(sema, class_symbol, super))
            return true;
    }
    return false;
}

static void check_permits(Sema *sema, const Class *class_symbol) {
    const NodeList *nodes = &class_symbol->declaration->permitted;
    if (nodes->count && !(class_symbol->modifiers & MODIFIER_SEALED)) {
        diag_error(sema->diagnostics, nodes->items[0]->span, "'permits' needs a sealed class");
        return;
    }
    for (uint32_t i = 0; i < nodes->count; i++) {
        Class *permitted = class_of(nodes->items[i]);
        if (!permitted)
            continue;
        class_complete_header(sema, permitted);
        if (!extends_directly(permitted, class_symbol))
            diag_error(sema->diagnostics, nodes->items[i]->span, "'%s' does not extend '%s'",
                       permitted->name->text, class_symbol->name->text);
    }
    if (!nodes->count && (class_symbol->modifiers & MODIFIER_SEALED) &&
        !has_subclass_in_unit(sema, class_symbol))
        diag_error(sema->diagnostics, class_name_span(class_symbol),
                   "sealed %s has no subclass in this file and no 'permits'",
                   class_text(sema, class_symbol));
}

// One interface with different arguments cannot be inherited twice (JLS 8.1.5).
static void check_same_arguments(Sema *sema, Class *class_symbol, const Type *first, Type *second) {
    ClassList supers = {0};
    class_all_supers(sema, first->class_symbol, &supers);
    for (uint32_t i = 0; i < supers.count; i++) {
        if (!supers.items[i]->type_parameters.count)
            continue;
        Type *one = type_as_super(sema, (Type *)first, supers.items[i]);
        Type *other = type_as_super(sema, second, supers.items[i]);
        if (!one || !other || one == other)
            continue;
        diag_error(sema->diagnostics, class_name_span(class_symbol),
                   "%s inherits both '%s' and '%s'", class_text(sema, class_symbol),
                   type_text(sema->arena, one), type_text(sema->arena, other));
        return;
    }
}

static void check_arguments_agree(Sema *sema, Class *class_symbol) {
    TypeList direct = {0};
    if (class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS)
        vector_push(sema->arena, &direct, class_symbol->superclass);
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        if (class_symbol->interfaces.items[i]->kind == TYPE_CLASS)
            vector_push(sema->arena, &direct, class_symbol->interfaces.items[i]);
    for (uint32_t i = 1; i < direct.count; i++)
        for (uint32_t j = 0; j < i; j++)
            check_same_arguments(sema, class_symbol, direct.items[j], direct.items[i]);
}

void check_supertypes(Sema *sema, Class *class_symbol) {
    if (class_symbol->has_real_interfaces)
        return; // a model with more supertypes than were written
    check_arguments_agree(sema, class_symbol);
    if (class_symbol->is_anonymous)
        check_anonymous_super(sema, class_symbol);
    else
        check_superclass(sema, class_symbol);
    check_interfaces(sema, class_symbol);
    check_sealed_supers(sema, class_symbol);
    check_permits(sema, class_symbol);
}
