// Members of a class: fields, methods, constructors, initialisers (JLS 8.3 to 8.8).
#include "syntax/internal.h"

// ---- Variables

// One of `int a, b[] = {…}` behind the type, up to ',' or ';'.
static VariableDeclaration *parse_declarator(Parser *parser, Node *modifiers, Node *type) {
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->modifiers = modifiers;
    variable->name = expect_name(parser, &variable->name_at);
    variable->declared_type = is_stuck(parser) ? type : parse_array_dimensions(parser, type);
    if (accept(parser, TOKEN_ASSIGN))
        variable->initializer = parse_variable_initializer(parser);
    variable->node.span = span_from(parser, variable->name_at);
    return variable;
}

// The same at `_`, which is good for nothing but what its initialiser does.
static VariableDeclaration *parse_unnamed_declarator(Parser *parser, Node *modifiers, Node *type) {
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->modifiers = modifiers;
    variable->declared_type = type;
    variable->name = expect_variable_name(parser, &variable->name_at);
    if (accept(parser, TOKEN_ASSIGN))
        variable->initializer = parse_variable_initializer(parser);
    else
        error_expected(parser, "'=' behind '_'");
    variable->node.span = span_from(parser, variable->name_at);
    return variable;
}

static void parse_declarators(Parser *parser, Node *modifiers, Node *type, NodeList *list,
                              bool may_be_unnamed) {
    Position begin = modifiers ? modifiers->span.begin : type->span.begin;
    do {
        bool is_unnamed = may_be_unnamed && at(parser, TOKEN_UNDERSCORE);
        VariableDeclaration *variable = is_unnamed
                                            ? parse_unnamed_declarator(parser, modifiers, type)
                                            : parse_declarator(parser, modifiers, type);
        if (!list->count)
            variable->node.span.begin = begin;
        vector_push(parser->arena, list, &variable->node);
    } while (accept(parser, TOKEN_COMMA));
}

void parse_variable_declarators(Parser *parser, Node *modifiers, Node *type, NodeList *list) {
    parse_declarators(parser, modifiers, type, list, false);
}

void parse_local_declarators(Parser *parser, Node *modifiers, Node *type, NodeList *list) {
    parse_declarators(parser, modifiers, type, list, true);
}

// Behind the type: `this` or `Outer.this`.
static bool parse_receiver_name(Parser *parser) {
    uint32_t index = parser->at;
    while (kind_at(parser, index) == TOKEN_IDENTIFIER &&
           kind_at(parser, next_index(parser, index)) == TOKEN_DOT)
        index = next_index(parser, next_index(parser, index));
    if (kind_at(parser, index) != TOKEN_THIS)
        return false;
    while (!accept(parser, TOKEN_THIS))
        advance(parser);
    return true;
}

typedef enum ParameterKind { PARAMETER_OF_METHOD, PARAMETER_OF_LAMBDA, COMPONENT } ParameterKind;

static Node *parse_parameter(Parser *parser, ParameterKind kind) {
    VariableDeclaration *variable =
        NEW_NODE(parser, VARIABLE, VariableDeclaration, peek(parser)->span);
    variable->modifiers = parse_modifiers(parser);
    Node *type = kind == PARAMETER_OF_LAMBDA ? parse_local_type(parser) : parse_type(parser);
    NodeList annotations = {0}; // of the `...`; they say nothing that is kept
    uint16_t flags = 0;
    parse_type_annotations(parser, &annotations, &flags);
    variable->is_varargs = accept(parser, TOKEN_ELLIPSIS);
    variable->name_at = peek(parser)->span.begin;
    if (parse_receiver_name(parser))
        variable->name = name_from(parser->names, "this");
    else if (kind == PARAMETER_OF_LAMBDA)
        variable->name = expect_variable_name(parser, &variable->name_at);
    else
        variable->name = expect_name(parser, &variable->name_at);
    bool may_have_dimensions = kind != COMPONENT && !variable->is_varargs;
    variable->declared_type = may_have_dimensions ? parse_array_dimensions(parser, type) : type;
    variable->node.span = span_from(parser, variable->node.span.begin);
    return &variable->node;
}

Node *parse_formal_parameter(Parser *parser) {
    return parse_parameter(parser, PARAMETER_OF_METHOD);
}

Node *parse_lambda_parameter(Parser *parser) {
    return parse_parameter(parser, PARAMETER_OF_LAMBDA);
}

void check_varargs(Parser *parser, Node *parameter) {
    if (as_VariableDeclaration(parameter)->is_varargs && at(parser, TOKEN_COMMA))
        diag_error(parser->diagnostics, parameter->span, "varargs parameter must be the last one");
}

static bool is_receiver(const Parser *parser, Node *parameter) {
    return as_VariableDeclaration(parameter)->name == name_from(parser->names, "this");
}

// The receiver goes to `*receiver`, where there can be one.
static void parse_parameters(Parser *parser, ParameterKind kind, NodeList *list, Node **receiver) {
    const Token *open = expect_open(parser, TOKEN_LEFT_PAREN);
    if (!open || accept(parser, TOKEN_RIGHT_PAREN))
        return;
    do {
        Node *parameter = parse_parameter(parser, kind);
        if (!is_receiver(parser, parameter)) {
            vector_push(parser->arena, list, parameter);
            check_varargs(parser, parameter);
        } else if (receiver && !*receiver && !list->count) {
            *receiver = parameter;
        } else {
            diag_error(parser->diagnostics, parameter->span,
                       "'this' may only be the first parameter of a method");
        }
    } while (accept(parser, TOKEN_COMMA));
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
}

void parse_formal_parameters(Parser *parser, NodeList *list, Node **receiver) {
    parse_parameters(parser, PARAMETER_OF_METHOD, list, receiver);
}

void parse_record_components(Parser *parser, NodeList *list) {
    parse_parameters(parser, COMPONENT, list, NULL);
}

// ---- Methods

// Behind the parameters: dimensions, throws, the body.
static void parse_method_rest(Parser *parser, MethodDeclaration *method) {
    skip_stray_jml(parser);
    if (method->return_type)
        method->return_type = parse_array_dimensions(parser, method->return_type);
    if (accept(parser, TOKEN_THROWS)) {
        do {
            Node *type = parse_type(parser);
            vector_push(parser->arena, &method->throws, type);
        } while (accept(parser, TOKEN_COMMA));
    }
    if (accept(parser, TOKEN_DEFAULT))
        method->default_value = parse_element_value(parser);
    skip_stray_jml(parser);
    if (at(parser, TOKEN_LEFT_BRACE))
        method->body = parse_block(parser);
    else if (!accept(parser, TOKEN_SEMICOLON))
        error_expected(parser, "'{' or ';'");
}

// At the name of a method or constructor.
static void parse_method(Parser *parser, ClassDeclaration *declaration, MethodDeclaration *method) {
    uint32_t errors = diag_attempt_errors(parser->diagnostics);
    Position begin = method->node.span.begin;
    method->name = expect_name(parser, &method->name_at);
    if (!method->is_compact)
        parse_formal_parameters(parser, &method->parameters, &method->receiver);
    parse_method_rest(parser, method);
    method->node.span = span_from(parser, begin);
    if (diag_attempt_errors(parser->diagnostics) != errors)
        method->node.flags |= NODE_HAS_ERROR;
    vector_push(parser->arena, &declaration->members, &method->node);
}

// At an identifier in front of '(' or, in a record, '{'.
static void parse_constructor(Parser *parser, ClassDeclaration *declaration,
                              MethodDeclaration *method) {
    method->is_constructor = true;
    method->is_compact = peek_at(parser, 1)->kind == TOKEN_LEFT_BRACE;
    const Token *name = peek(parser);
    if (name->name != declaration->name) {
        diag_error(parser->diagnostics, name->span, "method '%s' has no return type",
                   name->name->text);
        method->is_constructor = false;
        method->return_type = missing_type(parser);
    }
    parse_method(parser, declaration, method);
}

static bool at_constructor(const Parser *parser, const ClassDeclaration *declaration) {
    if (!at(parser, TOKEN_IDENTIFIER))
        return false;
    const Token *next = peek_at(parser, 1);
    if (next->kind == TOKEN_LEFT_PAREN)
        return true;
    return next->kind == TOKEN_LEFT_BRACE && declaration->class_kind == CLASS_RECORD &&
           peek(parser)->name == declaration->name;
}

static Node *parse_result_type(Parser *parser) {
    if (!at(parser, TOKEN_VOID))
        return parse_type(parser);
    PrimitiveType *type = NEW_NODE(parser, PRIMITIVE_TYPE, PrimitiveType, advance(parser)->span);
    type->primitive = PRIMITIVE_VOID;
    return &type->node;
}

// ---- Fields

static void parse_fields(Parser *parser, ClassDeclaration *declaration, Node *modifiers,
                         Node *type) {
    uint32_t errors = diag_attempt_errors(parser->diagnostics);
    NodeList fields = {0};
    parse_variable_declarators(parser, modifiers, type, &fields);
    expect(parser, TOKEN_SEMICOLON);
    NodeList groups = {0};
    if (at(parser, TOKEN_JML_BEGIN) || parser->in_jml)
        parse_jml_field_groups(parser, &groups);
    for (uint32_t i = 0; i < fields.count; i++) {
        as_VariableDeclaration(fields.items[i])->groups = groups;
        if (diag_attempt_errors(parser->diagnostics) != errors)
            fields.items[i]->flags |= NODE_HAS_ERROR;
        vector_push(parser->arena, &declaration->members, fields.items[i]);
    }
}

// ---- Initialisers

static void parse_initializer(Parser *parser, ClassDeclaration *declaration, Node *modifiers,
                              Node *specification) {
    uint32_t errors = diag_attempt_errors(parser->diagnostics);
    if (modifiers &&
        (ast_modifiers(modifiers) & ~MODIFIER_STATIC || as_Modifiers(modifiers)->annotations.count))
        diag_error(parser->diagnostics, modifiers->span,
                   "only 'static' may stand in front of an initializer");
    Initializer *initializer = NEW_NODE(parser, INITIALIZER, Initializer, peek(parser)->span);
    initializer->is_static = ast_modifiers(modifiers) & MODIFIER_STATIC;
    initializer->specification = specification;
    initializer->body = parse_block(parser);
    initializer->node.span =
        span_from(parser, modifiers ? modifiers->span.begin : initializer->node.span.begin);
    if (diag_attempt_errors(parser->diagnostics) != errors)
        initializer->node.flags |= NODE_HAS_ERROR;
    vector_push(parser->arena, &declaration->members, &initializer->node);
}

// ---- All members

static void refuse_specification(Parser *parser, Node *specification) {
    if (specification)
        diag_error(parser->diagnostics, specification->span,
                   "specification is not followed by a method");
}

static void parse_one_member(Parser *parser, ClassDeclaration *declaration, Node *modifiers,
                             Node *specification) {
    if (at(parser, TOKEN_LEFT_BRACE)) {
        parse_initializer(parser, declaration, modifiers, specification);
        return;
    }
    if (at_class_declaration(parser)) {
        refuse_specification(parser, specification);
        Node *member = parse_class_declaration(parser, modifiers);
        vector_push(parser->arena, &declaration->members, member);
        return;
    }
    Span span = modifiers ? modifiers->span : peek(parser)->span;
    NodeList type_parameters = {0};
    if (at(parser, TOKEN_LESS))
        parse_type_parameters(parser, &type_parameters);
    // Annotations behind the type parameters belong to the result.
    modifiers = parse_more_modifiers(parser, modifiers);
    bool is_constructor = at_constructor(parser, declaration);
    Node *type = NULL;
    if (!is_constructor) {
        type = parse_result_type(parser);
        bool is_field = peek_at(parser, 1)->kind != TOKEN_LEFT_PAREN;
        if (is_field || !at(parser, TOKEN_IDENTIFIER)) {
            refuse_specification(parser, specification);
            parse_fields(parser, declaration, modifiers, type);
            return;
        }
    }
    MethodDeclaration *method = NEW_NODE(parser, METHOD, MethodDeclaration, span);
    method->modifiers = modifiers;
    method->type_parameters = type_parameters;
    method->return_type = type;
    method->specification = specification;
    if (is_constructor)
        parse_constructor(parser, declaration, method);
    else
        parse_method(parser, declaration, method);
    if (specification && (specification->flags & NODE_HAS_ERROR))
        method->node.flags |= NODE_HAS_ERROR;
}

void parse_member(Parser *parser, ClassDeclaration *declaration, Node *modifiers,
                  Node *specification) {
    uint32_t count = declaration->members.count;
    parse_one_member(parser, declaration, modifiers, specification);
    if (declaration->members.count == count + 1 &&
        vector_last(&declaration->members)->kind == NODE_METHOD)
        jml_unknown_of_method(parser, as_MethodDeclaration(vector_last(&declaration->members)));
    else
        jml_unknown_of_class(parser, declaration);
}

void parse_annotated_member(Parser *parser, ClassDeclaration *declaration) {
    Node *specification = NULL, *modifiers = NULL;
    if (parser->in_jml) {
        parse_jml_member(parser, declaration, &specification, &modifiers);
        return;
    }
    for (;;) {
        uint32_t start = parser->at;
        if (at(parser, TOKEN_JML_BEGIN))
            parse_jml_member(parser, declaration, &specification, &modifiers);
        else
            modifiers = parse_more_modifiers(parser, modifiers);
        if (parser->at == start)
            break;
    }
    if (!at_block_end(parser) && !at(parser, TOKEN_SEMICOLON)) {
        parse_member(parser, declaration, modifiers, specification);
        return;
    }
    refuse_specification(parser, specification);
    if (modifiers)
        error_expected(parser, "declaration");
    accept(parser, TOKEN_SEMICOLON);
}

void parse_members(Parser *parser, ClassDeclaration *declaration) {
    while (!at_block_end(parser)) {
        uint32_t start = parser->at;
        parse_annotated_member(parser, declaration);
        recover_member(parser, start);
    }
    jml_end_of_class(parser, declaration);
}
