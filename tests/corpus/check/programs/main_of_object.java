// Since Java 25, main may be a method of an object: the constructor without parameters makes it (JLS 12.1.4).
class Made {
    int y;

    Made() {
        y = 3;
    }

    void main() {
        assert y == 3;
    }
}
class WithArguments {
    int y = 2;

    void main(String[] arguments) {
        assert y == 3; // EXPECT violated: assertion: AssertionError in 'WithArguments.main(String[])'
    }

    void main() {
        assert false; // is not started
    }
}
class NotMade {
    NotMade(int k) {
    }

    void main() {
        assert false; // nobody can start it
    }
}
class Fails {
    Fails() {
        throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException' is not allowed by the specification in 'Fails.main()'
    }

    void main() {
    }
}
// OUTPUT HOLDS Made.main()
// OUTPUT-NOT WithArguments.main()
// OUTPUT-NOT NotMade.main()
// EXIT 1
