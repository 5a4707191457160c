// Shared by the files of sema; never included elsewhere.
//
// How it hangs together:
//   class_table.c      packages, loading files, entering declarations
//   written_types.c    type as written -> Type
//   headers.c          type parameters, supertypes, signatures of members, on demand
//   class_*.c          the same for classes from class files (class_files.h)
//   relations.c        subtyping, conversions, capture, erasure, lub, glb
//   members.c          finding fields, methods, member classes; functional interfaces
//   access.c           which members and classes can be named from where
//   infer.c            inference variables and their bounds
//   overload.c         which method a call means
//   attribute_*.c      typing of expressions and statements, Java and JML
//   constant.c         constant expressions
//   check_*.c          rules on declarations
//   flow_*.c           reachability, definite assignment, exceptions
#ifndef JURY_SEMA_INTERNAL_H
#define JURY_SEMA_INTERNAL_H

#include "diag/diag.h"
#include "sema/sema.h"
#include "sema/symbols.h"
#include "sema/types.h"

typedef struct WellKnownNames {
    const Name *init;  // "<init>": the name of constructors
    const Name *empty; // ""
    const Name *length, *clone, *get_class, *values, *value_of, *ordinal, *name, *has, *value;
    const Name *java_lang, *java_base;
    const Name *unnamed;           // "_": of variables that no name can mean
    const Name *boxes[TYPE_CLASS]; // "Integer" … by primitive kind, and "Void"
} WellKnownNames;

typedef VECTOR(const Name *) NameList;

struct Sema {
    Arena *arena;
    NameTable *names;
    Sources *sources;
    Diagnostics *diagnostics;
    SemaOptions options;
    TypeTable types;
    Type *boxes[TYPE_CLASS]; // by primitive kind, those asked for so far (type_box)
    WellKnownNames known;
    Map packages;           // dotted Name -> Package
    Map all_classes;        // qualified Name -> Class, top-level ones
    Map named_classes;      // internal Name, a/b/C$D -> Class: those that class files name
    UnitList units;         // those given, in order
    bool has_told_of_paths; // a note said how to name further classes (imports.c)
    UnitList path_units;    // those of the class path, once asked for (class_path_units.c) …
    ClassList path_locals;  // … and its classes in bodies
    Map path_seen;          // Class -> itself
    bool path_known, is_path_given;
    UnitList found_units;    // on the source path, in the order found
    ClassList local_classes; // classes declared in bodies, in the order met
    uint32_t anonymous_count;
    uint32_t captured_count;
    uint32_t inference_count;
    struct Inference *inference; // bounds of inference variables (infer.c)
    Variable *array_length;
    Map module_packages;    // Name -> NameList (modules.c)
    Map bodies_with_errors; // declaration Node -> itself
    Map body_counts;        // Package -> SemaCounts (attribute_class.c)
    uint32_t subtype_depth;
    uint32_t headers_running;  // headers being completed right now
    uint32_t super_searches;   // lists of supertypes being made right now
    ClassList spare_supers;    // one that nobody needs any more
    uint32_t interfaces_added; // to models so far (class_models.c)
    Map thrown;                // CALL or NEW that infers what it throws -> TypeList (complete.c)
    Map captures;   // expression Node -> struct Captured: capture gives the same type again
    bool unchecked; // an unchecked conversion was needed (type_subtype_unchecked)
};

// ---- Environments: what a name at some place can see

// One declaration in scope; innermost first.
typedef struct ScopeEntry {
    struct ScopeEntry *previous;
    Variable *variable; // one of the two
    Class *class_symbol;
} ScopeEntry;

// A statement that break, continue or yield may leave; innermost first.
typedef struct JumpTarget {
    struct JumpTarget *outer;
    Node *statement;   // loop, SWITCH, SWITCH_EXPRESSION or LABELED
    const Name *label; // of LABELED
} JumpTarget;

struct Argument;
typedef VECTOR(struct Argument *) ArgumentList;

// The lambda whose body is being typed.
typedef struct LambdaFrame {
    struct LambdaFrame *outer;
    Lambda *tree;
    Type *return_type;  // what its returns must give; NULL while only collecting them
    bool is_collecting; // returned values go into `returns`, classified only
    ArgumentList returns;
} LambdaFrame;

// The switch expression whose cases are being typed; like LambdaFrame.
typedef struct YieldFrame {
    struct YieldFrame *outer;
    Type *target;        // what yielded values must give; NULL: standalone
    bool is_collecting;  // classified only: the switch is an argument of a call
    ArgumentList yields; // when collecting
    NodeList values;     // every value expression, in order
} YieldFrame;

// What JML adds to the scope.
typedef struct JmlScope {
    bool allows_result; // \result may be used
    Type *result_type;
    bool allows_old;        // \old, \pre, \fresh …
    bool is_location;       // in a list of locations: private names, wildcards
    bool in_loop;           // in the specification of a loop: \index, \values
    JmlKeyword clause;      // REQUIRES, INVARIANT, ASSERT …, for messages; or NONE
    Type *exception_type;   // of \exception, in `signals`; else NULL
    ModifierSet visibility; // of the clause
} JmlScope;

typedef struct Environment {
    struct Environment *outer; // around the class body, for nested and local classes; or NULL
    Unit *unit;
    Class *class_symbol;      // NULL at the top level of a unit
    Method *method;           // or NULL
    bool is_static;           // there is no `this`
    bool header_only;         // in the header of the class: its members are not in scope
    bool in_constructor_call; // in the arguments of this(…) or super(…)
    ScopeEntry *locals;
    TypeList type_variables; // of the method being entered or typed (innermost generic method)
    JumpTarget *targets;
    LambdaFrame *lambda;    // innermost, or NULL
    YieldFrame *yield;      // innermost switch expression, or NULL
    Type *return_type;      // of the method; NULL in initialisers
    JmlScope *jml;          // inside JML, or NULL
    Variable *initializing; // the field or variable whose initialiser is typed
    bool in_initializer;    // of a field, an enum constant or the class
    bool is_assigning;      // at the target of an assignment without operator
} Environment;

// ---- modules.c
bool module_exists(const Name *name);
const NameList *module_packages(Sema *sema, const Name *name); // to those who import it

// ---- class_table.c
Package *package_find(Sema *sema, const Name *dotted, bool create);
bool package_exists(Sema *sema, const Name *dotted); // some class was found or may be found in it
Class *class_find(Sema *sema, Package *package, const Name *simple); // loads; NULL if none
Class *class_find_qualified(Sema *sema, const char *dotted);         // "java.util.List"
Class *class_enter(Sema *sema, Unit *unit, Class *outer, ClassDeclaration *declaration);
Environment *class_environment(Sema *sema, Class *class_symbol); // inside its body
// Is `inner` the class `outer` or nested in it, at any depth?
bool class_encloses(const Class *outer, const Class *inner);
Class *class_outermost(Class *class_symbol);
bool class_is_interface(const Class *class_symbol);                 // annotation types too
bool class_is_subclass(Sema *sema, Class *class_symbol, Class *of); // or the same; by declaration

// ---- class_files.c, class_members.c, class_models.c: classes from class files
// The class on the class path or in the JDK; NULL if none.
Class *class_file_enter(Sema *sema, Package *package, const Name *simple);
void class_file_enter_members(Sema *sema, Class *class_symbol); // all member classes
void class_file_complete_header(Sema *sema, Class *class_symbol);
void class_file_complete_permitted(Sema *sema, Class *class_symbol);
void class_file_complete_members(Sema *sema, Class *class_symbol);
Type *class_file_bound(Sema *sema, const TypeVariable *variable);
bool class_path_knows_package(Sema *sema, const Name *dotted);
// Members that the class itself declares, from any source. Those of a class file are made one name
// at a time; class_complete_members makes all.
Class *class_member_named(Sema *sema, Class *class_symbol, const Name *simple);
const MethodList *class_methods_named(Sema *sema, Class *class_symbol, const Name *name);
Variable *class_field_named(Sema *sema, Class *class_symbol, const Name *name);
// The class file that a model in lib/ stands for; NULL: none, or no model.
const struct ClassFile *class_real_file(Sema *sema, Class *class_symbol);
// Adds methods that only the real class has to those that the model has or inherits.
void class_add_unmodelled_methods(Sema *sema, Class *class_symbol, const Name *name,
                                  MethodList *list);
// Interfaces that models among the supertypes of `class_symbol` leave out, looked at when it is
// asked whether the class is an `of`. False: nothing new.
bool class_complete_models(Sema *sema, Class *class_symbol, const Class *of);
// The model has the method, and the JDK in use does not: it came with a later release.
bool method_is_newer(Sema *sema, const Method *method);
Variable *class_unmodelled_field(Sema *sema, Class *class_symbol, const Name *name);

// ---- sealed.c
const ClassList *class_permitted(Sema *sema, Class *class_symbol); // direct subclasses
bool class_disjoint(Sema *sema, Class *one, Class *other);         // no object can be of both

// ---- imports.c
// The class that a simple name means through the imports of the unit, its own
// and its package's classes, or java.lang; NULL if none.
Class *unit_find_class(Sema *sema, Unit *unit, const Name *name, bool in_jml);
// A static field imported by name or on demand; methods likewise are added to `list`.
Variable *imported_field(Sema *sema, Unit *unit, const Name *name);
void imported_methods(Sema *sema, Unit *unit, const Name *name, MethodList *list);
void check_imports(Sema *sema, Unit *unit); // warns of what cannot be found

// ---- access.c
// May a member of `owner` be named here? `site` is the type of the object it is accessed through,
// NULL for simple names and `super`.
bool member_accessible(Sema *sema, Environment *environment, Class *owner, ModifierSet modifiers,
                       Type *site);
bool class_accessible(Sema *sema, Environment *environment, Class *class_symbol);
// `where` is the class or package that declares it.
bool lacks_jdk(const Sema *sema, const Environment *environment); // of a model: and needs one
void report_not_accessible(Sema *sema, Span span, const char *what, ModifierSet modifiers,
                           const Name *where);

// ---- headers.c: completes on demand; safe to call again
void class_complete_header(Sema *sema, Class *class_symbol);
void class_complete_members(Sema *sema, Class *class_symbol);
// Does the relation of supertypes, as far as it is known, lead from `from` to `to`?
bool class_leads_to(Sema *sema, Class *from, Class *to);
bool method_is_signature_polymorphic(const Method *method);
void type_variable_bound(Sema *sema, TypeVariable *variable); // makes `upper` known
Variable *variable_new(Sema *sema, const Name *name, VariableKind kind, Type *type,
                       ModifierSet modifiers, Node *declaration);

// ---- written_types.c
// The type of a type node, also stored in node->type. Reports what cannot be
// found, once per use, and gives TYPE_ERROR then. VAR_TYPE gives NULL.
Type *resolve_type(Sema *sema, Environment *environment, Node *node);
// A type by its simple name as seen from here: type variables apart, see below.
Class *resolve_class_name(Sema *sema, Environment *environment, const Name *name);
Type *resolve_type_variable(Sema *sema, Environment *environment, const Name *name);
Type *type_of_declared(Sema *sema, Class *class_symbol); // class_symbol->type, header completed
// NAME or FIELD chain as a type or package, silently: sets class_symbol/package, flags and type.
bool resolve_as_type(Sema *sema, Environment *environment, Node *expression);

// ---- relations.c
bool type_same(Sema *sema, Type *a, Type *b); // also adds equality bounds to inference variables
bool type_subtype(Sema *sema, Type *sub, Type *super); // adds bounds to inference variables
// Raw types allowed too; then sema->unchecked is set.
bool type_subtype_unchecked(Sema *sema, Type *sub, Type *super);
// `type` seen as the class or interface given: ArrayList<String> as Collection gives
// Collection<String>; NULL when it is no subtype.
Type *type_as_super(Sema *sema, Type *type, Class *super);
Type *type_superclass(Sema *sema, Type *type); // direct, arguments put in; or NULL
const TypeList *type_interfaces(Sema *sema, Type *type);
Type *type_erasure(Sema *sema, Type *type);
bool type_is_raw(Sema *sema, const Type *type);
Type *type_capture(Sema *sema, Type *type);
// The same, for the value of an expression: typing it again gives the same variables again.
Type *type_capture_at(Sema *sema, const Node *node, Type *type);
Type *type_upward(Sema *sema, Type *type);      // captured variables projected away
Type *type_upper_bound(Sema *sema, Type *type); // of variables and wildcards, repeatedly
Type *type_box(Sema *sema,
               TypeKind kind); // of a primitive type, and Void; read when first asked for
Type *type_boxed(Sema *sema, Type *type);   // itself when already a reference
Type *type_unboxed(Sema *sema, Type *type); // primitive kind of a box; itself if primitive; NULL
Type *type_lub(Sema *sema, Type *const *list, uint32_t count);
Type *type_glb(Sema *sema, Type *const *list, uint32_t count);
bool type_castable(Sema *sema, Type *from, Type *to);
bool type_reifiable(Sema *sema, Type *type);
// A member's type as seen from `site` (a class type, variable or intersection).
Type *type_of_member(Sema *sema, Type *site, Class *owner, Type *declared);
// JLS 5.2: assignment contexts; `constant` narrows (byte b = 1). 5.3: invocation contexts.
bool type_assignable(Sema *sema, Type *from, Type *to, const Constant *constant);
bool type_invocable(Sema *sema, Type *from, Type *to, bool is_strict);
bool type_widens(Type *from, Type *to);                  // primitive, or the same
Type *type_promote_unary(Sema *sema, Type *type);        // NULL when not numeric
Type *type_promote_binary(Sema *sema, Type *a, Type *b); // NULL when not numeric
TypeKind constant_type_kind(ConstantKind kind);
// Parameters of a class type and its enclosing types, and what they stand for.
typedef struct TypeBinding {
    TypeList from;
    TypeList to;
} TypeBinding;
TypeBinding type_binding(Sema *sema, Type *type);

// ---- infer.c
typedef enum BoundKind { BOUND_EQUAL, BOUND_LOWER, BOUND_UPPER } BoundKind;
typedef struct InferenceVariable {
    Type *type;
    TypeVariable *declared;
    TypeList bounds[3]; // by BoundKind
    Type *instance;     // once found
    bool is_thrown;     // stands in a throws clause: RuntimeException rather than its bound …
    bool is_by_default; // … and that is what it became
    uint32_t number;
} InferenceVariable;
Type *infer_new_variable(Sema *sema, TypeVariable *declared);
// Adds a bound and what follows from it; false when the bounds contradict each other.
bool infer_add_bound(Sema *sema, Type *variable, BoundKind kind, Type *type);
uint32_t infer_mark(const Sema *sema);
void infer_undo(Sema *sema, uint32_t mark); // takes back every bound and instance since
// Bounds that the declarations of the type parameters give: `fresh[i]` stands for `declared[i]`.
// Bounds may mention the parameters of the class: `site` is what they are seen from, or NULL.
bool infer_declared_bounds(Sema *sema, const TypeList *declared, const TypeList *fresh, Type *site,
                           Class *owner);
// Finds instances for the variables, and those they depend on; false on contradiction.
bool infer_resolve(Sema *sema, const TypeList *variables);
Type *infer_apply(Sema *sema, Type *type); // instances put in, as far as known
void infer_variables_of(Sema *sema, Type *type, TypeList *list); // unresolved ones, each once

// ---- members.c
// A field visible as member of `site`, inherited or not. The first found in the JLS's order.
Variable *member_field(Sema *sema, Type *site, const Name *name);
// Another field of that name that the class inherits from elsewhere, which makes it ambiguous.
Variable *member_field_again(Sema *sema, Type *site, const Variable *known);
Class *member_class(Sema *sema, Class *class_symbol, const Name *name);
// All methods of that name that are members of the class, overridden ones left out.
const MethodList *member_methods(Sema *sema, Class *class_symbol, const Name *name);
bool method_overrides(Sema *sema, Method *method, Method *other, Class *site); // by signature
// The abstract method that makes it a functional interface; NULL when it is none.
Method *functional_method(Sema *sema, Class *class_symbol);
// Of a target type: the interface type without wildcards and its method; NULL when not functional.
Type *functional_type(Sema *sema, Type *target, Method **method);
// Every class that the methods of `class_symbol` may come from, itself first, each once.
void class_all_supers(Sema *sema, Class *class_symbol, ClassList *list);
// The same in a list that was needed before, and is to be given back: they are asked for so often
// that new ones would be most of the memory.
ClassList take_supers(Sema *sema, Class *class_symbol);
void give_supers(Sema *sema, ClassList supers);

// ---- constant.c: all values live in `arena`
// NULL: not constant. Division by zero and casts to reference types are not constant.
const Constant *constant_unary(Arena *arena, Operator operator, const Constant * operand);
const Constant *constant_binary(Arena *arena, Operator operator, const Constant * left,
                                const Constant *right);
// To a primitive type or (STRING only) String; narrowing as a cast does.
const Constant *constant_convert(Arena *arena, const Constant *value, TypeKind kind);
bool constant_equal(const Constant *a, const Constant *b);
bool constant_fits(const Constant *value,
                   TypeKind kind); // of int kinds into byte, short, char, int

// ---- attribute_expr.c
// Types an expression. `target` is the type it is assigned or passed to, or NULL for a
// standalone one; poly expressions use it; compatibility is checked by the caller
// (check_assignable). Returns node->type, never NULL: TYPE_ERROR after an error.
Type *attribute_expression(Sema *sema, Environment *environment, Node *node, Type *target);
// The same, and checks that the value can be assigned to `target`.
Type *attribute_assigned(Sema *sema, Environment *environment, Node *node, Type *target);
void check_assignable(Sema *sema, Node *node, Type *target);
// An expression in front of a dot: a value, or a type (NODE_RESOLVED_TYPE is set) or package.
Type *attribute_qualifier(Sema *sema, Environment *environment, Node *node);
// A variable to be assigned: its type is not captured.
Type *attribute_target(Sema *sema, Environment *environment, Node *node);
// The value of a constant variable; NULL when it is none.
const Constant *variable_constant(Sema *sema, Variable *variable);
// A condition: boolean or Boolean.
void attribute_condition(Sema *sema, Environment *environment, Node *node);
// An expression or ARRAY_INITIALIZER as the initialiser of a variable of that type.
void attribute_initializer(Sema *sema, Environment *environment, Node *node, Type *target);

// ---- attribute_call.c
Type *attribute_call(Sema *sema, Environment *environment, Call *call, Type *target);
Type *attribute_new(Sema *sema, Environment *environment, New *creation, Type *target);
Type *attribute_constructor_call(Sema *sema, Environment *environment, ConstructorCall *call);
void attribute_enum_constant(Sema *sema, Environment *environment, EnumConstant *constant);

// ---- attribute_lambda.c: `return e;` and `yield e;` inside a lambda or switch expression
void attribute_returned_value(Sema *sema, Environment *environment, Node *value);
void attribute_yielded_value(Sema *sema, Environment *environment, Node *value);

// ---- attribute_stmt.c
void attribute_statement(Sema *sema, Environment *environment, Node *statement);
// A list of statements in a scope of its own.
void attribute_statements(Sema *sema, Environment *environment, const NodeList *list);
// Makes the statement one that jumps may leave. What is typed later, after a look at all
// arguments of a call, still refers to it, so it lives in the arena.
void enter_target(Sema *sema, Environment *environment, Node *statement, const Name *label);

// ---- attribute_switch.c
// Cases of a switch statement or expression.
void attribute_cases(Sema *sema, Environment *environment, Node *switch_node, Type *selector,
                     const NodeList *cases, bool is_expression);

// ---- attribute_local.c: declarations in bodies
// One variable with its initialiser; `type` NULL: as written.
Variable *declare_local(Sema *sema, Environment *environment, VariableDeclaration *declaration,
                        VariableKind kind, Type *type);
// Puts it in scope; an error if its name is taken in this method.
void declare_variable(Sema *sema, Environment *environment, Variable *variable);
void bring_into_scope(Sema *sema, Environment *environment, Variable *variable); // unchecked
// The symbol of a variable declared in a body, not yet in scope.
Variable *local_new(Sema *sema, Environment *environment, VariableDeclaration *declaration,
                    VariableKind kind, Type *type);
bool is_var(const Node *declared_type);
Span variable_name_span(const VariableDeclaration *declaration);
// The body of a class declared in a body or anonymous: enters, completes, attributes.
Class *attribute_local_class(Sema *sema, Environment *environment, ClassDeclaration *declaration,
                             Type *anonymous_super);

// ---- bindings.c: pattern variables (JLS 6.3)
void attribute_pattern(Sema *sema, Environment *environment, Node *pattern, Type *matched);
// Brings into scope the pattern variables that are bound when `condition` is true (or false).
void declare_bindings(Sema *sema, Environment *environment, Node *condition, bool when_true);
// Brings the variables of a pattern into scope.
void declare_pattern(Sema *sema, Environment *environment, Node *pattern);
// Reports when no value of type `from` can be tested to be a `to` (JLS 15.20.2).
bool check_instance_test(Sema *sema, Span span, Type *from, Type *to);

// ---- completion.c: can complete normally (JLS 14.22); works on untyped trees too
bool statement_completes(Node *statement);
bool statements_complete(const NodeList *statements); // in a row; without jumps out of them
bool switch_takes_some_case(const Switch *statement); // whatever the value is
bool has_break(Node *target); // a reachable one, of a loop or labelled statement

// ---- exhaustive.c: do the cases cover every value of the selector? (JLS 14.11.1.1)
bool cases_are_exhaustive(Sema *sema, Type *selector, const NodeList *cases);
// Whatever `other` matches, `pattern` does (JLS 14.30.3).
bool pattern_dominates(Sema *sema, Node *pattern, Node *other);
bool pattern_is_unconditional(Sema *sema, Node *pattern, Type *matched);
bool guard_is_true(Node *guard); // or there is none

// ---- attribute_class.c: bodies of all members of a class
void attribute_class(Sema *sema, Class *class_symbol);
// Counts a body in the package of the class.
void note_body(Sema *sema, Class *class_symbol, bool is_typed);

// ---- annotations.c: of MODIFIERS, which may be NULL
void attribute_annotations(Sema *sema, Environment *environment, Node *modifiers);
// An element's value or default value.
void attribute_annotation_value(Sema *sema, Environment *environment, Node *value, Type *type);

// ---- attribute_jml.c: specifications and JML statements
// The specification of a method, statement or initialiser. `environment` is that of the body,
// with the parameters declared; `method` is NULL where no method returns a value here.
void attribute_specification(Sema *sema, Environment *environment, Node *specification,
                             Method *method);
void attribute_jml_clauses(Sema *sema, Environment *environment, const NodeList *clauses);
void attribute_jml_statement(Sema *sema, Environment *environment, JmlStatement *statement);
// A condition of a clause, or none: typed, with the rules of specifications; never an untyped one.
void attribute_clause_condition(Sema *sema, Environment *environment, Node **condition);
// A copy of the environment inside JML, where \old is allowed as in a body: for the
// initialisers of ghost variables, too. Its scope lives in the arena.
Environment jml_environment(Sema *sema, const Environment *environment, JmlKeyword clause);
// Reports and marks the declaration; gives TYPE_ERROR.
Type *jml_fail(Sema *sema, Environment *environment, Span span, const char *message);

// ---- unsupported.c: clauses that cannot be used
// Before an expression of a clause is typed: what is typed again is what was written.
void unsupported_reopen(Node **slot);
// Behind that: where it could not be typed, an UNSUPPORTED of that type takes its place. `errors`
// were reported before (diag_attempt_errors). False where it could not.
bool unsupported_settle(Sema *sema, Node **slot, Type *type, uint32_t errors);
void unsupported_put(Sema *sema, Node **slot, Type *type, Span span, const char *reason);

// ---- attribute_jml_type.c: invariants, represents clauses, data groups of fields
void attribute_type_clauses(Sema *sema, Class *class_symbol);

// ---- attribute_jml_expr.c, attribute_jml_function.c
Type *attribute_jml_expression(Sema *sema, Environment *environment, Node *node, Type *target);
// Types the operands, too.
Type *attribute_jml_binary(Sema *sema, Environment *environment, Binary *binary);
Type *attribute_jml_function(Sema *sema, Environment *environment, JmlFunction *function);
// Of \seq and \map (attribute_jml_collection.c); the number of arguments is right.
Type *attribute_collection_function(Sema *sema, Environment *environment, JmlFunction *function);
// Reports the argument, already typed, unless it is right.
void jml_check_argument(Sema *sema, Environment *environment, JmlFunction *function, Node *argument,
                        bool is_right, const char *expected);
// A call whose object, already typed, has TYPE_OBJECT_SET.
Type *attribute_object_set_call(Sema *sema, Environment *environment, Call *call);
// Reports unless two states are in sight; `keyword` is what needs them.
bool check_two_states(Sema *sema, Environment *environment, Span span, JmlKeyword keyword);
bool jml_is_boolean(Sema *sema, Type *type);  // Boolean and TYPE_ERROR too
bool jml_is_integral(Sema *sema, Type *type); // boxes and TYPE_ERROR too

// ---- attribute_jml_location.c
// Where it is none, an UNSUPPORTED takes its place.
void attribute_location(Sema *sema, Environment *environment, Node **location);
// A location, or an expression of type \locset; gives that type.
Type *attribute_location_set(Sema *sema, Environment *environment, Node *node);
bool is_variable_name(Sema *sema, Environment *environment, const Name *name);
bool names_label(Sema *sema, Environment *environment, Node *node);
void attribute_locations(Sema *sema, Environment *environment, const NodeList *locations);
// `a[i..j]` inside a location, standing for each of its elements; gives their type.
Type *attribute_elements(Sema *sema, Environment *environment, Elements *elements);
// An expression or, where no variable has that name, a type.
void attribute_object_or_type(Sema *sema, Environment *environment, Node *node);

// ---- check_specification.c: rules on typed expressions of specifications
// No side effects: assignments are errors, calls of methods that are not pure get a warning.
void check_specification_expression(Sema *sema, Environment *environment, Node *node);
// What an assignment, ++ or -- assigns to; NULL for any other expression.
Node *assigned_node(Node *expression);
// Warns of names less visible than `visibility`, one of PUBLIC, PROTECTED, PRIVATE, or 0.
void check_specification_visibility(Sema *sema, ModifierSet visibility, Node *node);

// ---- check_class.c: rules on declarations: duplicates, bodies, constructors, records
void check_class(Sema *sema, Class *class_symbol);
const char *class_text(Sema *sema, const Class *class_symbol); // "class 'C'", "anonymous class"
const char *method_text(Sema *sema, const Method *method);     // "m(int, String)"
Span class_name_span(const Class *class_symbol);
Span method_name_span(const Method *method);

// ---- check_bounds.c: type arguments written in the class are within their bounds
void check_bounds(Sema *sema, Class *class_symbol);

// ---- check_implicit_super.c: the superclass has a constructor for super()
void check_implicit_super(Sema *sema, Class *class_symbol);

// ---- check_modifiers.c: modifiers that are not allowed, or exclude each other
void check_modifiers(Sema *sema, Class *class_symbol);
void check_local_modifiers(Sema *sema, VariableDeclaration *declaration);

// ---- check_jml_modifiers.c
void check_jml_modifiers(Sema *sema, Class *class_symbol);

// ---- check_supertypes.c: what a class may extend and implement; sealed classes
void check_supertypes(Sema *sema, Class *class_symbol);

// ---- check_override.c: JLS 8.4.8: access, return types, throws clauses, @Override
void check_overriding(Sema *sema, Class *class_symbol);
// May `method` override `other`, signatures apart: access and packages?
bool method_may_override(const Method *method, const Method *other);
// The rules on `method` overriding `other`, both members of `site`; reports at `span`.
void check_override(Sema *sema, Class *site, Method *method, Method *other, Span span);

// ---- check_implements.c: abstract methods must be implemented, defaults must not collide
void check_implements(Sema *sema, Class *class_symbol);

// ---- check_annotation.c: rules that only annotation types have
void check_annotation_elements(Sema *sema, Class *class_symbol);

// ---- check_record.c: rules that only records have
void check_record(Sema *sema, Class *class_symbol);

// ---- flow.c: reachability, definite assignment, exceptions, effectively final
void flow_check_class(Sema *sema, Class *class_symbol, bool is_typed);

// Marks the declaration that holds the environment as not typed.
void mark_error(Sema *sema, Environment *environment);

#endif
