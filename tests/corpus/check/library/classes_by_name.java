// A class by a name that is not known: there may be none; those that are found are cut. Loaders come from outside.
// ARGS --all
class ClassesByName {
    //@ requires name != null;
    //@ ensures \result == null;
    static /*@ nullable @*/ Class<?> find(String name) {
        try {
            return Class.forName(name); // EXPECT cut: executions that find a class by a name that is not known in 'ClassesByName.find(String)'
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    //@ requires name != null;
    //@ ensures \result;
    static boolean exists(String name) {
        try {
            return Class.forName(name, false, null) != null; // EXPECT cut: executions that find a class by a name that is not known in 'ClassesByName.exists(String)'
            // EXPECT-PREV unknown: whether there is a class of a name that is not known (not modelled) in 'ClassesByName.exists(String)'
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    static Class<?> constant() throws Exception {
        return Class.forName("java.lang.String"); // EXPECT unknown: a call of 'named', which has no body (not modelled) in 'ClassesByName.constant()'
    }
}
