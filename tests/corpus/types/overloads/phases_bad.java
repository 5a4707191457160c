// The first phase that finds a method decides, even if a later one would fit the context.
class Phases {
    String f(long x) { return "widened"; }
    int f(Integer x) { return 1; }
    boolean f(int... x) { return true; }

    void use(int i, Integer box) {
        int a = f(i); // EXPECT error: cannot convert 'String' to 'int'
        String b = f(box); // EXPECT error: cannot convert 'int' to 'String'
        boolean c = f(i); // EXPECT error: cannot convert 'String' to 'boolean'
    }
}
// COVERS overload phases, boxing, varargs
