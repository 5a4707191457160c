// What Java checks by itself. A check that fails goes to a block of its own
// that creates the exception and throws it; its constructor does not run.
#include "lower/internal.h"

static const char *exception_of(IrCheck check) {
    switch (check) {
    case IR_CHECK_NULL:
    case IR_CHECK_REQUIRED:
    case IR_CHECK_UNBOX:
    case IR_CHECK_THROW_NULL: return "java.lang.NullPointerException";
    case IR_CHECK_INDEX: return "java.lang.ArrayIndexOutOfBoundsException";
    case IR_CHECK_NEGATIVE_SIZE: return "java.lang.NegativeArraySizeException";
    case IR_CHECK_DIVISION:
    case IR_CHECK_OVERFLOW: return "java.lang.ArithmeticException";
    case IR_CHECK_CAST:
    case IR_CHECK_BRIDGE_CAST:
    case IR_CHECK_ERASED_CAST: return "java.lang.ClassCastException";
    case IR_CHECK_ARRAY_STORE: return "java.lang.ArrayStoreException";
    case IR_CHECK_ASSERT: return "java.lang.AssertionError";
    case IR_CHECK_NO_MATCH: return "java.lang.MatchException";
    case IR_CHECK_UNFIT:
    case IR_CHECK_NONE: break;
    }
    return "java.lang.Error";
}

static Class *exception_class(Code *code, IrCheck check) {
    Class *found = query_class(code->sema, exception_of(check));
    if (!found) // MatchException is younger than the switches that throw it
        found = query_class(code->sema, "java.lang.IncompatibleClassChangeError");
    return found ? found : code->types->throwable->class_symbol;
}

// An overflow is a violation, not an exception of Java: no handler sees it.
static void lower_throw(Code *code, IrCheck check, About about) {
    Scope *around = code->scope;
    if (check == IR_CHECK_OVERFLOW)
        code->scope = NULL;
    IrRegister exception = exception_register(code);
    IrInstruction *instruction = emit(code, IR_NEW);
    instruction->result = exception;
    instruction->a = about.a;
    instruction->b = about.b;
    instruction->detail.class_symbol = exception_class(code, check);
    throw_exception(code, exception);
    code->scope = around;
}

static bool is_same(const SharedThrow *shared, const Code *code, IrCheck check, About about) {
    return shared->handler == innermost_handler(code) && shared->check == check &&
           shared->about.a == about.a && shared->about.b == about.b &&
           shared->span.begin == code->span.begin && shared->span.end == code->span.end;
}

// Only the latest can be the same: places are lowered in order.
static IrBlockId find_throw(const Code *code, IrCheck check, About about) {
    uint32_t count = code->throws.count;
    for (uint32_t i = count; i > 0 && count - i < 8; i--)
        if (is_same(&code->throws.items[i - 1], code, check, about))
            return code->throws.items[i - 1].block;
    return 0;
}

static IrBlockId throw_block(Code *code, IrCheck check, About about) {
    IrBlockId block = find_throw(code, check, about);
    if (block)
        return block;
    block = new_block(code);
    code->ir->blocks.items[block].check = check;
    vector_push(code->arena, &code->throws,
                (SharedThrow){innermost_handler(code), check, about, code->span, block});
    IrBlockId before = code->block;
    code->block = block;
    lower_throw(code, check, about);
    code->block = before;
    return block;
}

static void check_fails_about(Code *code, IrRegister condition, IrCheck check, About about) {
    IrBlockId next = new_block(code);
    emit_branch(code, condition, throw_block(code, check, about), next);
    start_block(code, next);
}

void check_fails_if(Code *code, IrRegister condition, IrCheck check) {
    check_fails_about(code, condition, check, (About){0});
}

void fail(Code *code, IrCheck check) {
    emit_jump(code, throw_block(code, check, (About){0}));
}

void fail_with(Code *code, IrCheck check, IrRegister message) {
    emit_jump(code, throw_block(code, check, (About){message, 0}));
}

void check_not_null(Code *code, IrRegister object, IrCheck check) {
    if (!is_non_null(code, object))
        check_fails_if(code, emit_is_null(code, object), check);
}

void check_index(Code *code, IrRegister array, IrRegister index) {
    IrRegister length = emit_unary(code, IR_LENGTH, IR_INT, array);
    IrRegister below = emit_binary(code, IR_LESS, IR_BOOL, index, emit_zero(code));
    IrRegister above = emit_binary(code, IR_LESS_EQUAL, IR_BOOL, length, index);
    check_fails_about(code, emit_binary(code, IR_OR, IR_BOOL, below, above), IR_CHECK_INDEX,
                      (About){index, length});
}

void check_divisor(Code *code, IrRegister divisor) {
    IrType type = register_type(code, divisor);
    IrRegister zero = type == IR_INT ? emit_zero(code) : emit_constant(code, type, 0);
    check_fails_if(code, emit_binary(code, IR_EQUAL, IR_BOOL, divisor, zero), IR_CHECK_DIVISION);
}

void check_size(Code *code, IrRegister size) {
    check_fails_about(code, emit_binary(code, IR_LESS, IR_BOOL, size, emit_zero(code)),
                      IR_CHECK_NEGATIVE_SIZE, (About){size, 0});
}

// Nothing can be wrong where no array of the type can be one of a subclass.
static bool may_be_narrower(const Type *element) {
    if (element->kind == TYPE_CLASS)
        return !(element->class_symbol->modifiers & MODIFIER_FINAL);
    return element->kind == TYPE_ARRAY ? may_be_narrower(element->element)
                                       : type_is_reference(element);
}

void check_storable(Code *code, Type *array_type, IrRegister array, Type *value_type,
                    IrRegister value) {
    Type *bound = query_upper_bound(code->sema, array_type);
    if (bound->kind != TYPE_ARRAY || value_type->kind == TYPE_NULL)
        return;
    // A class file may store anything in an array of Strings: only the JVM looks at it.
    Type *element = erasure(code, bound->element);
    if (!type_is_reference(element) ||
        (!may_be_narrower(element) &&
         query_is_subtype(code->sema, erasure(code, value_type), element)))
        return;
    IrRegister fits = emit_binary(code, IR_STORABLE, IR_BOOL, array, value);
    check_fails_if(code, emit_not(code, fits), IR_CHECK_ARRAY_STORE);
}

void check_cast(Code *code, IrRegister object, Type *type, IrCheck check) {
    IrRegister fits = emit_instance_of(code, object, type);
    if (!is_non_null(code, object))
        fits = emit_binary(code, IR_OR, IR_BOOL, fits, emit_is_null(code, object));
    check_fails_if(code, emit_not(code, fits), check);
}

// code_safe_math and its kin, of the method or a class around it.
static ModifierSet math_mode(const Code *code) {
    const ModifierSet modes =
        MODIFIER_CODE_SAFE_MATH | MODIFIER_CODE_JAVA_MATH | MODIFIER_CODE_BIGINT_MATH;
    const Method *method = code->ir->symbol;
    ModifierSet mode = method ? method->modifiers & modes : 0;
    for (const Class *at = code->class_symbol; at && !mode; at = at->outer)
        mode = at->modifiers & modes;
    return mode;
}

bool checks_overflow(const Code *code) {
    return code->lowering->options.check_overflow ||
           (math_mode(code) & (MODIFIER_CODE_SAFE_MATH | MODIFIER_CODE_BIGINT_MATH));
}

// code_bigint_math computes with numbers of any size: as long as they fit, Java does the same.
static void end_beyond(Code *code, IrRegister is_beyond) {
    IrBlockId beyond = new_block(code), next = new_block(code);
    emit_branch(code, is_beyond, beyond, next);
    start_block(code, beyond);
    code->ir->blocks.items[beyond].check = IR_CHECK_UNFIT;
    emit_unsupported(code, "code_bigint_math where a number does not fit");
    emit(code, IR_STOP);
    start_block(code, next);
}

void check_overflow(Code *code, IrOperation operation, IrRegister a, IrRegister b) {
    if (!checks_overflow(code))
        return;
    IrRegister overflows = new_register(code, IR_BOOL);
    IrInstruction *instruction = emit(code, IR_OVERFLOW);
    instruction->result = overflows;
    instruction->a = a;
    instruction->b = b;
    instruction->detail.checked = operation;
    if (!code->lowering->options.check_overflow && (math_mode(code) & MODIFIER_CODE_BIGINT_MATH))
        end_beyond(code, overflows);
    else
        check_fails_if(code, overflows, IR_CHECK_OVERFLOW);
}
