// Shared by the files of cex; never included elsewhere.
//
//   values.c   values as Java writes them, names of objects
//   collections.c  what library collections contain
//   snapshot.c the objects of a state
//   path.c     lines with the values that change
//   orders.c   how things of any class compare
//   identity.c  which boxes and texts are one object
//   visits.c   the variables of a loop, visit by visit
//   clause.c   what a clause speaks of
//   locate.c   clauses by their place, library files
//   cex.c      all together
#ifndef JURY_CEX_INTERNAL_H
#define JURY_CEX_INTERNAL_H

#include "base/buffer.h"
#include "cex/cex.h"

typedef struct Cex {
    Arena *arena;
    Sema *sema;
    Sources *sources;
    Symex *symex;
    TermTable *terms;
    TermModel *model;
    const Method *method;
    Counterexample *result;
    const char **names;    // by object number, NULL: not named yet
    const char **places;   // by object number: where it was met first, "this.heap"; or NULL
    const Type **declared; // by object number: of an array, the type by which it was met; or NULL
    bool *told_apart;  // by object number: boxes and texts with an identity; NULL: not yet known
    uint32_t receiver; // number of `this`, or 0
} Cex;

// ---- values.c
const Object *cex_object(const Cex *cex, uint32_t number);
uint64_t cex_unsigned(const Cex *cex, Term term);
int64_t cex_signed(const Cex *cex, Term term); // by the width of the term
// Constants of enums, strings, boxes and lambdas are known by what they are; NULL for others.
const char *cex_literal(Cex *cex, uint32_t number);
// Other objects get their numbers in the order in which they are asked for, class by class.
const char *cex_object_name(Cex *cex, uint32_t number);
bool cex_is_object_type(const Type *type);
// A value as a number: of references the object's, of booleans 0 or 1.
int64_t cex_number(const Cex *cex, const Type *type, Term term);
CexValue cex_describe(Cex *cex, const char *name, Type *type, int64_t number);
CexValue cex_value(Cex *cex, const char *name, Type *type, Term term);

// ---- snapshot.c
Term cex_content(Cex *cex, uint32_t location, bool at_end); // TERM_NONE where nothing is known
uint32_t cex_length(Cex *cex, const Object *object); // elements of an array, fields of others
Type *cex_content_type(Cex *cex, const Object *object, uint32_t index);
// The roots and every object they lead to; with `changes_only`, at the end, those that differ.
void cex_snapshot(Cex *cex, CexState *state, bool at_end, bool changes_only);

// ---- collections.c
typedef VECTOR(uint32_t) NumberList;

// Numbers of objects, those of a map by keys and values.
typedef struct CexContents {
    bool is_map;
    NumberList keys; // of a map
    NumberList values;
} CexContents;

Term cex_field(Cex *cex, const Object *object, const char *name, bool at_end); // or TERM_NONE
// False for what is not a collection, or one whose contents are not known.
bool cex_contents(Cex *cex, const Object *object, bool at_end, CexContents *contents);
bool cex_same_contents(const CexContents *a, const CexContents *b);

// ---- path.c
void cex_path(Cex *cex, CexPath *path);
void cex_choices(Cex *cex, CexChoiceList *choices); // that the execution makes

// ---- orders.c
void cex_orders(Cex *cex); // of what the state before the call names

// ---- identity.c
// Of the state before the call, when it is complete.
void cex_identities(Cex *cex);

// ---- visits.c
void cex_visits(Cex *cex, const LoopRun *run, CexPath *visits);

// ---- locate.c
Node *cex_find_node(Cex *cex, Span span); // in the units given and what is inherited; or NULL

// ---- clause.c
// Is the obligation about the end of the method? Else the execution stops before.
bool cex_is_about_end(ObligationKind kind);
void cex_spoken(Cex *cex, const Obligation *obligation, CexValueList *values);
void cex_gap(Cex *cex, const Obligation *obligation);

#endif
