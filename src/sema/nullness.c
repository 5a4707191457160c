// Nullness of declarations: the nearest of modifier, annotation on the type,
// default of the method, of the classes around it, of the file.
#include "sema/nullness.h"
#include "sema/internal.h"
#include "sema/queries.h"

typedef enum Nullness { NULLNESS_UNSAID, NULLNESS_NULLABLE, NULLNESS_NON_NULL } Nullness;

static Nullness said_by_modifiers(ModifierSet modifiers) {
    if (modifiers & MODIFIER_NULLABLE)
        return NULLNESS_NULLABLE;
    return modifiers & MODIFIER_NON_NULL ? NULLNESS_NON_NULL : NULLNESS_UNSAID;
}

static Nullness said_by_type(const Node *node) {
    if (!node)
        return NULLNESS_UNSAID;
    if (node->flags & NODE_NULLABLE)
        return NULLNESS_NULLABLE;
    return node->flags & NODE_NON_NULL ? NULLNESS_NON_NULL : NULLNESS_UNSAID;
}

static Nullness said_by_default(ModifierSet modifiers) {
    if (modifiers & MODIFIER_NULLABLE_BY_DEFAULT)
        return NULLNESS_NULLABLE;
    return modifiers & MODIFIER_NON_NULL_BY_DEFAULT ? NULLNESS_NON_NULL : NULLNESS_UNSAID;
}

static bool nullable_by_default(const Method *method, const Class *class_symbol) {
    Nullness said = method ? said_by_default(method->modifiers) : NULLNESS_UNSAID;
    const Unit *unit = class_symbol ? class_symbol->unit : NULL;
    for (; said == NULLNESS_UNSAID && class_symbol; class_symbol = class_symbol->outer)
        said = said_by_default(class_symbol->modifiers);
    if (said != NULLNESS_UNSAID)
        return said == NULLNESS_NULLABLE;
    return !unit || unit->nullable_by_default;
}

static bool may_be_null(const Type *type) {
    return type && type_is_reference(type);
}

static Node *written_type(const Variable *variable) {
    Node *declaration = variable->declaration;
    return declaration && declaration->kind == NODE_VARIABLE
               ? as_VariableDeclaration(declaration)->declared_type
               : NULL;
}

// What nobody wrote: locals can hold anything, and so can the parameters of lambdas, whose
// values come from a caller that promised nothing; what Java itself binds is an object.
static bool unsaid_variable_is_nullable(const Variable *variable) {
    switch (variable->kind) {
    case VARIABLE_FIELD:
    case VARIABLE_QUANTIFIED: return nullable_by_default(variable->method, variable->owner);
    case VARIABLE_PARAMETER:
        return variable->lambda || nullable_by_default(variable->method, variable->owner);
    case VARIABLE_LOCAL:
    case VARIABLE_RESOURCE: return true;
    case VARIABLE_ENUM_CONSTANT:
    case VARIABLE_EXCEPTION:
    case VARIABLE_PATTERN:
    case VARIABLE_ARRAY_LENGTH: return false;
    }
    internal_error(__FILE__, __LINE__, "the kind of the variable should be known");
}

bool variable_is_nullable(Sema *sema, const Variable *variable) {
    (void)sema;
    if (variable->type && query_is_jml_value(variable->type)) // nobody asks what it holds
        return true;
    if (!may_be_null(variable->type))
        return false;
    Nullness said = said_by_modifiers(variable->modifiers);
    if (said == NULLNESS_UNSAID)
        said = said_by_type(written_type(variable));
    return said == NULLNESS_UNSAID ? unsaid_variable_is_nullable(variable)
                                   : said == NULLNESS_NULLABLE;
}

bool variable_says_nullable(const Variable *variable) {
    return said_by_modifiers(variable->modifiers) == NULLNESS_NULLABLE ||
           said_by_type(written_type(variable)) == NULLNESS_NULLABLE;
}

bool variable_stays_non_null(const Variable *variable) {
    bool is_local = variable->kind == VARIABLE_LOCAL || variable->kind == VARIABLE_PARAMETER ||
                    variable->kind == VARIABLE_RESOURCE;
    if (!is_local || !may_be_null(variable->type) || query_is_jml_value(variable->type))
        return false;
    Nullness said = said_by_modifiers(variable->modifiers);
    if (said == NULLNESS_UNSAID)
        said = said_by_type(written_type(variable));
    return said == NULLNESS_NON_NULL;
}

// values() and valueOf() give objects; the accessor of a record gives its component.
static bool implicit_returns_nullable(Sema *sema, const Method *method) {
    const VariableList *components = &method->owner->record_components;
    for (uint32_t i = 0; i < components->count; i++)
        if (components->items[i]->name == method->name)
            return variable_is_nullable(sema, components->items[i]);
    return false;
}

bool method_says_nullable(const Method *method) {
    return said_by_modifiers(method->modifiers) == NULLNESS_NULLABLE ||
           (method->declaration &&
            said_by_type(method->declaration->return_type) == NULLNESS_NULLABLE);
}

bool method_returns_nullable(Sema *sema, const Method *method) {
    if (method->is_constructor || !may_be_null(method->return_type))
        return false;
    if (method->is_implicit)
        return implicit_returns_nullable(sema, method);
    Nullness said = said_by_modifiers(method->modifiers);
    if (said == NULLNESS_UNSAID && method->declaration)
        said = said_by_type(method->declaration->return_type);
    if (said != NULLNESS_UNSAID)
        return said == NULLNESS_NULLABLE;
    return nullable_by_default(method, method->owner);
}

// ---- Elements of arrays

static Nullness said_of_elements(Node *type, ModifierSet modifiers) {
    Nullness said = NULLNESS_UNSAID;
    while (said == NULLNESS_UNSAID && type && type->kind == NODE_ARRAY_TYPE) {
        type = as_ArrayType(type)->element;
        said = said_by_type(type);
    }
    if (said == NULLNESS_UNSAID && (modifiers & MODIFIER_NULLABLE))
        said = NULLNESS_NULLABLE;
    return said;
}

static bool has_null_elements(const Type *type) {
    return type && type->kind == TYPE_ARRAY && may_be_null(type->element);
}

bool variable_elements_nullable(Sema *sema, const Variable *variable) {
    (void)sema;
    if (!has_null_elements(variable->type))
        return false;
    Nullness said = said_of_elements(written_type(variable), variable->modifiers);
    if (said != NULLNESS_UNSAID)
        return said == NULLNESS_NULLABLE;
    return unsaid_variable_is_nullable(variable);
}

// ---- Type arguments

static NonNullArguments said_of_arguments(Sema *sema, Node *written, const Type *type) {
    NonNullArguments result = {0};
    if (!written || written->kind != NODE_NAMED_TYPE || !type || type->kind != TYPE_CLASS)
        return result;
    Class *map = query_class(sema, "java.util.Map");
    Class *iterable = query_class(sema, "java.lang.Iterable");
    const NodeList *arguments = &as_NamedType(written)->arguments;
    bool is_map = map && arguments->count == 2 && query_is_subclass(sema, type->class_symbol, map);
    bool is_iterable =
        iterable && arguments->count == 1 && query_is_subclass(sema, type->class_symbol, iterable);
    if (is_map || is_iterable)
        result.first = said_by_type(arguments->items[0]) == NULLNESS_NON_NULL;
    if (is_map)
        result.second = said_by_type(arguments->items[1]) == NULLNESS_NON_NULL;
    return result;
}

NonNullArguments variable_non_null_arguments(Sema *sema, const Variable *variable) {
    return said_of_arguments(sema, written_type(variable), variable->type);
}

NonNullArguments method_non_null_arguments(Sema *sema, const Method *method) {
    return said_of_arguments(sema, method->declaration ? method->declaration->return_type : NULL,
                             method->return_type);
}
