// Conditions on the pre-state: null tests, booleans, comparisons of numbers with each other and
// with zero, references that are the same.
//
// What they speak of: parameters, their fields and lengths, fields of `this`, static fields.
#include "explain/internal.h"

#include "heap/heap.h"
#include "sema/nullness.h"
#include "sema/queries.h"

enum { MOST_VALUES = 40, MOST_PAIRS = 12 };

// A reference of the pre-state.
typedef struct Held {
    const char *text;
    Term value;
    Term defined;
    const char *needed;
    const Type *type;
} Held;

typedef struct Builder {
    Checker *checker;
    Symex *symex;
    Atoms result;
    VECTOR(Held) held;
} Builder;

static Term null_term(Builder *builder) {
    return object_reference(builder->symex, 0);
}

// ---- Atoms

static void add_atom(Builder *builder, Term holds, Term defined, const char *needed,
                     const char *text) {
    Checker *checker = builder->checker;
    Atom atom = {.holds = term_and(checker->terms, defined, holds),
                 .text = needed ? arena_format(checker->arena, "%s && %s", needed, text) : text,
                 .parts = needed ? 2 : 1};
    if (atom.holds != TERM_TRUE && atom.holds != TERM_FALSE)
        vector_push(checker->scratch, &builder->result.atoms, atom);
}

static bool is_possible(const Builder *builder, Term condition) {
    return condition != TERM_FALSE &&
           checker_ask(builder->checker, &condition, 1) != SOLVER_UNSATISFIABLE;
}

static void add_narrow_atom(Builder *builder, Term holds, Term defined, const char *needed,
                            const char *text) {
    uint32_t count = builder->result.atoms.count;
    add_atom(builder, holds, defined, needed, text);
    if (builder->result.atoms.count > count)
        vector_last(&builder->result.atoms).is_narrow = true;
}

static int64_t least_of(uint32_t width) {
    return (int64_t)(UINT64_MAX << (width - 1));
}

static const char *number_text(Arena *arena, const Measure *measure, uint32_t width,
                               int64_t number) {
    int64_t least = least_of(width), greatest = ~least;
    const char *class_name = measure->is_long ? "Long" : "Integer";
    bool has_all_bits = width == (measure->is_long ? 64 : 32);
    if (has_all_bits && (number == least || number == greatest))
        return arena_format(arena, "%s.%s_VALUE", class_name, number == least ? "MIN" : "MAX");
    bool is_int = number >= INT32_MIN && number <= INT32_MAX;
    return arena_format(arena, "%lld%s", (long long)number, is_int ? "" : "L");
}

Atom atom_compare(Checker *checker, const Measure *measure, bool above, int64_t bound) {
    uint32_t width = term_width(checker->terms, measure->value);
    Term constant = term_constant(checker->terms, width, (uint64_t)bound);
    Term holds = above ? term_slt(checker->terms, constant, measure->value)
                       : term_slt(checker->terms, measure->value, constant);
    enum { FEW = 1 << 12 };
    int64_t end = above ? ~least_of(width) : least_of(width);
    uint64_t left = above ? (uint64_t)end - (uint64_t)bound : (uint64_t)bound - (uint64_t)end;
    bool is_sign = above && bound == -1; // `>= 0` reads better
    const char *text =
        arena_format(checker->arena, "%s%s%s %s %s", measure->needed ? measure->needed : "",
                     measure->needed ? " && " : "", measure->text,
                     is_sign ? ">="
                     : above ? ">"
                             : "<",
                     number_text(checker->arena, measure, width, is_sign ? 0 : bound));
    return (Atom){.holds = term_and(checker->terms, measure->defined, holds),
                  .text = text,
                  .parts = measure->needed ? 2 : 1,
                  .is_narrow = left < FEW};
}

Atom atom_differs(Checker *checker, const Measure *measure, int64_t value) {
    uint32_t width = term_width(checker->terms, measure->value);
    Term constant = term_constant(checker->terms, width, (uint64_t)value);
    Term equal = term_equal(checker->terms, measure->value, constant);
    return (Atom){.holds = term_and(checker->terms, measure->defined, term_not(equal)),
                  .text = arena_format(checker->arena, "%s%s%s != %s",
                                       measure->needed ? measure->needed : "",
                                       measure->needed ? " && " : "", measure->text,
                                       number_text(checker->arena, measure, width, value)),
                  .parts = measure->needed ? 2 : 1};
}

static void compare_with_zero(Builder *builder, const Measure *measure) {
    TermTable *terms = builder->checker->terms;
    Term value = measure->value, zero = term_constant(terms, term_width(terms, value), 0);
    Term conditions[] = {term_not(term_equal(terms, value, zero)), term_sle(terms, zero, value),
                         term_slt(terms, zero, value), term_sle(terms, value, zero),
                         term_slt(terms, value, zero)};
    static const char *const operators[] = {"!=", ">=", ">", "<=", "<"};
    for (uint32_t i = 0; i < sizeof conditions / sizeof conditions[0]; i++)
        add_atom(builder, conditions[i], measure->defined, measure->needed,
                 arena_format(builder->checker->arena, "%s %s 0", measure->text, operators[i]));
    add_narrow_atom(builder, term_equal(terms, value, zero), measure->defined, measure->needed,
                    arena_format(builder->checker->arena, "%s == 0", measure->text));
}

static const char *both_needed(Builder *builder, const char *a, const char *b) {
    return a && b && a != b ? arena_format(builder->checker->arena, "%s && %s", a, b) : a ? a : b;
}

static void compare_measures(Builder *builder, const Measure *a, const Measure *b) {
    TermTable *terms = builder->checker->terms;
    if (term_width(terms, a->value) != term_width(terms, b->value))
        return;
    Term defined = term_and(terms, a->defined, b->defined);
    const char *needed = both_needed(builder, a->needed, b->needed);
    Term equal = term_equal(terms, a->value, b->value);
    Term conditions[] = {term_not(equal), term_sle(terms, a->value, b->value),
                         term_slt(terms, a->value, b->value), term_sle(terms, b->value, a->value),
                         term_slt(terms, b->value, a->value)};
    static const char *const operators[] = {"!=", "<=", "<", ">=", ">"};
    for (uint32_t i = 0; i < sizeof conditions / sizeof conditions[0]; i++)
        add_atom(builder, conditions[i], defined, needed,
                 arena_format(builder->checker->arena, "%s %s %s", a->text, operators[i], b->text));
    add_narrow_atom(builder, equal, defined, needed,
                    arena_format(builder->checker->arena, "%s == %s", a->text, b->text));
}

// `i < a.length` reads better than `a.length > i`.
static void compare_in_order(Builder *builder, const Measure *a, const Measure *b) {
    bool turns = a->is_length && !b->is_length;
    compare_measures(builder, turns ? b : a, turns ? a : b);
}

static void add_range(Builder *builder, const Measure *index, const Measure *length) {
    Checker *checker = builder->checker;
    uint32_t width = term_width(checker->terms, index->value);
    if (index->is_length || !length->is_length || index->needed || length->needed ||
        width != term_width(checker->terms, length->value))
        return;
    Term zero = term_constant(checker->terms, width, 0);
    Atom atom = {.holds = term_and(checker->terms, term_sle(checker->terms, zero, index->value),
                                   term_slt(checker->terms, index->value, length->value)),
                 .text = arena_format(checker->arena, "%s >= 0 && %s < %s", index->text,
                                      index->text, length->text),
                 .parts = 2};
    vector_push(checker->scratch, &builder->result.ranges, atom);
}

static void compare_held(Builder *builder, const Held *a, const Held *b) {
    TermTable *terms = builder->checker->terms;
    Arena *arena = builder->checker->arena;
    Type *first = (Type *)a->type, *second = (Type *)b->type;
    if (!query_is_subtype(builder->checker->sema, first, second) &&
        !query_is_subtype(builder->checker->sema, second, first))
        return;
    Term same = term_equal(terms, a->value, b->value);
    Term defined = term_and(terms, a->defined, b->defined);
    const char *needed = both_needed(builder, a->needed, b->needed);
    add_atom(builder, term_not(same), defined, needed,
             arena_format(arena, "%s != %s", a->text, b->text));
    add_atom(builder, same, defined, needed, arena_format(arena, "%s == %s", a->text, b->text));
}

// ---- Values

static bool is_number(const Type *type) {
    return type->kind == TYPE_INT || type->kind == TYPE_LONG || type->kind == TYPE_SHORT ||
           type->kind == TYPE_BYTE;
}

static void add_measure(Builder *builder, const Measure *measure) {
    if (builder->result.measures.count < MOST_VALUES)
        vector_push(builder->checker->scratch, &builder->result.measures, *measure);
}

static void add_reference(Builder *builder, const Held *held) {
    Checker *checker = builder->checker;
    Term not_null = term_not(term_equal(checker->terms, held->value, null_term(builder)));
    if (builder->held.count >= MOST_VALUES)
        return;
    vector_push(checker->scratch, &builder->held, *held);
    Term may_be_null = term_and(checker->terms, held->defined, term_not(not_null));
    bool is_nullable = is_possible(builder, may_be_null);
    const char *test = arena_format(checker->arena, "%s != null", held->text);
    if (is_nullable) {
        add_atom(builder, not_null, held->defined, held->needed, test);
        add_atom(builder, term_not(not_null), held->defined, held->needed,
                 arena_format(checker->arena, "%s == null", held->text));
    }
    if (held->type->kind == TYPE_ARRAY && is_possible(builder, not_null))
        add_measure(
            builder,
            &(Measure){arena_format(checker->arena, "%s.length", held->text),
                       heap_length(builder->symex, held->value),
                       is_nullable ? term_and(checker->terms, held->defined, not_null)
                                   : held->defined,
                       is_nullable ? both_needed(builder, held->needed, test) : held->needed, false,
                       true});
}

static void add_value(Builder *builder, const char *text, const Type *type, Term value,
                      Term defined, const char *needed) {
    Arena *arena = builder->checker->arena;
    if (!value)
        return;
    if (type->kind == TYPE_BOOLEAN) {
        add_atom(builder, value, defined, needed, text);
        add_atom(builder, term_not(value), defined, needed, arena_format(arena, "!%s", text));
    } else if (is_number(type)) {
        add_measure(builder,
                    &(Measure){text, value, defined, needed, type->kind == TYPE_LONG, false});
    } else if (type->kind == TYPE_ARRAY || type->kind == TYPE_CLASS) {
        add_reference(builder, &(Held){text, value, defined, needed, type});
    }
}

// Fields that the sources declare and an expression of JML can name.
static bool is_nameable(const Variable *field) {
    return field->kind == VARIABLE_FIELD && field->type && field->owner &&
           !(field->modifiers & MODIFIER_STATIC) && field->owner->unit &&
           !field->owner->unit->is_library && !field->owner->class_file;
}

static void add_fields(Builder *builder, const Held *object, bool is_this) {
    Checker *checker = builder->checker;
    if (object->type->kind != TYPE_CLASS)
        return;
    const VariableList *fields = symex_fields(builder->symex, (Type *)object->type);
    for (uint32_t i = 0; i < fields->count; i++) {
        Variable *field = fields->items[i];
        if (!is_nameable(field) || (!is_this && field->modifiers & MODIFIER_PRIVATE &&
                                    field->owner != checker->method->owner))
            continue;
        const char *text =
            is_this ? arena_format(checker->arena, "%s", field->name->text)
                    : arena_format(checker->arena, "%s.%s", object->text, field->name->text);
        add_value(builder, text, field->type,
                  heap_load(builder->symex, &builder->symex->subject.before, object->value, field),
                  object->defined, object->needed);
    }
}

// A field is read of what is not null.
static void add_fields_of_input(Builder *builder, const InputValue *input) {
    Checker *checker = builder->checker;
    const char *name = input->variable->name->text;
    Term not_null = term_not(term_equal(checker->terms, input->value, null_term(builder)));
    bool is_nullable = is_possible(builder, term_not(not_null));
    if (!is_possible(builder, not_null))
        return;
    add_fields(builder,
               &(Held){name, input->value, is_nullable ? not_null : TERM_TRUE,
                       is_nullable ? arena_format(checker->arena, "%s != null", name) : NULL,
                       input->type},
               false);
}

static void add_inputs(Builder *builder) {
    const InputList *inputs = symex_inputs(builder->symex);
    const Method *method = builder->checker->method;
    for (uint32_t i = 0; i < inputs->count; i++) {
        const InputValue *input = &inputs->items[i];
        if (input->variable)
            add_value(builder, input->variable->name->text, input->type, input->value, TERM_TRUE,
                      NULL);
    }
    for (uint32_t i = 0; i < inputs->count; i++) {
        const InputValue *input = &inputs->items[i];
        if (!input->variable && !method->is_constructor)
            add_fields(builder, &(Held){"this", input->value, TERM_TRUE, NULL, input->type}, true);
        else if (input->variable && input->type->kind == TYPE_CLASS)
            add_fields_of_input(builder, input);
    }
}

static void add_static_fields(Builder *builder) {
    const VariableList *fields = symex_static_fields(builder->symex);
    const Method *method = builder->checker->method;
    for (uint32_t i = 0; !builder->symex->scope.from_start && i < fields->count; i++) {
        Variable *field = fields->items[i];
        if (field->modifiers & MODIFIER_FINAL || !field->owner || !field->owner->unit ||
            field->owner->unit->is_library || field->owner->class_file)
            continue;
        const char *text = field->owner == method->owner
                               ? field->name->text
                               : arena_format(builder->checker->arena, "%s.%s",
                                              field->owner->name->text, field->name->text);
        uint32_t location = symex_static_location(builder->symex, field);
        add_value(builder, text, field->type, symex_initial(builder->symex, location), TERM_TRUE,
                  NULL);
    }
}

Atoms atoms_of(Checker *checker) {
    Builder builder = {.checker = checker, .symex = checker->symex};
    add_inputs(&builder);
    add_static_fields(&builder);
    const MeasureList *measures = &builder.result.measures;
    for (uint32_t i = 0; i < measures->count; i++)
        compare_with_zero(&builder, &measures->items[i]);
    for (uint32_t i = 0; i < measures->count && i < MOST_PAIRS; i++)
        for (uint32_t j = 0; j < measures->count && j < MOST_PAIRS; j++) {
            if (i < j)
                compare_in_order(&builder, &measures->items[i], &measures->items[j]);
            add_range(&builder, &measures->items[i], &measures->items[j]);
        }
    for (uint32_t i = 0; i < builder.held.count && i < MOST_PAIRS; i++)
        for (uint32_t j = i + 1; j < builder.held.count && j < MOST_PAIRS; j++)
            compare_held(&builder, &builder.held.items[i], &builder.held.items[j]);
    return builder.result;
}
