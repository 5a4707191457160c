// Which ints of a program are nothing but names of positions in arrays?
//
//     while (parent[at] != at) at = parent[at];        // `at` and what `parent` holds: positions
//     if (rank[a] < rank[b]) ...                        // what `rank` holds: numbers
//
// Every int and every reference of the code and of the clauses that a check meets has a *role*;
// what is assigned, passed, stored or compared for equality with each other has one role (as in
// Steensgaard's analysis of aliases). An array has two more, that of what it is indexed by and that
// of what it holds. A role is *mixed* where something tells its values apart other than by being
// the same: arithmetic, an order, a constant that is not negative, code that is not looked at.
#ifndef JURY_SYMEX_ROLES_H
#define JURY_SYMEX_ROLES_H

#include "spec/spec.h"
#include "symex/internal.h"

typedef uint32_t Role; // 0: none

typedef struct RoleNode {
    Role parent;         // itself: it stands for all that have this role
    Role index, element; // of arrays; 0: not asked for yet
    bool is_index;       // some array is indexed by it
    bool is_mixed;
} RoleNode;

// What is compared, assigned or used as an index.
typedef struct RoleValue {
    enum { ROLE_OF_NOTHING, ROLE_OF_CONSTANT, ROLE_OF_LENGTH, ROLE_OF_ANY } kind;
    int64_t constant;
    Role role; // of a length: of the array
} RoleValue;

// Lengths that must be those of arrays that are indexed by the role, or the role is mixed.
typedef struct RoleBound {
    Role role, array;
} RoleBound;

typedef struct Roles {
    Symex *symex;
    Arena *arena;
    VECTOR(RoleNode) nodes; // [0] unused
    Map of_variable;        // Variable -> (void *)(uintptr_t)Role
    Map of_result;          // Method -> the same
    VECTOR(RoleBound) bounds;
    MethodList methods;     // that are looked at, in the order in which they were met
    Map met;                // Method -> itself
    MethodList dispatched;  // those of them that are called on whatever object it is
    ClassList created;      // classes of the sources, by some of these
    bool creates_in_called; // a method that is called makes objects or arrays
    bool calls_by_contract; // some method has a contract that may stand for it
    bool is_subject_called;
    bool is_lost;  // something is not looked through: nothing is known
    Map all_pairs; // a clause of the method under check -> what is looked at in its place
} Roles;

// ---- roles.c
Role role_new(Roles *roles);
Role role_find(const Roles *roles, Role role);
void role_unify(Roles *roles, Role a, Role b);
void role_mix(Roles *roles, Role role);
bool role_is_mixed(const Roles *roles, Role role);
Role role_index(Roles *roles, Role array);
Role role_element(Roles *roles, Role array);
Role role_of_variable(Roles *roles, Variable *variable);
Role role_of_result(Roles *roles, Method *method);
// A value comes to where values of the role are.
void role_flow(Roles *roles, Role role, RoleValue value);
void role_compare_equal(Roles *roles, RoleValue a, RoleValue b);
// `a < b` or, where `or_equal`, `a <= b`.
void role_compare_less(Roles *roles, RoleValue a, RoleValue b, bool or_equal);
// The array has an element at that place, or has one of that many.
void role_use_index(Roles *roles, Role array, RoleValue index);
void role_mix_value(Roles *roles, RoleValue value);
// A call of the method, with these arguments, without the receiver; gives its result.
RoleValue role_call(Roles *roles, Method *method, const RoleValue *arguments, bool is_virtual);
// The method, what it calls, and their clauses; whatever objects the pre-state has.
void roles_look(Roles *roles, Method *method);

// ---- role_code.c
void role_code(Roles *roles, IrMethod *method, bool is_subject);

// ---- role_clauses.c
void role_contract(Roles *roles, Method *method, bool is_called);
void role_class(Roles *roles, Class *class_symbol);
// Clauses that speak of no object are not looked through.
void role_static_clauses(Roles *roles);

// ---- role_pairs.c
// `(\forall int i; 0 <= i && i < n; (\forall int j; 0 <= j && j < i; e))` looks at each pair once,
// in one order. A clause that says e of each pair in both orders, which implies it; NULL: there is
// nothing of the kind in it.
const SpecExpr *role_all_pairs(Arena *arena, const SpecExpr *clause);

#endif
