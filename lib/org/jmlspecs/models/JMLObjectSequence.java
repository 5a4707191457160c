// JMLObjectSequence: a sequence of objects that are compared by identity; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLObjectSequence<E> extends JMLElements<E> {
    public JMLObjectSequence() {
        super(new Object[0]);
    }

    public JMLObjectSequence(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLObjectSequence(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F> JMLObjectSequence<F> singleton(/*@ nullable @*/ F item) {
        return new JMLObjectSequence<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return false;
    }

    public /*@ pure @*/ int int_length() {
        return items.length;
    }

    public /*@ pure @*/ /*@ nullable @*/ E itemAt(int index) {
        return (E) items[index];
    }

    public /*@ pure @*/ /*@ nullable @*/ E get(int index) {
        return (E) items[index];
    }

    public /*@ pure @*/ /*@ nullable @*/ E first() {
        return (E) items[0];
    }

    public /*@ pure @*/ /*@ nullable @*/ E last() {
        return (E) items[items.length - 1];
    }

    public /*@ pure @*/ int indexOf(/*@ nullable @*/ Object item) {
        return JMLItems.find(items, item, comparesValues());
    }

    public /*@ pure @*/ JMLObjectSequence<E> header() {
        return new JMLObjectSequence<E>(JMLItems.part(items, 0, items.length - 1), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> trailer() {
        return new JMLObjectSequence<E>(JMLItems.part(items, 1, items.length), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> prefix(int count) {
        return new JMLObjectSequence<E>(JMLItems.part(items, 0, count), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> removePrefix(int count) {
        return new JMLObjectSequence<E>(JMLItems.part(items, count, items.length), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> subsequence(int from, int to) {
        return new JMLObjectSequence<E>(JMLItems.part(items, from, to), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> insertFront(/*@ nullable @*/ E item) {
        return new JMLObjectSequence<E>(JMLItems.insert(items, 0, item), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> insertBack(/*@ nullable @*/ E item) {
        return new JMLObjectSequence<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> insertBeforeIndex(int index, /*@ nullable @*/ E item) {
        return new JMLObjectSequence<E>(JMLItems.insert(items, index, item), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> insertAfterIndex(int index, /*@ nullable @*/ E item) {
        return new JMLObjectSequence<E>(JMLItems.insert(items, index + 1, item), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> replaceItemAt(int index, /*@ nullable @*/ E item) {
        return removeItemAt(index).insertBeforeIndex(index, item);
    }

    public /*@ pure @*/ JMLObjectSequence<E> removeItemAt(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new JMLObjectSequence<E>(JMLItems.without(items, index), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> concat(JMLObjectSequence<E> other) {
        return new JMLObjectSequence<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ JMLObjectSequence<E> reverse() {
        return new JMLObjectSequence<E>(JMLItems.reverse(items), true);
    }

    public /*@ pure @*/ boolean isPrefix(JMLObjectSequence<E> other) {
        return JMLItems.hasAt(other.items, 0, items, comparesValues());
    }

    public /*@ pure @*/ boolean isSuffix(JMLObjectSequence<E> other) {
        return JMLItems.hasAt(other.items, other.items.length - items.length, items, comparesValues());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLObjectSequence && items.length == ((JMLObjectSequence<?>) other).items.length
            && JMLItems.hasAt(((JMLObjectSequence<?>) other).items, 0, items, comparesValues());
    }
}
