// try in all its forms.
class Try {
    void f() throws Exception {
        try { } catch (Exception e) { }
        try { } finally { }
        try { } catch (A e) { } catch (final B | p.C e) { } finally { }
        try (A a = b()) { }
        try (A a = b(); final var c = d(); ) { } catch (E e) { }
        try (a; this.b; c.d.e; A f = null) { }
        try (@X A a = new A() { }) { } finally { }
    }
}
// COVERS try, try with resources, multi-catch
