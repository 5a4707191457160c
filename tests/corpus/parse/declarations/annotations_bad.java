// Mistakes in annotations.
@ class A { } // EXPECT error@3: expected identifier, found 'class'
@A( class B { } // EXPECT error@5: expected expression, found 'class'
@A(a = ) class C { } // EXPECT error@8: expected expression, found ')'
@A(1 2) class D { } // EXPECT error@6: expected ')', found '2' // EXPECT note@3: to match this '('
@A({1) class E { } // EXPECT error@6: expected '}', found ')' // EXPECT note@4: to match this '{'
@A. class F { } // EXPECT error@5: expected identifier, found 'class'
@interface G { int a() default; } // EXPECT error@31: expected expression, found ';'
// COVERS annotations, annotation types
