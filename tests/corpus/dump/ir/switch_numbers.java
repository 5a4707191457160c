// ARGS --ir
// `case 1, 2, 3` of numbers is one test of a switch; texts are compared one by one.
class SwitchNumbers {
    static int of(int x) {
        switch (x) {
        case 1, 2, 3: return 10;
        default: return 20;
        }
    }
}
// OUTPUT %8 bool = or %5, %7
// OUTPUT %11 bool = or %8, %10
// OUTPUT branch %11, @1, @2
