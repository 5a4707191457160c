// One graph of the program: a node for each call, before its statement, and edges from method to method. Methods that
// nobody calls are not in it.
// ARGS --cfg --program
class Shape { int area() { return 0; } }
class Square extends Shape {
    int side;
    Square(int s) { side = check(s); }
    static int check(int s) {
        if (s < 0)
            throw new IllegalArgumentException();
        return s;
    }
    int area() { return side * side; }
}
class Program {
    static int fib(int n) {
        if (n < 2)
            return n;
        return fib(n - 1) + fib(n - 2);
    }
    static boolean even(int x) { return x % 2 == 0; }
    public static void main(String[] args) {
        Shape s = args.length > 1 ? new Square(3) : new Shape();
        int i = 0;
        for (;;) {
            i++;
            if (even(i) && fib(i) > s.area())
                break;
            try {
                Square.check(i - 3);
            } catch (IllegalArgumentException e) {
                i++;
            }
        }
        while (even(i)) i--;
        assert i < 3;
    }

    static void idle() {
    }
}
// OUTPUT n0_3 [shape=box, peripheries=2, label="23: call new Square(3)"];
// OUTPUT n0_6 [shape=diamond, label="25: for (;;)"];
// OUTPUT n0_8 [shape=box, peripheries=2, label="27: call even(i)"];
// OUTPUT n0_10 [shape=box, peripheries=2, label="27: call s.area()"];
// OUTPUT n0_14 [shape=box, peripheries=2, label="30: call Square.check(i - 3)"];
// OUTPUT n0_18 [shape=box, peripheries=2, label="35: call even(i)"];
// OUTPUT n0_7 -> n0_8 [color=black];
// OUTPUT n0_8 -> n0_9 [color=black];
// OUTPUT n0_8 -> n0_11 [color=black];
// OUTPUT n0_9 -> n0_10 [color=black];
// OUTPUT n0_11 -> n0_13 [label="false", color=black];
// OUTPUT n0_10 -> n0_11 [color=black];
// OUTPUT n0_11 -> n0_12 [label="true", color=black];
// OUTPUT n0_14 -> n0_15 [color=black];
// OUTPUT n0_14 -> n0_16 [label="exception", style=dashed, color=black];
// OUTPUT n0_20 -> n0_18 [color=black];
// OUTPUT n1_1 [shape=box, peripheries=2, label="7: call Shape.Shape()"];
// OUTPUT n4_3 [shape=box, peripheries=2, label="19: call fib(n - 1)"];
// OUTPUT n4_1 -> n4_2 [label="true", color=black];
// OUTPUT n4_1 -> n4_3 [label="false", color=black];
// OUTPUT n4_3 -> n4_4 [color=black];
// OUTPUT n4_4 -> n4_5 [color=black];
// OUTPUT n4_5 -> n4_6 [color=black];
// OUTPUT n0_8 -> n3_0 [label="call", color=blue];
// OUTPUT n3_2 -> n0_8 [label="return", style=dotted, color=blue];
// OUTPUT n0_9 -> n4_0 [label="call", color=blue];
// OUTPUT n0_10 -> n5_0 [label="call", color=blue];
// OUTPUT n5_2 -> n0_10 [label="return", style=dotted, color=blue];
// OUTPUT n0_10 -> n6_0 [label="call", color=blue];
// OUTPUT n6_2 -> n0_10 [label="return", style=dotted, color=blue];
// OUTPUT n0_14 -> n7_0 [label="call", color=blue];
// OUTPUT n7_4 -> n0_14 [label="return", style=dotted, color=blue];
// OUTPUT n7_5 -> n0_14 [label="throw", style=dashed, color=blue];
// OUTPUT n4_3 -> n4_0 [label="call", color=blue];
// OUTPUT n4_6 -> n4_3 [label="return", style=dotted, color=blue];
// OUTPUT n4_4 -> n4_0 [label="call", color=blue];
// OUTPUT-NOT idle
