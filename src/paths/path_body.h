// The methods of a path as straight code: each call that it makes gets a copy of the method in
// which only what the path runs is left, after BVJ, section 2.4.
//
//     static int fib(int n) {                      static int fib$1(int n) {
//         if (n < 2)                                   if (true) {
//             return n;                                    if (n < 2) throw off$();
//         return fib(n - 1) + fib(n - 2);      =>          return fib$2(n - 1) + fib$3(n - 2);
//     }                                                } throw off$();
//                                                  }
//
// Loops are unrolled, conditions become checks: whoever leaves the path meets `off$()`. Statements
// that are kept whole (foreach, switch, synchronized, try with resources) and constructors run as
// they are.
#ifndef JURY_PATHS_PATH_BODY_H
#define JURY_PATHS_PATH_BODY_H

#include "base/buffer.h"
#include "report/path_report.h"

// A method as one call of the path runs it; its name ends in `$number`.
typedef struct PathCopy {
    const Method *method;
    uint32_t number;
    const char *text; // the declaration
} PathCopy;

typedef VECTOR(PathCopy) PathCopies;

// Those of the method and of what it calls, the method's own last. False where its source cannot be
// written as a path.
bool path_copies(Arena *arena, const Sources *sources, const Method *method,
                 const PathEventList *events, PathCopies *copies);

#endif
