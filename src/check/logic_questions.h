// A method on a heap of arrays, and what is to be asked about it.
//
//   logic_questions_begin   executes the method in a scope, loops unrolled, and collects questions
//   logic_questions_end     frees the table and everything else
//
// Shared by the check with --encoding quantified and by `jury dump --smt2 --encoding quantified`.
#ifndef JURY_CHECK_LOGIC_QUESTIONS_H
#define JURY_CHECK_LOGIC_QUESTIONS_H

#include "heap/results.h"
#include "heap/scope.h"
#include "lower/lower.h"
#include "quantified/quantified.h"
#include "solve/logic_solver.h"

// The points where executions meet one obligation, or one place, as one question.
typedef struct LogicQuestion {
    ObligationKind kind;
    Span span, clause;
    const char *text;
    const Class *class_symbol; // of a cut: see QuantifiedPlace
    bool is_loop;
    Formula reached; // by an execution; for an obligation, one that breaks it
    uint32_t occurrences;
    SolverAnswer answer;
    double seconds;
} LogicQuestion;
typedef VECTOR(LogicQuestion) LogicQuestionList;

typedef struct LogicQuestions {
    Arena *arena; // of one unrolling
    LogicTable *table;
    QuantifiedRun *quantified;
    LogicQuestionList obligations, unmodelled, cuts;
} LogicQuestions;

// False where the deadline passed before there was anything to ask.
bool logic_questions_begin(LogicQuestions *questions, Sema *sema, Lowering *lowering,
                           Method *method, const Scope *scope, uint32_t unroll, Deadline deadline);
void logic_questions_end(LogicQuestions *questions);

// What every execution starts from: axioms, the assumptions of the method, that every object is in
// reach if that is asked for, and the definitions of names that these and the formula depend on.
void logic_questions_premises(const LogicQuestions *questions, Formula formula, bool in_reach,
                              FormulaList *list);
// Can any of these happen?
Formula logic_questions_any(const LogicQuestions *questions, const LogicQuestionList *list);

#endif
