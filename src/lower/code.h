// One method while its graph is made: registers, blocks, checks, calls, exceptions.
//
// Shared with src/bytecode, which makes graphs of class files with the same means. Code goes into
// the current block of a Code. What cannot be reached is lowered, too, and dropped by ir_tidy.
#ifndef JURY_LOWER_CODE_H
#define JURY_LOWER_CODE_H

#include "lower/lower.h"
#include "sema/queries.h"

typedef VECTOR(IrRegister) RegisterList;

// What lowering adds to a class.
struct Closure {
    Class *class_symbol;
    Variable *outer;        // field for the enclosing instance, or NULL
    VariableList variables; // locals of the code around that are used inside
    VariableList fields;    // in which they are kept, one by one
    // Of lambdas and method references:
    Node *tree;       // LAMBDA or METHOD_REFERENCE; NULL for a class of the source
    Method *method;   // what the interface's method runs
    Method *function; // the interface's method
    Type *function_type;
    Variable *bound;                      // field: the object of `object::method`, or NULL
    const struct ClassFileLambda *lambda; // of one in a class file: what it calls (src/bytecode)
};

// An array that a local variable holds is assigned to another variable.
typedef struct HandedArray {
    Variable *from, *to;
} HandedArray;

struct Lowering {
    Arena *arena;
    Sema *sema;
    TypeTable *types;
    LowerOptions options;
    double seconds;      // spent so far
    Map methods;         // Method -> IrMethod
    Map initializers;    // Class -> IrMethod
    Map static_steps;    // Class -> StaticStepList
    Analysis *analysis;  // what is known of the whole program (src/analysis)
    struct Reads *reads; // what is read is written down there; NULL: nobody asks (reads.h)
    ClassList unnamed;   // (unnamed.c)
    bool unnamed_known;
    Map inexact_arrays; // Variable -> itself: those that may hold arrays of a narrower class
    VECTOR(HandedArray) handed_arrays;
    bool exact_arrays_known;
    Map has_initializer; // Class -> itself if it has one, or the Lowering if not
    Map closures;        // Class -> Closure
    Map lambdas;         // LAMBDA, METHOD_REFERENCE -> Closure
    Map lambda_methods;  // Method -> Closure
    Map closure_makers;  // LAMBDA, METHOD_REFERENCE of a specification -> Method
    Map anonymous;       // anonymous Class -> its constructor
    Map anonymous_super; // that constructor -> the superclass's
    Map dispatched;      // Class -> Map of Method -> Method
    Map record_methods;  // record Class -> Map of Method (of Object) -> Method
    ClassList closure_classes;
};

// ---- Where control can go

typedef enum ScopeKind {
    SCOPE_TARGET,   // a statement that break, continue or yield leave
    SCOPE_CATCH,    // exceptions go to `handler`
    SCOPE_FINALLY,  // everything that leaves passes the block
    SCOPE_RESOURCE, // everything that leaves closes the resource
    SCOPE_CONTRACT, // everything that leaves meets the contract of the statement
} ScopeKind;

typedef enum JumpKind { JUMP_BREAK, JUMP_CONTINUE, JUMP_YIELD, JUMP_RETURN } JumpKind;

typedef struct Jump {
    JumpKind kind;
    Node *target;     // NULL for JUMP_RETURN
    IrRegister value; // returned or yielded, or 0
} Jump;

// A way of leaving a FINALLY or RESOURCE: its code is lowered once for each.
typedef struct Exit {
    Jump jump; // value: a register of its own that keeps the pending value
    IrBlockId block;
} Exit;

typedef struct Scope {
    struct Scope *outer;
    ScopeKind kind;
    Node *statement;          // TARGET, CONTRACT
    IrBlockId break_block;    // TARGET; of a switch expression: where yield goes
    IrBlockId continue_block; // TARGET, loops only
    IrRegister value;         // TARGET: what is yielded
    IrBlockId handler;        // all others: where exceptions go
    IrRegister exception;     // and the register they are in there
    bool is_thrown_to;        // the handler is used
    Node *finally_block;      // FINALLY
    IrRegister resource;      // RESOURCE
    Type *resource_type;
    Method *close;
    VECTOR(Exit) exits;
} Scope;

// What the message of an exception is about; 0: nothing.
typedef struct About {
    IrRegister a, b;
} About;

// A block that throws because a check failed; shared where nothing tells them apart.
typedef struct SharedThrow {
    IrBlockId handler; // 0: none
    IrCheck check;
    About about;
    Span span;
    IrBlockId block;
} SharedThrow;

// One method while it is lowered.
struct Code {
    Lowering *lowering;
    Arena *arena;
    Sema *sema;
    TypeTable *types;
    IrMethod *ir;
    Class *class_symbol; // whose code it is; of a lambda, the class made for it
    IrRegister receiver; // 0 where there is no `this`
    Type *return_type;
    IrBlockId block;       // instructions go here
    Span span;             // of what is being lowered
    Type *wanted;          // see lower_wanted; for the next expression alone
    Scope *scope;          // innermost
    IrRegister exception;  // thrown out of the method
    IrBlockId throw_block; // throws it; 0: not made yet
    IrRegister null_register;
    IrRegister zero_register;
    bool may_be_irreducible; // made of bytecode: loops may have several entries
    VECTOR(SharedThrow) throws;
    VECTOR(bool) is_non_null; // by register
};

// ---- bridges.c
void check_bridged(Code *code, Method *method); // at the start of its body

// ---- unchecked.c: notes in the method where Java has to believe type arguments
void note_unchecked_conversion(Code *code, Type *from, Type *to);
void note_unchecked_cast(Code *code, Cast *cast);
void note_unchecked_argument(Code *code, const Method *method, Type *declared, Type *site);

// ---- emit.c
IrRegister new_register(Code *code, IrType type);
IrRegister variable_register(Code *code, Variable *variable); // a new one, or that it has
IrType register_type(const Code *code, IrRegister reg);
IrInstruction *emit(Code *code, IrOperation operation); // in a new block behind a terminator
IrRegister emit_constant(Code *code, IrType type, int64_t value);
IrRegister emit_null(Code *code);
IrRegister emit_zero(Code *code); // INT
IrRegister emit_unary(Code *code, IrOperation operation, IrType type, IrRegister a);
IrRegister emit_binary(Code *code, IrOperation operation, IrType type, IrRegister a, IrRegister b);
IrRegister emit_not(Code *code, IrRegister a);
IrRegister emit_is_null(Code *code, IrRegister a);
IrRegister emit_instance_of(Code *code, IrRegister a, Type *type); // the erasure
IrRegister emit_load(Code *code, IrRegister object, Variable *field);
void emit_store(Code *code, IrRegister object, Variable *field, IrRegister value);
IrRegister emit_havoc(Code *code, IrType type);
void emit_copy(Code *code, IrRegister to, IrRegister from);
void emit_specification(Code *code, Node *node);
void emit_iterate(Code *code, Node *loop); // its body begins here
void emit_unsupported(Code *code, const char *reason);
// The same, and any value of the type; 0 for void.
IrRegister emit_unsupported_value(Code *code, const char *reason, const Type *type);
IrBlockId new_block(Code *code);
void start_block(Code *code, IrBlockId block);
void emit_jump(Code *code, IrBlockId target);
void emit_mark(Code *code, IrMarkKind kind, Node *node); // if marks are wanted
void emit_branch(Code *code, IrRegister condition, IrBlockId if_true, IrBlockId if_false);
void mark_non_null(Code *code, IrRegister reg);
bool is_non_null(const Code *code, IrRegister reg);

// ---- checks.c: each goes on in a new block
void check_fails_if(Code *code, IrRegister condition, IrCheck check);
void check_not_null(Code *code, IrRegister object, IrCheck check);
void check_index(Code *code, IrRegister array, IrRegister index);
void check_divisor(Code *code, IrRegister divisor);
void check_size(Code *code, IrRegister size);
void check_storable(Code *code, Type *array_type, IrRegister array, Type *value_type,
                    IrRegister value);
// null passes
void check_cast(Code *code, IrRegister object, Type *type, IrCheck check);
bool checks_overflow(const Code *code);
void check_overflow(Code *code, IrOperation operation, IrRegister a, IrRegister b);
void fail(Code *code, IrCheck check); // always
void fail_with(Code *code, IrCheck check, IrRegister message);

// ---- scopes.c
void enter_scope(Code *code, Scope *scope, ScopeKind kind); // makes the handler's block
void leave_scope(Code *code);
void jump_out(Code *code, Jump jump);
// The way to the innermost handler.
IrRegister exception_register(Code *code);
IrBlockId handler_block(Code *code);
IrBlockId innermost_handler(const Code *code); // 0: none; nothing goes there by asking
void throw_exception(Code *code, IrRegister exception);
// Lowers what every way out of a FINALLY or RESOURCE passes; the scope was left.
void lower_exits(Code *code, Scope *scope);

// ---- conversions.c
IrRegister convert(Code *code, IrRegister value, Type *from, Type *to);
IrRegister unbox(Code *code, IrRegister value, Type *box); // checked
IrRegister box(Code *code, IrRegister value, Type *primitive);
// To what generics promise: `declared` is the erased type's origin.
IrRegister convert_erased(Code *code, IrRegister value, Type *declared, Type *seen);
IrRegister lower_cast(Code *code, Cast *cast);
bool is_floating(const Type *type);
bool is_mathematical(const Type *type);     // \bigint and the other types of JML
Type *primitive_of(Code *code, Type *type); // unboxed; NULL if it is no box
Type *erasure(Code *code, Type *type);
IrRegister lower_constant(Code *code, const Constant *constant, Type *type);

// ---- operators.c
IrRegister lower_unary(Code *code, Unary *unary);
IrRegister lower_binary(Code *code, Binary *binary);
// Of operands of these types, boxes included; the result has type `result`.
IrRegister lower_operation(Code *code, Operator operator, IrRegister left, Type *left_type,
                           IrRegister right, Type *right_type, Type *result);

// A new String: the texts of two values of these types.
IrRegister as_text(Code *code, IrRegister value, Type *type); // by String.valueOf
IrRegister concatenate(Code *code, IrRegister left, Type *left_type, IrRegister right,
                       Type *right_type);

// ---- arrays.c
IrRegister lower_new_array(Code *code, NewArray *creation);
IrRegister lower_array_initializer(Code *code, ArrayInitializer *initializer, Type *type);
IrRegister create_array(Code *code, Type *type, IrRegister length);
IrRegister create_array_of(Code *code, Type *type, const RegisterList *elements);
IrRegister copy_array(Code *code, IrRegister array, Type *type);
// `new T[a][b]…`: an array for each size, which are not negative.
IrRegister create_arrays(Code *code, Type *type, const RegisterList *sizes);
IrRegister load_element(Code *code, IrRegister array, IrRegister index, Type *element);
void store_element(Code *code, IrRegister array, IrRegister index, IrRegister value);

// ---- calls.c
IrRegister lower_call(Code *code, Call *call, Type *wanted);
// How a call sees the parameters; NULL: as declared.
typedef struct CallView {
    Type *site;          // the type that has the method
    Type *variable_type; // of the array for variable arguments
} CallView;
// Arguments of a call in order, converted, the variable ones in their array.
void lower_arguments(Code *code, const NodeList *nodes, Method *method, CallView view,
                     bool is_varargs, RegisterList *out);
// Calls and goes on where no exception came back; `receiver` 0 for a static method.
IrRegister emit_call(Code *code, Method *method, IrRegister receiver, const RegisterList *arguments,
                     bool is_virtual);
// Without arguments; `type`: of the result, with what is known of its arguments; NULL: as declared.
IrRegister call_with_all(Code *code, Method *method, IrRegister receiver,
                         const RegisterList *arguments, Type *type);
IrRegister call_used_as(Code *code, Method *method, IrRegister receiver, Type *type);
IrRegister call_with(Code *code, Method *method, IrRegister receiver, IrRegister argument,
                     bool is_virtual); // argument 0: none
bool is_virtual_method(const Method *method);
// The member of that name without parameters, or NULL.
Method *find_method(Code *code, Class *class_symbol, const char *name, uint32_t parameters);

// ---- creation.c
IrRegister lower_new(Code *code, New *creation);
IrRegister allocate(Code *code, Class *class_symbol);
// Creates and initialises; outer 0: found from here.
IrRegister create_object(Code *code, Class *class_symbol, Method *constructor, IrRegister outer,
                         const RegisterList *arguments);
void lower_constructor_call(Code *code, ConstructorCall *call);
// Sets what `of`, the superclass, keeps of the code around it, and calls its constructor.
void call_super(Code *code, Class *of, Method *constructor, IrRegister outer,
                const RegisterList *arguments);
// Sets the fields that lowering added to a class; outer 0: found from here.
void store_closure(Code *code, IrRegister object, Class *class_symbol, IrRegister outer);
// The constructor of an anonymous class, made on demand.
Method *anonymous_constructor(Code *code, Class *anonymous, Method *super, bool has_outer);

// ---- closures.c
Closure *closure_of(Lowering *lowering, Class *class_symbol);
Closure *closure_new(Lowering *lowering, Class *class_symbol);
// Makes a class for a lambda known, once its method is there.
void closure_enter(Lowering *lowering, Closure *closure);
void closure_capture(Lowering *lowering, Closure *closure, Node *tree);
Variable *closure_field(Lowering *lowering, Class *owner, const Name *name, Type *type);
bool has_outer_instance(const Class *class_symbol);

// `this` of the class or a subclass of it, innermost; 0 where there is none.
IrRegister load_this(Code *code, Class *of);
IrRegister load_exact_this(Code *code, Class *of); // of the very class, as in `Outer.this`
IrRegister load_outer_this(Code *code, Class *of); // like load_this, without `this` itself
IrRegister load_captured(Code *code, const Variable *variable); // 0 if it is not captured
bool has_this(const Code *code);                                // of a class of the source
Class *source_class(const Code *code); // the class of the source that the code stands in

// ---- statics.c
void emit_initialize(Code *code, Class *class_symbol);

// ---- bodies.c
void lower_declared_body(Code *code, Method *method);
void lower_initializer(Code *code, Initializer *initializer); // a block among the members
void lower_implicit_body(Code *code, Method *method);
Method *record_method(Lowering *lowering, Class *record, Method *method);
// equals, hashCode or toString of a record, of `this` and the parameter.
void lower_record_method(Code *code, Method *method);

// ---- enums.c
IrRegister lower_text(Code *code, const char *text, size_t length); // as a string literal
void lower_enum_constants(Code *code, Class *class_symbol);
void lower_enum_values(Code *code, Class *class_symbol);
void lower_enum_value_of(Code *code, Class *class_symbol);

// ---- natives.c
bool has_native_model(Lowering *lowering, const Method *method);
void lower_native(Code *code, const Method *method);

// ---- lowering.c
Code *code_new(Lowering *lowering, Class *class_symbol, const char *name);
IrRegister add_parameter(Code *code, Type *type, Variable *variable);
void code_finish(Code *code);
void add_method_parameters(Code *code,
                           const Method *method); // the receiver, where there is one, too
void return_value(Code *code, IrRegister value);  // 0: void

#endif
