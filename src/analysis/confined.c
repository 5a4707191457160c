// Arrays that their class keeps to itself: whatever their elements are, its own code put there.
//
// Such an array is made by code of the sources and stored in fields that no other code can name.
// It is never handed to anybody, given back, or taken from somebody: all that is done with it is
// reading and writing elements, asking for its length, comparing it, copying it; and elements are
// written only in the class, not inside of a lambda, which others may call at any time. Looked at
// are registers: those between which an array may be copied are one group, with the fields that it
// is loaded from and stored in.
#include "analysis/analysis.h"
#include "analysis/internal.h"

#include <string.h>

// Both fields may hold the same array.
typedef struct SharedArray {
    Variable *one, *other;
} SharedArray;

typedef struct Group {
    Variable *field; // one of them, NULL: none
    bool is_leaked, is_written;
    bool is_outside; // in code that others may call at any time
} Group;

typedef struct Confinement {
    Analysis *analysis;
    const IrMethod *method;
    Arena *scratch; // of the method
    uint32_t *parents;
    Group *groups; // by the register that stands for them
    VECTOR(SharedArray) shared;
} Confinement;

static bool is_own_array(const Variable *field) {
    bool is_open = field->modifiers & (MODIFIER_PUBLIC | MODIFIER_PROTECTED | MODIFIER_STATIC);
    return field->kind == VARIABLE_FIELD && field->type && field->type->kind == TYPE_ARRAY &&
           !is_open && field->owner && field->owner->kind != CLASS_RECORD && field->owner->unit &&
           !field->owner->unit->is_library && !field->owner->class_file;
}

static uint32_t root_of(const Confinement *search, IrRegister reg) {
    while (search->parents[reg] != reg)
        reg = search->parents[reg];
    return reg;
}

static Group *group_of(const Confinement *search, IrRegister reg) {
    return &search->groups[root_of(search, reg)];
}

static void leak(const Confinement *search, IrRegister reg) {
    group_of(search, reg)->is_leaked = true;
}

static void share(Confinement *search, Variable *one, Variable *other) {
    SharedArray pair = {one, other};
    if (one && other && one != other)
        vector_push(search->analysis->arena, &search->shared, pair);
}

static void join(Confinement *search, IrRegister a, IrRegister b) {
    uint32_t from = root_of(search, a), to = root_of(search, b);
    if (from == to)
        return;
    share(search, search->groups[from].field, search->groups[to].field);
    if (!search->groups[to].field)
        search->groups[to].field = search->groups[from].field;
    search->groups[to].is_leaked |= search->groups[from].is_leaked;
    search->groups[to].is_written |= search->groups[from].is_written;
    search->groups[to].is_outside |= search->groups[from].is_outside;
    search->parents[from] = to;
}

static void add_field(Confinement *search, IrRegister reg, Variable *field) {
    Group *group = group_of(search, reg);
    if (!is_own_array(field)) {
        group->is_leaked = true;
        return;
    }
    share(search, group->field, field);
    group->field = field;
    group->is_outside |=
        !search->method->symbol || !nest_has(nest_of(field->owner), search->method->class_symbol);
}

static void write_elements(const Confinement *search, IrRegister reg) {
    group_of(search, reg)->is_written = true;
}

// ---- Calls

// Of the library, and the array is nobody's afterwards: what they give back is new.
static bool keeps_nothing_of(const Method *method) {
    static const char *const names[] = {"copyOf",   "copyOfRange",  "fill",        "sort",
                                        "equals",   "setAll",       "hashCode",    "deepHashCode",
                                        "toString", "deepToString", "binarySearch"};
    const char *owner = method->owner->qualified_name->text, *name = method->name->text;
    if (!method->owner->unit || !method->owner->unit->is_library)
        return false;
    if (!strcmp(name, "clone") || !strcmp(name, "arraycopy"))
        return !strcmp(owner, "java.lang.Object") || !strcmp(owner, "java.lang.System");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(owner, "java.util.Arrays") && !strcmp(name, names[i]))
            return true;
    return false;
}

static void look_at_call(const Confinement *search, const IrInstruction *instruction) {
    const IrCall *call = instruction->detail.call;
    bool keeps_nothing = keeps_nothing_of(call->method);
    for (uint32_t i = 0; i < call->count; i++) {
        write_elements(search, call->arguments[i]);
        if (!keeps_nothing)
            leak(search, call->arguments[i]);
    }
    if (keeps_nothing)
        return;
    if (instruction->result)
        leak(search, instruction->result);
}

// ---- Instructions

static void look_at_instruction(Confinement *search, const IrInstruction *instruction) {
    switch ((int)instruction->operation) {
    case IR_COPY: join(search, instruction->result, instruction->a); return;
    case IR_LOAD: add_field(search, instruction->result, instruction->detail.field); return;
    case IR_STORE: add_field(search, instruction->b, instruction->detail.field); return;
    case IR_LOAD_ELEMENT: leak(search, instruction->result); return;
    case IR_STORE_ELEMENT:
        write_elements(search, instruction->a);
        leak(search, instruction->result);
        return;
    case IR_CALL: look_at_call(search, instruction); return;
    case IR_CONSTANT:
    case IR_NEW_ARRAY:
    case IR_LENGTH:
    case IR_EQUAL:
    case IR_INSTANCE_OF:
    case IR_STORABLE:
    case IR_BRANCH:
    case IR_MARK:
    case IR_SPECIFICATION: return; // the array of a loop over it
    default: break;
    }
    if (instruction->result)
        leak(search, instruction->result);
    if (instruction->a)
        leak(search, instruction->a);
    if (instruction->b)
        leak(search, instruction->b);
}

static void note(Analysis *analysis, Variable *field) {
    map_put(analysis->arena, &analysis->leaked_arrays, field, field);
}

static void note_leaks(const Confinement *search) {
    for (uint32_t i = 1; i < search->method->registers.count; i++) {
        const Group *group = &search->groups[i];
        bool is_leaked = group->is_leaked || (group->is_outside && group->is_written);
        if (search->parents[i] == i && is_leaked && group->field)
            note(search->analysis, group->field);
    }
}

static void look_at_method(Lowering *lowering, IrMethod *method, void *context) {
    Confinement *search = context;
    uint32_t count = method->registers.count;
    (void)lowering;
    search->method = method;
    search->scratch = arena_new();
    search->parents = arena_array(search->scratch, count, sizeof(uint32_t));
    search->groups = arena_array(search->scratch, count, sizeof(Group));
    for (uint32_t i = 0; i < count; i++)
        search->parents[i] = i;
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            look_at_instruction(search, &method->blocks.items[i].instructions.items[j]);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        leak(search, method->parameters.items[i]);
    if (method->result)
        leak(search, method->result);
    note_leaks(search);
    arena_free(search->scratch);
}

// What is known of one of two fields that may hold the same array is known of the other.
static void spread(Confinement *search) {
    Map *leaked = &search->analysis->leaked_arrays;
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < search->shared.count; i++) {
            SharedArray *pair = &search->shared.items[i];
            if (!map_get(leaked, pair->one) == !map_get(leaked, pair->other))
                continue;
            note(search->analysis, pair->one);
            note(search->analysis, pair->other);
            changed = true;
        }
    }
}

bool analysis_array_is_confined(Lowering *lowering, const Variable *field) {
    Analysis *analysis = analysis_of(lowering);
    if (!analysis->leaks_known) {
        Confinement search = {.analysis = analysis};
        analysis->leaks_known = true;
        project_each(lowering, look_at_method, &search);
        spread(&search);
    }
    return is_own_array(field) && !map_get(&analysis->leaked_arrays, field);
}
