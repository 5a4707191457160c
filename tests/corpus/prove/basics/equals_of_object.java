// Which `equals` runs is known for the classes that are given; others may define their own, and that is looked at as well.
class Holder {
    /*@ nullable @*/ Object item;

    // EXPECT-NEXT violated: postcondition in 'Holder.isSame(Object)'
    //@ ensures \result <==> item == other;
    boolean isSame(Object other) {
        return other.equals(item);
    }

    //@ ensures \result ==> item != null;
    boolean isSomething(Object other) {
        return item != null && other.equals(item);
    }

    //@ ensures \result;
    boolean isItself() {
        return this.equals(this);
    }
}
// OUTPUT PROVED Holder.isSomething(Object)
// OUTPUT for every input, classes as given, 32-bit int
// OUTPUT PROVED Holder.isItself()
// OUTPUT for every input, 32-bit int
// EXIT 1
