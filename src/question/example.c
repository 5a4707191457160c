#include "question/question.h"

#include "base/buffer.h"

const char *example_text(Checker *checker, const TermList *required) {
    TermModel *model = minimise(checker, required, solver_model(checker->solver));
    Obligation none = {.kind = OBLIGATION_UNREACHABLE, .violated = required->items[0], .text = ""};
    const Counterexample *example =
        cex_build(checker->arena, checker->sema, checker->sources, checker->symex, checker->terms,
                  model, checker->method, &none);
    term_model_free(model);
    Buffer buffer = {0};
    for (uint32_t i = 0; i < example->before.roots.count; i++) {
        const CexValue *value = &example->before.roots.items[i];
        if (!value->object)
            buffer_format(&buffer, "%s%s = %s", buffer.length ? ", " : "", value->name,
                          value->text);
    }
    const char *text =
        arena_copy_text(checker->arena, buffer.text ? buffer.text : "", buffer.length);
    buffer_free(&buffer);
    return text;
}
