// Implicit checks branch to blocks that throw; what was checked is not checked again.
// ARGS --ir
class Checks {
    int f;

    static int load(Checks c) {
        return c.f + c.f;
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static void store(Object[] a, Object o) {
        a[0] = o;
    }

    static String cast(Object o) {
        return (String) o;
    }

    static int[] create(int n) {
        return new int[n];
    }

    static int unbox(Integer box) {
        return box;
    }
}
// OUTPUT method Checks.load(Checks) (%1.c ref) -> %2 int
// OUTPUT @1 check null
// OUTPUT %5 ref = new NullPointerException
// OUTPUT throw %5
// OUTPUT @2
// OUTPUT %6 int = load %1.c, Checks.f
// OUTPUT %8 int = load %1.c, Checks.f
// OUTPUT method Checks.divide(int, int) (%1.a int, %2.b int) -> %3 int
// OUTPUT @1 check division
// OUTPUT %6 ref = new ArithmeticException
// OUTPUT %7 int = div %1.a, %2.b
// OUTPUT method Checks.store(Object[], Object) (%1.a ref, %2.o ref)
// OUTPUT @1 check null
// OUTPUT @3 check index
// OUTPUT @5 check array_store
// OUTPUT %6 ref = new ArrayStoreException
// OUTPUT method Checks.cast(Object) (%1.o ref) -> %2 ref
// OUTPUT %3 bool = instance_of %1.o, String # line 19
// OUTPUT %8 ref = new ClassCastException
// OUTPUT method Checks.create(int) (%1.n int) -> %2 ref
// OUTPUT %5 ref = new %1.n, NegativeArraySizeException
// OUTPUT method Checks.unbox(Integer) (%1.box ref) -> %2 int
// OUTPUT @1 check unbox
