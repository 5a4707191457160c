// Who may name what: access to members and classes (JLS 6.6).
#include "sema/internal.h"

// The class around `from`, or itself, that extends `owner` and that the object accessed, of type
// `site`, is an instance of; any such class will do where there is no object.
static bool subclass_accesses(Sema *sema, Class *from, Class *owner, Type *site) {
    for (; from; from = from->outer)
        if (class_is_subclass(sema, from, owner) && (!site || type_as_super(sema, site, from)))
            return true;
    return false;
}

// Private members are not inherited: neither a subclass nor a type variable has them.
static bool is_own_member(const Class *owner, const Type *site) {
    if (!site || type_is_error(site))
        return true;
    return site->kind == TYPE_CLASS && site->class_symbol == owner;
}

bool member_accessible(Sema *sema, Environment *environment, Class *owner, ModifierSet modifiers,
                       Type *site) {
    if (modifiers & MODIFIER_PUBLIC)
        return true;
    if (environment->jml && (modifiers & (MODIFIER_SPEC_PUBLIC | MODIFIER_SPEC_PROTECTED)))
        return true;
    Class *from = environment->class_symbol;
    if (!from)
        return true;
    if (modifiers & MODIFIER_PRIVATE)
        return class_outermost(from) == class_outermost(owner) && is_own_member(owner, site);
    if (from->package == owner->package)
        return true;
    if (!(modifiers & MODIFIER_PROTECTED))
        return false;
    bool any_object = !site || (modifiers & MODIFIER_STATIC) || type_is_error(site);
    return subclass_accesses(sema, from, owner, any_object ? NULL : site);
}

bool class_accessible(Sema *sema, Environment *environment, Class *class_symbol) {
    if ((class_symbol->modifiers & MODIFIER_PUBLIC) || class_symbol->is_local)
        return true;
    if (class_symbol->outer)
        return member_accessible(sema, environment, class_symbol->outer,
                                 class_symbol->modifiers | MODIFIER_STATIC, NULL);
    return class_symbol->package == environment->unit->package;
}

void report_not_accessible(Sema *sema, Span span, const char *what, ModifierSet modifiers,
                           const Name *where) {
    diag_error(sema->diagnostics, span, "'%s' is not accessible here: it is %s in '%s'", what,
               modifiers & MODIFIER_PRIVATE     ? "private"
               : modifiers & MODIFIER_PROTECTED ? "protected"
                                                : "package-private",
               where->text);
}
