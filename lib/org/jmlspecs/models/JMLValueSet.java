// JMLValueSet: a set of objects that are compared by equals; it never changes.
package org.jmlspecs.models;

public final /*@ pure @*/ class JMLValueSet<E extends JMLType> implements JMLCollection<E>, JMLType {
    private final /*@ nullable @*/ Object[] items;
    //@ private invariant \typeof(items) == \type(Object[]);
    //@ private invariant (\forall int i, j; 0 <= i && i < j && j < items.length; !JMLItems.same(items[i], items[j], true));

    public JMLValueSet() {
        this.items = new Object[0];
    }

    public JMLValueSet(/*@ nullable @*/ E item) {
        this.items = JMLItems.insert(new Object[0], 0, item);
    }

    private JMLValueSet(/*@ nullable @*/ Object[] items, boolean own) {
        this.items = items;
    }

    public static /*@ pure @*/ <F extends JMLType> JMLValueSet<F> singleton(/*@ nullable @*/ F item) {
        return new JMLValueSet<F>(item);
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

    public /*@ pure @*/ JMLValueSet<E> insert(/*@ nullable @*/ E item) {
        return has(item) ? this : new JMLValueSet<E>(JMLItems.insert(items, items.length, item), true);
    }

    public /*@ pure @*/ JMLValueSet<E> remove(/*@ nullable @*/ Object item) {
        return new JMLValueSet<E>(JMLItems.without(items, JMLItems.find(items, item, true)), true);
    }

    public /*@ pure @*/ JMLValueSet<E> union(JMLValueSet<E> other) {
        return new JMLValueSet<E>(JMLItems.join(items, JMLItems.choose(other.items, items, false, true)), true);
    }

    public /*@ pure @*/ JMLValueSet<E> intersection(JMLValueSet<E> other) {
        return new JMLValueSet<E>(JMLItems.choose(items, other.items, true, true), true);
    }

    public /*@ pure @*/ JMLValueSet<E> difference(JMLValueSet<E> other) {
        return new JMLValueSet<E>(JMLItems.choose(items, other.items, false, true), true);
    }

    public /*@ pure @*/ boolean isSubset(JMLValueSet<E> other) {
        return JMLItems.within(items, other.items, true);
    }

    public /*@ pure @*/ boolean isProperSubset(JMLValueSet<E> other) {
        return items.length < other.items.length && isSubset(other);
    }

    public /*@ pure @*/ boolean isSuperset(JMLValueSet<E> other) {
        return other.isSubset(this);
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof JMLValueSet && items.length == ((JMLValueSet<?>) other).items.length
            && JMLItems.within(items, ((JMLValueSet<?>) other).items, true);
    }

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
