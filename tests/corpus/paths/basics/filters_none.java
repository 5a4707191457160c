// Where the filters leave nothing of any method, the exit code says so. A line that is never reached:
// no input leads there within the depth.
// ARGS --all --through filters_none.java:8
// EXIT 3
class FiltersNone {
    static int f(int x) { // EXPECT vacuous: no feasible path is one that was asked for
        if (x < 0 && x > 0)
            return 1;
        return 0;
    }

    static int g(int x) { // EXPECT vacuous: no path that was followed is one that was asked for
        while (x != 3)
            x++; // EXPECT cut: depth in 'FiltersNone.g(int)'
        return x; // EXPECT cut: depth in 'FiltersNone.g(int)'
    }
}
// OUTPUT VACUOUS     FiltersNone.f(int)
// OUTPUT 2 methods: 2 vacuous
