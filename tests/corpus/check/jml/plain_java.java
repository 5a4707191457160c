// ARGS --all --null nullable
// Without JML only exceptions and assertions count; here everything may be null.
class Plain {
    Plain next;
    int x;

    static int read(Plain p) {
        return p.x; // EXPECT violated: null dereference
    }

    static int readChecked(Plain p) {
        return p == null ? 0 : p.x;
    }

    static int element(Plain[] a) {
        if (a == null || a.length == 0) {
            return 0;
        }
        return a[0].x; // EXPECT violated: null dereference
    }

    static void asserted(int x) {
        int y = x & 7;
        assert y >= 0 && y < 8;
    }

    static void assertedWrong(int x) {
        int y = x % 8;
        assert y >= 0; // EXPECT violated: assert
    }

    static void declared(int x) throws Exception {
        if (x == 0) {
            throw new Exception();
        }
    }
}
// OUTPUT HOLDS Plain.readChecked(Plain)
// OUTPUT HOLDS Plain.asserted(int)
// OUTPUT HOLDS Plain.declared(int)
