// Texts: Strings made by concatenation, and the texts of numbers.
//
// Most of them are messages of exceptions that nobody looks into. So a text is
// kept as its parts, and its characters, terms in closed form over them, are
// made when its field `value` is first read. Strings never change, so it does
// not matter when that is. What is not known of a text (digits of a double, the
// address that Object.toString() prints) is any character where it is read: what
// holds for all of them holds, and what some break may be broken by no text there is.
#include "builtin/internal.h"

#include "heap/veils.h"
#include "sema/constant_bits.h"
#include "sema/constant_text.h"
#include "sema/queries.h"

#include <string.h>

enum {
    LONGEST_TEXT = 160,
    LONGEST_KNOWN_TEXT = 4096, // where all lengths are known
    MOST_DIGITS = 20,
    MOST_DECIMALS = 32, // values that a number is chosen from
    LONGEST_FLOAT = 15, // characters of its digits
    LONGEST_DOUBLE = 24,
    LONGEST_UNTOLD = 1 << 24, // characters of a text that is not known
};

typedef enum TextKind {
    TEXT_NUMBER,    // a: INT or LONG
    TEXT_CHARACTER, // a: INT
    TEXT_TRUTH,     // a: BOOL
    TEXT_FLOAT,     // a: FLOAT
    TEXT_DOUBLE,    // a: DOUBLE
    TEXT_JOIN,      // a, b: Strings or null
    TEXT_OF_ANY,    // a: the object of a class that is not known that gives it
    TEXT_UNKNOWN,
} TextKind;

struct Text {
    TextKind kind;
    Term a, b;
    State state; // in which the parts are looked up
    bool is_made;
    Term known;    // the executions in which the characters are
    Term doubtful; // those of them in which they may be others than Java's
    Term too_long;
};

// Characters as terms: those at `length` and behind mean nothing.
typedef struct Characters {
    Term length;
    Term *units;
    uint32_t count;
    Term known;
    Term doubtful; // executions in which they stand for more texts than there can be
    Term limit;    // units from there on are not modelled; TERM_NONE: all are
    Term too_long; // executions in which it has more units than Java can count
} Characters;

// ---- Pieces

static Term int_constant(Symex *symex, int64_t value) {
    return java_constant(symex, IR_INT, value);
}

static Characters no_characters(Symex *symex, Term known) {
    return (Characters){.length = int_constant(symex, 0),
                        .known = known,
                        .doubtful = TERM_FALSE,
                        .too_long = TERM_FALSE};
}

static Characters word(Symex *symex, const char *text) {
    Characters result = no_characters(symex, TERM_TRUE);
    result.count = (uint32_t)strlen(text);
    result.length = int_constant(symex, result.count);
    result.units = arena_array(symex->arena, result.count, sizeof(Term));
    for (uint32_t i = 0; i < result.count; i++)
        result.units[i] = int_constant(symex, text[i]);
    return result;
}

static Term either_limit(Symex *symex, Term condition, Term yes, Term no) {
    if (!yes && !no)
        return TERM_NONE;
    Term greatest = int_constant(symex, INT32_MAX);
    return term_ite(symex->terms, condition, yes ? yes : greatest, no ? no : greatest);
}

static Characters choose(Symex *symex, Term condition, Characters yes, Characters no) {
    TermTable *terms = symex->terms;
    const Characters *longer = yes.count > no.count ? &yes : &no;
    uint32_t shared = yes.count < no.count ? yes.count : no.count;
    Characters result = {.length = term_ite(terms, condition, yes.length, no.length),
                         .units = arena_array(symex->arena, longer->count, sizeof(Term)),
                         .count = longer->count,
                         .known = term_ite(terms, condition, yes.known, no.known),
                         .doubtful = term_ite(terms, condition, yes.doubtful, no.doubtful),
                         .limit = either_limit(symex, condition, yes.limit, no.limit),
                         .too_long = term_ite(terms, condition, yes.too_long, no.too_long)};
    for (uint32_t i = 0; i < longer->count; i++)
        result.units[i] =
            i < shared ? term_ite(terms, condition, yes.units[i], no.units[i]) : longer->units[i];
    return result;
}

// Behind a first part that is not modelled to its end, nothing is.
static Term joined_limit(Symex *symex, const Characters *first, const Characters *second) {
    TermTable *terms = symex->terms;
    Term behind = second->limit ? term_add(terms, first->length, second->limit) : TERM_NONE;
    if (!first->limit)
        return behind;
    return either_limit(symex, term_sle(terms, first->length, first->limit), behind, first->limit);
}

// Unit i is one of the first, or that of the second at i minus the length of the first.
static Term joined_unit(Symex *symex, const Characters *first, const Characters *second,
                        uint32_t i) {
    TermTable *terms = symex->terms;
    Term unit = i < first->count ? first->units[i] : TERM_NONE;
    for (uint32_t k = 0; k <= first->count && k <= i; k++) {
        if (i - k >= second->count)
            continue;
        Term starts = term_equal(terms, first->length, int_constant(symex, k));
        unit = unit ? term_ite(terms, starts, second->units[i - k], unit) : second->units[i - k];
    }
    return unit ? unit : int_constant(symex, 0);
}

// How many units of both are modelled.
static uint32_t joined_count(Symex *symex, const Characters *first, const Characters *second) {
    uint64_t length;
    bool is_known = term_is_constant(symex->terms, first->length, &length) &&
                    term_is_constant(symex->terms, second->length, &length);
    uint32_t most = is_known ? LONGEST_KNOWN_TEXT : LONGEST_TEXT;
    return first->count + second->count > most ? most : first->count + second->count;
}

static Characters join(Symex *symex, Characters first, Characters second) {
    TermTable *terms = symex->terms;
    Characters result = {.length = term_add(terms, first.length, second.length),
                         .count = joined_count(symex, &first, &second),
                         .known = term_and(terms, first.known, second.known),
                         .doubtful = term_or(terms, first.doubtful, second.doubtful),
                         .limit = joined_limit(symex, &first, &second)};
    if (result.count < first.count + second.count) {
        Term most = int_constant(symex, result.count);
        result.limit =
            result.limit ? term_ite(terms, term_slt(terms, result.limit, most), result.limit, most)
                         : most;
    }
    // Two lengths that are not negative: the sum is, where it is too large.
    result.too_long =
        term_or(terms, term_or(terms, first.too_long, second.too_long),
                first.limit || second.limit ? term_slt(terms, result.length, int_constant(symex, 0))
                                            : TERM_FALSE);
    result.units = arena_array(symex->arena, result.count, sizeof(Term));
    for (uint32_t i = 0; i < result.count; i++)
        result.units[i] = joined_unit(symex, &first, &second, i);
    return result;
}

// ---- Numbers

// Decimal digits, the last first, of a number without a sign; returns how many it has at most.
static uint32_t digits_of(Symex *symex, Term magnitude, Term digits[], Term *count) {
    TermTable *terms = symex->terms;
    uint32_t width = term_width(terms, magnitude), most = 0;
    uint64_t greatest = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
    Term ten = term_constant(terms, width, 10);
    *count = int_constant(symex, 1);
    for (uint64_t power = 1;; power *= 10) {
        Term place = term_constant(terms, width, power);
        Term digit = term_urem(terms, term_udiv(terms, magnitude, place), ten);
        digit =
            width > symex->scope.bits ? term_extract(terms, digit, 0, symex->scope.bits) : digit;
        digits[most++] = term_add(terms, digit, int_constant(symex, '0'));
        if (power > 1)
            *count = term_ite(terms, term_ule(terms, place, magnitude), int_constant(symex, most),
                              *count);
        if (power > greatest / 10)
            return most;
    }
}

static Characters number(Symex *symex, Term value) {
    TermTable *terms = symex->terms;
    uint32_t width = term_width(terms, value);
    Term zero = term_constant(terms, width, 0);
    Term is_negative = term_slt(terms, value, zero);
    // The smallest number keeps its bits, and is its own magnitude without a sign.
    Term magnitude = term_ite(terms, is_negative, term_negate(terms, value), value);
    Term digits[MOST_DIGITS], count;
    uint32_t most = digits_of(symex, magnitude, digits, &count);
    Characters plain = no_characters(symex, TERM_TRUE);
    plain.length = count;
    plain.count = most;
    plain.units = arena_array(symex->arena, most, sizeof(Term));
    for (uint32_t i = 0; i < most; i++) {
        Term unit = digits[0];
        for (uint32_t n = i + 2; n <= most; n++) // n digits: the one at i counts n-1-i from the end
            unit = term_ite(terms, term_equal(terms, count, int_constant(symex, n)),
                            digits[n - 1 - i], unit);
        plain.units[i] = unit;
    }
    return choose(symex, is_negative, join(symex, word(symex, "-"), plain), plain);
}

// ---- What is not known

// So many characters, each any one.
static Characters any_units(Symex *symex, uint32_t count) {
    Characters result = no_characters(symex, TERM_TRUE);
    Type *character = type_primitive(sema_types(symex->sema), TYPE_CHAR);
    result.length = term_variable(symex->terms, symex->scope.bits, "length");
    result.count = count;
    result.units = arena_array(symex->arena, count, sizeof(Term));
    for (uint32_t i = 0; i < count; i++)
        result.units[i] = fresh_value(symex, character, "character");
    return result;
}

static void assume_length(Symex *symex, Term length, int64_t least, int64_t most) {
    assume(symex, term_sle(symex->terms, int_constant(symex, least), length));
    assume(symex, term_sle(symex->terms, length, int_constant(symex, most)));
}

// Any text, of any length: what is behind the characters that are modelled is cut where it is read.
static Characters untold_characters(Symex *symex) {
    uint32_t most = symex->scope.string_length, longest = LONGEST_UNTOLD;
    while (!java_fits(symex, IR_INT, longest))
        longest /= 2;
    Characters result = any_units(symex, most < longest ? most : longest);
    assume_length(symex, result.length, 0, longest);
    result.doubtful = TERM_TRUE;
    result.limit = int_constant(symex, result.count);
    return result;
}

static Term is_among(Symex *symex, Term unit, const char *letters) {
    TermTable *terms = symex->terms;
    Term result = TERM_FALSE;
    for (; *letters; letters++)
        result = term_or(terms, result, term_equal(terms, unit, int_constant(symex, *letters)));
    return result;
}

// The digits of a number that nobody knows: -1.17549435E-38 is as long as a float can be,
// -2.2250738585072014E-308 a double. The same number has the same ones.
static Characters any_digits(Symex *symex, Term value, bool is_float) {
    const void *key = (const void *)(2 * (uintptr_t)value + 1);
    Characters *known = map_get(&symex->builtins->texts_of_any, key);
    if (known)
        return *known;
    known = ARENA_NEW(symex->arena, Characters);
    *known = any_units(symex, is_float ? LONGEST_FLOAT : LONGEST_DOUBLE);
    known->doubtful = TERM_TRUE;
    assume_length(symex, known->length, 3, known->count);
    for (uint32_t i = 0; i < known->count; i++)
        assume(symex,
               is_among(symex, known->units[i], i ? "0123456789.-EINafinty" : "0123456789-IN"));
    map_put(symex->arena, &symex->builtins->texts_of_any, key, known);
    return *known;
}

// Digits of a float or double are those of values that are known, a constant or a choice of some,
// or any.
static Characters decimal(Symex *symex, Term value, bool is_float, uint32_t *budget) {
    TermTable *terms = symex->terms;
    uint64_t bits;
    if (term_is_constant(terms, value, &bits)) {
        TypeKind kind = is_float ? TYPE_FLOAT : TYPE_DOUBLE;
        double number = constant_of_bits(kind, (int64_t)bits).floating;
        if (!constant_floating_is_settled(number, is_float))
            return any_digits(symex, value, is_float);
        Buffer buffer = {0};
        constant_print_floating(&buffer, number, is_float);
        Characters digits = word(symex, buffer.text);
        buffer_free(&buffer);
        return digits;
    }
    if (term_kind(terms, value) != TERM_KIND_ITE || !*budget)
        return any_digits(symex, value, is_float);
    --*budget;
    Characters yes = decimal(symex, term_child(terms, value, 1), is_float, budget);
    Characters no = decimal(symex, term_child(terms, value, 2), is_float, budget);
    return choose(symex, term_child(terms, value, 0), yes, no);
}

// ---- Strings

static Variable *value_field(Symex *symex) {
    Type *type = sema_types(symex->sema)->string;
    return type->kind == TYPE_CLASS ? query_field(symex->sema, type->class_symbol, "value") : NULL;
}

// Asked of every field that is read: the members of String are not looked at for those of others.
static bool is_value_field(Symex *symex, const Variable *field) {
    const Type *type = sema_types(symex->sema)->string;
    return type->kind == TYPE_CLASS && field->owner == type->class_symbol &&
           field == value_field(symex);
}

static Characters characters_of_array(Symex *symex, const State *state, const Object *array) {
    Characters result = {.length = array->length,
                         .count = array->count,
                         .known = TERM_TRUE,
                         .doubtful = TERM_FALSE,
                         .limit = array->limit,
                         .too_long = TERM_FALSE};
    result.units = arena_array(symex->arena, array->count, sizeof(Term));
    veils_note_array(symex, array->number);
    for (uint32_t i = 0; i < array->count; i++) {
        Term unit = state_get(symex, state, array->location + i);
        result.units[i] = unit ? unit : int_constant(symex, 0);
    }
    return result;
}

static Characters characters_of_value(Symex *symex, const State *state, Term value) {
    const ObjectSet *set = reference_candidates(symex, value);
    Characters result = no_characters(symex, TERM_TRUE);
    bool is_first = true;
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        Object array = symex->heap.objects.items[i];
        if (array.type->kind != TYPE_ARRAY)
            continue;
        Characters own = characters_of_array(symex, state, &array);
        Term is_it = term_equal(symex->terms, value, object_reference(symex, i));
        result = is_first ? own : choose(symex, is_it, own, result);
        is_first = false;
    }
    return result;
}

static Characters characters_of_string(Symex *symex, const State *state, uint32_t number) {
    text_make(symex, number);
    Object string = symex->heap.objects.items[number];
    Variable *field = value_field(symex);
    const Layout *layout = class_layout(symex, string.type->class_symbol);
    uintptr_t index = (uintptr_t)map_get(&layout->index_of, field);
    uint32_t location = string.location + (uint32_t)index - 1;
    if (heap_is_left_out(symex, location))
        heap_note_missed(symex, field);
    Term value = state_get(symex, state, location);
    Characters result = value ? characters_of_value(symex, state, value)
                              : no_characters(symex, TERM_TRUE); // not created in this state
    if (string.text) {
        result.known = string.text->known;
        result.doubtful = string.text->doubtful;
        result.too_long = string.text->too_long;
    }
    return result;
}

// Of a String or null, as concatenation shows it.
static Characters characters_of(Symex *symex, const State *state, Term reference) {
    const ObjectSet *set = reference_candidates(symex, reference);
    Characters result = word(symex, "null");
    bool is_first = !object_set_has(set, 0);
    uint32_t count = symex->heap.objects.count; // making a text adds objects that it cannot be
    for (uint32_t i = 1; i < count; i++) {
        if (!object_set_has(set, i) ||
            symex->heap.objects.items[i].type != sema_types(symex->sema)->string)
            continue;
        Characters own = characters_of_string(symex, state, i);
        Term is_it = term_equal(symex->terms, reference, object_reference(symex, i));
        result = is_first ? own : choose(symex, is_it, own, result);
        is_first = false;
    }
    return result;
}

Term text_equal(Symex *symex, const State *state, uint32_t a, uint32_t b) {
    TermTable *terms = symex->terms;
    Characters first = characters_of_string(symex, state, a);
    Characters second = characters_of_string(symex, state, b);
    Term equal = term_equal(terms, first.length, second.length);
    for (uint32_t i = 0; i < first.count && i < second.count; i++) {
        Term used = term_slt(terms, int_constant(symex, i), first.length);
        equal =
            term_and(terms, equal,
                     term_implies(terms, used, term_equal(terms, first.units[i], second.units[i])));
    }
    // Longer than the other can be?
    uint32_t most = first.count < second.count ? first.count : second.count;
    return term_and(terms, equal, term_sle(terms, first.length, int_constant(symex, most)));
}

// The place of a text among all that are compared, a small number: the solver sees at once that of
// three texts the first is less than the last. TERM_NONE: there are too many, or what is in it
// depends on the execution.
static Term rank_of(Symex *symex, uint32_t number) {
    enum { RANK_BITS = 5 };
    const Object *object = &symex->heap.objects.items[number];
    if (!object->is_initial && !object->is_literal)
        return TERM_NONE;
    const void *key = (const void *)(uintptr_t)number;
    Term rank = (Term)(uintptr_t)map_get(&symex->builtins->text_ranks, key);
    if (!rank && symex->builtins->text_ranks.count < 1u << RANK_BITS) {
        rank = term_variable(symex->terms, RANK_BITS,
                             arena_format(symex->arena, "rank of %s", object->name));
        map_put(symex->arena, &symex->builtins->text_ranks, key, (void *)(uintptr_t)rank);
    }
    return rank;
}

static void link_ranks(Symex *symex, uint32_t a, uint32_t b, Term order) {
    TermTable *terms = symex->terms;
    Term first = rank_of(symex, a), second = rank_of(symex, b), zero = int_constant(symex, 0);
    const void *key = (const void *)((uintptr_t)a << 32 | b);
    if (!first || !second || map_get(&symex->builtins->linked_texts, key))
        return;
    map_put(symex->arena, &symex->builtins->linked_texts, key, (void *)key);
    assume(symex, term_equal(terms, term_slt(terms, order, zero), term_ult(terms, first, second)));
    assume(symex,
           term_equal(terms, term_equal(terms, order, zero), term_equal(terms, first, second)));
}

Term text_order(Symex *symex, const State *state, uint32_t a, uint32_t b) {
    TermTable *terms = symex->terms;
    Characters first = characters_of_string(symex, state, a);
    Characters second = characters_of_string(symex, state, b);
    Term order =
        a == b ? int_constant(symex, 0) : term_subtract(terms, first.length, second.length);
    uint32_t common = first.count < second.count ? first.count : second.count;
    for (uint32_t i = a == b ? 0 : common; i-- > 0;) {
        Term index = int_constant(symex, i);
        Term differ = term_and(terms, term_slt(terms, index, first.length),
                               term_slt(terms, index, second.length));
        differ =
            term_and(terms, differ, term_not(term_equal(terms, first.units[i], second.units[i])));
        order =
            term_ite(terms, differ, term_subtract(terms, first.units[i], second.units[i]), order);
    }
    if (a != b)
        link_ranks(symex, a, b, order);
    return order;
}

Term text_is_less(Symex *symex, const State *state, uint32_t a, uint32_t b) {
    Term order = text_order(symex, state, a, b), first = rank_of(symex, a);
    Term second = first ? rank_of(symex, b) : TERM_NONE;
    return second ? term_ult(symex->terms, first, second)
                  : term_slt(symex->terms, order, int_constant(symex, 0));
}

// Constants, all of them: two texts are equal if these are.
bool text_is_constant(Symex *symex, const State *state, uint32_t number, ConstantText *text) {
    uint64_t length, unit;
    if (symex->heap.objects.items[number].text || !text_is_known(symex, state, number))
        return false;
    Characters characters = characters_of_string(symex, state, number);
    if (!term_is_constant(symex->terms, characters.length, &length) || length > characters.count)
        return false;
    *text = (ConstantText){characters.units, (uint32_t)length};
    for (uint32_t i = 0; i < text->length; i++)
        if (!term_is_constant(symex->terms, text->units[i], &unit))
            return false;
    return true;
}

bool text_is_known(Symex *symex, const State *state, uint32_t number) {
    if (symex->heap.objects.items[number].text)
        return false;
    Characters characters = characters_of_string(symex, state, number);
    return characters.known == TERM_TRUE && characters.doubtful == TERM_FALSE &&
           !characters.limit && characters.too_long == TERM_FALSE;
}

// What an object of a class that nobody knows says of itself: anything, and the same each time.
static Characters any_characters(Symex *symex, Term object) {
    const void *key = (const void *)(2 * (uintptr_t)object);
    Characters *known = map_get(&symex->builtins->texts_of_any, key);
    if (known)
        return *known;
    Term length = term_variable(symex->terms, symex->scope.bits, "length");
    Characters result = any_units(symex, bound_length(symex, length));
    result.length = length;
    if (symex->scope.from_start)
        result.limit = int_constant(symex, result.count);
    known = ARENA_NEW(symex->arena, Characters);
    *known = result;
    map_put(symex->arena, &symex->builtins->texts_of_any, key, known);
    return result;
}

static Characters characters_of_text(Symex *symex, const Text *text) {
    // At few bits a char does not hold the letters.
    if (!java_fits(symex, IR_INT, 'z'))
        return no_characters(symex, TERM_FALSE);
    if (text->kind == TEXT_UNKNOWN)
        return untold_characters(symex);
    if (text->kind == TEXT_OF_ANY)
        return any_characters(symex, text->a);
    if (text->kind == TEXT_NUMBER)
        return number(symex, text->a);
    uint32_t budget = MOST_DECIMALS;
    if (text->kind == TEXT_FLOAT || text->kind == TEXT_DOUBLE)
        return decimal(symex, text->a, text->kind == TEXT_FLOAT, &budget);
    if (text->kind == TEXT_TRUTH)
        return choose(symex, text->a, word(symex, "true"), word(symex, "false"));
    if (text->kind == TEXT_JOIN)
        return join(symex, characters_of(symex, &text->state, text->a),
                    characters_of(symex, &text->state, text->b));
    Characters one = word(symex, " ");
    one.units[0] = text->a;
    return one;
}

// ---- Objects

void text_make(Symex *symex, uint32_t number) {
    Text *text = symex->heap.objects.items[number].text;
    if (!text || text->is_made)
        return;
    text->is_made = true;
    Characters characters = characters_of_text(symex, text);
    text->known = characters.known;
    text->doubtful = characters.doubtful;
    text->too_long = characters.too_long;
    uint32_t location = universe_locations(symex, characters.count);
    universe_pin_locations(symex);
    for (uint32_t i = 0; i < characters.count; i++)
        symex->heap.initial.items[location + i] = characters.units[i];
    Object *array = &symex->heap.objects.items[number - 1];
    array->location = location;
    array->count = characters.count;
    array->length = characters.length;
    array->limit = characters.limit;
    array->is_text = characters.limit != TERM_NONE;
    symex->heap.objects.items[number].is_hidden =
        text->known != TERM_TRUE || text->doubtful != TERM_FALSE;
}

// The characters stand in the object before the String, empty at first.
static Term new_text(Symex *symex, const State *state, TextKind kind, Term a, Term b, Span span) {
    static const Constant empty = {.kind = CONSTANT_STRING};
    uint32_t number = universe_string(symex, &empty, span);
    universe_note_creation(symex, state, sema_types(symex->sema)->string);
    Text *text = ARENA_NEW(symex->arena, Text);
    *text = (Text){.kind = kind,
                   .a = a,
                   .b = b,
                   .state = *state,
                   .known = TERM_FALSE,
                   .doubtful = TERM_FALSE,
                   .too_long = TERM_FALSE};
    Object *object = &symex->heap.objects.items[number];
    object->text = text;
    object->is_hidden = true;
    object->is_literal = false;
    object->created = state->guard;
    return object_reference(symex, number);
}

Term text_unknown(Symex *symex, const State *state, Span span) {
    return new_text(symex, state, TEXT_UNKNOWN, TERM_NONE, TERM_NONE, span);
}

Term text_given(Symex *symex, const State *state, Term object, Span span) {
    return new_text(symex, state, TEXT_OF_ANY, object, TERM_NONE, span);
}

bool text_is_given(const Object *object) {
    return object->text && object->text->kind == TEXT_OF_ANY;
}

Term text_literal(Symex *symex, const char *text) {
    size_t length = strlen(text);
    Constant *constant = ARENA_NEW(symex->arena, Constant);
    uint16_t *units = arena_array(symex->arena, length + 1, sizeof(uint16_t));
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] >= 0x80)
            return TERM_NONE;
        units[i] = (uint16_t)text[i];
    }
    *constant = (Constant){.kind = CONSTANT_STRING, .length = (uint32_t)length, .units = units};
    return object_reference(symex, universe_literal(symex, constant));
}

Term text_join(Symex *symex, const State *state, Term a, Term b, Span span) {
    return new_text(symex, state, TEXT_JOIN, a, b, span);
}

Term text_of(Symex *symex, const State *state, Term value, const Type *type, Span span) {
    TextKind kind = type->kind == TYPE_BOOLEAN ? TEXT_TRUTH
                    : type->kind == TYPE_CHAR  ? TEXT_CHARACTER
                                               : TEXT_NUMBER;
    if (type->kind == TYPE_FLOAT || type->kind == TYPE_DOUBLE)
        kind = type->kind == TYPE_FLOAT ? TEXT_FLOAT : TEXT_DOUBLE;
    return new_text(symex, state, kind, value, TERM_NONE, span);
}

void check_text_whole(Symex *symex, const State *state, Term string, Span span) {
    check_text_known(symex, state->guard, string, value_field(symex), span);
    Characters characters = characters_of(symex, state, string);
    if (characters.limit)
        add_unmodelled(symex,
                       term_and(symex->terms, state->guard,
                                term_slt(symex->terms, characters.limit, characters.length)),
                       span, "the characters of a long text");
}

void check_text_known(Symex *symex, Term guard, Term string, const Variable *field, Span span) {
    if (!is_value_field(symex, field))
        return;
    const ObjectSet *set = reference_candidates(symex, string);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        if (!symex->heap.objects.items[i].text)
            continue;
        text_make(symex, i);
        Term is_it = term_equal(symex->terms, string, object_reference(symex, i));
        const Text *text = symex->heap.objects.items[i].text;
        is_it = term_and(symex->terms, guard, is_it);
        add_unmodelled(symex, term_and(symex->terms, is_it, term_not(text->known)), span,
                       "the characters of this text");
        add_doubt(symex, term_and(symex->terms, is_it, text->doubtful), span,
                  "the characters of this text");
    }
}

Term text_fits(Symex *symex, Term string, const Variable *field) {
    Term fits = TERM_TRUE;
    if (!is_value_field(symex, field))
        return fits;
    const ObjectSet *set = reference_candidates(symex, string);
    for (uint32_t i = object_set_next(symex, set, 1); i; i = object_set_next(symex, set, i + 1)) {
        const Text *text = symex->heap.objects.items[i].text;
        if (text && text->too_long != TERM_FALSE)
            fits = term_and(
                symex->terms, fits,
                term_not(term_and(symex->terms, text->too_long,
                                  term_equal(symex->terms, string, object_reference(symex, i)))));
    }
    return fits;
}

const char *text_constant(Symex *symex, const State *state, Term string) {
    Characters characters = characters_of(symex, state, string);
    uint64_t length, unit;
    if (characters.known != TERM_TRUE || characters.limit ||
        object_set_has(reference_candidates(symex, string), 0) ||
        !term_is_constant(symex->terms, characters.length, &length) || length > characters.count)
        return NULL;
    char *text = arena_array(symex->arena, (uint32_t)length + 1, 1);
    for (uint64_t i = 0; i < length; i++) {
        if (!term_is_constant(symex->terms, characters.units[i], &unit) || !unit || unit > 127)
            return NULL;
        text[i] = (char)unit;
    }
    return text;
}
