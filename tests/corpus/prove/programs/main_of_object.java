// Since Java 25, main may be a method of an object, which a constructor makes first.
class Made {
    int y;

    Made() {
        y = 3;
    }

    void main() {
        assert y == 3;
    }
}
class MadeOtherwise {
    int y = 2;

    void main() {
        assert y == 3; // EXPECT violated: assertion: AssertionError in 'MadeOtherwise.main()'
    }
}
class Fails {
    Fails() {
        throw new IllegalStateException(); // EXPECT violated: exception 'IllegalStateException' is not allowed by the specification in 'Fails.main()'
    }

    void main() {
    }
}
class NotMade {
    int y;

    NotMade(int k) {
    }

    void main() { // nobody can start it: a method like others
        assert y != 7; // EXPECT violated: assertion: AssertionError in 'NotMade.main()'
    }
}
// ARGS --method Made.main --method MadeOtherwise.main --method Fails.main --method NotMade.main
// OUTPUT PROVED Made.main()
// EXIT 1
