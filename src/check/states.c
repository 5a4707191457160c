// Violations in states that nobody was seen to build.
//
// Objects of the project, and of class files, that the counterexample puts together field by field
// may be such as no code makes. What fails only with them is possible, and no more. Objects that
// calls made, arrays, texts, collections and other objects of library models are what they say.
#include "check/internal.h"

#include "analysis/analysis.h"

#include <string.h>

static bool is_of_jdk(const Class *class_symbol) {
    static const char *const packages[] = {"java.", "javax.", "jdk.", "sun."};
    const char *name = class_symbol->qualified_name->text;
    for (size_t i = 0; i < sizeof packages / sizeof *packages; i++)
        if (!strncmp(name, packages[i], strlen(packages[i])))
            return true;
    return false;
}

// Code elsewhere can set what is public, as it likes; and of a class that only the package has,
// what is not private. What a class for others keeps from them is its own business; of class
// files, for which no calls are looked for, what is private, but that nobody's code is in a package
// of the JDK.
static bool is_free(const Variable *field) {
    const ModifierSet for_others = MODIFIER_PUBLIC | MODIFIER_PROTECTED;
    if (!field || !field->owner || (field->owner->modifiers & MODIFIER_PRIVATE) ||
        (field->modifiers & (MODIFIER_PRIVATE | MODIFIER_FINAL)))
        return false;
    bool is_of_class_file = field->owner->class_file && !is_of_jdk(field->owner);
    return (field->modifiers & MODIFIER_PUBLIC) || is_of_class_file ||
           !(field->owner->modifiers & for_others);
}

// A record without a constructor of its own takes every value.
static bool is_bare_record(const Class *class_symbol) {
    if (class_symbol->kind != CLASS_RECORD)
        return false;
    for (uint32_t i = 0; i < class_symbol->methods.count; i++)
        if (class_symbol->methods.items[i]->is_constructor &&
            class_symbol->methods.items[i]->declaration &&
            class_symbol->methods.items[i]->declaration->body)
            return false;
    return true;
}

static const Class *class_of(const CexObject *object) {
    return object->exact && object->exact->kind == TYPE_CLASS ? object->exact->class_symbol : NULL;
}

// What a library object in a static field holds besides elements and characters (a ThreadLocal) is
// what the project's code made of it, which nobody looked at.
static bool has_hidden_state(const Class *of, bool is_of_static) {
    bool is_library = of->unit && of->unit->is_library;
    return of->class_file || (is_of_static ? is_library : analysis_is_plain_class(of));
}

// Constants of an enum that nobody knows, members of classes, threads: only the virtual machine
// makes them, and not in any state.
static bool is_of_machine(const Class *of) {
    static const char *const names[] = {
        "java.lang.Enum",          "java.lang.Thread",         "java.lang.ThreadGroup",
        "java.lang.reflect.Field", "java.lang.reflect.Method", "java.lang.reflect.Constructor"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(of->qualified_name->text, names[i]))
            return true;
    return false;
}

static bool is_made_up(const CexObject *object, bool is_of_static) {
    const Class *of = class_of(object);
    if (of && is_of_machine(of) && !object->is_new && !object->is_settled)
        return true;
    if (!of || object->form != CEX_FIELDS || object->is_new || object->is_settled ||
        of->kind == CLASS_ENUM || is_bare_record(of) || !has_hidden_state(of, is_of_static))
        return false;
    for (uint32_t i = 0; i < object->values.count; i++)
        if (!is_free(object->values.items[i].field))
            return true;
    return false;
}

static bool is_default(const CexValue *value) {
    static const char *const defaults[] = {"0", "0L", "0.0", "0.0f", "false", "null", "'\\u0000'"};
    for (size_t i = 0; i < sizeof defaults / sizeof *defaults; i++)
        if (!strcmp(value->text, defaults[i]))
            return true;
    return false;
}

// `static final Random DICE = new Random();`, and nothing is in it yet.
static bool is_as_created(const CexState *state, const CexObject *object) {
    for (uint32_t i = 0; i < object->values.count; i++)
        if (!is_default(&object->values.items[i]))
            return false;
    for (uint32_t i = 0; i < state->roots.count; i++) {
        const Variable *field = state->roots.items[i].field;
        Node *declaration = field ? field->declaration : NULL;
        if (state->roots.items[i].object != object->number || !declaration ||
            declaration->kind != NODE_VARIABLE)
            continue;
        Node *made = as_VariableDeclaration(declaration)->initializer;
        return made && made->kind == NODE_NEW && !as_New(made)->arguments.count;
    }
    return false;
}

typedef struct StateReach {
    const CexState *state;
    bool *is_reached; // by object number
    uint32_t most;
} StateReach;

static bool note_reached(const StateReach *reach, const CexValueList *values) {
    bool is_new = false;
    for (uint32_t i = 0; i < values->count; i++) {
        uint32_t number = values->items[i].object;
        if (!number || number > reach->most || reach->is_reached[number])
            continue;
        reach->is_reached[number] = true;
        is_new = true;
    }
    return is_new;
}

static StateReach reach_from(Arena *arena, const CexState *state, bool is_of_static) {
    StateReach reach = {.state = state};
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (state->objects.items[i].number > reach.most)
            reach.most = state->objects.items[i].number;
    reach.is_reached = arena_array(arena, reach.most + 1, sizeof(bool));
    for (uint32_t i = 0; i < state->roots.count; i++) {
        const CexValue *root = &state->roots.items[i];
        if ((root->field != NULL) == is_of_static && root->object <= reach.most)
            reach.is_reached[root->object] = true;
    }
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (uint32_t i = 0; i < state->objects.count; i++)
            if (reach.is_reached[state->objects.items[i].number])
                is_new |= note_reached(&reach, &state->objects.items[i].values) ||
                          note_reached(&reach, &state->objects.items[i].keys);
    }
    return reach;
}

// Static fields hold what the project's code put there; but what a class that has no model keeps in
// such an object, nobody looked at.
static bool has_made_up(Arena *arena, const CexState *state, bool is_of_static) {
    StateReach reach = reach_from(arena, state, is_of_static);
    for (uint32_t i = 0; i < state->objects.count; i++)
        if (reach.is_reached[state->objects.items[i].number] &&
            is_made_up(&state->objects.items[i], is_of_static) &&
            !(is_of_static && is_as_created(state, &state->objects.items[i])))
            return true;
    return false;
}

// What an object holds that a static initialiser made, as the elements of its arrays, may be
// anything where nobody saw that it stays as it was made. Neither an argument nor a static field
// that is shown leads there, and no call was seen to put it there.
static bool has_made_up_inside(Arena *arena, const CexState *state) {
    StateReach of_static = reach_from(arena, state, true), others = reach_from(arena, state, false);
    for (uint32_t i = 0; i < state->objects.count; i++) {
        uint32_t number = state->objects.items[i].number;
        if (!of_static.is_reached[number] && !others.is_reached[number] &&
            is_made_up(&state->objects.items[i], false))
            return true;
    }
    return false;
}

static bool has_own_fields(const Class *of) {
    for (; of && (of->class_file || analysis_is_plain_class(of));
         of = of->superclass && of->superclass->kind == TYPE_CLASS ? of->superclass->class_symbol
                                                                   : NULL)
        for (uint32_t i = 0; i < of->fields.count; i++)
            if (!(of->fields.items[i]->modifiers & MODIFIER_STATIC) &&
                !is_free(of->fields.items[i]))
                return true;
    return false;
}

// What an object answers whose class nobody knows may be of a class that somebody knows, in any
// state, too.
static bool has_made_up_answer(const Counterexample *run) {
    for (uint32_t i = 0; i < run->choices.count; i++) {
        const Type *exact =
            run->choices.items[i].value.object ? run->choices.items[i].value.exact : NULL;
        const Class *of = exact && exact->kind == TYPE_CLASS ? exact->class_symbol : NULL;
        if (of && of->kind == CLASS_CLASS && has_hidden_state(of, false) && has_own_fields(of))
            return true;
    }
    return false;
}

// A lambda of the sources with any values for the variables around it, as if somebody had set them;
// or any of them, where it may be for other types than it was given for.
static bool has_made_up_lambda(Lowering *lowering, const CexValueList *values, bool any) {
    for (uint32_t i = 0; i < values->count; i++) {
        const Type *exact = values->items[i].exact;
        bool is_lambda = exact && exact->kind == TYPE_CLASS &&
                         (strstr(exact->class_symbol->name->text, "$lambda") ||
                          strstr(exact->class_symbol->name->text, "$reference"));
        const VariableList *captured =
            is_lambda ? lower_captured_fields(lowering, exact->class_symbol) : NULL;
        if (is_lambda && (any || (captured && captured->count) ||
                          lower_outer_field(lowering, exact->class_symbol)))
            return true;
    }
    return false;
}

static bool has_lambda(Lowering *lowering, const Violation *violation) {
    const Counterexample *run = violation->counterexample;
    const CexState *state = &run->before;
    bool any = run->thrown.type && !strcmp(run->thrown.type, "ClassCastException");
    bool found = has_made_up_lambda(lowering, &state->roots, any);
    for (uint32_t i = 0; i < state->objects.count; i++)
        found |= has_made_up_lambda(lowering, &state->objects.items[i].values, any);
    for (uint32_t i = 0; i < violation->calls.count; i++)
        found |= has_made_up_lambda(lowering, &violation->calls.items[i].arguments, any);
    return found;
}

// The calls begin with one that gives the only object there is, which was there before: what was
// done with it since, no call was seen to do.
static bool is_on_singleton(const Violation *violation) {
    const BuiltCall *first = violation->calls.count ? &violation->calls.items[0] : NULL;
    bool is_given = first && first->makes && !first->method->is_constructor;
    const Variable *field = is_given ? analysis_given_static(first->method) : NULL;
    const CexValueList *roots = &violation->counterexample->before.roots;
    for (uint32_t i = 0; field && i < roots->count; i++)
        if (roots->items[i].field == field && roots->items[i].object)
            return true;
    return field && (field->modifiers & MODIFIER_FINAL);
}

bool violation_is_made_up(Lowering *lowering, Arena *arena, const Violation *violation) {
    const Counterexample *run = violation->counterexample;
    return run &&
           (has_made_up(arena, &run->before, false) || has_made_up(arena, &run->before, true) ||
            has_made_up_inside(arena, &run->before) || has_made_up_answer(run) ||
            has_lambda(lowering, violation) || is_on_singleton(violation));
}

// Every question was asked: what does not hold is known, and stands in the verdict.
bool states_are_decided(const Verdict *verdict) {
    for (uint32_t i = 0; i < verdict->checked.count; i++)
        if (verdict->checked.items[i].status == STATUS_UNDECIDED &&
            !verdict->checked.items[i].is_given_up)
            return false;
    return !verdict->unknown.count && !verdict->has_more_violations;
}

static void note_not_built(const CheckRequest *request, Verdict *verdict, const char *reason) {
    static const char NOT_BUILT[] = "objects in states that no calls were found to build";
    const char *text =
        reason ? arena_format(request->arena, "%s (%s)", NOT_BUILT, reason) : NOT_BUILT;
    bool is_cut = states_are_decided(verdict);
    Remark remark = {verdict->span, text};
    vector_push(request->arena, is_cut ? &verdict->cuts : &verdict->unknown, remark);
    verdict->kind = is_cut ? VERDICT_HOLDS_CUT : VERDICT_UNKNOWN;
    verdict->cuts_paths |= is_cut;
}

static bool is_told(const ViolationList *list, const Violation *violation) {
    for (uint32_t i = 0; i < list->count; i++)
        if (list->items[i].kind == violation->kind &&
            !strcmp(list->items[i].text, violation->text) &&
            list->items[i].span.begin == violation->span.begin)
            return true;
    return false;
}

void add_possible(const CheckRequest *request, Verdict *verdict, Violation violation) {
    enum { MOST_POSSIBLE = 5 };
    if (verdict->possible.count < MOST_POSSIBLE && !is_told(&verdict->possible, &violation))
        vector_push(request->arena, &verdict->possible, violation);
}

static void set_apart(const CheckRequest *request, Verdict *verdict, bool all) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < verdict->violations.count; i++) {
        Violation violation = verdict->violations.items[i];
        if (all || violation_is_made_up(request->lowering, request->arena, &violation))
            add_possible(request, verdict, violation);
        else
            verdict->violations.items[kept++] = violation;
    }
    verdict->violations.count = kept;
    for (uint32_t i = 0; !kept && i < verdict->checked.count; i++)
        if (verdict->checked.items[i].status == STATUS_VIOLATED)
            verdict->checked.items[i].status = STATUS_POSSIBLE;
}

void states_set_apart(const CheckRequest *request, Verdict *verdict) {
    bool was_violated = verdict->kind == VERDICT_VIOLATED;
    set_apart(request, verdict, false);
    if (was_violated && !verdict->violations.count)
        note_not_built(request, verdict, NULL);
}

void states_set_all_apart(const CheckRequest *request, Verdict *verdict, const char *reason) {
    set_apart(request, verdict, true);
    note_not_built(request, verdict, reason);
}
