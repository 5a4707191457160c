import java.util.Iterator;
import java.util.NoSuchElementException;

// Inner, local and anonymous classes, enclosing instances, shadowing.
public class Inner<T> implements Iterable<T> {
    private Node head;
    private Node tail;
    protected int size = 0;
    private static int created;
    static final String NAME = "Inner";

    {
        created++;
    }

    static {
        created = 0;
    }

    class Node {
        final T value;
        Node next;

        Node(T value) {
            this.value = value;
            size++;
        }

        Inner<T> owner() {
            return Inner.this;
        }

        class Mark {
            int size = Inner.this.size;

            T value() {
                return Node.this.value;
            }

            int both() {
                return size + Inner.this.size + this.size;
            }
        }
    }

    static class Counter {
        private int size;

        int next() {
            int size = this.size;
            this.size = size + 1;
            return size;
        }

        static Counter make() {
            return new Counter() {
                private int extra = 2;

                @Override
                int next() {
                    extra += super.next();
                    return extra;
                }
            };
        }
    }

    public void add(T value) {
        Node node = new Node(value);
        if (head == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node current = head;

            public boolean hasNext() {
                return current != null;
            }

            public T next() {
                if (current == null) {
                    throw new NoSuchElementException(NAME + size);
                }
                T value = current.value;
                current = current.next;
                return value;
            }
        };
    }

    int longest(final int limit) {
        int start = 1;
        class Walker {
            int steps = start;

            int walk(Node from) {
                if (from == null || steps >= limit) {
                    return steps;
                }
                steps++;
                return walk(from.next);
            }
        }
        Walker walker = new Walker();
        return walker.walk(head);
    }

    static int created() {
        return created;
    }

    public static void main(String[] args) {
        Inner<String> list = new Inner<>();
        list.add("a");
        list.add("b");
        Inner<String>.Node node = list.new Node("c");
        Inner<String>.Node.Mark mark = node.new Mark();
        String text = mark.value() + mark.both() + node.owner().size;
        for (String value : list) {
            text += value.length();
        }
        Counter counter = Counter.make();
        counter.next();
        Runnable run = new Runnable() {
            int size = 3;

            public void run() {
                System.out.println(size + list.size + NAME + this.size);
            }
        };
        run.run();
        System.out.println(text + list.longest(4) + created() + Inner.created);
    }
}
