// --function names one method, also as users of JBMC write it, with a descriptor.
// ARGS --function Function.half:(I)I --unwind 3 --trace
// EXIT 1
class Function {
    static int half(int x) {
        assert x != 6; // EXPECT violated: assertion: AssertionError in 'Function.half(int)'
        return x / 2;
    }

    static int half(long x) {
        return (int) (x / 0);
    }

    public static void main(String[] args) {
        assert args.length == 0;
    }
}
// OUTPUT VIOLATED    Function.half(int)
// OUTPUT-NOT main
// OUTPUT-NOT long
