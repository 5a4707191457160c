// Lambdas in specifications that make objects: of a class of its own, and of one that needs the object around it.
class LambdasThatCreate {
    interface Make {
        int of(int x);
    }

    class Inner {
        int w;

        //@ pure
        Inner(int w) {
            this.w = w + base;
        }
    }

    int base;

    /*@ pure @*/ static int use(Make make) {
        return make.of(3);
    }

    //@ ensures \result == use(x -> new Alone(x).v);
    static int alone() {
        return 3;
    }

    //@ ensures \result == use(x -> new Alone(x).v); // EXPECT violated: postcondition in 'LambdasThatCreate.another()'
    static int another() {
        return 4;
    }

    //@ requires base == 1;
    //@ ensures \result == use(x -> new Inner(x).w);
    int inner() {
        return 4;
    }

    //@ requires base == 1;
    //@ ensures \result == use(x -> new Inner(x).w); // EXPECT violated: postcondition in 'LambdasThatCreate.otherInner()'
    int otherInner() {
        return 3;
    }
}

class Alone {
    int v;

    //@ pure
    Alone(int v) {
        this.v = v;
    }
}
// OUTPUT 4 methods: 2 hold; 2 violated
