// ARGS --all
// An interface that others may implement is split into few classes of the project at most: with five, and five subclasses of a class, all of them count.
public class ManyImplement {
    public interface Few { int number(); }
    static class F1 implements Few { public int number() { return 1; } }
    static class F2 implements Few { public int number() { return 2; } }
    static class F3 implements Few { public int number() { return 3; } }
    static class F4 implements Few { public int number() { return 4; } }

    public interface Many { int number(); }
    static class M1 implements Many { public int number() { return 1; } }
    static class M2 implements Many { public int number() { return 2; } }
    static class M3 implements Many { public int number() { return 3; } }
    static class M4 implements Many { public int number() { return 4; } }
    static class M5 implements Many { public int number() { return 5; } }

    public static class Base { int number() { return 0; } }
    static class B1 extends Base { int number() { return 1; } }
    static class B2 extends Base { int number() { return 2; } }
    static class B3 extends Base { int number() { return 3; } }
    static class B4 extends Base { int number() { return 4; } }
    static class B5 extends Base { int number() { return 5; } }

    static int of_few(Few x) {
        // EXPECT-NEXT violated: division by zero: ArithmeticException
        return 10 / (x.number() - 4);
    }

    static int of_many(Many x) {
        // EXPECT-NEXT violated: division by zero: ArithmeticException
        return 10 / (x.number() - 5);
    }

    static int of_base(Base x) {
        // EXPECT-NEXT violated: division by zero: ArithmeticException
        return 10 / (x.number() - 5);
    }

    static int of_base_six(Base x) {
        return 10 / (x.number() - 6);
    }
}
// OUTPUT x = ManyImplement.F4#1 { }
// OUTPUT x = ManyImplement.Many#1 { }
// OUTPUT x = ManyImplement.B5#1 { }
