class Nested {
    //@ ensures \result == 0 || \result == 1;
    static int toggle(int n) {
        boolean on = false;
        int light = 0;
        for (int i = 0; i < n; i++) {
            on = !on;
            light = on ? 1 : 0;
        }
        return light;
    }
}
// OUTPUT PROVED Nested.toggle(int)
