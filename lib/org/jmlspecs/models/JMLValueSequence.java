// JMLValueSequence: a sequence of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLValueSequence<E extends JMLType> extends JMLElements<E> {
    public JMLValueSequence() {
        super(new Object[0]);
    }

    public JMLValueSequence(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLValueSequence(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F extends JMLType> JMLValueSequence<F> singleton(/*@ nullable @*/ F item) {
        return new JMLValueSequence<F>(item);
    }

    /*@ pure @*/ boolean comparesValues() {
        return true;
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

    public /*@ pure @*/ JMLValueSequence<E> header() {
        return new JMLValueSequence<E>(JMLItems.part(items, 0, items.length - 1), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> trailer() {
        return new JMLValueSequence<E>(JMLItems.part(items, 1, items.length), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> prefix(int count) {
        return new JMLValueSequence<E>(JMLItems.part(items, 0, count), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> removePrefix(int count) {
        return new JMLValueSequence<E>(JMLItems.part(items, count, items.length), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> subsequence(int from, int to) {
        return new JMLValueSequence<E>(JMLItems.part(items, from, to), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> insertFront(/*@ nullable @*/ E item) {
        return new JMLValueSequence<E>(JMLItems.insert(items, 0, item), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> insertBack(/*@ nullable @*/ E item) {
        return new JMLValueSequence<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> insertBeforeIndex(int index, /*@ nullable @*/ E item) {
        return new JMLValueSequence<E>(JMLItems.insert(items, index, item), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> insertAfterIndex(int index, /*@ nullable @*/ E item) {
        return new JMLValueSequence<E>(JMLItems.insert(items, index + 1, item), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> replaceItemAt(int index, /*@ nullable @*/ E item) {
        return removeItemAt(index).insertBeforeIndex(index, item);
    }

    public /*@ pure @*/ JMLValueSequence<E> removeItemAt(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new JMLValueSequence<E>(JMLItems.without(items, index), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> concat(JMLValueSequence<E> other) {
        return new JMLValueSequence<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ JMLValueSequence<E> reverse() {
        return new JMLValueSequence<E>(JMLItems.reverse(items), true);
    }

    public /*@ pure @*/ boolean isPrefix(JMLValueSequence<E> other) {
        return JMLItems.hasAt(other.items, 0, items, comparesValues());
    }

    public /*@ pure @*/ boolean isSuffix(JMLValueSequence<E> other) {
        return JMLItems.hasAt(other.items, other.items.length - items.length, items, comparesValues());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLValueSequence && items.length == ((JMLValueSequence<?>) other).items.length
            && JMLItems.hasAt(((JMLValueSequence<?>) other).items, 0, items, comparesValues());
    }
}
