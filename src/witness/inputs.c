// The inputs of a counterexample, read back from its texts: Java's literals.
#include "witness/internal.h"

#include "sema/queries.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef VECTOR(uint16_t) CharacterList;

// ---- Characters

static uint32_t read_unit(const char **at) {
    const char *text = *at;
    if (*text != '\\') {
        *at += 1;
        return (unsigned char)*text;
    }
    *at += 2;
    switch (text[1]) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'b': return '\b';
    case 'f': return '\f';
    case 'u': {
        char digits[5] = {0};
        strncpy(digits, text + 2, 4);
        *at += strlen(digits);
        return (uint32_t)strtoul(digits, NULL, 16);
    }
    default: return (unsigned char)text[1];
    }
}

// `"abc"`; the end of a longer one was left out, and then it cannot be read.
static bool read_text(Arena *arena, const char *text, RunInput *input) {
    size_t length = strlen(text);
    if (length < 2 || text[0] != '"' || (length > 4 && !strcmp(text + length - 4, "...\"")))
        return false;
    CharacterList units = {0};
    for (const char *at = text + 1; at < text + length - 1;)
        vector_push(arena, &units, (uint16_t)read_unit(&at));
    vector_push(arena, &units, 0);
    input->units = units.items;
    input->length = units.count - 1;
    return true;
}

// ---- Numbers

static double read_floating(const char *text) {
    if (strstr(text, "NaN"))
        return strtod("nan", NULL);
    if (strstr(text, "POSITIVE_INFINITY"))
        return strtod("inf", NULL);
    if (strstr(text, "NEGATIVE_INFINITY"))
        return strtod("-inf", NULL);
    return strtod(text, NULL);
}

static bool read_number(const char *text, RunInput *input) {
    double wide = read_floating(text);
    float narrow =
        strstr(text, "INFINITY") || strstr(text, "NaN") ? (float)wide : strtof(text, NULL);
    int32_t low;
    switch ((int)input->type->kind) {
    case TYPE_BOOLEAN: input->bits = !strcmp(text, "true"); return true;
    case TYPE_CHAR: {
        const char *at = text + 1;
        input->bits = *text == '\'' ? (int64_t)read_unit(&at) : strtoll(text, NULL, 10);
        return true;
    }
    case TYPE_FLOAT:
        memcpy(&low, &narrow, sizeof low);
        input->bits = low;
        return true;
    case TYPE_DOUBLE: memcpy(&input->bits, &wide, sizeof wide); return true;
    default:
        input->bits = strtoll(text, NULL, 10);
        return isdigit((unsigned char)*text) || *text == '-';
    }
}

// ---- Inputs

static bool read_value(const WitnessRequest *request, const char *text, RunInput *input) {
    if (type_is_primitive(input->type))
        return read_number(text, input);
    return input->type == sema_types(request->sema)->string &&
           read_text(request->arena, text, input);
}

static const CexObject *object_of(const Counterexample *from, uint32_t number) {
    for (uint32_t i = 0; number && i < from->before.objects.count; i++)
        if (from->before.objects.items[i].number == number)
            return &from->before.objects.items[i];
    return NULL;
}

// The arguments of the program come first: how many there are, then each.
static bool add_arguments(const WitnessRequest *request, const Counterexample *from,
                          RunInputList *inputs) {
    TypeTable *types = sema_types(request->sema);
    const CexValue *root = from->before.roots.count ? &from->before.roots.items[0] : NULL;
    const CexObject *array = root ? object_of(from, root->object) : NULL;
    RunInput count = {.type = type_primitive(types, TYPE_INT),
                      .bits = array ? array->values.count : 0};
    vector_push(request->arena, inputs, count);
    for (uint32_t i = 0; array && i < array->values.count; i++) {
        RunInput text = {.type = types->string};
        if (!read_value(request, array->values.items[i].text, &text))
            return false;
        vector_push(request->arena, inputs, text);
    }
    return true;
}

bool inputs_of(const WitnessRequest *request, const Counterexample *from, RunInputList *inputs) {
    if (interpret_uses_arguments(request->lowering, request->verdict->method) &&
        !add_arguments(request, from, inputs))
        return false;
    for (uint32_t i = 0; i < from->choices.count; i++) {
        const CexChoice *choice = &from->choices.items[i];
        if (choice->is_hidden)
            continue;
        RunInput input = {.method = choice->method, .type = choice->method->return_type};
        if (!read_value(request, choice->value.text, &input))
            return false;
        vector_push(request->arena, inputs, input);
    }
    return true;
}
