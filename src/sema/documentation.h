// Documentation comments, as far as they say what a method does.
#ifndef JURY_SEMA_DOCUMENTATION_H
#define JURY_SEMA_DOCUMENTATION_H

#include "sema/sema.h"

// Does the comment of the method have a tag `@throws` or `@exception` for this class, or one above
// it?
bool documentation_announces(const Method *method, const Class *exception);
// Does a tag `@param` for it say what the parameter must be?
bool documentation_demands(const Method *method, const char *parameter);
// What a tag `@param` says of null: "{@code null} not permitted", "may be null".
typedef enum DocumentedNull {
    DOCUMENTED_NOTHING,
    DOCUMENTED_NOT_NULL,
    DOCUMENTED_NULL
} DocumentedNull;
DocumentedNull documentation_of_null(const Method *method, const char *parameter);
// Does its text have that word, the name of another method?
bool documentation_mentions(const Method *method, const char *word);

#endif
