// Each time around is a line of the path.
class OneLine {
    /*@ nullable @*/ OneLine next;

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result != 2;
    int count() {
        int n = 0;
        for (OneLine x = this; x != null && n < 5; x = x.next) n++;
        return n;
    }
}
// OUTPUT this = OneLine#1 { next = OneLine#2 }
// OUTPUT OneLine#2 { next = null }
// OUTPUT path
// OUTPUT 8 int n = 0; n = 0
// OUTPUT 9 for (OneLine x = this; x != null && n < 5; x = x.next) n++; x = OneLine#1, n = 1
// OUTPUT 9 for (OneLine x = this; x != null && n < 5; x = x.next) n++; x = OneLine#2, n = 2
// OUTPUT 9 for (OneLine x = this; x != null && n < 5; x = x.next) n++; x = null
// OUTPUT 10 return n;
