class Item {
    int key;
    /*@ nullable @*/ Item next;
}

class Quantifiers {
    //@ ensures \result <==> (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]);
    static boolean distinct(int[] a) {
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < i; j++) {
                if (a[i] == a[j]) {
                    return false;
                }
            }
        }
        return true;
    }

    //@ ensures \result <==> (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]); // EXPECT violated: postcondition in 'Quantifiers.distinctWrong(int[])'
    static boolean distinctWrong(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i] == a[i - 1]) {
                return false;
            }
        }
        return true;
    }

    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; (\exists int j; 0 <= j && j < a.length; a[j] >= a[i] && a[j] == \result));
    static int greatest(int[] a) {
        int best = a[0];
        for (int x : a) {
            if (x > best) {
                best = x;
            }
        }
        return best;
    }

    //@ requires a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result); // EXPECT violated: postcondition in 'Quantifiers.greatestWrong(int[])'
    static int greatestWrong(int[] a) {
        int best = 0;
        for (int x : a) {
            if (x > best) {
                best = x;
            }
        }
        return best;
    }

    //@ requires a.length <= 3;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int sum(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]); // EXPECT violated: postcondition in 'Quantifiers.sumWrong(int[])'
    static int sumWrong(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i > 0; i--) {
            sum += a[i];
        }
        return sum;
    }

    //@ requires 0 <= n && n <= 5;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i);
    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    //@ requires 0 <= n && n <= 5;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i); // EXPECT violated: postcondition in 'Quantifiers.factorialWrong(int)'
    static int factorialWrong(int n) {
        return n < 1 ? 0 : n * factorial(n - 1);
    }

    //@ requires a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]) - (\min int i; 0 <= i && i < a.length; a[i]);
    static int spread(int[] a) {
        int low = a[0];
        int high = a[0];
        for (int x : a) {
            low = x < low ? x : low;
            high = x > high ? x : high;
        }
        return high - low;
    }

    //@ requires a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]); // EXPECT violated: postcondition in 'Quantifiers.maxWrong(int[])'
    static int maxWrong(int[] a) {
        return a[a.length - 1];
    }

    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == x);
    static int count(int[] a, int x) {
        int count = 0;
        for (int y : a) {
            if (x == y) {
                count++;
            }
        }
        return count;
    }

    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == x); // EXPECT violated: postcondition in 'Quantifiers.countWrong(int[], int)'
    static int countWrong(int[] a, int x) {
        for (int y : a) {
            if (x == y) {
                return 1;
            }
        }
        return 0;
    }

    // Over objects.
    //@ requires (\forall Item i; i.key >= 0);
    //@ ensures \result >= 0;
    static int key(Item item) {
        return item.next == null ? item.key : item.next.key;
    }

    //@ requires item.key >= 0;
    //@ ensures \result >= 0; // EXPECT violated: postcondition in 'Quantifiers.keyWrong(Item)'
    static int keyWrong(Item item) {
        return item.next == null ? item.key : item.next.key;
    }

    //@ requires (\forall Item i; (\forall Item j; i != j ==> i.key != j.key));
    //@ ensures (a.key == b.key) <==> \result;
    static boolean unique(Item a, Item b) {
        return a == b;
    }

    //@ ensures (\exists Item i; i.key == 42);
    static Item made() {
        Item item = new Item(); // EXPECT cut: executions that need more than 4 objects of class 'Item' in 'Quantifiers.made()'
        item.key = 42;
        return item;
    }

    //@ ensures (\exists Item i; i.key == 42); // EXPECT violated: postcondition in 'Quantifiers.madeWrong(Item)'
    static void madeWrong(Item item) {
        item.key = 41;
    }

    //@ ensures \result <==> (\exists boolean b; b != x && b != y);
    static boolean booleans(boolean x, boolean y) {
        return x == y;
    }

    // Nothing in the range.
    //@ requires a.length == 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; false) && !(\exists int i; 0 <= i && i < a.length; true);
    //@ ensures (\sum int i; 0 <= i && i < a.length; 1) == 0 && (\product int i; 0 <= i && i < a.length; 2) == 1;
    static void empty(int[] a) {
    }

    //@ requires 0 <= r && r < m.length && 0 <= c && c < m[r].length;
    //@ ensures (\exists int i; 0 <= i && i < m.length; (\exists int j; 0 <= j && j < m[i].length; m[i][j] == \result));
    static int matrix(int[][] m, int r, int c) {
        return m[r][c];
    }
}
// OUTPUT HOLDS Quantifiers.distinct(int[])
// OUTPUT HOLDS Quantifiers.greatest(int[])
// OUTPUT HOLDS Quantifiers.sum(int[])
// OUTPUT HOLDS Quantifiers.factorial(int)
// OUTPUT HOLDS Quantifiers.spread(int[])
// OUTPUT HOLDS Quantifiers.count(int[], int)
// OUTPUT HOLDS Quantifiers.key(Item)
// OUTPUT HOLDS Quantifiers.unique(Item, Item)
// OUTPUT HOLDS, CUT Quantifiers.made()
// OUTPUT HOLDS Quantifiers.booleans(boolean, boolean)
// OUTPUT HOLDS Quantifiers.empty(int[])
// OUTPUT HOLDS Quantifiers.matrix(int[][], int, int)
