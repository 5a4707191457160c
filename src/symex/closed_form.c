// Loops that count: the number of iterations as a term.
//
//     for (int i = a; i < b; i += 3) { sum += i; }
//
// Where a loop has one exit, at its head or at its end, which compares a counter
// with a value that the loop does not change, and the counter changes by a constant
// once per iteration, the number of iterations is known without unrolling: thousands
// or 2^31 of them. The formula is not trusted but put to the solver: the condition
// holds at every number below, and fails at this one. Other variables that the
// loop assigns get any value; what depends on them is not exact any more.
//
// Counted are passes from head to head. After the last of them the loop is entered
// at its head once more, and left at the exit: `do` has begun its body again by then.
#include "symex/counter.h"
#include "symex/runs.h"

typedef struct Counting {
    Symex *symex;
    Frame *frame;
    const IrMethod *method;
    const IrLoop *loop;
    uint32_t index; // of the loop
    IrBlockId exit; // the block that decides: the head, or the last one
    const IrInstruction *compare;
    IrOperation condition; // of staying: LESS, LESS_EQUAL, or EQUAL with `is_negated`
    bool is_negated;
    bool is_left; // the counter stands on the left
    IrRegister counter, bound;
    int64_t step;
    bool is_late; // the counter has changed when it is compared
} Counting;

// The only assignment to a register in the loop.
typedef struct Assignment {
    const IrInstruction *instruction;
    IrBlockId block;
} Assignment;

// ---- The shape

static const IrBlock *block_at(const Counting *counting, IrBlockId id) {
    return &counting->method->blocks.items[id];
}

static bool is_allowed(const Counting *counting, const IrInstruction *instruction) {
    IrOperation operation = instruction->operation;
    if (operation == IR_SPECIFICATION)
        return instruction->detail.node == counting->loop->statement;
    if (instruction->result &&
        counting->method->registers.items[instruction->result].type == IR_REF)
        return false;
    return operation == IR_CONSTANT || (operation >= IR_COPY && operation <= IR_TO_INT) ||
           operation == IR_ITERATE || operation == IR_MARK || operation == IR_JUMP ||
           operation == IR_BRANCH;
}

static bool leaves_at(const Counting *counting, IrBlockId block) {
    IrBlockId successors[2];
    uint32_t count = ir_successors(counting->method, block, successors), inside = 0;
    for (uint32_t i = 0; i < count; i++)
        inside += ir_in_loop(counting->method, successors[i], counting->index);
    return count == 2 && inside == 1;
}

// The head, or the only block that leads back to it.
static bool find_exit(Counting *counting) {
    counting->exit = counting->loop->header;
    if (leaves_at(counting, counting->exit))
        return true;
    const IrBlock *head = block_at(counting, counting->loop->header);
    uint32_t back = 0;
    for (uint32_t i = 0; i < head->predecessors.count; i++) {
        if (!ir_in_loop(counting->method, head->predecessors.items[i], counting->index))
            continue;
        counting->exit = head->predecessors.items[i];
        back++;
    }
    return back == 1 && leaves_at(counting, counting->exit);
}

// Is this executed before the exit decides, in each pass? Only of what no pass avoids.
static bool precedes(const Counting *counting, IrBlockId block, const IrInstruction *instruction) {
    return block == counting->exit ? instruction < counting->compare
                                   : counting->exit != counting->loop->header;
}

// Plain computation, no loops inside, and one way out.
static bool is_plain(const Counting *counting) {
    for (uint32_t i = 0; i < counting->loop->blocks.count; i++) {
        IrBlockId id = counting->loop->blocks.items[i];
        const IrBlock *block = block_at(counting, id);
        if (block->loop != counting->index)
            return false;
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (!is_allowed(counting, &block->instructions.items[j]))
                return false;
        IrBlockId successors[2];
        uint32_t count = ir_successors(counting->method, id, successors), inside = 0;
        for (uint32_t j = 0; j < count; j++)
            inside += ir_in_loop(counting->method, successors[j], counting->index);
        if (id != counting->exit && inside != count)
            return false;
    }
    return true;
}

// The only assignment to a register in the loop, and its block; NULL if there is none, or several.
static const IrInstruction *only_assignment(const Counting *counting, IrRegister reg,
                                            IrBlockId *where, uint32_t *number) {
    const IrInstruction *found = NULL;
    *number = 0;
    for (uint32_t i = 0; i < counting->loop->blocks.count; i++) {
        const IrBlock *block = block_at(counting, counting->loop->blocks.items[i]);
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            if (block->instructions.items[j].result != reg)
                continue;
            found = &block->instructions.items[j];
            *where = counting->loop->blocks.items[i];
            ++*number;
        }
    }
    return *number == 1 ? found : NULL;
}

static bool is_unchanged(const Counting *counting, IrRegister reg) {
    IrBlockId where;
    uint32_t number;
    only_assignment(counting, reg, &where, &number);
    return number == 0;
}

static Term same_value(const Counting *counting, const State *state, IrRegister reg);

// What an instruction in the loop computes, if its operands are the same in all iterations.
static Term same_result(const Counting *counting, const State *state,
                        const IrInstruction *instruction) {
    Symex *symex = counting->symex;
    IrType type = counting->method->registers.items[instruction->result].type;
    if (instruction->operation == IR_CONSTANT)
        return java_fits(symex, type, instruction->detail.integer)
                   ? java_constant(symex, type, instruction->detail.integer)
                   : TERM_NONE;
    if (ir_computes_floating(counting->method, instruction))
        return TERM_NONE;
    bool is_binary = instruction->operation == IR_ADD || instruction->operation == IR_SUBTRACT ||
                     instruction->operation == IR_MULTIPLY;
    if (!is_binary && instruction->operation != IR_COPY)
        return TERM_NONE;
    Term a = same_value(counting, state, instruction->a);
    Term b = is_binary ? same_value(counting, state, instruction->b) : a;
    if (!a || !b)
        return TERM_NONE;
    return is_binary ? java_binary(symex, instruction->operation, a, b) : a;
}

// The value of a register that is the same in all iterations, wherever it is read; TERM_NONE if it
// may not be. Temporaries are read only behind their assignment.
static Term same_value(const Counting *counting, const State *state, IrRegister reg) {
    IrBlockId where;
    uint32_t number;
    const IrInstruction *assignment = only_assignment(counting, reg, &where, &number);
    if (!number)
        return register_get(counting->symex, counting->frame, state, reg);
    const IrRegisterInfo *info = &counting->method->registers.items[reg];
    if (!assignment || info->variable || info->is_local)
        return TERM_NONE;
    return same_result(counting, state, assignment);
}

// Can an iteration come back to the head without this block?
static bool is_avoidable(const Counting *counting, IrBlockId block) {
    const IrMethod *method = counting->method;
    if (block == counting->loop->header)
        return false;
    Arena *scratch = arena_new();
    bool *seen = arena_array(scratch, method->blocks.count, sizeof(bool));
    VECTOR(IrBlockId) open = {0};
    bool is_found = false;
    vector_push(scratch, &open, counting->loop->header);
    while (open.count && !is_found) {
        IrBlockId successors[2];
        uint32_t count = ir_successors(method, open.items[--open.count], successors);
        for (uint32_t i = 0; i < count; i++) {
            IrBlockId next = successors[i];
            is_found |= next == counting->loop->header;
            if (next == block || seen[next] || !ir_in_loop(method, next, counting->index))
                continue;
            seen[next] = true;
            vector_push(scratch, &open, next);
        }
    }
    arena_free(scratch);
    return is_found;
}

// `r = r + c` once per iteration, c constant: then c, and where.
static bool find_step(const Counting *counting, const State *state, IrRegister reg, int64_t *step,
                      Assignment *assignment) {
    IrBlockId where = 0, source;
    uint32_t number;
    const IrInstruction *change = only_assignment(counting, reg, &where, &number);
    *assignment = (Assignment){change, where};
    if (change && change->operation == IR_COPY) {
        const IrInstruction *computed = only_assignment(counting, change->a, &source, &number);
        if (!computed || source != where || computed > change)
            return false;
        change = computed;
    }
    if (!change || (change->operation != IR_ADD && change->operation != IR_SUBTRACT) ||
        ir_computes_floating(counting->method, change))
        return false;
    bool is_first = change->a == reg;
    IrRegister other = is_first ? change->b : change->a;
    if ((!is_first && (change->b != reg || change->operation == IR_SUBTRACT)) || other == reg ||
        is_avoidable(counting, where))
        return false;
    Symex *symex = counting->symex;
    Term term = same_value(counting, state, other);
    uint64_t value;
    if (!term || !term_is_constant(symex->terms, term, &value))
        return false;
    uint32_t width = term_width(symex->terms, term);
    uint64_t sign = UINT64_C(1) << (width - 1);
    *step = (int64_t)((value ^ sign) - sign);
    if (change->operation == IR_SUBTRACT)
        *step = -*step;
    return true;
}

// The comparison that the exit ends with, as a condition for staying.
static bool find_condition(Counting *counting, const State *state) {
    const IrBlock *block = block_at(counting, counting->exit);
    const IrInstruction *branch = &vector_last(&block->instructions);
    bool stays = ir_in_loop(counting->method, branch->detail.targets[0], counting->index);
    IrRegister reg = branch->a;
    const IrInstruction *compare = NULL;
    for (uint32_t i = block->instructions.count - 1; i-- > 0;) {
        const IrInstruction *instruction = &block->instructions.items[i];
        if (instruction->result != reg)
            continue;
        compare = instruction;
        if (instruction->operation != IR_NOT && instruction->operation != IR_COPY)
            break;
        stays ^= instruction->operation == IR_NOT;
        reg = instruction->a;
    }
    if (!compare || (compare->operation != IR_LESS && compare->operation != IR_LESS_EQUAL &&
                     compare->operation != IR_EQUAL))
        return false;
    Assignment change;
    counting->compare = compare;
    counting->condition = compare->operation;
    counting->is_negated = !stays;
    for (uint32_t i = 0; i < 2; i++) {
        counting->is_left = i == 0;
        counting->counter = i ? compare->b : compare->a;
        counting->bound = i ? compare->a : compare->b;
        if (counting->counter != counting->bound && same_value(counting, state, counting->bound) &&
            find_step(counting, state, counting->counter, &counting->step, &change)) {
            counting->is_late = precedes(counting, change.block, change.instruction);
            return counting->step != 0;
        }
    }
    return false;
}

static Counter counter_of(const Counting *counting) {
    return (Counter){counting->symex, counting->condition, counting->is_negated, counting->is_left,
                     counting->step};
}

// ---- What the loop leaves behind

static Term open_value(const Counting *counting, IrType type) {
    Symex *symex = counting->symex;
    Term value = type == IR_BOOL
                     ? term_bool_variable(symex->terms, "after the loop")
                     : term_variable(symex->terms, width_of(symex, type), "after the loop");
    OpenValue open = {value, counting->loop->span, false};
    vector_push(symex->arena, &symex->execution->open_values, open);
    return value;
}

static void set_registers(const Counting *counting, State *state, const State *before, Term count) {
    Symex *symex = counting->symex;
    TermTable *terms = symex->terms;
    Term is_none = term_equal(terms, count, term_constant(terms, term_width(terms, count), 0));
    for (IrRegister reg = 1; reg < counting->method->registers.count; reg++) {
        if (is_unchanged(counting, reg))
            continue;
        Term start = register_get(symex, counting->frame, before, reg), after;
        Counter other = counter_of(counting);
        Assignment change;
        if (find_step(counting, before, reg, &other.step, &change))
            after = counter_after(&other, start, count);
        else
            after = term_ite(terms, is_none, start,
                             open_value(counting, counting->method->registers.items[reg].type));
        register_set(symex, counting->frame, state, reg, after);
    }
}

// ---- The loop

enum { FEW_ITERATIONS = 256 }; // so many are unrolled

// The first value that is compared, and what with; false if the loop does not count.
static bool find_ends(Counting *counting, const State *before, Term *start, Term *bound) {
    Symex *symex = counting->symex;
    if (!find_condition(counting, before) ||
        counting->method->registers.items[counting->counter].type != IR_INT)
        return false;
    *start = register_get(symex, counting->frame, before, counting->counter);
    if (counting->is_late)
        *start = term_add(symex->terms, *start,
                          term_constant(symex->terms, term_width(symex->terms, *start),
                                        (uint64_t)counting->step));
    *bound = same_value(counting, before, counting->bound);
    return true;
}

bool counts_beyond(Symex *symex, Frame *frame, uint32_t loop, const State *entry, uint32_t limit) {
    Counting counting = {.symex = symex,
                         .frame = frame,
                         .method = frame->method,
                         .loop = &frame->method->loops.items[loop - 1],
                         .index = loop};
    Term start, bound;
    if (!find_exit(&counting) || !find_ends(&counting, entry, &start, &bound))
        return false;
    Counter counter = counter_of(&counting);
    return counter_exceeds(&counter, entry->guard, start, bound, limit);
}

Term steps_over_bound(Symex *symex, Frame *frame, uint32_t loop, const State *entry) {
    Counting counting = {.symex = symex,
                         .frame = frame,
                         .method = frame->method,
                         .loop = &frame->method->loops.items[loop - 1],
                         .index = loop};
    Term start, bound;
    if (!counting.loop->statement || !find_exit(&counting) || !is_plain(&counting) ||
        !find_ends(&counting, entry, &start, &bound))
        return TERM_FALSE;
    Counter counter = counter_of(&counting);
    return term_and(symex->terms, entry->guard, counter_steps_over(&counter, start, bound));
}

// Has the body begun when the exit decides? False in `known` if that depends.
static bool begins_before_exit(const Counting *counting, bool *known) {
    for (uint32_t i = 0; i < counting->loop->blocks.count; i++) {
        IrBlockId id = counting->loop->blocks.items[i];
        const IrBlock *block = block_at(counting, id);
        for (uint32_t j = 0; j < block->instructions.count; j++) {
            const IrInstruction *instruction = &block->instructions.items[j];
            if (instruction->operation != IR_ITERATE ||
                instruction->detail.node != counting->loop->statement)
                continue;
            *known = !is_avoidable(counting, id);
            return id == counting->exit || precedes(counting, id, instruction);
        }
    }
    *known = false;
    return false;
}

bool closed_form(Symex *symex, Frame *frame, LoopRun *run, bool *is_late) {
    const IrLoop *loop = &frame->method->loops.items[run->loop - 1];
    State *pending = &frame->pending[loop->header];
    State before = *pending;
    TermTable *terms = symex->terms;
    Counting counting = {
        .symex = symex, .frame = frame, .method = frame->method, .loop = loop, .index = run->loop};
    Term start, bound;
    bool is_known;
    if (!symex->execution->run_options.closed_forms || symex->mode.quiet || !loop->statement ||
        !find_exit(&counting) || !is_plain(&counting))
        return false;
    bool has_begun = begins_before_exit(&counting, &is_known);
    if (!is_known || !find_ends(&counting, &before, &start, &bound))
        return false;
    Counter counter = counter_of(&counting);
    Counted counted;
    if (!counter_count(&counter, before.guard, start, bound, FEW_ITERATIONS, &counted))
        return false;
    Term count = counted.count;
    run_visit(symex, frame, run, &before);
    run->count = has_begun
                     ? term_add(terms, count, term_constant(terms, term_width(terms, count), 1))
                     : count;
    run->endless = counted.endless;
    run->cut = counted.cut;
    if (run->cut != TERM_FALSE)
        add_cut(symex, run->cut, loop->span, "a loop whose counter overflows");
    *pending = state_assume(symex, before, counted.covered);
    set_registers(&counting, pending, &before, count);
    *is_late = counting.exit != loop->header;
    return true;
}
