// A module is recognised, and not looked at further.
import a.b.C;

@Deprecated
open module a.b {
    requires transitive java.base;
    exports a.b to c.d, e.f;
    provides a.B with a.C;
}
// COVERS imports, annotations
