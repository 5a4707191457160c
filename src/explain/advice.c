// What can be done about a verdict UNKNOWN, or one that was cut.
#include "explain/internal.h"

#include <string.h>

typedef struct Known {
    const char *part; // of the reason
    const char *advice;
} Known;

// The first that fits counts.
static const Known known[] = {
    {"internal error", "report this bug of Jury, with the source and the command line"},
    {"interrupted", "ask again"},
    {" MB of memory", "give it more with --memory, or less to do with a smaller --objects or "
                      "--array-length, or a contract for a method that is called"},
    {"no answer within", "give it more time with --timeout, or less to do with a smaller --objects "
                         "or --array-length, fewer --bits, or a contract for a method that is "
                         "called"},
    {"no state in the scope satisfies", "what it says contradicts itself, or needs larger "
                                        "--objects or --array-length: mend it, or enlarge these"},
    {"'reachable'", "if it is right, enlarge the scope with --objects, --array-length or --unroll; "
                    "'jury explain' of that line says what keeps executions away"},
    {"without a body", "give it a contract: 'requires', 'ensures', 'assignable'"},
    {"JML that Jury does not know", "take the clause out, or say it in other words (docs/jml.md "
                                    "lists what is read)"},
    {"does not fit in", "leave out --bits, or give more of them"},
    {"longer than", "enlarge --string-length"},
    {"which is deeper than",
     "follow recursion further with --unroll, give the method a contract, or "
     "try 'jury prove'"},
    {"recursion", "follow recursion further with --unroll, give the method a contract, or try "
                  "'jury prove'"},
    {"loop", "follow it further with --unroll, bound what it counts in the precondition, or try "
             "'jury prove'"},
    {"objects", "enlarge --objects"},
    {"'halt'", "take out the 'halt'"},
    {"contract",
     "write the contract in clauses that can be evaluated (docs/jml.md), or execute the "
     "body with --calls inline"},
    {"(not modelled)", "put it into a method of its own with a contract, which then stands for it; "
                       "--class-path or --jdk gives the code of library classes"},
};

static const char *advice_for(const char *text) {
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strstr(text, known[i].part))
            return known[i].advice;
    return NULL;
}

static void add_all(Arena *arena, const RemarkList *remarks, AdviceList *list) {
    for (uint32_t i = 0; i < remarks->count; i++) {
        Advice advice = {remarks->items[i], advice_for(remarks->items[i].text)};
        vector_push(arena, list, advice);
    }
}

void explain_unknown(Arena *arena, const Verdict *verdict, AdviceList *list) {
    if (verdict->kind == VERDICT_UNKNOWN)
        add_all(arena, &verdict->unknown, list);
    if (verdict->kind == VERDICT_UNKNOWN || verdict->kind == VERDICT_HOLDS_CUT)
        add_all(arena, &verdict->cuts, list);
}
