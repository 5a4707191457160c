// Intermediate representation: one control-flow graph per method, in which
// every implicit check, exception and conversion of Java is explicit.
//
// docs/ir.md is the manual; ir.def lists the instructions. A method owns
// blocks, a block owns instructions, operands are register numbers. Registers
// are not single-assignment. Everything lives in the arena it was lowered in.
#ifndef JURY_IR_IR_H
#define JURY_IR_IR_H

#include "base/map.h"
#include "base/vector.h"
#include "diag/source.h"
#include "sema/symbols.h"

#include <stdio.h>

typedef enum IrOperation {
#define IR(NAME, text, operands) IR_##NAME,
#include "ir/ir.def"
#undef IR
    IR_OPERATION_COUNT
} IrOperation;

typedef enum IrType {
    IR_BOOL,
    IR_INT, // byte, short and char, too
    IR_LONG,
    IR_FLOAT,
    IR_DOUBLE,
    IR_EXACT, // a number of any size; of ghost variables alone
    IR_VALUE, // a sequence, set, map or set of locations of JML; of ghost variables alone
    IR_REF,
    IR_TYPE_COUNT
} IrType;

typedef uint32_t IrRegister; // 0: none
typedef uint32_t IrBlockId;
typedef VECTOR(IrRegister) IrRegisterList;

typedef struct IrCall {
    Method *method;
    IrRegister *arguments; // the receiver first, known not to be null
    uint32_t count;
    bool is_virtual;      // chosen by the class of the receiver
    IrRegister exception; // becomes the exception thrown, or null
    Type *type;           // of the result, as type arguments make it; NULL: as declared
} IrCall;

// Where the source has got to; only made when LowerOptions ask for marks.
typedef enum IrMarkKind {
    IR_MARK_STATEMENT, // a statement without statements inside begins
    IR_MARK_CONDITION, // the condition of an IF, loop or `?:`, or a selector, is evaluated
    IR_MARK_HOLDS,     // it was true
    IR_MARK_FAILS,     // it was false
    IR_MARK_CASE,      // of a switch: this CASE was chosen
    IR_MARK_NO_CASE,   // of a SWITCH: none
    IR_MARK_TRY,
    IR_MARK_CATCH,
    IR_MARK_FINALLY, // the TRY whose `finally` begins
} IrMarkKind;

typedef struct IrMark {
    IrMarkKind kind;
    Node *node;
} IrMark;

typedef struct IrInstruction {
    IrOperation operation;
    IrRegister result, a, b;
    Span span;
    union {
        int64_t integer; // of FLOAT and DOUBLE, the bits
        const Constant *constant;
        Variable *field;
        Type *type;
        Class *class_symbol;
        IrCall *call;
        Node *node;
        const char *text;
        const IrMark *mark;
        IrOperation checked; // OVERFLOW: ADD, SUBTRACT, MULTIPLY, NEGATE, DIVIDE
        IrBlockId targets[2];
    } detail;
} IrInstruction;

// Why a block throws, where Java throws by itself; for messages.
typedef enum IrCheck {
    IR_CHECK_NONE,
    IR_CHECK_NULL,          // NullPointerException
    IR_CHECK_REQUIRED,      // NullPointerException of a test that javac puts in: without a message
    IR_CHECK_INDEX,         // ArrayIndexOutOfBoundsException
    IR_CHECK_NEGATIVE_SIZE, // NegativeArraySizeException
    IR_CHECK_DIVISION,      // ArithmeticException
    IR_CHECK_CAST,          // ClassCastException
    IR_CHECK_ERASED_CAST,   // ClassCastException, of a cast that generics imply: happens only
                            // where type arguments lie (heap pollution, JLS 4.12.2)
    IR_CHECK_BRIDGE_CAST,   // ClassCastException of an argument that came through a bridge method
    IR_CHECK_ARRAY_STORE,   // ArrayStoreException
    IR_CHECK_UNBOX,         // NullPointerException
    IR_CHECK_THROW_NULL,    // NullPointerException
    IR_CHECK_ASSERT,        // AssertionError
    IR_CHECK_OVERFLOW,      // with --check overflow: no exception, a violation
    IR_CHECK_UNFIT,         // code_bigint_math: no exception, not modelled
    IR_CHECK_NO_MATCH,      // MatchException, IncompatibleClassChangeError of a switch
} IrCheck;

typedef struct IrBlock {
    VECTOR(IrInstruction) instructions;
    IrCheck check;                  // this block throws because that check failed
    VECTOR(IrBlockId) predecessors; // filled in by ir_analyse
    uint32_t order;                 // in reverse postorder, by ir_analyse; unreachable: UINT32_MAX
    uint32_t loop;                  // innermost loop it belongs to: 1 + index, or 0
} IrBlock;

typedef struct IrLoop {
    IrBlockId header;
    uint32_t parent;          // 1 + index of the loop around, or 0
    Node *statement;          // WHILE, DO, FOR, FOREACH
    Span span;                // of its keyword: the loop is named by its line
    VECTOR(IrBlockId) blocks; // header first, inner loops' blocks included
} IrLoop;

typedef struct IrRegisterInfo {
    IrType type;
    Variable *variable; // the local or parameter it holds, or NULL for a temporary
    bool is_local;      // a local variable of bytecode, which has no name: no temporary either
} IrRegisterInfo;

typedef struct IrMethod {
    Method *symbol; // NULL for a static initialiser
    Class *class_symbol;
    const char *name;                 // "Heap.insert(int)"
    VECTOR(IrRegisterInfo) registers; // [0] unused
    VECTOR(IrRegister) parameters;    // the receiver first, where there is one
    IrRegister receiver;              // `this`, or 0
    IrRegister result;                // 0 for void
    VECTOR(IrBlock) blocks;           // blocks[0] is the entry
    VECTOR(IrLoop) loops;             // by ir_analyse
    Map register_of;                  // Variable -> (void *)(uintptr_t)register
    bool is_unchecked; // some operation in it is, so that type arguments may lie behind it
} IrMethod;

// ir_build.c: growing a method
IrType ir_type_of(const Type *type); // what registers hold values of a type
bool ir_is_floating(IrType type);
// An operator, comparison or conversion with an operand or result that is FLOAT or DOUBLE.
bool ir_computes_floating(const IrMethod *method, const IrInstruction *instruction);
IrRegister ir_new_register(Arena *arena, IrMethod *method, IrType type, Variable *variable);
IrBlockId ir_new_block(Arena *arena, IrMethod *method);
IrInstruction *ir_append(Arena *arena, IrMethod *method, IrBlockId block, IrOperation operation,
                         Span span);
bool ir_is_terminator(IrOperation operation);
// Does the block end by asking whether a call, or the initialisation of a class, threw? Then the
// second target is where it did.
bool ir_tests_exception(const IrBlock *block);
bool ir_block_is_closed(const IrMethod *method, IrBlockId block);
uint32_t ir_successors(const IrMethod *method, IrBlockId block, IrBlockId successors[2]);
bool ir_in_loop(const IrMethod *method, IrBlockId block, uint32_t loop); // once analysed; 0: yes
bool ir_is_loop_statement(const Node *node);
Span ir_loop_keyword(const Node *statement); // of a loop
// A loop statement that nothing leads back to: its body begins once at the most.
bool ir_is_single_loop(const IrMethod *method, const Node *node);

// ir_tidy.c: drops and joins blocks, numbers them in reverse postorder; before ir_analyse.
void ir_tidy(Arena *arena, IrMethod *method);
// ir_reducible.c: copies blocks until every loop has one entry; false: too many would be needed.
bool ir_make_reducible(Arena *arena, IrMethod *method);
// ir_null.c: null checks that cannot fail; ir_unused.c: values that nothing uses.
void ir_remove_null_checks(IrMethod *method);
void ir_remove_unused(IrMethod *method);

// ir_analyse.c: predecessors, order, dominators, natural loops (the graph must be reducible).
void ir_analyse(Arena *arena, IrMethod *method);

// ir_live.c: does it hold statements or loop clauses of JML?
bool ir_has_specification(const IrMethod *method);
// The registers that are read from an instruction on before they are written.
typedef struct IrLiveness IrLiveness;
const IrLiveness *ir_liveness(Arena *arena, const IrMethod *method);
void ir_live_before(const IrLiveness *live, Arena *arena, IrBlockId block, uint32_t index,
                    IrRegisterList *registers);

// ir_check.c: the rules of docs/ir.md; an internal error where one is broken.
void ir_check(const IrMethod *method);

// ir_dump.c
const char *ir_type_text(IrType type);
const char *ir_operation_text(IrOperation operation); // "add", …
const char *ir_check_text(IrCheck check);             // "null", "index", …
const char *ir_mark_text(IrMarkKind kind);            // "statement", "holds", …
void ir_dump(FILE *out, const IrMethod *method, const Sources *sources);

#endif
