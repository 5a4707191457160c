// Completion of the words of JML: keywords in its comments, names that begin with a backslash.
#include "lsp/internal.h"

#include <ctype.h>
#include <string.h>

// Is the position inside a comment that is JML? `begin` to `at` is all that stands before it.
static bool is_in_jml(const char *begin, const char *at) {
    const char *line = at;
    while (line > begin && line[-1] != '\n')
        line--;
    for (const char *c = line; c + 2 < at; c++)
        if (c[0] == '/' && c[1] == '/')
            return c[2] == '@';
    for (const char *c = at; c-- > begin;) {
        if (c[0] == '*' && c[1] == '/' && c + 1 < at)
            return false;
        if (c[0] == '/' && c[1] == '*' && c + 1 < at)
            return c + 2 < at && c[2] == '@';
    }
    return false;
}

static const char *word_begin(const char *begin, const char *at) {
    while (at > begin && (isalnum((unsigned char)at[-1]) || at[-1] == '_'))
        at--;
    return at > begin && at[-1] == '\\' ? at - 1 : at;
}

static json_t *item(const char *word, json_int_t line, json_int_t first, json_int_t last) {
    enum { KEYWORD_KIND = 14 };
    return json_pack("{s:s, s:i, s:s, s:{s:{s:{s:I, s:I}, s:{s:I, s:I}}, s:s}}", "label", word,
                     "kind", KEYWORD_KIND, "filterText", word, "textEdit", "range", "start", "line",
                     line, "character", first, "end", "line", line, "character", last, "newText",
                     word);
}

json_t *feature_completion(const Server *server, const Document *document, json_int_t line,
                           json_int_t character) {
    json_t *list = json_array();
    const char *begin = document->text.text;
    const char *at = begin ? place_at(document, line, character) : NULL;
    if (!at || !is_in_jml(begin, at))
        return list;
    const char *word = word_begin(begin, at);
    size_t length = (size_t)(at - word);
    for (uint32_t i = 0; i < server->engine->word_count; i++) {
        const char *known = server->engine->words[i];
        bool is_name = *known == '\\';
        if (is_name == (length && *word == '\\') && !strncmp(known, word, length))
            json_array_append_new(list,
                                  item(known, line, character - (json_int_t)length, character));
    }
    return list;
}
