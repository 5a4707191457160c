// `--cross`: the same method by ways that have little in common; a verdict counts only if no way
// contradicts it.
#ifndef JURY_CHECK_CROSS_H
#define JURY_CHECK_CROSS_H

#include "check/check.h"

// What another way says.
typedef struct Crossed {
    const char *way;
    const char *answer; // in words
    bool holds;         // for the whole scope
    bool is_violated;   // or something else contradicts that it holds
} Crossed;

// A way that is not of this folder; a Crossed without a way has nothing to say.
typedef struct CrossWay {
    Crossed (*ask)(void *context, const CheckRequest *request, const Verdict *verdict);
    void *context;
} CrossWay;

// The answer of a verdict.
Crossed crossed_verdict(const char *way, const Verdict *verdict);

// The verdict with a remark about what the other ways say; UNKNOWN where one of them contradicts
// it.
Verdict *check_cross(const CheckRequest *request, Verdict *verdict, const CrossWay *more,
                     uint32_t more_count);

#endif
