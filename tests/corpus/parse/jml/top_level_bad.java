package p;

// EXPECT-NEXT error: expected '.', found ';'
//@ model import java;
// EXPECT-NEXT error: expected identifier, found ';'
//@ model import java.util.;
// EXPECT-NEXT error: expected ';', found end of JML annotation
//@ model import java.util.List

import java.util.Set;

// EXPECT-NEXT error@5: 'requires' belongs in front of a method
//@ requires true;
// EXPECT-NEXT error@12: 'invariant' belongs among the members of a class
//@ public invariant true;
// EXPECT-NEXT error@5: 'assert' belongs in the body of a method
//@ assert true;
// EXPECT-NEXT error@5: 'loop_invariant' belongs in front of a loop
//@ loop_invariant true;
// EXPECT-NEXT error@5: 'in' belongs behind a field
//@ in x;
// EXPECT-NEXT warning@5: unknown JML clause 'refine'; ignored
//@ refine "A.java";
// EXPECT-NEXT warning@5: unknown JML clause 'import'; ignored
//@ import java.util.List;
class A {
}
// COVERS requires, model, invariant, model fields, in and maps, JML assert, loop_invariant
// COVERS malformed JML
