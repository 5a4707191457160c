// Since Java 25, main may be a method of an object, which a constructor makes first.
class Fails {
    Fails() {
        throw new IllegalStateException();
    }

    void main() { // EXPECT unknown: the constructor that makes the object of 'main'
    }
}
// ARGS --method Fails.main
