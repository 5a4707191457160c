import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

// Loops of all kinds, labels, break and continue, reachability.
public class Loops {
    static int search(int[][] grid, int wanted) {
        int steps = 0;
        outer:
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length; column++) {
                steps++;
                if (grid[row][column] < 0) {
                    continue outer;
                }
                if (grid[row][column] == wanted) {
                    break outer;
                }
            }
        }
        return steps;
    }

    static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        for (int d = 2; (long) d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    static int collatz(long n) {
        int count = 0;
        for (;;) {
            if (n == 1) {
                return count;
            }
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            count++;
        }
    }

    static int gcd(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return Math.abs(a);
    }

    static void drop(List<Integer> list, int below) {
        for (Iterator<Integer> i = list.iterator(); i.hasNext();) {
            if (i.next() < below) {
                i.remove();
            }
        }
    }

    static int[] fibonacci(int n) {
        int[] result = new int[n];
        int a = 0, b = 1;
        for (int i = 0; i < n; i++) {
            result[i] = a;
            int next = a + b;
            a = b;
            b = next;
        }
        return result;
    }

    static int spin(int n) {
        while (true) {
            n -= 3;
            if (n < 0) {
                return n;
            }
        }
    }

    static int balance(String text) {
        Deque<Character> stack = new ArrayDeque<>();
        scan: {
            for (char c : text.toCharArray()) {
                switch (c) {
                    case '(':
                    case '[':
                        stack.push(c);
                        break;
                    case ')':
                        if (stack.isEmpty() || stack.pop() != '(') {
                            break scan;
                        }
                        break;
                    case ']': {
                        if (stack.isEmpty()) {
                            break scan;
                        }
                        char open = stack.pop();
                        if (open != '[') {
                            break scan;
                        }
                        continue;
                    }
                    default:
                        continue;
                }
            }
            return stack.size();
        }
        return -1;
    }

    static int days(int month, boolean leap) {
        int days;
        switch (month) {
            case 2:
                days = leap ? 29 : 28;
                break;
            case 4: case 6: case 9: case 11:
                days = 30;
                break;
            default:
                days = 31;
                break;
        }
        return days;
    }

    static int quarter(int month) {
        int result = switch (month) {
            case 1, 2, 3 -> 1;
            case 4, 5, 6 -> 2;
            default -> {
                if (month < 1 || month > 12) {
                    throw new IllegalArgumentException("month " + month);
                }
                yield month < 10 ? 3 : 4;
            }
        };
        return result;
    }

    public static void main(String[] args) {
        List<Integer> list = new LinkedList<>();
        for (int i = 0, j = 10; i < j; i += 2, --j) {
            list.add(i * j);
        }
        drop(list, 5);
        int sum = 0;
        for (final int value : list) {
            if (value > 100) break;
            sum += value;
        }
        do sum--; while (sum > 50);
        if (isPrime(sum)) sum += 1;
        else if (sum > gcd(12, 18)) sum = -sum;
        System.out.println(sum + search(new int[][] {{1, 2}, {3}}, 3) + collatz(27) + balance("([])"));
        System.out.println(fibonacci(10)[9] + spin(10) + days(2, false) + quarter(5));
    }
}
