#include "lower/reads.h"

#include "lower/internal.h"

void lower_watch(Lowering *lowering, Reads *reads) {
    lowering->reads = reads;
}

void reads_body(Lowering *lowering, const Node *declaration) {
    Reads *reads = lowering->reads;
    if (!reads || reads->depth || !declaration || map_get(&reads->seen_bodies, declaration))
        return;
    map_put(reads->arena, &reads->seen_bodies, declaration, (void *)declaration);
    Node *body =
        declaration->kind == NODE_METHOD ? as_MethodDeclaration((Node *)declaration)->body : NULL;
    if (body)
        vector_push(reads->arena, &reads->bodies, body->span.begin);
}

void reads_everything(Lowering *lowering) {
    if (lowering->reads && !lowering->reads->depth)
        lowering->reads->has_everything = true;
}

void reads_begin(Lowering *lowering) {
    if (lowering->reads)
        lowering->reads->depth++;
}

void reads_end_silently(Lowering *lowering) {
    if (lowering->reads)
        lowering->reads->depth--;
}

bool reads_end(Lowering *lowering, ReadAnswer answer) {
    Reads *reads = lowering->reads;
    reads_end_silently(lowering);
    if (!reads || reads->depth || map_get(&reads->seen[answer.question], answer.subject))
        return answer.answer;
    map_put(reads->arena, &reads->seen[answer.question], answer.subject, (void *)answer.subject);
    vector_push(reads->arena, &reads->answers, answer);
    return answer.answer;
}
