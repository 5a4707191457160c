// Lowering: typed trees to the intermediate representation.
//
// Evaluation order, short circuits, conversions, implicit checks, exceptions
// with every way through `finally`, constructors and initialisers, closures:
// all become plain instructions (docs/ir.md). Specifications are not lowered:
// SPECIFICATION instructions point to their trees.
#ifndef JURY_LOWER_LOWER_H
#define JURY_LOWER_LOWER_H

#include "diag/diag.h"
#include "ir/ir.h"
#include "sema/sema.h"

typedef struct Code Code;
typedef struct Closure Closure;

// Bodies of methods and lambdas from class files, made into the Code (src/bytecode).
typedef VECTOR(const char *) FieldNames;
typedef struct ClassFilePiece {
    uint32_t first, end; // instructions
    FieldNames fields;   // static ones of the class that it names
} ClassFilePiece;
typedef VECTOR(ClassFilePiece) ClassFilePieces;

typedef struct ClassFileBodies {
    void (*method)(Code *code, Method *method);
    // A static initialiser in pieces that can run one after the other; none: it has no more than
    // one. What is made into `scratch` is of no use.
    void (*split)(Code *scratch, Method *method, ClassFilePieces *pieces);
    void (*piece)(Code *code, Method *method, ClassFilePiece piece);
    void (*lambda)(Code *code, const Closure *closure);
} ClassFileBodies;

typedef struct LowerOptions {
    bool check_overflow;                // --check overflow
    bool make_marks;                    // MARK where statements, conditions and handlers begin
    const ClassFileBodies *class_files; // NULL: methods from class files have no body
} LowerOptions;

typedef struct Lowering Lowering;

// Methods are lowered when first asked for and kept; all in `arena`.
Lowering *lowering_new(Arena *arena, Sema *sema, const LowerOptions *options);

// Statements that have a mark of their own where they begin, or where their condition does.
bool lower_marks(const Node *statement);

// NULL for a method without a body (abstract, native). Never fails otherwise:
// what cannot be lowered becomes UNSUPPORTED at its place.
IrMethod *lower_method(Lowering *lowering, Method *method);
double lower_seconds(const Lowering *lowering);                    // spent in that so far
void lower_give(Lowering *lowering, Method *method, IrMethod *ir); // of a method that nobody wrote
// The static initialiser of a class; NULL when it has nothing to do.
IrMethod *lower_static_initializer(Lowering *lowering, Class *class_symbol);

// The same in pieces, in the order of the source, without the superclass: the constants of an enum
// together, each field with an initialiser, each static block.
typedef struct StaticStep {
    IrMethod *method;
    Variable *field;   // that it initialises, or NULL
    bool is_enum;      // the constants of an enum
    Node *member;      // of the class, else
    bool is_piece;     // of the initialiser of a class file …
    FieldNames fields; // … that names these fields
} StaticStep;
typedef VECTOR(StaticStep) StaticStepList;
const StaticStepList *lower_static_steps(Lowering *lowering, Class *class_symbol);
// Those that are initialised with the class, before it, in that order.
void lower_initialized_interfaces(Lowering *lowering, const Class *class_symbol, ClassList *list);

// What is found out about the whole program is kept with its lowering (src/analysis); NULL at
// first.
typedef struct Analysis Analysis;
Analysis **lower_analysis(Lowering *lowering);
Arena *lower_arena(const Lowering *lowering);
Sema *lower_sema(const Lowering *lowering);
// Does the private field hold arrays of exactly its type only, never of a narrower class?
bool lower_holds_exact_array(Lowering *lowering, const Variable *field);

// The class of a lambda or method reference in the initialiser of a field; or NULL.
Class *lower_function_class(Lowering *lowering, Class *owner, Node *tree);

// Local and anonymous classes of the sources, and those of their lambdas and method references.
const ClassList *lower_unnamed_classes(Lowering *lowering);

// Fields that lowering adds to classes: the enclosing instance and captured
// variables of inner and local classes and lambdas; NULL if there is none.
Variable *lower_outer_field(Lowering *lowering, Class *class_symbol);
const VariableList *lower_captured_fields(Lowering *lowering, Class *class_symbol);
// The field of `class_symbol` that holds the captured variable, or NULL; for specifications,
// which name the variable itself.
Variable *lower_captured_field(Lowering *lowering, Class *class_symbol, const Variable *variable);

// The method that an object of exactly this class runs when `method` is called on it: its own, an
// inherited one, or an interface's default. NULL when all are abstract.
Method *lower_dispatch(Lowering *lowering, Class *receiver, Method *method);

// The classes made for lambdas and method references lowered so far. Each implements its
// interface with one method, which lower_method knows; they stand in no source.
const ClassList *lower_closure_classes(Lowering *lowering);

// The method, which nobody wrote, that gives the object of a lambda or method reference of a
// specification. Its parameters are the variables that are captured; it is static unless
// `has_this`.
Method *lower_closure_maker(Lowering *lowering, Node *tree, Class *around, bool has_this);

// The instruction of a binary operator on numbers or booleans: `+`, `&`, `>>>` …
IrOperation lower_operator(Operator operator);

#endif
