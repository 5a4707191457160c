// A program without inputs has one run, which is made.
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

class RunHolds {
    interface Step {
        int of(int x);
    }

    static final int[] TABLE = table();

    static int[] table() {
        int[] made = new int[5000];
        for (int i = 0; i < made.length; i++)
            made[i] = i * i;
        return made;
    }

    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    public static void main(String[] args) {
        long sum = 0;
        for (int i = 0; i < TABLE.length; i++)
            sum += TABLE[i];
        assert sum == 41654167500L;
        Step step = x -> x + 3;
        int y = 0;
        while (y < 30000)
            y = step.of(y);
        assert depth(1500) == 1500;
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 300; i++)
            list.add(i % 7);
        assert list.indexOf(6) == 6;
        TreeMap<String, Integer> map = new TreeMap<>();
        map.put("b", 2);
        map.put("a", 1);
        assert map.firstKey().equals("a");
        try {
            Object o = list;
            String s = (String) o;
            assert false;
        } catch (ClassCastException e) {
            y = -1;
        }
        assert y == -1;
        System.out.println("sum " + sum + ", " + 1.5f + ' ' + Math.sqrt(2) + list.hashCode());
        assert (byte) 200 == -56 && (int) 3e10 == Integer.MAX_VALUE && -7 / 2 == -3 && -7 >>> 28 == 15;
    }
}
// OUTPUT HOLDS       RunHolds.main(String[])
// OUTPUT for every run: there is one, and it was made
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
