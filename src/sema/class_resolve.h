// What the names in class files mean: classes, fields and methods by name and descriptor.
#ifndef JURY_SEMA_CLASS_RESOLVE_H
#define JURY_SEMA_CLASS_RESOLVE_H

#include "classfile/class_file.h"
#include "sema/sema.h"

// The class of an internal name, as `file` means it; one that is missing is empty, never NULL.
Class *resolve_class_named(Sema *sema, const ClassFile *file, ClassText name);
// The class of an internal name on the class path, nested and local ones too; NULL: there is none.
Class *resolve_class_file(Sema *sema, const char *name, size_t length);
// The type of a descriptor, or of the name of a class or array in the constant pool.
Type *resolve_descriptor(Sema *sema, const ClassFile *file, ClassText descriptor);
Type *resolve_class_entry(Sema *sema, const ClassFile *file, ClassText name);

// The method or field that a class has or inherits (JVMS 5.4.3.2, 5.4.3.3), those of the compiler
// included. The parameters of a method are exactly those of the descriptor. NULL: there is none.
Method *resolve_method(Sema *sema, Class *owner, ClassText name, ClassText descriptor);
Variable *resolve_field(Sema *sema, Class *owner, ClassText name);
// The same for the class itself.
Method *resolve_own_method(Sema *sema, Class *owner, ClassText name, ClassText descriptor);

// The constructor of a class file as code calls it: with the object around, or the name and number
// of an enum constant. Other methods are their own.
Method *resolve_full_method(Sema *sema, Method *method);

// Does it have a body in a class file?
bool resolve_has_code(const Method *method);

// The String constant of a text of a class file.
const Constant *resolve_text(Sema *sema, ClassText text);

// A place to point to: the line of a class that has no source. Line 0: the class.
Span resolve_line(Sema *sema, Class *class_symbol, uint32_t line);
// Gives a method of a class file, which has no name in any text, the first line of its code.
void resolve_place(Sema *sema, Method *method);
// Does the text of that file only count lines?
bool resolve_is_line_count(const SourceFile *file);

#endif
