// Boxes and texts are known by what they are; where that does not tell them apart, by who they are.
//
// Two places that hold one Integer(1001) hold one object, which `Integer.valueOf` would make twice;
// two texts that are equal and not the same are one literal in Java.
#include "cex/internal.h"

#include "sema/queries.h"

#include <stdlib.h>
#include <string.h>

typedef struct Place {
    CexValue *value;
    const char *owner; // "this", "Node#2"; NULL: of a root
} Place;

typedef VECTOR(Place) PlaceList;

static void add_places(Cex *cex, PlaceList *places, CexValueList *values, const char *owner) {
    for (uint32_t i = 0; i < values->count; i++)
        if (values->items[i].identity)
            vector_push(cex->arena, places, ((Place){&values->items[i], owner}));
}

// Arrays and collections go by where they were met, objects by name.
static const char *owner_text(const Cex *cex, const CexObject *object) {
    if (object->number == cex->receiver)
        return "this";
    bool is_met = object->form != CEX_FIELDS && cex->places[object->number];
    return is_met ? cex->places[object->number] : object->name;
}

static PlaceList places_before(Cex *cex) {
    Counterexample *result = cex->result;
    PlaceList places = {0};
    add_places(cex, &places, &result->before.roots, NULL);
    for (uint32_t i = 0; i < result->before.objects.count; i++) {
        CexObject *object = &result->before.objects.items[i];
        const char *owner = owner_text(cex, object);
        add_places(cex, &places, &object->keys, owner);
        add_places(cex, &places, &object->values, owner);
    }
    for (uint32_t i = 0; i < result->choices.count; i++)
        if (result->choices.items[i].value.identity)
            vector_push(cex->arena, &places, ((Place){&result->choices.items[i].value, NULL}));
    return places;
}

// Java has one box for each of these (JLS 5.1.7).
static bool is_shared_box(const Cex *cex, const CexValue *value) {
    const char *number = strchr(value->text, '(');
    TypeKind kind = query_unboxed(cex->sema, (Type *)value->exact)->kind;
    if (kind == TYPE_BOOLEAN || kind == TYPE_BYTE)
        return true;
    if (kind == TYPE_CHAR) {
        const char *code = strstr(value->text, "\\u"); // of what is not written as it is
        return !code || strtol(code + strlen("\\u"), NULL, 16) < 128;
    }
    long long known = number ? strtoll(number + 1, NULL, 10) : 0;
    return kind != TYPE_FLOAT && kind != TYPE_DOUBLE && -128 <= known && known <= 127;
}

static bool is_text(const CexValue *value) {
    return value->text[0] == '"';
}

static bool matters(const Cex *cex, const PlaceList *places, const CexValue *value) {
    for (uint32_t i = 0; i < places->count; i++) {
        const CexValue *other = places->items[i].value;
        bool is_same = other->identity == value->identity;
        if (is_text(value) && !is_same && !strcmp(other->text, value->text))
            return true;
        if (!is_text(value) && other != value && is_same && !is_shared_box(cex, value))
            return true;
    }
    return false;
}

// ---- Telling

static const char *place_text(const Cex *cex, const Place *place) {
    const char *name = place->value->name;
    if (!place->owner)
        return name;
    return arena_format(cex->arena, name[0] == '[' ? "%s%s" : "%s.%s", place->owner, name);
}

static bool looks_alike(const Cex *cex, const CexValue *one, const CexValue *other) {
    return !strcmp(one->text, other->text) && one->exact == other->exact &&
           (is_text(one) || !is_shared_box(cex, one));
}

// Of all places before it, the first that holds the object, or else the first that seems to.
static const Place *earlier(const Cex *cex, const PlaceList *places, uint32_t index) {
    const CexValue *value = places->items[index].value;
    const Place *found = NULL;
    for (uint32_t i = 0; i < index; i++) {
        const Place *place = &places->items[i];
        if (place->value->identity == value->identity)
            return looks_alike(cex, place->value, value) ? place : NULL;
        if (!found && looks_alike(cex, place->value, value))
            found = place;
    }
    return found;
}

static void tell(Cex *cex, const PlaceList *places) {
    for (uint32_t i = 1; i < places->count; i++) {
        const Place *place = &places->items[i], *other = earlier(cex, places, i);
        if (!other)
            continue;
        bool is_same = place->value->identity == other->value->identity;
        vector_push(cex->arena, &cex->result->equalities,
                    arena_format(cex->arena, "%s and %s are %s", place_text(cex, other),
                                 place_text(cex, place),
                                 is_same ? "the same object" : "two objects"));
    }
}

void cex_identities(Cex *cex) {
    PlaceList places = places_before(cex);
    if (symex_compares_values(cex->symex))
        tell(cex, &places);
    cex->told_apart = arena_array(cex->arena, symex_objects(cex->symex)->count, sizeof(bool));
    for (uint32_t i = 0; i < places.count; i++)
        if (matters(cex, &places, places.items[i].value))
            cex->told_apart[places.items[i].value->identity] = true;
    for (uint32_t i = 0; i < places.count; i++)
        if (!cex->told_apart[places.items[i].value->identity])
            places.items[i].value->identity = 0;
}
