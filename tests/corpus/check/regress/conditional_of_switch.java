// A conditional with a numeric switch expression in it is numeric, as javac has it: byte with int is int.
class ConditionalOfSwitch {
    //@ ensures \result == (c ? b : a == 1 ? 70000 : a) + 1;
    static int sum(boolean c, byte b, int a) {
        return (c ? b : switch (a) { case 1 -> 70000; default -> a; }) + 1;
    }

    //@ ensures \result == (c ? b : a); // EXPECT violated: postcondition
    static int wrong(boolean c, byte b, int a) {
        return -(c ? b : (switch (a) { case 1: yield 2; default: yield switch (b) { case 0 -> a; default -> a; }; }));
    }
}
// OUTPUT HOLDS ConditionalOfSwitch.sum(boolean, byte, int)
// OUTPUT VIOLATED ConditionalOfSwitch.wrong(boolean, byte, int)
