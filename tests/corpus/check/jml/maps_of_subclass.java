// A data group that a subclass adds to with `maps`: its locations are in the group of objects that are of it.
interface Bag {
    //@ public instance model int content;

    //@ assignable content;
    void put(int n);
}
class ArrayBag implements Bag {
    int[] items = new int[2]; //@ in content; maps items[*] \into content;
    int[] others = new int[2];
    //@ represents content = items.length;

    public void put(int n) {
        if (items.length > 0)
            items[0] = n;
    }
}
class BadBag extends ArrayBag {
    public void put(int n) {
        if (others.length > 0)
            others[0] = n; // EXPECT violated: assignment to an array element, which is not assignable in 'BadBag.put(int)'
    }
}
class OtherBag implements Bag {
    int[] kept = new int[2];
    //@ represents content = 0;

    public void put(int n) {
        if (kept.length > 0)
            kept[0] = n; // EXPECT violated: assignment to an array element, which is not assignable in 'OtherBag.put(int)'
    }
}
class UseBags {
    //@ requires b.items != a && a.length > 0;
    //@ ensures a[0] == \old(a[0]);
    static void apart(ArrayBag b, int[] a) { b.put(3); }

    //@ requires a.length > 0;
    //@ ensures a[0] == \old(a[0]); // EXPECT violated: postcondition in 'UseBags.shared(ArrayBag, int[])'
    static void shared(ArrayBag b, int[] a) { b.put(3); }
}
// EXIT 1
// OUTPUT HOLDS ArrayBag.put(int)
// OUTPUT HOLDS UseBags.apart(ArrayBag, int[])
