// Formulas: booleans, Java's numbers, references, arrays, quantifiers.
//
// The language of the encodings that go to Z3 (docs/quantified.md). Where src/term has bit-vectors
// only, is ground and small, this has heaps as arrays and keeps quantifiers. Formulas are shared:
// equal ones are equal numbers. Sums are kept in a normal form, modulo the width of their sort;
// reading an array that was written becomes a choice. Everything lives in the table's arena.
//
// Numbers stay Java's until they are translated: the same formula can be given to a solver as
// integers that wrap, as mathematical integers, or as bit-vectors (LogicNumbers).
#ifndef JURY_LOGIC_LOGIC_H
#define JURY_LOGIC_LOGIC_H

#include "base/arena.h"
#include "base/vector.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint32_t Formula; // index into its table; 0: none
typedef VECTOR(Formula) FormulaList;

enum { FORMULA_NONE = 0, FORMULA_TRUE = 1, FORMULA_FALSE = 2 };

// Sorts; arrays are interned and come after these.
typedef uint32_t Sort;
enum {
    SORT_BOOL = 1,
    SORT_INT, // Java's int, and what fits in it
    SORT_LONG,
    SORT_REF,   // an object; 0 is null
    SORT_TYPE,  // the class of an object
    SORT_EXACT, // a mathematical integer of any size; not in a table of NUMBERS_BITS
    SORT_FIRST_ARRAY,
};

typedef enum LogicNumbers {
    NUMBERS_WRAP, // integers, with every operation wrapped to its width: exact Java
    NUMBERS_MATH, // integers that never overflow
    NUMBERS_BITS, // bit-vectors: exact Java
} LogicNumbers;

typedef enum FormulaKind {
#define FORMULA(kind, ...) FORMULA_KIND_##kind,
#include "logic/formulas.def"
#undef FORMULA
} FormulaKind;

typedef struct FormulaNode {
    FormulaKind kind;
    Sort sort;
    uint32_t count;
    const Formula *children;
    const int64_t *coefficients; // of SUM
    int64_t constant;            // of SUM, NUMBER, CUT, SUBTYPE; of VARIABLE: its number
    const char *name;            // of VARIABLE
    bool has_bound;              // some bound variable of a quantifier around it occurs in it
    uint8_t object;              // of VARIABLE: 1 an object from outside, 2 a created one
    uint32_t hash;
} FormulaNode;

typedef struct LogicTable LogicTable;

LogicTable *logic_table_new(LogicNumbers numbers, uint32_t int_bits); // int_bits: 32 for Java
void logic_table_free(LogicTable *table);
LogicNumbers logic_numbers(const LogicTable *table);
// Are there products, quotients or remainders of two unknown numbers, on which solvers are lost?
bool logic_has_products(const LogicTable *table);
bool logic_is_product(const LogicTable *table, const FormulaNode *node);
uint32_t logic_bits(const LogicTable *table, Sort sort); // of INT, LONG, REF, TYPE
// How many bits references and types need, as bit-vectors: no reference is greater than the first
// number and all that are created, no type than the last; numbers in formulas fit as well. For a
// table that gets no further ones.
void logic_bound_objects(LogicTable *table, uint64_t references, uint64_t created, uint64_t types);
Arena *logic_arena(LogicTable *table);
const FormulaNode *logic_node(const LogicTable *table, Formula formula);
uint32_t logic_count(const LogicTable *table);

// ---- Sorts
Sort logic_array_sort(LogicTable *table, Sort index, Sort element);
bool logic_is_array(Sort sort);
Sort logic_index_sort(const LogicTable *table, Sort array);
Sort logic_element_sort(const LogicTable *table, Sort array);
Sort logic_sort(const LogicTable *table, Formula formula);

// ---- Variables and numbers
Formula logic_variable(LogicTable *table, Sort sort, const char *name); // a new one
Formula logic_bound_variable(LogicTable *table, Sort sort, const char *name);
// A reference variable for an object: one just created, which no other such variable means, or one
// that came from outside. Neither kind is null, and no created one is one from outside.
Formula logic_object(LogicTable *table, const char *name, bool is_created);
Formula logic_number(LogicTable *table, Sort sort, int64_t value);
bool logic_is_number(const LogicTable *table, Formula formula, int64_t *value);
static inline Formula logic_bool(bool value) {
    return value ? FORMULA_TRUE : FORMULA_FALSE;
}

// ---- Booleans and comparisons
Formula logic_not(LogicTable *table, Formula a);
Formula logic_and(LogicTable *table, Formula a, Formula b);
Formula logic_or(LogicTable *table, Formula a, Formula b);
Formula logic_and_all(LogicTable *table, const Formula *items, uint32_t count);
Formula logic_or_all(LogicTable *table, const Formula *items, uint32_t count);
Formula logic_implies(LogicTable *table, Formula a, Formula b);
Formula logic_ite(LogicTable *table, Formula condition, Formula yes, Formula no);
Formula logic_equal(LogicTable *table, Formula a, Formula b);
Formula logic_less(LogicTable *table, Formula a, Formula b);
Formula logic_less_equal(LogicTable *table, Formula a, Formula b);

// ---- Java's arithmetic
Formula logic_add(LogicTable *table, Formula a, Formula b);
Formula logic_subtract(LogicTable *table, Formula a, Formula b);
Formula logic_negate(LogicTable *table, Formula a);
Formula logic_multiply(LogicTable *table, Formula a, Formula b);
Formula logic_divide(LogicTable *table, Formula a, Formula b);
Formula logic_remainder(LogicTable *table, Formula a, Formula b);
Formula logic_bits_of(LogicTable *table, FormulaKind kind, Formula a, Formula b); // BIT_…, SHIFT_…
Formula logic_cut(LogicTable *table, Formula a, uint32_t bits, bool is_signed);
Formula logic_widen(LogicTable *table, Formula a);
Formula logic_narrow(LogicTable *table, Formula a);
// An int or long as an exact number, and back: what does not fit wraps.
Formula logic_exact(LogicTable *table, Formula a);
Formula logic_inexact(LogicTable *table, Formula a, Sort sort);
Formula logic_fits(LogicTable *table, Formula exact, uint32_t bits, bool is_signed);

// ---- Arrays and objects
Formula logic_select(LogicTable *table, Formula array, Formula index);
Formula logic_store(LogicTable *table, Formula array, Formula index, Formula value);
Formula logic_const_array(LogicTable *table, Sort sort, Formula value);
Formula logic_length(LogicTable *table, Formula array);
Formula logic_type_of(LogicTable *table, Formula reference);
Formula logic_subtype(LogicTable *table, Formula type, int64_t of);

// ---- Quantifiers: the variables come from logic_bound_variable. Quantifiers may share them, but
// not one inside the other, and nothing outside of quantifiers has them.
Formula logic_quantify(LogicTable *table, bool is_forall, const Formula *variables, uint32_t count,
                       Formula body);

// ---- Sums: of the body for all values of the index from 0 to below the limit, wrapped like any
// other sum. The index is always the same, so that equal sums are equal formulas; no sum stands in
// the body of another.
Formula logic_total_index(LogicTable *table);
Formula logic_total(LogicTable *table, Formula limit, Formula body);

// ---- Substitution (logic_substitute.c)
// Replaces variables; `from` are VARIABLEs. Bound ones stay what they are.
Formula logic_substitute(LogicTable *table, Formula formula, const Formula *from, const Formula *to,
                         uint32_t count);
// Rebuilds a formula with other children; simplifies.
Formula logic_rebuild(LogicTable *table, Formula formula, const Formula *children);
// The variables that occur free, each once, in the order they are met.
void logic_free_variables(LogicTable *table, Formula formula, FormulaList *list, Arena *arena);
// A conjunction taken apart, negations pushed inwards: the atoms and disjunctions of it.
void logic_conjuncts(LogicTable *table, Formula formula, FormulaList *list, Arena *arena);

// ---- Simplification (logic_units.c, logic_clauses.c)
// Formulas that all hold become others that hold in the same cases: what some say by themselves is
// used in all.
void logic_use_units(LogicTable *table, FormulaList *list, Arena *arena);
// An equivalent formula: quantifiers over the same variables that stand next to each other are one.
Formula logic_joined(LogicTable *table, Formula formula, Arena *arena);
// An equivalent formula, whose clauses are as short as they make each other.
Formula logic_short_clauses(LogicTable *table, Formula formula);

// ---- Evaluation (logic_evaluate.c): values of formulas where variables have values
typedef struct LogicArrayValue LogicArrayValue;
typedef struct LogicValue {
    bool known;
    int64_t number;               // of anything but an array; of a boolean 0 or 1
    const LogicArrayValue *array; // or NULL
} LogicValue;

typedef struct LogicObject { // what LENGTH and TYPE_OF say of a reference
    bool has_length, has_type;
    int64_t length, type;
} LogicObject;

typedef struct LogicMeaning {
    const LogicValue *variables; // by their numbers
    uint32_t variable_count;
    const LogicObject *objects; // by reference
    uint32_t object_count;
    bool (*is_subtype)(void *context, int64_t type, int64_t of);
    void *context;
    int64_t low, high; // of quantified numbers that nothing else bounds
} LogicMeaning;

const LogicArrayValue *logic_array_value(Arena *arena, LogicValue otherwise);
const LogicArrayValue *logic_array_stored(Arena *arena, const LogicArrayValue *to, int64_t index,
                                          LogicValue value);
LogicValue logic_array_at(const LogicArrayValue *array, int64_t index);

typedef struct LogicEvaluator LogicEvaluator;
LogicEvaluator *logic_evaluator_new(Arena *arena, LogicTable *table);
// From now on. Variables and objects that had no value may get one; anything else needs another
// call.
void logic_evaluator_set(LogicEvaluator *evaluator, const LogicMeaning *meaning);
// False: it has no value, because of a variable or object without one, or a division by zero. A
// quantifier over more than a few values is only looked at for those.
bool logic_evaluate(LogicEvaluator *evaluator, Formula formula, LogicValue *value);
uint32_t logic_variable_count(const LogicTable *table);

#endif
