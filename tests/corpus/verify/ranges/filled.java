// Elements that were assigned one after the other are not what they were before.
// ARGS --means ranges
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 100000);
        int[][] table = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                table[i][j] = i + j;
        String[] names = new String[n];
        for (int i = 0; i < names.length; i++)
            names[i] = "n" + i;
        names[0] = names[n - 1];
        int length = 0;
        for (String name : names)
            length += name.length();
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++)
            all.append(names[i]);
        assert names[n / 2].length() > 0;
    }
}
// OUTPUT PROVED Main.main(String[])
// OUTPUT assertions: HOLDS
// OUTPUT RuntimeExceptions: HOLDS
