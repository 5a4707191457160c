// Enums: their constants, values() and valueOf (JLS 8.9).
#include "base/utf8.h"
#include "lower/internal.h"

#include <string.h>

// In UTF-16.
static const Constant *text_constant(Code *code, const char *text, size_t length) {
    Constant *constant = ARENA_NEW(code->arena, Constant);
    uint16_t *units = arena_array(code->arena, length + 1, sizeof(uint16_t));
    size_t size;
    for (size_t i = 0; i < length; i += size) {
        uint32_t point = utf8_decode(text + i, length - i, &size);
        if (point > 0xFFFF)
            units[constant->length++] = (uint16_t)(0xD7C0 + (point >> 10));
        units[constant->length++] = (uint16_t)(point > 0xFFFF ? 0xDC00 + (point & 0x3FF) : point);
    }
    constant->kind = CONSTANT_STRING;
    constant->units = units;
    return constant;
}

IrRegister lower_text(Code *code, const char *text, size_t length) {
    return lower_constant(code, text_constant(code, text, length), code->types->string);
}

static IrRegister constant_name(Code *code, const Name *name) {
    return lower_text(code, name->text, name->length);
}

// What the constructor of java.lang.Enum would do.
static void store_identity(Code *code, IrRegister object, const Name *name, uint32_t ordinal) {
    Class *enum_class = code->types->enum_class->class_symbol;
    Variable *name_field = query_field(code->sema, enum_class, "name");
    Variable *ordinal_field = query_field(code->sema, enum_class, "ordinal");
    if (!name_field || !ordinal_field) {
        emit_unsupported(code, "enums without the fields 'name' and 'ordinal' of java.lang.Enum");
        return;
    }
    emit_store(code, object, name_field, constant_name(code, name));
    emit_store(code, object, ordinal_field, emit_constant(code, IR_INT, ordinal));
}

static bool is_varargs_call(Code *code, const EnumConstant *constant) {
    const Method *method = constant->constructor;
    const NodeList *arguments = &constant->arguments;
    if (!method->is_varargs)
        return false;
    if (arguments->count != method->parameters.count)
        return true;
    Type *last = vector_last(arguments)->type;
    Type *wanted = vector_last(&method->parameters)->type;
    return last && last->kind != TYPE_NULL &&
           !query_is_subtype(code->sema, erasure(code, last), erasure(code, wanted));
}

static void lower_enum_constant(Code *code, Class *class_symbol, EnumConstant *constant,
                                uint32_t ordinal) {
    code->span = constant->node.span;
    Method *constructor = constant->constructor;
    if (class_symbol->class_file) {
        emit_unsupported(code, "the initialiser of a class without source");
        return;
    }
    if (!constructor || (constant->node.flags & NODE_HAS_ERROR)) {
        emit_unsupported(code, "code with errors");
        return;
    }
    RegisterList arguments = {0};
    lower_arguments(code, &constant->arguments, constructor, (CallView){0},
                    is_varargs_call(code, constant), &arguments);
    Class *created = class_symbol;
    if (constant->body) {
        created = as_ClassDeclaration(constant->body)->symbol;
        constructor = anonymous_constructor(code, created, constructor, false);
    }
    IrRegister object = allocate(code, created);
    store_closure(code, object, created, 0);
    store_identity(code, object, constant->name, ordinal);
    emit_call(code, constructor, object, &arguments, false);
    emit_store(code, 0, constant->symbol, object);
}

void lower_enum_constants(Code *code, Class *class_symbol) {
    const NodeList *constants = &class_symbol->declaration->constants;
    for (uint32_t i = 0; i < constants->count; i++)
        lower_enum_constant(code, class_symbol, as_EnumConstant(constants->items[i]), i);
}

// ---- Methods

static Variable *constant_at(const Class *class_symbol, uint32_t index) {
    return as_EnumConstant(class_symbol->declaration->constants.items[index])->symbol;
}

void lower_enum_values(Code *code, Class *class_symbol) {
    RegisterList values = {0};
    for (uint32_t i = 0; i < class_symbol->declaration->constants.count; i++)
        vector_push(code->arena, &values, emit_load(code, 0, constant_at(class_symbol, i)));
    return_value(code, create_array_of(code, code->return_type, &values));
}

// A name that no constant has throws IllegalArgumentException: `No enum constant a.b.Color.PINK`.
static void throw_unknown(Code *code, const Class *class_symbol, IrRegister name) {
    Class *exception = query_class(code->sema, "java.lang.IllegalArgumentException");
    Class *throwable = code->types->throwable->class_symbol;
    Variable *message = exception ? query_field(code->sema, throwable, "message") : NULL;
    if (!message) {
        emit_unsupported(code, "valueOf of an enum for an unknown name");
        return;
    }
    const char *text =
        arena_format(code->arena, "No enum constant %s.", class_symbol->qualified_name->text);
    Type *string = code->types->string;
    IrRegister start = lower_text(code, text, strlen(text));
    IrRegister thrown = allocate(code, exception);
    emit_store(code, thrown, message, concatenate(code, start, string, name, string));
    throw_exception(code, thrown);
}

void lower_enum_value_of(Code *code, Class *class_symbol) {
    IrRegister name = code->ir->parameters.items[0];
    Method *equals = find_method(code, code->types->string->class_symbol, "equals", 1);
    check_not_null(code, name, IR_CHECK_NULL);
    for (uint32_t i = 0; equals && i < class_symbol->declaration->constants.count; i++) {
        IrBlockId same = new_block(code), next = new_block(code);
        Variable *constant = constant_at(class_symbol, i);
        IrRegister text = constant_name(code, constant->name);
        emit_branch(code, call_with(code, equals, name, text, false), same, next);
        start_block(code, same);
        return_value(code, emit_load(code, 0, constant));
        start_block(code, next);
    }
    throw_unknown(code, class_symbol, name);
}
