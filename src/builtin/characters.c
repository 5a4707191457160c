// What Unicode says of characters: letters, digits, lower and upper case.
//
// The library model knows Latin-1; for the rest there is a table of runs (character_data.def). A
// test of a character is a tree of choices by its bits, from the highest on, which ends where all
// characters left are of one run. Equal subtrees are one term. Numbers that are no characters are
// what the last character is, which is none either: no letter, its own lower case.
#include "builtin/internal.h"

#include <string.h>

enum { CHARACTER_BITS = 21, LAST_CHARACTER = 0x10ffff, LEAST_INT_BITS = 17 };

typedef struct CharacterRun {
    uint32_t first;
    int32_t value;
} CharacterRun;

#define TEST(name)        static const CharacterRun name[] = {
#define MAPPING(name)     static const CharacterRun name[] = {
#define VALUE(name)       static const CharacterRun name[] = {
#define RUN(first, value) {first, value},
#define END(name)                                                                                  \
    }                                                                                              \
    ;
#include "builtin/character_data.def"
#undef TEST
#undef MAPPING
#undef VALUE
#undef RUN
#undef END

typedef struct Property {
    const char *name;
    const CharacterRun *runs;
    uint32_t count;
    enum { CHARACTER_TEST, CHARACTER_MAPPING, CHARACTER_VALUE } kind;
} Property;

static const Property properties[] = {
#define TEST(name)    {#name, name, sizeof name / sizeof *name, CHARACTER_TEST},
#define MAPPING(name) {#name, name, sizeof name / sizeof *name, CHARACTER_MAPPING},
#define VALUE(name)   {#name, name, sizeof name / sizeof *name, CHARACTER_VALUE},
#define RUN(first, value)
#define END(name)
#include "builtin/character_data.def"
#undef TEST
#undef MAPPING
#undef VALUE
#undef RUN
#undef END
};

static const Property *property_of(const Method *method) {
    for (size_t i = 0; i < sizeof properties / sizeof *properties; i++)
        if (!strcmp(method->name->text, properties[i].name))
            return &properties[i];
    return NULL;
}

// The run that the character is in, among those from `low` on and before `high`.
static uint32_t run_of(const Property *property, uint32_t character, uint32_t low, uint32_t high) {
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        if (property->runs[middle].first <= character)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static Term value_of_run(Symex *symex, const Property *property, uint32_t run) {
    int32_t value = property->runs[run].value;
    if (property->kind == CHARACTER_TEST)
        return value ? TERM_TRUE : TERM_FALSE;
    return java_constant(symex, IR_INT, value);
}

// For characters that begin with the bits of `prefix`, and have so many more.
static Term value_below(Symex *symex, const Property *property, Term character, uint32_t prefix,
                        uint32_t bits, uint32_t low, uint32_t high) {
    TermTable *terms = symex->terms;
    low = run_of(property, prefix, low, high);
    if (low == run_of(property, prefix + (1u << bits) - 1, low, high))
        return value_of_run(symex, property, low);
    bits--;
    Term bit =
        term_equal(terms, term_extract(terms, character, bits, 1), term_constant(terms, 1, 1));
    return term_ite(terms, bit,
                    value_below(symex, property, character, prefix + (1u << bits), bits, low, high),
                    value_below(symex, property, character, prefix, bits, low, high));
}

Outcome builtin_character(const BuiltinCall *call) {
    Symex *symex = call->symex;
    TermTable *terms = symex->terms;
    Term character = call->arguments[0];
    const Property *property = property_of(call->method);
    SHOULD(property, "a property of characters should be in the table");
    Outcome outcome = builtin_returns(call, TERM_NONE);
    if (term_width(terms, character) < LEAST_INT_BITS) {
        add_unmodelled(symex, call->state.guard, call->span,
                       "a character beyond Latin-1 where int has few bits");
        outcome.returned = state_dead();
        return outcome;
    }
    uint32_t width = term_width(terms, character);
    uint32_t bits = width < CHARACTER_BITS ? width : CHARACTER_BITS;
    Term value = value_below(symex, property, character, 0, bits, 0, property->count);
    Term none = value_of_run(symex, property, property->count - 1);
    if (width >= CHARACTER_BITS) {
        Term last = java_constant(symex, IR_INT, LAST_CHARACTER);
        value = term_ite(terms, term_ult(terms, last, character), none, value);
    }
    outcome.result =
        property->kind == CHARACTER_MAPPING ? term_add(terms, character, value) : value;
    return outcome;
}
