// Mistakes in headers and bodies of classes. // COVERS classes
class A implements { } // EXPECT error@20: expected type, found '{'
class B extends C, D { } // EXPECT error@18: expected '{', found ','
interface C implements D { } // EXPECT error@13: expected '{', found 'implements'
enum D extends E { } // EXPECT error@8: expected '{', found 'extends'
class E permits { } // EXPECT error@17: expected type, found '{'
public public class F { } // EXPECT error@8: repeated modifier 'public'
sealed sealed class G permits H { } // EXPECT error@1: expected class, interface, enum or record, found 'sealed'
sealed abstract sealed class GG permits H { } // EXPECT error@17: repeated modifier 'sealed'
non-sealed final non-sealed class H { } // EXPECT error@18: repeated modifier 'non-sealed'
non - sealed class I { } // EXPECT error@1: expected class, interface, enum or record, found 'non'
class J {
    int a
    int b; // EXPECT error@5: expected ';', found 'int'
    3; // EXPECT error@5: expected type, found '3'
    int c() { return 1; }
    if (a) { } // EXPECT error@5: expected type, found 'if'
    a = 3; // EXPECT error@7: expected identifier, found '='
    public; // EXPECT error@11: expected declaration, found ';'
    int d;
    private // EXPECT-NEXT error@1: expected declaration, found '}'
}
class K { int a; // EXPECT note@9: to match this '{'
// EXPECT error: expected '}', found end of file