// Which packages a module makes visible, to those who import it (JLS 7.5.5).
#include "sema/internal.h"

#include <string.h>

typedef struct Module {
    const char *name;
    const char *required; // transitively; names with blanks between them
    const char *exported; // packages
} Module;

static const Module modules[] = {
#define MODULE(name, required, exported) {name, required, exported},
#include "sema/modules.def"
#undef MODULE
};

enum { MODULE_COUNT = sizeof modules / sizeof *modules };

static const Module *find_module(const char *name, size_t length) {
    for (size_t i = 0; i < MODULE_COUNT; i++)
        if (strlen(modules[i].name) == length && !strncmp(modules[i].name, name, length))
            return &modules[i];
    return NULL;
}

bool module_exists(const Name *name) {
    return find_module(name->text, name->length);
}

// The next word of the text; NULL at its end. Moves the text on.
static const char *next_word(const char **text, size_t *length) {
    *text += strspn(*text, " ");
    const char *word = *text;
    *length = strcspn(word, " ");
    *text += *length;
    return *length ? word : NULL;
}

static void add_packages(Sema *sema, const Module *module, bool *is_seen, NameList *packages) {
    size_t length;
    if (is_seen[module - modules])
        return;
    is_seen[module - modules] = true;
    for (const char *text = module->exported, *word; (word = next_word(&text, &length));)
        vector_push(sema->arena, packages, name_intern(sema->names, word, length));
    for (const char *text = module->required, *word; (word = next_word(&text, &length));) {
        const Module *required = find_module(word, length);
        if (required)
            add_packages(sema, required, is_seen, packages);
    }
}

const NameList *module_packages(Sema *sema, const Name *name) {
    NameList *packages = map_get(&sema->module_packages, name);
    if (packages)
        return packages;
    packages = ARENA_NEW(sema->arena, NameList);
    bool is_seen[MODULE_COUNT] = {false};
    const Module *module = find_module(name->text, name->length);
    if (module)
        add_packages(sema, module, is_seen, packages);
    map_put(sema->arena, &sema->module_packages, name, packages);
    return packages;
}
