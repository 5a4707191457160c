class Counter {
    int count;
    //@ invariant 0 <= count && count <= 10; // EXPECT violated: invariant in 'Counter.add()'

    //@ assignable count;
    void add() {
        count++;
    }

    //@ assignable count;
    void addSome() {
        if (count < 10) {
            count++;
        }
    }
}
// OUTPUT this = Counter#1 { count = 10 }
// OUTPUT count = 11
// OUTPUT Counter#1 { count = 11 }
// OUTPUT HOLDS Counter.addSome()
