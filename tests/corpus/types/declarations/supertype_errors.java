class SupertypeErrors {
    interface A {}

    static final class Last {}

    static class C extends A {} // EXPECT error@28: 'A' is an interface, expected a class

    static class D implements Last {} // EXPECT error@31: 'Last' is not an interface

    interface F extends Last {} // EXPECT error: 'Last' is not an interface

    static class G extends Last {} // EXPECT error: cannot extend final class 'Last'

    static class H extends String {} // EXPECT error: cannot extend final class 'String'

    enum Color { RED }

    static class I extends Color {} // EXPECT error: cannot extend enum 'Color'

    static class J implements A, A {} // EXPECT error@34: interface 'A' is repeated

    record Pair(int a) {}

    static class K extends Pair {} // EXPECT error: cannot extend final class 'Pair'

    static class L extends Record {} // EXPECT error: cannot extend 'Record' directly

    static class M<T> extends Exception {} // EXPECT error@31: a generic class cannot extend 'Throwable'

    Object anonymous = new Last() {}; // EXPECT error: cannot extend final class 'Last'
}
// COVERS classes, interfaces, anonymous classes, inheritance
