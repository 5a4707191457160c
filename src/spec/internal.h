// Shared by the files of spec; never included elsewhere.
//
//   table.c            lowered expressions, kept by tree; making nodes
//   math.c             which arithmetic holds where
//   lower_expression.c names, fields, calls, states, binders
//   lower_operator.c   operators and conversions
//   lower_location.c   sets of locations
//   lower_set.c        `set` statements
//   lower_value.c      sequences, sets and maps
//   dump.c, check.c    printing; the rules of the form
//   evaluate*.c        values in a domain
//   value*.c           sequences, sets and maps: made, and asked
#ifndef JURY_SPEC_INTERNAL_H
#define JURY_SPEC_INTERNAL_H

#include "base/map.h"
#include "spec/spec.h"

struct Value;
typedef VECTOR(struct Value *) ValueList;

struct SpecTable {
    Arena *arena;
    Sema *sema;
    Lowering *lowering;
    Map lowered;      // Node -> SpecExpr, as itself
    Map converted;    // Node -> Conversions: as other types
    Map represents;   // Class -> Map of Variable -> Represented
    bool has_mapping; // the next is known
    VariableList mapping;
    ValueList values;  // by number; 0 is none
    uint32_t question; // the last about a key (value_map.c)
    Map value_of_cell; // cell of a state -> its number
};

// What `a[*]` inside of a location stands for: a variable for each index, and its range.
typedef struct SpecEach {
    VariableList binders;
    const SpecExpr *range;
} SpecEach;

// One tree under way.
typedef struct SpecLowering {
    SpecTable *table;
    SpecMath math;
    SpecEach *each; // of the location that it is part of, or NULL
} SpecLowering;

// ---- table.c: a node with room for its details, and its children
SpecExpr *spec_node(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                    SpecSort sort);
SpecExpr *spec_parent(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                      SpecSort sort, const SpecExpr *const *children, uint32_t count);
SpecExpr *spec_unary(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                     SpecSort sort, const SpecExpr *child);
SpecExpr *spec_binary(SpecLowering *lowering, SpecKind kind, const Node *from, Type *type,
                      SpecSort sort, const SpecExpr *a, const SpecExpr *b);
const SpecExpr *spec_unmodelled_node(SpecLowering *lowering, const Node *from, const char *text);
Type *spec_primitive(SpecLowering *lowering, TypeKind kind);
// A variable that nobody wrote, and its value.
Variable *spec_binder(SpecLowering *lowering, const char *text, Type *type);
const SpecExpr *spec_local(SpecLowering *lowering, const Node *from, Variable *variable,
                           SpecSort sort);

// ---- lower_closure.c: a lambda or method reference in the class `around`
const SpecExpr *spec_lower_closure(SpecLowering *lowering, Node *tree, Class *around);

// ---- math.c
SpecMath spec_math_at(Sema *sema, Position position);

// ---- lower_expression.c
const SpecExpr *spec_lower_tree(SpecLowering *lowering, Node *node);
const SpecExpr *spec_lower_enclosing(SpecLowering *lowering, Class *owner, const Node *from);

// ---- lower_operator.c
const SpecExpr *spec_lower_binary(SpecLowering *lowering, Binary *binary);
const SpecExpr *spec_lower_unary(SpecLowering *lowering, Unary *unary);
const SpecExpr *spec_lower_cast(SpecLowering *lowering, Cast *cast);
const SpecExpr *spec_lower_conditional(SpecLowering *lowering, Conditional *conditional);
// As by assignment: boxing, unboxing, widening, and back from an exact number where it fits.
const SpecExpr *spec_converted(SpecLowering *lowering, const SpecExpr *value, Type *to,
                               const Node *from);
const SpecExpr *spec_at_sort(SpecLowering *lowering, const SpecExpr *value, SpecSort sort,
                             Type *type, const Node *from);
const SpecExpr *spec_without_box(SpecLowering *lowering, const SpecExpr *value, const Node *from);
const SpecExpr *spec_boolean(SpecLowering *lowering, Node *node);

// ---- lower_pattern.c
const SpecExpr *spec_lower_instanceof(SpecLowering *lowering, Instanceof *test);
// `inner` is evaluated where the condition is true (or false), and sees the variables that are
// bound then.
const SpecExpr *spec_with_patterns(SpecLowering *lowering, Node *condition, bool when_true,
                                   const SpecExpr *inner);

// ---- lower_value.c: sequences, sets and maps
const SpecExpr *spec_lower_sequence_equality(SpecLowering *lowering, const SpecExpr *a,
                                             const SpecExpr *b, const Node *from);
// `s[i]` of a \seq is of whatever sort: what it is taken for, and compared as it is.
bool spec_is_any_element(SpecTable *table, const SpecExpr *value);
const SpecExpr *spec_element_as(SpecLowering *lowering, const SpecExpr *value, Type *type,
                                const Node *from);
const SpecExpr *spec_lower_element_equality(SpecLowering *lowering, const SpecExpr *a,
                                            const SpecExpr *b, const Node *from);
const SpecExpr *spec_lower_defined(SpecLowering *lowering, Quantified *quantified);
// NULL: no function of \seq or \map.
const SpecExpr *spec_lower_value_function(SpecLowering *lowering, JmlFunction *function);
const SpecExpr *spec_lower_value_index(SpecLowering *lowering, Index *index);
const SpecExpr *spec_lower_value_length(SpecLowering *lowering, FieldAccess *field);
bool spec_is_value_call(const Call *call);
const SpecExpr *spec_lower_value_call(SpecLowering *lowering, Call *call);

// ---- lower_location.c
const SpecExpr *spec_lower_place(SpecLowering *lowering, Node *location);
// Is it a set that somebody holds: a variable of type \locset, or what a method gives?
bool spec_is_held_set(const Node *node);
// `a[*]` in `a[*].next`: the element at an index of its own.
const SpecExpr *spec_lower_each_element(SpecLowering *lowering, Elements *elements);

#endif
