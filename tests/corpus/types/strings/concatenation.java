// + with a String on one side takes anything on the other.
class Concatenation {
    String use(int i, char c, Object o, int[] a, Integer box, boolean b) {
        String s = "a" + i + c + o + a + box + b + null + 1.5 + 'x';
        String t = i + c + "x";
        String u = null + "x";
        String v = 1 + 2 + "3" + 4 + 5;
        int n = ("a" + i).length();
        return s + t + u + v + n;
    }
}
// COVERS string concatenation, binary operators
