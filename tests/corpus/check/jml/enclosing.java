// Specifications of inner classes see the instance around; `super` means the superclass.
class Outer {
    int x;

    /*@ pure @*/ int twice() {
        return 2 * x;
    }

    class Inner {
        int y;

        //@ ensures \result == x + y;
        int sum() {
            return x + y;
        }

        //@ ensures \result == x; // EXPECT violated: postcondition in 'Outer.Inner.sumWrong()'
        int sumWrong() {
            return y;
        }

        //@ requires -1000 < x && x < 1000;
        //@ ensures \result == twice() && Outer.this.x == \old(x);
        int call() {
            return x + x;
        }

        //@ assignable x;
        //@ ensures Outer.this.x == 5;
        void set() {
            x = 5;
        }

        //@ assignable y;
        void setWrong() {
            x = 5; // EXPECT violated: assignment to 'x'
        }
    }
}

class Parent {
    int v;

    /*@ pure @*/ int id() {
        return 1;
    }
}

class Child extends Parent {
    int v;

    @Override
    /*@ pure @*/ int id() {
        return 2;
    }

    //@ ensures \result == super.id();
    int parent() {
        return super.id();
    }

    //@ ensures \result == super.id(); // EXPECT violated: postcondition in 'Child.parentWrong()'
    int parentWrong() {
        return id();
    }

    //@ requires v == 1 && super.v == 2;
    //@ ensures \result == 12;
    int fields() {
        return 10 * v + ((Parent) this).v;
    }
}
// OUTPUT HOLDS Outer.Inner.sum()
// OUTPUT HOLDS Outer.Inner.call()
// OUTPUT HOLDS Outer.Inner.set()
// OUTPUT HOLDS Child.parent()
// OUTPUT HOLDS Child.fields()
