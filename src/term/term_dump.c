// Terms as SMT-LIB 2 text.
//
// Parts used more than once are named: by let within one expression, by define-fun in a file. So
// are parts nested very deeply, because readers recurse. Both walks use an explicit stack.
#include "term/internal.h"

enum { DEEPEST = 64, FLUSH_AT = 1 << 16 };

// Something still to be printed: a term, or a text where that is not NULL.
typedef struct Pending {
    Term term;
    const char *text;
} Pending;

typedef struct Printer {
    const TermTable *table;
    Arena *arena;
    uint32_t *uses;         // by index
    uint8_t *height;        // by index: of what is printed without names
    uint8_t *seen;          // by index: ENTERED or DONE
    VECTOR(uint32_t) order; // indexes, children first
    VECTOR(Term) stack;
    VECTOR(Pending) pending;
    Buffer *buffer;
} Printer;

enum { ENTERED = 1, DONE = 2 };

// ---- What is shared

static Printer printer_new(const TermTable *table, Buffer *buffer) {
    Printer printer = {.table = table, .arena = arena_new(), .buffer = buffer};
    printer.uses = arena_array(printer.arena, table->count, sizeof(*printer.uses));
    printer.height = arena_array(printer.arena, table->count, sizeof(*printer.height));
    printer.seen = arena_array(printer.arena, table->count, sizeof(*printer.seen));
    return printer;
}

static bool is_named(const Printer *printer, uint32_t index) {
    bool is_leaf = term_kind_info[printer->table->kinds[index]].arity == 0;
    return !is_leaf && (printer->uses[index] > 1 || printer->height[index] >= DEEPEST);
}

static void finish_node(Printer *printer, Term term) {
    uint32_t index = term_index(term), height = 0;
    for (uint32_t i = 0; i < term_arity(printer->table, term); i++) {
        uint32_t child = term_index(child_of(printer->table, term, i));
        if (!is_named(printer, child) && printer->height[child] >= height)
            height = printer->height[child] + 1u;
    }
    printer->height[index] = (uint8_t)height;
    printer->seen[index] = DONE;
    vector_push(printer->arena, &printer->order, index);
}

static void enter_node(Printer *printer, Term term) {
    printer->seen[term_index(term)] = ENTERED;
    vector_push(printer->arena, &printer->stack, term);
    for (uint32_t i = 0; i < term_arity(printer->table, term); i++) {
        Term child = child_of(printer->table, term, i);
        printer->uses[term_index(child)]++;
        if (!printer->seen[term_index(child)])
            vector_push(printer->arena, &printer->stack, child);
    }
}

static void collect(Printer *printer, Term root) {
    printer->uses[term_index(root)]++;
    vector_push(printer->arena, &printer->stack, root);
    while (printer->stack.count) {
        Term term = printer->stack.items[--printer->stack.count];
        uint8_t seen = printer->seen[term_index(term)];
        if (seen == ENTERED)
            finish_node(printer, term);
        else if (!seen)
            enter_node(printer, term);
    }
}

// ---- Expressions

static void push_text(Printer *printer, const char *text) {
    vector_push(printer->arena, &printer->pending, (Pending){TERM_NONE, text});
}

static void push_term(Printer *printer, Term term) {
    vector_push(printer->arena, &printer->pending, (Pending){term, NULL});
}

static void print_constant(Printer *printer, Term term) {
    uint32_t width = width_of(printer->table, term);
    uint64_t value = constant_value(printer->table, term);
    if (width % 4 == 0) {
        buffer_format(printer->buffer, "#x%0*llx", (int)(width / 4), (unsigned long long)value);
        return;
    }
    buffer_add_text(printer->buffer, "#b");
    for (uint32_t bit = width; bit-- > 0;)
        buffer_add_char(printer->buffer, value >> bit & 1 ? '1' : '0');
}

static void print_operator(Printer *printer, Term term) {
    const TermTable *table = printer->table;
    TermKind kind = kind_of(table, term);
    uint32_t width = width_of(table, term);
    if (kind == TERM_KIND_EXTRACT) {
        uint32_t low = child_of(table, term, 1);
        buffer_format(printer->buffer, "((_ extract %u %u)", low + width - 1, low);
    } else if (kind == TERM_KIND_SIGN_EXTEND) {
        uint32_t more = width - width_of(table, child_of(table, term, 0));
        buffer_format(printer->buffer, "((_ sign_extend %u)", more);
    } else {
        buffer_format(printer->buffer, "(%s", term_kind_info[kind].smt);
    }
}

// The operator at once, the operands and the closing bracket later.
static void print_node(Printer *printer, Term term) {
    switch (kind_of(printer->table, term)) {
    case TERM_KIND_TRUE: buffer_add_text(printer->buffer, "true"); return;
    case TERM_KIND_CONSTANT: print_constant(printer, term); return;
    case TERM_KIND_BOOL_VARIABLE:
    case TERM_KIND_VARIABLE:
        buffer_format(printer->buffer, "|%s|", term_label(printer->table, term));
        return;
    case TERM_KIND_AND:
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_EQUAL:
    case TERM_KIND_ULT:
    case TERM_KIND_SLT:
    case TERM_KIND_ITE:
    case TERM_KIND_BIT_NOT:
    case TERM_KIND_BIT_AND:
    case TERM_KIND_BIT_XOR:
    case TERM_KIND_ADD:
    case TERM_KIND_MULTIPLY:
    case TERM_KIND_UDIV:
    case TERM_KIND_UREM:
    case TERM_KIND_SHIFT_LEFT:
    case TERM_KIND_SHIFT_RIGHT:
    case TERM_KIND_SHIFT_RIGHT_SIGNED:
    case TERM_KIND_CONCAT:
    case TERM_KIND_EXTRACT:
    case TERM_KIND_SIGN_EXTEND: break;
    }
    print_operator(printer, term);
    push_text(printer, ")");
    for (uint32_t i = term_arity(printer->table, term); i-- > 0;) {
        push_term(printer, child_of(printer->table, term, i));
        push_text(printer, " ");
    }
}

static void print_pending(Printer *printer, Pending next) {
    uint32_t index = term_index(next.term);
    if (next.text) {
        buffer_add_text(printer->buffer, next.text);
    } else if (term_is_negated(next.term) && index == term_index(TERM_TRUE)) {
        buffer_add_text(printer->buffer, "false");
    } else if (term_is_negated(next.term)) {
        buffer_add_text(printer->buffer, "(not ");
        push_text(printer, ")");
        push_term(printer, term_not(next.term));
    } else if (is_named(printer, index)) {
        buffer_format(printer->buffer, "?%u", index);
    } else {
        print_node(printer, next.term);
    }
}

static void finish_pending(Printer *printer) {
    while (printer->pending.count)
        print_pending(printer, printer->pending.items[--printer->pending.count]);
}

static void print_expression(Printer *printer, Term term) {
    push_term(printer, term);
    finish_pending(printer);
}

// What the name of a named part stands for.
static void print_definition(Printer *printer, uint32_t index) {
    print_node(printer, index << 1);
    finish_pending(printer);
}

// ---- One term

void term_print(Buffer *buffer, const TermTable *table, Term term) {
    Printer printer = printer_new(table, buffer);
    uint32_t lets = 0;
    collect(&printer, term);
    for (uint32_t i = 0; i < printer.order.count; i++) {
        uint32_t index = printer.order.items[i];
        if (!is_named(&printer, index))
            continue;
        buffer_format(buffer, "(let ((?%u ", index);
        print_definition(&printer, index);
        buffer_add_text(buffer, ")) ");
        lets++;
    }
    print_expression(&printer, term);
    while (lets-- > 0)
        buffer_add_char(buffer, ')');
    arena_free(printer.arena);
}

// ---- A whole file

static void print_sort(Buffer *buffer, uint32_t width) {
    if (width)
        buffer_format(buffer, "(_ BitVec %u)", width);
    else
        buffer_add_text(buffer, "Bool");
}

static void print_declaration(Printer *printer, uint32_t index) {
    TermKind kind = (TermKind)printer->table->kinds[index];
    Term term = index << 1;
    if (kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE)
        buffer_format(printer->buffer, "(declare-fun |%s| () ", term_label(printer->table, term));
    else if (is_named(printer, index))
        buffer_format(printer->buffer, "(define-fun ?%u () ", index);
    else
        return;
    print_sort(printer->buffer, width_of(printer->table, term));
    if (is_named(printer, index)) {
        buffer_add_char(printer->buffer, ' ');
        print_definition(printer, index);
    }
    buffer_add_text(printer->buffer, ")\n");
}

static void flush(Buffer *buffer, FILE *out, size_t at_least) {
    if (buffer->length < at_least || buffer->length == 0)
        return;
    fwrite(buffer->text, 1, buffer->length, out);
    buffer_clear(buffer);
}

void term_dump_smt2(FILE *out, const TermTable *table, const Term *assertions, uint32_t count) {
    Buffer buffer = {0};
    Printer printer = printer_new(table, &buffer);
    for (uint32_t i = 0; i < count; i++)
        collect(&printer, assertions[i]);
    buffer_add_text(&buffer, "(set-option :produce-models true)\n(set-logic QF_BV)\n");
    for (uint32_t i = 0; i < printer.order.count; i++) {
        print_declaration(&printer, printer.order.items[i]);
        flush(&buffer, out, FLUSH_AT);
    }
    for (uint32_t i = 0; i < count; i++) {
        buffer_add_text(&buffer, "(assert ");
        print_expression(&printer, assertions[i]);
        buffer_add_text(&buffer, ")\n");
        flush(&buffer, out, FLUSH_AT);
    }
    buffer_add_text(&buffer, "(check-sat)\n(get-model)\n");
    flush(&buffer, out, 1);
    buffer_free(&buffer);
    arena_free(printer.arena);
}
