// Shared by the files of analysis; never included elsewhere.
//
//   builtins.c   methods that Jury knows itself
//   mentions.c   static fields that a method may read
//   read_only.c  static fields whose contents stay as they are
//   set_once.c   static fields that only their initialisers set
//   initial_methods.c  methods that only the static initialiser of their class calls
//   read_only_code.c  the same for fields of class files
//   creations.c  what final fields of class files hold
//   given_fields.c  final fields that hold what constructors were given
//   effects.c    what code may create and assign
//   slice.c      what decides how a loop goes on
//   project.c    every method of the sources; which of them are plain Java
//   surface.c    what others than the project may call
//   program.c    a `main` that is not static, as a program
//   sequence.c, sequence_members.c  objects as constructors and calls build them
//   read_fields.c  instance fields that a pre-state can do without
//   callers.c    who may run a method
//   pieces.c     parts of arguments, and what is made of them alone
//   facts.c      what might hold of the objects of a plain class
//   confined.c   arrays that nobody else has
//   null_evidence.c, null_guards.c, unset_fields.c  where plain Java may meet null
#ifndef JURY_ANALYSIS_INTERNAL_H
#define JURY_ANALYSIS_INTERNAL_H

#include "analysis/analysis.h"

// `to`, a field, gets what `from`, a parameter or the result of a method, is (null_evidence.c).
typedef struct NullFlow {
    const void *from, *to;
} NullFlow;

struct Analysis {
    Arena *arena;
    Sema *sema;
    TypeTable *types;
    Map changed_statics; // Variable -> itself: fields whose objects may be changed (read_only.c)
    bool changes_known;
    Map initial_methods;  // Method -> Class: called by its static initialiser (initial_methods.c)
    Map elsewhere_called; // Method -> itself: at other times, too
    Map overridden;       // Method with parameters that the sources override -> itself
    bool initial_known;
    const Method *looked_at; // the method under check, or NULL
    Map set_once; // Variable -> (void *)1 or (void *)2: static fields that nothing assigns, or not
    Map code_changes;           // Variable -> itself or the Analysis: found out (read_only_code.c)
    Map created_with_functions; // Class -> itself: by constructors that take one (read_only.c)
    bool functions_known;
    Map creations; // Variable -> FieldCreation (creations.c)
    Map builtins;  // Method -> (void *)(uintptr_t)(Builtin + 1) (builtins.c)
    Map called;    // Method -> itself: some other method of the project names it (surface.c)
    bool calls_known;
    Map may_be_null;      // Variable, or Method of its result -> itself (null_evidence.c)
    Map null_elements;    // Variable -> itself: of the array that it holds
    Map null_classes;     // Class of a class file that was looked at -> itself
    Map compared_results; // Method whose result code compares with null -> itself
    VECTOR(NullFlow) null_flows;
    Map null_in_collections;       // Class, outermost -> itself: its code has null in collections
    Map null_for_statics;          // static Method -> itself: its code asks elements for null
    VECTOR(NullFlow) static_calls; // of static methods, from whom is called to who calls
    Map compared_fields;           // Variable that code compares with null -> itself
    Map set_otherwise;             // Variable that anything but a setter assigns -> itself
    bool null_known;
    Map read_fields;  // Method -> Map: fields that matter to it (read_fields.c)
    Map read_statics; // Method -> VariableList: the same for static fields
    Map searched;     // Method -> MethodList: whose code was searched for that
    ClassList judged; // of the sources, with invariants or constraints
    bool judged_known;
    Map may_leave_out; // Variable -> (void *)1 or (void *)2: not, or yes
    Map facts;         // outermost Class -> ClassFacts (facts.c)
    Map leaked_arrays; // Variable -> itself: fields whose arrays others may have (confined.c)
    bool leaks_known;
};

// ---- project.c
typedef void ProjectVisit(Lowering *lowering, IrMethod *method, void *context);
void project_each(Lowering *lowering, ProjectVisit *visit, void *context);
void project_each_of_class(Lowering *lowering, Class *class_symbol, ProjectVisit *visit,
                           void *context);

// ---- sequence_members.c
// Constructors, else factories, of the class; of an abstract one, of some of its subclasses. True
// if some were left out.
bool sequence_find_makers(Lowering *lowering, Class *owner, MethodList *makers);
// The methods of the class and its superclasses in the project that may change something. True if
// some were left out.
bool sequence_find_calls(Lowering *lowering, Class *owner, MethodList *calls);
// Is an argument of that type an object that has to be built?
bool sequence_makes(Lowering *lowering, const Type *type);

// ---- initial_methods.c
void find_initial_methods(Analysis *analysis);
// The class whose static initialiser alone calls it; or NULL.
const Class *initialized_by(const Analysis *analysis, const Method *method);
bool sources_override(const Analysis *analysis, const Method *method);
Method *called_method(Node *node); // by a call or a method reference; or NULL
// A static initialiser or field, among the nodes that it stands in?
bool is_static_member(const NodeList *around, Node *node);

// ---- read_only.c
// The method of the library that runs the lambda or method reference and does not keep it; or NULL.
const Method *runs_at_once(const Node *function, Node *parent);

// ---- facts.c
Class *nest_of(Class *class_symbol); // the outermost class around
// Is it written in the class, and not inside of a method, which others may call at any time?
bool nest_has(const Class *nest, const Class *class_symbol);

// ---- null_evidence.c
// A field that no constructor and nothing but a setter of the class's own assigns, and no code
// compares with null: an object is of no use before a method was called that calls the setter.
bool null_waits_for_setter(Lowering *lowering, const Variable *field);

// ---- null_guards.c
// A value that is made null in one block: do the branches on the way to the other say that it is
// not that one?
bool null_is_kept_out(const IrMethod *method, IrBlockId where_null, IrBlockId where_used);

// ---- unset_fields.c
// Adds the fields of its class that the constructor may leave null.
void unset_fields_note(Lowering *lowering, const IrMethod *constructor, Map *unset);

Analysis *analysis_of(Lowering *lowering);

// ---- read_only.c
// Can nobody change an array or collection through a value of that type that comes out of it?
bool is_harmless_value(const Analysis *analysis, Type *type);
// ---- read_only_code.c
// Calls `note` with the constructors of the library that classes of the class path name.
typedef void NoteConstructor(Analysis *analysis, const Method *constructor);
void code_note_functions(Analysis *analysis, NoteConstructor *note);
bool code_only_reads(Lowering *lowering, const Variable *field);

#endif
