// Whole programs: `main` from the very beginning.
#include "symex/internal.h"

#include <string.h>

// ---- main

bool symex_is_main(const Method *method) {
    const unsigned wanted = MODIFIER_PUBLIC | MODIFIER_STATIC;
    if ((method->modifiers & wanted) != wanted || strcmp(method->name->text, "main") ||
        !method->return_type || method->return_type->kind != TYPE_VOID ||
        method->parameters.count != 1)
        return false;
    const Type *type = method->parameters.items[0]->type;
    return type && type->kind == TYPE_ARRAY && type->element->kind == TYPE_CLASS &&
           !strcmp(type->element->class_symbol->qualified_name->text, "java.lang.String");
}

// ---- Objects that nobody determines

// Where a class has objects that the program did not make, it was initialised.
static Outcome initialize_classes(Symex *symex, Frame *frame, State state, Span span) {
    uint32_t count = symex->scope.from_start ? symex->heap.ranges.count : 0;
    Outcome all = {.returned = state, .thrown = state_dead()};
    for (uint32_t i = 0; i < count && !state_is_dead(&all.returned); i++) {
        const Type *type = symex->heap.ranges.items[i].type;
        if (type->kind != TYPE_CLASS || type->class_symbol->unit->is_library)
            continue;
        Outcome one = statics_start(symex, frame, all.returned, type->class_symbol, span);
        all = outcome_with(symex, all, one.thrown, one.exception);
        all.returned = one.returned;
    }
    return all;
}

Outcome execute_object_choice(Symex *symex, Frame *frame, Method *method, State state,
                              const Term *arguments, Span span) {
    Outcome before = {.returned = state, .thrown = state_dead()};
    Type *type = symex->builtins->call_type; // of this call, not of those that initialisers make
    if (object_choice_is_known(symex, method))
        before = initialize_classes(symex, frame, state, span);
    symex->builtins->call_type = type;
    Outcome outcome =
        execute_program_method(symex, frame, method, before.returned, arguments, span);
    return outcome_with(symex, outcome, before.thrown, before.exception);
}

const InputList *symex_choices(const Symex *symex) {
    return &symex->results.choices;
}

bool symex_is_program(const Symex *symex) {
    return symex->scope.from_start;
}
