// Patterns behind instanceof.
class Patterns {
    boolean f(Object a) {
        return a instanceof String || a instanceof int[] || a instanceof String s && s.isEmpty()
            || a instanceof final String t || a instanceof @A String u || a instanceof java.util.List<?> v
            || a instanceof R(int x, var y) || a instanceof R<String>(R(), S s) || a instanceof p.R(final int[] z)
            || !(a instanceof String w) || a instanceof A.B == true || (a instanceof A<?>[] x) != false;
    }
}
// COVERS instanceof, instanceof patterns, type patterns
