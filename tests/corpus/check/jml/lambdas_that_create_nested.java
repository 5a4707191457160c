// A class that is static inside of another one needs no object around it, in lambdas of specifications either; nor do records and members of interfaces.
class LambdasThatCreateNested {
    interface Make {
        int of(int x);
    }

    interface Holder {
        class Member {
            int v;

            //@ pure
            Member(int v) {
                this.v = v;
            }
        }
    }

    record Pair(int v, int w) {
    }

    static class Nested {
        int v;

        //@ pure
        Nested(int v) {
            this.v = v;
        }
    }

    /*@ pure @*/ static int use(Make make) {
        return make.of(3);
    }

    //@ ensures \result == use(x -> new Nested(x).v);
    static int nested() {
        return 3;
    }

    //@ ensures \result == use(x -> new Pair(x, 1).v() + new Pair(x, 1).w());
    static int pair() {
        return 4;
    }

    //@ ensures \result == use(x -> new Holder.Member(x).v);
    static int member() {
        return 3;
    }

    //@ ensures \result == use(x -> new Holder.Member(x).v); // EXPECT violated: postcondition in 'LambdasThatCreateNested.other()'
    static int other() {
        return 2;
    }
}
