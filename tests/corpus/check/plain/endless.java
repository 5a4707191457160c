// A loop, or a recursion, that never ends is a failure of plain Java.
// ARGS --all
import java.util.List;
import java.util.Map;

public class Endless {
    private static class Node {
        Node next;
        int value;
    }

    private Node head;

    /** The second node is put in front of the first, which keeps it as the next one. */
    public void add(int value) {
        Node node = new Node();
        node.value = value;
        node.next = head;
        if (head != null) {
            head.next = node;
        }
        head = node;
    }

    public int sum() {
        int sum = 0;
        for (Node node = head; node != null; node = node.next) { // EXPECT violated: endless loop in 'Endless.sum()'
            sum += node.value;
        }
        return sum;
    }

    public static int place(int[] numbers, int number) {
        int low = 0;
        int high = numbers.length;
        while (low < high) { // EXPECT violated: endless loop in 'Endless.place(int[], int)'
            int middle = (low + high) / 2;
            if (numbers[middle] < number) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public static int placeRight(int[] numbers, int number) {
        int low = 0;
        int high = numbers.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (numbers[middle] < number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public static String withoutBlanks(String text) {
        while (text.startsWith(" ")) { // EXPECT violated: endless loop in 'Endless.withoutBlanks(String)'
            text.substring(1);
        }
        return text;
    }

    public static String withoutBlanksRight(String text) {
        while (text.startsWith(" ")) {
            text = text.substring(1);
        }
        return text;
    }

    public static void dropNegative(List<Integer> numbers) {
        int i = 0;
        while (i < numbers.size()) { // EXPECT violated: endless loop in 'Endless.dropNegative(List<Integer>)'
            if (numbers.get(i) < 0) {
                numbers.remove(i);
            } else if (numbers.get(i) > 0) {
                i++;
            }
        }
    }

    public static int depth(Map<String, String> parents, String name) {
        int depth = 0;
        while (parents.containsKey(name)) { // EXPECT violated: endless loop in 'Endless.depth(Map<String, String>, String)'
            name = parents.get(name);
            depth++;
        }
        return depth;
    }

    // EXPECT-NEXT violated: endless loop in 'Endless.countDown(int)'
    public static void countDown(int n) { while (n != 0) { n -= 2; } } // EXPECT cut: loop in 'Endless.countDown(int)'

    public static int countUp() {
        int count = 0;
        for (int i = 0; i != 100; i += 4) {
            count++;
        }
        return count;
    }

    // EXPECT-NEXT violated: endless recursion: StackOverflowError in 'Endless.same(int)'
    public static int same(int n) { return n > 5 ? n : same(n); }

    // EXPECT-NEXT violated: endless recursion: StackOverflowError in 'Endless.factorial(int)'
    public static int factorial(int n) { return n == 0 ? 1 : n * factorial(n - 1); } // EXPECT cut: recursion of 'factorial'

    // EXPECT-NEXT cut: recursion of 'sumTo'
    public static int sumTo(int n) { return n <= 0 ? 0 : n + sumTo(n - 1); }
}
// OUTPUT 13 methods: 4 hold; 1 hold, cut; 8 violated
