// The language server: JSON-RPC on standard input and output, for editors (docs/editors.md).
//
// It knows nothing of Java. What is asked about a text is answered by an engine, in processes of
// their own, so that nothing that goes wrong there reaches the server, and so that an answer that
// nobody wants any more is not waited for.
#ifndef JURY_LSP_LSP_H
#define JURY_LSP_LSP_H

#include "base/vector.h"

#include <stdio.h>

// A document as the editor has it.
typedef struct LspText {
    const char *path;
    const char *text; // with a NUL behind
    size_t length;
} LspText;

typedef VECTOR(LspText) LspTextList;

typedef struct LspQuestion {
    LspTextList texts;     // all that are open
    const char *path;      // of the one that is meant
    const char *command;   // "check", "prove", "bounds", "test" …
    const char *method;    // "a.b.Heap.insert(int)"
    uint32_t line, column; // of `define`: from 1, in characters
} LspQuestion;

// Where the process of that number writes tests; the server reads and removes them. To be freed
// with memory_free.
char *lsp_test_folder(long process);

typedef struct LspEngine {
    void *context;
    // Writes a JSON object: what is wrong with the text, and what is in it.
    //     {"errors": 1, "others": false,
    //      "diagnostics": [{"severity": 1, "text": …, "place": …, "notes": [{"text", "place"}]}],
    //      "symbols": [{"name", "detail", "kind", "place", "name_place", "children"}],
    //      "methods": [{"method", "class", "name", "place", "span", "asked", "key", "text",
    //                   "left_out": [[first line, last line], …]}]}
    // Places are those of docs/json.md.
    void (*look)(void *context, const LspQuestion *question, FILE *out);
    // Writes the document of docs/json.md with the verdict on the method to standard output; of
    // "test", with a test for each violation; of "explain", that of docs/explain.md.
    void (*ask)(void *context, const LspQuestion *question);
    // Writes the place where the name at the position is declared; null where there is none.
    void (*define)(void *context, const LspQuestion *question, FILE *out);
    const char *const *words; // of JML, those that begin with a backslash among them
    uint32_t word_count;
    uint32_t jobs; // questions at a time
} LspEngine;

// Until the client says `exit`, or is gone. The exit code: 0 if it said `shutdown` before.
int lsp_serve(const LspEngine *engine);

#endif
