// jury check --all: HOLDS

import java.util.HashMap;
import java.util.Map;

/** Accounts by name. */
public class Bank {
    private final Map<String, Account> accounts = new HashMap<>();

    public static class Account {
        private int balance;

        public void deposit(int amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount");
            }
            balance += amount;
        }

        public void withdraw(int amount) {
            if (amount <= 0 || amount > balance) {
                throw new IllegalArgumentException("amount");
            }
            balance -= amount;
        }

        public int balance() {
            return balance;
        }
    }

    public void open(String name) {
        if (accounts.containsKey(name)) {
            throw new IllegalStateException("there is one");
        }
        accounts.put(name, new Account());
    }

    private Account find(String name) {
        Account account = accounts.get(name);
        if (account == null) {
            throw new IllegalArgumentException("no account of " + name);
        }
        return account;
    }

    public void transfer(String from, String to, int amount) {
        Account source = find(from);
        Account target = find(to);
        source.withdraw(amount);
        target.deposit(amount);
    }

    public int balance(String name) {
        return find(name).balance();
    }
}
