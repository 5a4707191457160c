// A file with everything at its top level.
@A(1) package p.q.r;

import java.util.List;
import java.util.*;;
import static java.lang.Math.max;
import static java.lang.Math.*;
;
class A { }
;
interface B { }
enum C { }
record D() { }
@interface E { }
public final @A class F { } ;
// COVERS packages, imports
