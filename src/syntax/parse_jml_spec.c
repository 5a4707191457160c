// JML specifications of methods and blocks: cases and their clauses.
//
//     specification = ["also"] case {"also" case}
//                     ["implies_that" case {"also" case}] ["for_example" case {"also" case}]
//     case          = [modifiers] [behavior] {clause | group}
//     group         = "{|" case {"also" case} "|}"
//
// A lightweight case is one without a behavior keyword; both kinds mix freely.
#include "syntax/parse_jml.h"

// ---- Clauses

static bool takes_condition(JmlKeyword keyword) {
    return keyword == JML_MEASURED_BY || keyword == JML_WORKING_SPACE || keyword == JML_DURATION;
}

// `requires NAME: e`: the name is for people.
void skip_entity_name(Parser *parser) {
    if (at(parser, TOKEN_IDENTIFIER) && peek_at(parser, 1)->kind == TOKEN_COLON) {
        advance(parser);
        advance(parser);
    }
}

// Behind the first of `decreases m, n`
static Node *parse_tuple(Parser *parser, Node *first) {
    Tuple *tuple = JML_NEW(parser, TUPLE, Tuple, first->span.begin);
    vector_push(parser->arena, &tuple->elements, first);
    while (accept(parser, TOKEN_COMMA))
        vector_push(parser->arena, &tuple->elements, parse_expression(parser));
    tuple->node.span = span_from(parser, first->span.begin);
    return &tuple->node;
}

// `requires e else E;`: what E is thrown for is not modelled.
static void parse_else(Parser *parser, ExpressionClause *clause) {
    if (!at(parser, TOKEN_ELSE))
        return;
    Span span = advance(parser)->span;
    parse_type(parser);
    note_ignored(parser, span);
    clause->expression = unsupported_expression(parser, span, "a clause with 'else'");
}

// `breaks (label) e`, or `breaks -> (label) e`
static const Name *parse_target(Parser *parser) {
    bool is_marked = accept(parser, TOKEN_ARROW);
    if (!at(parser, TOKEN_LEFT_PAREN) || peek_at(parser, 1)->kind != TOKEN_IDENTIFIER ||
        peek_at(parser, 2)->kind != TOKEN_RIGHT_PAREN ||
        (!is_marked && peek_at(parser, 3)->kind == TOKEN_SEMICOLON))
        return NULL;
    advance(parser);
    const Name *label = advance(parser)->name;
    advance(parser);
    return label;
}

Node *parse_expression_clause(Parser *parser) {
    JmlItem item = jml_item(parser);
    ExpressionClause *clause = JML_NEW(parser, EXPRESSION_CLAUSE, ExpressionClause, item.begin);
    clause->keyword = at_jml_keyword(parser);
    advance(parser);
    skip_entity_name(parser);
    if (clause->keyword == JML_BREAKS || clause->keyword == JML_CONTINUES)
        clause->label = parse_target(parser);
    clause->expression = parse_expression(parser);
    if (at(parser, TOKEN_COMMA) &&
        (clause->keyword == JML_MEASURED_BY || clause->keyword == JML_DECREASES))
        clause->expression = parse_tuple(parser, clause->expression);
    parse_else(parser, clause);
    if (takes_condition(clause->keyword) && accept(parser, TOKEN_IF))
        clause->condition = parse_expression(parser);
    return end_jml_item(parser, item, &clause->node);
}

// `(E x)` or `(E)`, at '('
static Node *parse_signaled(Parser *parser) {
    const Token *open = advance(parser);
    Position begin = peek(parser)->span.begin;
    Node *type = parse_type(parser);
    VariableDeclaration *variable = JML_NEW(parser, VARIABLE, VariableDeclaration, begin);
    variable->declared_type = type;
    variable->name_at = peek(parser)->span.begin;
    if (at(parser, TOKEN_IDENTIFIER))
        variable->name = advance(parser)->name;
    variable->node.span = span_from(parser, begin);
    expect_close(parser, TOKEN_RIGHT_PAREN, open);
    return &variable->node;
}

// `signals (E x) e;`, where e may be missing
static Node *parse_signals(Parser *parser) {
    JmlItem item = jml_item(parser);
    SignalsClause *clause = JML_NEW(parser, SIGNALS_CLAUSE, SignalsClause, item.begin);
    advance(parser);
    if (at(parser, TOKEN_LEFT_PAREN)) {
        clause->variable = parse_signaled(parser);
        if (!at(parser, TOKEN_SEMICOLON) && !at(parser, TOKEN_JML_END))
            clause->expression = parse_expression(parser);
    } else {
        error_expected(parser, "'('");
    }
    return end_jml_item(parser, item, &clause->node);
}

// `signals_only E, F;`, `signals_only \nothing;`
static Node *parse_signals_only(Parser *parser) {
    JmlItem item = jml_item(parser);
    SignalsOnlyClause *clause = JML_NEW(parser, SIGNALS_ONLY_CLAUSE, SignalsOnlyClause, item.begin);
    advance(parser);
    if (at_jml_keyword(parser) == JML_NOTHING) {
        advance(parser);
        return end_jml_item(parser, item, &clause->node);
    }
    do {
        Node *type = parse_type(parser);
        vector_push(parser->arena, &clause->types, type);
    } while (accept(parser, TOKEN_COMMA));
    return end_jml_item(parser, item, &clause->node);
}

Node *parse_locations_clause(Parser *parser, JmlKeyword keyword) {
    JmlItem item = jml_item(parser);
    LocationsClause *clause = JML_NEW(parser, LOCATIONS_CLAUSE, LocationsClause, item.begin);
    clause->keyword = keyword;
    advance(parser);
    parse_locations(parser, &clause->locations);
    if (accept(parser, TOKEN_IF))
        clause->condition = parse_expression(parser);
    return end_jml_item(parser, item, &clause->node);
}

// `old int x = e, y = f;`, `forall int x;`
static Node *parse_variables_clause(Parser *parser) {
    JmlItem item = jml_item(parser);
    VariablesClause *clause = JML_NEW(parser, VARIABLES_CLAUSE, VariablesClause, item.begin);
    clause->keyword = at_jml_keyword(parser);
    advance(parser);
    Node *modifiers = parse_modifiers_in_jml(parser);
    Node *type = parse_type(parser);
    parse_variable_declarators(parser, modifiers, type, &clause->variables);
    return end_jml_item(parser, item, &clause->node);
}

static Node *parse_clause(Parser *parser) {
    JmlKeyword keyword = at_jml_keyword(parser);
    if (keyword == JML_SIGNALS)
        return parse_signals(parser);
    if (keyword == JML_SIGNALS_ONLY)
        return parse_signals_only(parser);
    if (keyword == JML_ASSIGNABLE || keyword == JML_ASSIGNABLE_FREE || keyword == JML_ACCESSIBLE ||
        keyword == JML_CAPTURES || keyword == JML_CALLABLE)
        return parse_locations_clause(parser, keyword);
    if (keyword == JML_OLD_DECLARATION || keyword == JML_FORALL_DECLARATION)
        return parse_variables_clause(parser);
    return parse_expression_clause(parser);
}

// ---- Cases

static bool is_behavior(JmlKeyword keyword) {
    return keyword == JML_BEHAVIOR || keyword == JML_NORMAL_BEHAVIOR ||
           keyword == JML_EXCEPTIONAL_BEHAVIOR;
}

static bool is_section(JmlKeyword keyword) {
    return keyword == JML_IMPLIES_THAT || keyword == JML_FOR_EXAMPLE;
}

bool at_specification(const Parser *parser) {
    return jml_place(at_jml_keyword(parser)) == JML_PLACE_METHOD ||
           at(parser, TOKEN_SPEC_GROUP_OPEN);
}

// At a clause or a group of them?
static bool at_clause(const Parser *parser) {
    JmlKeyword keyword = at_jml_keyword(parser);
    return at_specification(parser) && keyword != JML_ALSO && !is_behavior(keyword) &&
           !is_section(keyword);
}

static Node *parse_group(Parser *parser);

void warn_believed(Parser *parser, Span span) {
    diag_warning(parser->diagnostics, span, "'%.*s' is believed, not checked",
                 (int)(span.end - span.begin),
                 parser->file->text + (span.begin - parser->file->base));
}

// What a clause says of time and memory no verdict depends on.
static void warn_unmeasured(Parser *parser, Span span, JmlKeyword keyword) {
    diag_warning(parser->diagnostics, span,
                 "'%s' is not checked: Jury measures neither time nor memory",
                 ast_keyword_text(keyword));
}

static void parse_clauses(Parser *parser, SpecificationCase *specification_case) {
    while (at_clause(parser)) {
        Span span = peek(parser)->span;
        JmlKeyword keyword = at_jml_keyword(parser);
        Node *clause =
            at(parser, TOKEN_SPEC_GROUP_OPEN) ? parse_group(parser) : parse_clause(parser);
        if (keyword == JML_REQUIRES_FREE || keyword == JML_ENSURES_FREE ||
            keyword == JML_ASSIGNABLE_FREE)
            warn_believed(parser, span);
        if (keyword == JML_DURATION || keyword == JML_WORKING_SPACE)
            warn_unmeasured(parser, span, keyword);
        if (!clause)
            clause = unsupported_clause(parser, keyword,
                                        unsupported_expression(parser, span, "JML with an error"));
        vector_push(parser->arena, &specification_case->clauses, clause);
    }
    specification_case->node.span = span_from(parser, specification_case->node.span.begin);
}

static Node *parse_case(Parser *parser, Node *modifiers, JmlKeyword section) {
    Position begin = modifiers ? modifiers->span.begin : peek(parser)->span.begin;
    if (!modifiers)
        modifiers = parse_modifiers_in_jml(parser);
    SpecificationCase *result = JML_NEW(parser, SPECIFICATION_CASE, SpecificationCase, begin);
    result->modifiers = modifiers;
    result->section = section;
    JmlKeyword keyword = at_jml_keyword(parser);
    if (is_behavior(keyword)) {
        result->behavior = keyword;
        advance(parser);
        parser->has_jml = true;
    } else if (!at_clause(parser)) {
        if (keyword || !at(parser, TOKEN_IDENTIFIER)) // else unknown, for the caller to skip
            error_expected(parser, "specification case");
    } else if (modifiers) {
        diag_error(parser->diagnostics, modifiers->span,
                   "modifiers of a specification case need a behavior keyword");
    }
    parse_clauses(parser, result);
    return &result->node;
}

static void parse_group_case(Parser *parser, SpecificationGroup *group) {
    SpecificationCase *inner = as_SpecificationCase(parse_case(parser, NULL, JML_NONE));
    vector_push(parser->arena, &group->cases, &inner->node);
    while (!at(parser, TOKEN_SPEC_GROUP_CLOSE) && !at(parser, TOKEN_JML_END) &&
           !at(parser, TOKEN_END_OF_FILE) && at_jml_keyword(parser) != JML_ALSO) {
        Node *unknown = skip_unknown_item(parser);
        note_ignored(parser, unknown->span);
        vector_push(parser->arena, &inner->clauses, unsupported_clause(parser, JML_NONE, unknown));
        parse_clauses(parser, inner);
    }
}

static Node *parse_group(Parser *parser) {
    SpecificationGroup *group =
        JML_NEW(parser, SPECIFICATION_GROUP, SpecificationGroup, peek(parser)->span.begin);
    const Token *open = advance(parser);
    if (!enter(parser)) {
        while (!at(parser, TOKEN_JML_END) && !at(parser, TOKEN_END_OF_FILE))
            advance(parser);
        return NULL;
    }
    bool is_more;
    do {
        parse_group_case(parser, group);
        is_more = at_jml_keyword(parser) == JML_ALSO;
        if (is_more)
            advance(parser);
    } while (is_more);
    expect_close(parser, TOKEN_SPEC_GROUP_CLOSE, open);
    leave(parser);
    group->node.span = span_from(parser, group->node.span.begin);
    return &group->node;
}

// ---- Specifications

// Behind a case: is there a further one? Takes what leads to it.
static bool accept_next_case(Parser *parser, JmlKeyword *section) {
    JmlKeyword keyword = at_jml_keyword(parser);
    if (keyword != JML_ALSO && !is_section(keyword))
        return false;
    advance(parser);
    if (is_section(keyword))
        *section = keyword;
    return true;
}

static void parse_cases(Parser *parser, Specification *specification, Node *modifiers,
                        JmlKeyword section) {
    do {
        Node *next = parse_case(parser, modifiers, section);
        vector_push(parser->arena, &specification->cases, next);
        modifiers = NULL;
    } while (accept_next_case(parser, &section));
    specification->node.span = span_from(parser, specification->node.span.begin);
}

static void begin_specification(Parser *parser, Node **specification, Node *modifiers) {
    Position begin = modifiers ? modifiers->span.begin : peek(parser)->span.begin;
    Specification *result = JML_NEW(parser, SPECIFICATION, Specification, begin);
    *specification = &result->node;
    JmlKeyword section = JML_NONE;
    if (at_jml_keyword(parser) == JML_ALSO) {
        advance(parser);
        result->extends = true;
    }
    if (is_section(at_jml_keyword(parser)))
        accept_next_case(parser, &section);
    parse_cases(parser, result, modifiers, section);
}

static void parse_more(Parser *parser, Node **specification, Node *modifiers) {
    if (!*specification) {
        begin_specification(parser, specification, modifiers);
        return;
    }
    Specification *result = as_Specification(*specification);
    SpecificationCase *last = as_SpecificationCase(vector_last(&result->cases));
    JmlKeyword section = last->section;
    if (at_clause(parser) && !modifiers) {
        parse_clauses(parser, last);
        result->node.span = span_from(parser, result->node.span.begin);
        if (!accept_next_case(parser, &section))
            return;
    } else if (!accept_next_case(parser, &section)) {
        error_expected(parser, "'also' between specification cases");
    }
    parse_cases(parser, result, modifiers, section);
}

void parse_specification(Parser *parser, Node **specification, Node *modifiers) {
    uint32_t errors = diag_attempt_errors(parser->diagnostics);
    parse_more(parser, specification, modifiers);
    if (diag_attempt_errors(parser->diagnostics) != errors)
        (*specification)->flags |= NODE_HAS_ERROR;
}
