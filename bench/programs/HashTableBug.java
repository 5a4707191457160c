// bench put --objects HashTableBug=1 --array-length 2: VIOLATED from 2
// bench remove --objects HashTableBug=1 --array-length 2: VIOLATED from 2

/** A map from ints to ints: keys with the same remainder share a chain of nodes. */
public class HashTableBug {
    static class Node {
        int key;
        int value;
        /*@ nullable @*/ Node next;
    }

    /*@ nullable @*/ Node[] buckets;
    int size;

    /*@ invariant buckets != null && buckets.length > 0;
      @ // Every node is in the chain of its key, and a key is there only once; so there is no cycle.
      @ invariant (\forall int i; 0 <= i && i < buckets.length;
      @               (\forall Node n; \reach(buckets[i]).has(n);
      @                   indexOf(n.key) == i
      @                   && (\forall Node m; \reach(n.next).has(m); m.key != n.key)));
      @ invariant size == (\num_of Node n; (\exists int i; 0 <= i && i < buckets.length;
      @                                        \reach(buckets[i]).has(n)); true);
      @*/

    private /*@ pure helper @*/ int indexOf(int key) {
        int remainder = key % buckets.length;
        return remainder < 0 ? remainder + buckets.length : remainder;
    }

    private /*@ pure helper nullable @*/ Node find(int key) {
        Node at = buckets[indexOf(key)];
        while (at != null && at.key != key) {
            at = at.next;
        }
        return at;
    }

    /*@ pure @*/ boolean contains(int key) {
        return find(key) != null;
    }

    //@ requires contains(key);
    /*@ pure @*/ int get(int key) {
        return find(key).value;
    }

    /*@ ensures contains(key) && get(key) == value;
      @ ensures (\forall int k; k != key ==> contains(k) == \old(contains(k))
      @                                      && (contains(k) ==> get(k) == \old(get(k))));
      @ ensures size == \old(size) + (\old(contains(key)) ? 0 : 1);
      @*/
    void put(int key, int value) {
        // BUG: the chain that was there is lost
        Node node = find(key);
        if (node == null) {
            int index = indexOf(key);
            node = new Node();
            node.key = key;
            buckets[index] = node;
            size++;
        }
        node.value = value;
    }

    /*@ ensures \result <==> \old(contains(key));
      @ ensures !contains(key);
      @ ensures (\forall int k; k != key ==> contains(k) == \old(contains(k))
      @                                      && (contains(k) ==> get(k) == \old(get(k))));
      @ ensures size == \old(size) - (\result ? 1 : 0);
      @*/
    boolean remove(int key) {
        int index = indexOf(key);
        Node before = null;
        Node at = buckets[index];
        // BUG: with the first node, the chain is lost
        while (at != null && at.key != key) {
            before = at;
            at = at.next;
        }
        if (at == null) {
            return false;
        }
        if (before == null) {
            buckets[index] = null;
        } else {
            before.next = at.next;
        }
        size--;
        return true;
    }
}
