// Rules on the declarations of a class: duplicates, bodies, constructors.
//
// Requires the header and members of the class; its bodies need not be typed.
// The other rules are in check_modifiers.c, check_supertypes.c, check_override.c,
// check_implements.c, check_annotation.c and check_record.c.
#include "sema/flow.h"
#include "sema/internal.h"
#include "sema/queries.h"

#include <string.h>

// ---- Texts and places for messages

const char *class_text(Sema *sema, const Class *class_symbol) {
    static const char *const kinds[] = {
        [CLASS_CLASS] = "class",   [CLASS_INTERFACE] = "interface",        [CLASS_ENUM] = "enum",
        [CLASS_RECORD] = "record", [CLASS_ANNOTATION] = "annotation type",
    };
    if (class_symbol->is_anonymous)
        return "anonymous class";
    return arena_format(sema->arena, "%s '%s'", kinds[class_symbol->kind],
                        class_symbol->name->text);
}

const char *method_text(Sema *sema, const Method *method) {
    Buffer buffer = {0};
    buffer_add_text(&buffer,
                    method->is_constructor ? method->owner->name->text : method->name->text);
    buffer_add_char(&buffer, '(');
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        const Type *type = method->parameters.items[i]->type;
        bool is_rest =
            method->is_varargs && i + 1 == method->parameters.count && type->kind == TYPE_ARRAY;
        buffer_add_text(&buffer, i ? ", " : "");
        type_print(&buffer, is_rest ? type->element : type);
        buffer_add_text(&buffer, is_rest ? "..." : "");
    }
    buffer_add_char(&buffer, ')');
    const char *text = arena_copy_text(sema->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

static Span name_span(Position at, const Name *name, Span otherwise) {
    return name && at ? (Span){at, at + name->length} : otherwise;
}

Span class_name_span(const Class *class_symbol) {
    const ClassDeclaration *declaration = class_symbol->declaration;
    return name_span(declaration->name_at, declaration->name, declaration->node.span);
}

Span method_name_span(const Method *method) {
    const MethodDeclaration *declaration = method->declaration;
    if (!declaration)
        return class_name_span(method->owner);
    return name_span(declaration->name_at, declaration->name, declaration->node.span);
}

static Span field_span(const Variable *field) {
    Node *node = field->declaration;
    if (node->kind == NODE_VARIABLE)
        return variable_name_span(as_VariableDeclaration(node));
    EnumConstant *constant = as_EnumConstant(node);
    return name_span(constant->name_at, constant->name, node->span);
}

// ---- Duplicates

static void check_duplicate_fields(Sema *sema, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        Variable *first = map_get(&class_symbol->fields_by_name, field->name);
        if (first == field || !field->declaration || !field->name->length)
            continue;
        diag_error(sema->diagnostics, field_span(field), "field '%s' is already declared in %s",
                   field->name->text, class_text(sema, class_symbol));
        diag_note(sema->diagnostics, field_span(first), "'%s' is declared here", field->name->text);
    }
}

static bool has_same_erasure(Sema *sema, const Method *a, const Method *b) {
    if (a->parameters.count != b->parameters.count)
        return false;
    for (uint32_t i = 0; i < a->parameters.count; i++) {
        Type *first = a->parameters.items[i]->type;
        Type *second = b->parameters.items[i]->type;
        if (type_is_error(first) || type_is_error(second) ||
            type_erasure(sema, first) != type_erasure(sema, second))
            return false;
    }
    return true;
}

static bool has_same_parameters(const Method *a, const Method *b) {
    for (uint32_t i = 0; i < a->parameters.count; i++)
        if (a->parameters.items[i]->type != b->parameters.items[i]->type)
            return false;
    return true;
}

static void report_duplicate(Sema *sema, const Method *method, const Method *first) {
    const char *kind = method->is_constructor ? "constructor" : "method";
    if (has_same_parameters(method, first))
        diag_error(sema->diagnostics, method_name_span(method), "%s '%s' is already declared in %s",
                   kind, method_text(sema, method), class_text(sema, method->owner));
    else
        diag_error(sema->diagnostics, method_name_span(method),
                   "%s '%s' has the same erasure as '%s'", kind, method_text(sema, method),
                   method_text(sema, first));
    if (first->declaration)
        diag_note(sema->diagnostics, method_name_span(first), "'%s' is declared here",
                  method_text(sema, first));
}

// Implicit methods come last in the list, but are the first to be there.
static bool comes_before(const Method *first, uint32_t first_at, const Method *method,
                         uint32_t method_at) {
    if (first->is_implicit != method->is_implicit)
        return first->is_implicit;
    return first_at < method_at;
}

static void check_duplicate_method(Sema *sema, const Method *method, const MethodList *named,
                                   uint32_t index) {
    for (uint32_t i = 0; i < named->count; i++) {
        if (i == index || !comes_before(named->items[i], i, method, index) ||
            !has_same_erasure(sema, method, named->items[i]))
            continue;
        report_duplicate(sema, method, named->items[i]);
        return;
    }
}

static void check_duplicate_methods(Sema *sema, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *method = class_symbol->methods.items[i];
        const MethodList *named = map_get(&class_symbol->methods_by_name, method->name);
        if (method->is_implicit || !named || named->count < 2 || !method->name->length)
            continue;
        for (uint32_t k = 0; k < named->count; k++)
            if (named->items[k] == method)
                check_duplicate_method(sema, method, named, k);
    }
}

static void check_duplicate_parameters(Sema *sema, const NodeList *parameters) {
    for (uint32_t i = 0; i < parameters->count; i++)
        for (uint32_t k = 0; k < i; k++) {
            const TypeParameter *parameter = as_TypeParameter(parameters->items[i]);
            if (parameter->name && parameter->name == as_TypeParameter(parameters->items[k])->name)
                diag_error(sema->diagnostics, parameter->node.span,
                           "type parameter '%s' is already declared", parameter->name->text);
        }
}

// JLS 8.1: a class may not have the name of a class around it.
// Words that mean something else where a type may stand (JLS 3.9).
static void check_reserved_name(Sema *sema, const Class *class_symbol) {
    static const char *const words[] = {"var", "yield", "record", "sealed", "permits"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (!strcmp(class_symbol->name->text, words[i]))
            diag_error(sema->diagnostics, class_name_span(class_symbol),
                       "'%s' cannot be the name of a class", words[i]);
}

static void check_enclosing_names(Sema *sema, const Class *class_symbol) {
    if (class_symbol->is_anonymous)
        return;
    for (const Class *outer = class_symbol->outer; outer; outer = outer->outer)
        if (outer->name == class_symbol->name)
            diag_error(sema->diagnostics, class_name_span(class_symbol),
                       "'%s' has the name of a class around it", class_symbol->name->text);
}

// ---- Bodies

static void check_class_method_body(Sema *sema, const Method *method) {
    const char *name = method->name->text;
    Span span = method_name_span(method);
    bool has_body = method->declaration->body;
    if (!has_body && !(method->modifiers & (MODIFIER_ABSTRACT | MODIFIER_NATIVE)))
        diag_error(sema->diagnostics, span, "method '%s' needs a body or 'abstract'", name);
    if (has_body && (method->modifiers & MODIFIER_ABSTRACT))
        diag_error(sema->diagnostics, span, "abstract method '%s' cannot have a body", name);
    if (has_body && (method->modifiers & MODIFIER_NATIVE))
        diag_error(sema->diagnostics, span, "native method '%s' cannot have a body", name);
    bool is_concrete =
        !(method->owner->modifiers & MODIFIER_ABSTRACT) && method->owner->kind != CLASS_ENUM;
    if ((method->modifiers & MODIFIER_ABSTRACT) && is_concrete)
        diag_error(sema->diagnostics, span, "%s must be abstract to declare abstract method '%s'",
                   class_text(sema, method->owner), name);
}

static void check_interface_method_body(Sema *sema, const Method *method) {
    ModifierSet with_body = MODIFIER_DEFAULT | MODIFIER_STATIC | MODIFIER_PRIVATE;
    bool has_body = method->declaration->body;
    bool needs_body = method->modifiers & with_body;
    if (!has_body && needs_body)
        diag_error(sema->diagnostics, method_name_span(method), "method '%s' needs a body",
                   method->name->text);
    if (has_body && !needs_body)
        diag_error(sema->diagnostics, method_name_span(method),
                   "interface method '%s' needs 'default', 'static' or 'private' to have a body",
                   method->name->text);
}

// That it has the name of its class was the parser's question.
static void check_constructor(Sema *sema, const Method *method) {
    const MethodDeclaration *declaration = method->declaration;
    if (class_is_interface(method->owner))
        diag_error(sema->diagnostics, method_name_span(method),
                   "an interface cannot have a constructor");
    else if (!declaration->body && !(declaration->node.flags & NODE_IN_JML))
        diag_error(sema->diagnostics, method_name_span(method), "constructor needs a body");
}

// A model method may leave its meaning to its specification.
static void check_body(Sema *sema, const Method *method) {
    if (method->is_constructor)
        check_constructor(sema, method);
    else if (method->modifiers & MODIFIER_MODEL)
        return;
    else if (class_is_interface(method->owner))
        check_interface_method_body(sema, method);
    else
        check_class_method_body(sema, method);
}

static void check_throws(Sema *sema, Method *method) {
    const NodeList *nodes = &method->declaration->throws;
    for (uint32_t i = 0; i < nodes->count && i < method->thrown.count; i++) {
        Type *type = method->thrown.items[i];
        if (!type_is_error(type) && !type_subtype(sema, type, sema->types.throwable))
            diag_error(sema->diagnostics, nodes->items[i]->span,
                       "'throws' needs a Throwable, found '%s'", type_text(sema->arena, type));
    }
}

static void check_methods(Sema *sema, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *method = class_symbol->methods.items[i];
        if (!method->declaration)
            continue;
        check_body(sema, method);
        check_throws(sema, method);
        check_duplicate_parameters(sema, &method->declaration->type_parameters);
    }
}

// ---- Constructors: what they call first

static const ConstructorCall *first_call(const Method *constructor) {
    const MethodDeclaration *declaration = constructor->declaration;
    return declaration && declaration->body ? flow_constructor_call(declaration) : NULL;
}

static Method *called_constructor(const Method *constructor) {
    const ConstructorCall *call = first_call(constructor);
    return call && !call->is_super ? call->constructor : NULL;
}

// this(…) must lead to a super(…) in the end (JLS 8.8.7.1); a cycle is reported at its first one.
static void check_constructor_cycles(Sema *sema, Class *class_symbol) {
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *start = class_symbol->methods.items[i];
        if (!start->is_constructor)
            continue;
        Method *next = called_constructor(start);
        uint32_t steps = 0;
        bool is_first = true;
        while (next && next != start && steps++ < class_symbol->methods.count) {
            for (uint32_t j = 0; j < i; j++)
                is_first &= class_symbol->methods.items[j] != next;
            next = called_constructor(next);
        }
        if (next && next == start && is_first)
            diag_error(sema->diagnostics, method_name_span(start), "constructor '%s' calls itself",
                       method_text(sema, start));
    }
}

// ---- Interfaces

static void check_interface_field(Sema *sema, const VariableDeclaration *field) {
    bool is_java = !(ast_modifiers(field->modifiers) & (MODIFIER_GHOST | MODIFIER_MODEL));
    if (is_java && !field->initializer)
        diag_error(sema->diagnostics, variable_name_span(field),
                   "field '%s' of an interface needs an initialiser",
                   field->name ? field->name->text : "");
}

static void check_interface(Sema *sema, Class *class_symbol) {
    const NodeList *members = &class_symbol->declaration->members;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (member->kind == NODE_VARIABLE)
            check_interface_field(sema, as_VariableDeclaration(member));
        if (member->kind == NODE_INITIALIZER)
            diag_error(sema->diagnostics, member->span, "an interface cannot have an initialiser");
    }
}

// @FunctionalInterface says that it is one (JLS 9.6.4.9).
static void check_functional(Sema *sema, Class *class_symbol) {
    Node *modifiers = class_symbol->declaration->modifiers;
    Class *annotation = class_find_qualified(sema, "java.lang.FunctionalInterface");
    for (uint32_t i = 0; modifiers && i < as_Modifiers(modifiers)->annotations.count; i++) {
        Node *type = as_Annotation(as_Modifiers(modifiers)->annotations.items[i])->type;
        if (annotation && type->type == annotation->type && !functional_method(sema, class_symbol))
            diag_error(sema->diagnostics, type->span, "'%s' is not a functional interface",
                       class_symbol->name->text);
    }
}

// ---- Compact source files

// JLS 8.1.8: it is a program, and nobody creates an object of it.
static void check_implicit_class(Sema *sema, const Class *class_symbol) {
    const NodeList *members = &class_symbol->declaration->members;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (query_may_be_main(class_symbol->methods.items[i]))
            return;
    diag_error(sema->diagnostics, members->count ? members->items[0]->span : (Span){0, 0},
               "a file with members outside of a class needs a method 'void main()' or 'void "
               "main(String[])'");
}

void check_class(Sema *sema, Class *class_symbol) {
    if (!class_symbol->declaration)
        return;
    check_duplicate_fields(sema, class_symbol);
    check_duplicate_methods(sema, class_symbol);
    check_duplicate_parameters(sema, &class_symbol->declaration->type_parameters);
    check_enclosing_names(sema, class_symbol);
    check_reserved_name(sema, class_symbol);
    check_modifiers(sema, class_symbol);
    check_jml_modifiers(sema, class_symbol);
    check_methods(sema, class_symbol);
    check_constructor_cycles(sema, class_symbol);
    check_implicit_super(sema, class_symbol);
    check_functional(sema, class_symbol);
    check_bounds(sema, class_symbol);
    check_supertypes(sema, class_symbol);
    check_overriding(sema, class_symbol);
    check_implements(sema, class_symbol);
    check_annotation_elements(sema, class_symbol);
    if (class_is_interface(class_symbol))
        check_interface(sema, class_symbol);
    if (class_symbol->kind == CLASS_RECORD)
        check_record(sema, class_symbol);
    if (class_symbol->declaration->is_implicit)
        check_implicit_class(sema, class_symbol);
}
