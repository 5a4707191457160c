// Which `equals` runs is known for the classes that are given; others may define their own.
class Holder {
    /*@ nullable @*/ Object item;

    //@ ensures \result <==> item == other;
    boolean isSame(Object other) {
        return other.equals(item);
    }

    //@ ensures \result;
    boolean isItself() {
        return this.equals(this);
    }
}
// OUTPUT PROVED Holder.isSame(Object)
// OUTPUT for every input, classes as given, 32-bit int
// OUTPUT PROVED Holder.isItself()
// OUTPUT for every input, 32-bit int
