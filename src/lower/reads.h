// What is read of a program while one method is looked at: whose bodies, and which questions about
// the whole program, with their answers.
//
// A verdict is a function of the declarations and of what is written down here: a run that reads
// the same bodies, and gets the same answers, is the same run. Who keeps verdicts compares that.
// Every body is read through lower_method, or by a walk over its tree, which calls reads_body.
// Questions whose answer rests on many bodies go through reads_begin and reads_end: what is read in
// between is of no account, the answer is.
#ifndef JURY_LOWER_READS_H
#define JURY_LOWER_READS_H

#include "lower/lower.h"

// About …
typedef enum ReadQuestion {
    QUESTION_ONLY_READ,             // a static field
    QUESTION_SET_ONCE,              // a static field
    QUESTION_EXACT_ARRAY,           // a field
    QUESTION_NULL_FIELD,            // a field
    QUESTION_NULL_ELEMENTS,         // a field
    QUESTION_NULL_PARAMETER,        // a parameter
    QUESTION_NULL_IN_PARAMETER,     // a parameter
    QUESTION_NULL_RESULT,           // a method
    QUESTION_CALLED,                // a method
    QUESTION_NULL_IN_COLLECTIONS,   // a method
    QUESTION_SET_LATER,             // a field
    QUESTION_CREATED_WITH_FUNCTION, // a class
    QUESTION_INITIALIZERS_CHOOSE,   // the program: the Lowering
    QUESTION_COUNT
} ReadQuestion;

typedef struct ReadAnswer {
    ReadQuestion question;
    const void *subject; // a Variable, a Class or the Lowering
    Method *method;      // of a parameter
    uint32_t index;      // of a parameter
    bool answer;
} ReadAnswer;

typedef struct Reads {
    Arena *arena;
    uint32_t depth; // of questions that are being answered
    Map seen_bodies;
    VECTOR(Position) bodies; // where they begin
    Map seen[QUESTION_COUNT];
    VECTOR(ReadAnswer) answers;
    bool has_everything; // the verdict rests on the whole program
} Reads;

// From now on it is written down there; NULL: nobody wants to know.
void lower_watch(Lowering *lowering, Reads *reads);

void reads_body(Lowering *lowering, const Node *declaration); // or NULL

// For what rests on all bodies in a way that no answer sums up.
void reads_everything(Lowering *lowering);

void reads_begin(Lowering *lowering);
// Gives the answer.
bool reads_end(Lowering *lowering, ReadAnswer answer);
// Ends what has no answer of its own: what was found out follows from declarations.
void reads_end_silently(Lowering *lowering);

#endif
