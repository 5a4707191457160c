// The words of JML: keywords, modifiers, and the annotations that stand for modifiers.
#include "syntax/internal.h"
#include "syntax/parse_jml.h"

#include <string.h>

typedef struct KeywordText {
    const char *text;
    JmlKeyword keyword;
} KeywordText;

static const KeywordText keywords[] = {
#define KEYWORD(NAME, text) {text, JML_##NAME},
#define ALIAS(NAME, text)   {text, JML_##NAME},
#include "syntax/jml_keywords.def"
#undef KEYWORD
#undef ALIAS
};

static JmlKeyword find_keyword(const char *text, size_t length) {
    for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
        if (keywords[i].text[0] == text[0] && strncmp(keywords[i].text, text, length) == 0 &&
            !keywords[i].text[length])
            return keywords[i].keyword;
    return JML_NONE;
}

// Any clause may be called redundant; that has no meaning of its own.
JmlKeyword jml_keyword(const Name *name) {
    static const char suffix[] = "_redundantly";
    size_t suffix_length = sizeof suffix - 1;
    JmlKeyword keyword = find_keyword(name->text, name->length);
    if (keyword || name->length <= suffix_length)
        return keyword;
    size_t length = name->length - suffix_length;
    return strcmp(name->text + length, suffix) == 0 ? find_keyword(name->text, length) : JML_NONE;
}

// Leans on the order of jml_keywords.def, which lists the words place by place.
JmlPlace jml_place(JmlKeyword keyword) {
    if (keyword == JML_NONE)
        return JML_PLACE_NONE;
    if (keyword <= JML_FORALL_DECLARATION)
        return JML_PLACE_METHOD;
    if (keyword == JML_IN || keyword == JML_MAPS)
        return JML_PLACE_FIELD;
    if (keyword <= JML_WRITABLE)
        return JML_PLACE_TYPE;
    if (keyword == JML_LOOP_INVARIANT || keyword == JML_DECREASES ||
        keyword == JML_LOOP_ASSIGNABLE || keyword == JML_LOOP_INVARIANT_FREE)
        return JML_PLACE_LOOP;
    return keyword <= JML_REFINING ? JML_PLACE_STATEMENT : JML_PLACE_EXPRESSION;
}

typedef struct ModifierText {
    const char *text;
    const char *annotation;
    enum ModifierIndex index;
} ModifierText;

static const ModifierText modifiers[] = {
#define MODIFIER(NAME, text)
#define JML_MODIFIER(NAME, text, annotation) {text, annotation, MODIFIER_INDEX_##NAME},
#include "syntax/modifiers.def"
#undef MODIFIER
#undef JML_MODIFIER
};

static ModifierSet find_modifier(const char *text) {
    for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++)
        if (strcmp(modifiers[i].text, text) == 0)
            return UINT64_C(1) << modifiers[i].index;
    return 0;
}

ModifierSet jml_modifier(const Name *name) {
    if (*name->text != '\\')
        return find_modifier(name->text);
    // `\rep` and its kin, of the universe type system, are written either way.
    return find_modifier(name->text + 1) & (MODIFIER_PEER | MODIFIER_REP | MODIFIER_READONLY);
}

ModifierSet jml_annotation_modifier(const Name *simple_name) {
    for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++)
        if (strcmp(modifiers[i].annotation, simple_name->text) == 0)
            return UINT64_C(1) << modifiers[i].index;
    return 0;
}
