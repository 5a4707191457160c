// Arguments, fields and elements of plain Java are null only where the project has null.
// ARGS --all --array-length 2 --objects 2
import java.util.List;
import java.util.Map;

public class Reasonable {
    private final String name;
    private String later;
    private Node head;

    static final class Node {
        final String text;
        Node next;

        Node(String text) {
            this.text = text;
        }
    }

    public Reasonable(String name) {
        this.name = name;
    }

    public void setLater(String later) {
        this.later = later;
    }

    public void push(String text) {
        Node node = new Node(text); // EXPECT cut: executions that need more than 2 objects of class 'Node' in 'Reasonable.push(String)'
        node.next = head;
        head = node;
    }

    // OUTPUT HOLDS       Reasonable.length(String)
    // OUTPUT for every pre-state with at most 2 objects of each class, arrays up to length 2, null only where the project has it, 32-bit int; loops and calls followed to their end
    public static int length(String s) {
        return s.length();
    }

    public static int annotated(@Nullable String s) {
        return s.length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.annotated(String)'
    }

    public static int compared(String s, boolean b) {
        if (b && s == null) {
            return 0;
        }
        return s.length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.compared(String, boolean)'
    }

    public static int passed(String s) {
        return s.length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.passed(String)'
    }

    public static int passes(int n) {
        return n > 0 ? passed("x") : passed(null);
    }

    // OUTPUT HOLDS       Reasonable.nameLength()
    public int nameLength() {
        return name.length();
    }

    public int laterLength() {
        return later.length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.laterLength()'
    }

    public int first() {
        return head.text.length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.first()'
    }

    // OUTPUT HOLDS       Reasonable.firstOrNone()
    public int firstOrNone() {
        return head == null ? 0 : head.text.length();
    }

    // OUTPUT HOLDS       Reasonable.elements(String[])
    public static int elements(String[] all) {
        int sum = 0;
        for (String one : all) {
            sum += one.length();
        }
        return sum;
    }

    public static int comparedElements(String[] all) {
        int sum = 0;
        for (int i = 0; i < all.length; i++) {
            if (i > 0 && all[i] == null) {
                continue;
            }
            sum += all[i].length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.comparedElements(String[])'
        }
        return sum;
    }

    // OUTPUT HOLDS       Reasonable.inList(List<Integer>)
    public static int inList(List<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    // OUTPUT HOLDS       Reasonable.inMap(Map<String, String>)
    public static int inMap(Map<String, String> map) {
        int sum = 0;
        for (String value : map.values()) {
            sum += value.length();
        }
        return sum;
    }

    public static int absent(Map<String, String> map) {
        return map.get("a").length(); // EXPECT violated: null dereference: NullPointerException in 'Reasonable.absent(Map<String, String>)'
    }
}

@interface Nullable {
}
// EXIT 1
