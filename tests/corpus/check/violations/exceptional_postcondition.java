class Exceptional {
    int balance;

    // EXPECT-NEXT violated: exceptional postcondition in 'Exceptional.withdraw(int)'
    //@ signals (IllegalArgumentException e) amount < 0 && balance == \old(balance);
    void withdraw(int amount) {
        balance -= amount;
        if (amount < 0) {
            throw new IllegalArgumentException();
        }
    }
}
// OUTPUT IllegalArgumentException is thrown, from line 9
