// Did you mean …? The nearest of several words.
#ifndef JURY_MAIN_SUGGEST_H
#define JURY_MAIN_SUGGEST_H

#include <stdint.h>

// Of `words`, the one that fewest changes lead to from `wrong`; NULL when even that would be
// another word altogether.
const char *suggest_word(const char *wrong, const char *const *words, uint32_t count);

#endif
