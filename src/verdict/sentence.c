#include "verdict/sentence.h"

#include "base/buffer.h"
#include "base/vector.h"

#include <inttypes.h>
#include <stdbool.h>
#include <string.h>

// ---- Two scopes

typedef struct Phrase {
    const char *before; // what joins it to those before it
    const char *text;
} Phrase;

typedef VECTOR(Phrase) PhraseList;

static const char WITH[] = " with ";
static const char *const joints[] = {WITH, ", ", "; "};

// The joint that is here, or NULL.
static const char *joint_at(const char *text) {
    for (size_t i = 0; i < sizeof joints / sizeof *joints; i++)
        if (!strncmp(text, joints[i], strlen(joints[i])))
            return joints[i];
    return NULL;
}

static PhraseList phrases_of(Arena *arena, const char *sentence) {
    PhraseList phrases = {0};
    const char *before = "", *begin = sentence, *at = sentence;
    for (;; at++) {
        const char *joint = *at ? joint_at(at) : NULL;
        if (*at && !joint)
            continue;
        Phrase phrase = {before, arena_copy_text(arena, begin, (size_t)(at - begin))};
        vector_push(arena, &phrases, phrase);
        if (!joint)
            return phrases;
        before = joint;
        begin = at + strlen(joint);
        at = begin - 1;
    }
}

static bool has_phrase(const PhraseList *phrases, uint32_t from, const char *text) {
    for (uint32_t i = from; i < phrases->count; i++)
        if (!strcmp(phrases->items[i].text, text))
            return true;
    return false;
}

// Objects are told before arrays.
static bool comes_first(const Phrase *phrase) {
    return !strncmp(phrase->text, "at most ", strlen("at most ")) && phrase->before == WITH;
}

// Both have the order in which scopes are told: of what only one has, that comes before the next
// that both have.
static PhraseList merge(Arena *arena, const PhraseList *first, const PhraseList *second) {
    PhraseList merged = {0};
    uint32_t i = 1, j = 1;
    // "for every input", where the other has "for every pre-state with …"
    bool is_second = second->count > 1 && second->items[1].before == WITH;
    vector_push(arena, &merged, is_second ? second->items[0] : first->items[0]);
    while (i < first->count || j < second->count) {
        const Phrase *one = i < first->count ? &first->items[i] : NULL;
        const Phrase *other = j < second->count ? &second->items[j] : NULL;
        if (one && other && !strcmp(one->text, other->text)) {
            vector_push(arena, &merged, *one);
            i++, j++;
        } else if (other && !has_phrase(first, i, other->text) &&
                   (!one || comes_first(other) || has_phrase(second, j, one->text))) {
            vector_push(arena, &merged, *other);
            j++;
        } else if (one) {
            vector_push(arena, &merged, *one);
            i++;
        } else {
            j++; // it was told before
        }
    }
    return merged;
}

const char *sentence_merge(Arena *arena, const char *first, const char *second) {
    if (!strcmp(first, second))
        return first;
    PhraseList one = phrases_of(arena, first), other = phrases_of(arena, second);
    PhraseList merged = merge(arena, &one, &other);
    Buffer buffer = {0};
    bool has_with = false;
    for (uint32_t i = 0; i < merged.count; i++) {
        const char *before = merged.items[i].before;
        buffer_add_text(&buffer, before == WITH && has_with ? ", " : before);
        buffer_add_text(&buffer, merged.items[i].text);
        has_with |= before == WITH;
    }
    const char *text = arena_copy_text(arena, buffer.text, buffer.length);
    buffer_free(&buffer);
    return text;
}

// ---- Iterations

const char *sentence_iterations(Arena *arena, const LoopLine *loops, uint32_t count) {
    enum { MOST_SHOWN = 4 };
    Buffer buffer = {0};
    for (uint32_t i = 0; i < count && i < MOST_SHOWN; i++)
        if (i)
            buffer_format(&buffer, ", %" PRIu64 " at line %" PRIu64, loops[i].iterations,
                          loops[i].line);
        else
            buffer_format(&buffer, "; at most %" PRIu64 " iteration%s of the loop at line %" PRIu64,
                          loops[i].iterations, loops[i].iterations == 1 ? "" : "s", loops[i].line);
    if (count > MOST_SHOWN)
        buffer_add_text(&buffer, " and so on");
    const char *text = buffer.text ? arena_copy_text(arena, buffer.text, buffer.length) : "";
    buffer_free(&buffer);
    return text;
}
