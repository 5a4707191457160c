// JMLEqualsSequence: a sequence of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLEqualsSequence<E> extends JMLElements<E> {
    public JMLEqualsSequence() {
        super(new Object[0]);
    }

    public JMLEqualsSequence(/*@ nullable @*/ E item) {
        super(JMLItems.insert(new Object[0], 0, item));
    }

    private JMLEqualsSequence(/*@ nullable @*/ Object[] items, boolean own) {
        super(items);
    }

    public static /*@ pure @*/ <F> JMLEqualsSequence<F> singleton(/*@ nullable @*/ F item) {
        return new JMLEqualsSequence<F>(item);
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

    public /*@ pure @*/ JMLEqualsSequence<E> header() {
        return new JMLEqualsSequence<E>(JMLItems.part(items, 0, items.length - 1), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> trailer() {
        return new JMLEqualsSequence<E>(JMLItems.part(items, 1, items.length), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> prefix(int count) {
        return new JMLEqualsSequence<E>(JMLItems.part(items, 0, count), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> removePrefix(int count) {
        return new JMLEqualsSequence<E>(JMLItems.part(items, count, items.length), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> subsequence(int from, int to) {
        return new JMLEqualsSequence<E>(JMLItems.part(items, from, to), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> insertFront(/*@ nullable @*/ E item) {
        return new JMLEqualsSequence<E>(JMLItems.insert(items, 0, item), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> insertBack(/*@ nullable @*/ E item) {
        return new JMLEqualsSequence<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> insertBeforeIndex(int index, /*@ nullable @*/ E item) {
        return new JMLEqualsSequence<E>(JMLItems.insert(items, index, item), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> insertAfterIndex(int index, /*@ nullable @*/ E item) {
        return new JMLEqualsSequence<E>(JMLItems.insert(items, index + 1, item), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> replaceItemAt(int index, /*@ nullable @*/ E item) {
        return removeItemAt(index).insertBeforeIndex(index, item);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> removeItemAt(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException();
        }
        return new JMLEqualsSequence<E>(JMLItems.without(items, index), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> concat(JMLEqualsSequence<E> other) {
        return new JMLEqualsSequence<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ JMLEqualsSequence<E> reverse() {
        return new JMLEqualsSequence<E>(JMLItems.reverse(items), true);
    }

    public /*@ pure @*/ boolean isPrefix(JMLEqualsSequence<E> other) {
        return JMLItems.hasAt(other.items, 0, items, comparesValues());
    }

    public /*@ pure @*/ boolean isSuffix(JMLEqualsSequence<E> other) {
        return JMLItems.hasAt(other.items, other.items.length - items.length, items, comparesValues());
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLEqualsSequence && items.length == ((JMLEqualsSequence<?>) other).items.length
            && JMLItems.hasAt(((JMLEqualsSequence<?>) other).items, 0, items, comparesValues());
    }
}
