// What a verdict on a method depends on, as a key: where the key stays the same, so does the
// verdict.
//
// A verdict rests on the method, on everything outside of method bodies and on the bodies of the
// methods it may call. It can rest on other bodies too: those that assign a static field, create
// with a function, say where null may be met. Whatever could matter stays in the key, so that a
// change too much is seen rather than one too few:
//
//     int twice(int x) { return 2 * x; }       body left out of the key of `none`
//     int none(int x) { return once(x); }      body of `once` is in it, found by its name
//     int once(int x) { return x; }
//
// In plain Java, with a class path, and where other sources were read, every body is in every key.
#ifndef JURY_MAIN_METHOD_KEYS_H
#define JURY_MAIN_METHOD_KEYS_H

#include "main/compilation.h"

typedef struct MethodKeys MethodKeys;

typedef struct LineRange {
    uint32_t first, last; // from 1
} LineRange;

typedef VECTOR(LineRange) LineRangeList;

typedef struct MethodKey {
    const char *key;
    LineRangeList left_out; // lines that are not in the key; all others are
} MethodKey;

// Of the first file of a typed compilation, in its arena.
MethodKeys *method_keys_new(Compilation *compilation);
bool method_keys_has_others(const MethodKeys *keys); // were further sources read?
MethodKey method_keys_of(MethodKeys *keys, const Method *method);
// Of the text of the method alone.
const char *method_keys_text(MethodKeys *keys, const Method *method);

#endif
