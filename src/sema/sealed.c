// Sealed classes: which subclasses there are (JLS 8.1.6), and which types therefore
// have no object in common (JLS 5.1.6.1).
#include "sema/internal.h"

enum { DEEPEST_SEALED = 50 };

static bool extends_directly(const Class *class_symbol, const Class *super) {
    const Type *superclass = class_symbol->superclass;
    if (superclass && superclass->kind == TYPE_CLASS && superclass->class_symbol == super)
        return true;
    for (uint32_t i = 0; i < class_symbol->interfaces.count; i++)
        if (class_symbol->interfaces.items[i]->class_symbol == super)
            return true;
    return false;
}

static void add_subclasses(Sema *sema, Class *among, Class *super) {
    class_complete_header(sema, among);
    if (extends_directly(among, super))
        vector_push(sema->arena, &super->permitted, among);
    for (uint32_t i = 0; i < among->member_classes.count; i++)
        add_subclasses(sema, among->member_classes.items[i], super);
}

const ClassList *class_permitted(Sema *sema, Class *class_symbol) {
    class_complete_header(sema, class_symbol);
    bool is_implied = (class_symbol->modifiers & MODIFIER_SEALED) && class_symbol->declaration &&
                      !class_symbol->declaration->permitted.count;
    if (!is_implied || class_symbol->permitted_known || sema->headers_running)
        return &class_symbol->permitted;
    // Without a `permits` clause those of the same file are meant.
    class_symbol->permitted_known = true;
    const NodeList *types = &class_symbol->unit->tree->types;
    for (uint32_t i = 0; i < types->count; i++) {
        Class *among = as_ClassDeclaration(types->items[i])->symbol;
        if (among)
            add_subclasses(sema, among, class_symbol);
    }
    return &class_symbol->permitted;
}

// An enum is, unless some of its constants are classes of their own (JLS 8.9).
static bool is_final(const Class *class_symbol) {
    if (class_symbol->kind != CLASS_ENUM || !class_symbol->declaration || class_symbol->class_file)
        return class_symbol->modifiers & MODIFIER_FINAL;
    const NodeList *constants = &class_symbol->declaration->constants;
    for (uint32_t i = 0; i < constants->count; i++)
        if (as_EnumConstant(constants->items[i])->body)
            return false;
    return true;
}

static bool disjoint(Sema *sema, Class *one, Class *other, uint32_t depth);

static bool permits_none(Sema *sema, Class *sealed, Class *other, uint32_t depth) {
    const ClassList *permitted = class_permitted(sema, sealed);
    if (!(sealed->modifiers & MODIFIER_SEALED) || !permitted->count)
        return false;
    for (uint32_t i = 0; i < permitted->count; i++)
        if (!disjoint(sema, permitted->items[i], other, depth + 1))
            return false;
    return true;
}

static bool disjoint(Sema *sema, Class *one, Class *other, uint32_t depth) {
    if (depth > DEEPEST_SEALED || class_is_subclass(sema, one, other) ||
        class_is_subclass(sema, other, one))
        return false;
    bool are_classes = !class_is_interface(one) && !class_is_interface(other);
    return are_classes || is_final(one) || is_final(other) ||
           permits_none(sema, one, other, depth) || permits_none(sema, other, one, depth);
}

bool class_disjoint(Sema *sema, Class *one, Class *other) {
    return disjoint(sema, one, other, 0);
}
