// Shared by the files of check; never included elsewhere.
//
//   check.c      the check of a method in a scope, and its verdict
//   cubes.c      parts of the pre-states, for several machines
//   execute.c    the pre-state and the execution of the method
//   violations.c the questions put to the solver
//   places.c     what is not modelled and what was cut, where executions get there
//   vacuity.c    nothing meets the assumptions: which clauses contradict
//   narrow.c     a violation with fewer bits: is it one of Java's ints?
//   dead_ends.c  contracts that nothing satisfies
//   tighten.c    what the assumptions rule out, before the method is run
//   beside.c     the same in a process of its own, while the solver goes on
//   behind.c     the last questions in a process of their own, while the first are asked
//   cases.c      path by path, where the solver has no answer soon
//   diagnose.c   is it the code, or a contract that says too little?
//   grow.c       scopes that grow until the time is spent
//   stages.c     several scopes on the terms of the largest
//   iterations.c how often loops ran
//   quantified.c    the same on formulas with arrays and quantifiers
//   program.c    `main`: strings from outside grow
//   run_verdict.c  what a run says about a program without inputs
//   run_search.c   runs with inputs that are looked for
//   combine.c    several verdicts on one program
//   properties.c the questions about a program, each on its own
//   built.c      states that constructors and calls build
//   hurried.c    questions in those
//   smaller.c    smaller scopes, where that of the question has no answer in time
//   states.c     violations in states that nobody was seen to build
//   facts.c      invariants of plain classes, found
//   by_sums.c    questions about sums, without what is added
//   by_value.c   hard questions, for each value of a number by itself
//   unreached.c  statements that no execution reaches
//   clauses.c    the same as JML
//   rejections.c what plain Java rejects by itself
#ifndef JURY_CHECK_INTERNAL_H
#define JURY_CHECK_INTERNAL_H

#include "analysis/facts.h"
#include "check/check.h"

#include <stdatomic.h>

// What slots of the pre-state can be, where that is less than their types say; the assumptions have
// been given to the solver. False if nothing was found.
bool tighten(Checker *checker, const Scope *scope, Map *tight);

// What slots the pre-state has, as a number; before it is tightened.
uint64_t cubes_layout(const Checker *checker);

// Does nothing satisfy the question, whatever the numbers are that are added up in it? False: not
// shown.
bool by_sums_holds(Checker *checker, Question *question);

// Does nothing satisfy these, for each value of a number that has few? False: not shown.
bool by_value_holds(Checker *checker, const Term *terms, uint32_t count, double seconds);

// Path by path: can that show that no obligation is violated? Does it, within so many seconds?
bool cases_may_help(const Checker *checker);
bool cases_hold(Checker *checker, double seconds);
// The same while the method is being executed, by paths that are followed together: everything that
// they show is the verdict then.
bool cases_settle(Checker *checker, double seconds);
double cases_time_together(const Checker *checker); // in proportion to the time spent so far
void cases_judge(Checker *checker);
bool cases_are_worth(const Checker *checker,
                     double seconds); // no less than it takes, as far as known
bool cases_are_worth_together(const Checker *checker, double seconds);

// The same in another process (beside.c), which tells what came of it.
typedef struct CasesOutcome {
    bool hold;   // in each case
    bool settle; // followed together: what they show is the verdict
    bool are_useless, are_unlike;
    uint32_t attempts;            // to follow them together
    double least, least_together; // seconds without which it is not tried again
} CasesOutcome;

// Processes that share cases out: memory that all of them see.
typedef struct CasesTeam {
    atomic_uint next, done; // cases
    atomic_int answer;      // PathsAnswer: the first that is not PATHS_HOLD
    atomic_uint lent;       // processes that may be started for it
    _Atomic double lacking; // seconds that one process would need for the rest; 0: not known yet
} CasesTeam;

// With haste it is asked so much earlier whether they promise to end in time. Without a team, this
// process does it alone.
CasesOutcome cases_try(Checker *checker, double seconds, double haste, CasesTeam *team);
// First together, for as long as said.
CasesOutcome cases_try_beside(Checker *checker, double together, double seconds, CasesTeam *team);
void cases_note(Checker *checker, const CasesOutcome *outcome);

// Starts the process, where that may be of use and some time was spent already; it is called again
// and again while the method is executed.
void beside_consider(Checker *checker);
void beside_start(Checker *checker, double seconds);
bool beside_is_running(const Checker *checker);
// Has it ended, and do all paths hold? Is what it found the verdict, checker->settled?
bool beside_look(Checker *checker);
bool beside_settles(Checker *checker);
// Where all cases promise to be followed soon by this process, too: lends it. True: all paths hold.
bool beside_lend(Checker *checker);
void beside_end(Checker *checker);

// Starts a process that asks the questions from behind (behind.c), where that may be of use.
void behind_consider(Checker *checker);
bool behind_is_running(Checker *checker);
// This process begins with the question. True: the other one has shown that it holds.
bool behind_holds(Checker *checker, Question *question);
bool behind_found_iterations(Checker *checker); // how often loops ran
bool behind_finds_order_right(const Checker *checker);
void behind_stop(Checker *checker); // what it has found out is kept …
void behind_end(Checker *checker);  // … and forgotten

// Is the doubt about a clause that is asked for; if it is to count only where that holds?
bool checker_doubts_order(const Checker *checker, const PositionDoubt *doubt, bool holds);

// So many of the processes do something else than solving.
void checker_use_processes(Checker *checker, uint32_t besides);

// Does it need an object of the project in a state that was put together field by field?
bool violation_is_made_up(Lowering *lowering, Arena *arena, const Violation *violation);
// Such violations become possible ones. Where there are no others, that such objects were left out
// is what cuts the verdict, if all else is known.
void states_set_apart(const CheckRequest *request, Verdict *verdict);
// All do: calls that build the object were not looked at, for the reason given.
void states_set_all_apart(const CheckRequest *request, Verdict *verdict, const char *reason);
// Is all known that fails in some state?
bool states_are_decided(const Verdict *verdict);
// Of many failures in such states a few are told.
void add_possible(const CheckRequest *request, Verdict *verdict, Violation violation);

// Begins a query for a scope, with the limits of a check for loops and recursion.
void checker_begin(Checker *checker, const Scope *scope);

// One more remark, whose text is copied.
void note_remark(Arena *arena, RemarkList *list, Span span, const char *text);

// A violation counts only in executions that were modelled. Where a clause could not be evaluated,
// its obligation alone leaves those out.
void leave_out_unmodelled(Checker *checker);
// The obligations of the execution, each once; then looks for violations of them.
void collect_questions(Checker *checker);
void find_violations(Checker *checker);
// What holds is told to the solver: the next question may need it.
void note_holds(Checker *checker, Question *question);
bool checker_is_stopped(const Checker *checker, Deadline deadline);

// In a hurry, one question is not to take the time of all others, and that which exceptions escape
// is one for each place that throws: until when all of them are asked, and one of them; it was
// late, and is given up; those that are become cuts, if they are not most.
bool hurried_is(const Checker *checker);
void hurried_split(Checker *checker);
Deadline hurried_end(const Checker *checker);
Deadline hurried_question(Deadline end, uint32_t left); // so many, with this one
void hurried_note_late(Checker *checker, Question *question);
void hurried_tell(Checker *checker);

// Nothing meets the assumptions: VACUOUS, and why; or something that is not modelled is the reason.
void judge_vacuity(Checker *checker);

// A place that matters if some execution reaches it.
typedef struct Reached {
    Span span;
    const char *text;
    Term condition;
    const Class *class_symbol; // whose bound is exceeded there: named once, for all its places
    bool is_text;              // a text from outside was too long there
} Reached;
typedef VECTOR(Reached) ReachedList;

// One more; the same place counts once.
void checker_add_place(Checker *checker, ReachedList *places, Span span, const char *text,
                       Term condition, const Class *class_symbol);
// Adds those of the places that some execution reaches to `list`, each once.
void checker_add_reached(Checker *checker, ReachedList *places, RemarkList *list);

// What is not modelled, and what was cut, in some execution.
void find_places(Checker *checker);
// Is the verdict unknown, whatever else holds, as a contract could not be evaluated? Then those
// contracts are noted: their bodies may tell.
bool rests_on_not_evaluated(Checker *checker);

// Contracts and loop invariants that nothing satisfies become places where nothing is known.
void find_dead_ends(Checker *checker);

Verdict *new_verdict(const CheckRequest *request);    // of a kind to be found out
double check_whole_time(const CheckOptions *options); // for the method: to be told
// The whole check of the method in the scope of the options.
Verdict *check_requested(const CheckRequest *request);

// The check itself, once, in a scope.
Verdict *check_in_scope(const CheckRequest *request, const Scope *scope);
// What follows it: contracts that could not be evaluated, narrow ints, who is to blame.
Verdict *complete_verdict(const CheckRequest *request, Verdict *verdict);

// Its parts: a method is executed in a scope, the solver asked, and the verdict filled in.
Checker checker_new(const CheckRequest *request);
void checker_leave_out_fields(Checker *checker, const Scope *scope);
void checker_prepare(Checker *checker, const Scope *scope); // the pre-state alone
void checker_execute(Checker *checker, const Scope *scope);
void checker_judge(Checker *checker);
void checker_conclude(Checker *checker, const Scope *scope);
void note_spent(const Checker *checker); // the seconds, where they are added up
// Does everything hold in these executions, and is there one of them? What was learnt is of use for
// all. If not, nothing is said about why.
bool judge_within(Checker *checker, Term within);

// The scopes with `from` to scope->objects objects of each class and arrays of that length, on
// terms that are made once, for the largest: what the solver learns about small heaps it knows of
// larger ones. Gives the verdicts in their order, up to the first scope in which something does not
// hold or time ran out, which is not among them unless it is the last.
typedef struct Stages {
    VECTOR(Verdict *) verdicts; // seconds.total is that of the stage
    VerdictSeconds seconds;     // of all
} Stages;
Stages check_in_stages(const CheckRequest *request, const Scope *scope, uint32_t from);

// The violations found with few bits, looked for with Java's own ints and as many iterations.
Verdict *widen_ints(const CheckRequest *request, Verdict *narrow);

// The same on formulas with arrays and quantifiers.
Verdict *check_quantified(const CheckRequest *request, const Scope *scope);

// Checks again with the bodies of methods whose contracts could not be evaluated, until all can.
Verdict *execute_not_evaluated(const CheckRequest *request, const Scope *scope, Verdict *verdict);

// A violation was found with calls by contract: is it one of the code, too? Checks again with the
// bodies of the methods called, and says in the verdict what came out.
Verdict *diagnose(const CheckRequest *request, Verdict *verdict);

// A program: with more characters of strings from outside where they are read, while time is left.
Verdict *check_program(const CheckRequest *request);

// Of a program that has one run, which is over.
Verdict *run_verdict(const CheckRequest *request, const RunResult *run);
// What an exception that leaves main breaks.
ProgramProperty broken_property(const CheckRequest *request, const RunResult *run);
// The violation that a run shows.
void add_run_violation(const CheckRequest *request, Verdict *verdict, const RunResult *run,
                       ProgramProperty property);

// The answers about assertions and exceptions, once the verdict is known.
void judge_properties(Checker *checker);

// One of plain Java, in its scope; and then, where that has no answer in time, in smaller ones.
typedef Verdict *PlainCheck(const CheckRequest *request);
Verdict *check_smaller(const CheckRequest *request, PlainCheck *check);
bool is_small_scope(const Scope *scope); // one of those, or no larger

// The whole check of a method; of plain Java, first on objects that constructors and calls build.
Verdict *check_object(const CheckRequest *request);

// The invariants of the plain classes that the verdict's pre-state has objects of; NULL: none is
// known. What is found out about a class is kept for all its methods.
const FactSet *facts_for(const CheckRequest *request, const Verdict *verdict);
// The verdict counts on them: it lists them.
void facts_tell(const CheckRequest *request, const FactSet *set, Verdict *verdict);

// The precondition that a method of plain Java checks itself becomes remarks of the verdict.
void find_rejections(Checker *checker);

// With marks, and where all executions were followed: the statements that none reaches.
void find_unreached_statements(Checker *checker);

// What is known of the method and the fields of its class becomes clauses of the verdict.
void find_clauses(const CheckRequest *request, Verdict *verdict);

// Of every loop that was followed to its end: the most iterations.
void find_iterations(Checker *checker);

#endif
