// Instance fields that matter for a method: the others are left out of its pre-state.
//
// What is known before anything runs is a first guess: the fields that the code of the sources
// names, from the method on, through the methods that calls name. Execution finds what else is
// read or assigned, in the library, in clauses, by methods that override others, and notes it
// here: then the pre-state is made again with those fields (check/check.c).
//
// A field whose objects have invariants that must be kept is never left out: a method may break
// what it does not read.
#include "analysis/internal.h"

#include "analysis/sequence.h"
#include "lower/reads.h"
#include "sema/queries.h"
#include "sema/specs.h"

enum { MOST_METHODS = 300 };

typedef struct Search {
    Analysis *analysis;
    Lowering *lowering;
    Map *fields;
    VariableList *statics;
    Map seen; // Method -> itself
    MethodList open;
} Search;

static bool is_library(const Class *class_symbol) {
    return !class_symbol->unit || class_symbol->unit->is_library;
}

// ---- Classes whose objects must stay as they are said to be

static bool has_own_clauses(Analysis *analysis, Class *class_symbol, JmlKeyword keyword) {
    InheritedClauseList clauses = {0};
    class_clauses(analysis->sema, class_symbol, keyword, &clauses);
    for (uint32_t i = 0; i < clauses.count; i++)
        if (clauses.items[i].owner == class_symbol)
            return true;
    return false;
}

bool analysis_has_invariant(Lowering *lowering, Class *class_symbol) {
    return class_symbol->declaration &&
           has_own_clauses(analysis_of(lowering), class_symbol, JML_INVARIANT);
}

static void note_class(Analysis *analysis, Class *class_symbol) {
    if (has_own_clauses(analysis, class_symbol, JML_INVARIANT) ||
        has_own_clauses(analysis, class_symbol, JML_CONSTRAINT))
        vector_push(analysis->arena, &analysis->judged, class_symbol);
    for (uint32_t i = 0; i < class_symbol->member_classes.count; i++)
        note_class(analysis, class_symbol->member_classes.items[i]);
}

// The classes of the sources that have invariants or constraints.
static const ClassList *judged_classes(Lowering *lowering) {
    Analysis *analysis = analysis_of(lowering);
    if (analysis->judged_known)
        return &analysis->judged;
    analysis->judged_known = true;
    const UnitList *units = sema_units(analysis->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++)
            if (as_ClassDeclaration(types->items[j])->symbol)
                note_class(analysis, as_ClassDeclaration(types->items[j])->symbol);
    }
    const ClassList *unnamed = lower_unnamed_classes(lowering);
    for (uint32_t i = 0; i < unnamed->count; i++)
        if (unnamed->items[i]->declaration)
            note_class(analysis, unnamed->items[i]);
    return &analysis->judged;
}

// ---- The first guess

static void search_later(Search *search, Method *method) {
    if (!method || is_library(method->owner) || search->open.count >= MOST_METHODS ||
        map_get(&search->seen, method))
        return;
    map_put(search->analysis->arena, &search->seen, method, method);
    vector_push(search->analysis->arena, &search->open, method);
}

// A lambda that is made runs sooner or later.
static void search_function(Search *search, const Class *made) {
    if (made->methods.count == 1 && made->methods.items[0]->is_implicit)
        search_later(search, made->methods.items[0]);
}

// The object that a constructor makes is none of the pre-state.
static bool is_access(const IrMethod *code, const IrInstruction *instruction) {
    bool is_new = code->symbol && code->symbol->is_constructor && instruction->a == code->receiver;
    return (instruction->operation == IR_LOAD || instruction->operation == IR_STORE) &&
           instruction->a && !is_new && !is_library(instruction->detail.field->owner);
}

static void add_static(Analysis *analysis, VariableList *statics, Variable *field) {
    for (uint32_t i = 0; i < statics->count; i++)
        if (statics->items[i] == field)
            return;
    vector_push(analysis->arena, statics, field);
}

static bool is_static_access(const IrInstruction *instruction) {
    return (instruction->operation == IR_LOAD || instruction->operation == IR_STORE) &&
           !instruction->a && !is_library(instruction->detail.field->owner);
}

static void search_instruction(Search *search, const IrMethod *code,
                               const IrInstruction *instruction) {
    if (is_static_access(instruction))
        add_static(search->analysis, search->statics, instruction->detail.field);
    else if (is_access(code, instruction))
        map_put(search->analysis->arena, search->fields, instruction->detail.field,
                instruction->detail.field);
    else if (instruction->operation == IR_CALL)
        search_later(search, instruction->detail.call->method);
    else if (instruction->operation == IR_NEW)
        search_function(search, instruction->detail.class_symbol);
}

static void search_code(Search *search, Method *method) {
    const IrMethod *code = lower_method(search->lowering, method);
    for (uint32_t i = 0; code && i < code->blocks.count; i++) {
        const IrBlock *block = &code->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            search_instruction(search, code, &block->instructions.items[j]);
    }
}

// What clauses name, and what they call.
static void search_node(void *context, Node *node) {
    Search *search = context;
    Variable *variable = query_variable(node);
    if (variable && variable->kind == VARIABLE_FIELD && variable->owner &&
        !(variable->modifiers & MODIFIER_STATIC) && !is_library(variable->owner))
        map_put(search->analysis->arena, search->fields, variable, variable);
    if (node->kind == NODE_CALL)
        search_later(search, as_Call(node)->method);
    ast_each_child(node, search_node, search);
}

static void search_specifications(Search *search, Method *method) {
    if (method->declaration)
        search_node(search, &method->declaration->node);
    const ClassList *judged = judged_classes(search->lowering);
    for (uint32_t i = 0; i < judged->count; i++) {
        const NodeList *clauses = &judged->items[i]->declaration->clauses;
        for (uint32_t j = 0; j < clauses->count; j++)
            search_node(search, clauses->items[j]);
    }
}

// It may have been found out while another method was looked at.
static void note_again(Lowering *lowering, const MethodList *searched) {
    for (uint32_t i = 0; searched && i < searched->count; i++)
        if (searched->items[i]->declaration)
            reads_body(lowering, &searched->items[i]->declaration->node);
}

// What was found out about the method that calls lead up to is needed behind them, too.
static void take_over(Search *search, Method *target) {
    const Map *fields = analysis_read_fields(search->lowering, target);
    for (uint32_t i = 0; i < fields->capacity; i++)
        if (fields->entries[i].key)
            map_put(search->analysis->arena, search->fields, fields->entries[i].key,
                    fields->entries[i].value);
    const VariableList *statics = analysis_read_statics(search->lowering, target);
    for (uint32_t i = 0; i < statics->count; i++)
        add_static(search->analysis, search->statics, statics->items[i]);
}

static Map *first_guess(Lowering *lowering, Method *method) {
    Analysis *analysis = analysis_of(lowering);
    Map *fields = ARENA_NEW(analysis->arena, Map);
    VariableList *statics = ARENA_NEW(analysis->arena, VariableList);
    map_put(analysis->arena, &analysis->read_fields, method, fields);
    map_put(analysis->arena, &analysis->read_statics, method, statics);
    Search search = {
        .analysis = analysis, .lowering = lowering, .fields = fields, .statics = statics};
    if (method->sequence)
        take_over(&search, method->sequence->target);
    search_later(&search, method);
    // Of plain Java few executions get deep into what is called: what they read is soon found.
    bool is_plain = analysis_is_plain(analysis->sema, method);
    if (!is_plain)
        search_specifications(&search, method);
    uint32_t most = is_plain ? 1 : MOST_METHODS;
    for (uint32_t i = 0; i < search.open.count && i < most; i++)
        search_code(&search, search.open.items[i]);
    MethodList *searched = ARENA_NEW(analysis->arena, MethodList);
    *searched = search.open;
    map_put(analysis->arena, &analysis->searched, method, searched);
    return fields;
}

Map *analysis_read_fields(Lowering *lowering, Method *method) {
    Map *fields = map_get(&analysis_of(lowering)->read_fields, method);
    if (!fields)
        return first_guess(lowering, method);
    note_again(lowering, map_get(&analysis_of(lowering)->searched, method));
    return fields;
}

void analysis_forget_read(Lowering *lowering, Method *method) {
    first_guess(lowering, method);
}

const VariableList *analysis_read_statics(Lowering *lowering, Method *method) {
    analysis_read_fields(lowering, method);
    return map_get(&analysis_of(lowering)->read_statics, method);
}

void analysis_note_read(Lowering *lowering, Method *method, Variable *field) {
    Analysis *analysis = analysis_of(lowering);
    Map *fields = analysis_read_fields(lowering, method);
    if (field->modifiers & MODIFIER_STATIC)
        add_static(analysis, map_get(&analysis->read_statics, method), field);
    else
        map_put(analysis->arena, fields, field, field);
}

// ---- What must stay

static bool leads_to_judged(Lowering *lowering, Type *type, Map *seen);

// What an object of the class refers to: as its own fields, and those of its superclasses, say.
static bool fields_lead_to_judged(Lowering *lowering, Class *class_symbol, Map *seen) {
    const Analysis *analysis = analysis_of(lowering);
    query_complete(analysis->sema, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (!(class_symbol->fields.items[i]->modifiers & MODIFIER_STATIC) &&
            leads_to_judged(lowering, class_symbol->fields.items[i]->type, seen))
            return true;
    return class_symbol->superclass && class_symbol->superclass->kind == TYPE_CLASS &&
           leads_to_judged(lowering, class_symbol->superclass, seen);
}

static bool subclasses_lead_to_judged(Lowering *lowering, Class *candidate, Class *of, Map *seen) {
    Sema *sema = analysis_of(lowering)->sema;
    if (candidate != of && query_is_subclass(sema, candidate, of) &&
        fields_lead_to_judged(lowering, candidate, seen))
        return true;
    for (uint32_t i = 0; i < candidate->member_classes.count; i++)
        if (subclasses_lead_to_judged(lowering, candidate->member_classes.items[i], of, seen))
            return true;
    return false;
}

// Lambdas and local classes may have captured anything.
static bool any_subclass_leads_to_judged(Lowering *lowering, Class *of, Map *seen) {
    const ClassList *unnamed = lower_unnamed_classes(lowering);
    for (uint32_t i = 0; i < unnamed->count; i++)
        if (query_is_subclass(analysis_of(lowering)->sema, unnamed->items[i], of))
            return true;
    const UnitList *units = sema_units(analysis_of(lowering)->sema);
    for (uint32_t i = 0; i < units->count; i++) {
        const NodeList *types = &units->items[i]->tree->types;
        for (uint32_t j = 0; j < types->count; j++) {
            Class *class_symbol = as_ClassDeclaration(types->items[j])->symbol;
            if (class_symbol && subclasses_lead_to_judged(lowering, class_symbol, of, seen))
                return true;
        }
    }
    return false;
}

static bool class_leads_to_judged(Lowering *lowering, Type *type, Map *seen) {
    Sema *sema = analysis_of(lowering)->sema;
    const ClassList *judged = judged_classes(lowering);
    for (uint32_t i = 0; i < judged->count; i++)
        if (query_is_subclass(sema, judged->items[i], type->class_symbol))
            return true;
    for (uint32_t i = 0; i < type->count; i++)
        if (leads_to_judged(lowering, type->arguments[i], seen))
            return true;
    // What a library object refers to, its type arguments say; where it has none, it is closed.
    if (is_library(type->class_symbol))
        return !type->count && type->class_symbol->type->count;
    return fields_lead_to_judged(lowering, type->class_symbol, seen) ||
           any_subclass_leads_to_judged(lowering, type->class_symbol, seen);
}

static bool leads_to_judged(Lowering *lowering, Type *type, Map *seen) {
    const Analysis *analysis = analysis_of(lowering);
    if (type_is_primitive(type) || map_get(seen, type))
        return false;
    map_put(analysis->arena, seen, type, type);
    if (type->kind == TYPE_ARRAY)
        return leads_to_judged(lowering, type->element, seen);
    if (type->kind == TYPE_CLASS)
        return class_leads_to_judged(lowering, type, seen);
    return true; // a variable or a wildcard: anything
}

bool analysis_may_leave_out(Lowering *lowering, const Variable *field) {
    Analysis *analysis = analysis_of(lowering);
    if (!judged_classes(lowering)->count)
        return true;
    uintptr_t known = (uintptr_t)map_get(&analysis->may_leave_out, field);
    if (!known) {
        Map seen = {0};
        known = leads_to_judged(lowering, field->type, &seen) ? 1 : 2;
        map_put(analysis->arena, &analysis->may_leave_out, field, (void *)known);
    }
    return known == 2;
}
