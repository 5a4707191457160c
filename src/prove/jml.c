// Formulas as JML, at the head of a loop.
//
// Names are those in scope there; a part of the pre-state stands in \old, where only what means the
// same in both states may stand beside it. What JML has no words for gives NULL.
#include "prove/internal.h"

#include <string.h>

typedef struct BoundName {
    Formula variable;
    const char *name;
} BoundName;

typedef struct Printer {
    Prover *prover;
    const CutPoint *cut;
    Buffer *out;
    VECTOR(BoundName) bound;
    bool in_old;
    bool failed;
} Printer;

enum {
    LOWEST,
    IMPLICATION,
    DISJUNCTION,
    CONJUNCTION,
    EQUALITY,
    ORDER,
    SHIFT,
    SUM,
    PRODUCT,
    PRIMARY
};

static void print(Printer *printer, Formula formula, int context);

static void text(Printer *printer, const char *words) {
    buffer_add_text(printer->out, words);
}

// ---- Names

static const char *bound_name(const Printer *printer, Formula formula) {
    for (uint32_t i = printer->bound.count; i-- > 0;)
        if (printer->bound.items[i].variable == formula)
            return printer->bound.items[i].name;
    return NULL;
}

static bool is_used(const Printer *printer, const char *name) {
    const VariableList *variables = &printer->prover->in_scope[printer->cut->index];
    for (uint32_t i = 0; i < variables->count; i++)
        if (strcmp(variables->items[i]->name->text, name) == 0)
            return true;
    for (uint32_t i = 0; i < printer->bound.count; i++)
        if (strcmp(printer->bound.items[i].name, name) == 0)
            return true;
    return false;
}

static void bind(Printer *printer, Formula variable) {
    Prover *prover = printer->prover;
    const char *name = logic_node(prover->table, variable)->name;
    for (uint32_t i = 1; is_used(printer, name); i++)
        name = arena_format(prover->scratch, "%s%u", logic_node(prover->table, variable)->name, i);
    BoundName bound = {variable, name};
    vector_push(prover->scratch, &printer->bound, bound);
}

static const char *name_of(Printer *printer, Formula formula) {
    const CutPoint *cut = printer->cut;
    Prover *prover = printer->prover;
    const char *name = bound_name(printer, formula);
    FormulaKind kind = logic_node(prover->table, formula)->kind;
    if (name || kind == FORMULA_KIND_NUMBER || kind == FORMULA_KIND_TRUE ||
        kind == FORMULA_KIND_FALSE)
        return name;
    const VariableList *variables = &prover->in_scope[cut->index];
    const QuantifiedState *state =
        printer->in_old ? quantified_pre_state(prover->quantified) : cut->state;
    if (printer->in_old && cut->frame->caller)
        return NULL;
    for (uint32_t i = 0; i < variables->count; i++) {
        uintptr_t reg = (uintptr_t)map_get(&cut->frame->method->register_of, variables->items[i]);
        if (reg && state->registers[cut->frame->base + reg] == formula)
            return variables->items[i]->name->text;
    }
    uint32_t receiver = cut->frame->method->receiver;
    if (receiver && state->registers[cut->frame->base + receiver] == formula)
        return "this";
    if (!printer->in_old && cut->index_register && state->registers[cut->index_register] == formula)
        return "\\index";
    return NULL;
}

// ---- Parts of the heap

static bool is_slot(Printer *printer, Formula formula, const QuantifiedState *state,
                    uint32_t *slot) {
    const HeapSlotList *slots = quantified_slots(printer->prover->quantified);
    for (uint32_t i = 0; i < slots->count; i++) {
        if (quantified_slot_value(printer->prover->quantified, state, i) == formula) {
            *slot = i;
            return true;
        }
    }
    return false;
}

static void print_place(Printer *printer, const HeapSlot *slot, Formula object, Formula index) {
    print(printer, object, PRIMARY);
    if (slot->kind == SLOT_FIELD) {
        buffer_format(printer->out, ".%s", slot->field->name->text);
        return;
    }
    text(printer, "[");
    print(printer, index, LOWEST);
    text(printer, "]");
}

static void print_select(Printer *printer, const FormulaNode *node) {
    const LogicTable *table = printer->prover->table;
    Formula heap = node->children[0], object = node->children[1], index = FORMULA_NONE;
    const FormulaNode *inner = logic_node(table, heap);
    if (inner->kind == FORMULA_KIND_SELECT) {
        heap = inner->children[0];
        index = object;
        object = inner->children[1];
    }
    const QuantifiedState *old = quantified_pre_state(printer->prover->quantified);
    const HeapSlotList *slots = quantified_slots(printer->prover->quantified);
    uint32_t slot;
    bool is_now = is_slot(printer, heap, printer->in_old ? old : printer->cut->state, &slot);
    bool is_then = !is_now && !printer->in_old && !printer->cut->frame->caller &&
                   is_slot(printer, heap, old, &slot);
    if (!is_now && !is_then) {
        printer->failed = true;
        return;
    }
    if ((slots->items[slot].kind == SLOT_ELEMENTS) != (index != FORMULA_NONE)) {
        printer->failed = true;
        return;
    }
    if (is_then)
        text(printer, "\\old(");
    printer->in_old |= is_then;
    print_place(printer, &slots->items[slot], object, index);
    if (is_then) {
        printer->in_old = false;
        text(printer, ")");
    }
}

// The input as it was at the start, or a static field.
static bool print_variable(Printer *printer, Formula formula) {
    Prover *prover = printer->prover;
    const HeapSlotList *slots = quantified_slots(prover->quantified);
    const QuantifiedState *old = quantified_pre_state(prover->quantified);
    for (uint32_t i = 0; i < slots->count; i++) {
        if (slots->items[i].kind != SLOT_STATIC)
            continue;
        const Variable *field = slots->items[i].field;
        bool is_now =
            quantified_slot_value(prover->quantified, printer->in_old ? old : printer->cut->state,
                                  i) == formula;
        bool is_then =
            !printer->in_old && quantified_slot_value(prover->quantified, old, i) == formula;
        if (!is_now && !is_then)
            continue;
        buffer_format(printer->out, is_now ? "%s.%s" : "\\old(%s.%s)", field->owner->name->text,
                      field->name->text);
        return true;
    }
    const QuantifiedInputList *inputs = quantified_inputs(prover->quantified);
    for (uint32_t i = 0; i < inputs->count && !printer->in_old && !printer->cut->frame->caller;
         i++) {
        if (inputs->items[i].value != formula || !inputs->items[i].variable)
            continue;
        buffer_format(printer->out, "\\old(%s)", inputs->items[i].variable->name->text);
        return true;
    }
    return false;
}

// ---- Operators

static void open(Printer *printer, int own, int context) {
    if (own < context)
        text(printer, "(");
}

static void close_again(Printer *printer, int own, int context) {
    if (own < context)
        text(printer, ")");
}

static void print_binary(Printer *printer, const FormulaNode *node, const char *operator, int own,
                         int context) {
    Formula left = node->children[0], right = node->children[1];
    open(printer, own, context);
    print(printer, left, own);
    buffer_format(printer->out, " %s ", operator);
    print(printer, right, own + 1);
    close_again(printer, own, context);
}

static void print_number(Printer *printer, const FormulaNode *node, int context) {
    if (node->sort == SORT_REF) {
        printer->failed |= node->constant != 0;
        text(printer, "null");
        return;
    }
    bool paren = node->constant < 0 && context > SUM;
    buffer_format(printer->out, paren ? "(%lld%s)" : "%lld%s", (long long)node->constant,
                  node->sort == SORT_LONG ? "L" : "");
    printer->failed |= node->sort == SORT_TYPE;
}

static void print_part(Printer *printer, int64_t coefficient, Formula child, bool is_first) {
    bool negative = coefficient < 0 && coefficient != INT64_MIN;
    int64_t size = negative ? -coefficient : coefficient;
    if (!is_first)
        text(printer, negative ? " - " : " + ");
    else if (negative)
        text(printer, "-");
    if (size != 1)
        buffer_format(printer->out, "%lld%s * ", (long long)size,
                      logic_sort(printer->prover->table, child) == SORT_LONG ? "L" : "");
    print(printer, child, PRODUCT + 1);
}

// What is added stands before what is taken away.
static void print_sum(Printer *printer, Formula formula, int context) {
    FormulaNode node = *logic_node(printer->prover->table, formula);
    open(printer, SUM, context);
    bool is_first = true;
    for (int negative = 0; negative < 2; negative++) {
        for (uint32_t i = 0; i < node.count; i++) {
            if ((node.coefficients[i] < 0) != (bool)negative)
                continue;
            print_part(printer, node.coefficients[i], node.children[i], is_first);
            is_first = false;
        }
        if (!negative && node.constant > 0 && is_first) {
            buffer_format(printer->out, "%lld%s", (long long)node.constant,
                          node.sort == SORT_LONG ? "L" : "");
            is_first = false;
            node.constant = 0;
        }
    }
    if (node.constant)
        buffer_format(printer->out, node.constant < 0 ? " - %llu%s" : " + %llu%s",
                      node.constant < 0 ? -(unsigned long long)node.constant
                                        : (unsigned long long)node.constant,
                      node.sort == SORT_LONG ? "L" : "");
    close_again(printer, SUM, context);
}

static void print_list(Printer *printer, const Formula *items, uint32_t count,
                       const char *separator, int own, int context) {
    open(printer, own, context);
    for (uint32_t i = 0; i < count; i++) {
        if (i)
            text(printer, separator);
        print(printer, items[i], own + 1);
    }
    close_again(printer, own, context);
}

// ---- Quantifiers

static bool is_order(const LogicTable *table, Formula formula) {
    const FormulaNode *node = logic_node(table, formula);
    return (node->kind == FORMULA_KIND_LESS || node->kind == FORMULA_KIND_LESS_EQUAL) &&
           node->has_bound &&
           (logic_node(table, node->children[0])->kind == FORMULA_KIND_VARIABLE ||
            logic_node(table, node->children[1])->kind == FORMULA_KIND_VARIABLE);
}

// Comparisons of bound variables make the range, lower bounds first; the rest is the body.
static void split(Printer *printer, Formula body, bool is_forall, FormulaList *range,
                  FormulaList *rest) {
    LogicTable *table = printer->prover->table;
    Arena *arena = printer->prover->scratch;
    FormulaNode node = *logic_node(table, body);
    FormulaKind join = is_forall ? FORMULA_KIND_OR : FORMULA_KIND_AND;
    const Formula *parts = node.kind == join ? node.children : &body;
    uint32_t count = node.kind == join ? node.count : 1;
    for (uint32_t i = 0; i < count; i++) {
        if (!is_order(table, parts[i]))
            vector_push(arena, rest, parts[i]);
        else
            vector_push(arena, range, is_forall ? logic_not(table, parts[i]) : parts[i]);
    }
    if (!rest->count && range->count) {
        Formula last = range->items[--range->count];
        vector_push(arena, rest, is_forall ? logic_not(table, last) : last);
    }
}

static void print_quantifier(Printer *printer, Formula formula) {
    FormulaNode node = *logic_node(printer->prover->table, formula);
    bool is_forall = node.kind == FORMULA_KIND_FORALL;
    uint32_t outer = printer->bound.count, count = node.count - 1;
    Sort sort = logic_sort(printer->prover->table, node.children[0]);
    text(printer, is_forall ? "(\\forall " : "(\\exists ");
    text(printer, sort == SORT_LONG ? "long " : sort == SORT_BOOL ? "boolean " : "int ");
    for (uint32_t i = 0; i < count; i++) {
        printer->failed |=
            logic_sort(printer->prover->table, node.children[i]) != sort || sort == SORT_REF;
        bind(printer, node.children[i]);
        buffer_format(printer->out, i ? ", %s" : "%s", vector_last(&printer->bound).name);
    }
    FormulaList range = {0}, rest = {0};
    split(printer, node.children[count], is_forall, &range, &rest);
    text(printer, "; ");
    if (range.count) {
        print_list(printer, range.items, range.count, " && ", CONJUNCTION, LOWEST);
        text(printer, "; ");
    }
    print_list(printer, rest.items, rest.count, is_forall ? " || " : " && ",
               is_forall ? DISJUNCTION : CONJUNCTION, LOWEST);
    text(printer, ")");
    printer->bound.count = outer;
}

// A sum of ones and zeros, as a long, counts.
static bool is_count(const LogicTable *table, const FormulaNode *body) {
    int64_t yes, no;
    return body->kind == FORMULA_KIND_ITE && body->sort == SORT_LONG &&
           logic_is_number(table, body->children[1], &yes) && yes == 1 &&
           logic_is_number(table, body->children[2], &no) && no == 0;
}

static void print_total(Printer *printer, const FormulaNode *node) {
    FormulaNode body = *logic_node(printer->prover->table, node->children[2]);
    bool counts = is_count(printer->prover->table, &body);
    uint32_t outer = printer->bound.count;
    bind(printer, node->children[0]);
    const char *name = vector_last(&printer->bound).name;
    buffer_format(printer->out, "(%s int %s; 0 <= %s && %s < ", counts ? "\\num_of" : "\\sum", name,
                  name, name);
    print(printer, node->children[1], ORDER + 1);
    text(printer, "; ");
    print(printer, counts ? body.children[0] : node->children[2], LOWEST);
    text(printer, ")");
    printer->bound.count = outer;
}

static void print_cast(Printer *printer, const FormulaNode *node) {
    Formula child = node->children[0];
    bool is_widening = node->kind == FORMULA_KIND_WIDEN;
    const char *cast = node->sort == SORT_EXACT                 ? "(\\bigint) "
                       : is_widening || node->sort == SORT_LONG ? "(long) "
                       : node->kind == FORMULA_KIND_NARROW      ? "(int) "
                       : node->constant == 8                    ? "(byte) "
                       : node->constant == 16                   ? "(short) "
                                                                : "(char) ";
    text(printer, "(");
    text(printer, cast);
    print(printer, child, PRIMARY);
    text(printer, ")");
}

static void print_not(Printer *printer, const FormulaNode *node, int context) {
    Formula inner = node->children[0];
    FormulaNode below = *logic_node(printer->prover->table, inner);
    if (below.kind == FORMULA_KIND_EQUAL) {
        bool logical = logic_sort(printer->prover->table, below.children[0]) == SORT_BOOL;
        print_binary(printer, &below, logical ? "<=!=>" : "!=", logical ? LOWEST : EQUALITY,
                     logical ? PRIMARY : context);
        return;
    }
    text(printer, "!");
    print(printer, inner, PRIMARY);
}

static void print(Printer *printer, Formula formula, int context) {
    if (printer->failed)
        return;
    const char *name = name_of(printer, formula);
    if (name) {
        text(printer, name);
        return;
    }
    FormulaNode node = *logic_node(printer->prover->table, formula);
    switch (node.kind) {
    case FORMULA_KIND_TRUE: text(printer, "true"); return;
    case FORMULA_KIND_FALSE: text(printer, "false"); return;
    case FORMULA_KIND_VARIABLE:
        if (!print_variable(printer, formula))
            printer->failed = true;
        return;
    case FORMULA_KIND_NUMBER: print_number(printer, &node, context); return;
    case FORMULA_KIND_NOT: print_not(printer, &node, context); return;
    case FORMULA_KIND_AND:
        print_list(printer, node.children, node.count, " && ", CONJUNCTION, context);
        return;
    case FORMULA_KIND_OR:
        print_list(printer, node.children, node.count, " || ", DISJUNCTION, context);
        return;
    case FORMULA_KIND_ITE:
        text(printer, "(");
        print(printer, node.children[0], PRIMARY);
        text(printer, " ? ");
        print(printer, node.children[1], PRIMARY);
        text(printer, " : ");
        print(printer, node.children[2], PRIMARY);
        text(printer, ")");
        return;
    case FORMULA_KIND_EQUAL: {
        bool logical = logic_sort(printer->prover->table, node.children[0]) == SORT_BOOL;
        print_binary(printer, &node, logical ? "<==>" : "==", logical ? LOWEST : EQUALITY,
                     logical ? PRIMARY : context);
        return;
    }
    case FORMULA_KIND_LESS:
        printer->failed |= logic_sort(printer->prover->table, node.children[0]) == SORT_REF;
        print_binary(printer, &node, "<", ORDER, context);
        return;
    case FORMULA_KIND_LESS_EQUAL:
        printer->failed |= logic_sort(printer->prover->table, node.children[0]) == SORT_REF;
        print_binary(printer, &node, "<=", ORDER, context);
        return;
    case FORMULA_KIND_SUM: print_sum(printer, formula, context); return;
    case FORMULA_KIND_MULTIPLY: print_binary(printer, &node, "*", PRODUCT, context); return;
    case FORMULA_KIND_DIVIDE: print_binary(printer, &node, "/", PRODUCT, context); return;
    case FORMULA_KIND_REMAINDER: print_binary(printer, &node, "%", PRODUCT, context); return;
    case FORMULA_KIND_BIT_AND: print_binary(printer, &node, "&", LOWEST, PRIMARY); return;
    case FORMULA_KIND_BIT_OR: print_binary(printer, &node, "|", LOWEST, PRIMARY); return;
    case FORMULA_KIND_BIT_XOR: print_binary(printer, &node, "^", LOWEST, PRIMARY); return;
    case FORMULA_KIND_SHIFT_LEFT: print_binary(printer, &node, "<<", SHIFT, PRIMARY); return;
    case FORMULA_KIND_SHIFT_RIGHT: print_binary(printer, &node, ">>", SHIFT, PRIMARY); return;
    case FORMULA_KIND_SHIFT_RIGHT_UNSIGNED:
        print_binary(printer, &node, ">>>", SHIFT, PRIMARY);
        return;
    case FORMULA_KIND_CUT:
    case FORMULA_KIND_WIDEN:
    case FORMULA_KIND_NARROW: print_cast(printer, &node); return;
    case FORMULA_KIND_SELECT: print_select(printer, &node); return;
    case FORMULA_KIND_LENGTH:
        print(printer, node.children[0], PRIMARY);
        text(printer, ".length");
        return;
    case FORMULA_KIND_TOTAL: print_total(printer, &node); return;
    case FORMULA_KIND_FORALL:
    case FORMULA_KIND_EXISTS: print_quantifier(printer, formula); return;
    case FORMULA_KIND_STORE:
    case FORMULA_KIND_CONST_ARRAY:
    case FORMULA_KIND_TYPE_OF:
    case FORMULA_KIND_SUBTYPE: printer->failed = true; return;
    }
}

const char *jml_with(Prover *prover, uint32_t cut, Formula formula, const FormulaList *unknown) {
    Buffer buffer = {0};
    Printer printer = {.prover = prover, .cut = prover->cuts->items[cut], .out = &buffer};
    for (uint32_t i = 0; i < unknown->count; i++)
        bind(&printer, unknown->items[i]);
    print(&printer, formula, LOWEST);
    const char *result = NULL;
    if (!printer.failed && buffer.text)
        result = arena_copy_text(prover->arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return result;
}

const char *jml_of(Prover *prover, uint32_t cut, Formula formula) {
    return jml_with(prover, cut, formula, &(FormulaList){0});
}
