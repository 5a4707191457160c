// What goes wrong where nobody asks for the canonical name is a violation, whatever the name is elsewhere.
class CanonicalElsewhere {
    //@ requires o != null;
    // EXPECT-NEXT unknown: the characters of this text (not modelled) in 'CanonicalElsewhere.named(Object, boolean)'
    //@ ensures \result == null || !\result.equals("x"); // EXPECT violated: postcondition in 'CanonicalElsewhere.named(Object, boolean)'
    static String named(Object o, boolean isOther) {
        if (isOther)
            return "x";
        return o.getClass().getCanonicalName(); // EXPECT unknown: the canonical name of a class that is not known (not modelled) in 'CanonicalElsewhere.named(Object, boolean)'
    }
}
