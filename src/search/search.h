// Looks for inputs with which a program goes wrong, by running it.
//
// Input:   `main` of a typed program, a deadline, and who is told of exceptions that leave main.
// Output:  the inputs of each such run, in the order in which the program asked for them.
// Method:  runs on a few boundary and random values first. Then one decision after the other that
//          only went one way so far: of the inputs of the run that came closest to the other way
//          one is changed, as long as that brings it closer (docs/interpret.md). The arithmetic is
//          that of Java, whatever a solver thinks of products, sines and hashes.
#ifndef JURY_SEARCH_SEARCH_H
#define JURY_SEARCH_SEARCH_H

#include "interpret/interpret.h"

typedef VECTOR(RunInput) RunInputList;

typedef struct SearchRequest {
    Arena *arena; // of what is found
    Sema *sema;
    Lowering *lowering;
    Method *method;
    Deadline deadline;
    uint64_t most_runs; // 0: as many as it takes
    void *context;
    // An exception left main; what is told is to be copied. True: that is enough.
    bool (*threw)(void *context, const RunResult *run, const RunInputList *inputs);
} SearchRequest;

typedef struct SearchResult {
    uint64_t runs;
    uint32_t decisions;  // met
    uint32_t open;       // of them, those that went one way only
    bool is_complete;    // nothing is left to look for
    const char *stopped; // why the first run was not followed to its end; NULL: it was
} SearchResult;

// A search that can go on where it was left: until the deadline, or until nothing new was found for
// long. The request is copied; its own deadline does not count.
typedef struct Search Search;
Search *search_new(const SearchRequest *request);
SearchResult search_go_on(Search *search, Deadline deadline);
void search_free(Search *search);

RunInputList search_copy_inputs(Arena *arena, const RunInputList *inputs);

// Simpler values that request->threw still wants: it is asked about each, and says yes or no.
void search_simplify(const SearchRequest *request, RunInputList *inputs);

// Runs the program on these inputs; texts and numbers are taken in their order, and where a type is
// another one the run stops. Of a run that ends with an exception the last lines are kept.
// Inputs that it did not ask for are dropped.
RunResult search_replay(Arena *arena, const SearchRequest *request, RunInputList *inputs);

#endif
