// Static fields: what the initialisers of classes have computed.
//
// Before the pre-state is laid out, the static initialisers of the classes whose
// fields may be read are executed, step by step in the order of the text, from a
// state in which nothing has happened yet. What they give is constant, mostly. Final
// fields hold it in every pre-state; the objects made are part of every
// pre-state, with the contents that nothing can have changed since (settle.c),
// and any others. A step that is not modelled, or throws, leaves its field
// unknown: who reads it gets UNKNOWN there. So does a value that depends on
// which of two classes was initialised first, or on what other code may have
// done before.
//
// Classes of the library are initialised when they are first needed.
#include "symex/internal.h"

#include "analysis/analysis.h"
#include "analysis/sequence.h"
#include "sema/constant_bits.h"
#include "sema/queries.h"

// Mostly there is one execution, which costs little.
enum { MOST_ITERATIONS = 5000, DEEPEST_RECURSION = 200 };

static Class *superclass_of(const Class *class_symbol) {
    const Type *super = class_symbol->superclass;
    return super && super->kind == TYPE_CLASS ? super->class_symbol : NULL;
}

static bool is_static(const Variable *field) {
    return (field->modifiers & MODIFIER_STATIC) && !(field->modifiers & MODIFIER_MODEL);
}

static bool is_library(const Class *class_symbol) {
    return class_symbol->unit && class_symbol->unit->is_library;
}

// ---- Steps

// Fields hold their defaults at first.
static void set_defaults(Symex *symex, const Class *class_symbol, State *state) {
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        if (is_static(field) && !field->constant)
            state_set(symex, state, static_place(symex, field), default_value(symex, field->type));
    }
}

static bool has_initializer(const Variable *field) {
    return field->kind == VARIABLE_ENUM_CONSTANT ||
           (field->declaration && as_VariableDeclaration(field->declaration)->initializer);
}

// Is it a field that the step assigns: its own, or one that a block may assign?
static bool is_of_step(const ClassStatics *statics, const StaticStep *step, const Variable *field) {
    return statics->class_symbol->class_file ? heap_step_names(step, field)
           : step->field                     ? field == step->field
           : step->is_enum                   ? field->kind == VARIABLE_ENUM_CONSTANT
                                             : !has_initializer(field);
}

// What the step would have assigned is not known.
static void forget(Symex *symex, ClassStatics *statics, const StaticStep *step, State *state) {
    const VariableList *fields = &statics->class_symbol->fields;
    bool is_apart = step->field && analysis_uses_only_library(step->member);
    for (uint32_t i = 0; i < fields->count; i++) {
        Variable *field = fields->items[i];
        if (!is_static(field) || field->constant)
            continue;
        if (is_of_step(statics, step, field) ||
            (!is_apart && !analysis_is_set_once(symex->lowering, field)))
            state_set(symex, state, static_place(symex, field), TERM_NONE);
    }
    if (is_apart)
        return;
    statics->doubtful = symex->heap.objects.count;
    vector_push(symex->arena, &statics->unknown_steps, *step);
}

// Objects of a step that failed are nobody's.
static void drop_objects(Symex *symex, const ClassStatics *statics, uint32_t first) {
    for (uint32_t i = first; i < symex->heap.objects.count; i++) {
        Object *object = &symex->heap.objects.items[i];
        if (object->made_by != statics)
            continue;
        object->made_by = NULL;
        object->created = TERM_FALSE;
    }
}

// `F = {1, 2}`: only through the field can anyone get at the array.
static void note_holder(Symex *symex, const StaticStep *step, const State *state) {
    const Node *initializer =
        step->field ? as_VariableDeclaration(step->member)->initializer : NULL;
    uint64_t number;
    if (initializer &&
        (initializer->kind == NODE_ARRAY_INITIALIZER || initializer->kind == NODE_NEW_ARRAY) &&
        term_is_constant(symex->terms, state_get(symex, state, static_place(symex, step->field)),
                         &number))
        symex->heap.objects.items[number].held_by = step->field;
}

// What the step read was given away by the class that made it.
static void note_trust(Symex *symex, const ClassStatics *statics, const StaticStep *step) {
    const VariableList *fields = &statics->class_symbol->fields;
    for (uint32_t i = 0; statics->trusted && i < fields->count; i++)
        if (is_static(fields->items[i]) && is_of_step(statics, step, fields->items[i]))
            map_put(symex->arena, &symex->statics.trusting, fields->items[i],
                    (void *)statics->trusted);
}

// The first thing that is not modelled there, or cut; of what was cut for another reason, that.
static const char *reason_of(Symex *symex, uint32_t unmodelled, uint32_t cuts) {
    if (symex->results.unmodelled.count > unmodelled)
        return symex->results.unmodelled.items[unmodelled].text;
    return symex->results.cuts.count > cuts ? symex->results.cuts.items[cuts].text : NULL;
}

// Every execution of the step comes to its end. Where hash codes by identity decide in which order
// things stand, an exception is a term of its own that no execution meets: this is asked, briefly.
static bool always_returns(Symex *symex, Outcome *outcome) {
    enum { MOST_CONFLICTS = 3000 };
    Term other = term_not(outcome->returned.guard);
    if (other == TERM_TRUE || symex->execution->out_of_time || solver_is_interrupted(symex->solver))
        return false;
    if (other != TERM_FALSE) {
        solver_limit_conflicts(symex->solver, MOST_CONFLICTS);
        if (solver_check(symex->solver, &other, 1, symex->deadline) != SOLVER_UNSATISFIABLE)
            return false;
    }
    outcome->thrown = state_dead();
    outcome->returned.guard = TERM_TRUE;
    return true;
}

static void run_step(Symex *symex, ClassStatics *statics, const StaticStep *step, State *state) {
    uint32_t unmodelled = symex->results.unmodelled.count, cuts = symex->results.cuts.count;
    uint32_t first = symex->heap.objects.count;
    statics->unmodelled = unmodelled;
    statics->cuts = cuts;
    statics->trusted = NULL;
    Outcome outcome = execute_method(symex, NULL, step->method, *state, NULL, 0);
    bool is_modelled =
        symex->results.unmodelled.count == unmodelled && symex->results.cuts.count == cuts;
    const char *reason = reason_of(symex, unmodelled, cuts);
    symex->results.unmodelled.count = unmodelled;
    symex->results.cuts.count = cuts;
    if (is_modelled && always_returns(symex, &outcome)) {
        *state = outcome.returned;
        note_holder(symex, step, state);
        note_trust(symex, statics, step);
        return;
    }
    if (!statics->reason)
        statics->reason = reason;
    statics->throws |= is_modelled && !state_is_dead(&outcome.thrown);
    drop_objects(symex, statics, first);
    forget(symex, statics, step, state);
}

bool statics_step_is_lost(const Symex *symex) {
    const ClassStatics *running = symex->statics.initializing;
    return running && (symex->results.unmodelled.count > running->unmodelled ||
                       symex->results.cuts.count > running->cuts);
}

// Mostly an initialiser is one execution, and whether a loop goes on is no question. Where it is a
// hard one, in the library, what comes of it would hardly be known: hash codes and properties of
// the system decide there.
bool statics_limit_question(Symex *symex) {
    enum { MOST_CONFLICTS = 200 };
    const ClassStatics *running = symex->statics.initializing;
    if (!running || !is_library(running->class_symbol))
        return false;
    solver_limit_conflicts(symex->solver, MOST_CONFLICTS);
    return true;
}

bool statics_give_up_step(Symex *symex) {
    if (solver_is_interrupted(symex->solver) || deadline_is_past(symex->deadline))
        return false;
    const Class *running = symex->statics.initializing->class_symbol;
    add_unmodelled(
        symex, TERM_TRUE, symex->subject.span,
        arena_format(symex->arena, "the static initialiser of '%s'", running->name->text));
    return true;
}

// ---- Classes

static void run_steps(Symex *symex, ClassStatics *statics, State *state) {
    const StaticStepList *steps = lower_static_steps(symex->lowering, statics->class_symbol);
    set_defaults(symex, statics->class_symbol, state);
    for (uint32_t i = 0; i < steps->count; i++) {
        // Behind an exception nothing runs.
        if (statics->throws)
            forget(symex, statics, &steps->items[i], state);
        else
            run_step(symex, statics, &steps->items[i], state);
    }
}

// The executions around are not concerned: nothing is reported, and nothing of them is known.
static void initialize_apart(Symex *symex, ClassStatics *statics, State *state) {
    struct ClassStatics *around = symex->statics.initializing;
    uint32_t unroll = symex->scope.unroll;
    RunOptions options = symex->execution->run_options;
    Span library_call = symex->results.library_call;
    bool is_probe = symex->statics.is_probe;
    Mode mode = mode_enter(symex, mode_elsewhere(symex));
    symex->statics.initializing = statics;
    symex->statics.is_probe = is_probe && !is_library(statics->class_symbol);
    symex->results.library_call = (Span){0, 0};
    symex->scope.unroll = 0;
    symex->execution->run_options = (RunOptions){.most_iterations = MOST_ITERATIONS,
                                                 .deepest_recursion = DEEPEST_RECURSION,
                                                 .few_iterations = MOST_ITERATIONS,
                                                 .shallow_recursion = DEEPEST_RECURSION};
    run_steps(symex, statics, state);
    settle_class(symex, statics, state);
    symex->execution->run_options = options;
    symex->scope.unroll = unroll;
    mode_leave(symex, mode);
    symex->results.library_call = library_call;
    symex->statics.is_probe = is_probe;
    symex->statics.initializing = around;
}

static ClassStatics *initialize(Symex *symex, Class *class_symbol, State *state) {
    ClassStatics *statics = map_get(&symex->statics.by_class, class_symbol);
    if (statics)
        return statics;
    statics = ARENA_NEW(symex->arena, ClassStatics);
    statics->class_symbol = class_symbol;
    statics->is_running = true;
    map_put(symex->arena, &symex->statics.by_class, class_symbol, statics);
    query_complete(symex->sema, class_symbol);
    query_type_bodies(symex->sema, class_symbol); // which fields are constant
    Class *super = superclass_of(class_symbol);
    if (super)
        statics->throws |= initialize(symex, super, state)->throws;
    ClassList interfaces = {0};
    lower_initialized_interfaces(symex->lowering, class_symbol, &interfaces);
    for (uint32_t i = 0; i < interfaces.count; i++)
        statics->throws |= initialize(symex, interfaces.items[i], state)->throws;
    initialize_apart(symex, statics, state);
    universe_pin(symex);
    statics->is_running = false;
    return statics;
}

bool statics_initialize(Symex *symex, Class *class_symbol) {
    State state = {TERM_TRUE, {0}};
    const ClassStatics *statics = initialize(symex, class_symbol, &state);
    if (class_symbol->kind != CLASS_ENUM)
        return !statics->throws;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT &&
            !symex->heap.initial.items[static_place(symex, class_symbol->fields.items[i])])
            return false;
    return true;
}

static bool is_listed(const VariableList *list, const Variable *field) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i] == field)
            return true;
    return false;
}

// Those that were seen to be read, or all that may be.
static VariableList fields_for(Symex *symex, Method *method) {
    VariableList fields = {0};
    if (heap_leaves_out_statics(symex))
        return *analysis_read_statics(symex->lowering, method);
    if (!method->sequence)
        analysis_mentioned_statics(symex->lowering, method, &fields);
    for (uint32_t i = 0; method->sequence && i < method->sequence->parts.count; i++)
        analysis_mentioned_statics(symex->lowering, method->sequence->parts.items[i], &fields);
    return fields;
}

void statics_prepare(Symex *symex, Method *method) {
    VariableList fields = fields_for(symex, method);
    for (uint32_t i = 0; i < fields.count; i++) {
        Variable *field = fields.items[i];
        map_put(symex->arena, &symex->statics.mentioned, field, field);
        if (analysis_is_set_once(symex->lowering, field)) {
            statics_initialize(symex, field->owner);
        } else if (!type_is_primitive(field->type) && !query_is_jml_value(field->type) &&
                   !is_listed(&symex->statics.changeable, field)) {
            vector_push(symex->arena, &symex->statics.changeable, field);
        }
    }
}

// ---- Classes that are initialised before the program

// The constants of an enum are there before the program starts where objects that it does not make
// refer to them. Nobody can tell, if that is all that its initialiser does.
static bool is_done_before(Symex *symex, const ClassStatics *statics) {
    const Class *class_symbol = statics->class_symbol;
    for (uint32_t i = 0; i < class_symbol->fields.count; i++) {
        Variable *field = class_symbol->fields.items[i];
        if (is_static(field) && !field->constant &&
            (!analysis_is_set_once(symex->lowering, field) ||
             !symex->heap.initial.items[static_place(symex, field)]))
            return false;
    }
    for (uint32_t i = 1; i < symex->heap.first_created; i++) {
        const Object *object = &symex->heap.objects.items[i];
        for (uint32_t j = 0; object->made_by == statics && j < object->count; j++)
            if (!is_settled(symex, object, j))
                return false;
    }
    return !statics->throws && !statics->assigns_others && !statics->unknown_steps.count;
}

// ---- Exceptions in initialisers (JLS 12.4.2)

static Term create_error(Symex *symex, const Frame *frame, State *state, Type *type, Span span) {
    Object *object = universe_create(symex, state, type, TERM_NONE, 0, span);
    object->created = state->guard;
    object->creator = frame ? frame->depth : 0;
    return object_reference(symex, object->number);
}

// What is no Error is wrapped in one.
static Term wrapped(Symex *symex, const Frame *frame, State *state, Term exception, Span span) {
    Class *error = query_class(symex->sema, "java.lang.Error");
    Class *wrapper = query_class(symex->sema, "java.lang.ExceptionInInitializerError");
    Term is_error = heap_instance_of(symex, exception, error->type);
    if (is_error == TERM_TRUE)
        return exception;
    Term wrapping = create_error(symex, frame, state, wrapper->type, span);
    Class *throwable = sema_types(symex->sema)->throwable->class_symbol;
    heap_store(symex, state, wrapping, query_field(symex->sema, throwable, "cause"), exception);
    heap_store(symex, state, wrapping, query_field(symex->sema, throwable, "causeKnown"),
               TERM_TRUE);
    return term_ite(symex->terms, is_error, exception, wrapping);
}

// A class whose initialiser failed cannot be used again. What the error says is not modelled.
static Term unusable(Symex *symex, const Frame *frame, State *state, Span span) {
    Class *error = query_class(symex->sema, "java.lang.NoClassDefFoundError");
    Term exception = create_error(symex, frame, state, error->type, span);
    vector_last(&symex->heap.objects).is_open = true;
    return exception;
}

// ---- Where code initialises a class, from the beginning of a program

// Two locations: it has begun; it has failed.
static uint32_t initialization_flags(Symex *symex, const Class *class_symbol) {
    uintptr_t flags = (uintptr_t)map_get(&symex->statics.initialized_flags, class_symbol);
    if (!flags) {
        flags = universe_locations(symex, 2);
        symex->heap.initial.items[flags] = symex->heap.initial.items[flags + 1] = TERM_FALSE;
        map_put(symex->arena, &symex->statics.initialized_flags, class_symbol, (void *)flags);
        universe_pin_locations(symex);
    }
    return (uint32_t)flags;
}

// Once, when the class is first used (JLS 12.4).
static Outcome initialize_first(Symex *symex, Frame *frame, State first, IrMethod *initializer,
                                uint32_t flags, Span span) {
    state_set(symex, &first, flags, TERM_TRUE);
    Outcome outcome = execute_method(symex, frame, initializer, first, NULL, 0);
    if (!state_is_dead(&outcome.thrown)) {
        state_set(symex, &outcome.thrown, flags + 1, TERM_TRUE);
        outcome.exception = wrapped(symex, frame, &outcome.thrown, outcome.exception, span);
    }
    return outcome;
}

Outcome statics_start(Symex *symex, Frame *frame, State state, Class *class_symbol, Span span) {
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    const ClassStatics *before = map_get(&symex->statics.by_class, class_symbol);
    if (before && is_done_before(symex, before))
        return outcome;
    if (before)
        add_unmodelled(symex, state.guard, span,
                       arena_format(symex->arena,
                                    "the initialiser of '%s', whose constants are "
                                    "there before the program starts,",
                                    class_symbol->name->text));
    uint32_t flags = initialization_flags(symex, class_symbol);
    Term has_begun = state_get(symex, &state, flags);
    Term has_failed = state_get(symex, &state, flags + 1);
    IrMethod *initializer = lower_static_initializer(symex->lowering, class_symbol);
    if (!initializer || (has_begun == TERM_TRUE && has_failed == TERM_FALSE))
        return outcome;
    if (frame)
        add_trace(symex, frame, &state, span, NULL, TERM_NONE, TERM_NONE, TERM_NONE);
    State first = state_assume(symex, state, term_not(has_begun));
    if (!state_is_dead(&first))
        outcome = initialize_first(symex, frame, first, initializer, flags, span);
    else
        outcome.returned = state_dead();
    State failed = state_assume(symex, state, has_failed);
    if (!state_is_dead(&failed)) {
        Term exception = unusable(symex, frame, &failed, span);
        outcome = outcome_with(symex, outcome, failed, exception);
    }
    State done =
        state_assume(symex, state, term_and(symex->terms, has_begun, term_not(has_failed)));
    outcome.returned = state_merge(symex, done, outcome.returned);
    return outcome;
}

static void set_exception(Symex *symex, const Frame *frame, State *state,
                          const IrInstruction *instruction, Term exception) {
    if (instruction->result && exception)
        register_set(symex, frame, state, instruction->result, exception);
}

static void initialize_now(Symex *symex, Frame *frame, State *state,
                           const IrInstruction *instruction) {
    if (state_is_dead(state)) { // followed though nothing gets there (paths)
        set_exception(symex, frame, state, instruction, object_reference(symex, 0));
        return;
    }
    Outcome outcome =
        statics_start(symex, frame, *state, instruction->detail.class_symbol, instruction->span);
    set_exception(symex, frame, &outcome.returned, instruction, object_reference(symex, 0));
    set_exception(symex, frame, &outcome.thrown, instruction, outcome.exception);
    if (!instruction->result && !state_is_dead(&outcome.thrown)) {
        add_unmodelled(symex, outcome.thrown.guard, instruction->span,
                       "an exception in a static initialiser");
        outcome.thrown = state_dead();
    }
    *state = state_merge(symex, outcome.returned, outcome.thrown);
}

// Does it throw? Where that is not one execution, it is taken to have ended, as in every pre-state.
static ClassStatics *probe(Symex *symex, Class *class_symbol) {
    symex->statics.is_probe = true;
    ClassStatics *statics = initialize(symex, class_symbol, &(State){TERM_TRUE, {0}});
    symex->statics.is_probe = false;
    return statics;
}

void execute_initialize(Symex *symex, Frame *frame, State *state,
                        const IrInstruction *instruction) {
    Class *class_symbol = instruction->detail.class_symbol;
    if (symex->scope.from_start && !symex->statics.initializing && !is_library(class_symbol)) {
        initialize_now(symex, frame, state, instruction);
        return;
    }
    set_exception(symex, frame, state, instruction, object_reference(symex, 0));
    ClassStatics *statics = map_get(&symex->statics.by_class, class_symbol);
    if (symex->statics.initializing && !statics && state->guard == TERM_TRUE)
        statics = initialize(symex, class_symbol, state);
    else if (symex->statics.initializing &&
             (!statics || (statics->is_running && statics != symex->statics.initializing)))
        add_unmodelled(symex, state->guard, instruction->span, "which class is initialised first");
    else if (!statics && instruction->result && !is_library(class_symbol))
        statics = probe(symex, class_symbol);
    if (statics && statics->throws) {
        add_unmodelled(symex, state->guard, instruction->span,
                       arena_format(symex->arena, "the static initialiser of '%s', which throws,",
                                    class_symbol->name->text));
        *state = state_dead();
    }
}

// ---- Values

// The object of an enum constant whose class could not be initialised: they stand in order.
static Term enum_constant(Symex *symex, const Variable *field) {
    Type *type = query_erasure(symex->sema, field->owner->type);
    uint32_t ordinal = 0;
    while (field->owner->fields.items[ordinal] != field)
        ordinal++;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++)
        if (symex->heap.ranges.items[i].type == type)
            return object_reference(symex, symex->heap.ranges.items[i].first + ordinal);
    return TERM_NONE;
}

// At the start; TERM_NONE where it is not known.
static Term initial_static(Symex *symex, Variable *field) {
    if (symex->scope.from_start && !symex->statics.initializing && !is_library(field->owner) &&
        !map_get(&symex->statics.by_class, field->owner))
        return default_value(symex, field->type);
    if (analysis_is_set_once(symex->lowering, field)) {
        statics_initialize(symex, field->owner); // sets it
        Term value = symex->heap.initial.items[static_place(symex, field)];
        return value || field->kind != VARIABLE_ENUM_CONSTANT ? value : enum_constant(symex, field);
    }
    // A reference that was not part of the pre-state when that was laid out is not known.
    if (symex->statics.initializing || (symex->pre.is_complete && !query_is_value(field->type)))
        return TERM_NONE;
    return fresh_static(symex, field);
}

uint32_t static_location(Symex *symex, Variable *field) {
    uint32_t location = static_place(symex, field);
    if (!symex->heap.initial.items[location] && !symex->statics.initializing) {
        Term value = initial_static(symex, field);
        symex->heap.initial.items[location] = value;
        // A number of a class that was not met before is an input like others: it is shown.
        if (value && symex->pre.is_complete && !symex->scope.from_start &&
            !is_library(field->owner) && !analysis_is_set_once(symex->lowering, field))
            vector_push(symex->arena, &symex->pre.static_fields, field);
    }
    return location;
}

// Any constant of the enum may be meant: then they have to be there.
void statics_ask_constants(Symex *symex, const Type *type) {
    if (type->kind != TYPE_CLASS || type->class_symbol->kind != CLASS_ENUM ||
        map_get(&symex->statics.by_class, type->class_symbol))
        return;
    for (uint32_t i = 0; i < type->class_symbol->fields.count; i++)
        if (type->class_symbol->fields.items[i]->kind == VARIABLE_ENUM_CONSTANT)
            heap_note_missed_static(symex, type->class_symbol->fields.items[i]);
}

// Says why, where something is not modelled that its class is initialised with; of one class that
// depends on another, what both depend on.
static const char *unknown_text(Symex *symex, const Variable *field) {
    const ClassStatics *statics = map_get(&symex->statics.by_class, field->owner);
    const char *reason = statics ? statics->reason : NULL;
    return reason && symex->statics.initializing ? reason
           : reason ? arena_format(symex->arena, "the static field '%s', which depends on %s,",
                                   field->name->text, reason)
                    : arena_format(symex->arena, "the static field '%s'", field->name->text);
}

static void note_unknown(Symex *symex, Term guard, Variable *field, Span span) {
    if (!symex->statics.initializing)
        heap_note_missed_static(symex, field);
    add_unmodelled(symex, guard, span, unknown_text(symex, field));
}

// The object that the JDK keeps in a field that changes is not any one: what holds for all of them
// holds. A number that changes, a clock's, is mostly drawn from outside.
static void doubt_changeable(Symex *symex, Term guard, Variable *field, Term value, Span span) {
    uint64_t known;
    if (field->owner->class_file && is_library(field->owner) && !type_is_primitive(field->type) &&
        !symex->statics.initializing && !term_is_constant(symex->terms, value, &known) &&
        !analysis_is_set_once(symex->lowering, field))
        add_doubt(symex, guard, span,
                  arena_format(symex->arena, "the static field '%s' of '%s'", field->name->text,
                               field->owner->name->text));
}

// It was computed from what another class made and gave away.
static void cut_changed(Symex *symex, Term guard, const Variable *field, Span span) {
    const Class *maker = map_get(&symex->statics.trusting, field);
    if (!maker)
        return;
    if (symex->statics.initializing) {
        symex->statics.initializing->trusted = maker;
        return;
    }
    Term is_changed = term_bool_variable(symex->terms, "changed");
    add_cut(symex, term_and(symex->terms, guard, is_changed), span,
            arena_format(symex->arena,
                         "executions in which others changed what the static initialiser of '%s' "
                         "made, before '%s' was computed from it",
                         maker->name->text, field->name->text));
}

// Any constant, or null; TERM_NONE where they are not known.
static Term any_constant(Symex *symex, Type *type) {
    const VariableList *fields = &type->class_symbol->fields;
    Term result = object_reference(symex, 0);
    statics_ask_constants(symex, type);
    for (uint32_t i = 0; i < fields->count; i++) {
        if (fields->items[i]->kind != VARIABLE_ENUM_CONSTANT)
            continue;
        Term value = symex->heap.initial.items[static_place(symex, fields->items[i])];
        value = value ? value : enum_constant(symex, fields->items[i]);
        if (!value)
            return TERM_NONE;
        result =
            term_ite(symex->terms, term_bool_variable(symex->terms, "constant"), value, result);
    }
    return result;
}

// A final field whose initialiser is not modelled: it holds some number or constant of its type.
// What holds for all of them holds.
static Term any_static(Symex *symex, Variable *field) {
    const ClassStatics *statics = map_get(&symex->statics.by_class, field->owner);
    bool is_enum = field->type->kind == TYPE_CLASS && field->type->class_symbol->kind == CLASS_ENUM;
    if (!statics || statics->throws || statics->is_running || symex->statics.initializing ||
        symex->scope.from_start || field->kind == VARIABLE_ENUM_CONSTANT || field->constant ||
        !(type_is_primitive(field->type) || is_enum))
        return TERM_NONE;
    Term value = is_enum ? any_constant(symex, field->type) : fresh_static(symex, field);
    symex->heap.initial.items[static_place(symex, field)] = value;
    if (value)
        map_put(symex->arena, &symex->statics.doubted, field, field);
    return value;
}

Term static_get(Symex *symex, const State *state, Term guard, Variable *field, Span span) {
    if (symex->statics.is_before_program && !is_known_constant(field) &&
        !is_library(field->owner)) {
        note_unknown(symex, guard, field, span);
        return default_value(symex, field->type);
    }
    Term value = state_get(symex, state, static_location(symex, field));
    if (!value && symex->statics.initializing && analysis_is_set_once(symex->lowering, field) &&
        !map_get(&symex->statics.by_class, field->owner))
        value = initial_static(symex, field);
    if (!value)
        value = any_static(symex, field);
    if (value) {
        if (map_get(&symex->statics.doubted, field))
            add_doubt(symex, guard, span, unknown_text(symex, field));
        doubt_changeable(symex, guard, field, value, span);
        cut_changed(symex, guard, field, span);
        return value;
    }
    note_unknown(symex, guard, field, span);
    return default_value(symex, field->type);
}

void static_set(Symex *symex, State *state, Variable *field, Term value, Span span) {
    uint32_t location = static_location(symex, field);
    if (symex->statics.initializing && symex->statics.initializing->class_symbol != field->owner)
        symex->statics.initializing->assigns_others = true;
    // States that merge need to know what the field is where it was not assigned.
    if (!state_get(symex, state, location) && !symex->statics.initializing)
        note_unknown(symex, state->guard, field, span);
    state_set(symex, state, location, value);
}
