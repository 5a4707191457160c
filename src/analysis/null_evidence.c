// Where null may be met in code without specifications: what the project itself says.
//
// A parameter, field or array element of plain Java may be null where code of the project compares
// it with null, puts or passes null there, or leaves a field as it was created. Everything else is
// taken to hold an object (docs/plain-java.md). The code is looked at as lowered, so that sources
// and class files are the same; the order of statements does not count.
#include "analysis/internal.h"

#include "analysis/sequence.h"
#include "lower/reads.h"
#include "sema/documentation.h"
#include "sema/nullness.h"
#include "sema/queries.h"
#include "sema/specs.h"

#include <string.h>

// What defines each register of a method: lists through `next`.
typedef struct Definition {
    const IrInstruction *instruction;
    IrBlockId block;
    uint32_t next; // 1 + index, or 0
} Definition;

typedef struct NullSearch {
    Analysis *analysis;
    const IrMethod *method;
    uint32_t *first; // by register: 1 + index, or 0
    VECTOR(Definition) definitions;
} NullSearch;

static void note(Analysis *analysis, Map *map, const void *thing) {
    map_put(analysis->arena, map, thing, (void *)thing);
}

// ---- Documentation

static DocumentedNull documented_null(Sema *sema, Method *method, uint32_t index) {
    MethodList overridden = {0};
    DocumentedNull said =
        documentation_of_null(method, method->parameters.items[index]->name->text);
    if (!method->is_constructor)
        method_overridden(sema, method, &overridden);
    for (uint32_t i = 0; !said && i < overridden.count; i++)
        if (index < overridden.items[i]->parameters.count)
            said = documentation_of_null(overridden.items[i],
                                         overridden.items[i]->parameters.items[index]->name->text);
    return said;
}

static bool is_said_not_null(Analysis *analysis, const Variable *parameter) {
    Method *method = parameter->kind == VARIABLE_PARAMETER ? parameter->method : NULL;
    for (uint32_t i = 0; method && i < method->parameters.count; i++)
        if (method->parameters.items[i] == parameter)
            return documented_null(analysis->sema, method, i) == DOCUMENTED_NOT_NULL;
    return false;
}

// That code compares it with null, or passes null, counts but where the documentation says that it
// is not.
static void note_may_be_null(Analysis *analysis, const Variable *variable) {
    if (!is_said_not_null(analysis, variable))
        note(analysis, &analysis->may_be_null, variable);
}

static void note_documented(Analysis *analysis, Method *method) {
    for (uint32_t i = 0; i < method->parameters.count; i++)
        if (method->parameters.items[i]->type &&
            !query_is_value(method->parameters.items[i]->type) &&
            documented_null(analysis->sema, method, i) == DOCUMENTED_NULL)
            note(analysis, &analysis->may_be_null, method->parameters.items[i]);
}

// ---- Registers

static void find_definitions(NullSearch *search) {
    Arena *arena = search->analysis->arena;
    search->first = arena_array(arena, search->method->registers.count, sizeof(uint32_t));
    for (uint32_t i = 0; i < search->method->blocks.count; i++) {
        const IrBlock *block = &search->method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            if (!instruction->result || instruction->operation == IR_STORE_ELEMENT)
                continue;
            Definition definition = {instruction, i, search->first[instruction->result]};
            vector_push(arena, &search->definitions, definition);
            search->first[instruction->result] = search->definitions.count;
        }
    }
}

static const Definition *first_definition(const NullSearch *search, IrRegister reg) {
    return search->first[reg] ? &search->definitions.items[search->first[reg] - 1] : NULL;
}

static const Definition *next_definition(const NullSearch *search, const Definition *definition) {
    return definition->next ? &search->definitions.items[definition->next - 1] : NULL;
}

static bool is_temporary(const NullSearch *search, IrRegister reg) {
    const IrRegisterInfo *info = &search->method->registers.items[reg];
    return !info->variable && !info->is_local;
}

static bool is_parameter(const NullSearch *search, IrRegister reg) {
    for (uint32_t i = 0; i < search->method->parameters.count; i++)
        if (search->method->parameters.items[i] == reg)
            return true;
    return false;
}

// A local variable that is assigned once has that value for good.
static bool is_assigned_once(const NullSearch *search, IrRegister reg) {
    const Definition *only = first_definition(search, reg);
    return only && !next_definition(search, only) && !is_parameter(search, reg);
}

// Is null written there? Variables in between may have been assigned something else since. Through
// very many of them it is not looked for: then it may be.
static bool is_null(const NullSearch *search, IrRegister reg, uint32_t depth) {
    enum { MOST_COPIES = 8 };
    if (!reg || (!is_temporary(search, reg) && !is_assigned_once(search, reg)) ||
        search->method->registers.items[reg].type != IR_REF)
        return false;
    if (depth > MOST_COPIES)
        return true;
    for (const Definition *at = first_definition(search, reg); at;
         at = next_definition(search, at)) {
        if (at->instruction->operation == IR_CONSTANT ||
            (at->instruction->operation == IR_COPY &&
             is_null(search, at->instruction->a, depth + 1)))
            return true;
    }
    return false;
}

// Is null written there, and does it get to the block?
static bool is_null_in(const NullSearch *search, IrRegister reg, IrBlockId block, uint32_t depth) {
    if (!is_null(search, reg, depth))
        return false;
    for (const Definition *at = first_definition(search, reg); at;
         at = next_definition(search, at)) {
        bool is_it = at->instruction->operation == IR_CONSTANT ||
                     (at->instruction->operation == IR_COPY &&
                      is_null_in(search, at->instruction->a, block, depth + 1));
        if (is_it && !null_is_kept_out(search->method, at->block, block))
            return true;
    }
    return false;
}

// The parameter that a register holds, receiver aside, or NULL.
static Variable *parameter_of(const NullSearch *search, IrRegister reg) {
    const IrMethod *method = search->method;
    uint32_t shift = method->receiver != 0;
    for (uint32_t i = shift; method->symbol && i < method->parameters.count; i++)
        if (method->parameters.items[i] == reg && i - shift < method->symbol->parameters.count)
            return method->symbol->parameters.items[i - shift];
    return NULL;
}

// ---- Where values come from

typedef void OriginVisit(NullSearch *search, Variable *variable, const IrInstruction *instruction);

typedef struct Origins {
    OriginVisit *visit; // with a parameter, or with the instruction that is no copy
    uint8_t *seen;      // by register
} Origins;

static void follow(NullSearch *search, const Origins *origins, IrRegister reg) {
    if (!reg || origins->seen[reg])
        return;
    origins->seen[reg] = 1;
    Variable *parameter = parameter_of(search, reg);
    if (parameter)
        origins->visit(search, parameter, NULL);
    for (const Definition *at = first_definition(search, reg); at; at = next_definition(search, at))
        if (at->instruction->operation == IR_COPY)
            follow(search, origins, at->instruction->a);
        else
            origins->visit(search, NULL, at->instruction);
}

static void each_origin(NullSearch *search, IrRegister reg, OriginVisit *visit) {
    Origins origins = {visit, arena_array(search->analysis->arena, search->method->registers.count,
                                          sizeof(uint8_t))};
    follow(search, &origins, reg);
}

static void note_null_elements(NullSearch *search, Variable *variable,
                               const IrInstruction *instruction) {
    Variable *array = variable                            ? variable
                      : instruction->operation == IR_LOAD ? instruction->detail.field
                                                          : NULL;
    if (array)
        note(search->analysis, &search->analysis->null_elements, array);
}

static bool is_of(Analysis *analysis, const Method *method, const char *class_name) {
    Class *class_symbol = query_class(analysis->sema, class_name);
    return class_symbol && query_is_subclass(analysis->sema, method->owner, class_symbol);
}

// Gives an element: whoever asks whether that is null has collections with null in them.
static bool gives_element(Analysis *analysis, const Method *method) {
    const char *name = method->name->text;
    return (!strcmp(name, "next") && is_of(analysis, method, "java.util.Iterator")) ||
           (!strcmp(name, "get") && is_of(analysis, method, "java.util.List"));
}

static const Class *outermost(const Class *class_symbol) {
    while (class_symbol->outer)
        class_symbol = class_symbol->outer;
    return class_symbol;
}

// In one class collections have null in them; those of others may be others.
static void note_null_in_collections(NullSearch *search) {
    const Class *class_symbol = search->method->class_symbol;
    if (class_symbol)
        note(search->analysis, &search->analysis->null_in_collections, outermost(class_symbol));
}

// Static methods have nothing in common: what one looks for in its arguments says nothing of those
// of another, unless that calls it.
static void note_null_in_elements(NullSearch *search) {
    const Method *method = search->method->symbol;
    if (method && (method->modifiers & MODIFIER_STATIC))
        note(search->analysis, &search->analysis->null_for_statics, method);
    else
        note_null_in_collections(search);
}

// A method, and those that it overrides.
static void note_result(Analysis *analysis, Map *map, Method *method) {
    MethodList overridden = {0};
    note(analysis, map, method);
    method_overridden(analysis->sema, method, &overridden);
    for (uint32_t i = 0; i < overridden.count; i++)
        note(analysis, map, overridden.items[i]);
}

static void note_compared(NullSearch *search, Variable *variable,
                          const IrInstruction *instruction) {
    Analysis *analysis = search->analysis;
    if (!variable && instruction->operation == IR_CALL &&
        analysis_is_plain_class(instruction->detail.call->method->owner))
        note_result(analysis, &analysis->compared_results, instruction->detail.call->method);
    if (!variable && instruction->operation == IR_LOAD)
        note(analysis, &analysis->compared_fields, instruction->detail.field);
    if (variable)
        note_may_be_null(analysis, variable);
    else if (instruction->operation == IR_LOAD)
        note(analysis, &analysis->may_be_null, instruction->detail.field);
    else if (instruction->operation == IR_LOAD_ELEMENT)
        each_origin(search, instruction->a, note_null_elements);
    else if (instruction->operation == IR_CALL &&
             gives_element(analysis, instruction->detail.call->method))
        note_null_in_elements(search);
}

// ---- Instructions

// Is the condition made of the answer?
static bool depends_on(const NullSearch *search, IrRegister condition, IrRegister answer,
                       uint32_t depth) {
    enum { MOST_OPERATORS = 4 };
    if (condition == answer)
        return true;
    const Definition *at = depth < MOST_OPERATORS ? first_definition(search, condition) : NULL;
    IrOperation operation = at ? at->instruction->operation : IR_OPERATION_COUNT;
    if (operation != IR_NOT && operation != IR_OR && operation != IR_AND)
        return false;
    return depends_on(search, at->instruction->a, answer, depth + 1) ||
           (at->instruction->b && depends_on(search, at->instruction->b, answer, depth + 1));
}

// Does Java itself ask, to throw? A cast does, too.
static bool is_asked_by_java(const NullSearch *search, const IrBlock *block, IrRegister answer) {
    const IrInstruction *end = &vector_last(&block->instructions);
    if (end->operation != IR_BRANCH || !depends_on(search, end->a, answer, 0))
        return false;
    return search->method->blocks.items[end->detail.targets[0]].check ||
           search->method->blocks.items[end->detail.targets[1]].check;
}

static void look_at_comparison(NullSearch *search, const IrBlock *block,
                               const IrInstruction *instruction) {
    if (search->method->registers.items[instruction->a].type != IR_REF ||
        is_asked_by_java(search, block, instruction->result))
        return;
    if (is_null(search, instruction->b, 0))
        each_origin(search, instruction->a, note_compared);
    if (is_null(search, instruction->a, 0))
        each_origin(search, instruction->b, note_compared);
}

// Library methods that say by null that there is nothing.
static bool answers_null(Analysis *analysis, const Method *method) {
    static const char *const names[] = {"poll",        "pollFirst", "pollLast",
                                        "peek",        "peekFirst", "peekLast",
                                        "getProperty", "getenv",    "readLine"};
    const char *name = method->name->text;
    if (!method->owner->unit || !method->owner->unit->is_library)
        return false;
    for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (!strcmp(name, names[i]))
            return true;
    return !strcmp(name, "get") && is_of(analysis, method, "java.util.Map");
}

static void add_flow(Analysis *analysis, const void *from, const void *to) {
    NullFlow flow = {from, to};
    vector_push(analysis->arena, &analysis->null_flows, flow);
}

// `protected void setOptions(Options options)`, which some other method calls.
static bool is_own_setter(const Method *method) {
    return method && !strncmp(method->name->text, "set", 3) && method->parameters.count == 1 &&
           !(method->modifiers & (MODIFIER_STATIC | MODIFIER_PUBLIC));
}

static void look_at_store(NullSearch *search, const IrInstruction *instruction) {
    Analysis *analysis = search->analysis;
    Variable *field = instruction->detail.field;
    IrRegister value = instruction->b;
    if (search->method->registers.items[value].type != IR_REF)
        return;
    if (is_null(search, value, 0))
        note(analysis, &analysis->may_be_null, field);
    Variable *parameter = parameter_of(search, value);
    if (parameter)
        add_flow(analysis, parameter, field);
    if (!parameter || !is_own_setter(search->method->symbol))
        note(analysis, &analysis->set_otherwise, field);
    for (const Definition *at = first_definition(search, value); at;
         at = next_definition(search, at)) {
        const IrInstruction *from = at->instruction;
        const Method *callee = from->operation == IR_CALL ? from->detail.call->method : NULL;
        if (from->operation == IR_COPY && (parameter = parameter_of(search, from->a)))
            add_flow(analysis, parameter, field);
        if (from->operation == IR_NEW_ARRAY)
            note(analysis, &analysis->null_elements, field);
        if (callee && is_temporary(search, value) && answers_null(analysis, callee))
            note(analysis, &analysis->may_be_null, field);
        else if (callee && is_temporary(search, value))
            add_flow(analysis, callee, field);
    }
}

// Library methods that are asked about what may be null.
static bool asks_for_null(const Method *method) {
    static const char *const names[] = {"isNull", "nonNull", "requireNonNullElse",
                                        "requireNonNullElseGet", "ofNullable"};
    for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (!strcmp(method->name->text, names[i]))
            return method->owner->unit && method->owner->unit->is_library;
    return false;
}

static void look_at_call(NullSearch *search, const IrCall *call, IrBlockId block) {
    Analysis *analysis = search->analysis;
    Method *method = call->method;
    uint32_t shift = !(method->modifiers & MODIFIER_STATIC);
    NullFlow flow = {method, search->method->symbol};
    if (!shift && flow.to && analysis_is_plain_class(method->owner))
        vector_push(analysis->arena, &analysis->static_calls, flow);
    if (asks_for_null(method) && call->count)
        each_origin(search, call->arguments[0], note_compared);
    for (uint32_t i = shift; i < call->count && i - shift < method->parameters.count; i++) {
        if (!is_null_in(search, call->arguments[i], block, 0))
            continue;
        Variable *parameter = method->parameters.items[i - shift];
        note_may_be_null(analysis, parameter);
        if (parameter->type && parameter->type->kind == TYPE_VARIABLE &&
            (is_of(analysis, method, "java.util.Collection") ||
             is_of(analysis, method, "java.util.Map")))
            note_null_in_collections(search);
    }
}

static void note_answers_null(NullSearch *search) {
    note_result(search->analysis, &search->analysis->may_be_null, search->method->symbol);
}

static void look_at_result(NullSearch *search) {
    const IrMethod *method = search->method;
    if (!method->symbol || !method->result ||
        method->registers.items[method->result].type != IR_REF)
        return;
    for (const Definition *at = first_definition(search, method->result); at;
         at = next_definition(search, at))
        if (at->instruction->operation == IR_CONSTANT ||
            (at->instruction->operation == IR_COPY && is_null(search, at->instruction->a, 0)))
            note_answers_null(search);
}

static void look_at_method(Lowering *lowering, IrMethod *method, void *context) {
    NullSearch search = {.analysis = context, .method = method};
    (void)lowering;
    find_definitions(&search);
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            if (instruction->operation == IR_EQUAL)
                look_at_comparison(&search, block, instruction);
            else if (instruction->operation == IR_STORE)
                look_at_store(&search, instruction);
            else if (instruction->operation == IR_STORE_ELEMENT &&
                     is_null(&search, instruction->result, 0))
                each_origin(&search, instruction->a, note_null_elements);
            else if (instruction->operation == IR_CALL)
                look_at_call(&search, instruction->detail.call, i);
        }
    }
    look_at_result(&search);
    if (method->symbol)
        note_documented(search.analysis, method->symbol);
    if (method->symbol && method->symbol->is_constructor)
        unset_fields_note(lowering, method, &search.analysis->may_be_null);
}

static bool spread(Analysis *analysis, Map *map, const NullFlow *flow) {
    if (!map_get(map, flow->from) || map_get(map, flow->to))
        return false;
    note(analysis, map, flow->to);
    return true;
}

static void follow_flows(Analysis *analysis) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < analysis->null_flows.count; i++)
            changed |= spread(analysis, &analysis->may_be_null, &analysis->null_flows.items[i]);
        for (uint32_t i = 0; i < analysis->static_calls.count; i++)
            changed |=
                spread(analysis, &analysis->null_for_statics, &analysis->static_calls.items[i]);
    }
}

// ---- Answers

// Classes of the class path are looked at when something of them is asked for.
static Analysis *evidence_on(Lowering *lowering, Class *class_symbol) {
    Analysis *analysis = analysis_of(lowering);
    reads_begin(lowering);
    if (!analysis->null_known) {
        analysis->null_known = true;
        project_each(lowering, look_at_method, analysis);
        follow_flows(analysis);
    }
    if (class_symbol->class_file && !map_get(&analysis->null_classes, class_symbol)) {
        note(analysis, &analysis->null_classes, class_symbol);
        project_each_of_class(lowering, class_symbol, look_at_method, analysis);
        follow_flows(analysis);
    }
    reads_end_silently(lowering);
    return analysis;
}

static bool answer_on(Lowering *lowering, ReadQuestion question, const void *subject, bool answer) {
    reads_begin(lowering);
    return reads_end(lowering, (ReadAnswer){question, subject, NULL, 0, answer});
}

// Of a sequence of calls it follows from the answers about the methods called.
static bool answer_on_parameter(Lowering *lowering, ReadQuestion question, Method *method,
                                uint32_t index, bool answer) {
    if (method->sequence)
        return answer;
    reads_begin(lowering);
    return reads_end(
        lowering, (ReadAnswer){question, method->parameters.items[index], method, index, answer});
}

// A static field starts as its initialiser says.
static bool is_unset_static(const Variable *field) {
    if (!(field->modifiers & MODIFIER_STATIC))
        return false;
    Node *declaration = field->declaration;
    return !declaration || declaration->kind != NODE_VARIABLE ||
           !as_VariableDeclaration(declaration)->initializer;
}

bool analysis_field_may_be_null(Lowering *lowering, const Variable *field) {
    if (!field->owner || query_is_made_up(field) || !analysis_is_plain_class(field->owner) ||
        variable_says_nullable(field) || is_unset_static(field))
        return true;
    Analysis *analysis = evidence_on(lowering, field->owner);
    return answer_on(lowering, QUESTION_NULL_FIELD, field,
                     map_get(&analysis->may_be_null, field) != NULL);
}

// Everybody may be asked whether he equals null.
static bool is_equals(const Method *method) {
    return !strcmp(method->name->text, "equals") && method->parameters.count == 1 &&
           !(method->modifiers & MODIFIER_STATIC);
}

static bool any_has(Analysis *analysis, const Map *map, Method *method, uint32_t index) {
    MethodList overridden = {0};
    method_overridden(analysis->sema, method, &overridden);
    bool has = map_get(map, method->parameters.items[index]) != NULL;
    for (uint32_t i = 0; i < overridden.count; i++)
        has |= index < overridden.items[i]->parameters.count &&
               map_get(map, overridden.items[i]->parameters.items[index]) != NULL;
    return has;
}

bool analysis_parameter_may_be_null(Lowering *lowering, Method *method, uint32_t index) {
    if (!analysis_is_plain_class(method->owner) || is_equals(method) ||
        variable_says_nullable(method->parameters.items[index]))
        return true;
    Analysis *analysis = evidence_on(lowering, method->owner);
    bool answer =
        any_has(analysis, &analysis->may_be_null, method, index) &&
        (method->sequence || documented_null(analysis->sema, method, index) != DOCUMENTED_NOT_NULL);
    return answer_on_parameter(lowering, QUESTION_NULL_PARAMETER, method, index, answer);
}

bool analysis_result_may_be_null(Lowering *lowering, Method *method) {
    Analysis *analysis = evidence_on(lowering, method->owner);
    bool answer =
        map_get(&analysis->may_be_null, method) || map_get(&analysis->compared_results, method);
    reads_begin(lowering);
    return reads_end(lowering, (ReadAnswer){QUESTION_NULL_RESULT, method, method, 0, answer});
}

bool analysis_elements_may_be_null(Lowering *lowering, const Variable *field) {
    if (!field->owner || !analysis_is_plain_class(field->owner))
        return true;
    Analysis *analysis = evidence_on(lowering, field->owner);
    return answer_on(lowering, QUESTION_NULL_ELEMENTS, field,
                     map_get(&analysis->null_elements, field) != NULL);
}

bool analysis_parameter_elements_may_be_null(Lowering *lowering, Method *method, uint32_t index) {
    if (!analysis_is_plain_class(method->owner))
        return true;
    Analysis *analysis = evidence_on(lowering, method->owner);
    return answer_on_parameter(lowering, QUESTION_NULL_IN_PARAMETER, method, index,
                               any_has(analysis, &analysis->null_elements, method, index));
}

bool analysis_collections_may_hold_null(Lowering *lowering, Method *method) {
    if (method->sequence)
        method = method->sequence->target;
    if (!analysis_is_plain_class(method->owner))
        return true;
    Analysis *analysis = evidence_on(lowering, method->owner);
    bool is_of_class = map_get(&analysis->null_in_collections, outermost(method->owner)) != NULL;
    bool is_of_method = map_get(&analysis->null_for_statics, method) != NULL;
    reads_begin(lowering);
    return reads_end(lowering, (ReadAnswer){QUESTION_NULL_IN_COLLECTIONS, method, method, 0,
                                            is_of_class || is_of_method});
}

// ---- Fields that wait for a setter

const Variable *analysis_given_field(Lowering *lowering, Method *method) {
    bool may_give = !method->parameters.count && analysis_is_plain_class(method->owner) &&
                    !(method->modifiers & (MODIFIER_STATIC | MODIFIER_ABSTRACT));
    const IrMethod *ir = may_give ? lower_method(lowering, method) : NULL;
    const Variable *given = NULL;
    for (uint32_t i = 0; ir && ir->result && i < ir->blocks.count; i++)
        for (uint32_t j = 0; j < ir->blocks.items[i].instructions.count; j++) {
            const IrInstruction *at = &ir->blocks.items[i].instructions.items[j];
            if (at->operation == IR_CALL || at->operation == IR_STORE ||
                (at->operation == IR_LOAD && given))
                return NULL;
            if (at->operation == IR_LOAD)
                given = at->detail.field;
        }
    return given;
}

static bool is_asked_of_getter(Lowering *lowering, Analysis *analysis, const Variable *field) {
    for (uint32_t i = 0; i < field->owner->methods.count; i++) {
        Method *method = field->owner->methods.items[i];
        if (map_get(&analysis->compared_results, method) &&
            analysis_given_field(lowering, method) == field)
            return true;
    }
    return false;
}

static bool is_left_by_all(Lowering *lowering, const Variable *field) {
    bool is_left = false;
    for (uint32_t i = 0; i < field->owner->methods.count; i++) {
        Method *method = field->owner->methods.items[i];
        Map unset = {0};
        const IrMethod *ir = method->is_constructor ? lower_method(lowering, method) : NULL;
        if (!ir)
            continue;
        unset_fields_note(lowering, ir, &unset);
        if (!map_get(&unset, field))
            return false;
        is_left = true;
    }
    return is_left;
}

bool null_waits_for_setter(Lowering *lowering, const Variable *field) {
    if ((field->modifiers & MODIFIER_PUBLIC) || !is_left_by_all(lowering, field))
        return false;
    Analysis *analysis = evidence_on(lowering, field->owner);
    return !map_get(&analysis->set_otherwise, field) &&
           !map_get(&analysis->compared_fields, field) &&
           !is_asked_of_getter(lowering, analysis, field);
}
