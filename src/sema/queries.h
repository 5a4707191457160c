// Questions about types and members that later passes ask of a typed program.
#ifndef JURY_SEMA_QUERIES_H
#define JURY_SEMA_QUERIES_H

#include "sema/sema.h"

// A value of JML's own: \locset, \seq, \map, seq<T> and the like. It is no reference, and `==`
// compares what is in it.
bool query_is_jml_value(const Type *type);
// What is held is no reference: a primitive, or a value that only JML has.
bool query_is_value(const Type *type);
bool query_is_subtype(Sema *sema, Type *sub, Type *super);
bool query_is_subclass(Sema *sema, Class *class_symbol, Class *of); // or the same
Type *query_erasure(Sema *sema, Type *type);
// Of what the statement `havoc` gives any value to, at this location; NULL where there are several.
Type *query_havocked_type(Node *location);
bool query_is_havoc(const Class *class_symbol); // whose methods the statement calls
Type *query_boxed(Sema *sema, Type *type);      // itself when already a reference
Type *query_unboxed(Sema *sema, Type *type);    // NULL when it is no box
Type *query_box_of_void(Sema *sema);
// The class or interface type without wildcards and its abstract method; NULL if not functional.
Type *query_functional_type(Sema *sema, Type *target, Method **method);
// Members of that name, inherited ones included, overridden ones left out.
const MethodList *query_methods(Sema *sema, Class *class_symbol, const char *name);
// The accessor of a component of a record; NULL after errors.
Method *query_accessor(Sema *sema, Class *record, const Variable *component);
// A name that is the same for the same text of a string constant.
const Name *query_name_of_text(Sema *sema, const Constant *constant);
// Its value, if it is a constant variable (JLS 4.12.4); else NULL.
const Constant *query_constant(Sema *sema, Variable *variable);
Variable *query_field(Sema *sema, Class *class_symbol, const char *name);
bool query_overrides(Sema *sema, Method *method, Method *other, Class *site);
Class *query_class(Sema *sema, const char *dotted);   // "java.lang.String"; NULL if not found
void query_complete(Sema *sema, Class *class_symbol); // makes its members known
// Makes the member classes of one from a class file known; those of others are.
void query_member_classes(Sema *sema, Class *class_symbol);
// A class and all its superclasses and interfaces, itself first.
void query_supers(Sema *sema, Class *class_symbol, ClassList *list);
// The type as that class or interface: ArrayList<String> as Collection<String>; NULL if it is none.
Type *query_as_super(Sema *sema, Type *type, Class *super);
// The type of a member as seen from an instance of `site`.
Type *query_member_type(Sema *sema, Type *site, Class *owner, Type *declared);
// Types the bodies of a class, for one that was loaded on demand; safe to call again.
// Of a method that a model has without a body: that of the real class, with one; or NULL.
Method *query_real_method(Sema *sema, const Method *method);
// Of a method of the sources, where the code is that of the class files: the one there; or NULL.
Method *query_compiled_method(Sema *sema, const Method *method);
void query_type_bodies(Sema *sema, Class *class_symbol);
// May `method` override `other`, signatures apart: access and packages?
bool query_may_override(const Method *method, const Method *other);
Type *query_upper_bound(Sema *sema, Type *type); // of variables and wildcards, repeatedly
// The type that an operator of these operands, boxes included, computes in; NULL if not numeric.
Type *query_promoted(Sema *sema, Type *a, Type *b);
const Name *query_name(Sema *sema, const char *text);
// Does the field stand in no source and no class file? Lowering adds such fields, which are set
// once.
bool query_is_made_up(const Variable *field);
Variable *query_variable(Node *node); // that a NAME or FIELD denotes; else NULL

// May a class that is not given override the method? Of the sources, where nothing closes the
// class.
bool query_is_open_method(const Method *method);
// Could there be further classes beside this one of the sources: subclasses, or others that
// implement what it does?
bool query_is_open_class(const Class *class_symbol);

bool query_may_be_main(const Method *method);      // `void main(String[])` or `void main()`
bool query_is_main(const Method *method);          // the one of its class that is started, static
bool query_is_instance_main(const Method *method); // the same of an object

#endif
