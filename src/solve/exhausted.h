// Solvers in C++ that find no memory end the process as the rest of Jury does.
#ifndef JURY_SOLVE_EXHAUSTED_H
#define JURY_SOLVE_EXHAUSTED_H

#ifdef __cplusplus
extern "C" {
#endif

// Before a solver is made; once is enough.
void solve_watch_memory(void);

#ifdef __cplusplus
}
#endif

#endif
