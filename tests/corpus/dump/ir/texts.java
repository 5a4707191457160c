// Concatenation makes texts; that of constants is one.
// ARGS --ir
class Texts {
    static String join(int x) {
        return "x = " + x;
    }

    static String constant() {
        return "x = " + 1;
    }
}
// OUTPUT method Texts.join(int) (%1.x int) -> %2 ref
// OUTPUT %4 ref = text %1.x, int
// OUTPUT %5 ref = concat %3, %4
// OUTPUT method Texts.constant() -> %1 ref
// OUTPUT %2 ref = string "x = 1" # line 9
