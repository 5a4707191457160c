// EnumSet: elements by their ordinals.
package java.util;

import java.io.Serializable;

public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    private /*@ nullable @*/ Class<E> type; // where it was said; else that of an element

    private EnumSet() {
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        E[] constants = type.getEnumConstants();
        if (constants == null) {
            throw new ClassCastException(type + " not an enum");
        }
        EnumSet<E> set = noneOf(type);
        for (int i = 0; i < constants.length; i++) {
            set.add(constants[i]);
        }
        return set;
    }

    public EnumSet<E> clone() {
        return copyOf(this);
    }

    private static native void notModelled();

    private Class<E> elementType() {
        Iterator<E> iterator = iterator();
        if (iterator.hasNext()) {
            return iterator.next().getDeclaringClass();
        }
        if (type == null) {
            notModelled();
        }
        return type;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> set) {
        EnumSet<E> others = allOf(set.elementType());
        others.removeAll(set);
        return others;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> original) {
        if (!(original instanceof EnumSet) && original.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> copy = new Ordinals<E>();
        copy.addAll(original);
        return copy;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> original) {
        EnumSet<E> copy = new Ordinals<E>();
        copy.type = original.type;
        copy.addAll(original);
        return copy;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        EnumSet<E> set = new Ordinals<E>();
        set.type = Objects.requireNonNull(type);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E element) {
        EnumSet<E> set = new Ordinals<E>();
        set.add(element);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second) {
        EnumSet<E> set = of(first);
        set.add(second);
        return set;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        for (int i = 0; i < rest.length; i++) {
            set.add(rest[i]);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third) {
        EnumSet<E> set = of(first, second);
        set.add(third);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth) {
        EnumSet<E> set = of(first, second, third);
        set.add(fourth);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E second, E third, E fourth, E fifth) {
        EnumSet<E> set = of(first, second, third, fourth);
        set.add(fifth);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E start, E end) {
        if (start.compareTo(end) > 0) {
            throw new IllegalArgumentException(start + " > " + end);
        }
        EnumSet<E> set = noneOf(start.getDeclaringClass());
        E[] constants = start.getDeclaringClass().getEnumConstants();
        for (int i = start.ordinal(); i <= end.ordinal(); i++) {
            set.add(constants[i]);
        }
        return set;
    }

    private static final class Ordinals<E extends Enum<E>> extends EnumSet<E> {
        private /*@ nullable @*/ Object[] elements = new Object[8];
        private int size;

        //@ private invariant 0 <= size && size <= elements.length && \typeof(elements) == \type(Object[]);
        //@ private invariant (\forall int i; 0 <= i && i < elements.length; elements[i] != null ==> elements[i] instanceof Enum && ((Enum) elements[i]).ordinal() == i);
        //@ private invariant size == (\num_of int i; 0 <= i && i < elements.length; elements[i] != null);

        private int find(/*@ nullable @*/ Object element) {
            if (!(element instanceof Enum)) {
                return -1;
            }
            int ordinal = ((Enum<?>) element).ordinal();
            return ordinal < elements.length && elements[ordinal] == element ? ordinal : -1;
        }

        public boolean add(/*@ nullable @*/ E element) {
            int ordinal = element.ordinal();
            if (ordinal >= elements.length) {
                Object[] longer = new Object[2 * ordinal];
                for (int i = 0; i < elements.length; i++) {
                    longer[i] = elements[i];
                }
                elements = longer;
            }
            if (elements[ordinal] != null) {
                return false;
            }
            elements[ordinal] = element;
            size++;
            return true;
        }

        public boolean remove(/*@ nullable @*/ Object element) {
            int index = find(element);
            if (index < 0) {
                return false;
            }
            elements[index] = null;
            size--;
            return true;
        }

        public void clear() {
            for (int i = 0; i < elements.length; i++) {
                elements[i] = null;
            }
            size = 0;
        }

        public /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element) {
            return find(element) >= 0;
        }

        public /*@ pure @*/ int size() {
            return size;
        }

        public Iterator<E> iterator() {
            return new OrdinalIterator<E>(this);
        }
    }

    // What changes meanwhile may or may not be met.
    private static final class OrdinalIterator<E extends Enum<E>> implements Iterator<E> {
        private final Ordinals<E> set;
        private int next;
        private int last = -1;

        OrdinalIterator(Ordinals<E> set) {
            this.set = set;
        }

        public boolean hasNext() {
            while (next < set.elements.length && set.elements[next] == null) {
                next++;
            }
            return next < set.elements.length;
        }

        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next++;
            return (E) set.elements[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            set.remove(set.elements[last]);
            last = -1;
        }
    }
}
