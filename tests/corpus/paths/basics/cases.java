// Cases are told with their guards.
// ARGS --all --feasible --compact
// EXIT 1
class Cases {
    record Circle(int radius) { }

    static int area(Object o) { // EXPECT-NEXT violated: null dereference: NullPointerException in 'Cases.area(Object)'
        return switch (o) {
            case Circle c when c.radius() > 1000 -> -1;
            case Circle c -> 3 * c.radius();
            default -> 0;
        };
    }

    static int day(int day) {
        switch (day) {
            case 1: case 7: return 0;
            case 2, 3: return 1;
            default: return 2;
        }
    }
}
// OUTPUT path 2: verified, 2 statements, returns -1: case Circle c when c.radius() > 1000
// OUTPUT path 3: verified, 2 statements, returns 0: case Circle c
// OUTPUT path 4: verified, 2 statements, returns 0: default
// OUTPUT path 1: verified, 2 statements, returns 0: case 1
// OUTPUT path 3: verified, 2 statements, returns 1: case 2, 3
