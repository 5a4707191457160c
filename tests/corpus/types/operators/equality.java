// == on numbers, booleans, references that may be the same object, and null.
class Equality {
    interface I { }
    static class C { }

    boolean use(int i, Integer box, long l, Object o, I face, C c, String s, Boolean b) {
        return i == box && box == l && o == s && face == c && s == null && null == null
            && b == true && box != null && o == face;
    }
}
// COVERS binary operators, boxing
