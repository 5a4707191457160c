#include "syntax/token_dump.h"

#include <inttypes.h>

static const char *const kind_names[] = {
#define TOKEN(NAME, text)         #NAME,
#define KEYWORD_TOKEN(NAME, text) #NAME,
#include "syntax/tokens.def"
#undef TOKEN
#undef KEYWORD_TOKEN
};

// Text blocks and informal descriptions run over lines; the dump does not.
static void print_text(FILE *out, const char *text, uint32_t length) {
    for (uint32_t i = 0; i < length; i++) {
        if (text[i] == '\n')
            fputs("\\n", out);
        else if (text[i] == '\r')
            fputs("\\r", out);
        else
            fputc(text[i], out);
    }
}

void token_dump(FILE *out, TokenList tokens, SourceFile *file) {
    for (uint32_t i = 0; i < tokens.count; i++) {
        const Token *token = &tokens.items[i];
        LineColumn at = source_line_column(file, token->span.begin);
        fputs(kind_names[token->kind], out);
        if (token->span.end > token->span.begin) {
            fputc(' ', out);
            print_text(out, file->text + (token->span.begin - file->base),
                       token->span.end - token->span.begin);
        }
        fprintf(out, " %" PRIu32 ":%" PRIu32 "\n", at.line, at.column);
    }
}
