// An Integer is a Number, and so are others: where an Object may be one that nobody looks at, there is no answer. What stands for
// all of them is said.
class other_classes {
    //@ ensures \result;
    static boolean text(Object o) {
        return !(o instanceof CharSequence) || o instanceof String;
    }

    // EXPECT-NEXT unknown@17: an 'Object' that may be of type 'Number' (not modelled) in 'other_classes.number(Object)'
    //@ ensures o instanceof Number ==> \result;
    static boolean number(Object o) { return o instanceof Integer; }

    //@ ensures o instanceof Comparable ==> \result; // EXPECT unknown@17: an 'Object' that may be of type 'Comparable' (not modelled) in 'other_classes.compared(Object)'
    static boolean compared(Object o) { return o instanceof String; }

    //@ ensures o instanceof Integer ==> \result;
    static boolean one(Object o) { return o instanceof Integer; }

    interface Shape { }
    static class Circle implements Shape { }

    //@ ensures o instanceof Shape ==> \result;
    static boolean round(Object o) { return o instanceof Circle; }

    //@ ensures \result; // EXPECT violated: postcondition in 'other_classes.number2(Object)'
    static boolean number2(Object o) { return !(o instanceof Number) || o instanceof Integer; }
}
// EXIT 1
// OUTPUT HOLDS other_classes.text(Object)
// OUTPUT for every pre-state with at most 4 objects of each class, every CharSequence a String, 32-bit int
// OUTPUT HOLDS other_classes.one(Object)
// OUTPUT HOLDS other_classes.round(Object)
