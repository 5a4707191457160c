// Fig. 2 of "Computing Exact Loop Bounds for Bounded Program Verification" (2017), with lists of a hundred entries: seconds, as the solver is told how the loops walk.
// ARGS --method List.copy --objects List=2,Entry=100,Data=1 --timeout 40
class List {
    /*@ nullable */ Entry head;

    List copy(/*@ nullable */ Data d) {
        Entry curr = head;
        while (curr != null && curr.data != d)
            curr = curr.next;
        List result = new List();
        if (curr != null) {
            curr = curr.next;
            Entry last = null;
            while (curr != null) {
                Entry e = new Entry(curr.data);
                if (last == null) {
                    result.head = e;
                } else {
                    last.next = e;
                }
                last = e;
                curr = curr.next;
            }
        }
        return result;
    }
}

class Entry {
    /*@ nullable */ Entry next;
    /*@ nullable */ Data data;

    Entry(/*@ nullable */ Data d) {
        data = d;
        next = null;
    }
}

class Data {
}
// OUTPUT copy_100.java:8 while copy 0 100 exact, may not end
// OUTPUT copy_100.java:14 while copy 0 49 exact
