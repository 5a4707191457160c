// Specifications in a form of their own: one meaning of JML for all engines.
//
// Input:   typed trees of JML expressions and clauses.
// Output:  SpecExpr: names resolved, conversions, boxing and arithmetic modes explicit, quantifiers
//          as binders (docs/spec.md). Each tree is lowered once and kept.
// Method:  spec_evaluate (evaluate.h) gives such an expression a value in a *domain*: ground
//          terms (src/symex), formulas (src/quantified). What neither the form nor a domain knows
//          is UNMODELLED at its place.
//
// Everything lives in the arena of the table.
#ifndef JURY_SPEC_SPEC_H
#define JURY_SPEC_SPEC_H

#include "ir/ir.h"
#include "lower/lower.h"
#include "sema/sema.h"

typedef enum SpecKind {
#define SPEC(NAME, text, least, most) SPEC_##NAME,
#include "spec/spec.def"
#undef SPEC
    SPEC_KIND_COUNT
} SpecKind;

// What an expression gives. A number of Java's type int that was computed exactly, under
// spec_bigint_math, is of sort BIGINT: the sort says how it is held, the type what Java calls it.
typedef enum SpecSort {
    SPEC_SORT_NONE,
    SPEC_SORT_BOOL,
    SPEC_SORT_INT, // byte, short and char, too
    SPEC_SORT_LONG,
    SPEC_SORT_FLOAT,
    SPEC_SORT_DOUBLE,
    SPEC_SORT_BIGINT,
    SPEC_SORT_REAL,
    SPEC_SORT_REFERENCE,
    SPEC_SORT_TYPE,
    SPEC_SORT_OBJECTS,
    SPEC_SORT_LOCATIONS,
    SPEC_SORT_SEQUENCE,
    SPEC_SORT_MAP,
} SpecSort;

// Which arithmetic int and long have.
typedef enum SpecMath { SPEC_MATH_JAVA, SPEC_MATH_SAFE, SPEC_MATH_BIGINT } SpecMath;

typedef struct SpecExpr SpecExpr;
typedef VECTOR(const SpecExpr *) SpecExprList;

struct SpecExpr {
    SpecKind kind;
    SpecSort sort;
    Type *type; // as JML has it; NULL of locations
    Span span;
    uint32_t count;
    const SpecExpr *const *children; // some may be NULL: spec.def says where

    IrOperation operation;    // of ARITHMETIC
    SpecMath math;            // of ARITHMETIC: whether an overflow has a value; never BIGINT
    bool is_cast;             // of CONVERT: cuts what does not fit; else that has no value
    bool is_virtual;          // of CALL
    Variable *variable;       // of LOCAL, FIELD, STATIC_FIELD, MODEL_FIELD, LOCATION_FIELD
    VariableList binders;     // of QUANTIFIER, LET, SEQUENCE_DEFINE
    VariableList fields;      // of REACH; none: all
    Method *method;           // of CALL
    Type *target;             // of CAST, INSTANCE_OF, CLASS_OBJECT, ENCLOSING, TYPE, REACH …
    JmlKeyword keyword;       // of QUANTIFIER, ACCESSES; of OLD: JML_OLD or JML_PRE; of an empty
                              // LOCATION_UNION: how it was written
    const Name *label;        // of OLD and FRESH, or NULL
    int64_t number;           // of CONSTANT: its bits, sign-extended
    const Constant *constant; // of STRING
    const char *text;         // of UNMODELLED
};

typedef struct SpecTable SpecTable;

SpecTable *spec_table_new(Arena *arena, Sema *sema, Lowering *lowering);
Arena *spec_arena(SpecTable *table);
Sema *spec_sema(SpecTable *table);
Lowering *spec_lowering(SpecTable *table);

// ---- Lowering: the same tree gives the same expression
const SpecExpr *spec_lower(SpecTable *table, Node *expression);
const SpecExpr *spec_lower_as(SpecTable *table, Node *expression, Type *type); // as by assignment
const SpecExpr *spec_lower_condition(SpecTable *table, Node *expression);      // a boolean
// The variable that a `set` statement assigns, and its new value; NULL: no assignment.
Node *spec_set_target(Node *set);
const SpecExpr *spec_lower_set(SpecTable *table, Node *set);
// Of a clause or an argument that names locations.
const SpecExpr *spec_lower_location(SpecTable *table, Node *location);
const SpecExpr *spec_lower_locations(SpecTable *table, LocationsClause *clause);
// What `represents` says of a model field in objects of exactly this class, or NULL; `owner` is the
// class whose clause it is.
const SpecExpr *spec_represented(SpecTable *table, Class *class_symbol, Variable *field,
                                 Class **owner);

// The fields of the sources with a `maps` clause.
const VariableList *spec_mapping_fields(SpecTable *table);

// ---- Sequences, sets and maps
// What values of the type hold: the elements of a sequence, or the keys, and of a map values.
typedef struct SpecElementTypes {
    bool is_known, has_values;
    Type *key, *value; // boxes stand for their numbers, Object for anything
} SpecElementTypes;
SpecElementTypes spec_element_types(SpecTable *table, const Type *type);

// ---- Asking
// Why a method cannot be executed with any arguments; NULL: it can.
const char *spec_no_start(Lowering *lowering, Method *method);
SpecSort spec_sort_of(const Type *type);
bool spec_mentions(const SpecExpr *expression, const Variable *variable);
bool spec_is_number(SpecSort sort);   // INT … REAL
bool spec_is_integral(SpecSort sort); // INT, LONG, BIGINT
bool spec_is_floating(SpecSort sort); // FLOAT, DOUBLE
bool spec_is_composed(SpecSort sort); // LOCATIONS, SEQUENCE, MAP
const char *spec_kind_text(SpecKind kind);
const char *spec_sort_text(SpecSort sort);

// ---- dump.c, check.c
void spec_dump(Buffer *out, const SpecExpr *expression, uint32_t indent);
// The rules of docs/spec.md; SHOULD fails where one is broken. Debug builds run it after lowering.
void spec_check(const SpecExpr *expression);

#endif
