// `jury verify`: one method or program, by all means, as far as the time goes.
//
// Input:   a typed program, a method, seconds.
// Output:  the strongest Verdict that was reached: VIOLATED with a counterexample, PROVED, HOLDS in
//          the largest scope; and the ladder, what each means came to.
// Method:  docs/verify.md. Cheap means first: what they decide needs no others.
#ifndef JURY_VERIFY_VERIFY_H
#define JURY_VERIFY_VERIFY_H

#include "check/check.h"
#include "prove/prove.h"

typedef enum VerifyMeans {
    MEANS_ALL,
    MEANS_RUN,
    MEANS_INPUTS,
    MEANS_EXECUTION,
    MEANS_RANGES,
    MEANS_PROOF
} VerifyMeans;

typedef struct VerifyOptions {
    CheckOptions check; // its timeout is not used
    double seconds;     // for the method
    VerifyMeans only;   // of a program
} VerifyOptions;

Verdict *verify_method(const QuerySubject *subject, const VerifyOptions *options);

#endif
