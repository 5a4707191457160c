class Loops {
    //@ requires 0 <= n && n <= 6;
    //@ ensures \result == n * (n + 1) / 2;
    static int whileLoop(int n) {
        int sum = 0;
        while (n > 0) {
            sum += n--;
        }
        return sum;
    }

    //@ requires n <= 3;
    //@ ensures \result == (n <= 0 ? 1 : n);
    static int doLoop(int n) {
        int count = 0;
        do {
            count++;
        } while (count < n);
        return count;
    }

    //@ requires n <= 3;
    //@ ensures \result == (n <= 0 ? 0 : n); // EXPECT violated: postcondition in 'Loops.doLoopWrong(int)'
    static int doLoopWrong(int n) {
        int count = 0;
        do {
            count++;
        } while (count < n);
        return count;
    }

    //@ ensures \result == a.length;
    static int forLoop(int[] a) {
        int count = 0;
        for (int i = 0, j = a.length; i < j; i++, count++) {
        }
        return count;
    }

    //@ requires a.length <= 3;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int each(int[] a) {
        int sum = 0;
        for (int x : a) {
            sum += x;
        }
        return sum;
    }

    // The array is the one at the start of the loop.
    //@ ensures \result == a.length;
    static int eachAssigned(int[] a) {
        int count = 0;
        for (int x : a) {
            a = new int[0];
            count++;
        }
        return count;
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0); // EXPECT violated: postcondition in 'Loops.eachCopy(int[])'
    static void eachCopy(int[] a) {
        for (int x : a) {
            x = 0;
        }
    }

    // Continue goes to the update; break out of two loops.
    //@ ensures \result == 21;
    static int labels() {
        int count = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                count++;
            }
            count = 100;
        }
        return count + 12;
    }

    //@ ensures \result == 15; // EXPECT violated: postcondition in 'Loops.labelsWrong()'
    static int labelsWrong() {
        int count = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == i) {
                    continue outer;
                }
                count++;
            }
        }
        return count;
    }

    // In a do loop, continue goes to the condition.
    //@ ensures \result == 1;
    static int doContinue() {
        int count = 0;
        do {
            count++;
            if (count < 10) {
                continue;
            }
            count = 100;
        } while (false);
        return count;
    }

    //@ ensures \result == (x > 0 ? 1 : 2);
    static int labelledBlock(int x) {
        int result = 2;
        block: {
            if (x <= 0) {
                break block;
            }
            result = 1;
        }
        return result;
    }

    //@ ensures \result == (\exists int i; 0 <= i && i < a.length; a[i] == x);
    static boolean contains(int[] a, int x) {
        int i = 0;
        for (;;) {
            if (i == a.length) {
                return false;
            }
            if (a[i++] == x) {
                return true;
            }
        }
    }

    //@ ensures \result == (\exists int i; 0 <= i && i < a.length; a[i] == x); // EXPECT violated: postcondition in 'Loops.containsWrong(int[], int)'
    static boolean containsWrong(int[] a, int x) {
        for (int i = 1; i < a.length; i++) {
            if (a[i] == x) {
                return true;
            }
        }
        return false;
    }
}
// OUTPUT HOLDS Loops.whileLoop(int)
// OUTPUT HOLDS Loops.doLoop(int)
// OUTPUT HOLDS Loops.forLoop(int[])
// OUTPUT HOLDS Loops.each(int[])
// OUTPUT HOLDS Loops.eachAssigned(int[])
// OUTPUT HOLDS Loops.labels()
// OUTPUT HOLDS Loops.doContinue()
// OUTPUT HOLDS Loops.labelledBlock(int)
// OUTPUT HOLDS Loops.contains(int[], int)
