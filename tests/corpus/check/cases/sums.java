// The same numbers, added up in another order: how many they are depends on lengths and conditions.
import java.util.List;

class Sums {
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] != null);
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\sum int j; 0 <= j && j < a[i].length; a[i][j]));
    static int rows(int[][] a) {
        int sum = 0;
        for (int[] row : a)
            for (int x : row)
                sum += x;
        return sum;
    }

    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] != null);
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\sum int j; 1 <= j && j < a[i].length; a[i][j])); // EXPECT violated: postcondition in 'Sums.rowsFromOne(int[][])'
    static int rowsFromOne(int[][] a) {
        int sum = 0;
        for (int[] row : a)
            for (int x : row)
                sum += x;
        return sum;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int backwards(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i >= 0; i--)
            sum += a[i];
        return sum;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]); // EXPECT violated: postcondition in 'Sums.withoutTheLast(int[])'
    static int withoutTheLast(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i > 0; i--)
            sum += a[i - 1];
        return sum;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length && a[i] > 0; a[i]);
    static int positive(int[] a) {
        int sum = 0, others = 0;
        for (int i = a.length - 1; i >= 0; i--)
            if (a[i] > 0)
                sum += a[i];
            else
                others -= a[i];
        return sum;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length && a[i] > 0; a[i]); // EXPECT violated: postcondition in 'Sums.positiveTwice(int[])'
    static int positiveTwice(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i >= 0; i--)
            if (a[i] > 0)
                sum += a[i] > 1000 ? a[i] + a[i] : a[i];
        return sum;
    }

    // What is not the same part of both sums may still be equal: 1 + 1 is 2.
    //@ requires a.length == 2 && a[0] == 1 && a[1] == 2;
    //@ ensures \result == a[1] + a[1] + a[0];
    static int byValues(int[] a) {
        return a[0] + a[0] + a[0] + a[1];
    }

    //@ requires (\forall int i; 0 <= i && i < rows.size(); rows.get(i) != null && (\forall int j; 0 <= j && j < rows.get(i).size(); rows.get(i).get(j) != null));
    //@ ensures \result == (\sum int i; 0 <= i && i < rows.size(); (\sum int j; 0 <= j && j < rows.get(i).size(); (int) rows.get(i).get(j)));
    static int lists(List<List<Integer>> rows) {
        int sum = 0;
        for (List<Integer> row : rows)
            for (int x : row)
                sum += x;
        return sum;
    }

    //@ requires (\forall int i; 0 <= i && i < rows.size(); rows.get(i) != null && (\forall int j; 0 <= j && j < rows.get(i).size(); rows.get(i).get(j) != null));
    //@ ensures \result == (\sum int i; 0 <= i && i < rows.size(); (\sum int j; 0 <= j && j < rows.get(i).size(); (int) rows.get(i).get(j))); // EXPECT violated: postcondition in 'Sums.listsOfTwo(List<List<Integer>>)'
    static int listsOfTwo(List<List<Integer>> rows) {
        int sum = 0;
        for (List<Integer> row : rows)
            for (int x : row)
                if (row.size() > 1)
                    sum += x;
        return sum;
    }
}
