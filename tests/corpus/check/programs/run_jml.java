// What JML says about methods of the program is checked, run or not.
// EXIT 1
class RunJml {
    //@ requires x > 0;
    static int half(int x) {
        return x / 2;
    }

    public static void main(String[] args) {
        half(-4); // EXPECT violated: precondition of 'half' in 'RunJml.main(String[])'
    }
}
// ARGS --method RunJml.main
