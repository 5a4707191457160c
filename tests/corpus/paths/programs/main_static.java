// Since Java 25, main need not be public, and need not take arguments; the one that does is started (JLS 12.1.4).
class Started {
    static void main() {
        int x = 3;
        assert x == 4; // EXPECT violated: assertion: AssertionError in 'Started.main()'
    }
}
class Arguments {
    static void main(String[] arguments) {
        assert arguments != null;
    }

    static void main() {
        assert false;
    }
}
// OUTPUT HOLDS Arguments.main(String[])
// OUTPUT-NOT Arguments.main()
// EXIT 1
