// Texts of the program, boxes and classes are objects, too: there are such for `\exists`, and `\forall` speaks of them.
class QuantifiedLiterals {
    //@ ensures (\exists String s; s != null; s.equals("abc"));
    static String exists() {
        return "abc";
    }

    //@ ensures (\forall String s; s != null; !s.equals("abc")); // EXPECT violated: postcondition in 'QuantifiedLiterals.forAll()'
    static String forAll() {
        return "abc";
    }

    //@ ensures (\exists Class c; c != null; c == \result);
    static Class<?> classExists() {
        return QuantifiedLiterals.class;
    }

    //@ ensures (\forall Class c; c != null; c != \result); // EXPECT violated: postcondition in 'QuantifiedLiterals.classForAll()'
    static Class<?> classForAll() {
        return QuantifiedLiterals.class;
    }

    //@ ensures (\exists Integer i; i != null; i.intValue() == 7);
    static Integer boxExists() {
        return 7;
    }

    //@ ensures (\forall Integer i; i != null; i.intValue() != 7); // EXPECT violated: postcondition in 'QuantifiedLiterals.boxForAll()'
    static Integer boxForAll() {
        return 7;
    }
}
