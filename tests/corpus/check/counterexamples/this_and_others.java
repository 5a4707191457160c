// In a counterexample `this` is the object that the method was called on, whatever other objects of its class are given.
class ThisAndOthers {
    int count;

    //@ requires that.count == 1 && count == 2;
    //@ ensures that.count + 1 == count; // EXPECT violated: postcondition in 'ThisAndOthers.assign(ThisAndOthers)'
    void assign(ThisAndOthers that) {
        that.count = 7;
        count = 3;
    }
}
// OUTPUT this = ThisAndOthers#1 { count = 2 }
// OUTPUT that = ThisAndOthers#2 { count = 1 }
// OUTPUT 8 that.count = 7; ThisAndOthers#2.count = 7
// OUTPUT 9 count = 3; this.count = 3
// OUTPUT that.count = 7
// OUTPUT count = 3
