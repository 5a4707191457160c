// JMLObjectBag: a bag of objects that are compared by identity; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLObjectBag<E> implements JMLCollection<E>, JMLType {
    private final /*@ nullable @*/ Object[] items;
    //@ private invariant \typeof(items) == \type(Object[]);

    public JMLObjectBag() {
        this.items = new Object[0];
    }

    public JMLObjectBag(/*@ nullable @*/ E item) {
        this.items = JMLItems.insert(new Object[0], 0, item);
    }

    private JMLObjectBag(/*@ nullable @*/ Object[] items, boolean own) {
        this.items = items;
    }

    public static /*@ pure @*/ <F> JMLObjectBag<F> singleton(/*@ nullable @*/ F item) {
        return new JMLObjectBag<F>(item);
    }

    public /*@ pure @*/ boolean has(/*@ nullable @*/ Object item) {
        return JMLItems.find(items, item, false) >= 0;
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
        return JMLItems.count(items, item, false);
    }

    public /*@ pure @*/ JMLObjectBag<E> insert(/*@ nullable @*/ E item) {
        return new JMLObjectBag<E>(JMLItems.insert(items, items.length, item), true);
    }

    // One of those that are the same, if there is any.
    public /*@ pure @*/ JMLObjectBag<E> remove(/*@ nullable @*/ Object item) {
        return new JMLObjectBag<E>(JMLItems.without(items, JMLItems.find(items, item, false)), true);
    }

    public /*@ pure @*/ JMLObjectBag<E> removeAll(/*@ nullable @*/ Object item) {
        return new JMLObjectBag<E>(JMLItems.choose(items, JMLItems.insert(new Object[0], 0, item), false, false), true);
    }

    public /*@ pure @*/ JMLObjectBag<E> union(JMLObjectBag<E> other) {
        return new JMLObjectBag<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ boolean isSubbag(JMLObjectBag<E> other) {
        return JMLItems.within(items, other.items, false);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLObjectBag && items.length == ((JMLObjectBag<?>) other).items.length
            && JMLItems.within(items, ((JMLObjectBag<?>) other).items, false);
    }

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
