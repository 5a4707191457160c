// A violation counts where a constructor and calls lead to it; its calls are the counterexample.
// ARGS --all --array-length 3
public class Built {
    private int[] items = new int[2];
    private int size;
    private String name;

    public void push(int item) {
        if (size == items.length) {
            throw new IllegalStateException("full");
        }
        items[size++] = item; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Built.push(int)'
    }

    public int pop() {
        return items[--size]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'Built.pop()'
    }

    public int top() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        return items[size - 1]; // EXPECT possible: index out of bounds: ArrayIndexOutOfBoundsException in 'Built.top()'
    }

    public void setName(String name) {
        this.name = name;
    }

    public int nameLength() {
        return name.length(); // EXPECT violated: null dereference: NullPointerException in 'Built.nameLength()'
    }

    public int afterTwo() {
        return size == 2 ? 10 / (items[0] - items[1]) : 0; // EXPECT violated: division by zero: ArithmeticException in 'Built.afterTwo()'
    }
}
// OUTPUT calls
// OUTPUT new Built()
// OUTPUT pop()
// OUTPUT calls
// OUTPUT new Built()
// OUTPUT push(0)
// OUTPUT push(0)
// OUTPUT afterTwo()
// EXIT 1
