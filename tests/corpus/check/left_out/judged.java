// What a method does not read it may break all the same, and code that is not executed may read it.
class Account {
    int balance;
    /*@ nullable @*/ Watch watch; // nobody reads it here

    //@ ensures balance == amount;
    void set(int amount) {
        balance = amount;
    }

    //@ requires amount >= 0;
    //@ ensures balance == amount;
    void setRight(int amount) {
        balance = amount;
    }
}

class Watch {
    Account watched;
    // EXPECT-NEXT violated: invariant in 'Account.set(int)'
    //@ invariant watched.balance >= 0; // EXPECT violated: invariant in 'Watch.Watch(Account)'

    Watch(Account account) {
        watched = account;
    }
}

abstract class Link {
    /*@ nullable @*/ Link next;
    int value;

    //@ ensures \result != null;
    abstract /*@ pure @*/ Link follow();

    // What `follow` gives may be behind a field that nobody names here.
    //@ ensures \result; // EXPECT violated: postcondition in 'Link.same()'
    boolean same() {
        return follow() == this;
    }

    //@ ensures \result ==> follow() == this;
    boolean sameRight() {
        return follow() == this; // EXPECT cut: executions that need more than 4 objects of class 'Link' in 'Link.sameRight()'
    }

    // It may change what nobody names here.
    //@ ensures true;
    abstract void change();

    //@ assignable value;
    //@ ensures true;
    void frame() {
        change(); // EXPECT violated: call of 'change', which may assign what is not assignable here
    }

    //@ assignable \everything;
    //@ ensures true;
    void frameRight() {
        change(); // EXPECT cut: executions that need more than 4 objects of class 'Link' in 'Link.frameRight()'
    }

    //@ ensures \result == \reach(this).has(link); // EXPECT violated: postcondition in 'Link.reaches(Link)'
    boolean reaches(Link link) {
        return link == this;
    }

    //@ ensures \result ==> \reach(this).has(link);
    boolean reachesRight(Link link) {
        return link == this;
    }

    //@ ensures \not_modified(this.next);
    void keeps() {
        value++;
    }

    //@ ensures \not_modified(this.*); // EXPECT violated: postcondition in 'Link.keepsWrong()'
    void keepsWrong() {
        value++;
    }
}
