#include "main/method_keys.h"

#include "analysis/analysis.h"
#include "main/method_choice.h"
#include "sema/queries.h"
#include "syntax/lexer.h"

#include <inttypes.h>
#include <string.h>

typedef VECTOR(const Name *) NameList;

// The body of a method.
typedef struct Body {
    Method *method;
    Span span;
    NameList names;   // that stand in it
    bool may_go;      // matters only where the method may be called
    uint64_t kept_in; // number of the key that it is in
} Body;

struct MethodKeys {
    Arena *arena;
    Sema *sema;
    const Compilation *compilation;
    SourceFile *file;
    TokenList tokens;
    VECTOR(Body) bodies; // in the order of the source
    Map sensitive;       // names of static fields that bodies may change
    Map arrays;          // names of fields that hold arrays of references
    Map own_classes;     // names
    NameList outside;    // names outside of the bodies that may go
    bool has_others;
    uint64_t number; // of the key that is made
};

// ---- Bodies

static void find_class(void *context, Node *node) {
    bool *found = context;
    if (node->kind == NODE_CLASS)
        *found = true;
    else if (!*found)
        ast_each_child(node, find_class, context);
}

// May code outside of the file call it, through what it overrides?
static bool overrides_others(MethodKeys *keys, Method *method) {
    ClassList supers = {0};
    query_supers(keys->sema, method->owner, &supers);
    for (uint32_t i = 0; i < supers.count; i++) {
        if (supers.items[i]->unit == method->owner->unit)
            continue;
        query_complete(keys->sema, supers.items[i]);
        if (map_get(&supers.items[i]->methods_by_name, method->name))
            return true;
    }
    return false;
}

// Could the token be part of something that matters to methods that do not call this one?
static bool reaches_far(const MethodKeys *keys, uint32_t at) {
    const Token *token = &keys->tokens.items[at];
    if (token->kind == TOKEN_ARROW || token->kind == TOKEN_COLON_COLON)
        return true;
    if (token->kind == TOKEN_NEW) {
        bool is_thrown = at && token[-1].kind == TOKEN_THROW;
        return token[1].kind == TOKEN_IDENTIFIER && !is_thrown &&
               !map_get(&keys->own_classes, token[1].name);
    }
    if (token->kind != TOKEN_IDENTIFIER)
        return false;
    return map_get(&keys->sensitive, token->name) ||
           (map_get(&keys->arrays, token->name) && token[1].kind == TOKEN_ASSIGN);
}

static void read_body(MethodKeys *keys, Body *body) {
    for (uint32_t i = 0; i < keys->tokens.count; i++) {
        const Token *token = &keys->tokens.items[i];
        if (token->span.begin < body->span.begin || token->span.begin >= body->span.end)
            continue;
        if (token->kind == TOKEN_IDENTIFIER)
            vector_push(keys->arena, &body->names, token->name);
        body->may_go = body->may_go && !reaches_far(keys, i);
    }
}

static void add_body(MethodKeys *keys, Method *method) {
    MethodDeclaration *declaration = method->declaration;
    if (!declaration || !declaration->body || method->class_member)
        return;
    bool has_class = false;
    ast_each_child(declaration->body, find_class, &has_class);
    Body body = {.method = method,
                 .span = declaration->body->span,
                 .may_go = !keys->has_others && !method->is_constructor && !has_class &&
                           !analysis_is_plain_class(method->owner) &&
                           !overrides_others(keys, method)};
    read_body(keys, &body);
    vector_push(keys->arena, &keys->bodies, body);
}

// ---- Names

static void note_field(MethodKeys *keys, const Variable *field) {
    bool is_constant = (field->modifiers & MODIFIER_FINAL) && type_is_primitive(field->type);
    if ((field->modifiers & MODIFIER_STATIC) && !is_constant)
        map_put(keys->arena, &keys->sensitive, field->name, (void *)field);
    if (field->type->kind == TYPE_ARRAY && !type_is_primitive(field->type->element))
        map_put(keys->arena, &keys->arrays, field->name, (void *)field);
}

static void note_class(MethodKeys *keys, Class *class_symbol) {
    query_complete(keys->sema, class_symbol);
    map_put(keys->arena, &keys->own_classes, class_symbol->name, class_symbol);
    for (uint32_t i = 0; i < class_symbol->fields.count; i++)
        if (class_symbol->fields.items[i]->type)
            note_field(keys, class_symbol->fields.items[i]);
}

static const Body *body_that_may_go(const MethodKeys *keys, Position at) {
    for (uint32_t i = 0; i < keys->bodies.count; i++) {
        const Body *body = &keys->bodies.items[i];
        if (body->may_go && at >= body->span.begin && at < body->span.end)
            return body;
    }
    return NULL;
}

// The name that a method is declared with calls nothing.
static bool is_declared_at(const MethodKeys *keys, Position at) {
    for (uint32_t i = 0; i < keys->bodies.count; i++)
        if (keys->bodies.items[i].method->declaration->name_at == at)
            return true;
    return false;
}

static void read_outside(MethodKeys *keys) {
    for (uint32_t i = 0; i < keys->tokens.count; i++) {
        const Token *token = &keys->tokens.items[i];
        if (token->kind == TOKEN_IDENTIFIER && !body_that_may_go(keys, token->span.begin) &&
            !is_declared_at(keys, token->span.begin))
            vector_push(keys->arena, &keys->outside, token->name);
    }
}

// ---- Sources

// Of the project: models of the library and class files have no path of their own.
static bool is_other(const MethodKeys *keys, const SourceFile *file) {
    return file != keys->file && file->path[0] == '/';
}

static bool reads_others(const MethodKeys *keys) {
    if (options_given(keys->compilation->options, OPTION_CLASS_PATH))
        return true;
    for (uint32_t i = 0; i < sources_count(keys->compilation->sources); i++)
        if (is_other(keys, sources_at(keys->compilation->sources, i)))
            return true;
    return false;
}

static TokenList lex(Compilation *compilation, const SourceFile *file) {
    Diagnostics *unheard = diag_new(compilation->sources);
    TokenList tokens = lexer_run(compilation->arena, compilation->names, file, unheard);
    diag_free(unheard);
    return tokens;
}

static bool is_before(const Body *first, const Body *second) {
    return first->span.begin < second->span.begin;
}

// Nested classes stand between the methods of those around them.
static void sort_bodies(MethodKeys *keys) {
    Body *items = keys->bodies.items;
    for (uint32_t i = 1; i < keys->bodies.count; i++)
        for (uint32_t j = i; j && is_before(&items[j], &items[j - 1]); j--) {
            Body moved = items[j];
            items[j] = items[j - 1];
            items[j - 1] = moved;
        }
}

MethodKeys *method_keys_new(Compilation *compilation) {
    MethodKeys *keys = ARENA_NEW(compilation->arena, MethodKeys);
    keys->arena = compilation->arena;
    keys->sema = compilation->sema;
    keys->compilation = compilation;
    keys->file = compilation->files.items[0].source;
    keys->tokens = lex(compilation, keys->file);
    keys->has_others = reads_others(keys);
    ClassList classes = {0};
    method_choice_classes(keys->arena, keys->sema, &classes);
    for (uint32_t i = 0; i < classes.count; i++)
        note_class(keys, classes.items[i]);
    for (uint32_t i = 0; i < classes.count; i++)
        for (uint32_t j = 0; j < classes.items[i]->methods.count; j++)
            add_body(keys, classes.items[i]->methods.items[j]);
    sort_bodies(keys);
    read_outside(keys);
    return keys;
}

bool method_keys_has_others(const MethodKeys *keys) {
    return keys->has_others;
}

// ---- Keys

// Two hashes of 64 bits (FNV-1a), begun differently.
typedef struct Hash {
    uint64_t first, second;
} Hash;

static Hash hash_new(void) {
    return (Hash){0xcbf29ce484222325u, 0x9ae16a3b2f90404fu};
}

static void hash_add(Hash *hash, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        hash->first = (hash->first ^ (unsigned char)text[i]) * 0x100000001b3u;
        hash->second = (hash->second ^ (unsigned char)text[i]) * 0x100000001b3u + i;
    }
    hash->second += length;
}

static const char *hash_text(const MethodKeys *keys, const Hash *hash) {
    return arena_format(keys->arena, "%016" PRIx64 "%016" PRIx64, hash->first, hash->second);
}

static void keep_named(MethodKeys *keys, const NameList *names);

static void keep(MethodKeys *keys, Body *body) {
    if (body->kept_in == keys->number)
        return;
    body->kept_in = keys->number;
    keep_named(keys, &body->names);
}

// All methods of that name, of whatever class.
static void keep_named(MethodKeys *keys, const NameList *names) {
    for (uint32_t i = 0; i < keys->bodies.count; i++) {
        Body *body = &keys->bodies.items[i];
        for (uint32_t j = 0; j < names->count && body->kept_in != keys->number; j++)
            if (names->items[j] == body->method->name)
                keep(keys, body);
    }
}

static void leave_out(MethodKeys *keys, MethodKey *key, Span span) {
    uint32_t first = source_line_column(keys->file, span.begin).line + 1;
    uint32_t last = source_line_column(keys->file, span.end - 1).line - 1;
    if (first <= last)
        vector_push(keys->arena, &key->left_out, (LineRange){first, last});
}

static void add_others(const MethodKeys *keys, Hash *hash) {
    const Sources *sources = keys->compilation->sources;
    for (uint32_t i = 0; i < sources_count(sources); i++) {
        const SourceFile *file = sources_at(sources, i);
        if (!is_other(keys, file))
            continue;
        hash_add(hash, file->path, strlen(file->path) + 1);
        hash_add(hash, file->text, file->length);
    }
}

MethodKey method_keys_of(MethodKeys *keys, const Method *method) {
    MethodKey key = {0};
    Hash hash = hash_new();
    keys->number++;
    keep_named(keys, &keys->outside);
    Position at = keys->file->base, end = at + keys->file->length;
    for (uint32_t i = 0; i < keys->bodies.count; i++)
        if (keys->bodies.items[i].method == method || !keys->bodies.items[i].may_go)
            keep(keys, &keys->bodies.items[i]);
    for (uint32_t i = 0; i < keys->bodies.count; i++) {
        const Body *body = &keys->bodies.items[i];
        if (body->kept_in == keys->number)
            continue;
        hash_add(&hash, keys->file->text + (at - keys->file->base), body->span.begin + 1 - at);
        leave_out(keys, &key, body->span);
        at = body->span.end - 1;
    }
    hash_add(&hash, keys->file->text + (at - keys->file->base), end - at);
    add_others(keys, &hash);
    key.key = hash_text(keys, &hash);
    return key;
}

const char *method_keys_text(MethodKeys *keys, const Method *method) {
    Hash hash = hash_new();
    Span span = method->declaration ? method->declaration->node.span : (Span){0, 0};
    if (span.begin >= keys->file->base && span.end <= keys->file->base + keys->file->length)
        hash_add(&hash, keys->file->text + (span.begin - keys->file->base), span.end - span.begin);
    return hash_text(keys, &hash);
}
