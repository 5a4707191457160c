// jury check --all: HOLDS
// jury check --all: VIOLATED BankBug.balance(String)

import java.util.HashMap;
import java.util.Map;

/** Bank once more, but an account that is not there is used. */
public class BankBug {
    private final Map<String, Account> accounts = new HashMap<>();

    public static class Account {
        private int balance;

        public void deposit(int amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount");
            }
            balance += amount;
        }

        public int balance() {
            return balance;
        }
    }

    public void open(String name) {
        accounts.putIfAbsent(name, new Account());
    }

    public int balance(String name) {
        return accounts.get(name).balance();
    }
}
