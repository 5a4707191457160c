// A program without a class: its methods are checked as any others.
int balance;

//@ requires amount >= 0 && balance >= 0 && balance < 1000 && amount < 1000;
//@ assignable balance;
//@ ensures balance == \old(balance) + amount;
void deposit(int amount) {
    balance += amount;
}

//@ requires amount >= 0;
//@ assignable balance;
//@ ensures balance >= 0; // EXPECT violated: postcondition in 'compact.withdraw(int)'
void withdraw(int amount) {
    balance -= amount;
}

void main() {
    balance = 0;
    deposit(3);
    List<Integer> history = new ArrayList<>();
    history.add(balance);
    IO.println("history: " + history);
    assert history.get(0) == 3;
    assert history.size() == 2; // EXPECT violated: assertion: AssertionError in 'compact.main()'
}
// ARGS --all
