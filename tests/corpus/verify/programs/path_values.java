// What lines of a run are told with: names of local variables, static fields by their class, fields by their object.
// ARGS --property assert --timeout 20
// EXIT 1
class Path {
    static int total;
    int own;

    public static void main(String[] args) {
        int local = 3;
        total = local + 1;
        Path path = new Path();
        path.own = total;
        boolean isFour = path.own == 4;
        assert !isFour; // EXPECT violated: assertion: AssertionError in 'Path.main(String[])'
    }
}
// OUTPUT 9 int local = 3; local = 3
// OUTPUT 10 total = local + 1; Path.total = 4
// OUTPUT 11 Path path = new Path(); path = Path#1
// OUTPUT 12 path.own = total; Path#1.own = 4
// OUTPUT 13 boolean isFour = path.own == 4; isFour = true
