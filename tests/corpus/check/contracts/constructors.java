class Constructors {
    final int size;
    int used;
    //@ invariant 0 <= used && used <= size;

    //@ requires size >= 0;
    //@ ensures this.size == size;
    Constructors(int size) {
        this.size = size;
    }

    static class Named extends Constructors {
        int name = 3;
        //@ invariant name > 0;

        //@ ensures this.size == 5 && name == 3;
        Named() {
            super(5);
        }

        //@ requires n >= 0;
        //@ ensures used == 0; // EXPECT violated: postcondition
        Named(int n) {
            super(n);
        }

        //@ ensures true;
        Named(long n) {
            super((int) n); // EXPECT violated: precondition of 'Constructors'
        }
    }

    //@ ensures \result.size == 4 && \result.used <= 4 && \fresh(\result);
    static Constructors four() {
        return new Constructors(4);
    }

    //@ ensures \result.used == 0; // EXPECT violated: postcondition
    static Constructors empty() {
        return new Constructors(4);
    }

    //@ ensures true;
    static Constructors wrong(int n) {
        return new Constructors(n); // EXPECT violated: precondition of 'Constructors'
    }
}
