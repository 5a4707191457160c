// Typing of operators; part of attribute_expr.c's work.
#ifndef JURY_SEMA_ATTRIBUTE_OPERATOR_H
#define JURY_SEMA_ATTRIBUTE_OPERATOR_H

#include "sema/internal.h"

Type *attribute_unary(Sema *sema, Environment *environment, Unary *unary);
Type *attribute_binary(Sema *sema, Environment *environment, Binary *binary);
Type *attribute_assign(Sema *sema, Environment *environment, Assign *assign);
Type *attribute_cast(Sema *sema, Environment *environment, Cast *cast);
Type *attribute_instanceof(Sema *sema, Environment *environment, Instanceof *test);

#endif
