class Account {
    int balance;
    /*@ nullable @*/ Account partner;
    static int opened;
    //@ invariant balance >= 0; // EXPECT violated: invariant in 'Account.withdrawWrong(int)'
    //@ static invariant opened >= 0; // EXPECT violated: invariant in 'Account.close()'
    //@ constraint balance >= \old(balance) - 100; // EXPECT violated: constraint in 'Account.empty()'
    //@ initially balance == 0; // EXPECT violated: initially in 'Account.Account(int)'

    //@ ensures balance == 0;
    Account() {
    }

    //@ requires x >= 0;
    //@ ensures balance == x;
    Account(int x) {
        balance = x;
    }

    //@ requires 0 <= x && x <= balance && x <= 100;
    //@ ensures balance == \old(balance) - x;
    void withdraw(int x) {
        balance -= x;
    }

    //@ requires 0 <= x && x <= 100;
    //@ ensures balance == \old(balance) - x;
    void withdrawWrong(int x) {
        balance -= x;
    }

    // Broken in between, and restored.
    //@ ensures balance == \old(balance);
    void between() {
        int x = balance;
        balance = -1;
        balance = x;
    }

    //@ ensures balance == 0;
    void empty() {
        balance = 0;
    }

    //@ ensures opened == \old(opened) - 1;
    static void close() {
        opened--;
    }

    //@ requires opened < 100;
    //@ ensures opened > 0;
    static void open() {
        opened++;
    }

    // The invariant of every object may be assumed.
    //@ ensures \result >= 0;
    int ofPartner() {
        return partner == null ? 0 : partner.balance;
    }

    // A helper neither assumes nor keeps it.
    //@ ensures balance == -5;
    private /*@ helper @*/ void help() {
        balance = -5;
    }
}

class Pair {
    Account a = new Account();
    Account b = new Account();
    //@ invariant a != b; // EXPECT violated: invariant in 'Pair.set(Account)'

    //@ ensures a == x;
    void set(Account x) {
        a = x;
    }

    //@ requires x != b;
    //@ ensures a == x;
    void setRight(Account x) {
        a = x;
    }

    // An object created must keep it at the end.
    //@ ensures \fresh(\result);
    static Pair make() {
        return new Pair();
    }
}

class Limit {
    int x;
    //@ invariant x <= 10; // EXPECT violated: invariant in 'Limit.escape(int)'

    // Also when leaving by an exception.
    //@ signals (IllegalStateException e) y > 5;
    void escape(int y) {
        if (y > 5) {
            x = y;
            throw new IllegalStateException();
        }
    }
}
// OUTPUT HOLDS Account.Account()
// OUTPUT HOLDS Account.withdraw(int)
// OUTPUT HOLDS Account.between()
// OUTPUT HOLDS Account.open()
// OUTPUT HOLDS Account.ofPartner()
// OUTPUT HOLDS Account.help()
// OUTPUT HOLDS Pair.setRight(Account)
// OUTPUT HOLDS Pair.make()
