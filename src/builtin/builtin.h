// Methods that Jury knows itself: their bodies are not looked at. And what else Java has built in:
// boxes, texts, classes as objects, floating-point numbers.
#ifndef JURY_BUILTIN_BUILTIN_H
#define JURY_BUILTIN_BUILTIN_H

#include "analysis/builtins.h"
#include "heap/heap.h"
#include "sema/reflected.h"

// What a mathematical function gave (functions.c).
typedef struct FunctionValue {
    const Method *method;
    uint32_t index;
    Term x, y, value;
    bool is_open; // the last digit is any that implementations may give
    Term called;  // the executions that asked for it
} FunctionValue;
typedef VECTOR(FunctionValue) FunctionValueList;

// What was made once.
typedef struct Builtins {
    Map specification_boxes; // value and kind of box -> (void *)(uintptr_t)object (boxes.c)
    Map identity_hashes;     // (void *)(uintptr_t)object -> Term
    Map classes_of_any;      // (void *)(uintptr_t)object -> (void *)(uintptr_t)object
    Map texts_of_any;        // object, as a Term -> its characters (texts.c)
    Map class_natures;       // (void *)(uintptr_t)object -> Term (reflection.c)
    Map class_choices;       // (void *)(uintptr_t)object -> Term (outside_classes.c)
    Map check_messages;      // exception, (void *)(uintptr_t)object -> (void *)(uintptr_t)Term
    Map class_objects;       // Type -> (void *)(uintptr_t)object
    Map text_ranks;          // (void *)(uintptr_t)object -> Term (texts.c)
    Map linked_texts;      // two of them, as a number -> itself: their order is that of their ranks
    Map searches;          // Method -> Search (search.c)
    Map order_choices;     // collection, changes and step, as a Name -> (void *)(uintptr_t)Term
    uint32_t last_instant; // location of the time since the first System.nanoTime(), or 0
    Term zone_minutes;     // between the default time zone and GMT, or TERM_NONE
    FunctionValueList function_values;
    TypeList outside_classes; // that a Class of the pre-state may be of, among others
    bool has_outside_classes; // they were found
    Term first_instant;       // what that may have given (outside.c)
} Builtins;

// ---- functions.c
// Does the model give mathematical functions the values that Java computes at its arguments? Adds
// to `fixed` the arguments, and values that are so; to `truths` what the others are there; and to
// `elsewhere`, if given, that arguments are not near those.
bool builtin_functions_agree(Symex *symex, TermModel *model, TermList *fixed, TermList *truths,
                             TermList *elsewhere);

// ---- builtin.c: methods
typedef struct BuiltinCall {
    Symex *symex;
    const Method *method;
    State state;           // in which it is called
    const Term *arguments; // the receiver first, where there is one
    Span span;
    Type *type;     // that the result is used as; NULL: as declared
    uint32_t depth; // of calls
    bool is_traced;
    const Method *entry;  // the library method that the sources called, and that led here; or NULL
    uint32_t entry_depth; // of the call of that
    Class *caller;        // whose code uses the library, or NULL
    const Method *asked;  // the same, also where a counterexample does not show the value
} BuiltinCall;

Outcome builtin_execute(Builtin builtin, const BuiltinCall *call);
// Of a method that chooses an object: can it be one of the pre-state?
bool builtin_can_choose(const BuiltinCall *call);

// ---- members.c
// A field, method or constructor that reflection means, and where.
typedef struct MemberCase {
    const ReflectedMember *member;
    Term condition;
} MemberCase;
typedef VECTOR(MemberCase) MemberCaseList;
// All that a call of jury.Members may mean; the state without the executions that are cut.
State builtin_member_cases(const BuiltinCall *call, MemberCaseList *cases);

// ---- program.c
Term new_string(Symex *symex, State *state, Span span); // of any characters, within the scope

// ---- floating.c: float and double
// A remainder is not modelled everywhere.
Term floating_binary(Symex *symex, Term guard, IrType type, IrOperation operation, Term a, Term b,
                     Span span);
Term floating_negate(Symex *symex, IrType type, Term a);
// One of the types is float or double. What the scope has no number for is not modelled.
Term floating_convert(Symex *symex, Term guard, IrType from, IrType to, Term a, Span span);
// Of an instruction for which ir_computes_floating.
Term floating_result(Symex *symex, const IrMethod *method, const State *state,
                     const IrInstruction *instruction, Term a, Term b);

// ---- boxes.c
// A box that a specification speaks of, of type Integer … with that value.
Term specification_box(Symex *symex, Type *type, Term value);
// `a == b`: boxes of one small value are one. Notes where it is not known which objects Java
// shares.
Term references_same(Symex *symex, const State *state, Term guard, Term a, Term b, Span span);
// Notes where `\fresh` depends on that.
void check_freshness_known(Symex *symex, Term guard, Term reference, Span span);

// ---- texts.c
typedef struct Text Text;
Term text_of(Symex *symex, const State *state, Term value, const Type *type, Span span);
Term text_join(Symex *symex, const State *state, Term a, Term b, Span span); // null: "null"
void check_text_known(Symex *symex, Term guard, Term string, const Variable *field, Span span);
// Where the characters of a string are read: it is no longer than strings can be. Java would have
// run out of memory.
Term text_fits(Symex *symex, Term string, const Variable *field);

// ---- messages.c
// `message` with the messages of exceptions that failing checks threw put in where the object is
// one of these.
Term message_of_checks(Symex *symex, const State *state, Term object, Term message, Span span);

// ---- classes.c
// What getName() or getSimpleName() gives; NULL where Java chooses a name: of anonymous and local
// classes and lambdas, of arrays.
const char *class_name_text(Arena *arena, const Type *type, bool is_simple);
Term class_object(Symex *symex, Type *type); // of a type; TERM_NONE if there is no class Class

// ---- search.c
// What a library method that looks for an element, or compares two objects, gives: one term, where
// the classes of all of them say what is equal. TERM_NONE: its body has to be executed. An index is
// -1, or less than MOST_ELEMENTS_SEARCHED; or a constant.
enum { MOST_ELEMENTS_SEARCHED = 64 };
Term builtin_search(Symex *symex, Method *method, const State *state, const Term *arguments);
// What it gives is an index, or -1.
bool builtin_finds_place(Symex *symex, const Method *method);
// The same only where all of it is constant, and nothing else can have changed it.
Term builtin_search_known(Symex *symex, Method *method, const State *state, const Term *arguments);

// ---- outside_classes.c
// The type that a Class object is of in the model; NULL: nobody knows it.
Type *class_in_model(Symex *symex, TermModel *model, uint32_t number);

// ---- arrays.c
// The most elements of a new array that are modelled. Longer ones are cut, or, in a program, have
// a limit.
uint32_t array_capacity(Symex *symex, State *state, Term length, Span span, Term *limit);

#endif
