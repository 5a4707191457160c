import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

// Listeners, annotations, class literals, generic dispatch, visitors.
public class Events {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.TYPE})
    @interface Handler {
        String value() default "";

        int priority() default 0;

        Class<? extends Event> type() default Event.class;
    }

    static class Event {
        private final long time;
        private boolean isHandled;

        Event(long time) {
            this.time = time;
        }

        public long time() {
            return time;
        }

        final void handled() {
            isHandled = true;
        }
    }

    static class KeyEvent extends Event {
        final char key;

        KeyEvent(long time, char key) {
            super(time);
            this.key = key;
        }
    }

    static class MouseEvent extends Event {
        final int x, y;

        MouseEvent(long time, int x, int y) {
            super(time);
            this.x = x;
            this.y = y;
        }
    }

    @FunctionalInterface
    interface Listener<E extends Event> {
        void on(E event);

        default Listener<E> and(Listener<? super E> other) {
            return event -> {
                on(event);
                other.on(event);
            };
        }
    }

    static class Bus {
        private final Map<Class<?>, List<Listener<?>>> listeners = new HashMap<>();

        <E extends Event> void listen(Class<E> type, Listener<? super E> listener) {
            listeners.computeIfAbsent(type, key -> new ArrayList<>()).add(listener);
        }

        @SuppressWarnings("unchecked")
        <E extends Event> int fire(E event) {
            int count = 0;
            for (Listener<?> listener : listeners.getOrDefault(event.getClass(), List.of())) {
                ((Listener<E>) listener).on(event);
                count++;
            }
            return count;
        }
    }

    interface Visitor<R> {
        R visitLeaf(Leaf leaf);

        R visitFork(Fork fork);
    }

    static abstract class Tree {
        abstract <R> R accept(Visitor<R> visitor);
    }

    static class Leaf extends Tree {
        int weight = 1;

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.visitLeaf(this);
        }
    }

    static class Fork extends Tree {
        Tree left = new Leaf(), right = new Leaf();

        @Override
        <R> R accept(Visitor<R> visitor) {
            return visitor.visitFork(this);
        }
    }

    static class Weigher implements Visitor<Integer> {
        @Override
        public Integer visitLeaf(Leaf leaf) {
            return leaf.weight;
        }

        @Override
        public Integer visitFork(Fork fork) {
            return fork.left.accept(this) + fork.right.accept(this);
        }
    }

    private int keys;
    private String last = "";

    @Handler(value = "key", priority = 1 + 2, type = KeyEvent.class)
    void onKey(KeyEvent event) {
        keys++;
        last += event.key;
        event.handled();
    }

    @Handler
    @Deprecated
    void onAny(Event event) {
        last = last + event.time() + event.isHandled;
    }

    public static void main(String[] args) {
        Events events = new Events();
        Bus bus = new Bus();
        Listener<Event> any = events::onAny;
        Listener<KeyEvent> keys = events::onKey;
        bus.listen(KeyEvent.class, keys.and(any));
        bus.listen(MouseEvent.class, any);
        bus.listen(MouseEvent.class, e -> events.last = e.x + "," + e.y);
        int fired = bus.fire(new KeyEvent(1, 'k')) + bus.fire(new MouseEvent(2L, 3, 4));
        Class<?> type = Fork.class;
        Consumer<String> out = System.out::println;
        int weight = new Fork().accept(new Weigher());
        String shown = new Fork().accept(new Visitor<String>() {
            public String visitLeaf(Leaf leaf) {
                return "." + leaf.weight;
            }

            public String visitFork(Fork fork) {
                return fork.left.accept(this) + fork.right.accept(this);
            }
        });
        out.accept(fired + weight + shown + events.last + events.keys + type.getSimpleName());
        out.accept(int.class.getName() + String[].class.getName());
    }
}
