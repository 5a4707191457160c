// Shared by the files that parse JML (parse_jml*.c, jml_keywords.c); never included elsewhere.
//
// JML stands in stretches of tokens from JML_BEGIN to JML_END. What is read item by item
// in a stretch (clauses, modifiers, declarations, statements) recovers item by item: an
// item with an error, or that is not known, is skipped, and the next one is read.
#ifndef JURY_SYNTAX_PARSE_JML_H
#define JURY_SYNTAX_PARSE_JML_H

#include "syntax/internal.h"

// Where a keyword of JML belongs.
typedef enum JmlPlace {
    JML_PLACE_NONE,       // not a keyword
    JML_PLACE_METHOD,     // in the specification of a method or block
    JML_PLACE_TYPE,       // among the members of a class
    JML_PLACE_FIELD,      // behind a field
    JML_PLACE_STATEMENT,  // among statements
    JML_PLACE_LOOP,       // in front of a loop
    JML_PLACE_EXPRESSION, // in an expression: the words with a backslash
} JmlPlace;

// ---- jml_keywords.c
JmlPlace jml_place(JmlKeyword keyword);

// ---- parse_jml.c: stretches and items

// A new node of JML that begins at `begin` and ends, so far, with the token taken last.
#define JML_NEW(parser, KIND, Struct, begin)                                                       \
    NEW_NODE((parser), KIND, Struct, span_from((parser), (begin)))

// Takes JML_BEGIN; returns the index of the JML_END that belongs to it.
uint32_t open_stretch(Parser *parser);
// Takes the JML_END at `end`, unless recovery from an error went past it.
void close_stretch(Parser *parser, uint32_t end);
// Makes a JML_BEGIN of the token taken last, so that the rest of the stretch is one of its own.
void split_stretch(Parser *parser);

// The keyword that a token is, if it is one.
JmlKeyword token_jml_keyword(const Token *token);
static inline JmlKeyword at_jml_keyword(const Parser *parser) {
    return token_jml_keyword(peek(parser));
}

// An item of a stretch, while it is read.
typedef struct JmlItem {
    uint32_t start;  // its first token
    Position begin;  // where that stands
    uint32_t errors; // reported before it
} JmlItem;

JmlItem jml_item(const Parser *parser);
// At the ';' that ends an item: takes it, sets the span of `node`, and returns it. Returns NULL,
// and skips the item, where an error was reported in it or the parser is stuck.
Node *end_jml_item(Parser *parser, JmlItem item, Node *node);
// Is this the first word of an item: a keyword of clauses or statements, or a modifier?
bool starts_jml_item(const Token *token);
// Goes on behind the item: behind its ';', or at what looks like the next one.
void skip_jml_item(Parser *parser, JmlItem item);
// Remembers that JML was passed over there: a verdict must not pretend otherwise.
void note_ignored(Parser *parser, Span span);
// Warns of an item whose first word is not a keyword, and skips it. What it said is not known:
// the UNSUPPORTED that is returned belongs where the item would have.
Node *skip_unknown_item(Parser *parser);
Node *unsupported_expression(Parser *parser, Span span, const char *reason);
// A clause of a specification that could not be read: what depends on it is not known.
Node *unsupported_clause(Parser *parser, JmlKeyword keyword, Node *expression);
// Reports a known clause that stands where it does not belong, and skips it.
void skip_misplaced_item(Parser *parser, JmlKeyword keyword);

// Java's and JML's modifiers, as they stand inside JML; NULL when there are none.
Node *parse_modifiers_in_jml(Parser *parser);
// Adds modifiers to those in `*into`; either may be none.
void merge_modifiers(Parser *parser, Node **into, Node *more);

// ---- parse_jml_type.c

// `invariant e;`, `represents f = e;` and their kin, at the keyword. NULL: it was passed over.
Node *parse_type_clause(Parser *parser, JmlItem item, Node *modifiers);
// At `accessible \inv: …;` of a class, which is no clause of a method?
bool at_class_accessible(const Parser *parser);
Node *parse_class_accessible(Parser *parser, JmlItem item, Node *modifiers);
// Remembers that a clause of the class was passed over there.
void note_ignored_clause(Parser *parser, Span span);

// ---- parse_jml_spec.c

// At a keyword of method specifications, or `{|`?
bool at_specification(const Parser *parser);
// There: reads cases and clauses as far as they go, into a new
// SPECIFICATION or, when there is one already, behind what it holds. `modifiers` were read in
// front of the keyword, or none.
void parse_specification(Parser *parser, Node **specification, Node *modifiers);
// `assignable …;` and its kin, at the keyword, which counts as `keyword`.
Node *parse_locations_clause(Parser *parser, JmlKeyword keyword);
// Takes the name of `requires NAME: e`, if there is one.
void skip_entity_name(Parser *parser);
// Warns of a clause that is believed and not checked.
void warn_believed(Parser *parser, Span span);
// `requires e;` and its kin, at the keyword.
Node *parse_expression_clause(Parser *parser);

// ---- parse_jml_expr.c

// A location: `x`, `o.f`, `o.*`, `a[i]`, `a[i..j]`, `a[*]`, `\nothing`.
Node *parse_location(Parser *parser);
// At a word with a backslash that is not known?
bool at_unknown_word(const Parser *parser);

#endif
