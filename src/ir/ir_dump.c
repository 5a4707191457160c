// The printed form of a method; docs/ir.md describes it.
#include "ir/internal.h"

#include "sema/constant_bits.h"
#include "sema/constant_text.h"

#include <inttypes.h>

static const struct {
    const char *text;
    const char *operands;
} operations[IR_OPERATION_COUNT] = {
#define IR(NAME, text, operands) [IR_##NAME] = {text, operands},
#include "ir/ir.def"
#undef IR
};

const char *ir_operation_text(IrOperation operation) {
    return operations[operation].text;
}

const char *ir_operands(IrOperation operation) {
    return operations[operation].operands;
}

const char *ir_type_text(IrType type) {
    switch (type) {
    case IR_BOOL: return "bool";
    case IR_INT: return "int";
    case IR_LONG: return "long";
    case IR_FLOAT: return "float";
    case IR_DOUBLE: return "double";
    case IR_EXACT: return "bigint";
    case IR_VALUE: return "value";
    case IR_REF:
    case IR_TYPE_COUNT: return "ref";
    }
    return "?";
}

const char *ir_check_text(IrCheck check) {
    switch (check) {
    case IR_CHECK_NONE: return "none";
    case IR_CHECK_NULL: return "null";
    case IR_CHECK_INDEX: return "index";
    case IR_CHECK_NEGATIVE_SIZE: return "negative_size";
    case IR_CHECK_DIVISION: return "division";
    case IR_CHECK_CAST: return "cast";
    case IR_CHECK_ERASED_CAST: return "erased_cast";
    case IR_CHECK_BRIDGE_CAST: return "bridge_cast";
    case IR_CHECK_ARRAY_STORE: return "array_store";
    case IR_CHECK_REQUIRED: return "required";
    case IR_CHECK_UNBOX: return "unbox";
    case IR_CHECK_THROW_NULL: return "throw_null";
    case IR_CHECK_ASSERT: return "assert";
    case IR_CHECK_OVERFLOW: return "overflow";
    case IR_CHECK_UNFIT: return "unfit";
    case IR_CHECK_NO_MATCH: return "no_match";
    }
    return "?";
}

typedef struct Dump {
    FILE *out;
    const IrMethod *method;
    const Sources *sources;
    uint32_t line; // printed last
} Dump;

// ---- Operands

static void print_register(Dump *dump, IrRegister reg) {
    const Variable *variable = dump->method->registers.items[reg].variable;
    fprintf(dump->out, "%%%u", reg);
    if (variable && variable->name && variable->name->length)
        fprintf(dump->out, ".%s", variable->name->text);
}

static void print_type(Dump *dump, const Type *type) {
    Buffer buffer = {0};
    type_print(&buffer, type);
    fputs(buffer.text ? buffer.text : "?", dump->out);
    buffer_free(&buffer);
}

static const char *class_text(const Class *class_symbol) {
    return class_symbol->name->length ? class_symbol->name->text : "anonymous";
}

static void print_field(Dump *dump, const Variable *field) {
    fprintf(dump->out, "%s.%s", field->owner ? class_text(field->owner) : "", field->name->text);
}

static void print_string(Dump *dump, const Constant *constant) {
    fputc('"', dump->out);
    for (uint32_t i = 0; i < constant->length; i++) {
        uint16_t unit = constant->units[i];
        if (unit >= ' ' && unit < 0x7f && unit != '"' && unit != '\\')
            fputc(unit, dump->out);
        else
            fprintf(dump->out, "\\u%04x", unit);
    }
    fputc('"', dump->out);
}

static void print_call(Dump *dump, const IrCall *call) {
    fprintf(dump->out, "%s%s.%s(", call->is_virtual ? "virtual " : "",
            class_text(call->method->owner), call->method->name->text);
    for (uint32_t i = 0; i < call->count; i++) {
        if (i)
            fputs(", ", dump->out);
        print_register(dump, call->arguments[i]);
    }
    fputc(')', dump->out);
    if (call->exception) {
        fputs(" throws ", dump->out);
        print_register(dump, call->exception);
    }
}

static void print_floating(Dump *dump, IrType type, int64_t bits) {
    Constant constant = constant_of_bits(type == IR_FLOAT ? TYPE_FLOAT : TYPE_DOUBLE, bits);
    Buffer buffer = {0};
    constant_print(&buffer, &constant);
    fwrite(buffer.text, 1, buffer.length, dump->out);
    buffer_free(&buffer);
}

static void print_constant(Dump *dump, const IrInstruction *instruction) {
    IrType type = dump->method->registers.items[instruction->result].type;
    if (type == IR_REF)
        fputs("null", dump->out);
    else if (ir_is_floating(type))
        print_floating(dump, type, instruction->detail.integer);
    else
        fprintf(dump->out, "%" PRId64, instruction->detail.integer);
}

static uint32_t line_of(const Dump *dump, Position position) {
    SourceFile *file = position ? sources_file_at(dump->sources, position) : NULL;
    return file ? source_line_column(file, position).line : 0;
}

static void print_node(Dump *dump, const Node *node) {
    fprintf(dump->out, "%s %u", ast_kind_name(node->kind), line_of(dump, node->span.begin));
}

const char *ir_mark_text(IrMarkKind kind) {
    static const char *const texts[] = {
        [IR_MARK_STATEMENT] = "statement",
        [IR_MARK_CONDITION] = "condition",
        [IR_MARK_HOLDS] = "holds",
        [IR_MARK_FAILS] = "fails",
        [IR_MARK_CASE] = "case",
        [IR_MARK_NO_CASE] = "no_case",
        [IR_MARK_TRY] = "try",
        [IR_MARK_CATCH] = "catch",
        [IR_MARK_FINALLY] = "finally",
    };
    return texts[kind];
}

// What stands behind the registers.
static void print_detail(Dump *dump, const IrInstruction *instruction) {
    switch (instruction->operation) {
    case IR_CONSTANT: print_constant(dump, instruction); return;
    case IR_STRING: print_string(dump, instruction->detail.constant); return;
    case IR_CLASS_OBJECT:
    case IR_TEXT:
    case IR_NEW_ARRAY:
    case IR_INSTANCE_OF: print_type(dump, instruction->detail.type); return;
    case IR_LOAD:
    case IR_STORE: print_field(dump, instruction->detail.field); return;
    case IR_NEW:
    case IR_INITIALIZE: fputs(class_text(instruction->detail.class_symbol), dump->out); return;
    case IR_CALL: print_call(dump, instruction->detail.call); return;
    case IR_OVERFLOW: fputs(ir_operation_text(instruction->detail.checked), dump->out); return;
    case IR_ITERATE:
    case IR_SPECIFICATION: print_node(dump, instruction->detail.node); return;
    case IR_MARK:
        fprintf(dump->out, "%s ", ir_mark_text(instruction->detail.mark->kind));
        print_node(dump, instruction->detail.mark->node);
        return;
    case IR_UNSUPPORTED: fprintf(dump->out, "\"%s\"", instruction->detail.text); return;
    case IR_JUMP: fprintf(dump->out, "@%u", instruction->detail.targets[0]); return;
    case IR_BRANCH:
        fprintf(dump->out, "@%u, @%u", instruction->detail.targets[0],
                instruction->detail.targets[1]);
        return;
    case IR_CONCATENATE:
    case IR_COPY:
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_NEGATE:
    case IR_NOT:
    case IR_EQUAL:
    case IR_LESS:
    case IR_LESS_EQUAL:
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
    case IR_TO_LONG:
    case IR_TO_INT:
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE:
    case IR_LOAD_ELEMENT:
    case IR_STORE_ELEMENT:
    case IR_LENGTH:
    case IR_STORABLE:
    case IR_ASSUME:
    case IR_HAVOC:
    case IR_RETURN:
    case IR_THROW:
    case IR_STOP:
    case IR_OPERATION_COUNT: return; // nothing
    }
}

static const bool has_detail[IR_OPERATION_COUNT] = {
    [IR_CONSTANT] = true,      [IR_STRING] = true,      [IR_CLASS_OBJECT] = true,
    [IR_TEXT] = true,          [IR_NEW_ARRAY] = true,   [IR_INSTANCE_OF] = true,
    [IR_LOAD] = true,          [IR_STORE] = true,       [IR_NEW] = true,
    [IR_INITIALIZE] = true,    [IR_CALL] = true,        [IR_OVERFLOW] = true,
    [IR_SPECIFICATION] = true, [IR_UNSUPPORTED] = true, [IR_JUMP] = true,
    [IR_BRANCH] = true,        [IR_ITERATE] = true,     [IR_MARK] = true,
};

// ---- Instructions and blocks

// STORE_ELEMENT reads the register in the place of the result.
static void print_registers(Dump *dump, const IrInstruction *instruction) {
    IrRegister list[3] = {instruction->a, instruction->b, 0};
    if (instruction->operation == IR_STORE_ELEMENT)
        list[2] = instruction->result;
    const char *separator = " ";
    for (uint32_t i = 0; i < 3; i++) {
        if (!list[i])
            continue;
        fputs(separator, dump->out);
        print_register(dump, list[i]);
        separator = ", ";
    }
    if (has_detail[instruction->operation]) {
        fputs(separator, dump->out);
        print_detail(dump, instruction);
    }
}

static void print_line(Dump *dump, Span span) {
    uint32_t line = line_of(dump, span.begin);
    if (line && line != dump->line)
        fprintf(dump->out, "    # line %u", line);
    dump->line = line;
}

static void print_instruction(Dump *dump, const IrInstruction *instruction) {
    fputs("    ", dump->out);
    if (instruction->result && instruction->operation != IR_STORE_ELEMENT) {
        print_register(dump, instruction->result);
        fprintf(dump->out,
                " %s = ", ir_type_text(dump->method->registers.items[instruction->result].type));
    }
    fputs(ir_operation_text(instruction->operation), dump->out);
    print_registers(dump, instruction);
    print_line(dump, instruction->span);
    fputc('\n', dump->out);
}

static void print_block(Dump *dump, IrBlockId id) {
    const IrBlock *block = &dump->method->blocks.items[id];
    fprintf(dump->out, "@%u", id);
    if (block->check != IR_CHECK_NONE)
        fprintf(dump->out, " check %s", ir_check_text(block->check));
    if (block->loop)
        fprintf(dump->out, " loop %u%s", block->loop,
                dump->method->loops.items[block->loop - 1].header == id ? " header" : "");
    fputc('\n', dump->out);
    for (uint32_t i = 0; i < block->instructions.count; i++)
        print_instruction(dump, &block->instructions.items[i]);
}

static void print_heading(Dump *dump) {
    const IrMethod *method = dump->method;
    fprintf(dump->out, "method %s", method->name);
    for (uint32_t i = 0; i < method->parameters.count; i++) {
        fputs(i ? ", " : " (", dump->out);
        print_register(dump, method->parameters.items[i]);
        fprintf(dump->out, " %s",
                ir_type_text(method->registers.items[method->parameters.items[i]].type));
    }
    fputs(method->parameters.count ? ")" : "", dump->out);
    if (method->result)
        fprintf(dump->out, " -> %%%u %s", method->result,
                ir_type_text(method->registers.items[method->result].type));
    fputc('\n', dump->out);
}

static void print_loops(Dump *dump) {
    for (uint32_t i = 0; i < dump->method->loops.count; i++) {
        const IrLoop *loop = &dump->method->loops.items[i];
        fprintf(dump->out, "loop %u header @%u", i + 1, loop->header);
        if (loop->parent)
            fprintf(dump->out, " in %u", loop->parent);
        if (loop->statement) {
            fputc(' ', dump->out);
            print_node(dump, loop->statement);
        }
        fputc('\n', dump->out);
    }
}

void ir_dump(FILE *out, const IrMethod *method, const Sources *sources) {
    Dump dump = {.out = out, .method = method, .sources = sources};
    print_heading(&dump);
    print_loops(&dump);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        print_block(&dump, i);
    fputc('\n', out);
}
