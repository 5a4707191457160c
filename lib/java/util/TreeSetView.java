// TreeSetView: a part of a TreeSet, in its order or backwards; what changes in one is seen in the other.
package java.util;

class TreeSetView<E> extends AbstractSet<E> implements NavigableSet<E> {
    private final TreeSet<E> set;
    private final SortedRange<E> range;
    private final boolean isDescending;

    TreeSetView(TreeSet<E> set, SortedRange<E> range, boolean isDescending) {
        this.set = set;
        this.range = range;
        this.isDescending = isDescending;
    }

    // ---- In ascending order; null where there is none. Null is no element of a set with bounds.

    private boolean isLow(E element) {
        return range.hasLow && below(element, range.low, range.hasLowItself);
    }

    private boolean isHigh(E element) {
        return range.hasHigh && below(range.high, element, range.hasHighItself);
    }

    private boolean below(E left, E right, boolean isEqualWithin) {
        int order = set.order(left, right);
        return order < 0 || order == 0 && !isEqualWithin;
    }

    private boolean isWithin(E element) {
        return !isLow(element) && !isHigh(element);
    }

    private /*@ nullable @*/ E lowest() {
        if (set.isEmpty())
            return null;
        E found = !range.hasLow ? set.first() : range.hasLowItself ? set.ceiling(range.low) : set.higher(range.low);
        return found == null || isHigh(found) ? null : found;
    }

    private /*@ nullable @*/ E highest() {
        if (set.isEmpty())
            return null;
        E found = !range.hasHigh ? set.last() : range.hasHighItself ? set.floor(range.high) : set.lower(range.high);
        return found == null || isLow(found) ? null : found;
    }

    private /*@ nullable @*/ E above(E element, boolean isInclusive) {
        if (isLow(element))
            return lowest();
        E found = isInclusive ? set.ceiling(element) : set.higher(element);
        return found == null || isHigh(found) ? null : found;
    }

    private /*@ nullable @*/ E under(E element, boolean isInclusive) {
        if (isHigh(element))
            return highest();
        E found = isInclusive ? set.floor(element) : set.lower(element);
        return found == null || isLow(found) ? null : found;
    }

    // ---- In the order of the view

    /*@ nullable @*/ E start() {
        return isDescending ? highest() : lowest();
    }

    /*@ nullable @*/ E after(E element, boolean isInclusive) {
        return isDescending ? under(element, isInclusive) : above(element, isInclusive);
    }

    /*@ nullable @*/ E before(E element, boolean isInclusive) {
        return isDescending ? above(element, isInclusive) : under(element, isInclusive);
    }

    public boolean add(E element) {
        if (!isWithin(element))
            throw new IllegalArgumentException("key out of range");
        return set.add(element);
    }

    public /*@ nullable @*/ E ceiling(E element) {
        return after(element, true);
    }

    public /*@ pure nullable @*/ Comparator<? super E> comparator() {
        return isDescending ? Collections.reverseOrder(set.comparator()) : set.comparator();
    }

    public boolean contains(Object element) {
        return isWithin((E) element) && set.contains(element);
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSetView<>(set, range, !isDescending);
    }

    public E first() {
        return known(start());
    }

    public E last() {
        return known(isDescending ? lowest() : highest());
    }

    private static <E> E known(/*@ nullable @*/ E element) {
        if (element == null)
            throw new NoSuchElementException();
        return element;
    }

    public /*@ nullable @*/ E floor(E element) {
        return before(element, true);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public NavigableSet<E> headSet(E toElement, boolean isInclusive) {
        return part(false, null, false, true, toElement, isInclusive);
    }

    public /*@ nullable @*/ E higher(E element) {
        return after(element, false);
    }

    public boolean isEmpty() {
        return lowest() == null;
    }

    public Iterator<E> iterator() {
        return new ViewIterator<>(set, this);
    }

    public /*@ nullable @*/ E lower(E element) {
        return before(element, false);
    }

    public /*@ nullable @*/ E pollFirst() {
        return taken(start());
    }

    public /*@ nullable @*/ E pollLast() {
        return taken(isDescending ? lowest() : highest());
    }

    private /*@ nullable @*/ E taken(/*@ nullable @*/ E element) {
        if (element != null)
            set.remove(element);
        return element;
    }

    public boolean remove(Object element) {
        return isWithin((E) element) && set.remove(element);
    }

    public int size() {
        int size = 0;
        for (E at = lowest(); at != null; at = above(at, false))
            size++;
        return size;
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return part(true, fromElement, fromInclusive, true, toElement, toInclusive);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }

    public NavigableSet<E> tailSet(E fromElement, boolean isInclusive) {
        return part(true, fromElement, isInclusive, false, null, false);
    }

    private NavigableSet<E> part(boolean hasFrom, /*@ nullable @*/ E from, boolean fromInclusive, boolean hasTo, /*@ nullable @*/ E to, boolean toInclusive) {
        check(hasFrom, from, fromInclusive, "fromKey out of range");
        check(hasTo, to, toInclusive, "toKey out of range");
        SortedRange<E> narrow = isDescending
                ? range.narrowed(hasTo, to, toInclusive, hasFrom, from, fromInclusive)
                : range.narrowed(hasFrom, from, fromInclusive, hasTo, to, toInclusive);
        if (narrow.hasLow && narrow.hasHigh && set.order(narrow.low, narrow.high) > 0)
            throw new IllegalArgumentException("fromKey > toKey");
        return new TreeSetView<>(set, narrow, isDescending);
    }

    // An end that is left out may be one that the range leaves out, too.
    private void check(boolean isGiven, /*@ nullable @*/ E end, boolean isInclusive, String message) {
        if (!isGiven)
            return;
        set.order(end, end); // of another class, or null: throws
        boolean isOutside = isInclusive ? !isWithin(end)
                : range.hasLow && set.order(end, range.low) < 0 || range.hasHigh && set.order(end, range.high) > 0;
        if (isOutside)
            throw new IllegalArgumentException(message);
    }

    private static final class ViewIterator<E> implements Iterator<E> {
        private final TreeSet<E> set;
        private final TreeSetView<E> view;
        private /*@ nullable @*/ E next;
        private /*@ nullable @*/ E returned;
        private int expected;

        ViewIterator(TreeSet<E> set, TreeSetView<E> view) {
            this.set = set;
            this.view = view;
            this.next = view.start();
            this.expected = set.modCount;
        }

        public boolean hasNext() {
            return next != null;
        }

        public E next() {
            if (next == null)
                throw new NoSuchElementException();
            if (set.modCount != expected)
                throw new ConcurrentModificationException();
            returned = next;
            next = view.after(returned, false);
            return returned;
        }

        public void remove() {
            if (returned == null)
                throw new IllegalStateException();
            if (set.modCount != expected)
                throw new ConcurrentModificationException();
            set.remove(returned);
            returned = null;
            expected = set.modCount;
        }
    }
}
