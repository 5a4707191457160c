// Counterexamples: from a model of the terms to values a Java programmer knows.
//
// Input:   a symbolic execution, a model, and the obligation that it violates.
// Output:  the state before the call, the path as lines with the values that
//          change, how the call ends, and the values its clause speaks of.
//
// Plain data; all of it lives in the arena given and holds no terms. Values are
// texts as Java writes them; objects go by names such as "Node#2".
#ifndef JURY_CEX_CEX_H
#define JURY_CEX_CEX_H

#include "diag/source.h"
#include "symex/symex.h"

typedef struct CexValue {
    const char *name; // "this", "x", "next", "[2]", "\old(size)"
    const char *type; // "int", "Node"
    const char *text; // "-5", "'x'", "3L", "true", "null", "Node#2"
    uint32_t object;  // number of the object it refers to, or 0; also 0 for strings, enum constants
                      // and boxes, which are known by what they are
    uint32_t identity; // number of a box or text of the state before that Java would otherwise take
                       // for another one, or another one for it; else 0
    const Type *exact; // the type of the object it refers to, those included; or NULL
    const Variable *field; // whose value it is, or NULL
    const char *verb;      // "returns", "throws": what a call does by its contract; else NULL
} CexValue;

typedef VECTOR(CexValue) CexValueList;

// How an object is told: by its fields, its elements, or its entries.
typedef enum CexForm {
    CEX_FIELDS,
    CEX_ARRAY,
    CEX_COLLECTION, // of the library
    CEX_MAP,
} CexForm;

typedef struct CexObject {
    uint32_t number;
    const char *name; // "Node#2", "int[]#1"
    const char *type;
    const Type *exact;
    CexForm form;
    bool is_new;             // created on the way
    bool is_settled;         // as a static initialiser made it: it is there by itself
    const int64_t *equality; // of a class that is not given: equal ones have the same; NULL: nobody
                             // asked
    uint32_t uses;       // how often it is referred to in its state, or a choice gives it; 0: it
                         // is out of reach
    CexValueList values; // of its fields, its elements or its entries, in order
    CexValueList keys;   // of a map: one for each value
    uint32_t comparator; // of a collection: the object that orders it; 0: none
    const Type *comparator_type;
} CexObject;

typedef VECTOR(CexObject) CexObjectList;

// The objects that the roots lead to, in the order they are met; before the call, also those
// out of reach that clauses speak of.
typedef struct CexState {
    CexValueList roots;
    CexObjectList objects;
} CexState;

// What happened on one line, one visit.
typedef struct CexLine {
    Span span;           // of the first step
    uint32_t depth;      // of calls
    CexValueList values; // that changed
} CexLine;

typedef VECTOR(CexLine) CexPath;

// A value that nobody determines, and the call that gave it.
typedef struct CexChoice {
    const Method *method;
    CexValue value;
    const Method *drawn; // of a value from outside: the source, in jury.Outside; else NULL
    const Method *asked; // and what the sources called to get it, or NULL
    bool is_hidden;      // no line of the sources shows it: people are not told
} CexChoice;

typedef VECTOR(CexChoice) CexChoiceList;

typedef struct CexRanked {
    uint32_t object;
    const char *name;
    int64_t rank;
    bool is_literal; // known by what it is
    const Type *exact;
} CexRanked;

// How objects of classes that are not given compare, from the least up.
typedef struct CexOrder {
    uint32_t comparator; // the object that compares, or 0: they do, by compareTo
    const char *by;      // its name, or NULL
    VECTOR(CexRanked) ranked;
    const char *text; // "T#1 < T#2 = T#3"
} CexOrder;

typedef VECTOR(CexOrder) CexOrderList;

typedef struct CexThrown {
    const char *type; // NULL: the call returns
    Span site;        // where it was created, begin 0 where that is not known
    Span asked_at;    // in the library: where the sources call it, else begin 0
    IrCheck check;    // the check of Java that failed, if any
    bool by_contract; // of a method called, which was not executed
} CexThrown;

typedef struct Counterexample {
    CexState before; // roots: the inputs, static fields last
    CexPath path;
    const char *result; // of a call that returns a value, or NULL
    CexValue result_value;
    CexChoiceList choices; // in the order of the execution
    CexOrderList orders;
    VECTOR(const char *) equalities; // "T#1 equals T#2", "a and b are the same object"
    CexThrown thrown;
    CexValueList spoken; // what the clause speaks of, at the end
    const char *gap;     // why a part of the clause has no value; NULL: all have one
    Span gap_span;
    bool reaches_end; // else the execution stops where it goes wrong, and what follows is empty
    CexPath visits;   // of a witness: the variables of the loop each time its head is reached
    CexState after;   // roots: as before, and the result; objects: the new and changed ones
} Counterexample;

// Does the span lie in a model of a library class?
bool cex_is_library(const Sources *sources, Span span);

// The exception that leaves the method in the model.
CexThrown cex_thrown(Arena *arena, Symex *symex, TermTable *terms, TermModel *model);

Counterexample *cex_build(Arena *arena, Sema *sema, Sources *sources, Symex *symex,
                          TermTable *terms, TermModel *model, const Method *method,
                          const Obligation *obligation);

// An execution in which the run happens: the input, the path, and the visits of the loop's head.
Counterexample *cex_witness(Arena *arena, Sema *sema, Sources *sources, Symex *symex,
                            TermTable *terms, TermModel *model, const Method *method,
                            const LoopRun *run);

#endif
