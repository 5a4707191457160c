// Phase 1: subtyping; phase 2: boxing; phase 3: varargs. The first that finds one decides.
class Phases {
    String f(long x) { return "widened"; }
    int f(Integer x) { return 1; }
    boolean f(int... x) { return true; }

    char g(Object o) { return 'o'; }
    byte g(int... x) { return 1; }

    void use(int i, Integer box, short s) {
        String a = f(i);
        int b = f(box);
        boolean c = f(i, i);
        boolean d = f();
        String e = f(s);
        char h = g(i);
        byte j = g(i, i);
    }
}
// COVERS overload phases, boxing, varargs
