// The one run ends with an exception, far behind what symbolic execution would follow.
// EXIT 1
class RunThrows {
    public static void main(String[] args) {
        int[] counts = new int[100];
        int x = 1;
        for (int i = 0; i < 90000; i++) {
            x = x * 1103515245 + 12345;
            counts[(x >>> 16) % 100]++;
        }
        assert counts[0] != 8902;
        Object o = counts;
        String s = (String) o; // EXPECT violated: class cast: ClassCastException in 'RunThrows.main(String[])'
    }
}
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: VIOLATED
