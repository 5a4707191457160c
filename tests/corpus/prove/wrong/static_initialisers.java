// Of a program, static initialisers run on the way.
// ARGS --all --method StaticInitialisers.main
// EXIT 1
class StaticInitialisers {
    static class A {
        static int x;
    }

    static class B {
        static int y;
        static {
            A.x = 5;
        }
    }

    public static void main(String[] args) {
        A.x = 1;
        int z = B.y;
        assert A.x == 1; // EXPECT violated: assertion: AssertionError in 'StaticInitialisers.main(String[])'
    }
}
