// A run that is shared out among machines: `jury split` writes a plan and a file for each job,
// `jury job` answers one of them, `jury join` puts the answers together.
//
//     DIR/plan.json        the command line, what the sources are, which pieces are in which job
//     DIR/job-7.json       the same for one job: all that a machine with the sources needs
//     DIR/job-7.result     its answers, written whole and then renamed; with a digest of them
//
// A piece is a method, or a cube of one that is too hard for one job (question/cube.h).
//
// All three are the command itself (check, prove, …) with another loop around it: it reads the
// sources and chooses methods as always. What the sources, options, class path and Jury are, is
// compared by a digest: a job on other sources is refused, its answers are not taken.
#ifndef JURY_MAIN_SHARE_H
#define JURY_MAIN_SHARE_H

#include "main/session.h"
#include "question/cube.h"
#include "verdict/record.h"

#include <jansson.h>

typedef enum ShareKind { SHARE_SPLIT, SHARE_JOB, SHARE_JOIN } ShareKind;

// Cuts a method into so many cubes, or fewer; none: it is left whole.
typedef CubeList ShareCut(void *context, Arena *arena, uint32_t method, uint32_t count);

// A piece of a job.
typedef struct SharePiece {
    uint32_t method;
    uint32_t number;  // of the cube, from 1; 0: the whole method
    const Cube *cube; // or NULL
} SharePiece;

typedef VECTOR(SharePiece) SharePieceList;

typedef struct Share {
    ShareKind kind;
    const char *folder;        // of the files
    const TextList *arguments; // of split: the command line to be shared out
    uint32_t into;             // of split: jobs
    uint32_t cubes;            // of split: of each method; 0: where they help
    const char *times;         // of split: a JSON report of an earlier run, or NULL
    ShareCut *cut;             // of split: or NULL, if methods are left whole
    void *cut_context;
    json_t *file;     // of job and join: the job, or the plan
    json_t *results;  // of job: so far; of join: by piece
    json_t *plan;     // of join: pieces by method
    uint32_t written; // of split: jobs
    uint32_t missing; // of join: jobs without answers
} Share;

// Writes the plan and the jobs. False after reporting why it cannot be done.
bool share_split(Share *share, const Session *session);

// Of job and join: are these the sources that were split, and the same methods? Reports if not;
// of join, also which jobs have no answers.
bool share_begin(Share *share, const Session *session);
void share_end(Share *share);

// Of a job: its pieces, in the order of the methods.
SharePieceList share_pieces(const Share *share, Arena *arena);
void share_keep(Share *share, const SharePiece *piece, int error_code, const MethodResult *result);
bool share_write_results(Share *share);

// Of join: false, with the job that should have it: there is no answer. Those to the cubes of a
// method are put together.
bool share_find(const Share *share, Arena *arena, uint32_t method, int *error_code,
                MethodResult *result, uint32_t *job);
uint32_t share_jobs(const Share *share);

#endif
