// Questions in a hurry.
//
// In the smaller scopes that are looked at where time is short, one hard question is not to take
// the time of all others. Which exceptions escape is asked of each place that makes one. Each
// question has a part of the time that is left; one that has no answer by then is given up. What
// fails there is what the verdict leaves out, by its place. Where that is more than half of the
// questions, or an assertion that somebody wrote to have it answered, nothing is said.
#include "check/internal.h"

#include "sema/queries.h"

#include <string.h>

// Of all the time that is left, for what is asked after the questions: which places executions
// reach.
static const double PLACES_SHARE = 0.25, SPLIT_SHARE = 0.1; // and to find these places

enum { FEW_QUESTIONS = 4 }; // one has a part of the time as if there were so many, or fewer

enum { MOST_TOLD = 6 };

bool hurried_is(const Checker *checker) {
    return checker->options->hurries && deadline_is_set(checker->deadline);
}

Deadline hurried_end(const Checker *checker) {
    return deadline_of_part(checker->deadline, 1 - PLACES_SHARE);
}

Deadline hurried_question(Deadline end, uint32_t left) {
    return deadline_of_part(end, 1.0 / (left < FEW_QUESTIONS ? left : FEW_QUESTIONS));
}

// ---- Each place that throws is a question

static Question *question_of(Checker *checker, const Question *whole, uint32_t first,
                             const Object *object) {
    Span site = object->asked_at.begin ? object->asked_at : object->site;
    Span span = site.begin ? site : whole->obligation.span;
    const char *text = exception_text(checker->scratch, object->check,
                                      object->type->class_symbol->name->text, true);
    for (uint32_t i = first; i < checker->questions.count; i++) {
        Question *known = &checker->questions.items[i];
        if (known->obligation.span.begin == span.begin && known->check == object->check &&
            !strcmp(known->obligation.text, text))
            return known;
    }
    Question question = *whole;
    question.obligation.span = span;
    question.obligation.text = text;
    question.open = TERM_FALSE;
    question.check = object->check;
    question.is_part = true;
    vector_push(checker->scratch, &checker->questions, question);
    return &vector_last(&checker->questions);
}

static bool is_throwable(Checker *checker, const Object *object) {
    return object->type->kind == TYPE_CLASS &&
           query_is_subtype(checker->sema, object->type, sema_types(checker->sema)->throwable);
}

// Where there are too many exceptions to look at each, the rest is one question.
static void split(Checker *checker, const Question *whole) {
    const ObjectList *objects = symex_objects(checker->symex);
    TermTable *terms = checker->terms;
    Deadline deadline = deadline_of_part(checker->deadline, SPLIT_SHARE);
    Term exception = symex_exception(checker->symex), rest = whole->open;
    uint32_t width = term_width(terms, exception), first = checker->questions.count, i = 1;
    for (; i < objects->count && !deadline_is_past(deadline); i++) {
        if (!is_throwable(checker, &objects->items[i]))
            continue;
        Term number = term_constant(terms, width, objects->items[i].number);
        Term is_this = term_equal(terms, exception, number);
        Term here = term_and(terms, whole->open, is_this);
        if (here == TERM_FALSE)
            continue;
        rest = term_and(terms, rest, term_not(is_this));
        Question *part = question_of(checker, whole, first, &objects->items[i]);
        part->open = term_or(terms, part->open, here);
    }
    if (i == objects->count)
        return;
    Question others = *whole;
    others.open = rest;
    vector_push(checker->scratch, &checker->questions, others);
}

void hurried_split(Checker *checker) {
    uint32_t count = checker->questions.count, kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        Question whole = checker->questions.items[i];
        if (whole.obligation.kind == OBLIGATION_EXCEPTION)
            split(checker, &whole);
    }
    for (uint32_t i = 0; i < checker->questions.count; i++)
        if (i >= count || checker->questions.items[i].obligation.kind != OBLIGATION_EXCEPTION)
            checker->questions.items[kept++] = checker->questions.items[i];
    checker->questions.count = kept;
    for (uint32_t i = 0; i < kept; i++)
        checker->questions.items[i].number = i;
}

// ---- Those that have no answer

void hurried_note_late(Checker *checker, Question *question) {
    if (!checker->out_of_time || checker_is_stopped(checker, checker->last))
        return;
    checker->out_of_time = false;
    question->is_given_up = true;
}

static bool is_told_before(const Checker *checker, uint32_t index) {
    const Question *all = checker->questions.items, *it = &all[index];
    for (uint32_t i = 0; i < index; i++)
        if (all[i].is_given_up && all[i].obligation.span.begin == it->obligation.span.begin &&
            !strcmp(all[i].obligation.text, it->obligation.text))
            return true;
    return false;
}

// At places without a name, or the very question that the program asks.
static bool is_no_answer(const Question *question) {
    bool has_place = question->is_part || question->obligation.kind != OBLIGATION_EXCEPTION;
    return question->is_given_up && (!has_place || question->check == IR_CHECK_ASSERT);
}

void hurried_tell(Checker *checker) {
    Verdict *verdict = checker->verdict;
    uint32_t given_up = 0, places = 0;
    bool is_lost = false;
    for (uint32_t i = 0; i < checker->questions.count; i++) {
        const Question *question = &checker->questions.items[i];
        given_up += question->is_given_up;
        is_lost |= is_no_answer(question);
    }
    if (is_lost || 2 * given_up > checker->questions.count) {
        checker->out_of_time = true;
        return;
    }
    for (uint32_t i = 0; i < checker->questions.count; i++) {
        const Question *question = &checker->questions.items[i];
        if (!question->is_given_up || is_told_before(checker, i) || places++ >= MOST_TOLD)
            continue;
        note_remark(checker->arena, &verdict->cuts, question->obligation.span,
                    arena_format(checker->scratch,
                                 "executions that fail here (%s), for lack of time",
                                 question->obligation.text));
    }
    if (places > MOST_TOLD)
        note_remark(checker->arena, &verdict->cuts, verdict->span,
                    arena_format(checker->scratch,
                                 "executions that fail at %u further places, for lack of time",
                                 places - MOST_TOLD));
}
