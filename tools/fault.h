// Faults that are built into Jury on purpose, all into one program: which of them counts is said when it starts. See tools/mutants.
//
// Read before every changed file of the engine (-include). With FAULT_ONLY the choice is made by the compiler, and the code can be compared with that of
// FAULT_ONLY 0.
#ifndef FAULT_H
#define FAULT_H

extern int fault_chosen;               // 0: none; -1: none, but it is noted which of them would matter
extern void fault_note(int fault_number);

#ifdef FAULT_ONLY
#define FAULT_IS(number) ((number) == FAULT_ONLY)
#define FAULT_NOTE(number, matters) ((void)0)
#else
#define FAULT_IS(number) (fault_chosen == (number))
#define FAULT_NOTE(number, matters) (__builtin_expect(fault_chosen < 0, 0) && (matters) ? fault_note(number) : (void)0)
#endif

// Whether the fault is the chosen one; evaluated where it always matters.
#define FAULT(number) (FAULT_NOTE(number, 1), FAULT_IS(number))

// left OPERATOR right, or left OTHER right: matters where the two differ.
#define FAULT_COMPARED(number, operator, other, left, right)                                                                                                  \
    ({                                                                                                                                                        \
        __auto_type fault_left = (left) + 0;                                                                                                                  \
        __auto_type fault_right = (right) + 0;                                                                                                                \
        FAULT_NOTE(number, (fault_left operator fault_right) != (fault_left other fault_right));                                                              \
        FAULT_IS(number) ? fault_left other fault_right : fault_left operator fault_right;                                                                    \
    })

// left && right (decisive: 0) or left || right (decisive: 1), with the fault the other one. What is not evaluated may matter.
#define FAULT_JOINED(number, decisive, left, right)                                                                                                           \
    ({                                                                                                                                                        \
        _Bool fault_left = (left);                                                                                                                            \
        _Bool fault_is_known = fault_left == ((decisive) ^ FAULT_IS(number));                                                                                 \
        _Bool fault_result = fault_is_known ? fault_left : (_Bool)(right);                                                                                    \
        FAULT_NOTE(number, fault_is_known || fault_result != fault_left);                                                                                     \
        fault_result;                                                                                                                                         \
    })

#endif
