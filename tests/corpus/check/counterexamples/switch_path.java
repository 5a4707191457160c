// The line of a statement stands in front of those inside of it; the smallest number is shown.
class SwitchPath {
    //@ ensures \result != 30; // EXPECT violated: postcondition in 'SwitchPath.days(int)'
    static int days(int month) {
        return switch (month) {
            case 1, 3 -> 31;
            case 2 -> {
                int half = month * 7;
                yield half + 16;
            }
            default -> 5;
        };
    }

    //@ requires x > 1234 && x % 1000 == 77;
    //@ ensures \result < 10; // EXPECT violated: postcondition in 'SwitchPath.smallest(int)'
    static int smallest(int x) {
        return x;
    }
}
// OUTPUT path
// OUTPUT 5 return switch (month) {
// OUTPUT 6 case 1, 3 -> 31;
// OUTPUT 7 case 2 -> {
// OUTPUT 8 int half = month * 7; half = 14
// OUTPUT x = 2077
