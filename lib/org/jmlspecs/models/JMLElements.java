// JMLElements: what the sets, bags and sequences of specifications have in common: elements that never change.
package org.jmlspecs.models;

abstract /*@ pure @*/ class JMLElements<E> implements JMLCollection<E>, JMLType {
    final /*@ nullable @*/ Object[] items;
    //@ invariant \typeof(items) == \type(Object[]);

    JMLElements(/*@ nullable @*/ Object[] items) {
        this.items = items;
    }

    // Are elements compared by equals? Else by identity.
    abstract /*@ pure @*/ boolean comparesValues();

    public /*@ pure @*/ boolean has(/*@ nullable @*/ Object item) {
        return JMLItems.find(items, item, comparesValues()) >= 0;
    }

    public /*@ pure @*/ int count(/*@ nullable @*/ Object item) {
        return JMLItems.count(items, item, comparesValues());
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

    public /*@ pure @*/ int hashCode() {
        return items.length;
    }
}
