// A class that is not abstract implements every abstract method that it has
// (JLS 8.1.1.1), and no class inherits a default method beside another version
// of it (JLS 8.4.8.4).
//
// Method: every pair of methods of the same name among all supertypes is looked
// at; there are few of them.
#include "sema/internal.h"

static bool is_concrete(const Method *method) {
    return !(method->modifiers & (MODIFIER_ABSTRACT | MODIFIER_STATIC | MODIFIER_PRIVATE)) &&
           !method->is_constructor;
}

// ---- Abstract methods

// A class's own method implements any interface's; that of an interface, or of
// a class beside an abstract one of a class, only those further up.
static bool may_implement(Sema *sema, Method *method, Method *abstract) {
    if (!is_concrete(method) || !method_may_override(method, abstract))
        return false;
    if (!class_is_interface(method->owner) && class_is_interface(abstract->owner))
        return true;
    return class_is_subclass(sema, method->owner, abstract->owner);
}

// Methods that only the class has that a model stands for implement, too.
static const MethodList *methods_in(Sema *sema, Class *super, const Name *name) {
    return class_real_file(sema, super) ? member_methods(sema, super, name)
                                        : map_get(&super->methods_by_name, name);
}

static Method *implementation_in(Sema *sema, Class *site, Class *super, Method *abstract) {
    const MethodList *named = methods_in(sema, super, abstract->name);
    for (uint32_t i = 0; named && i < named->count; i++) {
        Method *method = named->items[i];
        if (may_implement(sema, method, abstract) && method_overrides(sema, method, abstract, site))
            return method;
    }
    return NULL;
}

static Method *implementation(Sema *sema, Class *site, const ClassList *supers, Method *abstract) {
    for (uint32_t i = 0; i < supers->count; i++) {
        Method *method = implementation_in(sema, site, supers->items[i], abstract);
        if (method)
            return method;
    }
    return NULL;
}

// The constants of an enum with abstract methods have bodies, which are classes of their own.
static void report_constants(Sema *sema, Class *class_symbol, Method *abstract) {
    const NodeList *constants = &class_symbol->declaration->constants;
    for (uint32_t i = 0; i < constants->count; i++) {
        const EnumConstant *constant = as_EnumConstant(constants->items[i]);
        if (!constant->body)
            diag_error(sema->diagnostics, constant->node.span,
                       "enum constant '%s' must implement '%s' of '%s'", constant->name->text,
                       method_text(sema, abstract), abstract->owner->name->text);
    }
}

static void report_missing(Sema *sema, Class *class_symbol, Method *abstract) {
    if (class_symbol->kind == CLASS_ENUM && class_symbol->declaration->constants.count)
        report_constants(sema, class_symbol, abstract);
    else if (abstract->owner != class_symbol) // else reported with its body
        diag_error(sema->diagnostics, class_name_span(class_symbol),
                   "%s must implement '%s' of '%s'", class_text(sema, class_symbol),
                   method_text(sema, abstract), abstract->owner->name->text);
}

static void check_abstract(Sema *sema, Class *class_symbol, const ClassList *supers,
                           Method *abstract) {
    Method *method = implementation(sema, class_symbol, supers, abstract);
    if (!method)
        report_missing(sema, class_symbol, abstract);
    else if (method->owner != class_symbol && abstract->owner != class_symbol &&
             !class_is_subclass(sema, method->owner, abstract->owner))
        check_override(sema, class_symbol, method, abstract, class_name_span(class_symbol));
}

// JLS 8.10.3: a record has equals, hashCode and toString of its own, written or not;
// and nothing but records may extend Record.
static bool is_record_class(Sema *sema, const Class *class_symbol) {
    const Type *record = sema->types.record_class;
    return record->kind == TYPE_CLASS && record->class_symbol == class_symbol;
}

static bool is_abstract_class(const Class *class_symbol) {
    return class_is_interface(class_symbol) || (class_symbol->modifiers & MODIFIER_ABSTRACT);
}

static void check_abstract_methods(Sema *sema, Class *class_symbol, const ClassList *supers) {
    for (uint32_t i = 0; i < supers->count; i++) {
        const MethodList *methods = &supers->items[i]->methods;
        if (is_record_class(sema, supers->items[i]))
            continue;
        for (uint32_t k = 0; k < methods->count; k++)
            if (methods->items[k]->modifiers & MODIFIER_ABSTRACT)
                check_abstract(sema, class_symbol, supers, methods->items[k]);
    }
}

// ---- Default methods

// Does some supertype have a method that settles which of the two is meant?
static bool is_settled_by(Sema *sema, Class *site, Class *super, Method *a, Method *b) {
    const MethodList *named = map_get(&super->methods_by_name, a->name);
    for (uint32_t i = 0; named && i < named->count; i++) {
        Method *method = named->items[i];
        if (method == a || method == b || (method->modifiers & MODIFIER_PRIVATE))
            continue;
        bool is_below = !class_is_interface(super) || class_is_subclass(sema, super, a->owner) ||
                        class_is_subclass(sema, super, b->owner);
        if (is_below && method_overrides(sema, method, a, site))
            return true;
    }
    return false;
}

static bool is_settled(Sema *sema, Class *site, const ClassList *supers, Method *a, Method *b) {
    for (uint32_t i = 0; i < supers->count; i++)
        if (is_settled_by(sema, site, supers->items[i], a, b))
            return true;
    return false;
}

static bool is_interface_method(const Method *method) {
    return class_is_interface(method->owner) &&
           !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE | MODIFIER_MODEL));
}

static bool are_unrelated(Sema *sema, Method *a, Method *b) {
    return !class_is_subclass(sema, a->owner, b->owner) &&
           !class_is_subclass(sema, b->owner, a->owner);
}

// A method that a class inherits from its superclass also implements those of its interfaces.
static void check_inherited(Sema *sema, Class *site, const ClassList *supers) {
    bool is_abstract = is_abstract_class(site);
    for (uint32_t i = 0; i < supers->count; i++) {
        const MethodList *methods = &supers->items[i]->methods;
        for (uint32_t k = 0; k < methods->count; k++) {
            Method *method = methods->items[k];
            // Abstract ones were looked at where the class is not abstract.
            if (!is_interface_method(method) ||
                (!is_abstract && (method->modifiers & MODIFIER_ABSTRACT)))
                continue;
            Method *by = implementation(sema, site, supers, method);
            if (by && by->owner != site && !class_is_interface(by->owner) &&
                !class_is_subclass(sema, by->owner, method->owner))
                check_override(sema, site, by, method, class_name_span(site));
        }
    }
}

// Of two abstract methods one must have a result that is fit for the other (JLS 8.4.8.3).
static bool results_agree(Sema *sema, Class *site, Method *a, Method *b) {
    Type *first = type_of_member(sema, site->type, a->owner, a->return_type);
    Type *second = type_of_member(sema, site->type, b->owner, b->return_type);
    if (a->type_parameters.count == b->type_parameters.count)
        second = type_substitute(&sema->types, second, b->type_parameters.items,
                                 a->type_parameters.items, a->type_parameters.count);
    if (!type_is_reference(first) || !type_is_reference(second))
        return first == second;
    return type_subtype_unchecked(sema, first, second) ||
           type_subtype_unchecked(sema, second, first);
}

// True once reported.
static bool check_default(Sema *sema, Class *site, const ClassList *supers, Class *super,
                          Method *method) {
    const MethodList *named = map_get(&super->methods_by_name, method->name);
    for (uint32_t i = 0; named && i < named->count; i++) {
        Method *other = named->items[i];
        if (!is_interface_method(other) || !are_unrelated(sema, method, other) ||
            !method_overrides(sema, method, other, site) ||
            (!is_concrete(method) &&
             (is_concrete(other) || results_agree(sema, site, method, other))) ||
            is_settled(sema, site, supers, method, other))
            continue;
        diag_error(sema->diagnostics, class_name_span(site),
                   "%s inherits '%s' from both '%s' and '%s'", class_text(sema, site),
                   method_text(sema, method), method->owner->name->text, other->owner->name->text);
        return true;
    }
    return false;
}

static void check_defaults(Sema *sema, Class *site, const ClassList *supers) {
    for (uint32_t i = 0; i < supers->count; i++) {
        const MethodList *methods = &supers->items[i]->methods;
        for (uint32_t k = 0; k < methods->count; k++) {
            Method *method = methods->items[k];
            for (uint32_t j = 0; is_interface_method(method) && j < supers->count; j++)
                if (check_default(sema, site, supers, supers->items[j], method))
                    return;
        }
    }
}

void check_implements(Sema *sema, Class *class_symbol) {
    // A model may implement interfaces whose methods only the class has that it stands for.
    if (class_symbol->unit && class_symbol->unit->is_library)
        return;
    ClassList supers = {0};
    class_all_supers(sema, class_symbol, &supers);
    for (uint32_t i = 0; i < supers.count; i++) {
        class_complete_members(sema, supers.items[i]);
        if (supers.items[i]->has_error)
            return;
    }
    if (!is_abstract_class(class_symbol))
        check_abstract_methods(sema, class_symbol, &supers);
    if (class_symbol->interfaces.count > 1 ||
        (class_symbol->interfaces.count && class_symbol->superclass)) {
        check_defaults(sema, class_symbol, &supers);
        check_inherited(sema, class_symbol, &supers);
    }
}
