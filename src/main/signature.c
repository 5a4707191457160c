#include "main/signature.h"

#include "sema/queries.h"

#include <string.h>

void signature_type(Buffer *buffer, const Type *type) {
    if (type)
        type_print(buffer, type);
    else
        buffer_add_char(buffer, '?');
}

void signature_modifiers(Buffer *buffer, ModifierSet modifiers) {
    for (int i = 0; i < MODIFIER_COUNT; i++)
        if (modifiers >> i & 1)
            buffer_format(buffer, "%s ", ast_modifier_text((enum ModifierIndex)i));
}

static void add_types(Buffer *buffer, const char *before, const TypeList *types) {
    for (uint32_t i = 0; i < types->count; i++) {
        buffer_add_text(buffer, i ? ", " : before);
        signature_type(buffer, types->items[i]);
    }
}

// Every type is an Object; to say so would be noise.
static bool is_plain_object(const Type *type) {
    return type->kind == TYPE_CLASS && !type->class_symbol->superclass &&
           !strcmp(type->class_symbol->qualified_name->text, "java.lang.Object");
}

void signature_type_parameters(Buffer *buffer, const TypeList *parameters) {
    for (uint32_t i = 0; i < parameters->count; i++) {
        const TypeVariable *variable = parameters->items[i]->variable;
        buffer_format(buffer, "%s%s", i ? ", " : "<", variable->name->text);
        if (variable->upper && !is_plain_object(variable->upper)) {
            buffer_add_text(buffer, " extends ");
            signature_type(buffer, variable->upper);
        }
    }
    if (parameters->count)
        buffer_add_char(buffer, '>');
}

static void add_parameter(Buffer *buffer, const Variable *parameter, bool is_varargs,
                          bool is_short) {
    if (is_varargs && parameter->type && parameter->type->kind == TYPE_ARRAY) {
        signature_type(buffer, parameter->type->element);
        buffer_add_text(buffer, "...");
    } else {
        signature_type(buffer, parameter->type);
    }
    if (!is_short && parameter->name)
        buffer_format(buffer, " %s", parameter->name->text);
}

void signature_method(Buffer *buffer, const Method *method, bool is_short) {
    if (!is_short && method->type_parameters.count) {
        signature_type_parameters(buffer, &method->type_parameters);
        buffer_add_char(buffer, ' ');
    }
    if (!is_short && !method->is_constructor) {
        signature_type(buffer, method->return_type);
        buffer_add_char(buffer, ' ');
    }
    const Name *name = method->is_constructor ? method->owner->name : method->name;
    buffer_format(buffer, "%s(", name->text);
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        if (i)
            buffer_add_text(buffer, ", ");
        bool is_last = i + 1 == method->parameters.count;
        add_parameter(buffer, method->parameters.items[i], is_last && method->is_varargs, is_short);
    }
    buffer_add_char(buffer, ')');
    if (!is_short)
        add_types(buffer, " throws ", &method->thrown);
}

// ---- Descriptors

static void add_binary_name(Buffer *buffer, const Class *class_symbol) {
    if (class_symbol->outer) {
        add_binary_name(buffer, class_symbol->outer);
        buffer_format(buffer, "$%s", class_symbol->name->text);
        return;
    }
    for (const char *at = class_symbol->qualified_name->text; *at; at++)
        buffer_add_char(buffer, *at == '.' ? '/' : *at);
}

static void add_descriptor(Buffer *buffer, Sema *sema, Type *type) {
    static const char letters[] = {[TYPE_VOID] = 'V',  [TYPE_BOOLEAN] = 'Z', [TYPE_BYTE] = 'B',
                                   [TYPE_SHORT] = 'S', [TYPE_CHAR] = 'C',    [TYPE_INT] = 'I',
                                   [TYPE_LONG] = 'J',  [TYPE_FLOAT] = 'F',   [TYPE_DOUBLE] = 'D'};
    type = query_erasure(sema, type);
    for (; type->kind == TYPE_ARRAY; type = query_erasure(sema, type->element))
        buffer_add_char(buffer, '[');
    if (type->kind == TYPE_CLASS) {
        buffer_add_char(buffer, 'L');
        add_binary_name(buffer, type->class_symbol);
        buffer_add_char(buffer, ';');
    } else if (type->kind < sizeof letters && letters[type->kind]) {
        buffer_add_char(buffer, letters[type->kind]);
    }
}

void signature_descriptor(Buffer *buffer, Sema *sema, const Method *method) {
    buffer_add_char(buffer, '(');
    for (uint32_t i = 0; i < method->parameters.count; i++)
        add_descriptor(buffer, sema, method->parameters.items[i]->type);
    buffer_add_char(buffer, ')');
    if (method->is_constructor)
        buffer_add_char(buffer, 'V');
    else
        add_descriptor(buffer, sema, method->return_type);
}
