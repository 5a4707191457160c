// Numbers that count marks: shared by tally.c, tally_places.c and tally_way.c.
#ifndef JURY_SYMEX_TALLY_H
#define JURY_SYMEX_TALLY_H

#include "symex/marks.h"
#include "symex/runs.h"

typedef VECTOR(uint32_t) LocationList;

// At each visit, the number is that of the marks and a constant.
typedef struct Tally {
    uint32_t number; // its location
    Marks marks;
    bool is_falling; // the number falls by one for each mark
    int64_t sum;     // the constant, at the last visit looked at
    uint32_t shown;  // at so many visits, of the loop and of those inside
    bool is_lost;
} Tally;

// Of one run of a loop.
typedef struct Tallies {
    VECTOR(Tally) items;
    LocationList numbers; // that the loop changes
    LocationList arrays;  // references to arrays whose elements it changes
    uint32_t tried, asked;
} Tallies;

typedef struct TallySearch {
    Symex *symex;
    LoopRun *run;
    Tallies *found;
} TallySearch;

State tally_state(const LoopRun *run, uint32_t visit);
State tally_last_state(const LoopRun *run);

// ---- tally_places.c
// Which numbers and which arrays the loop changes.
void tally_find_places(TallySearch *search);

// ---- tally.c
typedef enum TallyAnswer {
    TALLY_SHOWN,
    TALLY_REFUTED,
    TALLY_TOO_HARD,
    TALLY_NOT_MET // no input is known that gets there, and none soon found
} TallyAnswer;

// Asks whether it holds in that state, and tells the solver. With `is_as_before` the sum is that of
// the last state, where inputs do not say.
TallyAnswer tally_show_at(const TallySearch *search, Tally *tally, const State *state,
                          bool is_as_before, int conflicts);
int tally_patience(const Symex *symex);

// ---- tally_way.c
// Before the first visit: shows what a loop that came before did to the number, place by place.
void tally_show_way(const TallySearch *search, const Tally *tally);

#endif
