// x.getClass() is a Class of the erasure of x's type.
import java.util.*;

class GetClass {
    Class<? extends Number> a(Number n) { return n.getClass(); }
    Class<? extends List> b(List<String> list) { return list.getClass(); }
    Class<? extends GetClass> c() { return getClass(); }
    Class<? extends GetClass> d() { return this.getClass(); }
    String e() { return getClass().getName(); }
}
// COVERS calls, raw types and erasure
