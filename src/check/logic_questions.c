#include "check/logic_questions.h"

static bool is_same(Span a, Span b) {
    return a.begin == b.begin && a.end == b.end;
}

static void add_question(LogicQuestions *of, LogicQuestionList *list, LogicQuestion question) {
    for (uint32_t i = 0; i < list->count; i++) {
        LogicQuestion *known = &list->items[i];
        if (known->kind == question.kind && is_same(known->span, question.span) &&
            is_same(known->clause, question.clause) &&
            known->class_symbol == question.class_symbol) {
            known->reached = logic_or(of->table, known->reached, question.reached);
            known->occurrences++;
            return;
        }
    }
    question.occurrences = 1;
    vector_push(of->arena, list, question);
}

static Formula path(LogicQuestions *of, const FormulaList *conditions, const FormulaList *facts) {
    LogicTable *table = of->table;
    return logic_and(table, logic_and_all(table, facts->items, facts->count),
                     quantified_way(of->quantified, conditions));
}

static void collect_places(LogicQuestions *of, const QuantifiedPlaceList *places, uint32_t first,
                           LogicQuestionList *list) {
    for (uint32_t i = first; i < places->count; i++) {
        const QuantifiedPlace *place = &places->items[i];
        LogicQuestion question = {.span = place->span,
                                  .text = place->text,
                                  .class_symbol = place->class_symbol,
                                  .is_loop = place->is_loop,
                                  .reached = path(of, &place->conditions, &place->facts)};
        add_question(of, list, question);
    }
}

static void collect_questions(LogicQuestions *of) {
    const QuantifiedObligationList *obligations = quantified_obligations(of->quantified);
    for (uint32_t i = 0; i < obligations->count; i++) {
        const QuantifiedObligation *item = &obligations->items[i];
        Formula goal = logic_joined(of->table, item->goal, of->arena);
        LogicQuestion question = {.kind = item->kind,
                                  .span = item->span,
                                  .clause = item->clause,
                                  .text = item->text,
                                  .reached = logic_and(of->table,
                                                       path(of, &item->conditions, &item->facts),
                                                       logic_not(of->table, goal))};
        add_question(of, &of->obligations, question);
    }
    collect_places(of, quantified_unmodelled(of->quantified),
                   quantified_unmodelled_assumptions(of->quantified), &of->unmodelled);
    collect_places(of, quantified_truncated(of->quantified), 0, &of->cuts);
}

bool logic_questions_begin(LogicQuestions *questions, Sema *sema, Lowering *lowering,
                           Method *method, const Scope *scope, uint32_t unroll, Deadline deadline) {
    *questions =
        (LogicQuestions){.arena = arena_new(), .table = logic_table_new(NUMBERS_BITS, scope->bits)};
    QuantifiedOptions options = {.most_paths = 1,
                                 .unroll = unroll,
                                 .scope = scope,
                                 .inline_all = scope->calls == CALLS_INLINE,
                                 .deadline = deadline};
    questions->quantified =
        quantified_new(questions->arena, sema, lowering, questions->table, &options);
    quantified_run(questions->quantified, method);
    if (quantified_out_of_time(questions->quantified))
        return false;
    collect_questions(questions);
    return true;
}

void logic_questions_end(LogicQuestions *questions) {
    logic_table_free(questions->table);
    arena_free(questions->arena);
}

void logic_questions_premises(const LogicQuestions *questions, Formula formula, bool in_reach,
                              FormulaList *list) {
    const FormulaList *lists[] = {quantified_axioms(questions->quantified),
                                  quantified_assumptions(questions->quantified),
                                  quantified_reach_axioms(questions->quantified)};
    for (uint32_t i = 0; i < (in_reach ? 3 : 2); i++)
        for (uint32_t j = 0; j < lists[i]->count; j++)
            vector_push(questions->arena, list, lists[i]->items[j]);
    FormulaList depending = {0};
    for (uint32_t i = 0; i < list->count; i++)
        vector_push(questions->arena, &depending, list->items[i]);
    vector_push(questions->arena, &depending, formula);
    quantified_definitions(questions->quantified, depending.items, depending.count, list);
}

Formula logic_questions_any(const LogicQuestions *questions, const LogicQuestionList *list) {
    FormulaList parts = {0};
    for (uint32_t i = 0; i < list->count; i++)
        vector_push(questions->arena, &parts, list->items[i].reached);
    return logic_or_all(questions->table, parts.items, parts.count);
}
