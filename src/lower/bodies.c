// Bodies of methods: constructors with their initialisers, and methods that
// have no source: default constructors, those of records and enums.
#include "lower/internal.h"

#include <string.h>

// ---- Instance initialisers (JLS 12.5)

static void lower_field_initializer(Code *code, VariableDeclaration *declaration) {
    Variable *field = declaration->symbol;
    code->span = declaration->node.span;
    if (declaration->node.flags & NODE_HAS_ERROR)
        emit_unsupported(code, "code with errors");
    else if ((field->modifiers & MODIFIER_GHOST) &&
             (!is_java(declaration->initializer) || is_mathematical(field->type)))
        emit_specification(code, &declaration->node);
    else
        emit_store(code, code->receiver, field,
                   lower_as(code, declaration->initializer, field->type));
}

void lower_initializer(Code *code, Initializer *initializer) {
    code->span = initializer->node.span;
    if (initializer->node.flags & NODE_HAS_ERROR)
        emit_unsupported(code, "code with errors");
    else
        lower_statement(code, initializer->body);
}

static bool is_instance_field(const VariableDeclaration *declaration) {
    const Variable *field = declaration->symbol;
    return field && declaration->initializer &&
           !(field->modifiers & (MODIFIER_STATIC | MODIFIER_MODEL));
}

static void lower_instance_initializers(Code *code) {
    const NodeList *members = &code->class_symbol->declaration->members;
    Span around = code->span;
    for (uint32_t i = 0; i < members->count; i++) {
        Node *member = members->items[i];
        if (member->kind == NODE_VARIABLE && is_instance_field(as_VariableDeclaration(member)))
            lower_field_initializer(code, as_VariableDeclaration(member));
        else if (member->kind == NODE_INITIALIZER && !as_Initializer(member)->is_static &&
                 as_Initializer(member)->body)
            lower_initializer(code, as_Initializer(member));
    }
    code->span = around;
}

// ---- Constructors

static Method *default_constructor(Code *code, Class *class_symbol) {
    Method *constructor = find_method(code, class_symbol, "<init>", 0);
    if (constructor)
        return constructor;
    constructor = find_method(code, class_symbol, "<init>", 1); // C(T... values)
    return constructor && constructor->is_varargs ? constructor : NULL;
}

static void lower_implicit_super(Code *code) {
    const Type *super = code->class_symbol->superclass;
    if (!super || super->kind != TYPE_CLASS)
        return;
    Method *constructor = default_constructor(code, super->class_symbol);
    RegisterList arguments = {0};
    if (constructor && constructor->parameters.count) {
        RegisterList none = {0};
        vector_push(code->arena, &arguments,
                    create_array_of(code, constructor->parameters.items[0]->type, &none));
    }
    bool has_none = super == code->types->object || super == code->types->record_class ||
                    super->class_symbol == code->types->enum_class->class_symbol;
    if (constructor || has_none)
        call_super(code, super->class_symbol, constructor, 0, &arguments);
    else
        emit_unsupported(code, "a superclass without a constructor");
}

static ConstructorCall *constructor_call(Node *statement) {
    if (statement->kind != NODE_EXPRESSION_STATEMENT)
        return NULL;
    Node *expression = as_ExpressionStatement(statement)->expression;
    return expression->kind == NODE_CONSTRUCTOR_CALL ? as_ConstructorCall(expression) : NULL;
}

static void store_components(Code *code, const Method *method) {
    const VariableList *components = &code->class_symbol->record_components;
    for (uint32_t i = 0; i < components->count && i < method->parameters.count; i++)
        emit_store(code, code->receiver, components->items[i],
                   variable_register(code, method->parameters.items[i]));
}

static void lower_constructor(Code *code, const Method *method) {
    const NodeList *statements = &as_Block(method->declaration->body)->statements;
    uint32_t at = ast_constructor_call_at(statements), next = 0;
    if (at == statements->count) {
        lower_implicit_super(code);
        lower_instance_initializers(code);
    } else {
        for (; next <= at; next++)
            lower_statement(code, statements->items[next]);
        if (constructor_call(statements->items[at])->is_super)
            lower_instance_initializers(code);
    }
    for (; next < statements->count; next++)
        lower_statement(code, statements->items[next]);
    if (method->declaration->is_compact)
        store_components(code, method);
}

void lower_declared_body(Code *code, Method *method) {
    if (method->is_constructor)
        lower_constructor(code, method);
    else
        lower_statement(code, method->declaration->body);
}

// ---- Without source

static void lower_anonymous_constructor(Code *code, Method *method, Method *super) {
    RegisterList arguments = {0};
    uint32_t extra = method->parameters.count - super->parameters.count;
    IrRegister outer = extra ? variable_register(code, method->parameters.items[0]) : 0;
    for (uint32_t i = extra; i < method->parameters.count; i++)
        vector_push(code->arena, &arguments, variable_register(code, method->parameters.items[i]));
    call_super(code, super->owner, super, outer, &arguments);
    lower_instance_initializers(code);
}

static void lower_implicit_constructor(Code *code, Method *method) {
    Method *super = map_get(&code->lowering->anonymous_super, method);
    if (super) {
        lower_anonymous_constructor(code, method, super);
        return;
    }
    lower_implicit_super(code);
    lower_instance_initializers(code);
    if (code->class_symbol->kind == CLASS_RECORD)
        store_components(code, method);
}

// ---- Records

static bool is_named(const Method *method, const char *name) {
    return !strcmp(method->name->text, name);
}

static const Variable *component_of(const Class *record, const Name *name) {
    for (uint32_t i = 0; i < record->record_components.count; i++)
        if (record->record_components.items[i]->name == name)
            return record->record_components.items[i];
    return NULL;
}

// As the method `compare` of their boxes: NaN is itself, and 0.0 is not -0.0.
static IrRegister same_floating(Code *code, const Type *type, IrRegister own, IrRegister theirs) {
    Class *box_class =
        query_boxed(code->sema, type_primitive(code->types, type->kind))->class_symbol;
    Method *compare = find_method(code, box_class, "compare", 2);
    if (!compare)
        return emit_unsupported_value(code, "a comparison without its method",
                                      type_primitive(code->types, TYPE_BOOLEAN));
    RegisterList arguments = {0};
    vector_push(code->arena, &arguments, own);
    vector_push(code->arena, &arguments, theirs);
    IrRegister order = emit_call(code, compare, 0, &arguments, false);
    return emit_binary(code, IR_EQUAL, IR_BOOL, order, emit_zero(code));
}

// Goes to `differ` unless the two values are equal; as java.util.Objects.equals for references.
static void compare_component(Code *code, Variable *component, IrRegister other, IrBlockId differ) {
    IrBlockId next = new_block(code);
    IrRegister own = emit_load(code, code->receiver, component);
    IrRegister theirs = emit_load(code, other, component);
    IrRegister same = is_floating(component->type)
                          ? same_floating(code, component->type, own, theirs)
                          : emit_binary(code, IR_EQUAL, IR_BOOL, own, theirs);
    Method *equals = find_method(code, code->types->object->class_symbol, "equals", 1);
    if (!type_is_reference(component->type) || !equals) {
        emit_branch(code, same, next, differ);
    } else {
        IrBlockId other_object = new_block(code), call = new_block(code);
        emit_branch(code, same, next, other_object);
        start_block(code, other_object);
        emit_branch(code, emit_is_null(code, own), differ, call);
        start_block(code, call);
        emit_branch(code, call_with(code, equals, own, theirs, true), next, differ);
    }
    start_block(code, next);
}

static void lower_record_equals(Code *code, Method *method) {
    const VariableList *components = &code->class_symbol->record_components;
    IrRegister other = variable_register(code, method->parameters.items[0]);
    IrBlockId compare = new_block(code), differ = new_block(code);
    emit_branch(code, emit_instance_of(code, other, code->class_symbol->type), compare, differ);
    start_block(code, compare);
    for (uint32_t i = 0; i < components->count; i++)
        compare_component(code, components->items[i], other, differ);
    return_value(code, emit_constant(code, IR_BOOL, 1));
    start_block(code, differ);
    return_value(code, emit_constant(code, IR_BOOL, 0));
}

static IrRegister add_text(Code *code, IrRegister text, const char *more) {
    IrRegister literal = lower_text(code, more, strlen(more));
    Type *string = code->types->string;
    return text ? concatenate(code, text, string, literal, string) : literal;
}

// `Point[x=1, y=2]`
static void lower_record_to_string(Code *code) {
    const VariableList *components = &code->class_symbol->record_components;
    IrRegister text = add_text(code, 0, code->class_symbol->name->text);
    text = add_text(code, text, "[");
    for (uint32_t i = 0; i < components->count; i++) {
        Variable *component = components->items[i];
        text = add_text(code, text, i ? ", " : "");
        text = add_text(code, text, component->name->text);
        text = add_text(code, text, "=");
        IrRegister value = emit_load(code, code->receiver, component);
        text = concatenate(code, text, code->types->string, value, component->type);
    }
    return_value(code, add_text(code, text, "]"));
}

static IrRegister primitive_hash(Code *code, const Type *type, IrRegister value) {
    Class *box_class =
        query_boxed(code->sema, type_primitive(code->types, type->kind))->class_symbol;
    Method *hash = find_method(code, box_class, "hashCode", 1);
    if (!hash)
        return emit_unsupported_value(code, "a hash without its method",
                                      type_primitive(code->types, TYPE_INT));
    RegisterList arguments = {0};
    vector_push(code->arena, &arguments, value);
    return emit_call(code, hash, 0, &arguments, false);
}

// As java.util.Objects.hashCode: that of null is 0.
static IrRegister reference_hash(Code *code, IrRegister value) {
    Method *hash = find_method(code, code->types->object->class_symbol, "hashCode", 0);
    if (!hash)
        return emit_unsupported_value(code, "a hash without its method",
                                      type_primitive(code->types, TYPE_INT));
    IrRegister result = new_register(code, IR_INT);
    IrBlockId call = new_block(code), next = new_block(code);
    emit_copy(code, result, emit_zero(code));
    emit_branch(code, emit_is_null(code, value), next, call);
    start_block(code, call);
    emit_copy(code, result, call_with(code, hash, value, 0, true));
    emit_jump(code, next);
    start_block(code, next);
    return result;
}

// Java leaves open what it is. Every JDK up to now takes 31 times what the components before gave,
// and adds the hash of the next.
static void lower_record_hash(Code *code) {
    const VariableList *components = &code->class_symbol->record_components;
    IrRegister hash = emit_zero(code);
    for (uint32_t i = 0; i < components->count; i++) {
        Variable *component = components->items[i];
        IrRegister value = emit_load(code, code->receiver, component);
        IrRegister own = type_is_reference(component->type)
                             ? reference_hash(code, value)
                             : primitive_hash(code, component->type, value);
        IrRegister before =
            emit_binary(code, IR_MULTIPLY, IR_INT, hash, emit_constant(code, IR_INT, 31));
        hash = emit_binary(code, IR_ADD, IR_INT, before, own);
    }
    return_value(code, hash);
}

void lower_record_method(Code *code, Method *method) {
    const Variable *component = component_of(code->class_symbol, method->name);
    if (component && !method->parameters.count)
        return_value(code, emit_load(code, code->receiver, (Variable *)component));
    else if (is_named(method, "equals"))
        lower_record_equals(code, method);
    else if (is_named(method, "toString"))
        lower_record_to_string(code);
    else
        lower_record_hash(code);
}

// equals, hashCode and toString that a record has without declaring them.
Method *record_method(Lowering *lowering, Class *record, Method *method) {
    Map *methods = map_get(&lowering->record_methods, record);
    if (!methods) {
        methods = ARENA_NEW(lowering->arena, Map);
        map_put(lowering->arena, &lowering->record_methods, record, methods);
    }
    Method *made = map_get(methods, method->name);
    if (made)
        return made;
    made = ARENA_NEW(lowering->arena, Method);
    *made = *method;
    made->owner = record;
    made->modifiers = MODIFIER_PUBLIC | MODIFIER_FINAL | (method->modifiers & MODIFIER_PURE);
    made->is_implicit = true;
    made->declaration = NULL;
    map_put(lowering->arena, methods, method->name, made);
    return made;
}

void lower_implicit_body(Code *code, Method *method) {
    if (method->is_constructor)
        lower_implicit_constructor(code, method);
    else if (code->class_symbol->kind == CLASS_ENUM && is_named(method, "values"))
        lower_enum_values(code, code->class_symbol);
    else if (code->class_symbol->kind == CLASS_ENUM && is_named(method, "valueOf"))
        lower_enum_value_of(code, code->class_symbol);
    else if (code->class_symbol->kind == CLASS_RECORD)
        lower_record_method(code, method);
    else
        emit_unsupported(code, "a method without source");
}
