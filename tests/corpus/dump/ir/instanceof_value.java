// ARGS --ir
// `instanceof` without a variable is a value; with one, both ways are blocks, where it is known whether the variable is there.
class InstanceofValue {
    static boolean value(Object o) {
        boolean is = o instanceof String;
        return is;
    }

    static int bound(Object o) {
        return o instanceof String s && s.isEmpty() ? 1 : 2;
    }
}
// OUTPUT %4 bool = instance_of %1.o, String # line 5
// OUTPUT %3.is bool = copy %4
// OUTPUT %4 bool = instance_of %1.o, String # line 10
// OUTPUT branch %4, @1, @7
