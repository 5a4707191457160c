// Congruence by construction: an answer is the choice among those given before, by whether the
// question is the same, and a new one. Nothing needs to be assumed for that.
//
// The state counts as far as the contract says what the method reads (`accessible`), or else all of
// it: what was there when the first answer was given is unchanged. What classes that are not given
// keep in their own fields is a number in the state, which changes with every call that may do
// something.
#include "symex/answers.h"

#include "spec/answer.h"
#include "symex/contract.h"
#include "symex/opaque.h"

enum { DEEPEST_CONTRACTS = 12 };

static bool has_receiver(const Method *method) {
    return !(method->modifiers & MODIFIER_STATIC);
}

static uint32_t argument_count(const Method *method) {
    return method->parameters.count + has_receiver(method);
}

// ---- What no field shows

static Term actions_in(Symex *symex, const State *state) {
    uint32_t location = symex->execution->actions_location;
    return location ? state_get(symex, state, location) : TERM_NONE;
}

void answers_note_action(Symex *symex, State *state, Term object, const Variable *field) {
    enum { ACTION_BITS = 32 };
    Execution *execution = symex->execution;
    if (!execution->actions_location) {
        execution->actions_location = universe_locations(symex, 1);
        symex->heap.initial.items[execution->actions_location] =
            term_constant(symex->terms, ACTION_BITS, 0);
        universe_pin_locations(symex);
    }
    AnswerAction action = {object, field};
    vector_push(symex->arena, &execution->actions, action);
    state_set(symex, state, execution->actions_location,
              term_constant(symex->terms, ACTION_BITS, execution->actions.count));
}

// May the action have changed the answer? A model field in the group of another changes with it.
static Term concerns(Symex *symex, const AnswerAction *action, const Answer *answer) {
    if (!action->object || answer->method)
        return TERM_TRUE;
    return place_in_group(answer->about, action->field)
               ? term_equal(symex->terms, action->object, answer->arguments[0])
               : TERM_FALSE;
}

// Has nothing happened in between that the answer could depend on?
static Term are_actions_same(Symex *symex, const Answer *answer, const State *now) {
    TermTable *terms = symex->terms;
    Term before = actions_in(symex, &answer->state), after = actions_in(symex, now);
    if (!before || before == after)
        return TERM_TRUE;
    uint64_t first, last;
    if (!term_is_constant(terms, before, &first) || !term_is_constant(terms, after, &last) ||
        last < first)
        return term_equal(terms, before, after);
    Term same = TERM_TRUE;
    for (uint64_t i = first; i < last; i++)
        same = term_and(terms, same,
                        term_not(concerns(symex, &symex->execution->actions.items[i], answer)));
    return same;
}

// ---- Is it the same question?

// Who is asked what: of a field, `method` is NULL, and the object the only argument.
typedef struct Question {
    const void *about;
    Method *method;
    const State *state;
    const Term *arguments;
    uint32_t count;
} Question;

static Question question_to(Method *method, const State *state, const Term *arguments) {
    return (Question){method, method, state, arguments, argument_count(method)};
}

static Term is_same_question(Symex *symex, const Answer *answer, const Question *question) {
    const Term *arguments = question->arguments;
    if (answer->about != question->about)
        return TERM_FALSE;
    Term same = TERM_TRUE;
    for (uint32_t i = 0; i < question->count && same != TERM_FALSE; i++)
        same = term_and(symex->terms, same,
                        term_equal(symex->terms, answer->arguments[i], arguments[i]));
    return same;
}

// The locations that the answer depends on, if its contract says which.
typedef struct Footprint {
    Evaluation evaluation;
    SpecFrame reads;
    bool is_given;
} Footprint;

static Term matters(Footprint *of, const Object *object, uint32_t index) {
    Symex *symex = ground_symex(&of->evaluation);
    Term reference = object_reference(symex, object->number);
    if (!of->is_given)
        return TERM_TRUE;
    if (object->type->kind != TYPE_CLASS)
        return spec_frame_allows_element(&of->evaluation, &of->reads, reference,
                                         java_constant(symex, IR_INT, index));
    const Layout *layout = class_layout(symex, object->type->class_symbol);
    return spec_frame_allows_field(&of->evaluation, &of->reads, reference,
                                   layout->fields.items[index]);
}

static Term is_same_at(Symex *symex, const State *before, const State *now, uint32_t location) {
    Term old = state_get(symex, before, location), new = state_get(symex, now, location);
    return old && new ? term_equal(symex->terms, old, new) : TERM_TRUE;
}

static Term are_objects_same(Footprint *of, const Answer *answer, const State *now) {
    Symex *symex = ground_symex(&of->evaluation);
    Term result = TERM_TRUE;
    for (uint32_t i = 1; i < answer->objects; i++) {
        Object object = symex->heap.objects.items[i];
        for (uint32_t j = 0; j < object.count; j++) {
            Term same = is_same_at(symex, &answer->state, now, object.location + j);
            if (same == TERM_TRUE)
                continue;
            Term counts = term_and(symex->terms, object_exists(symex, i), matters(of, &object, j));
            result = term_and(symex->terms, result, term_implies(symex->terms, counts, same));
        }
    }
    return result;
}

static Term are_statics_same(Footprint *of, const Answer *answer, const State *now) {
    Symex *symex = ground_symex(&of->evaluation);
    Term result = TERM_TRUE;
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++) {
        Variable *field = symex->pre.static_fields.items[i];
        Term same = is_same_at(symex, &answer->state, now, static_location(symex, field));
        Term counts = of->is_given && same != TERM_TRUE
                          ? spec_frame_allows_field(&of->evaluation, &of->reads, TERM_NONE, field)
                          : TERM_TRUE;
        result = term_and(symex->terms, result, term_implies(symex->terms, counts, same));
    }
    return result;
}

static bool read_footprint(const Answer *answer, Footprint *of) {
    Method *method = answer->method;
    if (!method)
        return false;
    SpecCall call = {has_receiver(method) ? answer->arguments[0] : TERM_NONE,
                     answer->arguments + has_receiver(method), &answer->state};
    return spec_answer_reads(&of->evaluation, method, &call, &of->reads);
}

static Term is_state_same(Symex *symex, const Answer *answer, const State *now) {
    if (radix_is_same(&answer->state.values, &now->values))
        return TERM_TRUE;
    Footprint of = {.evaluation = ground_evaluation(symex, &answer->state)};
    of.is_given = read_footprint(answer, &of);
    Term same = term_and(symex->terms, are_objects_same(&of, answer, now),
                         are_statics_same(&of, answer, now));
    return of.is_given ? same : term_and(symex->terms, same, are_actions_same(symex, answer, now));
}

// ---- Answers

static Answer *remember(Symex *symex, const Question *question, Term value) {
    Term *kept = arena_array(symex->arena, question->count + 1, sizeof(Term));
    for (uint32_t i = 0; i < question->count; i++)
        kept[i] = question->arguments[i];
    Answer *answer = ARENA_NEW(symex->arena, Answer);
    *answer = (Answer){.about = question->about,
                       .method = question->method,
                       .arguments = kept,
                       .state = *question->state,
                       .objects = symex->heap.objects.count,
                       .value = value,
                       .is_chosen = !symex->mode.quiet};
    vector_push(symex->arena, &symex->execution->answers, answer);
    return answer;
}

// Where an earlier answer to the same question counts, by the last of them.
typedef struct Known {
    Term where, value;
    Answer *certain; // it is this one
} Known;

static Known find_known(Symex *symex, const Question *question) {
    TermTable *terms = symex->terms;
    Known known = {TERM_FALSE, TERM_NONE, NULL};
    for (uint32_t i = symex->execution->answers.count; i-- > 0 && !known.certain;) {
        Answer *answer = symex->execution->answers.items[i];
        Term same = is_same_question(symex, answer, question);
        if (same != TERM_FALSE)
            same = term_and(terms, same, is_state_same(symex, answer, question->state));
        if (same == TERM_FALSE)
            continue;
        known.value =
            known.value ? term_ite(terms, known.where, known.value, answer->value) : answer->value;
        known.where = term_or(terms, known.where, same);
        known.certain = same == TERM_TRUE ? answer : NULL;
    }
    return known;
}

static Term joined(Symex *symex, const Known *known, Term otherwise) {
    return known->value ? term_ite(symex->terms, known->where, known->value, otherwise) : otherwise;
}

Term answers_join(Symex *symex, Method *method, const State *state, const Term *arguments,
                  Term otherwise) {
    Question question = question_to(method, state, arguments);
    Mode outer = mode_enter(symex, mode_quiet(symex));
    Known known = find_known(symex, &question);
    mode_leave(symex, outer);
    Term value = joined(symex, &known, otherwise);
    if (!known.certain)
        remember(symex, &question, value);
    return value;
}

Term answers_open_field(Symex *symex, Variable *field, const State *state, Term object) {
    if (field->type->kind >= TYPE_BIGINT)
        return TERM_NONE;
    Question question = {field, NULL, state, &object, 1};
    Known known = find_known(symex, &question);
    if (known.certain)
        return known.value;
    Term value = joined(symex, &known, fresh_value(symex, field->type, field->name->text));
    remember(symex, &question, value);
    return value;
}

// ---- What the contract says of an answer

static void say_contradictory(Symex *symex, const Method *method, Term where, Span span) {
    add_unmodelled(symex, where, span,
                   arena_format(symex->arena,
                                "the contract of '%s', which no answer in the scope satisfies,",
                                method->name->text));
}

// For the arguments that one case, or two cases together, apply to: where none of them has an
// answer.
static Term where_contradictory(Symex *symex, const SpecAnswer *told, Term asked) {
    enum { MOST_CASES = 8 };
    TermTable *terms = symex->terms;
    uint32_t count = told->cases.count < MOST_CASES ? told->cases.count : MOST_CASES;
    Term result = TERM_FALSE;
    for (uint32_t i = 0; told->holds != TERM_TRUE && i < count; i++)
        for (uint32_t j = i; j < count; j++) {
            Term both = term_and(terms, told->cases.items[i].holds, told->cases.items[j].holds);
            Term where = term_and(terms, asked, both);
            if (is_feasible(symex, where) &&
                !is_feasible(symex, term_and(terms, where, told->holds)))
                result = term_or(terms, result, where);
        }
    return result;
}

// What no answer satisfies is not assumed: nothing would be left.
static Term assume_contract(Symex *symex, Method *method, const State *state, const Term *arguments,
                            Term value, Span span) {
    Execution *execution = symex->execution;
    TermTable *terms = symex->terms;
    if (execution->asking == DEEPEST_CONTRACTS) {
        add_unmodelled(
            symex, state->guard, span,
            arena_format(symex->arena, "contracts that ask '%s', too deep,", method->name->text));
        return TERM_FALSE;
    }
    Evaluation base = ground_evaluation(symex, state);
    SpecCall call = {has_receiver(method) ? arguments[0] : TERM_NONE,
                     arguments + has_receiver(method), state};
    bool failed = false;
    execution->asking++;
    SpecAnswer told = spec_answer(&base, method, &call, value, &failed);
    execution->asking--;
    Term asked =
        term_and(terms, state->guard, term_and(terms, told.precondition, term_not(told.throws)));
    Term nowhere = where_contradictory(symex, &told, asked);
    if (nowhere != TERM_FALSE)
        say_contradictory(symex, method, nowhere, span);
    asked = term_and(terms, asked, term_not(nowhere));
    assume(symex, term_implies(terms, asked, told.holds));
    return term_and(terms, state->guard, told.throws);
}

static void note_choice(Symex *symex, Answer *answer) {
    if (symex->mode.quiet || answer->is_chosen)
        return;
    answer->is_chosen = true;
    InputValue choice = {NULL, answer->method->return_type, answer->value, answer->method};
    vector_push(symex->arena, &symex->results.choices, choice);
}

// Code asks only from where the contract allows.
static void check_asked(Symex *symex, Method *method, State *state, const Term *arguments,
                        Span span) {
    if (symex->mode.quiet)
        return;
    check_arguments(symex, method, state, arguments + has_receiver(method), span);
    if (contract_is_given(symex, method))
        check_precondition(symex, method, state, arguments, span);
}

Outcome answers_ask(Symex *symex, Frame *frame, Method *method, State state, const Term *arguments,
                    Span span) {
    check_asked(symex, method, &state, arguments, span);
    Outcome outcome = {.returned = state, .thrown = state_dead()};
    Question question = question_to(method, &state, arguments);
    Known known = find_known(symex, &question);
    if (known.certain && known.certain->state.guard == state.guard) {
        note_choice(symex, known.certain);
        outcome.result = known.value;
        return outcome;
    }
    if (symex->execution->asking && !is_feasible(symex, state.guard)) {
        outcome.result = default_value(symex, method->return_type);
        return outcome;
    }
    State open = state;
    outcome.result = known.value;
    if (!known.certain) {
        Term any = opaque_result(symex, frame, method, &open, arguments, span);
        assume(symex, term_implies(symex->terms, state.guard, open.guard));
        outcome.result = joined(symex, &known, any);
    }
    outcome.returned.values = open.values;
    remember(symex, &question, outcome.result);
    Term throws =
        assume_contract(symex, method, &outcome.returned, arguments, outcome.result, span);
    outcome.returned = state_assume(symex, outcome.returned, term_not(throws));
    if (symex->mode.quiet)
        outcome.thrown = state_assume(symex, state, throws);
    else
        add_unmodelled(symex, throws, span, "an exception of a method without a body");
    return outcome;
}
