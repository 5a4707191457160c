import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

// Generic hierarchies: bridges, covariant results, protected access, generic overriding.
public class Inherit {
    interface Source<T> {
        T next();

        default boolean isEmpty() {
            return false;
        }
    }

    interface Sink<T> {
        void put(T item);
    }

    interface Channel<I, O> extends Sink<I>, Source<O> {
        int size();
    }

    static abstract class Buffer<T> implements Channel<T, T>, Cloneable {
        protected final List<T> items = new ArrayList<>();

        @Override
        public void put(T item) {
            items.add(item);
        }

        @Override
        public int size() {
            return items.size();
        }

        protected abstract int choose();

        @Override
        public T next() {
            return items.remove(choose());
        }

        @Override
        public boolean isEmpty() {
            return size() == 0;
        }

        @Override
        public Buffer<T> clone() {
            try {
                @SuppressWarnings("unchecked")
                Buffer<T> copy = (Buffer<T>) super.clone();
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Stack<T> extends Buffer<T> {
        @Override
        protected int choose() {
            return items.size() - 1;
        }

        public T peek() {
            return items.get(choose());
        }

        @Override
        public Stack<T> clone() {
            return (Stack<T>) super.clone();
        }
    }

    static class Fifo<T> extends Buffer<T> {
        private int taken;

        @Override
        protected int choose() {
            taken++;
            return 0;
        }
    }

    static class IntStack extends Stack<Integer> {
        int sum() {
            int sum = 0;
            for (int item : items) {
                sum += item;
            }
            return sum;
        }

        @Override
        public void put(Integer item) {
            super.put(item == null ? 0 : item);
        }

        void put(int a, int b) {
            put(a);
            put(b);
        }
    }

    static class Repository<I extends Comparable<I>, E extends Entity<I>> {
        private final Map<I, E> stored = new HashMap<>();

        void save(E entity) {
            stored.put(entity.id(), entity);
        }

        <R> List<R> all(Function<? super E, R> view) {
            List<R> result = new ArrayList<>();
            for (E entity : stored.values()) {
                result.add(view.apply(entity));
            }
            return result;
        }

        E newest() {
            E best = null;
            for (E entity : stored.values()) {
                if (best == null || best.id().compareTo(entity.id()) < 0) {
                    best = entity;
                }
            }
            return best;
        }
    }

    interface Entity<I> {
        I id();
    }

    static class User implements Entity<Long> {
        private final Long id;
        String mail;

        User(long id, String mail) {
            this.id = id;
            this.mail = mail;
        }

        @Override
        public Long id() {
            return id;
        }
    }

    static class Users extends Repository<Long, User> {
        @Override
        void save(User user) {
            if (user.mail.indexOf('@') < 0) {
                throw new IllegalArgumentException(user.mail);
            }
            super.save(user);
        }
    }

    static <T> int drain(Source<? extends T> source, Collection<? super T> target) {
        int count = 0;
        while (!source.isEmpty()) {
            target.add(source.next());
            count++;
        }
        return count;
    }

    static <T, C extends Buffer<T>> C filled(C buffer, List<? extends T> items) {
        for (T item : items) {
            buffer.put(item);
        }
        return buffer;
    }

    public static void main(String[] args) {
        IntStack stack = new IntStack();
        stack.put(3);
        stack.put(4, 5);
        Stack<Integer> copy = stack.clone();
        int top = copy.peek() + stack.sum();
        List<Number> numbers = new ArrayList<>();
        int moved = drain(copy, numbers);
        Fifo<String> fifo = filled(new Fifo<>(), List.of("a", "b"));
        Channel<String, String> channel = fifo;
        channel.put("c");
        String text = channel.next() + fifo.taken;
        Users users = new Users();
        users.save(new User(7, "a@b"));
        long id = users.newest().id();
        List<String> mails = users.all(user -> user.mail);
        Source<Object> constant = () -> "x";
        Object thing = constant.next();
        System.out.println(top + moved + text + id + mails.get(0) + thing + numbers.size());
    }
}
