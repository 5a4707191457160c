// ARGS --all
// What a library method throws is what the library says of a method that overrides the same one, and of no other.

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

public class Decorators<E> implements Iterator<E> {
    private final Iterator<E> inside;

    public Decorators(Iterator<E> inside) {
        this.inside = inside;
    }

    @Override
    public boolean hasNext() {
        return inside.hasNext();
    }

    @Override
    public E next() {
        return inside.next();
    }

    public static String first(Deque<String> all) {
        // EXPECT-NEXT violated: exception 'NoSuchElementException' escapes in 'Decorators.first(Deque<String>)'
        return all.removeFirst();
    }

    public static class Stack extends ArrayDeque<String> {
        @Override
        public String removeFirst() {
            return super.removeFirst();
        }

        @Override
        public String poll() {
            return super.removeFirst(); // EXPECT violated: exception 'NoSuchElementException' escapes in 'Decorators.Stack.poll()'
        }
    }
}
// EXIT 1
