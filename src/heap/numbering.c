// Which objects of the pre-state can be met, and one numbering of each heap.
//
// Objects of one type are interchangeable, so most heaps differ from others
// only in how their objects are numbered. One numbering of each is kept. Slots
// are walked: the inputs, the static fields, then the fields and elements of the
// objects met, and a slot may hold null, an object met before, or the next one:
// v = t implies that t-1 was met. What is never met does not exist.
//
// Types that refer to themselves and to types walked later are walked object by
// object, in the order of their numbers. Types in a cycle are walked in rounds: a
// visit counts where the object was met and not visited before. As many rounds as
// there are objects meet everything; with fewer, where those would be many, some
// heaps are left with several numberings, which does no harm.
//
// Objects that nothing refers to, of the classes where they matter (others.c), are
// met by themselves before the objects of their types are walked.
//
// The same walk, without a heap, says how many objects can be met at all. No
// more are laid out: the receiver is often the only object of its class.
#include "heap/internal.h"

#include "sema/queries.h"

enum { MOST_MEETINGS = 40000, LEAST_ROUNDS = 2 };

// ---- Slots of types

static bool can_hold(Symex *symex, Type *slot, const Range *range) {
    return !query_is_value(slot) && slot_takes(symex, slot, range->type);
}

static bool can_field_hold(Symex *symex, const Class *holder, const Variable *field,
                           const Range *range) {
    TypeList slot = field_holds(symex, field);
    for (uint32_t i = 0; i < slot.count; i++)
        if (can_hold(symex, slot.items[i], range) &&
            !nested_is_left_out(symex, holder, field, slot.items[i], range->type))
            return true;
    return false;
}

// How many slots of an object of type `from` can hold an object of `to`?
static uint32_t slots_between(Symex *symex, Type *from, const Range *to) {
    if (from->kind == TYPE_ARRAY)
        return can_hold(symex, from->element, to) ? symex->scope.array_length : 0;
    const Layout *layout = class_layout(symex, from->class_symbol);
    uint32_t count = 0;
    for (uint32_t i = 0; i < layout->fields.count; i++) {
        const Variable *field = layout->fields.items[i];
        if (can_field_hold(symex, from->class_symbol, field, to))
            count += is_owned_field(field) ? owned_capacity(symex, field) : 1;
    }
    return count;
}

// Arrays that a static initialiser made have their own length.
static uint32_t slots_of_range(Symex *symex, const Range *from, const Range *to) {
    if (from->is_made && from->type->kind == TYPE_ARRAY)
        return can_hold(symex, from->type->element, to)
                   ? symex->heap.objects.items[from->first].count
                   : 0;
    return slots_between(symex, from->type, to);
}

// What an object under construction has from around it.
static uint32_t closure_slots(Symex *symex, Class *class_symbol, const Range *range) {
    const Variable *outer = lower_outer_field(symex->lowering, class_symbol);
    const VariableList *captured = lower_captured_fields(symex->lowering, class_symbol);
    uint32_t count = outer && can_hold(symex, outer->type, range);
    for (uint32_t i = 0; captured && i < captured->count; i++)
        count += can_hold(symex, captured->items[i]->type, range);
    return count;
}

static uint32_t input_slots(Symex *symex, const Method *method, const Range *range) {
    bool has_receiver = !(method->modifiers & MODIFIER_STATIC) && !method->is_constructor;
    uint32_t count = has_receiver && can_hold(symex, method->owner->type, range);
    for (uint32_t i = 0; i < method->parameters.count; i++)
        count += can_hold(symex, method->parameters.items[i]->type, range);
    if (method->is_constructor)
        count += closure_slots(symex, method->owner, range);
    for (uint32_t i = 0; i < symex->pre.static_fields.count; i++)
        count += can_hold(symex, symex->pre.static_fields.items[i]->type, range);
    const Others *others = others_of(symex, range);
    if (others)
        count += others->is_one ? 1 : range->count;
    return count;
}

// Objects of the range that the inputs and the objects met so far can refer to.
static uint32_t slots_for(Symex *symex, const Method *method, const uint32_t *met,
                          const Range *range) {
    uint64_t slots = input_slots(symex, method, range);
    for (uint32_t i = 0; slots < range->count && i < symex->heap.ranges.count; i++)
        if (met[i])
            slots += (uint64_t)met[i] * slots_of_range(symex, &symex->heap.ranges.items[i], range);
    return slots > range->count ? range->count : (uint32_t)slots;
}

void numbering_bound(Symex *symex, Method *method) {
    uint32_t n = symex->heap.ranges.count;
    uint32_t *met = arena_array(symex->arena, n, sizeof(uint32_t));
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t i = 0; i < n; i++) {
            const Range *range = &symex->heap.ranges.items[i];
            uint32_t count = range->is_fixed ? range->count : slots_for(symex, method, met, range);
            changed |= count != met[i];
            met[i] = count;
        }
    }
    for (uint32_t i = 0; i < n; i++)
        symex->heap.ranges.items[i].count = met[i];
}

// ---- Meeting objects

bool numbering_allows(const Symex *symex, const Object *object) {
    const Range *range = &symex->heap.ranges.items[object->range];
    return range->is_fixed || object->number - range->first <= range->possible;
}

static void meet_range(Symex *symex, Range *range, Term value, Term active) {
    TermTable *terms = symex->terms;
    const ObjectSet *set = reference_candidates(symex, value);
    bool has_candidate = false;
    for (uint32_t i = range->count; i-- > 0;) {
        if (!object_set_has(set, range->first + i))
            continue;
        Term is_it = term_and(terms, active,
                              term_equal(terms, value, object_reference(symex, range->first + i)));
        if (i && symex->pre.symmetry_breaking)
            assume(symex, term_implies(terms, is_it, range->met[i - 1]));
        range->met[i] = term_or(terms, range->met[i], is_it);
        has_candidate = true;
    }
    if (has_candidate && range->possible < range->count)
        range->possible++;
}

void numbering_meet(Symex *symex, Term value, Term active) {
    for (uint32_t i = 0; i < symex->heap.ranges.count && !heap_is_late(symex); i++)
        if (!symex->heap.ranges.items[i].is_fixed)
            meet_range(symex, &symex->heap.ranges.items[i], value, active);
}

// An object that no slot walked so far holds may be there all the same.
static void offer_root(Symex *symex, Range *range, uint32_t index, bool is_one) {
    TermTable *terms = symex->terms;
    const char *name = symex->heap.objects.items[range->first + index].name;
    Term root = term_bool_variable(terms, arena_format(symex->arena, "%s is out of reach", name));
    assume(symex, term_not(term_and(terms, root, range->met[index])));
    if (index && symex->pre.symmetry_breaking)
        assume(symex, term_implies(terms, root, range->met[index - 1]));
    range->met[index] = term_or(terms, range->met[index], root);
    for (uint32_t i = 0; is_one && i < symex->pre.roots.count; i++)
        assume(symex, term_not(term_and(terms, root, symex->pre.roots.items[i])));
    if (is_one)
        vector_push(symex->arena, &symex->pre.roots, root);
}

static void offer_roots(Symex *symex, Range *range) {
    const Others *others = others_of(symex, range);
    for (uint32_t i = 0; others && i < range->count && i <= range->possible; i++) {
        offer_root(symex, range, i, others->is_one);
        if (!others->is_one && range->possible < range->count)
            range->possible++;
    }
    if (others && others->is_one && range->possible < range->count)
        range->possible++;
}

// The fields and elements of an object, and those of arrays that belong to it.
static void meet_slots(Symex *symex, uint32_t number, Term active) {
    Object object = symex->heap.objects.items[number];
    for (uint32_t i = 0; i < object.count && !heap_is_late(symex); i++) {
        Term value = symex->heap.initial.items[object.location + i];
        if (query_is_value(location_type(symex, &object, i)))
            continue;
        const ObjectSet *set = reference_candidates(symex, value);
        for (uint32_t j = 1; j < symex->heap.objects.count; j++)
            if (object_set_has(set, j) && symex->heap.objects.items[j].is_owned)
                meet_slots(symex, j, active);
        numbering_meet(symex, value, active);
    }
}

// ---- The order of types

// Ranges of one type are alike: what can be reached from what is a matter of types.
typedef struct Order {
    uint32_t count;    // of types
    uint32_t *type_of; // by range
    bool *reach;       // type by type
    uint32_t *waiting; // ranges of the type that have objects and no place yet
    bool *placed;      // by range
} Order;

typedef struct Group {
    uint32_t *ranges;
    uint32_t count;
} Group;

static uint32_t number_types(Symex *symex, Order *order) {
    Map numbers = {0};
    uint32_t count = 0;
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        const Type *type = symex->heap.ranges.items[i].type;
        uintptr_t number = (uintptr_t)map_get(&numbers, type);
        if (!number)
            map_put(symex->arena, &numbers, type, (void *)(number = ++count));
        order->type_of[i] = (uint32_t)number - 1;
    }
    return count;
}

// Which types can be reached from which: small numbers, so a plain closure.
static void find_reach(Symex *symex, Order *order) {
    uint32_t n = order->count;
    const Range **first = arena_array(symex->arena, n, sizeof(Range *)); // of each type
    for (uint32_t i = symex->heap.ranges.count; i-- > 0;)
        if (symex->heap.ranges.items[i].count)
            first[order->type_of[i]] = &symex->heap.ranges.items[i];
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t j = 0; j < n; j++)
            order->reach[i * n + j] =
                first[i] && first[j] && slots_between(symex, first[i]->type, first[j]) > 0;
    for (uint32_t k = 0; k < n; k++)
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t j = 0; j < n; j++)
                order->reach[i * n + j] |= order->reach[i * n + k] && order->reach[k * n + j];
}

static Order order_new(Symex *symex) {
    uint32_t ranges = symex->heap.ranges.count;
    Order order = {.type_of = arena_array(symex->arena, ranges, sizeof(uint32_t)),
                   .placed = arena_array(symex->arena, ranges, sizeof(bool))};
    order.count = number_types(symex, &order);
    order.reach = arena_array(symex->arena, (size_t)order.count * order.count, sizeof(bool));
    order.waiting = arena_array(symex->arena, order.count, sizeof(uint32_t));
    find_reach(symex, &order);
    for (uint32_t i = 0; i < ranges; i++)
        order.waiting[order.type_of[i]] += symex->heap.ranges.items[i].count > 0;
    return order;
}

static bool reaches(const Order *order, uint32_t from, uint32_t to) {
    return order->reach[from * order->count + to];
}

// Do others refer to the type that have no place yet, and are in no cycle with it?
static bool is_awaited(const Order *order, uint32_t type) {
    for (uint32_t i = 0; i < order->count; i++)
        if (order->waiting[i] && reaches(order, i, type) && !reaches(order, type, i))
            return true;
    return false;
}

// A range that is referred to only by those placed before, and by its cycle.
static uint32_t next_range(const Symex *symex, const Order *order) {
    uint32_t n = symex->heap.ranges.count;
    for (uint32_t i = 0; i < n; i++)
        if (!order->placed[i] &&
            (!symex->heap.ranges.items[i].count || !is_awaited(order, order->type_of[i])))
            return i;
    return n;
}

static bool is_in_cycle(const Symex *symex, const Order *order, uint32_t range, uint32_t first) {
    uint32_t type = order->type_of[range], other = order->type_of[first];
    return symex->heap.ranges.items[range].count && symex->heap.ranges.items[first].count &&
           reaches(order, other, type) && reaches(order, type, other);
}

// The range and those in a cycle with it.
static Group take_group(Symex *symex, Order *order, uint32_t first) {
    VECTOR(uint32_t) taken = {0};
    for (uint32_t i = 0; i < symex->heap.ranges.count; i++) {
        if (order->placed[i] || (i != first && !is_in_cycle(symex, order, i, first)))
            continue;
        order->placed[i] = true;
        order->waiting[order->type_of[i]] -= symex->heap.ranges.items[i].count > 0;
        vector_push(symex->arena, &taken, i);
    }
    return (Group){taken.items, taken.count};
}

// ---- Walking

static void walk_range(Symex *symex, uint32_t index) {
    // Walking adds no ranges, so the pointer stays.
    Range *range = &symex->heap.ranges.items[index];
    range->is_canonical = true;
    offer_roots(symex, range);
    for (uint32_t i = 0; i < range->count; i++) {
        symex->heap.objects.items[range->first + i].exists =
            range->is_fixed ? TERM_TRUE : range->met[i];
        pre_state_fill(symex, range->first + i, true);
    }
}

typedef struct Visit {
    uint32_t number; // of the object
    bool was_met;    // always
    Term *met;
    Term visited;
} Visit;

typedef VECTOR(Visit) VisitList;

// Visits every object once; false when none of the visits counted.
static bool walk_round(Symex *symex, VisitList *visits) {
    bool any = false;
    for (uint32_t i = 0; i < visits->count; i++) {
        Visit *visit = &visits->items[i];
        Term met = visit->was_met ? TERM_TRUE : *visit->met;
        Term active = term_and(symex->terms, met, term_not(visit->visited));
        if (active == TERM_FALSE)
            continue;
        any = true;
        meet_slots(symex, visit->number, active);
        visit->visited = term_or(symex->terms, visit->visited, active);
    }
    return any;
}

static uint32_t count_meetings(Symex *symex, const VisitList *visits) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < visits->count; i++)
        count += symex->heap.objects.items[visits->items[i].number].count;
    return count * visits->count;
}

static VisitList group_visits(Symex *symex, const Group *group) {
    VisitList visits = {0};
    for (uint32_t i = 0; i < group->count; i++) {
        Range *range = &symex->heap.ranges.items[group->ranges[i]];
        offer_roots(symex, range);
        range->possible = range->count;
        for (uint32_t j = 0; j < range->count; j++) {
            Visit visit = {range->first + j, range->is_fixed, &range->met[j], TERM_FALSE};
            vector_push(symex->arena, &visits, visit);
        }
    }
    return visits;
}

static void walk_group(Symex *symex, const Group *group) {
    VisitList visits = group_visits(symex, group);
    for (uint32_t i = 0; i < visits.count; i++)
        pre_state_fill(symex, visits.items[i].number, false);
    uint32_t meetings = count_meetings(symex, &visits) + 1;
    uint32_t rounds =
        MOST_MEETINGS / meetings < LEAST_ROUNDS ? LEAST_ROUNDS : MOST_MEETINGS / meetings;
    bool is_complete = false;
    for (uint32_t i = 0; i < rounds && !is_complete; i++)
        is_complete = !walk_round(symex, &visits) || i + 1 >= visits.count;
    // What was not visited in time is met without being numbered.
    bool is_breaking = symex->pre.symmetry_breaking;
    symex->pre.symmetry_breaking = false;
    for (uint32_t i = 0; i < visits.count && !is_complete; i++)
        meet_slots(symex, visits.items[i].number, TERM_TRUE);
    symex->pre.symmetry_breaking = is_breaking;
    for (uint32_t i = 0; i < group->count; i++)
        symex->heap.ranges.items[group->ranges[i]].is_canonical = is_complete && is_breaking;
    for (uint32_t i = 0; i < visits.count; i++)
        symex->heap.objects.items[visits.items[i].number].exists =
            visits.items[i].was_met ? TERM_TRUE : *visits.items[i].met;
}

void numbering_walk(Symex *symex) {
    Order order = order_new(symex);
    for (uint32_t first; (first = next_range(symex, &order)) < symex->heap.ranges.count;) {
        Group group = take_group(symex, &order, first);
        if (group.count == 1 && symex->pre.symmetry_breaking)
            walk_range(symex, first);
        else
            walk_group(symex, &group);
    }
}
