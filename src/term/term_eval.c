// Evaluation of terms under an assignment, with an explicit stack: terms are deep.
#include "term/internal.h"

struct TermModel {
    const TermTable *table;
    Arena *arena;
    uint32_t capacity;  // of both arrays, as the table may grow
    uint64_t *values;   // by index
    uint32_t *valid_in; // the generation in which the value was computed; variables: ALWAYS
    uint32_t generation;
    VECTOR(Term) stack;
    VECTOR(Term) variables; // that were set
};

enum { ALWAYS = UINT32_MAX };

TermModel *term_model_new(const TermTable *table) {
    TermModel *model = memory_alloc(sizeof(TermModel));
    model->table = table;
    model->arena = arena_new();
    model->generation = 1;
    return model;
}

void term_model_free(TermModel *model) {
    if (!model)
        return;
    memory_free(model->values);
    memory_free(model->valid_in);
    arena_free(model->arena);
    memory_free(model);
}

static void make_room(TermModel *model) {
    uint32_t wanted = model->table->capacity;
    if (model->capacity >= wanted)
        return;
    model->values = memory_resize(model->values, wanted * sizeof(*model->values));
    model->valid_in = memory_resize(model->valid_in, wanted * sizeof(*model->valid_in));
    for (uint32_t i = model->capacity; i < wanted; i++)
        model->valid_in[i] = 0;
    model->capacity = wanted;
}

void term_model_set(TermModel *model, Term variable, uint64_t value) {
    make_room(model);
    uint32_t index = term_index(variable), width = width_of(model->table, variable);
    TermKind kind = kind_of(model->table, variable);
    SHOULD(kind == TERM_KIND_VARIABLE || kind == TERM_KIND_BOOL_VARIABLE,
           "a model should assign to variables");
    if (model->valid_in[index] != ALWAYS)
        vector_push(model->arena, &model->variables, variable);
    model->values[index] = value & (width ? value_mask(width) : 1);
    model->valid_in[index] = ALWAYS;
    model->generation++;
}

const Term *term_model_variables(const TermModel *model, uint32_t *count) {
    *count = model->variables.count;
    return model->variables.items;
}

static bool is_known(const TermModel *model, Term term) {
    uint32_t valid_in = model->valid_in[term_index(term)];
    return valid_in == model->generation || valid_in == ALWAYS;
}

static uint64_t known_value(const TermModel *model, Term term) {
    return model->values[term_index(term)] ^ (term & 1);
}

// The value of a term whose children are known; of an if-then-else, the chosen one.
static uint64_t compute(const TermModel *model, Term term) {
    const TermTable *table = model->table;
    TermKind kind = kind_of(table, term);
    uint32_t width = width_of(table, term);
    Term a = child_of(table, term, 0), b = child_of(table, term, 1), c = child_of(table, term, 2);
    switch (kind) {
    case TERM_KIND_TRUE: return 1;
    case TERM_KIND_CONSTANT: return constant_value(table, term);
    case TERM_KIND_BOOL_VARIABLE:
    case TERM_KIND_VARIABLE: return 0; // not set
    case TERM_KIND_AND: return known_value(model, a) & known_value(model, b);
    case TERM_KIND_BOOL_ITE:
    case TERM_KIND_ITE: return known_value(model, known_value(model, a) ? b : c);
    case TERM_KIND_BIT_NOT: return ~known_value(model, a) & value_mask(width);
    case TERM_KIND_CONCAT:
        return known_value(model, a) << width_of(table, b) | known_value(model, b);
    case TERM_KIND_EXTRACT: return known_value(model, a) >> b & value_mask(width);
    case TERM_KIND_SIGN_EXTEND:
        return value_extend(known_value(model, a), width_of(table, a), width);
    case TERM_KIND_EQUAL: return known_value(model, a) == known_value(model, b);
    case TERM_KIND_ULT:
    case TERM_KIND_SLT:
    case TERM_KIND_BIT_AND:
    case TERM_KIND_BIT_XOR:
    case TERM_KIND_ADD:
    case TERM_KIND_MULTIPLY:
    case TERM_KIND_UDIV:
    case TERM_KIND_UREM:
    case TERM_KIND_SHIFT_LEFT:
    case TERM_KIND_SHIFT_RIGHT:
    case TERM_KIND_SHIFT_RIGHT_SIGNED:
        return value_binary(kind, width_of(table, a), known_value(model, a), known_value(model, b));
    }
    SHOULD(false, "every kind of term should have a value");
    return 0;
}

static bool is_ite(TermKind kind) {
    return kind == TERM_KIND_ITE || kind == TERM_KIND_BOOL_ITE;
}

// Puts a child on the stack that must be known first; false if there is none. Of an
// if-then-else, the branch not taken is never looked at.
static bool push_needed(TermModel *model, Term term) {
    const TermTable *table = model->table;
    TermKind kind = kind_of(table, term);
    for (uint32_t i = 0; i < term_kind_info[kind].arity; i++) {
        Term child = child_of(table, term, i);
        if (i > 0 && is_ite(kind) && known_value(model, child_of(table, term, 0)) != (i == 1))
            continue;
        if (is_known(model, child))
            continue;
        vector_push(model->arena, &model->stack, child);
        return true;
    }
    return false;
}

uint64_t term_evaluate(TermModel *model, Term term) {
    make_room(model);
    vector_push(model->arena, &model->stack, term);
    while (model->stack.count) {
        Term top = vector_last(&model->stack);
        if (!is_known(model, top)) {
            if (push_needed(model, top))
                continue;
            model->values[term_index(top)] = compute(model, top);
            model->valid_in[term_index(top)] = model->generation;
        }
        model->stack.count--;
    }
    return known_value(model, term);
}
