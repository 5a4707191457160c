// JMLEqualsBag: a bag of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLEqualsBag<E> implements JMLCollection<E>, JMLType {
    private final /*@ nullable @*/ Object[] items;
    //@ private invariant \typeof(items) == \type(Object[]);

    public JMLEqualsBag() {
        this.items = new Object[0];
    }

    public JMLEqualsBag(/*@ nullable @*/ E item) {
        this.items = JMLItems.insert(new Object[0], 0, item);
    }

    private JMLEqualsBag(/*@ nullable @*/ Object[] items, boolean own) {
        this.items = items;
    }

    public static /*@ pure @*/ <F> JMLEqualsBag<F> singleton(/*@ nullable @*/ F item) {
        return new JMLEqualsBag<F>(item);
    }

    public /*@ pure @*/ boolean has(/*@ nullable @*/ Object item) {
        return JMLItems.find(items, item, true) >= 0;
    }

    public /*@ pure @*/ int int_size() {
        return items.length;
    }

    public /*@ pure @*/ int size() {
        return items.length;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return items.length == 0;
    }

    public /*@ pure @*/ Object clone() {
        return this;
    }

    public /*@ pure @*/ /*@ nullable @*/ Object[] toArray() {
        return JMLItems.part(items, 0, items.length);
    }

    public /*@ pure @*/ int count(/*@ nullable @*/ Object item) {
        return JMLItems.count(items, item, true);
    }

    public /*@ pure @*/ JMLEqualsBag<E> insert(/*@ nullable @*/ E item) {
        return new JMLEqualsBag<E>(JMLItems.insert(items, items.length, item), true);
    }

    // One of those that are the same, if there is any.
    public /*@ pure @*/ JMLEqualsBag<E> remove(/*@ nullable @*/ Object item) {
        return new JMLEqualsBag<E>(JMLItems.without(items, JMLItems.find(items, item, true)), true);
    }

    public /*@ pure @*/ JMLEqualsBag<E> removeAll(/*@ nullable @*/ Object item) {
        return new JMLEqualsBag<E>(JMLItems.choose(items, JMLItems.insert(new Object[0], 0, item), false, true), true);
    }

    public /*@ pure @*/ JMLEqualsBag<E> union(JMLEqualsBag<E> other) {
        return new JMLEqualsBag<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ boolean isSubbag(JMLEqualsBag<E> other) {
        return JMLItems.within(items, other.items, true);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLEqualsBag && items.length == ((JMLEqualsBag<?>) other).items.length
            && JMLItems.within(items, ((JMLEqualsBag<?>) other).items, true);
    }

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
