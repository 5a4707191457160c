// A mutator that knows what a token is: bytes changed at random seldom get past the lexer.
//
// It cuts a text into phrases, where a phrase is a few tokens, or the tokens up to the end of a
// statement or of a bracketed group, and deletes, doubles, moves, swaps or substitutes them. The
// crossover takes a phrase from another input. Every third mutation is left to libFuzzer, which
// also tries the words of java.dict.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *other,
                                 size_t other_size, uint8_t *out, size_t max_size, unsigned seed);

typedef struct {
    const uint8_t *data;
    size_t size;
} Text;

typedef struct {
    uint64_t state;
} Random;

static uint32_t below(Random *random, size_t limit) {
    random->state = random->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((random->state >> 33) % limit);
}

static bool is_space(uint8_t byte) {
    return byte == ' ' || (byte >= '\t' && byte <= '\r');
}

static bool is_word(uint8_t byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
           (byte >= '0' && byte <= '9') || byte == '_' || byte == '$' || byte >= 0x80;
}

static bool is_operator(uint8_t byte) {
    return byte && strchr("+-*/%&|^!=<>?:~@\\", byte);
}

static size_t token_start(Text text, size_t at) {
    while (at < text.size && is_space(text.data[at]))
        at++;
    return at;
}

// The end of the token at `at`, with the white space before it. A comment is no token: what is
// inside may be JML.
static size_t token_end(Text text, size_t at) {
    at = token_start(text, at);
    if (at == text.size)
        return at;
    uint8_t first = text.data[at++];
    if (is_word(first)) {
        while (at < text.size && is_word(text.data[at]))
            at++;
    } else if (is_operator(first)) {
        while (at < text.size && is_operator(text.data[at]))
            at++;
    } else if (first == '"' || first == '\'') {
        while (at < text.size && text.data[at] != first && text.data[at] != '\n')
            at += text.data[at] == '\\' && at + 1 < text.size ? 2 : 1;
        if (at < text.size && text.data[at] == first)
            at++;
    }
    return at;
}

static size_t pick_boundary(Text text, Random *random) {
    size_t wanted = below(random, text.size + 1), at = 0;
    while (at < wanted)
        at = token_end(text, at);
    return at;
}

// A phrase: from a token boundary over a few tokens, or to the end of a statement or group.
static Text pick_phrase(Text text, Random *random) {
    size_t begin = pick_boundary(text, random), end = begin;
    bool to_the_end = below(random, 2);
    uint32_t count = 1 + below(random, 6);
    int depth = 0;
    while (end < text.size && (to_the_end || count-- > 0)) {
        size_t start = token_start(text, end);
        uint8_t first = start < text.size ? text.data[start] : ' ';
        bool opens = first == '(' || first == '[' || first == '{';
        bool closes = first == ')' || first == ']' || first == '}';
        if (to_the_end && closes && depth == 0)
            break;
        depth += opens - closes;
        end = token_end(text, end);
        if (to_the_end && depth == 0 && (closes || first == ';'))
            break;
    }
    return (Text){text.data + begin, end - begin};
}

static Text before(Text text, const uint8_t *place) {
    return (Text){text.data, (size_t)(place - text.data)};
}

static Text after(Text text, const uint8_t *place) {
    return (Text){place, (size_t)(text.data + text.size - place)};
}

// Joins the parts into out; 0, which makes libFuzzer try again, if they do not fit.
static size_t join(const Text *parts, size_t count, uint8_t *out, size_t max_size) {
    size_t size = 0;
    for (size_t i = 0; i < count; i++) {
        if (parts[i].size > max_size - size)
            return 0;
        memcpy(out + size, parts[i].data, parts[i].size);
        size += parts[i].size;
    }
    return size;
}

static size_t mutate(Text text, Random *random, uint8_t *out, size_t max_size) {
    Text one = pick_phrase(text, random), two = pick_phrase(text, random);
    if (two.data < one.data) {
        Text swap = one;
        one = two;
        two = swap;
    }
    const uint8_t *one_end = one.data + one.size, *two_end = two.data + two.size;
    bool overlap = two.data < one_end;
    Text head = before(text, one.data);
    Text middle = overlap ? (Text){one_end, 0} : (Text){one_end, (size_t)(two.data - one_end)};
    Text tail = after(text, two_end);
    switch (overlap ? below(random, 2) : below(random, 6)) {
    case 0: // delete
        return join((Text[]){head, after(text, one_end)}, 2, out, max_size);
    case 1: // double
        return join((Text[]){head, one, after(text, one.data)}, 3, out, max_size);
    case 2: // swap
        return join((Text[]){head, two, middle, one, tail}, 5, out, max_size);
    case 3: // move
        return join((Text[]){head, middle, two, one, tail}, 5, out, max_size);
    case 4: // substitute the second for the first
        return join((Text[]){head, two, middle, two, tail}, 5, out, max_size);
    default: // and the first for the second
        return join((Text[]){head, one, middle, one, tail}, 5, out, max_size);
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    Random random = {seed};
    if (size == 0 || below(&random, 3) == 0)
        return LLVMFuzzerMutate(data, size, max_size);
    uint8_t *copy = malloc(size);
    if (!copy)
        return 0;
    memcpy(copy, data, size);
    size_t result = mutate((Text){copy, size}, &random, data, max_size);
    free(copy);
    return result;
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *other,
                                 size_t other_size, uint8_t *out, size_t max_size, unsigned seed) {
    Random random = {seed};
    Text text = {data, size};
    if (size == 0 || other_size == 0)
        return 0;
    Text insert = pick_phrase((Text){other, other_size}, &random);
    Text replaced = pick_phrase(text, &random);
    if (below(&random, 2))
        replaced.size = 0;
    Text tail = after(text, replaced.data + replaced.size);
    return join((Text[]){before(text, replaced.data), insert, tail}, 3, out, max_size);
}
