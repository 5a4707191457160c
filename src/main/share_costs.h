// How methods are shared out among jobs, so that these take about as long as each other.
//
// What is shared out are pieces: methods, and cubes of those that are hard (question/cube.h).
#ifndef JURY_MAIN_SHARE_COSTS_H
#define JURY_MAIN_SHARE_COSTS_H

#include "main/session.h"

typedef struct Piece {
    uint32_t method;
    uint32_t cube; // 1 and up; 0: all of it
    uint32_t job;  // from 0
    double cost;
} Piece;

typedef VECTOR(Piece) PieceList;

// What each method of the session costs: as in an earlier run (a JSON report) where there is one,
// else estimated from the code. NULL after reporting that the report cannot be read.
const double *share_costs_find(Arena *arena, const Session *session, const char *times);

// Into how many cubes each method is best cut; 1: it is left whole. Where there are more jobs than
// methods, those have several that cost far more than the others; else those that alone take longer
// than a job should, if that was measured. With `each`, so many of every method.
const uint32_t *share_costs_cubes(Arena *arena, const double *costs, uint32_t count, uint32_t jobs,
                                  bool is_measured, uint32_t each);

// Gives each piece its job.
void share_costs_assign(Arena *arena, PieceList *pieces, uint32_t jobs);

#endif
