// Shared by the files of the parser; never included elsewhere.
#ifndef JURY_SYNTAX_INTERNAL_H
#define JURY_SYNTAX_INTERNAL_H

#include "diag/diag.h"
#include "syntax/ast.h"
#include "syntax/token.h"

typedef struct Parser {
    Arena *arena;
    NameTable *names;
    Diagnostics *diagnostics;
    const SourceFile *file;
    const Token *tokens;
    uint32_t count;
    uint32_t at;              // the current token; never past END_OF_FILE
    bool in_jml;              // between JML_BEGIN and JML_END
    bool has_jml;             // a JML annotation was understood
    NodeList unknown;         // UNSUPPORTED: items in front of the member that comes next
    NodeList ignored;         // INFORMAL: JML that is not known, with its place
    NodeList ignored_clauses; // INFORMAL: clauses of classes that are not supported
    uint32_t depth;           // of nesting; beyond a limit it is an error
    uint32_t open_groups;     // `begin` whose `end` is still to come
    uint32_t last_error_at;   // token at which an error was reported last: one error per token
    uint32_t errors_before;   // reported before the file was parsed
    Position last_end;        // where the token taken last ends
    bool no_lambda;           // in a case label: `x ->` is no lambda
    ClassDeclaration *implicit_class; // of a compact source file, once it is known to be one
} Parser;

// ---- parser.c: looking at tokens, errors

static inline const Token *peek(const Parser *parser) {
    return &parser->tokens[parser->at];
}
// The token `distance` further on, or END_OF_FILE.
const Token *peek_at(const Parser *parser, uint32_t distance);
static inline bool at(const Parser *parser, TokenKind kind) {
    return peek(parser)->kind == kind;
}
static inline TokenKind kind_at(const Parser *parser, uint32_t index) {
    return parser->tokens[index].kind;
}
bool token_is_word(const Token *token, const char *word); // an identifier spelled so
bool at_word(const Parser *parser, const char *word);
// Takes the current token and moves on.
const Token *advance(Parser *parser);
bool accept(Parser *parser, TokenKind kind);
bool accept_word(Parser *parser, const char *word);
// Reports "expected … , found …" at the current token unless it is there.
bool expect(Parser *parser, TokenKind kind);
// The same for the opening one of a pair, which is returned; NULL when it is not there.
const Token *expect_open(Parser *parser, TokenKind kind);
// And for the closing one: a note points to the opening one. Nothing is expected when that is NULL.
bool expect_close(Parser *parser, TokenKind kind, const Token *open);
// The name, or NULL after an error; `*at_position` gets its position.
const Name *expect_identifier(Parser *parser, Position *at_position);
// The same, but an empty name after an error.
const Name *expect_name(Parser *parser, Position *at_position);
// The same where `_` may stand, for a variable or pattern without a name (JLS 6.1): then "_".
const Name *expect_variable_name(Parser *parser, Position *at_position);
bool is_declared_name(TokenKind kind); // an identifier or `_`
void error_expected(Parser *parser, const char *what);
// Between a token and the one taken last.
Span span_from(const Parser *parser, Position begin);
// Does a new line begin between the token taken last and the current one?
bool at_new_line(const Parser *parser);
// Is this a JML annotation that holds nothing but modifiers?
bool at_jml_modifiers(const Parser *parser);
// At a JML annotation where Java allows none: skips it with a warning.
void skip_stray_jml(Parser *parser);
// The token behind the one at `index`, JML annotations between them passed over; pure lookahead.
uint32_t next_index(const Parser *parser, uint32_t index);
// Has an error been reported at the current token? Then the parser is stuck there, and the
// innermost rule that can recover does so.
static inline bool is_stuck(const Parser *parser) {
    return parser->last_error_at == parser->at;
}
// A new node, marked as JML where it stands in JML.
#define NEW_NODE(parser, KIND, Struct, span_)                                                      \
    ((Struct *)new_node((parser), NODE_##KIND, sizeof(Struct), (span_)))
Node *new_node(Parser *parser, NodeKind kind, size_t size, Span span);
// What stands in for an expression or type that is missing: a NAME or NAMED_TYPE without text,
// marked NODE_HAS_ERROR. Children that ast.def requires are never NULL.
Node *missing_expression(Parser *parser);
Node *missing_type(Parser *parser);
const Name *missing_name(Parser *parser);
// Nesting guard: false (after an error) when too deep; pair each true with leave.
bool enter(Parser *parser);
void leave(Parser *parser);
void error_too_deep(Parser *parser);
// When there are so many errors that more would not help, the rest of the file is ignored.
bool has_too_many_errors(Parser *parser);

// ---- recovery.c
bool at_block_end(const Parser *parser); // '}', or where the tokens or the annotation end
// Behind something that began at token `start`: where the parser is stuck, or has not moved,
// goes on to where the next statement, member or top-level declaration may start.
void recover_statement(Parser *parser, uint32_t start);
void recover_member(Parser *parser, uint32_t start);
void recover_top_level(Parser *parser, uint32_t start);
// In an array initializer with an error: goes on behind its '}', if that can be found.
void recover_initializer(Parser *parser);

// ---- parse_type.c
Node *parse_type(Parser *parser); // annotations, name or primitive, dimensions
Node *parse_type_no_dimensions(Parser *parser);
Node *parse_array_dimensions(Parser *parser, Node *element); // wraps in ARRAY_TYPE per `[]`
void parse_type_arguments(Parser *parser, NodeList *list);   // `<…>`, at '<'
void parse_type_parameters(Parser *parser, NodeList *list);
// Does a type start here whose end is followed by something that makes this a
// declaration, cast, generic method reference …? Pure lookahead: returns the
// index of the token after the type, or 0 when no type stands at `from`.
uint32_t skip_type(const Parser *parser, uint32_t from);
// The same for annotations: the index behind them, or `from`.
uint32_t skip_annotations(const Parser *parser, uint32_t from);
// Annotations, and `nullable` and `non_null` of JML, in front of a type.
void parse_type_annotations(Parser *parser, NodeList *annotations, uint16_t *flags);
// A type or, where a variable is declared without one, `var`.
Node *parse_local_type(Parser *parser);

// ---- parse_expr.c
Node *parse_expression(Parser *parser);
Node *parse_conditional(Parser *parser); // without assignments at its top
Node *parse_array_initializer(Parser *parser, Node *parse_element(Parser *)); // at '{'
bool is_expression_statement(const Node *expression); // assignment, ++, --, call, new
Node *parse_variable_initializer(Parser *parser);     // expression or `{ … }`

// ---- parse_switch.c
// A switch statement or expression, at `switch`; shared with statements.
Node *parse_switch(Parser *parser, bool is_expression);
Node *parse_pattern(Parser *parser);
bool at_pattern(const Parser *parser);

// ---- parse_primary.c
// A primary with the selectors behind it: `a.b(c)[d]`, `A::new`.
Node *parse_primary(Parser *parser);
Node *parse_literal(Parser *parser);
// Does a lambda start here?
bool at_lambda(const Parser *parser);
Node *parse_lambda(Parser *parser);
void parse_arguments(Parser *parser, NodeList *list); // `( … )`
// NAME and FIELD chain as NAMED_TYPE, or NULL when it is none.
Node *expression_to_type(Parser *parser, Node *expression);

// ---- parse_stmt.c
Node *parse_statement(Parser *parser);
Node *parse_block(Parser *parser);
void parse_statement_into(Parser *parser, NodeList *list);   // one, with the JML in front of it
void parse_block_statements(Parser *parser, NodeList *list); // up to '}' or end; used for cases too
void error_not_a_statement(Parser *parser, const Node *expression);
// Does a declaration of a variable start here, its modifiers left aside? With them?
bool at_local_variable(const Parser *parser);
bool at_local_modifier(const Parser *parser);
// Among statements: is this a member of a class? Then a '}' is missing in front of it.
bool at_member(const Parser *parser);

// ---- parse_try.c
Node *parse_try(Parser *parser);

// ---- parse_modifiers.c
// Java's and JML's modifiers and annotations, JML_BEGIN … JML_END groups of
// modifiers included; NULL when there are none.
Node *parse_modifiers(Parser *parser);
Node *parse_more_modifiers(Parser *parser, Node *modifiers); // adds to those, which may be NULL
Node *parse_annotation(Parser *parser);
Node *parse_element_value(Parser *parser);       // of an annotation
bool at_class_modifier(const Parser *parser);    // `sealed` or `non-sealed` as a modifier
bool at_jml_modifier_word(const Parser *parser); // inside JML: `pure` and the like, likewise

// ---- parse_decl.c
CompilationUnit *parse_compilation_unit(Parser *parser);
Node *parse_import(Parser *parser);              // at `import`
bool at_class_declaration(const Parser *parser); // at class, interface, enum, record, @interface
Node *parse_class_declaration(Parser *parser, Node *modifiers);
// The `{ … }` of a class, into an existing CLASS (also for anonymous ones).
void parse_class_body(Parser *parser, ClassDeclaration *declaration);

// ---- parse_member.c
void parse_members(Parser *parser, ClassDeclaration *declaration); // all of them, up to '}'
// One member or more (`int a, b;`) of a class, with modifiers already read. Used
// for JML model and ghost members too.
void parse_member(Parser *parser, ClassDeclaration *declaration, Node *modifiers,
                  Node *specification);
// One member, with the modifiers, annotations and JML in front of it.
void parse_annotated_member(Parser *parser, ClassDeclaration *declaration);

// ---- parse_compact.c: members outside of classes
bool at_top_level_member(const Parser *parser); // JML and modifiers in front included
void parse_top_level_member(Parser *parser);
void finish_compact_unit(Parser *parser, CompilationUnit *unit); // all goes into the implicit class

// The variables of `int a, b[] = {…}` behind their type; stops before ';'.
void parse_variable_declarators(Parser *parser, Node *modifiers, Node *type, NodeList *list);
// The same of local variables, which may be unnamed.
void parse_local_declarators(Parser *parser, Node *modifiers, Node *type, NodeList *list);
Node *parse_formal_parameter(Parser *parser);
Node *parse_lambda_parameter(Parser *parser);        // the same, where its type may be `var`
void check_varargs(Parser *parser, Node *parameter); // behind it: only the last one may have `...`
void parse_formal_parameters(Parser *parser, NodeList *list, Node **receiver); // `( … )`
void parse_record_components(Parser *parser, NodeList *list);                  // likewise

// ---- parse_jml.c and parse_jml_expr.c
// At JML_BEGIN among the members of a class: reads the whole stretch. Type
// clauses, ghost and model members go into `declaration`; a method
// specification or modifiers that belong to the Java declaration behind the
// stretch are returned through the pointers (left alone when there are none).
// In a class that is itself JML (in_jml): reads all its members, up to '}'.
void parse_jml_member(Parser *parser, ClassDeclaration *declaration, Node **specification,
                      Node **modifiers);
// What was not known in front of a member is a clause of the method, or of the class.
void jml_unknown_of_method(Parser *parser, MethodDeclaration *method);
void jml_unknown_of_class(Parser *parser, ClassDeclaration *declaration);
void jml_end_of_class(Parser *parser, ClassDeclaration *declaration); // behind the last member
// At JML_BEGIN at the top level of a file: model imports, modifiers of the
// type that follows (merged into *modifiers), refines clauses.
void parse_jml_top_level(Parser *parser, CompilationUnit *unit, Node **modifiers);
// At JML_BEGIN among statements: reads the whole stretch. JML statements and
// ghost locals are added to `list`; loop clauses and block contracts are
// returned for the Java statement behind it.
// In a body that is itself JML (in_jml), at_jml_statement: reads the JML
// statements and loop clauses as far as they go.
// `*group` is set to the statements from `begin` to `end`, if these stand there.
void parse_jml_statements(Parser *parser, NodeList *list, NodeList *loop_clauses,
                          Node **block_contract, Node **group);
// At an annotation that starts with `begin`, or with `end`?
bool at_group_begin(const Parser *parser);
bool at_group_end(const Parser *parser);
// In a body that is itself JML: does a JML statement or loop clause start here?
bool at_jml_statement(const Parser *parser);
// At JML_BEGIN where modifiers may stand (`/*@ nullable @*/`): true and the
// flags added when the stretch holds modifiers only (a stray ';' is allowed);
// false and nothing consumed otherwise.
bool parse_jml_modifiers(Parser *parser, ModifierSet *flags);
// At JML_BEGIN where no JML is expected: warns and skips to behind JML_END.
void skip_jml(Parser *parser);
// Behind a field's ';': `//@ in g;` and `//@ maps …;` into the fields just declared.
void parse_jml_field_groups(Parser *parser, NodeList *groups);
// A JML primary in an expression: at JML_WORD, INFORMAL, or '(' JML quantifier.
// NULL when no JML expression starts here. Called by parse_expr.c for primaries.
Node *parse_jml_primary(Parser *parser);
// Behind `o.`, at `\inv`: the invariant of o.
bool at_invariant_word(const Parser *parser);
Node *parse_invariant_of(Parser *parser, Node *object);
// A list of locations up to ';' (assignable clauses, \not_modified …).
void parse_locations(Parser *parser, NodeList *list);
// A modifier of JML, by its text or its annotation; 0 when it is none.
ModifierSet jml_modifier(const Name *name);
ModifierSet jml_annotation_modifier(const Name *simple_name);
JmlKeyword jml_keyword(const Name *name);

#endif
