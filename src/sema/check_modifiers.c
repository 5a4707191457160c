// Modifiers of Java: which are allowed on a declaration, and which exclude each
// other (JLS 8.1.1, 8.3.1, 8.4.3, 8.8.3, 9.1.1, 9.3, 9.4). JML's are let pass.
#include "sema/internal.h"

enum { FIRST_JML_MODIFIER = MODIFIER_INDEX_PURE }; // modifiers.def lists Java's first

#define ACCESS  (MODIFIER_PUBLIC | MODIFIER_PROTECTED | MODIFIER_PRIVATE)
#define SEALING (MODIFIER_SEALED | MODIFIER_NON_SEALED)

typedef enum Place { PLACE_TOP_LEVEL, PLACE_MEMBER, PLACE_LOCAL } Place;

// ---- Which are allowed

static ModifierSet allowed_on_kind(ClassKind kind) {
    switch (kind) {
    case CLASS_CLASS: return MODIFIER_ABSTRACT | MODIFIER_FINAL | MODIFIER_STRICTFP | SEALING;
    case CLASS_INTERFACE: return MODIFIER_ABSTRACT | MODIFIER_STRICTFP | SEALING;
    case CLASS_ANNOTATION: return MODIFIER_ABSTRACT | MODIFIER_STRICTFP;
    case CLASS_ENUM: return MODIFIER_STRICTFP;
    case CLASS_RECORD: return MODIFIER_FINAL | MODIFIER_STRICTFP;
    }
    internal_error(__FILE__, __LINE__, "the kind of the class should be known");
}

static ModifierSet allowed_on_class(const Class *class_symbol, Place place) {
    ModifierSet allowed = allowed_on_kind(class_symbol->kind);
    if (place == PLACE_TOP_LEVEL)
        return allowed | MODIFIER_PUBLIC;
    if (place == PLACE_LOCAL)
        return allowed & ~SEALING;
    if (class_is_interface(class_symbol->outer))
        return allowed | MODIFIER_PUBLIC | MODIFIER_STATIC;
    return allowed | ACCESS | MODIFIER_STATIC;
}

// Ghost and model fields of an interface may be hidden from clients.
static ModifierSet allowed_on_field(const Class *owner, bool is_jml) {
    if (!class_is_interface(owner))
        return ACCESS | MODIFIER_STATIC | MODIFIER_FINAL | MODIFIER_TRANSIENT | MODIFIER_VOLATILE;
    return MODIFIER_PUBLIC | MODIFIER_STATIC | MODIFIER_FINAL | (is_jml ? ACCESS : 0);
}

static ModifierSet allowed_on_constructor(const Class *owner) {
    return owner->kind == CLASS_ENUM ? MODIFIER_PRIVATE : ACCESS;
}

static ModifierSet allowed_on_method(const Class *owner) {
    ModifierSet everywhere = MODIFIER_ABSTRACT | MODIFIER_STATIC | MODIFIER_STRICTFP;
    if (owner->kind == CLASS_ANNOTATION)
        return MODIFIER_PUBLIC | MODIFIER_ABSTRACT;
    if (owner->kind == CLASS_INTERFACE)
        return everywhere | MODIFIER_PUBLIC | MODIFIER_PRIVATE | MODIFIER_DEFAULT;
    return everywhere | ACCESS | MODIFIER_FINAL | MODIFIER_SYNCHRONIZED |
           (owner->kind == CLASS_RECORD ? 0 : MODIFIER_NATIVE);
}

// Where the written modifiers stand.
static Span place_of(Node *modifiers, Span otherwise) {
    return modifiers->span.end > modifiers->span.begin ? modifiers->span : otherwise;
}

static void check_allowed(Sema *sema, Node *modifiers, ModifierSet allowed, Span span) {
    ModifierSet excess = ast_modifiers(modifiers) & ~allowed;
    for (int i = 0; i < FIRST_JML_MODIFIER; i++)
        if (excess & (UINT64_C(1) << i))
            diag_error(sema->diagnostics, place_of(modifiers, span),
                       "modifier '%s' is not allowed here", ast_modifier_text(i));
}

// ---- Which exclude each other

typedef struct Exclusion {
    enum ModifierIndex modifier;
    ModifierSet others;
} Exclusion;

static void check_exclusions(Sema *sema, Node *modifiers, const Exclusion *list, size_t count,
                             Span span) {
    ModifierSet flags = ast_modifiers(modifiers);
    for (size_t k = 0; k < count; k++) {
        if (!(flags & (UINT64_C(1) << list[k].modifier)))
            continue;
        for (int i = 0; i < FIRST_JML_MODIFIER; i++)
            if (flags & list[k].others & (UINT64_C(1) << i))
                diag_error(sema->diagnostics, place_of(modifiers, span),
                           "modifiers '%s' and '%s' exclude each other",
                           ast_modifier_text(list[k].modifier), ast_modifier_text(i));
    }
}

static void check_access(Sema *sema, Node *modifiers, Span span) {
    const Exclusion access[] = {
        {MODIFIER_INDEX_PUBLIC, MODIFIER_PROTECTED | MODIFIER_PRIVATE},
        {MODIFIER_INDEX_PROTECTED, MODIFIER_PRIVATE},
    };
    check_exclusions(sema, modifiers, access, 2, span);
}

static void check_class_exclusions(Sema *sema, Node *modifiers, Span span) {
    const Exclusion list[] = {
        {MODIFIER_INDEX_FINAL, MODIFIER_ABSTRACT | SEALING},
        {MODIFIER_INDEX_SEALED, MODIFIER_NON_SEALED},
    };
    check_exclusions(sema, modifiers, list, 2, span);
}

static void check_method_exclusions(Sema *sema, Node *modifiers, Span span) {
    const Exclusion list[] = {
        {MODIFIER_INDEX_ABSTRACT, MODIFIER_PRIVATE | MODIFIER_STATIC | MODIFIER_FINAL |
                                      MODIFIER_NATIVE | MODIFIER_STRICTFP | MODIFIER_SYNCHRONIZED |
                                      MODIFIER_DEFAULT},
        {MODIFIER_INDEX_DEFAULT, MODIFIER_STATIC | MODIFIER_PRIVATE},
        {MODIFIER_INDEX_NATIVE, MODIFIER_STRICTFP},
    };
    check_exclusions(sema, modifiers, list, 3, span);
}

// ---- Declarations

static void check_field(Sema *sema, const Class *owner, VariableDeclaration *field) {
    const Exclusion list[] = {{MODIFIER_INDEX_FINAL, MODIFIER_VOLATILE}};
    Span span = variable_name_span(field);
    bool is_jml = ast_modifiers(field->modifiers) & (MODIFIER_GHOST | MODIFIER_MODEL);
    if (!field->modifiers)
        return;
    check_allowed(sema, field->modifiers, allowed_on_field(owner, is_jml), span);
    check_access(sema, field->modifiers, span);
    check_exclusions(sema, field->modifiers, list, 1, span);
}

static void check_parameters(Sema *sema, const MethodDeclaration *declaration) {
    for (uint32_t i = 0; i < declaration->parameters.count; i++) {
        VariableDeclaration *parameter = as_VariableDeclaration(declaration->parameters.items[i]);
        if (parameter->modifiers)
            check_allowed(sema, parameter->modifiers, MODIFIER_FINAL, parameter->node.span);
    }
}

static void check_method(Sema *sema, const Method *method) {
    MethodDeclaration *declaration = method->declaration;
    Span span = method_name_span(method);
    check_parameters(sema, declaration);
    if (!declaration->modifiers)
        return;
    check_allowed(sema, declaration->modifiers,
                  method->is_constructor ? allowed_on_constructor(method->owner)
                                         : allowed_on_method(method->owner),
                  span);
    check_access(sema, declaration->modifiers, span);
    check_method_exclusions(sema, declaration->modifiers, span);
}

void check_local_modifiers(Sema *sema, VariableDeclaration *declaration) {
    if (declaration->modifiers)
        check_allowed(sema, declaration->modifiers, MODIFIER_FINAL, declaration->node.span);
}

static Place place_of_class(const Class *class_symbol) {
    if (class_symbol->is_local)
        return PLACE_LOCAL;
    return class_symbol->outer ? PLACE_MEMBER : PLACE_TOP_LEVEL;
}

void check_modifiers(Sema *sema, Class *class_symbol) {
    ClassDeclaration *declaration = class_symbol->declaration;
    Span span = class_name_span(class_symbol);
    if (declaration->modifiers) {
        check_allowed(sema, declaration->modifiers,
                      allowed_on_class(class_symbol, place_of_class(class_symbol)), span);
        check_access(sema, declaration->modifiers, span);
        check_class_exclusions(sema, declaration->modifiers, span);
    }
    for (uint32_t i = 0; i < declaration->constants.count; i++) {
        EnumConstant *constant = as_EnumConstant(declaration->constants.items[i]);
        if (constant->modifiers)
            check_allowed(sema, constant->modifiers, 0, constant->node.span);
    }
    for (uint32_t i = 0; i < declaration->members.count; i++)
        if (declaration->members.items[i]->kind == NODE_VARIABLE)
            check_field(sema, class_symbol, as_VariableDeclaration(declaration->members.items[i]));
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (class_symbol->methods.items[i]->declaration)
            check_method(sema, class_symbol->methods.items[i]);
}
