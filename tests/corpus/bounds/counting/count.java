// Loops that count too far to be unrolled: the number of iterations in closed form.
class Count {
    static int up(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum += i;
        return sum;
    }

    // With the greatest int as the bound, the condition always holds.
    static int upTo(int n) {
        int sum = 0;
        for (int i = 0; i <= n; i++)
            sum += i;
        return sum;
    }

    static int down(int n) {
        int count = 0;
        while (n > 0) {
            n -= 5;
            count++;
        }
        return count;
    }

    // -1 is one step behind the least int, and that one behind the greatest.
    static int gause(int n) {
        int sum = 0;
        while (n != 0) {
            sum += n;
            n--;
        }
        return sum;
    }

    // An odd distance is never covered.
    static void even(int n) {
        while (n != 10)
            n += 6;
    }

    // A second loop counts what the first one counted.
    static int two(int n) {
        int first = 0, second = 0;
        for (int i = 0; i < n; i++)
            first++;
        for (int j = first; j > 1000; j--)
            second++;
        return second;
    }

    //@ requires 1000 <= n && n <= 100000;
    static int between(int n) {
        int count = 0;
        for (int i = 0; i < 3 * n; i += 2)
            count++;
        return count;
    }
}
// OUTPUT count.java:5 for up 0 2147483647 exact
// OUTPUT count.java:13 for upTo 0 2147483647 exact, may not end
// OUTPUT count.java:20 while down 0 429496730 exact
// OUTPUT count.java:30 while gause 0 4294967295 exact
// OUTPUT count.java:39 while even 0 2147483647 exact, may not end
// OUTPUT count.java:46 for two 0 2147483647 exact
// OUTPUT count.java:48 for two 0 2147482647 exact
// OUTPUT count.java:56 for between 1500 150000 exact
