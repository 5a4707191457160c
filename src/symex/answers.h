// What pure methods without a body answer, on terms (spec/answer.h).
#ifndef JURY_SYMEX_ANSWERS_H
#define JURY_SYMEX_ANSWERS_H

#include "symex/internal.h"

// An answer that was given. Asked in the same state with the same arguments, it is the same.
struct Answer {
    const void *about;     // a Method, or a Variable: a model field that no clause defines
    Method *method;        // or NULL
    const Term *arguments; // the receiver first, if there is one
    State state;
    uint32_t objects; // so many were there
    Term value;
    bool is_chosen; // code asked: it is among the values that nobody determines
};

// The answer to a call: as was answered before, where that is the same question, and else
// `otherwise`. It is remembered.
Term answers_join(Symex *symex, Method *method, const State *state, const Term *arguments,
                  Term otherwise);
// A call of a method that spec_is_asked: the answer keeps what the contract says. `arguments` has
// the receiver first, if there is one.
Outcome answers_ask(Symex *symex, Frame *frame, Method *method, State state, const Term *arguments,
                    Span span);
// A model field of an object of a class that is not given; TERM_NONE: not of this type.
Term answers_open_field(Symex *symex, Variable *field, const State *state, Term object);
// Something happened that answers may depend on though no field shows it: to a model field of an
// object, or, of none, to anything.
void answers_note_action(Symex *symex, State *state, Term object, const Variable *field);

#endif
