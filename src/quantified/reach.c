// What is in reach: the objects of a bounded pre-state.
//
// The ground engine's pre-states hold the objects that the receiver, the parameters and the static
// fields lead to (docs/decisions/0009-objects-out-of-reach.md). Here a rank says so: every object
// that is there is a root, or an object of smaller rank refers to it.
#include "quantified/internal.h"

#include "lower/reads.h"
#include "sema/queries.h"
#include "sema/specs.h"

// ---- Which objects may be out of reach

typedef struct StaticSearch {
    QuantifiedRun *quantified;
    Map seen;     // Method -> itself
    bool is_wary; // what is not looked into counts as found
    bool found;   // a static field that may change
} StaticSearch;

static void find_static_read(void *context, Node *node);

static void find_in_body(StaticSearch *search, Method *method) {
    if (map_get(&search->seen, method))
        return;
    map_put(search->quantified->arena, &search->seen, method, method);
    MethodDeclaration *declaration = method->declaration;
    bool is_known =
        declaration && declaration->body && method->owner->unit && !method->owner->unit->is_library;
    search->found |= search->is_wary && !is_known;
    if (search->found || !is_known)
        return;
    reads_body(search->quantified->lowering, &declaration->node);
    find_static_read(search, &declaration->node);
}

// What a call may run is looked at as well.
static void find_in_call(StaticSearch *search, Method *method) {
    QuantifiedRun *quantified = search->quantified;
    bool as_given = quantified->classes_as_given;
    bool is_virtual = method && !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PRIVATE));
    PureTargetList targets = {0};
    if (method)
        targets = quantified_pure_targets(quantified, method, is_virtual);
    quantified->classes_as_given = as_given; // nothing is executed here
    search->found |= search->is_wary && !targets.count;
    if (method && !targets.count)
        find_in_body(search, method);
    for (uint32_t i = 0; i < targets.count && !search->found; i++)
        find_in_body(search, targets.items[i].method);
}

static void find_static_read(void *context, Node *node) {
    StaticSearch *search = context;
    const Variable *variable = node->kind == NODE_NAME    ? as_NameExpression(node)->variable
                               : node->kind == NODE_FIELD ? as_FieldAccess(node)->variable
                                                          : NULL;
    bool is_static = variable && (variable->modifiers & MODIFIER_STATIC) &&
                     !(variable->modifiers & MODIFIER_FINAL);
    bool is_model = variable && (variable->modifiers & MODIFIER_MODEL);
    bool is_open = is_model || node->kind == NODE_NEW || node->kind == NODE_METHOD_REFERENCE ||
                   node->kind == NODE_FOREACH || node->kind == NODE_RECORD_PATTERN;
    search->found |= is_static || (search->is_wary && is_open);
    if (node->kind == NODE_CALL && !search->found)
        find_in_call(search, as_Call(node)->method);
    if (!search->found)
        ast_each_child(node, find_static_read, search);
}

static void find_in_clauses(StaticSearch *search, Class *class_symbol) {
    static const JmlKeyword keywords[] = {JML_INVARIANT, JML_CONSTRAINT};
    for (uint32_t k = 0; k < 2; k++) {
        InheritedClauseList clauses = {0};
        class_clauses(search->quantified->sema, class_symbol, keywords[k], &clauses);
        for (uint32_t j = 0; j < clauses.count && !search->found; j++)
            find_static_read(search, clauses.items[j].clause->expression);
    }
}

bool quantified_depends_on_statics(QuantifiedRun *quantified, Class *class_symbol) {
    StaticSearch search = {.quantified = quantified};
    find_in_clauses(&search, class_symbol);
    return search.found;
}

// An invariant or constraint of an object out of reach may depend on static fields.
static bool reads_statics(QuantifiedRun *quantified) {
    StaticSearch search = {.quantified = quantified, .is_wary = true};
    for (uint32_t i = 0; i < quantified->classes.count && !search.found; i++)
        find_in_clauses(&search, quantified->classes.items[i]);
    return search.found;
}

bool quantified_only_in_reach(QuantifiedRun *quantified) {
    return !quantified->options.scope->others && !quantified->quantifies_objects &&
           !reads_statics(quantified);
}

bool quantified_leaves_out_others(QuantifiedRun *quantified) {
    if (!quantified_only_in_reach(quantified))
        return false;
    // What collections hold is not followed.
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        const Type *type = quantified->ranges.items[i].type;
        if (type->kind == TYPE_CLASS && type->class_symbol->unit &&
            type->class_symbol->unit->is_library && type != sema_types(quantified->sema)->string &&
            type != sema_types(quantified->sema)->object)
            return false;
    }
    for (uint32_t i = 0; i < quantified->classes.count; i++) {
        const VariableList *fields = &quantified->classes.items[i]->fields;
        for (uint32_t j = 0; j < fields->count; j++) {
            Variable *field = fields->items[j];
            if ((field->modifiers & MODIFIER_STATIC) && !(field->modifiers & MODIFIER_MODEL) &&
                !query_is_value(field->type))
                quantified_slot_of_field(quantified, field);
        }
    }
    return true;
}

// ---- Ranks

typedef struct Ranks {
    QuantifiedRun *quantified;
    Formula rank; // array from references to numbers
    FormulaList roots;
} Ranks;

static void find_roots(Ranks *ranks) {
    QuantifiedRun *quantified = ranks->quantified;
    for (uint32_t i = 0; i < quantified->inputs.count; i++)
        if (logic_sort(quantified->table, quantified->inputs.items[i].value) == SORT_REF)
            vector_push(quantified->arena, &ranks->roots, quantified->inputs.items[i].value);
    for (uint32_t i = 0; i < quantified->slots.count; i++) {
        const HeapSlot *slot = &quantified->slots.items[i];
        if (slot->kind == SLOT_STATIC && slot->sort == SORT_REF && !slot->counted)
            vector_push(quantified->arena, &ranks->roots,
                        quantified_slot_initial(quantified, i, 0));
    }
}

// Does the object numbered `from` refer to `to`, directly?
static Formula refers(Ranks *ranks, const ReferenceRange *range, Formula from, Formula to) {
    QuantifiedRun *quantified = ranks->quantified;
    LogicTable *table = quantified->table;
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < quantified->slots.count; i++) {
        HeapSlot slot = quantified->slots.items[i];
        bool is_array = slot.kind == SLOT_ELEMENTS && slot.element == TYPE_CLASS &&
                        range->type->kind == TYPE_ARRAY && !query_is_value(range->type->element);
        bool is_field =
            slot.kind == SLOT_FIELD && !query_is_value(slot.field->type) &&
            range->type->kind == TYPE_CLASS && slot.field->owner &&
            query_is_subclass(quantified->sema, range->type->class_symbol, slot.field->owner);
        Formula held = FORMULA_NONE;
        if (is_array || is_field)
            held = logic_select(table, quantified_slot_initial(quantified, i, 0), from);
        if (is_field)
            any = logic_or(table, any, logic_equal(table, held, to));
        for (uint32_t k = 0; is_array && k < quantified->options.scope->array_length; k++) {
            Formula index = logic_number(table, SORT_INT, k);
            Formula is_used = logic_less(table, index, logic_length(table, from));
            any = logic_or(table, any,
                           logic_and(table, is_used,
                                     logic_equal(table, logic_select(table, held, index), to)));
        }
    }
    return any;
}

static Formula is_met(Ranks *ranks, Formula object) {
    QuantifiedRun *quantified = ranks->quantified;
    LogicTable *table = quantified->table;
    Formula any = FORMULA_FALSE;
    for (uint32_t i = 0; i < ranks->roots.count; i++)
        any = logic_or(table, any, logic_equal(table, ranks->roots.items[i], object));
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        ReferenceRange range = quantified->ranges.items[i];
        for (int64_t k = range.first; k < range.first + range.count; k++) {
            Formula from = logic_number(table, SORT_REF, k);
            Formula reference =
                from == object ? FORMULA_FALSE : refers(ranks, &range, from, object);
            if (reference == FORMULA_FALSE)
                continue;
            Formula parts[] = {reference,
                               logic_not(table, logic_equal(table, logic_type_of(table, from),
                                                            logic_number(table, SORT_TYPE, 0))),
                               logic_less(table, logic_select(table, ranks->rank, from),
                                          logic_select(table, ranks->rank, object))};
            any = logic_or(table, any, logic_and_all(table, parts, 3));
        }
    }
    return any;
}

void quantified_bound_reach(QuantifiedRun *quantified) {
    LogicTable *table = quantified->table;
    Sort sort = logic_array_sort(table, SORT_REF, SORT_REF);
    Ranks ranks = {.quantified = quantified, .rank = logic_variable(table, sort, "rank")};
    find_roots(&ranks);
    for (uint32_t i = 0; i < quantified->ranges.count; i++) {
        ReferenceRange range = quantified->ranges.items[i];
        // Nothing depends on whether a text, or a constant, is there.
        if (range.type == sema_types(quantified->sema)->string ||
            (range.type->kind == TYPE_CLASS && range.type->class_symbol->kind == CLASS_ENUM))
            continue;
        for (int64_t k = range.first; k < range.first + range.count; k++) {
            Formula object = logic_number(table, SORT_REF, k);
            Formula none =
                logic_equal(table, logic_type_of(table, object), logic_number(table, SORT_TYPE, 0));
            quantified_add_axiom(quantified, logic_or(table, none, is_met(&ranks, object)));
        }
    }
}
