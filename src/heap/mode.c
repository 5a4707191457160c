// Modes of evaluation: values that are entered and left.
#include "heap/heap.h"

Mode mode_enter(Symex *symex, Mode inner) {
    Mode outer = symex->mode;
    symex->mode = inner;
    return outer;
}

void mode_leave(Symex *symex, Mode outer) {
    symex->mode = outer;
}

Mode mode_quiet(const Symex *symex) {
    Mode mode = symex->mode;
    mode.quiet = true;
    return mode;
}

Mode mode_repeating(const Symex *symex) {
    Mode mode = symex->mode;
    mode.repeating = true;
    return mode;
}

Mode mode_doubting(const Symex *symex) {
    Mode mode = symex->mode;
    mode.doubts = true;
    return mode;
}

Mode mode_apart(const Symex *symex, Term *unknown) {
    Mode mode = symex->mode;
    mode.apart = unknown;
    return mode;
}

// In a specification that is executed, an assumption is no more than a part of it.
Mode mode_noting(const Symex *symex, Term *unknown, bool is_assumed) {
    Mode mode = symex->mode;
    mode.noted = unknown;
    mode.doubts |= is_assumed && !mode.quiet;
    return mode;
}

Mode mode_given(const Symex *symex, Term given) {
    Mode mode = symex->mode;
    mode.given = given;
    return mode;
}

Mode mode_elsewhere(const Symex *symex) {
    return (Mode){.quiet = true, .given = symex->mode.given};
}
