import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

// Everyday classes: accounts, transactions, access control, equality.
public class Bank {
    private final Map<Integer, Account> accounts = new HashMap<>();
    private final List<Transaction> log = new ArrayList<Transaction>();
    private int nextNumber = 1000;

    public abstract class Account implements Comparable<Account> {
        private final int number;
        private final String owner;
        protected long balance;

        protected Account(String owner) {
            this.number = nextNumber++;
            this.owner = Objects.requireNonNull(owner);
            accounts.put(number, this);
        }

        public int getNumber() {
            return number;
        }

        public long getBalance() {
            return balance;
        }

        protected abstract long limit();

        public void deposit(long amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount");
            }
            balance += amount;
            log.add(new Transaction(null, this, amount));
        }

        void withdraw(long amount) throws InsufficientFunds {
            if (balance - amount < -limit()) {
                throw new InsufficientFunds(this, amount);
            }
            balance -= amount;
        }

        @Override
        public int compareTo(Account other) {
            return Long.compare(balance, other.balance);
        }

        @Override
        public boolean equals(Object object) {
            if (this == object) {
                return true;
            }
            if (object == null || getClass() != object.getClass()) {
                return false;
            }
            Account other = (Account) object;
            return number == other.number && owner.equals(other.owner);
        }

        @Override
        public int hashCode() {
            return Objects.hash(number, owner);
        }
    }

    public class Savings extends Account {
        private double rate;

        public Savings(String owner, double rate) {
            super(owner);
            this.rate = rate;
        }

        @Override
        protected long limit() {
            return 0L;
        }

        void addInterest() {
            balance += (long) (balance * rate);
        }
    }

    public class Checking extends Account {
        private long limit;

        public Checking(String owner) {
            this(owner, 0);
        }

        public Checking(String owner, long limit) {
            super(owner);
            this.limit = limit;
        }

        @Override
        protected long limit() {
            return limit;
        }
    }

    public static class InsufficientFunds extends Exception {
        private final transient Account account;
        public final long amount;

        InsufficientFunds(Account account, long amount) {
            super("account " + account.getNumber() + " lacks " + (amount - account.balance));
            this.account = account;
            this.amount = amount;
        }

        public Account getAccount() {
            return account;
        }
    }

    private static final class Transaction {
        final Account from, to;
        final long amount;

        Transaction(Account from, Account to, long amount) {
            this.from = from;
            this.to = to;
            this.amount = amount;
        }

        @Override
        public String toString() {
            return (from == null ? "cash" : from.owner) + "->" + to.owner + ":" + amount;
        }
    }

    public boolean transfer(int from, int to, long amount) {
        Account source = accounts.get(from);
        Account target = accounts.get(to);
        if (source == null || target == null) {
            return false;
        }
        try {
            source.withdraw(amount);
        } catch (InsufficientFunds e) {
            System.err.println(e.getMessage() + e.getAccount().owner);
            return false;
        }
        target.deposit(amount);
        synchronized (log) {
            log.add(new Transaction(source, target, amount));
        }
        return true;
    }

    long total() {
        long sum = 0;
        for (Account account : accounts.values()) {
            sum += account.getBalance();
        }
        assert sum >= 0 : "negative: " + sum;
        return sum;
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        Savings savings = bank.new Savings("Ann", 0.02);
        Account checking = bank.new Checking("Bob", 100);
        savings.deposit(500);
        savings.addInterest();
        boolean done = bank.transfer(savings.getNumber(), checking.getNumber(), 50L);
        List<Account> sorted = new ArrayList<>(bank.accounts.values());
        Collections.sort(sorted);
        if (checking instanceof Checking) {
            ((Checking) checking).limit = 200;
        }
        System.out.println(done + " " + bank.total() + sorted.get(0).owner + bank.log);
    }
}
