// Modifiers of JML: those that mean nothing where they stand get a warning, those that
// contradict each other are errors. What Jury makes no use of is let pass.
#include "sema/internal.h"

#define NULLNESS   (MODIFIER_NULLABLE | MODIFIER_NON_NULL)
#define DEFAULTS   (MODIFIER_NULLABLE_BY_DEFAULT | MODIFIER_NON_NULL_BY_DEFAULT)
#define VISIBILITY (MODIFIER_SPEC_PUBLIC | MODIFIER_SPEC_PROTECTED)
#define CHECKED                                                                                    \
    (MODIFIER_PURE | MODIFIER_HELPER | NULLNESS | DEFAULTS | VISIBILITY | MODIFIER_INSTANCE)

static void check(Sema *sema, Node *node, ModifierSet allowed, Type *type) {
    if (!node)
        return;
    ModifierSet flags = ast_modifiers(node);
    if (type && !type_is_reference(type))
        allowed &= ~NULLNESS;
    if (flags & MODIFIER_PUBLIC)
        allowed &= ~VISIBILITY;
    ModifierSet excess = flags & CHECKED & ~allowed;
    for (int i = MODIFIER_INDEX_PURE; excess >> i; i++)
        if (excess & (UINT64_C(1) << i))
            diag_warning(sema->diagnostics, node->span, "modifier '%s' means nothing here",
                         ast_modifier_text(i));
    static const struct {
        enum ModifierIndex one, other;
    } exclusions[] = {
        {MODIFIER_INDEX_NULLABLE, MODIFIER_INDEX_NON_NULL},
        {MODIFIER_INDEX_NULLABLE_BY_DEFAULT, MODIFIER_INDEX_NON_NULL_BY_DEFAULT},
        {MODIFIER_INDEX_SPEC_PUBLIC, MODIFIER_INDEX_SPEC_PROTECTED},
        {MODIFIER_INDEX_MODEL, MODIFIER_INDEX_GHOST},
        {MODIFIER_INDEX_STATIC, MODIFIER_INDEX_INSTANCE},
    };
    for (size_t i = 0; i < sizeof exclusions / sizeof exclusions[0]; i++) {
        ModifierSet both = UINT64_C(1) << exclusions[i].one | UINT64_C(1) << exclusions[i].other;
        if ((flags & both) == both)
            diag_error(sema->diagnostics, node->span, "modifiers '%s' and '%s' exclude each other",
                       ast_modifier_text(exclusions[i].one),
                       ast_modifier_text(exclusions[i].other));
    }
}

static void check_method(Sema *sema, const Method *method) {
    const MethodDeclaration *declaration = method->declaration;
    ModifierSet allowed = MODIFIER_PURE | MODIFIER_HELPER | VISIBILITY | DEFAULTS |
                          MODIFIER_INSTANCE | (method->is_constructor ? 0 : NULLNESS);
    check(sema, declaration->modifiers, allowed, method->return_type);
    for (uint32_t i = 0; i < declaration->parameters.count; i++) {
        const VariableDeclaration *parameter =
            as_VariableDeclaration(declaration->parameters.items[i]);
        if (parameter->symbol)
            check(sema, parameter->modifiers, NULLNESS, parameter->symbol->type);
    }
}

void check_jml_modifiers(Sema *sema, Class *class_symbol) {
    check(sema, class_symbol->declaration->modifiers, MODIFIER_PURE | DEFAULTS | VISIBILITY, NULL);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        const Variable *field = class_symbol->fields.items[i];
        if (field->declaration && field->declaration->kind == NODE_VARIABLE)
            check(sema, as_VariableDeclaration(field->declaration)->modifiers,
                  NULLNESS | VISIBILITY | MODIFIER_INSTANCE, field->type);
    }
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (class_symbol->methods.items[i]->declaration)
            check_method(sema, class_symbol->methods.items[i]);
}
