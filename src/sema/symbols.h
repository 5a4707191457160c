// Symbols: packages, classes, methods, variables.
//
// They are made when their declarations are entered, and filled in when first
// needed (class_complete_*); all live in the arena of the compilation.
#ifndef JURY_SEMA_SYMBOLS_H
#define JURY_SEMA_SYMBOLS_H

#include "base/map.h"
#include "sema/types.h"
#include "syntax/ast.h"

typedef VECTOR(Class *) ClassList;
typedef VECTOR(Method *) MethodList;
typedef VECTOR(Variable *) VariableList;

struct Package {
    const Name *name;      // dotted; empty for the unnamed package
    Map classes;           // simple Name -> Class, those loaded so far
    Map missing;           // simple names looked for in vain
    bool is_known;         // some class or folder of it was seen
    bool was_looked_for;   // on the source path, in the library, on the class path
    bool class_path_asked; // whether the class path or the JDK has it …
    bool on_class_path;    // … and the answer
};

// A compilation unit once entered: what its names can see.
typedef struct Unit {
    CompilationUnit *tree;
    SourceFile *file;
    Package *package;
    bool is_library;          // from lib/: its diagnostics are ours
    bool nullable_by_default; // no JML in the file, or said so by option
    Map single_imports;       // simple Name -> Class, filled in lazily
    bool imports_resolved;
    Map lookups;   // simple Name -> Class, results of searching imports
    Map ambiguous; // simple Name -> a second Class that it means through them
} Unit;

typedef enum ClassState {
    CLASS_ENTERED,        // name, kind, modifiers, member classes known
    CLASS_HEADER_RUNNING, // type parameters and supertypes being resolved
    CLASS_HEADER,         // … known
    CLASS_MEMBERS_RUNNING,
    CLASS_MEMBERS, // signatures of fields and methods known
    CLASS_BODIES,  // bodies attributed
} ClassState;

struct Class {
    const Name *name;           // simple; empty for anonymous classes
    const Name *qualified_name; // a.b.Outer.Inner; for local ones the simple name
    ClassKind kind;
    ModifierSet modifiers; // with the implicit ones
    Package *package;
    Class *outer; // lexically enclosing class, or NULL
    Unit *unit;
    ClassDeclaration *declaration;      // an empty one where there is a class file
    const struct ClassFile *class_file; // where it comes from; NULL: a source
    const struct ClassFile *real_file;  // of a model in lib/: the class it stands for, once asked
    bool real_file_known;
    bool has_real_interfaces;              // those of `real_file` were added
    bool is_missing;                       // some class file names it, and it was not found
    struct ClassFileMembers *file_members; // made so far (class_members.c)
    struct SourceFile *lines; // of a class file: what places in it point to, once asked
    bool lines_known;
    Map unmodelled_methods; // ClassMember -> Method that only the real class has
    Map unmodelled_fields;  // Name -> Variable that only the real class has (class_models.c)
    ClassState state;
    bool is_local; // declared in a body, anonymous ones included
    bool is_anonymous;
    bool is_static_context;          // has no enclosing instance
    bool has_cycle;                  // extends itself: reported
    bool is_listed;                  // in the list of supertypes that is being made
    bool has_error;                  // its header or members could not be typed
    bool is_wrong;                   // the same, or it breaks another rule, bodies aside
    struct Environment *environment; // of a local class: where it stands
    struct Environment *body;        // inside its body; made on demand
    Method *enclosing_method;        // of a local class, or NULL

    TypeList type_parameters; // TYPE_VARIABLE; own ones only
    Type *type;               // as seen inside: with its own parameters as arguments
    Type *superclass;         // NULL for Object and interfaces
    TypeList interfaces;
    bool permitted_known; // also where there is no `permits` clause (sealed.c)
    ClassList permitted;
    VariableList fields; // in source order; enum constants first; ghost and model too
    MethodList methods;  // constructors included, under the name <init>
    ClassList member_classes;
    Map fields_by_name;  // Name -> Variable
    Map methods_by_name; // Name -> MethodList *
    Map classes_by_name; // Name -> Class
    Map class_lookups;   // cache: Name -> Class, inherited member classes
    Map no_class;        // cache: names that no member class has
    Map supers;          // cache: every Class that it is a subclass of, itself included
    bool supers_known;
    uint32_t supers_at;             // the count of Sema.interfaces_added then
    bool models_complete;           // nothing above lacks interfaces of the real class …
    uint32_t models_at;             // … at that count
    Map inherited_methods;          // cache: Name -> MethodList *, overridden ones removed
    Map clauses;                    // cache: by keyword (specs.c)
    VariableList record_components; // fields of a record in order
    uint32_t local_class_count;
    Method *function; // cache: the one abstract method of a functional interface
    bool function_known;
};

struct Method {
    const Name *name; // <init> for constructors
    Class *owner;
    ModifierSet modifiers; // with the implicit ones
    TypeList type_parameters;
    VariableList parameters;
    Type *return_type; // void for constructors
    TypeList thrown;
    bool is_varargs;
    bool is_constructor;
    bool is_implicit; // default constructor, values(), record accessor …: no declaration
    bool has_error;   // its signature or body could not be typed
    bool is_signature_polymorphic;
    MethodDeclaration *declaration;         // or NULL; without a body where there is a class file
    const struct ClassFile *class_file;     // where it comes from, and …
    const struct ClassMember *class_member; // … what stands there; NULL: a source
    ClassDeclaration *anonymous_of;         // of an implicit constructor of an anonymous class
    const struct Sequence *sequence; // made up, to call others (analysis/sequence.h); or NULL
    MethodList overridden;           // cache (specs.c)
    bool overridden_known;
    uint32_t overridden_at; // the count of Sema.interfaces_added then
};

typedef enum VariableKind {
    VARIABLE_FIELD,
    VARIABLE_ENUM_CONSTANT,
    VARIABLE_LOCAL,
    VARIABLE_PARAMETER,
    VARIABLE_RESOURCE,
    VARIABLE_EXCEPTION, // of a catch
    VARIABLE_PATTERN,
    VARIABLE_QUANTIFIED, // bound by \forall, \sum … and by `old`, `forall` of a specification
    VARIABLE_ARRAY_LENGTH,
} VariableKind;

struct Variable {
    const Name *name;
    VariableKind kind;
    ModifierSet modifiers;
    Type *type;        // NULL while not known yet
    Class *owner;      // of a field; of a local: the class whose body it stands in
    Method *method;    // of a local: the method, or NULL in initialisers
    Node *declaration; // VARIABLE or ENUM_CONSTANT, or NULL
    const struct ClassMember *class_member; // of a field from a class file; else NULL
    const Constant *constant;               // of a constant variable, once evaluated
    bool constant_known;
    bool constant_running; // its initialiser is being evaluated
    bool is_reassigned;    // assigned other than by its initialiser: not effectively final
    bool is_captured;      // used in an inner class or lambda
    struct Lambda *lambda; // innermost lambda that declares it, or NULL
};

#endif
