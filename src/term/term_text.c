// Terms for people: infix, with Java's operators, as far as the bits show them. Numbers are signed.
//
// x + ~y + 1 is x - y again. What is too long for a reader is given up as a whole.
#include "term/internal.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_STEPS = 60, MOST_ADDENDS = 12, MOST_CHARACTERS = 70 };

// How tightly the parts of an expression hold together.
typedef enum Binding {
    BIND_CONDITION,
    BIND_OR,
    BIND_AND,
    BIND_COMPARE,
    BIND_ADD,
    BIND_PRODUCT,
    BIND_ALL
} Binding;

typedef struct Writer {
    Buffer *out;
    const TermTable *table;
    uint32_t bits;  // of int
    uint32_t steps; // a term that shares much is long as a text
} Writer;

// A sum, flat: parts with their signs, and a constant.
typedef struct Sum {
    Term parts[MOST_ADDENDS];
    bool is_negative[MOST_ADDENDS];
    uint32_t count;
    uint64_t constant;
    bool is_too_long;
} Sum;

static void write_term(Writer *writer, Term term, Binding around);

static int64_t signed_value(uint64_t value, uint32_t width) {
    uint32_t rest = 64 - width;
    return (int64_t)(value << rest) >> rest;
}

// Numbers of Java's types have signs. Others are lengths, or references, which are no numbers.
static bool is_signed(const Writer *writer, uint32_t width) {
    return width == writer->bits || width == 2 * writer->bits || width == 8 || width == 16;
}

static bool is_length(const char *name) {
    size_t length = strlen(name);
    return length > 7 && !strcmp(name + length - 7, ".length");
}

// The symbolic value of x is called X.
static void write_name(Writer *writer, Term term) {
    const char *name = term_name(writer->table, term);
    uint32_t width = term_width(writer->table, term);
    if (width && !is_signed(writer, width) && !is_length(name))
        writer->steps = MOST_STEPS;
    bool is_plain = !strpbrk(name, ".#[");
    for (const char *at = name; *at; at++)
        buffer_add_char(writer->out,
                        is_plain && *at >= 'a' && *at <= 'z' ? (char)(*at - 'a' + 'A') : *at);
}

static void open_when(Writer *writer, bool is_needed) {
    if (is_needed)
        buffer_add_char(writer->out, '(');
}

static void close_when(Writer *writer, bool is_needed) {
    if (is_needed)
        buffer_add_char(writer->out, ')');
}

// ---- Sums

static bool is_minus_one(const TermTable *table, Term term) {
    uint64_t value;
    return term_is_constant(table, term, &value) &&
           signed_value(value, term_width(table, term)) == -1;
}

static void collect(const TermTable *table, Term term, bool is_negative, Sum *sum) {
    uint64_t value;
    TermKind kind = term_kind(table, term);
    if (sum->is_too_long) {
        return;
    } else if (term_is_constant(table, term, &value)) {
        sum->constant += is_negative ? 0 - value : value;
    } else if (kind == TERM_KIND_ADD) {
        collect(table, term_child(table, term, 0), is_negative, sum);
        collect(table, term_child(table, term, 1), is_negative, sum);
    } else if (kind == TERM_KIND_BIT_NOT) { // -x - 1
        collect(table, term_child(table, term, 0), !is_negative, sum);
        sum->constant += is_negative ? 1 : UINT64_MAX;
    } else if (kind == TERM_KIND_MULTIPLY && is_minus_one(table, term_child(table, term, 0))) {
        collect(table, term_child(table, term, 1), !is_negative, sum);
    } else if (sum->count == MOST_ADDENDS) {
        sum->is_too_long = true;
    } else {
        sum->parts[sum->count] = term;
        sum->is_negative[sum->count++] = is_negative;
    }
}

static void write_addend(Writer *writer, const Sum *sum, uint32_t index, bool is_first) {
    bool is_negative = sum->is_negative[index];
    buffer_add_text(writer->out, is_first ? (is_negative ? "-" : "") : is_negative ? " - " : " + ");
    write_term(writer, sum->parts[index], BIND_PRODUCT);
}

// Positive parts first: Y - X, not -X + Y.
static void write_sum(Writer *writer, Term term, Binding around) {
    Sum sum = {.count = 0};
    collect(writer->table, term, false, &sum);
    uint32_t width = term_width(writer->table, term);
    uint64_t mask = UINT64_MAX >> (64 - width);
    int64_t constant = is_signed(writer, width) ? signed_value(sum.constant, width)
                                                : (int64_t)(sum.constant & mask);
    if (sum.is_too_long) {
        writer->steps = MOST_STEPS;
        return;
    }
    bool is_one = sum.count == 1 && !constant && !sum.is_negative[0];
    open_when(writer, !is_one && around > BIND_ADD);
    bool is_first = true;
    for (uint32_t pass = 0; pass < 2; pass++)
        for (uint32_t i = 0; i < sum.count; i++)
            if (sum.is_negative[i] == (pass == 1)) {
                write_addend(writer, &sum, i, is_first);
                is_first = false;
            }
    if (is_first)
        buffer_format(writer->out, "%" PRId64, constant);
    else if (constant)
        buffer_format(writer->out, constant < 0 ? " - %" PRIu64 : " + %" PRIu64,
                      constant < 0 ? 0 - (uint64_t)constant : (uint64_t)constant);
    close_when(writer, !is_one && around > BIND_ADD);
}

// ---- Comparisons and connectives

static void write_binary(Writer *writer, Term a, const char *operator, Term b, Binding own,
                         Binding around) {
    open_when(writer, around > own);
    write_term(writer, a, own + 1);
    buffer_format(writer->out, " %s ", operator);
    write_term(writer, b, own + 1);
    close_when(writer, around > own);
}

// Unsigned, as places of an array are compared: 0 <= a and a < b, where b is not negative.
static void write_unsigned_order(Writer *writer, Term term, Binding around) {
    Term a = term_child(writer->table, term, 0), b = term_child(writer->table, term, 1);
    bool is_negated = term_is_negated(term);
    uint64_t most = (UINT64_C(1) << (term_width(writer->table, b) - 1)) - 1;
    if (term_greatest(writer->table, b) > most) {
        write_binary(writer, a, is_negated ? ">=u" : "<u", b, BIND_COMPARE, around);
        return;
    }
    Binding own = is_negated ? BIND_OR : BIND_AND;
    open_when(writer, around > own);
    write_term(writer, a, BIND_ADD);
    buffer_add_text(writer->out, is_negated ? " < 0 || " : " >= 0 && ");
    write_binary(writer, a, is_negated ? ">=" : "<", b, BIND_COMPARE, own);
    close_when(writer, around > own);
}

// The constant, if there is one, on the right.
static void write_order(Writer *writer, Term term, Binding around) {
    Term a = term_child(writer->table, term, 0), b = term_child(writer->table, term, 1);
    bool is_negated = term_is_negated(term);
    uint64_t value;
    if (term_is_constant(writer->table, a, &value))
        write_binary(writer, b, is_negated ? "<=" : ">", a, BIND_COMPARE, around);
    else
        write_binary(writer, a, is_negated ? ">=" : "<", b, BIND_COMPARE, around);
}

static void write_equal(Writer *writer, Term term, Binding around) {
    Term a = term_child(writer->table, term, 0), b = term_child(writer->table, term, 1);
    uint64_t value;
    if (term_is_constant(writer->table, a, &value)) {
        Term other = a;
        a = b;
        b = other;
    }
    write_binary(writer, a, term_is_negated(term) ? "!=" : "==", b, BIND_COMPARE, around);
}

static void write_connective(Writer *writer, Term term, Binding around) {
    bool is_or = term_is_negated(term);
    Term a = term_child(writer->table, term, 0), b = term_child(writer->table, term, 1);
    Binding own = is_or ? BIND_OR : BIND_AND;
    open_when(writer, around > own);
    write_term(writer, is_or ? term_not(a) : a, own);
    buffer_add_text(writer->out, is_or ? " || " : " && ");
    write_term(writer, is_or ? term_not(b) : b, own);
    close_when(writer, around > own);
}

static void write_choice(Writer *writer, Term term) {
    bool is_negated = term_is_negated(term);
    Term yes = term_child(writer->table, term, 1), no = term_child(writer->table, term, 2);
    buffer_add_char(writer->out, '(');
    write_term(writer, term_child(writer->table, term, 0), BIND_OR);
    buffer_add_text(writer->out, " ? ");
    write_term(writer, is_negated ? term_not(yes) : yes, BIND_OR);
    buffer_add_text(writer->out, " : ");
    write_term(writer, is_negated ? term_not(no) : no, BIND_OR);
    buffer_add_char(writer->out, ')');
}

// Those that Java has, too.
static const char *operator_of(TermKind kind) {
    static const char *const operators[] = {
        [TERM_KIND_MULTIPLY] = "*",      [TERM_KIND_UDIV] = "/",
        [TERM_KIND_UREM] = "%",          [TERM_KIND_BIT_AND] = "&",
        [TERM_KIND_BIT_XOR] = "^",       [TERM_KIND_SHIFT_LEFT] = "<<",
        [TERM_KIND_SHIFT_RIGHT] = ">>>", [TERM_KIND_SHIFT_RIGHT_SIGNED] = ">>",
        [TERM_KIND_SIGN_EXTEND] = NULL,
    };
    return operators[kind];
}

// x with zeros behind it is x times a power of two. False: it is something else.
static bool write_shifted(Writer *writer, Term term, Binding around) {
    const TermTable *table = writer->table;
    Term high = term_child(table, term, 0), low = term_child(table, term, 1);
    uint64_t zeros;
    uint32_t distance = term_width(table, low);
    if (!term_is_constant(table, low, &zeros) || zeros || distance > 62 ||
        term_kind(table, high) != TERM_KIND_EXTRACT || term_low_bit(table, high))
        return false;
    Term whole = term_child(table, high, 0);
    if (term_width(table, whole) != term_width(table, term))
        return false;
    open_when(writer, around > BIND_PRODUCT);
    buffer_format(writer->out, "%" PRIu64 " * ", UINT64_C(1) << distance);
    write_term(writer, whole, BIND_ALL);
    close_when(writer, around > BIND_PRODUCT);
    return true;
}

static void write_other(Writer *writer, Term term, Binding around) {
    TermKind kind = term_kind(writer->table, term);
    const char *operator= operator_of(kind);
    if (kind == TERM_KIND_SIGN_EXTEND)
        write_term(writer, term_child(writer->table, term, 0), around);
    else if (operator)
        write_binary(writer, term_child(writer->table, term, 0), operator,
                     term_child(writer->table, term, 1), BIND_PRODUCT, around);
    else if (kind != TERM_KIND_CONCAT || !write_shifted(writer, term, around))
        writer->steps = MOST_STEPS; // bits that were cut out or joined
}

// The name may be a comparison itself: `a.length > 0`.
static void write_condition(Writer *writer, Term term) {
    const char *name = term_name(writer->table, term);
    bool is_comparison = term_is_negated(term) && strchr(name, ' ') != NULL;
    buffer_add_text(writer->out, is_comparison ? "!(" : term_is_negated(term) ? "!" : "");
    write_name(writer, term);
    buffer_add_text(writer->out, is_comparison ? ")" : "");
}

static void write_term(Writer *writer, Term term, Binding around) {
    if (writer->steps >= MOST_STEPS)
        return;
    writer->steps++;
    switch (term_kind(writer->table, term)) {
    case TERM_KIND_TRUE: buffer_add_text(writer->out, term == TERM_TRUE ? "true" : "false"); return;
    case TERM_KIND_BOOL_VARIABLE: write_condition(writer, term); return;
    case TERM_KIND_VARIABLE: write_name(writer, term); return;
    case TERM_KIND_AND: write_connective(writer, term, around); return;
    case TERM_KIND_EQUAL: write_equal(writer, term, around); return;
    case TERM_KIND_SLT: write_order(writer, term, around); return;
    case TERM_KIND_ULT: write_unsigned_order(writer, term, around); return;
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_ITE: write_choice(writer, term); return;
    case TERM_KIND_CONSTANT:
    case TERM_KIND_ADD:
    case TERM_KIND_BIT_NOT: write_sum(writer, term, around); return;
    case TERM_KIND_MULTIPLY:
        if (is_minus_one(writer->table, term_child(writer->table, term, 0)))
            write_sum(writer, term, around);
        else
            write_other(writer, term, around);
        return;
    case TERM_KIND_BIT_AND:
    case TERM_KIND_BIT_XOR:
    case TERM_KIND_UDIV:
    case TERM_KIND_UREM:
    case TERM_KIND_SHIFT_LEFT:
    case TERM_KIND_SHIFT_RIGHT:
    case TERM_KIND_SHIFT_RIGHT_SIGNED:
    case TERM_KIND_CONCAT:
    case TERM_KIND_EXTRACT:
    case TERM_KIND_SIGN_EXTEND: write_other(writer, term, around); return;
    }
}

const char *term_text(Arena *arena, const TermTable *table, Term term, uint32_t bits) {
    Buffer buffer = {0};
    Writer writer = {&buffer, table, bits, 0};
    write_term(&writer, term, BIND_CONDITION);
    bool is_short = writer.steps < MOST_STEPS && buffer.length <= MOST_CHARACTERS;
    const char *text = is_short ? arena_copy_text(arena, buffer.text, buffer.length) : NULL;
    buffer_free(&buffer);
    return text;
}
