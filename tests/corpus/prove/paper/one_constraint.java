// ARGS --way search --trace-search --all
// A path on which the candidate is broken is told with as few constraints as will do: here with the first one alone.
class OneConstraint {
    static boolean stays(int n) {
        boolean good = true;
        int i = 0;
        do {
            if (!good)
                good = false;
            i++;
        } while (i < n);
        assert good;
        return good;
    }
}
// OUTPUT PROVED      OneConstraint.stays(int)
// OUTPUT I0 is broken: from line 7 to line 7
// OUTPUT path condition !good && i + 1 < n && n <= i + 2
// OUTPUT dropped i + 1 < n && n <= i + 2
// OUTPUT added !(!good)
// OUTPUT I0^1 is inductive
