// Typing of statements.
//
// Statements that declare something change the scope of the environment they
// are given, so that what follows sees it: declarations, but also conditions
// whose pattern variables outlive their statement (JLS 6.3.2), as in
//
//     if (!(o instanceof String s)) return;
//     s.length();
//
// Everything else works on a copy of the environment.
#include "sema/internal.h"

static const char *text(Sema *sema, const Type *type) {
    return type_text(sema->arena, type);
}

// A statement with a scope of its own.
static void attribute_nested(Sema *sema, const Environment *environment, Node *statement) {
    Environment inner = *environment;
    attribute_statement(sema, &inner, statement);
}

// The statements of the constructor that is typed here; NULL in other methods.
static const NodeList *constructor_body(const Environment *environment) {
    const Method *method = environment->method;
    if (!method || !method->is_constructor || !method->declaration || !method->declaration->body)
        return NULL;
    return &as_Block(method->declaration->body)->statements;
}

// JLS 8.8.7: in front of this(…) or super(…) there is no instance yet.
void attribute_statements(Sema *sema, Environment *environment, const NodeList *list) {
    Environment inner = *environment;
    uint32_t call_at =
        list == constructor_body(environment) ? ast_constructor_call_at(list) : list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        if (call_at < list->count)
            inner.in_constructor_call = i < call_at;
        attribute_statement(sema, &inner, list->items[i]);
    }
}

static void attribute_local(Sema *sema, Environment *environment, const Local *local) {
    const NodeList *variables = &local->variables;
    for (uint32_t i = 0; i < variables->count; i++) {
        VariableDeclaration *declaration = as_VariableDeclaration(variables->items[i]);
        if (i && is_var(declaration->declared_type))
            diag_error(sema->diagnostics, variable_name_span(declaration),
                       "'var' declares one variable at a time");
        declare_local(sema, environment, declaration, VARIABLE_LOCAL, NULL);
    }
}

// ---- Expressions

// JLS 8.8.7: this(…) or super(…) is a statement of the body itself, and there is only one.
static void check_constructor_call(Sema *sema, const Environment *environment,
                                   const ExpressionStatement *statement) {
    const NodeList *body = environment->lambda ? NULL : constructor_body(environment);
    const char *name = as_ConstructorCall(statement->expression)->is_super ? "super" : "this";
    uint32_t at = body ? ast_constructor_call_at(body) : 0;
    for (uint32_t i = at; body && i < body->count; i++) {
        if (body->items[i] != &statement->node)
            continue;
        if (i != at)
            diag_error(sema->diagnostics, statement->expression->span,
                       "a constructor calls only one other, once");
        return;
    }
    diag_error(sema->diagnostics, statement->expression->span,
               "'%s(…)' must be a statement of the body of a constructor", name);
}

static void attribute_expression_statement(Sema *sema, Environment *environment,
                                           ExpressionStatement *statement) {
    uint32_t errors = diag_errors(sema->diagnostics);
    if (statement->expression->kind == NODE_CONSTRUCTOR_CALL)
        check_constructor_call(sema, environment, statement);
    if (diag_errors(sema->diagnostics) == errors)
        attribute_expression(sema, environment, statement->expression, NULL);
}

static void attribute_assert(Sema *sema, Environment *environment, const Assert *statement) {
    attribute_condition(sema, environment, statement->condition);
    if (!statement->message)
        return;
    Type *type = attribute_expression(sema, environment, statement->message, NULL);
    if (type->kind == TYPE_VOID)
        diag_error(sema->diagnostics, statement->message->span,
                   "the message of an assertion cannot be void");
}

static void attribute_synchronized(Sema *sema, Environment *environment,
                                   const Synchronized *statement) {
    Type *type = attribute_expression(sema, environment, statement->lock, NULL);
    if (!type_is_reference(type) || type->kind == TYPE_NULL)
        diag_error(sema->diagnostics, statement->lock->span,
                   "cannot synchronize on '%s': expected an object", text(sema, type));
    attribute_nested(sema, environment, statement->body);
}

// ---- Conditions and loops

// JLS 6.3.2.2: what the condition binds is seen by what follows when only one
// of the branches leads there.
static void attribute_if(Sema *sema, Environment *environment, const If *statement) {
    attribute_condition(sema, environment, statement->condition);
    Environment consequent = *environment;
    declare_bindings(sema, &consequent, statement->condition, true);
    bool binds = consequent.locals != environment->locals;
    attribute_statement(sema, &consequent, statement->consequent);

    Environment alternative = *environment;
    declare_bindings(sema, &alternative, statement->condition, false);
    binds |= alternative.locals != environment->locals;
    if (statement->alternative)
        attribute_statement(sema, &alternative, statement->alternative);

    if (!binds)
        return;
    bool completes_true = statement_completes(statement->consequent);
    bool completes_false = !statement->alternative || statement_completes(statement->alternative);
    if (completes_true != completes_false)
        declare_bindings(sema, environment, statement->condition, completes_true);
}

void enter_target(Sema *sema, Environment *environment, Node *statement, const Name *label) {
    JumpTarget *target = ARENA_NEW(sema->arena, JumpTarget);
    target->outer = environment->targets;
    target->statement = statement;
    target->label = label;
    environment->targets = target;
}

// The body of a loop, in whose scope `environment` stands.
static void attribute_body(Sema *sema, const Environment *environment, Node *loop, Node *body) {
    Environment inner = *environment;
    enter_target(sema, &inner, loop, NULL);
    attribute_statement(sema, &inner, body);
}

static void attribute_clauses(Sema *sema, const Environment *environment, const NodeList *clauses) {
    Environment inner = *environment;
    attribute_jml_clauses(sema, &inner, clauses);
}

// JLS 6.3.2.3 to 6.3.2.5: a loop left by its condition alone has made it false.
static void declare_after_loop(Sema *sema, Environment *environment, Node *loop, Node *condition) {
    Environment probe = *environment;
    declare_bindings(sema, &probe, condition, false);
    if (probe.locals != environment->locals && !has_break(loop))
        *environment = probe;
}

static void attribute_while(Sema *sema, Environment *environment, While *loop) {
    attribute_clauses(sema, environment, &loop->clauses);
    attribute_condition(sema, environment, loop->condition);
    Environment inner = *environment;
    declare_bindings(sema, &inner, loop->condition, true);
    attribute_body(sema, &inner, &loop->node, loop->body);
    declare_after_loop(sema, environment, &loop->node, loop->condition);
}

static void attribute_do(Sema *sema, Environment *environment, Do *loop) {
    attribute_clauses(sema, environment, &loop->clauses);
    attribute_body(sema, environment, &loop->node, loop->body);
    attribute_condition(sema, environment, loop->condition);
    declare_after_loop(sema, environment, &loop->node, loop->condition);
}

static void attribute_for(Sema *sema, Environment *environment, For *loop) {
    Environment header = *environment;
    for (uint32_t i = 0; i < loop->initializers.count; i++)
        attribute_statement(sema, &header, loop->initializers.items[i]);
    attribute_clauses(sema, &header, &loop->clauses);
    Environment inner = header;
    if (loop->condition) {
        attribute_condition(sema, &inner, loop->condition);
        declare_bindings(sema, &inner, loop->condition, true);
    }
    for (uint32_t i = 0; i < loop->updates.count; i++)
        attribute_nested(sema, &inner, loop->updates.items[i]);
    attribute_body(sema, &inner, &loop->node, loop->body);
    if (loop->condition)
        declare_after_loop(sema, environment, &loop->node, loop->condition);
}

// What iterating over a value of this type gives (JLS 14.14.2); NULL if nothing.
static Type *element_type(Sema *sema, Type *type) {
    if (type_is_error(type))
        return type;
    Type *bound = type_upper_bound(sema, type);
    if (bound->kind == TYPE_ARRAY)
        return bound->element;
    Class *iterable = class_find_qualified(sema, "java.lang.Iterable");
    if (!iterable || !type_is_reference(type) || type->kind == TYPE_NULL)
        return NULL;
    Type *super = type_as_super(sema, type_capture(sema, type), iterable);
    if (!super)
        return NULL;
    if (super->kind != TYPE_CLASS || !super->count)
        return sema->types.object;
    Type *argument = super->arguments[0];
    return argument->kind == TYPE_WILDCARD ? type_upper_bound(sema, argument) : argument;
}

static Type *attribute_iterable(Sema *sema, Environment *environment, Node *iterable) {
    Type *type = attribute_expression(sema, environment, iterable, NULL);
    Type *element = element_type(sema, type);
    if (element)
        return element;
    diag_error(sema->diagnostics, iterable->span,
               "cannot iterate over '%s': expected an array or Iterable", text(sema, type));
    return type_primitive(&sema->types, TYPE_ERROR);
}

static void attribute_foreach(Sema *sema, Environment *environment, Foreach *loop) {
    Type *element = attribute_iterable(sema, environment, loop->iterable);
    VariableDeclaration *declaration = as_VariableDeclaration(loop->variable);
    Environment inner = *environment;
    Type *inferred = is_var(declaration->declared_type) ? type_upward(sema, element) : NULL;
    Variable *variable = declare_local(sema, &inner, declaration, VARIABLE_LOCAL, inferred);
    if (!type_assignable(sema, element, variable->type, NULL))
        diag_error(sema->diagnostics, loop->iterable->span, "cannot convert '%s' to '%s'",
                   text(sema, element), text(sema, variable->type));
    attribute_clauses(sema, &inner, &loop->clauses);
    attribute_body(sema, &inner, &loop->node, loop->body);
}

// ---- Jumps

static void attribute_labeled(Sema *sema, Environment *environment, Labeled *labeled) {
    for (const JumpTarget *target = environment->targets; target; target = target->outer)
        if (target->label && target->label == labeled->label)
            diag_error(sema->diagnostics, labeled->node.span, "label '%s' is already in use",
                       labeled->label->text);
    Environment inner = *environment;
    enter_target(sema, &inner, &labeled->node, labeled->label);
    attribute_statement(sema, &inner, labeled->body);
    if (inner.locals != environment->locals && !has_break(&labeled->node))
        environment->locals = inner.locals;
}

static bool is_loop(const Node *statement) {
    return statement->kind == NODE_WHILE || statement->kind == NODE_DO ||
           statement->kind == NODE_FOR || statement->kind == NODE_FOREACH;
}

static Node *labeled_statement(Node *statement) {
    while (statement->kind == NODE_LABELED || statement->kind == NODE_BLOCK_CONTRACT)
        statement = statement->kind == NODE_LABELED ? as_Labeled(statement)->body
                                                    : as_BlockContract(statement)->body;
    return statement;
}

// The switch expression around a statement, up to where a jump would lead.
static Node *switch_expression_before(const JumpTarget *target, const JumpTarget *end) {
    for (; target != end; target = target->outer)
        if (target->statement->kind == NODE_SWITCH_EXPRESSION)
            return target->statement;
    return NULL;
}

static bool check_stays_inside(Sema *sema, const Environment *environment, const Node *jump,
                               const JumpTarget *end) {
    if (!switch_expression_before(environment->targets, end))
        return true;
    diag_error(sema->diagnostics, jump->span, "cannot jump out of a switch expression");
    return false;
}

static const JumpTarget *find_label(Sema *sema, const Environment *environment, const Node *jump,
                                    const Name *label) {
    const JumpTarget *target = environment->targets;
    while (target && target->label != label)
        target = target->outer;
    if (!target)
        diag_error(sema->diagnostics, jump->span, "no enclosing statement is labelled '%s'",
                   label->text);
    return target;
}

static bool ends_break(const JumpTarget *target) {
    return is_loop(target->statement) || target->statement->kind == NODE_SWITCH;
}

static void attribute_break(Sema *sema, Environment *environment, Break *jump) {
    const JumpTarget *target = environment->targets;
    if (jump->label) {
        target = find_label(sema, environment, &jump->node, jump->label);
        if (!target)
            return;
    } else {
        while (target && !ends_break(target))
            target = target->outer;
    }
    if (!check_stays_inside(sema, environment, &jump->node, target))
        return;
    if (!target)
        diag_error(sema->diagnostics, jump->node.span, "break outside of a loop or switch");
    else
        jump->target = target->statement;
}

static Node *labeled_loop(Sema *sema, const Continue *jump, const JumpTarget *target) {
    Node *loop = labeled_statement(target->statement);
    if (is_loop(loop))
        return loop;
    diag_error(sema->diagnostics, jump->node.span, "'%s' does not label a loop", jump->label->text);
    return NULL;
}

static void attribute_continue(Sema *sema, Environment *environment, Continue *jump) {
    const JumpTarget *target = environment->targets;
    if (jump->label) {
        target = find_label(sema, environment, &jump->node, jump->label);
        if (!target)
            return;
    } else {
        while (target && !is_loop(target->statement))
            target = target->outer;
    }
    if (!check_stays_inside(sema, environment, &jump->node, target))
        return;
    if (!target)
        diag_error(sema->diagnostics, jump->node.span, "continue outside of a loop");
    else
        jump->target = jump->label ? labeled_loop(sema, jump, target) : target->statement;
}

static void attribute_yield(Sema *sema, Environment *environment, Yield *jump) {
    jump->target = switch_expression_before(environment->targets, NULL);
    if (jump->target) {
        attribute_yielded_value(sema, environment, jump->value);
        return;
    }
    diag_error(sema->diagnostics, jump->node.span, "yield outside of a switch expression");
    attribute_expression(sema, environment, jump->value, NULL);
}

// A value that no method takes is typed all the same, for the errors in it.
static void attribute_useless_value(Sema *sema, Environment *environment, Node *value) {
    if (value)
        attribute_expression(sema, environment, value, NULL);
}

static void attribute_method_return(Sema *sema, Environment *environment, const Return *jump) {
    Type *expected = environment->return_type;
    const Method *method = environment->method;
    if (!expected) {
        diag_error(sema->diagnostics, jump->node.span, "return outside of a method");
    } else if (method && method->declaration && method->declaration->is_compact) {
        diag_error(sema->diagnostics, jump->node.span, "a compact constructor cannot return");
    } else if (environment->in_constructor_call) {
        diag_error(sema->diagnostics, jump->node.span,
                   "cannot return before 'this(…)' or 'super(…)' is called");
    } else if (expected->kind == TYPE_VOID && jump->value) {
        diag_error(sema->diagnostics, jump->value->span, "a %s cannot return a value",
                   method && method->is_constructor ? "constructor" : "void method");
    } else if (expected->kind != TYPE_VOID && !type_is_error(expected) && !jump->value) {
        diag_error(sema->diagnostics, jump->node.span, "expected a value of type '%s' to return",
                   text(sema, expected));
    } else if (jump->value) {
        attribute_assigned(sema, environment, jump->value, expected);
        return;
    }
    attribute_useless_value(sema, environment, jump->value);
}

static void attribute_return(Sema *sema, Environment *environment, const Return *jump) {
    if (!check_stays_inside(sema, environment, &jump->node, NULL))
        attribute_useless_value(sema, environment, jump->value);
    else if (environment->lambda)
        attribute_returned_value(sema, environment, jump->value);
    else
        attribute_method_return(sema, environment, jump);
}

// ---- Exceptions

static bool is_throwable(Sema *sema, Type *type) {
    return type_is_error(type) || type_is_error(sema->types.throwable) ||
           type_subtype(sema, type, sema->types.throwable);
}

static void attribute_throw(Sema *sema, Environment *environment, const Throw *statement) {
    Type *type = attribute_expression(sema, environment, statement->value, NULL);
    if (type->kind != TYPE_NULL && !is_throwable(sema, type))
        diag_error(sema->diagnostics, statement->value->span,
                   "cannot throw '%s': expected a Throwable", text(sema, type));
}

static void check_closeable(Sema *sema, const Node *resource, Type *type) {
    const Class *closeable = class_find_qualified(sema, "java.lang.AutoCloseable");
    if (!closeable || type_is_error(type) || type_subtype(sema, type, closeable->type))
        return;
    diag_error(sema->diagnostics, resource->span, "'%s' is not AutoCloseable", text(sema, type));
}

static void attribute_resource(Sema *sema, Environment *environment, Node *resource) {
    if (resource->kind != NODE_VARIABLE) {
        check_closeable(sema, resource, attribute_expression(sema, environment, resource, NULL));
        return;
    }
    VariableDeclaration *declaration = as_VariableDeclaration(resource);
    Variable *variable = declare_local(sema, environment, declaration, VARIABLE_RESOURCE, NULL);
    variable->modifiers |= MODIFIER_FINAL;
    check_closeable(sema, declaration->declared_type, variable->type);
}

static bool check_caught(Sema *sema, const Node *node, Type *type) {
    if (type->kind == TYPE_VARIABLE)
        diag_error(sema->diagnostics, node->span, "cannot catch the type variable '%s'",
                   text(sema, type));
    else if (!is_throwable(sema, type))
        diag_error(sema->diagnostics, node->span, "cannot catch '%s': expected a Throwable",
                   text(sema, type));
    else
        return !type_is_error(type);
    return false;
}

static bool check_unrelated(Sema *sema, const Node *first, const Node *second) {
    bool is_below = type_subtype(sema, first->type, second->type);
    if (!is_below && !type_subtype(sema, second->type, first->type))
        return true;
    diag_error(sema->diagnostics, second->span,
               "alternatives of a multi-catch cannot be subclasses of each other: '%s' and '%s'",
               text(sema, first->type), text(sema, second->type));
    return false;
}

// The type of `A | B`: the least type above both.
static Type *resolve_alternatives(Sema *sema, Environment *environment, UnionType *alternatives) {
    const NodeList *list = &alternatives->types;
    Type **types = arena_array(sema->arena, list->count, sizeof(Type *));
    bool is_sound = true;
    for (uint32_t i = 0; i < list->count; i++) {
        types[i] = resolve_type(sema, environment, list->items[i]);
        is_sound &= check_caught(sema, list->items[i], types[i]);
    }
    for (uint32_t i = 0; is_sound && i < list->count; i++)
        for (uint32_t j = 0; is_sound && j < i; j++)
            is_sound = check_unrelated(sema, list->items[j], list->items[i]);
    alternatives->node.type =
        is_sound ? type_lub(sema, types, list->count) : type_primitive(&sema->types, TYPE_ERROR);
    return alternatives->node.type;
}

static Type *resolve_caught(Sema *sema, Environment *environment, Node *declared_type) {
    if (declared_type->kind == NODE_UNION_TYPE)
        return resolve_alternatives(sema, environment, as_UnionType(declared_type));
    Type *type = resolve_type(sema, environment, declared_type);
    return check_caught(sema, declared_type, type) ? type
                                                   : type_primitive(&sema->types, TYPE_ERROR);
}

static void attribute_catch(Sema *sema, const Environment *environment, const Catch *handler) {
    Environment inner = *environment;
    VariableDeclaration *declaration = as_VariableDeclaration(handler->parameter);
    Type *type = resolve_caught(sema, &inner, declaration->declared_type);
    Variable *variable = declare_local(sema, &inner, declaration, VARIABLE_EXCEPTION, type);
    if (declaration->declared_type->kind == NODE_UNION_TYPE)
        variable->modifiers |= MODIFIER_FINAL; // JLS 14.20
    attribute_statement(sema, &inner, handler->body);
}

static void attribute_try(Sema *sema, Environment *environment, const Try *statement) {
    Environment inner = *environment;
    for (uint32_t i = 0; i < statement->resources.count; i++)
        attribute_resource(sema, &inner, statement->resources.items[i]);
    attribute_statement(sema, &inner, statement->block);
    for (uint32_t i = 0; i < statement->catches.count; i++)
        attribute_catch(sema, environment, as_Catch(statement->catches.items[i]));
    if (statement->finally_block)
        attribute_nested(sema, environment, statement->finally_block);
}

// ---- All statements

static void attribute_switch(Sema *sema, Environment *environment, Switch *statement) {
    Type *selector = attribute_expression(sema, environment, statement->selector, NULL);
    attribute_cases(sema, environment, &statement->node, selector, &statement->cases, false);
}

static void attribute_block_contract(Sema *sema, Environment *environment,
                                     const BlockContract *contract) {
    Environment inner = *environment;
    attribute_specification(sema, &inner, contract->specification, NULL);
    attribute_statement(sema, environment, contract->body);
}

void attribute_statement(Sema *sema, Environment *environment, Node *node) {
    switch (node->kind) {
    case NODE_BLOCK: attribute_statements(sema, environment, &as_Block(node)->statements); return;
    case NODE_LOCAL: attribute_local(sema, environment, as_Local(node)); return;
    case NODE_LOCAL_CLASS:
        attribute_local_class(sema, environment,
                              as_ClassDeclaration(as_LocalClass(node)->declaration), NULL);
        return;
    case NODE_EXPRESSION_STATEMENT:
        attribute_expression_statement(sema, environment, as_ExpressionStatement(node));
        return;
    case NODE_EMPTY: return;
    case NODE_IF: attribute_if(sema, environment, as_If(node)); return;
    case NODE_WHILE: attribute_while(sema, environment, as_While(node)); return;
    case NODE_DO: attribute_do(sema, environment, as_Do(node)); return;
    case NODE_FOR: attribute_for(sema, environment, as_For(node)); return;
    case NODE_FOREACH: attribute_foreach(sema, environment, as_Foreach(node)); return;
    case NODE_LABELED: attribute_labeled(sema, environment, as_Labeled(node)); return;
    case NODE_SWITCH: attribute_switch(sema, environment, as_Switch(node)); return;
    case NODE_RETURN: attribute_return(sema, environment, as_Return(node)); return;
    case NODE_BREAK: attribute_break(sema, environment, as_Break(node)); return;
    case NODE_CONTINUE: attribute_continue(sema, environment, as_Continue(node)); return;
    case NODE_YIELD: attribute_yield(sema, environment, as_Yield(node)); return;
    case NODE_THROW: attribute_throw(sema, environment, as_Throw(node)); return;
    case NODE_TRY: attribute_try(sema, environment, as_Try(node)); return;
    case NODE_SYNCHRONIZED:
        attribute_synchronized(sema, environment, as_Synchronized(node));
        return;
    case NODE_ASSERT: attribute_assert(sema, environment, as_Assert(node)); return;
    case NODE_JML_STATEMENT:
        attribute_jml_statement(sema, environment, as_JmlStatement(node));
        return;
    case NODE_BLOCK_CONTRACT:
        attribute_block_contract(sema, environment, as_BlockContract(node));
        return;
    default: // the many kinds that are no statements
        internal_error(__FILE__, __LINE__, "the node should be a statement");
    }
}
