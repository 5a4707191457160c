#include "analysis/facts.h"

#include "analysis/internal.h"
#include "lower/reads.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

enum { MOST_FIELDS = 8, MOST_CONSTANTS = 6, MOST_FACTS = 160 };

// Code of the class compares the field, or what becomes its value, with the constant.
typedef struct Pair {
    const Variable *field;
    int64_t constant;
} Pair;

typedef struct Candidates {
    Lowering *lowering;
    Arena *arena;
    ClassFacts *result;
    Map written; // Variable -> itself: code outside assigns it
    Map forced;  // Method -> itself: code outside calls it, though it is no entry by its name
    VECTOR(Pair) pairs; // numbers that fields are compared with
} Candidates;

Class *nest_of(Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return class_symbol;
}

bool nest_has(const Class *nest, const Class *class_symbol) {
    for (; class_symbol; class_symbol = class_symbol->outer) {
        if (class_symbol->is_local)
            return false;
        if (class_symbol == nest)
            return true;
    }
    return false;
}

// ---- Who comes in

static bool is_private_class(const Class *class_symbol) {
    for (; class_symbol; class_symbol = class_symbol->outer)
        if (class_symbol->modifiers & MODIFIER_PRIVATE)
            return true;
    return false;
}

// What overrides something may be called by whoever knows that alone.
static bool overrides(Sema *sema, Method *method) {
    MethodList overridden = {0};
    method_overridden(sema, method, &overridden);
    return overridden.count;
}

static bool is_entry_by_name(Sema *sema, Method *method) {
    if (method->modifiers & (MODIFIER_PRIVATE | MODIFIER_ABSTRACT))
        return false;
    return !is_private_class(method->owner) || (!method->is_constructor && overrides(sema, method));
}

static bool is_entry(const ClassFacts *of, const Method *method) {
    for (uint32_t i = 0; i < of->entries.count; i++)
        if (of->entries.items[i] == method)
            return true;
    return false;
}

static void add_entries(Candidates *candidates, Class *class_symbol, bool constructors) {
    Sema *sema = lower_sema(candidates->lowering);
    query_complete(sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->methods.count; i++) {
        Method *method = class_symbol->methods.items[i];
        if (method->is_constructor == constructors &&
            (is_entry_by_name(sema, method) || map_get(&candidates->forced, method)))
            vector_push(candidates->arena, &candidates->result->entries, method);
    }
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        add_entries(candidates, class_symbol->member_classes.items[i], constructors);
}

// ---- What code outside does

static void look_at_outside(Candidates *candidates, const IrInstruction *instruction) {
    const Class *nest = candidates->result->nest;
    if (instruction->operation == IR_STORE && instruction->detail.field->owner &&
        nest_has(nest, instruction->detail.field->owner))
        map_put(candidates->arena, &candidates->written, instruction->detail.field,
                instruction->detail.field);
    if (instruction->operation == IR_CALL &&
        nest_has(nest, instruction->detail.call->method->owner))
        map_put(candidates->arena, &candidates->forced, instruction->detail.call->method,
                instruction->detail.call->method);
}

// ---- What the class compares its fields with

static void add_pair(Candidates *candidates, const Variable *field, int64_t constant) {
    uint32_t of_field = 0;
    bool is_known = constant >= -1 && constant <= 1; // these are candidates anyway
    for (uint32_t i = 0; i < candidates->pairs.count; i++) {
        of_field += candidates->pairs.items[i].field == field;
        is_known |= candidates->pairs.items[i].field == field &&
                    candidates->pairs.items[i].constant == constant;
    }
    Pair pair = {field, constant};
    if (!is_known && of_field < MOST_CONSTANTS)
        vector_push(candidates->arena, &candidates->pairs, pair);
}

// By register: the field whose value it is, and the constant that it holds.
typedef struct Registers {
    const Variable **field;
    const IrInstruction **constant;
} Registers;

static void look_at_values(const Registers *registers, const IrInstruction *instruction) {
    if (instruction->operation == IR_LOAD)
        registers->field[instruction->result] = instruction->detail.field;
    if (instruction->operation == IR_STORE && !registers->field[instruction->b])
        registers->field[instruction->b] = instruction->detail.field;
    if (instruction->operation == IR_CONSTANT)
        registers->constant[instruction->result] = instruction;
}

static void look_at_pair(Candidates *candidates, const Registers *registers, IrRegister value,
                         IrRegister constant) {
    if (value && constant && registers->field[value] && registers->constant[constant])
        add_pair(candidates, registers->field[value],
                 registers->constant[constant]->detail.integer);
}

static void look_at_inside(Candidates *candidates, const IrMethod *method) {
    Arena *scratch = arena_new();
    uint32_t count = method->registers.count;
    Registers registers = {arena_array(scratch, count, sizeof(Variable *)),
                           arena_array(scratch, count, sizeof(IrInstruction *))};
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            look_at_values(&registers, &method->blocks.items[i].instructions.items[j]);
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &method->blocks.items[i].instructions.items[j];
            bool compares = at->operation == IR_EQUAL || at->operation == IR_LESS ||
                            at->operation == IR_LESS_EQUAL;
            if (compares) {
                look_at_pair(candidates, &registers, at->a, at->b);
                look_at_pair(candidates, &registers, at->b, at->a);
            } else if (at->operation == IR_STORE) {
                look_at_pair(candidates, &registers, at->b, at->b);
            }
        }
    arena_free(scratch);
}

// A static initialiser runs once, from no state at all: it counts as code outside.
static void look_at_method(Lowering *lowering, IrMethod *method, void *context) {
    (void)lowering;
    Candidates *candidates = context;
    if (method->symbol && nest_has(candidates->result->nest, method->class_symbol)) {
        look_at_inside(candidates, method);
        return;
    }
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            look_at_outside(candidates, &method->blocks.items[i].instructions.items[j]);
}

static bool extends_nest(Candidates *candidates, Class *class_symbol) {
    const Class *nest = candidates->result->nest;
    if (nest_has(nest, class_symbol))
        return false;
    for (const Class *at = class_symbol; at;
         at = at->superclass && at->superclass->kind == TYPE_CLASS ? at->superclass->class_symbol
                                                                   : NULL)
        if (nest_has(nest, at))
            return true;
    return false;
}

// Methods of subclasses run those of the class on objects of their own.
static void add_subclass(Lowering *lowering, IrMethod *method, void *context) {
    (void)lowering;
    Candidates *candidates = context;
    if (method->symbol && !(method->symbol->modifiers & MODIFIER_PRIVATE) &&
        extends_nest(candidates, method->class_symbol))
        vector_push(candidates->arena, &candidates->result->entries, method->symbol);
}

// ---- Candidates

static bool is_number(const Variable *field) {
    return field->type->kind == TYPE_INT || field->type->kind == TYPE_LONG;
}

static bool is_array(const Variable *field) {
    return field->type->kind == TYPE_ARRAY;
}

static bool is_flag(const Variable *field) {
    return field->type->kind == TYPE_BOOLEAN;
}

static bool is_node_field(const Class *owner, const Variable *field) {
    return field->type->kind == TYPE_CLASS && field->type->class_symbol == owner;
}

// Only this class can assign it, as far as can be seen.
static bool is_own_field(const Candidates *candidates, const Variable *field) {
    bool is_open = (field->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED)) &&
                   !(field->modifiers & MODIFIER_FINAL);
    return field->kind == VARIABLE_FIELD && field->type &&
           !(field->modifiers & (MODIFIER_STATIC | MODIFIER_GHOST | MODIFIER_MODEL)) && !is_open &&
           !(field->constant && (field->modifiers & MODIFIER_FINAL)) &&
           !map_get(&candidates->written, field);
}

static void add_fact(Candidates *candidates, FactKind kind, Class *owner, FactOperand left,
                     FactOperand right) {
    Fact fact = {kind, owner, left, right};
    if (candidates->result->facts.count < MOST_FACTS)
        vector_push(candidates->arena, &candidates->result->facts, fact);
}

static FactOperand of_field(Variable *field) {
    return (FactOperand){.field = field};
}

static FactOperand of_constant(int64_t value) {
    return (FactOperand){.constant = value};
}

// Weaker ones first: they are the first to go where others imply them.
static void add_ranges(Candidates *candidates, Class *owner, Variable *field) {
    FactOperand value = of_field(field);
    for (int64_t least = is_array(field) ? 1 : -1; least <= 1; least++)
        add_fact(candidates, FACT_AT_MOST, owner, of_constant(least), value);
    for (uint32_t i = 0; is_number(field) && i < candidates->pairs.count; i++) {
        FactOperand constant = of_constant(candidates->pairs.items[i].constant);
        if (candidates->pairs.items[i].field != field)
            continue;
        add_fact(candidates, FACT_AT_MOST, owner, constant, value);
        add_fact(candidates, FACT_AT_MOST, owner, value, constant);
    }
}

static bool may_hold_null(const Candidates *candidates, const Variable *field) {
    return !query_is_value(field->type) && analysis_field_may_be_null(candidates->lowering, field);
}

static bool has_confined_elements(const Candidates *candidates, const Variable *field) {
    return is_array(field) && !query_is_value(field->type->element) &&
           analysis_array_is_confined(candidates->lowering, field);
}

// Of the array that is the field, with the other one: how many of its elements there are, or how
// long its rows.
static void add_elements(Candidates *candidates, Class *owner, Variable *array, Variable *other) {
    if (!has_confined_elements(candidates, array))
        return;
    bool has_rows = array->type->element->kind == TYPE_ARRAY;
    if (other->type->kind == TYPE_INT)
        add_fact(candidates, FACT_ELEMENTS, owner, of_field(array), of_field(other));
    if (has_rows && (other->type->kind == TYPE_INT || is_array(other)))
        add_fact(candidates, FACT_ROWS, owner, of_field(array), of_field(other));
}

static void add_all_elements(Candidates *candidates, Class *owner, Variable *array) {
    if (!has_confined_elements(candidates, array))
        return;
    add_fact(candidates, FACT_ELEMENTS, owner, of_field(array), of_constant(0));
    if (array->type->element->kind == TYPE_ARRAY)
        add_fact(candidates, FACT_ROWS, owner, of_field(array), of_field(array));
}

static void add_relations(Candidates *candidates, Class *owner, Variable *a, Variable *b) {
    FactOperand left = of_field(a), right = of_field(b);
    bool has_longs = a->type->kind == TYPE_LONG || b->type->kind == TYPE_LONG;
    bool are_numbers = (is_number(a) || is_array(a)) && (is_number(b) || is_array(b)) &&
                       (!has_longs || a->type->kind == b->type->kind);
    if (are_numbers) {
        add_fact(candidates, FACT_AT_MOST, owner, left, right);
        add_fact(candidates, FACT_AT_MOST, owner, right, left);
        add_fact(candidates, FACT_LESS, owner, left, right);
        add_fact(candidates, FACT_LESS, owner, right, left);
        add_fact(candidates, FACT_EQUAL, owner, left, right);
    }
    bool a_is_reference = may_hold_null(candidates, a),
         b_is_reference = may_hold_null(candidates, b);
    if (a_is_reference && b_is_reference)
        add_fact(candidates, FACT_NULL_TOGETHER, owner, left, right);
    else if (a_is_reference && b->type->kind == TYPE_INT)
        add_fact(candidates, FACT_NULL_WHERE_ZERO, owner, left, right);
    else if (b_is_reference && a->type->kind == TYPE_INT)
        add_fact(candidates, FACT_NULL_WHERE_ZERO, owner, right, left);
    else if (a_is_reference && is_flag(b))
        add_fact(candidates, FACT_NON_NULL_WHERE, owner, left, right);
    else if (b_is_reference && is_flag(a))
        add_fact(candidates, FACT_NON_NULL_WHERE, owner, right, left);
}

static void add_class(Candidates *candidates, Class *owner) {
    VariableList fields = {0};
    bool has_objects = owner->kind == CLASS_CLASS || owner->kind == CLASS_RECORD;
    query_complete(lower_sema(candidates->lowering), owner);
    for (uint32_t i = 0; has_objects && i < owner->fields.count; i++) {
        Variable *field = owner->fields.items[i];
        if (fields.count < MOST_FIELDS && is_own_field(candidates, field) &&
            (is_number(field) || is_flag(field) || !query_is_value(field->type)))
            vector_push(candidates->arena, &fields, field);
    }
    for (uint32_t i = 0; i < fields.count; i++) {
        Variable *field = fields.items[i];
        if (may_hold_null(candidates, field))
            add_fact(candidates, FACT_NON_NULL, owner, of_field(field), of_constant(0));
        if (is_node_field(owner, field))
            add_fact(candidates, FACT_ACYCLIC, owner, of_field(field), of_constant(0));
        if (is_number(field) || is_array(field))
            add_ranges(candidates, owner, field);
        for (uint32_t j = 0; j < i; j++) {
            add_relations(candidates, owner, fields.items[j], field);
            add_elements(candidates, owner, fields.items[j], field);
            add_elements(candidates, owner, field, fields.items[j]);
        }
        add_all_elements(candidates, owner, field);
    }
    for (uint32_t i = 0; i < owner->member_classes.count; i++)
        add_class(candidates, owner->member_classes.items[i]);
}

ClassFacts *facts_of(Lowering *lowering, Class *class_symbol) {
    Analysis *analysis = analysis_of(lowering);
    Class *nest = nest_of(class_symbol);
    reads_everything(lowering); // also of what check/facts.c keeps there for the next method
    ClassFacts *known = map_get(&analysis->facts, nest);
    if (known)
        return known;
    known = ARENA_NEW(analysis->arena, ClassFacts);
    known->nest = nest;
    map_put(analysis->arena, &analysis->facts, nest, known);
    if (!analysis_is_plain_class(nest) || nest->class_file || nest->has_error)
        return known;
    Candidates candidates = {.lowering = lowering, .arena = analysis->arena, .result = known};
    project_each(lowering, look_at_method, &candidates);
    add_class(&candidates, nest);
    if (!known->facts.count)
        return known;
    add_entries(&candidates, nest, true);
    add_entries(&candidates, nest, false);
    project_each(lowering, add_subclass, &candidates);
    return known;
}

// ---- Questions

static bool speaks_of_elements(const ClassFacts *of) {
    for (uint32_t i = 0; i < of->facts.count; i++)
        if (of->facts.items[i].kind == FACT_ELEMENTS || of->facts.items[i].kind == FACT_ROWS)
            return true;
    return false;
}

// Arrays.fill, System.arraycopy: the library changes elements of an array that it is given.
static bool may_change_elements(const ClassFacts *of, const IrCall *call) {
    if (!speaks_of_elements(of) || nest_has(of->nest, call->method->owner))
        return false;
    for (uint32_t i = 0; i < call->method->parameters.count; i++) {
        const Type *type = call->method->parameters.items[i]->type;
        if (!type || type->kind == TYPE_ARRAY || type->kind == TYPE_CLASS ||
            type->kind == TYPE_VARIABLE)
            return true;
    }
    return false;
}

// A new object is nobody's until its constructor is through, which is called.
static bool spares(const ClassFacts *of, const Method *method, const IrInstruction *instruction) {
    switch ((int)instruction->operation) {
    case IR_STORE:
        return !instruction->detail.field->owner ||
               !nest_has(of->nest, instruction->detail.field->owner);
    case IR_STORE_ELEMENT: return !speaks_of_elements(of);
    case IR_CALL:
        if (may_change_elements(of, instruction->detail.call))
            return false;
        return !nest_has(of->nest, instruction->detail.call->method->owner) ||
               (instruction->detail.call->method != method &&
                is_entry(of, instruction->detail.call->method));
    default: return instruction->operation != IR_UNSUPPORTED;
    }
}

bool facts_spared_by(Lowering *lowering, const ClassFacts *of, Method *method) {
    const IrMethod *ir = method->is_constructor ? NULL : lower_method(lowering, method);
    if (!ir || !nest_has(of->nest, method->owner))
        return false;
    for (uint32_t i = 0; i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++)
            if (!spares(of, method, &ir->blocks.items[i].instructions.items[j]))
                return false;
    return true;
}

bool facts_is_settled(const ClassFacts *of, const Fact *fact) {
    const Variable *left = fact->left.field, *right = fact->right.field;
    bool is_final = (!left || (left->modifiers & MODIFIER_FINAL)) &&
                    (!right || (right->modifiers & MODIFIER_FINAL));
    for (uint32_t i = 0; is_final && i < fact->owner->methods.count; i++)
        if (fact->owner->methods.items[i]->is_constructor &&
            !is_entry(of, fact->owner->methods.items[i]))
            return false;
    return is_final && fact->kind < FACT_ACYCLIC;
}

// ---- As JML

static const char *operand_text(Arena *arena, FactOperand operand) {
    if (!operand.field)
        return arena_format(arena, "%lld", (long long)operand.constant);
    return arena_format(arena, "%s%s", operand.field->name->text,
                        is_array(operand.field) ? ".length" : "");
}

static bool may_be_null(Lowering *lowering, const FactList *all, const Variable *field) {
    for (uint32_t i = 0; i < all->count; i++)
        if (all->items[i].kind == FACT_NON_NULL && all->items[i].left.field == field)
            return false;
    return analysis_field_may_be_null(lowering, field);
}

// "items == null || " in front of what speaks of its length
static const char *guard_text(Arena *arena, Lowering *lowering, const FactList *all,
                              FactOperand operand) {
    if (!operand.field || !is_array(operand.field) || !may_be_null(lowering, all, operand.field))
        return "";
    return arena_format(arena, "%s == null || ", operand.field->name->text);
}

static const char *relation_text(Arena *arena, const Fact *fact, const char *relation) {
    return arena_format(arena, "%s %s %s", operand_text(arena, fact->left), relation,
                        operand_text(arena, fact->right));
}

// For all elements; the variable is none of the fields.
static const char *elements_text(Arena *arena, const Fact *fact) {
    const Variable *right = fact->right.field;
    const char *array = fact->left.field->name->text;
    const char *i = !strcmp(array, "i") || (right && !strcmp(right->name->text, "i")) ? "k" : "i";
    bool is_count = fact->kind == FACT_ELEMENTS && right;
    const char *range =
        arena_format(arena, "0 <= %s && %s < %s.length%s", i, i, array,
                     is_count ? arena_format(arena, " && %s < %s", i, right->name->text) : "");
    const char *element = arena_format(arena, "%s[%s]", array, i);
    const char *body = fact->kind == FACT_ELEMENTS
                           ? arena_format(arena, "%s != null", element)
                           : arena_format(arena, "%s == null || %s.length == %s", element, element,
                                          operand_text(arena, fact->right));
    return arena_format(arena, "(\\forall int %s; %s; %s)", i, range, body);
}

static const char *bare_text(Arena *arena, const Fact *fact) {
    const char *left = fact->left.field ? fact->left.field->name->text : "";
    const char *right = fact->right.field ? fact->right.field->name->text : "";
    switch (fact->kind) {
    case FACT_AT_MOST: return relation_text(arena, fact, "<=");
    case FACT_LESS: return relation_text(arena, fact, "<");
    case FACT_EQUAL: return relation_text(arena, fact, "==");
    case FACT_NON_NULL: return arena_format(arena, "%s != null", left);
    case FACT_NULL_TOGETHER:
        return arena_format(arena, "(%s == null) == (%s == null)", left, right);
    case FACT_NULL_WHERE_ZERO: return arena_format(arena, "(%s == null) == (%s == 0)", left, right);
    case FACT_NON_NULL_WHERE: return arena_format(arena, "!%s || %s != null", right, left);
    case FACT_ACYCLIC:
        return arena_format(arena, "%s == null || !\\reach(%s, %s, %s).has(this)", left, left,
                            fact->owner->name->text, left);
    case FACT_ELEMENTS:
    case FACT_ROWS: return elements_text(arena, fact);
    }
    return "";
}

const char *fact_text(Arena *arena, Lowering *lowering, const FactList *all, const Fact *fact) {
    bool has_lengths = fact->kind <= FACT_EQUAL || fact->kind >= FACT_ELEMENTS;
    bool is_other = fact->right.field != fact->left.field;
    const char *left = has_lengths ? guard_text(arena, lowering, all, fact->left) : "";
    const char *right =
        has_lengths && is_other ? guard_text(arena, lowering, all, fact->right) : "";
    return arena_format(arena, "%s%s%s", left, right, bare_text(arena, fact));
}
