// Executing instructions and blocks on states.
//
// A frame keeps one pending state per block. Blocks are taken in reverse
// postorder, so that when one is executed every state that leads to it has
// arrived and was merged; loops are executed as a whole when their header is
// reached (loops.c).
#include "symex/endless.h"
#include "symex/internal.h"
#include "symex/plain.h"
#include "symex/runs.h"

#include "base/clock.h"
#include "heap/veils.h"
#include "sema/nullness.h"
#include "sema/queries.h"

#include <limits.h>

#include <stdlib.h>
#include <string.h>

// ---- Registers

Term register_get(Symex *symex, const Frame *frame, const State *state, IrRegister reg) {
    Term value = state_get(symex, state, frame->base + reg);
    // Not assigned on any path that gets here: Java forbids reading it.
    return value ? value : java_constant(symex, frame->method->registers.items[reg].type, 0);
}

void register_set(Symex *symex, const Frame *frame, State *state, IrRegister reg, Term value) {
    state_set(symex, state, frame->base + reg, value);
}

enum { MOST_MISSED = 10000 };

// ---- The trace

void add_trace(Symex *symex, const Frame *frame, const State *state, Span span, Variable *variable,
               Term object, Term index, Term value) {
    if (symex->mode.quiet)
        return;
    TraceStep step = {.span = span,
                      .guard = state->guard,
                      .variable = variable,
                      .object = object,
                      .index = index,
                      .value = value,
                      .depth = frame->depth};
    vector_push(symex->arena, &symex->results.trace, step);
}

void add_trace_call(Symex *symex, const Frame *frame, const State *state, Span span,
                    const Method *callee, Term value, bool is_thrown) {
    TraceStep step = {.span = span,
                      .guard = state->guard,
                      .value = value,
                      .depth = frame->depth,
                      .callee = callee,
                      .is_thrown = is_thrown};
    vector_push(symex->arena, &symex->results.trace, step);
}

// Whichever visit it is.
static void note_mark(Symex *symex, const State *state, const IrMark *mark) {
    Results *results = &symex->results;
    if (!symex->execution->run_options.notes_marks || symex->mode.quiet)
        return;
    uintptr_t index = (uintptr_t)map_get(&results->marked_at, mark);
    if (index) {
        Marked *marked = &results->marked.items[index - 1];
        marked->reached = term_or(symex->terms, marked->reached, state->guard);
        return;
    }
    Marked marked = {mark, state->guard};
    vector_push(symex->arena, &results->marked, marked);
    map_put(symex->arena, &results->marked_at, mark, (void *)(uintptr_t)results->marked.count);
}

// A mark behind a branch that nothing can take, whatever the assumptions are.
static void note_missed(Symex *symex, const Frame *frame, const State *state, IrBlockId target,
                        Term condition) {
    MissedList *missed = &symex->results.missed;
    const IrInstruction *first = &frame->method->blocks.items[target].instructions.items[0];
    if (!symex->execution->run_options.notes_marks || symex->mode.quiet ||
        first->operation != IR_MARK || missed->count >= MOST_MISSED ||
        term_and(symex->terms, state->guard, condition) != TERM_FALSE)
        return;
    Missed one = {first->detail.mark, state->guard, condition};
    vector_push(symex->arena, missed, one);
}

// ---- Time and feasibility

// Looks at the clock, and whether the run is to stop, now and then; everything stops soon after.
bool is_out_of_time(Symex *symex) {
    enum { STEPS_BETWEEN_LOOKS = 256, MOST_IN_VAIN = 500 };
    bool is_in_vain = symex->pre.missed.count || symex_told_pools_apart(symex);
    if (symex->pre.is_late || (is_in_vain && ++symex->execution->steps_in_vain > MOST_IN_VAIN))
        symex->execution->out_of_time = true;
    if (symex->execution->out_of_time || ++symex->execution->steps % STEPS_BETWEEN_LOOKS)
        return symex->execution->out_of_time;
    symex->execution->out_of_time = solver_is_interrupted(symex->solver);
    symex->execution->out_of_time |= deadline_is_past(symex->deadline);
    return symex->execution->out_of_time;
}

void symex_assert(Symex *symex) {
    for (; symex->results.assumed < symex->results.assumptions.count; symex->results.assumed++)
        solver_assert(symex->solver, symex->results.assumptions.items[symex->results.assumed]);
}

bool is_feasible(Symex *symex, Term condition) {
    if (condition == TERM_FALSE || condition == TERM_TRUE)
        return condition == TERM_TRUE;
    symex_assert(symex);
    veils_look(symex, condition);
    SolverAnswer answer = solver_check(symex->solver, &condition, 1, symex->deadline);
    if (answer == SOLVER_UNKNOWN)
        symex->execution->out_of_time = true;
    return answer != SOLVER_UNSATISFIABLE;
}

// In a hurry: of the time for execution, what is left of it is for what comes behind.
static Deadline part_of_following(Deadline last) {
    enum { PART = 4 };
    double left = deadline_left(last);
    return left > 0 ? deadline_at(last.at - left + left / PART) : last;
}

// Where bounds are looked for, or in a hurry, one hard question must not take the time of all
// others.
static Deadline part_of_time(const Symex *symex) {
    enum { USUAL_PART = 2, LATE_PART = 16 };
    const RunOptions *options = &symex->execution->run_options;
    bool hurries = deadline_is_set(options->follow_until);
    if (hurries && is_code_under_check(symex))
        return part_of_following(options->follow_until);
    if (!deadline_is_set(symex->deadline) || !(options->assumes_contracts || hurries))
        return symex->deadline;
    if (hurries)
        return deadline_is_past(options->follow_until)
                   ? deadline_of_part(symex->deadline, 1.0 / LATE_PART)
                   : deadline_earlier(options->follow_until, symex->deadline);
    double left = deadline_left(symex->deadline);
    double part = left / (is_time_to_cut(symex) ? LATE_PART : USUAL_PART);
    return left > 0 ? deadline_at(symex->deadline.at - left + part) : symex->deadline;
}

// Between two questions: is the verdict known in another way? Then everything stops.
static bool is_known_otherwise(Symex *symex) {
    const RunOptions *options = &symex->execution->run_options;
    bool is_so = options->is_settled && options->is_settled(options->settled_context);
    symex->execution->out_of_time |= is_so;
    return is_so;
}

// A question of any length, in slices: between two of them the verdict may become known otherwise.
static SolverAnswer ask_in_slices(Symex *symex, const Term *conditions, uint32_t count,
                                  bool tries_last, Deadline deadline) {
    enum { FIRST_SLICE = 5000 };
    const RunOptions *options = &symex->execution->run_options;
    for (int slice = FIRST_SLICE; options->is_settled && slice < INT_MAX / 2; slice *= 2) {
        solver_limit_conflicts(symex->solver, slice);
        SolverAnswer answer =
            solver_check_possible(symex->solver, conditions, count, tries_last, deadline);
        if (answer != SOLVER_UNKNOWN || solver_is_interrupted(symex->solver) ||
            deadline_is_past(deadline) || is_known_otherwise(symex))
            return answer;
    }
    return solver_check_possible(symex->solver, conditions, count, tries_last, deadline);
}

SolverAnswer ask_as_given(Symex *symex, Term condition, bool tries_last, int conflicts) {
    if (condition == TERM_FALSE || condition == TERM_TRUE)
        return condition == TERM_TRUE ? SOLVER_UNKNOWN : SOLVER_UNSATISFIABLE;
    Term conditions[] = {condition, symex->mode.given};
    Deadline deadline = part_of_time(symex);
    bool is_of_static = statics_limit_question(symex);
    bool is_limited = conflicts || is_of_static;
    uint32_t count = symex->mode.given ? 2 : 1;
    if (conflicts && !is_of_static)
        solver_limit_conflicts(symex->solver, conflicts);
    symex_assert(symex);
    veils_look(symex, condition);
    SolverAnswer answer =
        is_limited ? solver_check_possible(symex->solver, conditions, count, tries_last, deadline)
                   : ask_in_slices(symex, conditions, count, tries_last, deadline);
    if (is_known_otherwise(symex))
        return SOLVER_UNKNOWN;
    if (answer != SOLVER_UNKNOWN)
        return answer;
    bool is_part_over = deadline_is_past(deadline) && !deadline_is_past(symex->deadline);
    bool is_given_up = is_of_static ? statics_give_up_step(symex)
                                    : conflicts && !solver_is_interrupted(symex->solver) &&
                                          !deadline_is_past(symex->deadline);
    if (!is_part_over && !is_given_up)
        symex->execution->out_of_time = true;
    return answer;
}

SolverAnswer rule_out(Symex *symex, Term condition, int conflicts) {
    SolverAnswer answer = ask_as_given(symex, condition, false, conflicts);
    Term given = symex->mode.given ? symex->mode.given : TERM_TRUE;
    if (answer == SOLVER_UNSATISFIABLE && condition != TERM_FALSE)
        assume(symex, term_not(term_and(symex->terms, given, condition)));
    return answer;
}

// ---- Instructions

static void assign(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction,
                   Term value) {
    register_set(symex, frame, state, instruction->result, value);
    Variable *variable = frame->method->registers.items[instruction->result].variable;
    if (variable)
        add_trace(symex, frame, state, instruction->span, variable, TERM_NONE, TERM_NONE, value);
}

// A variable that is written as `non_null` is not null behind any assignment.
static void copy(Symex *symex, Frame *frame, State *state, const IrInstruction *instruction,
                 Term value) {
    const Variable *variable = frame->method->registers.items[instruction->result].variable;
    assign(symex, frame, state, instruction, value);
    if (!variable || symex->mode.quiet || !variable_stays_non_null(variable))
        return;
    Term is_null = term_equal(symex->terms, value, object_reference(symex, 0));
    add_obligation(symex, OBLIGATION_NON_NULL_VARIABLE,
                   term_and(symex->terms, state->guard, is_null), instruction->span, (Span){0, 0},
                   arena_format(symex->arena, "null assigned to '%s', which must not be null",
                                variable->name->text));
    *state = state_assume(symex, *state, term_not(is_null));
}

bool is_exception_field(Symex *symex, const Variable *field) {
    return field->owner && field->owner->unit && field->owner->unit->is_library &&
           query_is_subclass(symex->sema, field->owner,
                             sema_types(symex->sema)->throwable->class_symbol);
}

static void check_field_known(Symex *symex, Term guard, Term object, Variable *field, Span span) {
    if (!field->owner)
        return;
    check_text_known(symex, guard, object, field, span);
    check_content_known(symex, guard, object, field, span);
    // What the constructor of an enum constant computed, and its name, is not known.
    bool is_enum = field->owner->kind == CLASS_ENUM && (field->modifiers & MODIFIER_FINAL);
    bool is_name = field->owner == sema_types(symex->sema)->enum_class->class_symbol &&
                   !query_is_value(field->type);
    bool is_exception = is_exception_field(symex, field);
    bool is_message = is_exception && strcmp(field->name->text, "message") == 0;
    if (!is_enum && !is_name && !is_exception)
        return;
    const ObjectSet *set = reference_candidates(symex, object);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Object *candidate = &symex->heap.objects.items[i];
        if (!is_message && candidate->made_by)
            continue; // its constructor was executed
        // The message of an assertion that failed may have been left out. An exception that a
        // contract speaks of was made by a constructor that did not run here.
        bool unknown = is_exception ? candidate->is_open ||
                                          (is_message && candidate->check == IR_CHECK_ASSERT &&
                                           !candidate->about[0])
                                    : candidate->is_initial;
        if (!unknown)
            continue;
        Term is_it = term_equal(symex->terms, object, object_reference(symex, i));
        const char *text = arena_format(symex->arena, "the field '%s' of '%s'", field->name->text,
                                        field->owner->name->text);
        // A number is any: what holds for all of them holds.
        if (is_enum && query_is_value(field->type))
            add_doubt(symex, term_and(symex->terms, guard, is_it), span, text);
        else
            add_unmodelled(symex, term_and(symex->terms, guard, is_it), span, text);
    }
}

Term load_known_field(Symex *symex, const State *state, Term guard, Term object, Variable *field,
                      Span span) {
    check_field_known(symex, guard, object, field, span);
    Term value = heap_load(symex, state, object, field);
    bool is_message = strcmp(field->name->text, "message") == 0 && is_exception_field(symex, field);
    return is_message ? message_of_checks(symex, state, object, value, span) : value;
}

static void execute_load(Symex *symex, Frame *frame, State *state,
                         const IrInstruction *instruction) {
    Variable *field = instruction->detail.field;
    Term value;
    if (field->modifiers & MODIFIER_VOLATILE)
        endless_note_asked(symex); // another thread may assign it
    if (!instruction->a) {
        note_access(symex, state, TERM_NONE, field, TERM_NONE, instruction->span, false);
        value = static_get(symex, state, state->guard, field, instruction->span);
    } else {
        Term object = register_get(symex, frame, state, instruction->a);
        note_access(symex, state, object, field, TERM_NONE, instruction->span, false);
        value = load_known_field(symex, state, state->guard, object, field, instruction->span);
        *state = state_assume(symex, *state, text_fits(symex, object, field));
    }
    assign(symex, frame, state, instruction, value);
}

static void execute_store(Symex *symex, Frame *frame, State *state,
                          const IrInstruction *instruction) {
    Variable *field = instruction->detail.field;
    Term value = register_get(symex, frame, state, instruction->b);
    Term object = TERM_NONE;
    if (instruction->a) {
        object = register_get(symex, frame, state, instruction->a);
        check_assignable_field(symex, frame, state, object, field, instruction->span);
        heap_store(symex, state, object, field, value);
    } else {
        check_assignable_field(symex, frame, state, TERM_NONE, field, instruction->span);
        static_set(symex, state, field, value, instruction->span);
    }
    add_trace(symex, frame, state, instruction->span, field, object, TERM_NONE, value);
}

static void execute_load_element(Symex *symex, Frame *frame, State *state,
                                 const IrInstruction *instruction) {
    Term array = register_get(symex, frame, state, instruction->a);
    Term index = register_get(symex, frame, state, instruction->b);
    IrType type = frame->method->registers.items[instruction->result].type;
    cut_beyond(symex, state, array, index, instruction->span);
    check_content_known(symex, state->guard, array, NULL, instruction->span);
    note_access(symex, state, array, NULL, index, instruction->span, false);
    Term value = heap_load_element(symex, state, array, index, java_constant(symex, type, 0));
    assign(symex, frame, state, instruction, value);
}

static void execute_store_element(Symex *symex, Frame *frame, State *state,
                                  const IrInstruction *instruction) {
    Term array = register_get(symex, frame, state, instruction->a);
    Term index = register_get(symex, frame, state, instruction->b);
    Term value = register_get(symex, frame, state, instruction->result);
    cut_beyond(symex, state, array, index, instruction->span);
    check_assignable_element(symex, frame, state, array, index, instruction->span);
    heap_store_element(symex, state, array, index, value);
    add_trace(symex, frame, state, instruction->span, NULL, array, index, value);
}

static bool is_exception(Symex *symex, Class *class_symbol) {
    return query_is_subclass(symex->sema, class_symbol,
                             sema_types(symex->sema)->throwable->class_symbol);
}

static void execute_new(Symex *symex, Frame *frame, State *state, const IrBlock *block,
                        const IrInstruction *instruction) {
    Object *object;
    if (instruction->operation == IR_NEW_ARRAY) {
        Term length = register_get(symex, frame, state, instruction->a), limit;
        uint32_t capacity = array_capacity(symex, state, length, instruction->span, &limit);
        cut_array(symex, state, instruction->detail.type, instruction->span);
        object = universe_create(symex, state, instruction->detail.type, length, capacity,
                                 instruction->span);
        object->limit = limit;
    } else {
        cut_creation(symex, state, instruction->detail.class_symbol, instruction->span);
        object = universe_create(symex, state, instruction->detail.class_symbol->type, TERM_NONE, 0,
                                 instruction->span);
    }
    object->check = block->check;
    if (instruction->operation == IR_NEW && instruction->a)
        object->about[0] = register_get(symex, frame, state, instruction->a);
    if (instruction->operation == IR_NEW && instruction->b)
        object->about[1] = register_get(symex, frame, state, instruction->b);
    if (instruction->operation == IR_NEW && is_exception(symex, instruction->detail.class_symbol))
        object->rejects =
            block->check == IR_CHECK_NONE
                ? plain_rejects(symex, frame, state, instruction->detail.class_symbol)
                : plain_check_rejects(symex, frame, state, block, instruction->detail.class_symbol);
    object->creator = frame->depth;
    object->created = state->guard;
    assign(symex, frame, state, instruction, object_reference(symex, object->number));
}

// The model of HashMap asks for classes whose objects need no hash, to be faster. An object of a
// class that nobody knows has a lawful hash, whichever class that is.
static bool is_for_hash(const Frame *frame) {
    const Method *method = frame->method->symbol;
    return method && method->owner->unit && method->owner->unit->is_library &&
           !strcmp(method->name->text, "hash") &&
           !strcmp(method->owner->qualified_name->text, "java.util.HashMap");
}

// Is what the block asks for its type cast to it?
static bool is_cast(const IrMethod *method, const IrBlock *block) {
    const IrInstruction *last = &vector_last(&block->instructions);
    for (uint32_t i = 0; last->operation == IR_BRANCH && i < 2; i++) {
        IrCheck check = method->blocks.items[last->detail.targets[i]].check;
        if (check == IR_CHECK_CAST || check == IR_CHECK_ERASED_CAST ||
            check == IR_CHECK_BRIDGE_CAST)
            return true;
    }
    return false;
}

void execute_instruction(Symex *symex, Frame *frame, State *state, const IrBlock *block,
                         const IrInstruction *instruction) {
    const IrRegisterInfo *registers = frame->method->registers.items;
    Term a = TERM_NONE, b = TERM_NONE;
    if (instruction->a)
        a = register_get(symex, frame, state, instruction->a);
    if (instruction->b)
        b = register_get(symex, frame, state, instruction->b);
    if (ir_computes_floating(frame->method, instruction)) {
        assign(symex, frame, state, instruction,
               floating_result(symex, frame->method, state, instruction, a, b));
        return;
    }
    switch (instruction->operation) {
    case IR_CONSTANT:
        if (!java_fits(symex, registers[instruction->result].type, instruction->detail.integer)) {
            add_unmodelled(symex, state->guard, instruction->span,
                           arena_format(symex->arena,
                                        "the number %lld, which does not fit in %u bits,",
                                        (long long)instruction->detail.integer, symex->scope.bits));
            *state = state_dead();
            return;
        }
        assign(
            symex, frame, state, instruction,
            java_constant(symex, registers[instruction->result].type, instruction->detail.integer));
        return;
    case IR_COPY: copy(symex, frame, state, instruction, a); return;
    case IR_EQUAL:
        assign(symex, frame, state, instruction,
               registers[instruction->a].type == IR_REF
                   ? references_same(symex, state, state->guard, a, b, instruction->span)
                   : java_binary(symex, instruction->operation, a, b));
        return;
    case IR_ADD:
    case IR_SUBTRACT:
    case IR_MULTIPLY:
    case IR_DIVIDE:
    case IR_REMAINDER:
    case IR_SHIFT_LEFT:
    case IR_SHIFT_RIGHT:
    case IR_SHIFT_RIGHT_UNSIGNED:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
    case IR_LESS:
    case IR_LESS_EQUAL:
        assign(symex, frame, state, instruction, java_binary(symex, instruction->operation, a, b));
        return;
    case IR_NEGATE: assign(symex, frame, state, instruction, term_negate(symex->terms, a)); return;
    case IR_NOT:
        assign(symex, frame, state, instruction,
               term_width(symex->terms, a) ? term_bit_not(symex->terms, a) : term_not(a));
        return;
    case IR_TO_BYTE:
    case IR_TO_SHORT:
    case IR_TO_CHAR:
    case IR_TO_LONG:
    case IR_TO_INT:
        assign(symex, frame, state, instruction, java_convert(symex, instruction->operation, a));
        return;
    case IR_OVERFLOW:
        assign(symex, frame, state, instruction,
               java_overflow(symex, instruction->detail.checked, a, b));
        return;
    case IR_LOAD: execute_load(symex, frame, state, instruction); return;
    case IR_STORE: execute_store(symex, frame, state, instruction); return;
    case IR_LOAD_ELEMENT: execute_load_element(symex, frame, state, instruction); return;
    case IR_STORE_ELEMENT: execute_store_element(symex, frame, state, instruction); return;
    case IR_LENGTH: assign(symex, frame, state, instruction, heap_length(symex, a)); return;
    case IR_NEW:
    case IR_NEW_ARRAY: execute_new(symex, frame, state, block, instruction); return;
    case IR_INSTANCE_OF:
        if (!is_for_hash(frame)) {
            Term dropped = check_class_known(symex, state->guard, a, instruction->detail.type,
                                             instruction->span, is_cast(frame->method, block));
            *state = state_assume(symex, *state, term_not(dropped));
        }
        assign(symex, frame, state, instruction,
               heap_instance_of(symex, a, instruction->detail.type));
        return;
    case IR_STORABLE: assign(symex, frame, state, instruction, heap_storable(symex, a, b)); return;
    case IR_CALL: execute_call(symex, frame, state, instruction); return;
    case IR_ASSUME: *state = state_assume(symex, *state, a); return;
    case IR_SPECIFICATION:
        run_single(symex, frame, state, instruction->detail.node);
        execute_specification(symex, frame, state, instruction);
        return;
    case IR_ITERATE: run_iterate(symex, frame, state, instruction->detail.node); return;
    case IR_MARK: note_mark(symex, state, instruction->detail.mark); return;
    case IR_HAVOC:
        add_unmodelled(symex, state->guard, instruction->span, "an unknown value");
        *state = state_dead();
        return;
    case IR_UNSUPPORTED:
        add_unmodelled(symex, state->guard, instruction->span, instruction->detail.text);
        *state = state_dead();
        return;
    case IR_STRING: execute_string(symex, frame, state, instruction); return;
    case IR_TEXT:
        assign(symex, frame, state, instruction,
               text_of(symex, state, a, instruction->detail.type, instruction->span));
        return;
    case IR_CONCATENATE:
        assign(symex, frame, state, instruction, text_join(symex, state, a, b, instruction->span));
        return;
    case IR_CLASS_OBJECT:
        assign(symex, frame, state, instruction, class_object(symex, instruction->detail.type));
        return;
    case IR_INITIALIZE: execute_initialize(symex, frame, state, instruction); return;
    case IR_TO_FLOAT:
    case IR_TO_DOUBLE:
    case IR_JUMP:
    case IR_BRANCH:
    case IR_RETURN:
    case IR_THROW:
    case IR_STOP:
    case IR_OPERATION_COUNT:
        internal_error(__FILE__, __LINE__,
                       "a terminator should end its block, and floating point be computed");
    }
}

// ---- Blocks

static void go_to(Symex *symex, Frame *frame, IrBlockId target, State state) {
    if (!state_is_dead(&state))
        frame->pending[target] = state_merge(symex, frame->pending[target], state);
}

// A line that decides or leaves is part of the path, even if it assigns nothing. That a call threw
// is no decision of its line.
void trace_terminator(Symex *symex, const Frame *frame, const State *state, const IrBlock *block) {
    const IrInstruction *terminator = &vector_last(&block->instructions);
    if (frame->method->symbol && frame->method->symbol->sequence)
        return; // nobody wrote it
    bool leaves = terminator->operation == IR_RETURN ? frame->method->result != 0
                                                     : terminator->operation == IR_THROW;
    if (leaves || (terminator->operation == IR_BRANCH && !ir_tests_exception(block)))
        add_trace(symex, frame, state, terminator->span, NULL, TERM_NONE, TERM_NONE, TERM_NONE);
}

static void leave_block(Symex *symex, Frame *frame, const State *state, const IrBlock *block) {
    const IrInstruction *terminator = &vector_last(&block->instructions);
    trace_terminator(symex, frame, state, block);
    if (terminator->operation == IR_JUMP) {
        go_to(symex, frame, terminator->detail.targets[0], *state);
    } else if (terminator->operation == IR_BRANCH) {
        Term condition = register_get(symex, frame, state, terminator->a);
        note_missed(symex, frame, state, terminator->detail.targets[0], condition);
        note_missed(symex, frame, state, terminator->detail.targets[1], term_not(condition));
        go_to(symex, frame, terminator->detail.targets[0], state_assume(symex, *state, condition));
        go_to(symex, frame, terminator->detail.targets[1],
              state_assume(symex, *state, term_not(condition)));
    } else if (terminator->operation == IR_RETURN) {
        frame->returned = state_merge(symex, frame->returned, *state);
    } else if (terminator->operation == IR_THROW) {
        State thrown = *state;
        state_set(symex, &thrown, frame->exception,
                  register_get(symex, frame, state, terminator->a));
        frame->thrown = state_merge(symex, frame->thrown, thrown);
    }
}

static bool is_input(const Symex *symex, uint32_t number) {
    return number < symex->heap.first_created || symex->heap.objects.items[number].is_answer;
}

// Behind code that is unchecked, nobody knows whether this object is what the cast wants. Of plain
// Java, executions in which it is are looked at, which is an answer.
static void doubt_type_arguments(Symex *symex, const State *state, const IrBlock *block,
                                 Term is_object) {
    if (!symex->execution->is_unchecked)
        return;
    Term where = term_and(symex->terms, state->guard, is_object);
    Span span = block->instructions.items[0].span;
    if (!symex->scope.is_plain || symex->mode.quiet) {
        add_unmodelled(symex, where, span,
                       "a cast that type arguments imply, in code that is unchecked");
        return;
    }
    add_cut(
        symex, where, span,
        "executions in which code that is unchecked gives another type than type arguments say");
    vector_last(&symex->results.cuts).is_dropped = true;
}

// It may be what the cast wants, and such answers were left out where nothing said that there are
// any.
static void doubt_answer(Symex *symex, const State *state, const IrInstruction *test,
                         const Object *object, Term is_object) {
    bool is_thing = symex->pre.gives_things && object->type == sema_types(symex->sema)->object;
    bool is_nested = symex->pre.narrows_answers && nested_is_collection(symex, test->detail.type);
    if (object->is_answer && (is_thing || is_nested))
        add_unmodelled(symex, term_and(symex->terms, state->guard, is_object), test->span,
                       "an answer of a type variable that is used as another type");
}

// A cast that type arguments imply does not fail for objects of the pre-state: there, type
// arguments tell the truth.
static void assume_type_arguments(Symex *symex, const Frame *frame, const IrBlock *block,
                                  State *state) {
    for (uint32_t i = 0; i < block->predecessors.count; i++) {
        const IrBlock *before = &frame->method->blocks.items[block->predecessors.items[i]];
        for (uint32_t j = before->instructions.count; j-- > 0;) {
            const IrInstruction *instruction = &before->instructions.items[j];
            if (instruction->operation != IR_INSTANCE_OF)
                continue;
            Term value = register_get(symex, frame, state, instruction->a);
            const ObjectSet *set = reference_candidates(symex, value);
            for (uint32_t k = object_set_next(symex, set, 1); k;
                 k = object_set_next(symex, set, k + 1))
                if (is_input(symex, k)) {
                    Term is_object = term_equal(symex->terms, value, object_reference(symex, k));
                    doubt_type_arguments(symex, state, block, is_object);
                    doubt_answer(symex, state, instruction, &symex->heap.objects.items[k],
                                 is_object);
                    *state = state_assume(symex, *state, term_not(is_object));
                }
            break;
        }
    }
}

bool enter_block(Symex *symex, const Frame *frame, const IrBlock *block, State *state) {
    if (heap_is_full(symex)) {
        add_cut(symex, state->guard, block->instructions.items[0].span,
                "executions that need still more objects");
        return false;
    }
    if (block->check == IR_CHECK_OVERFLOW) {
        add_obligation(symex, OBLIGATION_OVERFLOW, state->guard, block->instructions.items[0].span,
                       (Span){0, 0}, "integer overflow");
        return false;
    }
    symex->execution->is_unchecked |= frame->method->is_unchecked;
    bool is_implied = block->check == IR_CHECK_ERASED_CAST || block->check == IR_CHECK_BRIDGE_CAST;
    if (is_implied && block->predecessors.count == 1)
        assume_type_arguments(symex, frame, block, state);
    return !state_is_dead(state);
}

void execute_block(Symex *symex, Frame *frame, IrBlockId id) {
    const IrBlock *block = &frame->method->blocks.items[id];
    State state = frame->pending[id];
    frame->pending[id] = state_dead();
    if (!enter_block(symex, frame, block, &state))
        return;
    for (uint32_t i = 0; i + 1 < block->instructions.count; i++) {
        execute_instruction(symex, frame, &state, block, &block->instructions.items[i]);
        if (state_is_dead(&state))
            return;
    }
    leave_block(symex, frame, &state, block);
}

// ---- Regions

// Header of a loop that lies directly in `region`.
static uint32_t inner_loop_at(const IrMethod *method, IrBlockId id, uint32_t region) {
    uint32_t loop = method->blocks.items[id].loop;
    while (loop && loop != region) {
        const IrLoop *info = &method->loops.items[loop - 1];
        if (info->parent == region)
            return info->header == id ? loop : UINT32_MAX;
        loop = info->parent;
    }
    return 0;
}

void execute_region(Symex *symex, Frame *frame, uint32_t region) {
    const IrMethod *method = frame->method;
    const IrBlockId *blocks = region_blocks(symex, frame->method, region);
    uint32_t count = region ? method->loops.items[region - 1].blocks.count : method->blocks.count;
    for (uint32_t i = 0; i < count; i++) {
        IrBlockId id = blocks[i];
        if (state_is_dead(&frame->pending[id]))
            continue;
        uint32_t inner = inner_loop_at(method, id, region);
        if (inner == 0)
            execute_block(symex, frame, id);
        else if (inner != UINT32_MAX)
            execute_loop(symex, frame, inner);
        if (is_out_of_time(symex) || statics_step_is_lost(symex))
            return;
    }
}
