// ARGS --encoding quantified
// No object is of two classes of which none extends the other, nor an array and of a class of the program.
class Apart {
    static class A {
    }

    static class B {
    }

    //@ requires o instanceof A;
    //@ ensures !(o instanceof B);
    static void classes(Object o) {
    }

    //@ requires o instanceof int[];
    //@ ensures !(o instanceof A);
    static void array(Object o) {
    }

    int x;

    //@ ensures \not_modified(x);
    void kept() {
    }

    //@ ensures \not_modified(x);
    void broken() { // EXPECT-PREV violated: postcondition in 'Apart.broken()'
        x = 3;
    }
}
