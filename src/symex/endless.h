// Loops and recursion that never end, as failures of plain Java (docs/plain-java.md).
#ifndef JURY_SYMEX_ENDLESS_H
#define JURY_SYMEX_ENDLESS_H

#include "symex/internal.h"

// Something is asked that may be answered otherwise the next time: by another thread, or by a class
// that nobody knows. What goes round then need not do so for ever.
void endless_note_asked(Symex *symex);
// The same for a call of a method of the library that has to do with threads.
void endless_note_call(Symex *symex, const Method *method);
// How often something was asked so far; a run notes it when it begins.
uint32_t endless_asked(const Symex *symex);

// The loop, or the recursion of the method called at `span`, was followed as far as it is followed.
// Where executions never leave it, and nobody can have meant that, the method fails: false where
// that is not so.
bool endless_loop(Symex *symex, const Frame *frame, const LoopRun *run, Term endless);
bool endless_recursion(Symex *symex, const Frame *caller, const LoopRun *run, Term endless,
                       Span span);

#endif
