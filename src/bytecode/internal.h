// Shared by the files of bytecode; never included elsewhere.
//
//   decode.c        bytes to instructions
//   subroutines.c   jsr and ret of old class files
//   blocks.c        basic blocks, their handlers, which local variables are live
//   values.c        stack and local variables as registers
//   flow.c          going from block to block
//   translate.c     one method, instruction by instruction
//   compute.c       constants, arithmetic, comparisons, the stack
//   members.c       fields and calls
//   arrays.c        arrays and types
//   dynamic.c       invokedynamic and dynamic constants
//   pieces.c        static initialisers in pieces
//   lambdas.c       classes for lambdas and method references
#ifndef JURY_BYTECODE_INTERNAL_H
#define JURY_BYTECODE_INTERNAL_H

#include "bytecode/bytecode.h"
#include "lower/code.h"
#include "sema/class_resolve.h"

typedef enum Opcode {
#define OPCODE(NAME, text, format) OP_##NAME,
#include "bytecode/opcodes.def"
#undef OPCODE
    OPCODE_COUNT
} Opcode;

// ---- decode.c

typedef struct Operation {
    uint32_t pc;
    Opcode opcode;
    int32_t a, b;      // local variable, entry of the constant pool, number; of jumps, the target
                       // as the number of an operation
    uint32_t count;    // of a switch: its cases
    int32_t *keys;     // …
    uint32_t *targets; // … and behind them the default
    uint32_t line;     // 0: not known
} Operation;

typedef struct Operations {
    Operation *items;
    uint32_t count;
    uint32_t *at; // pc -> 1 + number of the operation that begins there, or 0; one past the end too
} Operations;

// A sentence where the code is not well formed; else NULL.
const char *decode(Arena *arena, const ClassCode *code, Operations *operations);

// ---- subroutines.c
// Replaces both where there are jsr and ret; a sentence where that cannot be done.
const char *expand_subroutines(Arena *arena, const ClassCode **code, Operations *operations);

// ---- blocks.c
bool operation_jumps(const Operation *operation);   // to `a`, always or sometimes; no jsr
bool operation_goes_on(const Operation *operation); // to the next one, always or sometimes

typedef enum ValueKind {
    VALUE_NONE, // nothing that may be used
    VALUE_BIT,  // an int that is 0 or 1: perhaps a boolean
    VALUE_BOOL, // known to be a boolean
    VALUE_INT,
    VALUE_LONG,
    VALUE_FLOAT,
    VALUE_DOUBLE,
    VALUE_REF,
} ValueKind;

typedef struct Value {
    ValueKind kind;
    IrRegister reg;
    Type *type; // REF: its type as far as known, NULL for null; INT: a smaller type that it has
    int bit;    // BIT: 0, 1, or -1: not known which
} Value;

typedef struct BasicBlock {
    uint32_t first, end;         // operations
    VECTOR(uint32_t) successors; // blocks; without handlers
    VECTOR(uint32_t) handlers;   // of the exception table, in order, up to one that takes all
    uint64_t *live;              // local variables that may be read, at its begin
    IrBlockId ir_block;          // of this pass
    struct HandlerScope *scope;  // NULL: no handlers
    bool is_reached, is_done;    // in this pass
    bool has_entry;              // the following is known
    Value *locals;               // at its begin: kinds and types
    Value *stack;
    uint32_t depth;
} BasicBlock;

typedef struct Blocks {
    BasicBlock *items;
    uint32_t count;
    uint32_t *of;    // operation -> block
    uint32_t words;  // of a set of local variables
    uint32_t *order; // reverse postorder, those that can be reached
    uint32_t order_count;
} Blocks;

const char *find_blocks(Arena *arena, const ClassCode *code, const Operations *operations,
                        Blocks *blocks);
bool is_live(const BasicBlock *block, uint32_t local);

// Which kind an instruction loads or stores, and from where; false for all others.
typedef struct LocalUse {
    uint32_t local;
    ValueKind kind; // INT for what may be a boolean
    bool is_store;
} LocalUse;
bool local_use(const Operation *operation, LocalUse *use);

// ---- One method

typedef struct HandlerScope {
    const BasicBlock *block; // whose handlers these are
    Scope scope;
} HandlerScope;

typedef struct Translator {
    Code *code;
    Arena *arena;
    Sema *sema;
    const ClassFile *file;
    const ClassCode *bytes;
    Method *method;
    Operations operations;
    Blocks blocks;
    BasicBlock *block; // being translated
    Value *locals;
    Value *stack;
    uint32_t depth;
    IrRegister *local_registers; // local * IR_TYPE_COUNT + type; 0: none yet
    IrRegister *stack_registers;
    uint8_t *pinned; // local -> ValueKind that booleans and bits are kept as; 0: any
    VECTOR(HandlerScope *) scopes;
    bool asks_empty;   // for the following
    bool *is_empty;    // operation -> the stack is, before it; NULL: nobody asks
    bool is_again;     // what is known of some block changed after it was translated
    const char *error; // the code does not verify
} Translator;

void fail_verification(Translator *translator, const char *reason);

// ---- values.c
IrType ir_type_of_kind(ValueKind kind);
ValueKind kind_of_type(const Type *type);
void push(Translator *translator, Value value);
void push_typed(Translator *translator, IrRegister reg, Type *type); // not void
// With --check overflow.
void check_fits(Translator *translator, IrOperation operation, IrRegister a, IrRegister b);
void push_kind(Translator *translator, IrRegister reg, ValueKind kind);
Value pop(Translator *translator);
IrRegister pop_kind(Translator *translator, ValueKind kind); // converted
IrRegister pop_typed(Translator *translator, Type *type);
Value pop_reference(Translator *translator);
IrRegister as_kind(Translator *translator, Value value, ValueKind kind);
void load_local_value(Translator *translator, const LocalUse *use);
void store_local_value(Translator *translator, const LocalUse *use);
void set_local(Translator *translator, uint32_t local, Value value);
IrRegister local_register(Translator *translator, uint32_t local, IrType type);
IrRegister stack_register(Translator *translator, uint32_t depth, IrType type);
Value join_values(Translator *translator, Value a, Value b);
bool is_same_value(Value a, Value b);

// ---- flow.c
void flow_to(Translator *translator, uint32_t block);
void flow_to_operation(Translator *translator, uint32_t operation);
void branch_to(Translator *translator, IrRegister condition, uint32_t operation, uint32_t next);
void note_handlers(Translator *translator); // local variables as they are now may get there
void enter_handlers(Translator *translator);
void emit_handlers(Translator *translator); // once all blocks are there
void begin_block(Translator *translator, BasicBlock *block);

// ---- pieces.c
void find_pieces(Translator *translator, const bool *is_empty, ClassFilePieces *pieces);
void keep_piece(Translator *translator, ClassFilePiece piece);

// ---- compute.c
void push_class(Translator *translator, Type *type); // its Class object
bool translate_computation(Translator *translator, const Operation *operation, uint32_t index);
// Does it fall together with the jump behind it?
bool is_fused_comparison(const Translator *translator, uint32_t index);

// ---- members.c
void translate_field(Translator *translator, const Operation *operation);
void translate_call(Translator *translator, const Operation *operation);
void translate_new(Translator *translator, const Operation *operation);
// Of a static final field, initialising its class; false if there is none.
bool push_static_final(Translator *translator, Class *owner, ClassText name, Type *type);
void push_unsupported(Translator *translator, const char *reason, Type *type);

// ---- arrays.c
bool translate_array(Translator *translator, const Operation *operation);
void translate_cast(Translator *translator, const Operation *operation);
void translate_instanceof(Translator *translator, const Operation *operation);

// ---- dynamic.c
void translate_dynamic_call(Translator *translator, const Operation *operation);
void translate_dynamic_constant(Translator *translator, const PoolMember *member);
void pop_arguments(Translator *translator, const TypeList *types, RegisterList *out);
void descriptor_types(Translator *translator, ClassText descriptor, TypeList *parameters,
                      Type **result);

// ---- lambdas.c
void translate_lambda(Translator *translator, const PoolMember *member,
                      const ClassBootstrap *bootstrap, uint32_t pc);
void lower_class_file_lambda(Code *code, const Closure *closure);

#endif
