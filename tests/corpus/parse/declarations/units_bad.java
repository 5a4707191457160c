// Mistakes at the top level. // COVERS packages, imports
import A; // EXPECT error@9: expected '.', found ';'
package p.q; // EXPECT error@1: the package declaration must come first
import a.; // EXPECT error@10: expected identifier, found ';'
import a.b // EXPECT-NEXT error@1: expected ';', found 'import'
import a.*.b; // EXPECT error@11: expected ';', found '.'
import static; // EXPECT error@14: expected identifier, found ';'
class A { }
import a.b; // EXPECT error@1: imports must come in front of the first class
int x; // EXPECT error@1: expected class, interface, enum or record, found 'int'
void f() { }
class B { }
} // EXPECT error@1: expected class, interface, enum or record, found '}'
class C { }
public x; // EXPECT error@8: expected class, interface, enum or record, found 'x'
class { } // EXPECT error@7: expected identifier, found '{'
class D extends { } // EXPECT error@17: expected type, found '{'
class E // EXPECT-NEXT error@1: expected '{', found 'class'
class F { }
public // EXPECT-NEXT error: expected class, interface, enum or record, found end of file
