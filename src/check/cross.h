// `--cross`: the same method by ways that have little in common; a verdict counts only if no way
// contradicts it.
#ifndef JURY_CHECK_CROSS_H
#define JURY_CHECK_CROSS_H

#include "check/check.h"

// The verdict with a remark about what the other ways say; UNKNOWN where one of them contradicts
// it.
Verdict *check_cross(const CheckRequest *request, Verdict *verdict);

#endif
