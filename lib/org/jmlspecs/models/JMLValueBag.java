// JMLValueBag: a bag of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLValueBag<E extends JMLType> implements JMLCollection<E>, JMLType {
    private final /*@ nullable @*/ Object[] items;
    //@ private invariant \typeof(items) == \type(Object[]);

    public JMLValueBag() {
        this.items = new Object[0];
    }

    public JMLValueBag(/*@ nullable @*/ E item) {
        this.items = JMLItems.insert(new Object[0], 0, item);
    }

    private JMLValueBag(/*@ nullable @*/ Object[] items, boolean own) {
        this.items = items;
    }

    public static /*@ pure @*/ <F extends JMLType> JMLValueBag<F> singleton(/*@ nullable @*/ F item) {
        return new JMLValueBag<F>(item);
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

    public /*@ pure @*/ JMLValueBag<E> insert(/*@ nullable @*/ E item) {
        return new JMLValueBag<E>(JMLItems.insert(items, items.length, item), true);
    }

    // One of those that are the same, if there is any.
    public /*@ pure @*/ JMLValueBag<E> remove(/*@ nullable @*/ Object item) {
        return new JMLValueBag<E>(JMLItems.without(items, JMLItems.find(items, item, true)), true);
    }

    public /*@ pure @*/ JMLValueBag<E> removeAll(/*@ nullable @*/ Object item) {
        return new JMLValueBag<E>(JMLItems.choose(items, JMLItems.insert(new Object[0], 0, item), false, true), true);
    }

    public /*@ pure @*/ JMLValueBag<E> union(JMLValueBag<E> other) {
        return new JMLValueBag<E>(JMLItems.join(items, other.items), true);
    }

    public /*@ pure @*/ boolean isSubbag(JMLValueBag<E> other) {
        return JMLItems.within(items, other.items, true);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLValueBag && items.length == ((JMLValueBag<?>) other).items.length
            && JMLItems.within(items, ((JMLValueBag<?>) other).items, true);
    }

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
