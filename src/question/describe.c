// The scope of a verdict in one sentence.
#include "question/question.h"

#include "sema/queries.h"
#include "verdict/sentence.h"

#include <stdlib.h>
#include <string.h>

typedef struct Population {
    bool has_objects, has_arrays;
} Population;

// What kinds of objects the pre-state may hold at all.
static Population population(Checker *checker) {
    const ObjectList *objects = symex_objects(checker->symex);
    Population result = {0};
    for (uint32_t i = 1; i < objects->count; i++) {
        const Object *object = &objects->items[i];
        result.has_objects |= object->is_initial && object->type->kind == TYPE_CLASS;
        result.has_arrays |= object->is_initial && object->type->kind == TYPE_ARRAY;
    }
    return result;
}

typedef struct TypeBound {
    const char *order; // qualified name
    const char *text;
    uint32_t count;
} TypeBound;

typedef VECTOR(TypeBound) TypeBoundList;

static int by_name(const void *first, const void *second) {
    const TypeBound *a = first, *b = second;
    return strcmp(a->order, b->order);
}

// Which reading it is: a class includes its subclasses, an array type is that type alone.
static TypeBoundList bounds_given(Checker *checker) {
    const Map *classes = &checker->verdict->scope.objects_of;
    const Map *arrays = &checker->verdict->scope.arrays_of;
    TypeBoundList bounds = {0};
    for (uint32_t i = 0; i < classes->capacity; i++) {
        const Class *class_symbol = classes->entries[i].key;
        if (!class_symbol)
            continue;
        bool is_above = symex_bounds_subclasses(checker->symex, class_symbol);
        TypeBound bound = {class_symbol->qualified_name->text,
                           arena_format(checker->scratch, "'%s'%s", class_symbol->name->text,
                                        is_above ? " and its subclasses" : ""),
                           (uint32_t)(uintptr_t)classes->entries[i].value - 1};
        vector_push(checker->scratch, &bounds, bound);
    }
    for (uint32_t i = 0; i < arrays->capacity; i++) {
        const Type *type = arrays->entries[i].key;
        const char *text = type ? type_text(checker->scratch, type) : NULL;
        TypeBound bound = {text, arena_format(checker->scratch, "'%s'", text ? text : ""),
                           (uint32_t)(uintptr_t)arrays->entries[i].value - 1};
        if (type)
            vector_push(checker->scratch, &bounds, bound);
    }
    if (bounds.count)
        qsort(bounds.items, bounds.count, sizeof(TypeBound), by_name);
    return bounds;
}

static void add_objects(Checker *checker, Buffer *buffer) {
    const Scope *scope = &checker->verdict->scope;
    buffer_format(buffer, "at most %u object%s of each class", scope->objects,
                  scope->objects == 1 ? "" : "s");
    bool is_good =
        checker->verdict->kind == VERDICT_HOLDS || checker->verdict->kind == VERDICT_HOLDS_CUT;
    if (is_good && symex_leaves_out_others(checker->symex))
        buffer_add_text(buffer, " in reach");
    if (scope->others)
        buffer_add_text(buffer, ", in reach or not");
    TypeBoundList bounds = bounds_given(checker);
    for (uint32_t i = 0; i < bounds.count; i++)
        buffer_format(buffer, "%s%u of %s", i ? ", " : " (", bounds.items[i].count,
                      bounds.items[i].text);
    if (bounds.count)
        buffer_add_char(buffer, ')');
}

// Does the body itself loop or call?
static bool has_loops_or_calls(Checker *checker) {
    const IrMethod *method = lower_method(checker->lowering, checker->method);
    if (!method)
        return false;
    for (uint32_t i = 0; i < method->blocks.count; i++) {
        const IrBlock *block = &method->blocks.items[i];
        for (uint32_t j = 0; j < block->instructions.count; j++)
            if (block->instructions.items[j].operation == IR_CALL)
                return true;
    }
    return method->loops.count;
}

static const char *called_name(const Method *method) {
    return method->is_constructor ? method->owner->name->text : method->name->text;
}

typedef VECTOR(const char *) NameList;

// Each name once: overriding methods share theirs.
static NameList contract_names(Checker *checker) {
    const UsedContractList *used = &checker->verdict->contracts;
    NameList names = {0};
    for (uint32_t i = 0; i < used->count; i++) {
        if (!used->items[i].method)
            continue; // a loop
        const char *name = called_name(used->items[i].method);
        bool is_known = false;
        for (uint32_t j = 0; j < names.count; j++)
            is_known |= !strcmp(names.items[j], name);
        if (!is_known)
            vector_push(checker->scratch, &names, name);
    }
    return names;
}

// "; calls of 'f' and 'g' by contract"
static void add_contracts(Checker *checker, Buffer *buffer) {
    enum { MOST_NAMES = 4 };
    NameList names = contract_names(checker);
    if (!names.count)
        return;
    buffer_add_text(buffer, "; calls of ");
    uint32_t shown = names.count > MOST_NAMES ? MOST_NAMES - 1 : names.count;
    for (uint32_t i = 0; i < shown; i++) {
        bool is_last = i + 1 == names.count;
        buffer_format(buffer, "%s'%s'", !i ? "" : is_last ? " and " : ", ", names.items[i]);
    }
    if (shown < names.count)
        buffer_format(buffer, " and %u others", names.count - shown);
    buffer_add_text(buffer, " by contract");
    if (checker->verdict->recurs_by_contract)
        buffer_add_text(buffer, ", whether the recursion ends is not checked");
}

static void add_cut_loops(Checker *checker, Buffer *buffer) {
    const UsedContractList *used = &checker->verdict->contracts;
    bool has_loops = false;
    for (uint32_t i = 0; i < used->count; i++)
        has_loops |= !used->items[i].method;
    if (has_loops)
        buffer_add_text(buffer, "; loops cut by their invariants");
    if (checker->verdict->loops_by_invariant)
        buffer_add_text(buffer, ", whether they end is not checked");
}

static void add_iterations(Checker *checker, Buffer *buffer) {
    const Verdict *verdict = checker->verdict;
    LoopLine *lines = arena_array(checker->scratch, verdict->loops.count + 1, sizeof(LoopLine));
    for (uint32_t i = 0; i < verdict->loops.count; i++) {
        const LoopReach *reach = &verdict->loops.items[i];
        SourceFile *file = sources_file_at(checker->sources, reach->span.begin);
        uint32_t line = file ? source_line_column(file, reach->span.begin).line : 0;
        lines[i] = (LoopLine){reach->iterations, line};
    }
    buffer_add_text(buffer, sentence_iterations(checker->scratch, lines, verdict->loops.count));
}

static void add_ends(Checker *checker, Buffer *buffer) {
    const Verdict *verdict = checker->verdict;
    add_contracts(checker, buffer);
    add_cut_loops(checker, buffer);
    if (verdict->kind == VERDICT_HOLDS && verdict->contracts.count)
        buffer_add_text(buffer, "; all else followed to its end");
    else if (verdict->kind == VERDICT_HOLDS && has_loops_or_calls(checker))
        buffer_add_text(buffer, "; loops and calls followed to their end");
    if (verdict->kind == VERDICT_HOLDS_CUT)
        buffer_add_text(buffer, checker->cuts_paths
                                    ? SENTENCE_PATHS_CUT
                                    : "; executions that need more objects are left out");
    add_iterations(checker, buffer);
    if (verdict->end_is_open)
        buffer_add_text(buffer, SENTENCE_IF_IT_ENDS);
}

static bool is_open_kind(const Class *class_symbol) {
    return class_symbol->kind == CLASS_INTERFACE || (class_symbol->modifiers & MODIFIER_ABSTRACT);
}

// ", every List an ArrayList, every TreeMap in natural order"
static void add_stand_ins(Checker *checker, Buffer *buffer) {
    const StandInList *list = symex_stand_ins(checker->symex);
    for (uint32_t i = 0; i < list->count; i++) {
        if (list->items[i].variable) {
            buffer_format(buffer, ", every %s of a class that nobody knows",
                          list->items[i].variable->text);
            continue;
        }
        const char *of = list->items[i].of->name->text;
        const Class *stand_in = list->items[i].stand_in;
        const char *name = stand_in ? stand_in->name->text : "";
        if (list->items[i].classes)
            buffer_format(buffer, ", every %s of one of %u classes", of, list->items[i].classes);
        else if (!stand_in)
            buffer_format(buffer, ", every %s in natural order", of);
        else if (stand_in == list->items[i].of)
            buffer_format(buffer, ", every %s of %s", of,
                          is_open_kind(stand_in) ? "a class that nobody knows" : "that very class");
        else
            buffer_format(buffer, ", every %s %s %s", of, strchr("AEIOU", *name) ? "an" : "a",
                          name);
    }
}

// ", any values from outside (input from System.in, random numbers)"
static void add_outside(Checker *checker, Buffer *buffer) {
    const OutsideList *list = symex_outside(checker->symex);
    for (uint32_t i = 0; i < list->count; i++)
        buffer_format(buffer, "%s%s", i ? ", " : ", any values from outside (", list->items[i]);
    if (list->count)
        buffer_add_char(buffer, ')');
}

// ---- Programs: only what is bounded is said

static bool uses_register(const IrInstruction *instruction, IrRegister reg) {
    if (instruction->a == reg || instruction->b == reg ||
        (instruction->operation == IR_STORE_ELEMENT && instruction->result == reg))
        return true;
    const IrCall *call = instruction->operation == IR_CALL ? instruction->detail.call : NULL;
    for (uint32_t i = 0; call && i < call->count; i++)
        if (call->arguments[i] == reg)
            return true;
    return false;
}

static bool uses_parameters(const IrMethod *method) {
    for (uint32_t i = 0; i < method->blocks.count; i++)
        for (uint32_t j = 0; j < method->blocks.items[i].instructions.count; j++)
            for (uint32_t k = 0; k < method->parameters.count; k++)
                if (uses_register(&method->blocks.items[i].instructions.items[j],
                                  method->parameters.items[k]))
                    return true;
    return false;
}

static bool chooses_objects(Checker *checker) {
    const InputList *choices = symex_choices(checker->symex);
    for (uint32_t i = 0; i < choices->count; i++)
        if (!type_is_primitive(choices->items[i].type) &&
            choices->items[i].type != sema_types(checker->sema)->string)
            return true;
    return false;
}

static void add_bound(Checker *checker, const char *text) {
    vector_push(checker->arena, &checker->verdict->bounded, text);
}

static void find_bounds(Checker *checker) {
    const Scope *scope = &checker->verdict->scope;
    const IrMethod *method = lower_method(checker->lowering, checker->method);
    checker->verdict->bounded.count = 0;
    if (method && uses_parameters(method))
        add_bound(checker,
                  arena_format(checker->arena, "at most %u arguments of at most %u characters",
                               scope->array_length, scope->array_length));
    if (chooses_objects(checker))
        add_bound(checker, arena_format(checker->arena,
                                        "at most %u objects of each class from outside, arrays up "
                                        "to length %u",
                                        scope->objects, scope->array_length));
    if (scope->bits < 32)
        add_bound(checker,
                  arena_format(checker->arena, "%u-bit int (Java's has 32) and %u-bit long",
                               scope->bits, 2 * scope->bits));
}

static void add_runs(Checker *checker, Buffer *buffer) {
    const Scope *scope = &checker->verdict->scope;
    find_bounds(checker);
    buffer_add_text(buffer, "run");
    const char *joint = " with ";
    if (scope->bounds_created) {
        buffer_add_text(buffer, joint);
        add_objects(checker, buffer);
        joint = ", ";
    }
    for (uint32_t i = 0; i < checker->verdict->bounded.count; i++) {
        buffer_format(buffer, "%s%s", joint, checker->verdict->bounded.items[i]);
        joint = ", ";
    }
    add_outside(checker, buffer);
}

static void add_states(Checker *checker, Buffer *buffer, bool counts_created) {
    const Scope *scope = &checker->verdict->scope;
    if (query_is_main(checker->method)) {
        add_runs(checker, buffer);
        return;
    }
    Population held = population(checker);
    held.has_objects |= symex_bounds_away(checker->symex) || scope->arrays_of.count;
    const char *start = scope->from_start ? "run from before static initialisation" : NULL;
    if (checker->method->sequence)
        start = checker->options->built;
    checker->verdict->covers_every_input =
        !held.has_objects && !held.has_arrays && !counts_created && scope->bits == 32 &&
        !checker->method->sequence && !symex_exact_bits(checker->symex) &&
        !symex_composed_size(checker->symex) && !symex_outside(checker->symex)->count;
    if (!held.has_objects && !held.has_arrays) {
        buffer_add_text(buffer, start ? start : "input");
        if (counts_created) {
            buffer_add_text(buffer, ", ");
            add_objects(checker, buffer);
        }
    } else {
        buffer_format(buffer, "%s with ", start ? start : "pre-state");
        if (held.has_objects)
            add_objects(checker, buffer);
        if (held.has_objects && counts_created)
            buffer_add_text(buffer, ", created ones included");
        if (held.has_objects && held.has_arrays)
            buffer_add_text(buffer, ", ");
        if (held.has_arrays)
            buffer_format(buffer, "arrays up to length %u", scope->array_length);
    }
    if (symex_exact_bits(checker->symex))
        buffer_format(buffer, ", \\bigint of %u bits", symex_exact_bits(checker->symex));
    if (symex_composed_size(checker->symex))
        buffer_format(buffer, ", values of at most %u elements",
                      symex_composed_size(checker->symex));
    if (symex_is_reasonable(checker->symex) && (held.has_objects || held.has_arrays))
        buffer_add_text(buffer, ", null only where the project has it");
    if (checker->verdict->scope.facts && held.has_objects)
        buffer_add_text(buffer, ", the invariants found");
    if (symex_leaves_out_nested(checker->symex))
        buffer_add_text(buffer, ", no collections in collections of anything");
    if (symex_leaves_out_given(checker->symex))
        buffer_add_text(buffer, ", collections of anything with things of no given class");
    add_stand_ins(checker, buffer);
    add_outside(checker, buffer);
    VerdictKind kind = checker->verdict->kind;
    bool is_good = kind == VERDICT_HOLDS || kind == VERDICT_HOLDS_CUT;
    if (is_good && symex_classes_as_given(checker->symex))
        buffer_add_text(buffer, ", classes as given");
    buffer_format(buffer, ", %u-bit int", scope->bits);
    if (scope->bits < 32)
        buffer_format(buffer, " (Java's has 32) and %u-bit long", 2 * scope->bits);
    buffer_add_text(buffer, sema_spec_math_text(checker->sema));
}

static const char *finish(Checker *checker, Buffer *buffer) {
    const char *text = arena_copy_text(checker->arena, buffer->text, buffer->length);
    buffer_free(buffer);
    return text;
}

const char *describe_states(Checker *checker, bool counts_created) {
    Buffer buffer = {0};
    add_states(checker, &buffer, counts_created);
    return finish(checker, &buffer);
}

const char *describe_scope(Checker *checker) {
    Buffer buffer = {0};
    VerdictKind kind = checker->verdict->kind;
    bool is_good = kind == VERDICT_HOLDS || kind == VERDICT_HOLDS_CUT;
    buffer_add_text(&buffer, is_good ? "for every " : "looking at every ");
    add_states(checker, &buffer, kind == VERDICT_HOLDS_CUT && !checker->cuts_paths);
    add_ends(checker, &buffer);
    return finish(checker, &buffer);
}
