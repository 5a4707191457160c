// clone() of an array has the type of the array; the other members are Object's.
class ArrayMembers {
    int[] use(int[] a, String[][] b) {
        String[][] c = b.clone();
        String[] d = b[0].clone();
        boolean e = a.equals(b) || a.hashCode() == a.length;
        Class<? extends int[]> f = a.getClass();
        return a.clone();
    }
}
// COVERS array access, calls
