#include "main/property.h"

#include "base/buffer.h"
#include "report/verdict.h"

#include <errno.h>
#include <string.h>

// `CHECK( init(Main.main()), LTL(G assert) )`, spaces wherever they like.
static ProgramProperty property_of_text(const char *text) {
    static const struct {
        const char *formula;
        ProgramProperty property;
    } known[] = {
        {"LTL(Gassert)", PROPERTY_ASSERT},
        {"LTL(G!uncaught(java.lang.RuntimeException))", PROPERTY_EXCEPTIONS},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strstr(text, known[i].formula))
            return known[i].property;
    return PROPERTY_NONE;
}

static bool read_file(const char *path, ProgramProperty *property) {
    FILE *file = fopen(path, "r");
    if (!file) {
        options_error("cannot read '%s': %s", path, strerror(errno));
        return false;
    }
    Buffer buffer = {0};
    for (int c; (c = fgetc(file)) != EOF;)
        if (!strchr(" \t\r\n", c))
            buffer_add_char(&buffer, (char)c);
    fclose(file);
    *property = buffer.text ? property_of_text(buffer.text) : PROPERTY_NONE;
    buffer_free(&buffer);
    if (!*property)
        options_error("'%s' has no property that Jury knows: 'G assert' or 'G ! "
                      "uncaught(java.lang.RuntimeException)'",
                      path);
    return *property != PROPERTY_NONE;
}

bool property_read(const Options *options, ProgramProperty *property) {
    *property = PROPERTY_NONE;
    const TextList *texts = &options->values[OPTION_PROPERTY].texts;
    if (!texts->count)
        return true;
    const char *text = texts->items[texts->count - 1];
    size_t length = strlen(text);
    if (!strcmp(text, "assert"))
        *property = PROPERTY_ASSERT;
    else if (!strcmp(text, "exceptions"))
        *property = PROPERTY_EXCEPTIONS;
    else if (length > 4 && !strcmp(text + length - 4, ".prp"))
        return read_file(text, property);
    else
        options_error(
            "option '--property' needs 'assert', 'exceptions' or a file *.prp, found '%s'", text);
    return *property != PROPERTY_NONE;
}

bool property_fits(ProgramProperty property, const Session *session) {
    for (uint32_t i = 0; property && i < session->methods.count; i++)
        if (!method_is_main(session->methods.items[i])) {
            options_error(
                "option '--property' asks about programs; '%s' is not main",
                verdict_method_name(session->compilation.arena, session->methods.items[i]));
            return false;
        }
    return true;
}
