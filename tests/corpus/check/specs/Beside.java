// FILES Beside.jml
// The specification stands in Beside.jml; what stands here in front of members does not count.
class Beside {
    private int count;
    Object thing;

    //@ ensures false;
    Beside() { count = 0; }

    //@ ensures false;
    int next(int by) { count += by; return count; }

    int wrong(int by) { return by; }
}
// OUTPUT HOLDS Beside.Beside()
// OUTPUT HOLDS Beside.next(int)
// OUTPUT VIOLATED Beside.wrong(int)
// EXIT 1
