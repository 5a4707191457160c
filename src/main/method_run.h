// The loop of every command that verifies: each method in turn or several at a time, in processes
// of their own, with limits, progress and Ctrl-C, and every verdict to all reports as it is known.
//
// A method whose process dies is UNKNOWN, and the others go on.
#ifndef JURY_MAIN_METHOD_RUN_H
#define JURY_MAIN_METHOD_RUN_H

#include "main/cache.h"
#include "main/session.h"
#include "main/share.h"
#include "report/plain.h"
#include "report/reporter.h"

typedef struct HeldBack {
    SharePiece piece;
    int error_code;
} HeldBack;

typedef struct MethodRun {
    Session *session; // the worst exit code goes there
    Stop **stop;      // where the engine looks for it; each process has its own
    uint64_t memory;  // MB that a process may take; 0: no limit
    double seconds;   // that a method may take; 0: no limit
    double beside;    // seconds for what does not belong to that
    uint32_t jobs;    // processes at a time
    void *context;
    // In a process: looks at a method. The result lives in the arena.
    MethodResult (*judge)(void *context, const Plain *plain, uint32_t index);
    ShareCut *cut; // a method into cubes, for several machines; or NULL
    // Here, in order: the exit code that follows; NULL: that of the verdict.
    int (*take)(void *context, const MethodResult *result);
    // Where results are to be looked at together before they are reported; or NULL.
    void (*look_again)(void *context, Arena *arena, MethodResult *results, uint32_t count);
    const Reporter *reporter; // in place of --format; or NULL
    ReportRun report;         // what reporters are to know; the rest is filled in here
    int error_code;           // in a process: goes on to that of the session
    // Of the loop itself:
    Reports *reports;
    uint32_t looked_at;
    Cache *cache;                 // or NULL
    Arena *arena;                 // of the next three
    VECTOR(MethodResult) results; // that are held back for look_again
    VECTOR(HeldBack) held_back;   // whose they are
    MethodResult *kept;           // by method: from the cache, or nothing
    int *kept_codes;              // exit codes that come with these
    uint32_t kept_count;
    SharePieceList asked; // the methods that are not among these, or parts of them
    const Cube *cube;     // in a process: only this part of the method; NULL: all of it
    uint32_t passed;      // kept ones up to this method are reported
    bool has_spoken;      // in a process: something was said that is no result
    int pipe;             // in a process: out of it
} MethodRun;

void method_run(MethodRun *run);

// In a process: the result that the method has if it is ended from outside before there is another.
void method_run_tell(MethodRun *run, const MethodResult *result);

// Progress is written over by what comes next.
void method_run_clear_progress(void);

#endif
