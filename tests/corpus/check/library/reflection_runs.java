// Fields that are assigned and methods and constructors that are run by reflection.
// ARGS --calls inline --all
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

class Account {
    int balance;
    long total;
    private String owner = "nobody";
    final int limit;
    static int count;

    Account() {
        this(7);
    }

    Account(int limit) {
        this.limit = limit;
    }

    int add(int amount, long bonus) {
        balance += amount + (int) bonus;
        return balance;
    }

    void clear() {
        balance = 0;
    }

    static String twice(String text) {
        return text + text;
    }

    void fail() throws Exception {
        throw new Exception("failed");
    }

    private int secret() {
        return 42;
    }

    int overridden() {
        return 1;
    }
}

class Savings extends Account {
    Savings() {
        super(9);
    }

    int overridden() {
        return 2;
    }
}

abstract class Shape {
    Shape() {
    }
}

class ReflectionRuns {
    static void sets() throws Exception {
        Account account = new Account();
        Account.class.getDeclaredField("balance").set(account, (byte) 5);
        assert account.balance == 5;
        Account.class.getDeclaredField("total").setInt(account, 6);
        Field total = Account.class.getDeclaredField("total");
        total.set(account, 'a');
        assert account.total == 97 && total.getLong(account) == 97;
    }

    static void setsPrivate() throws Exception {
        Account account = new Account();
        Field owner = Account.class.getDeclaredField("owner");
        try {
            owner.set(account, "me");
            assert false;
        } catch (IllegalAccessException e) {
        }
        owner.setAccessible(true);
        owner.set(account, "me");
        assert owner.get(account).equals("me");
        owner.set(account, null);
        assert owner.get(account) == null;
    }

    //@ requires account != null && other != null;
    static void setsOther(Account account, Account other, int value) throws Exception {
        other.balance = 1;
        Account.class.getDeclaredField("balance").setInt(account, value);
        assert other.balance == 1; // EXPECT violated: assertion: AssertionError in 'ReflectionRuns.setsOther(Account, Account, int)'
    }

    static int refused() throws Exception {
        Account account = new Account();
        Field balance = Account.class.getDeclaredField("balance");
        int refusals = 0;
        Object[] values = {null, 5L, "5", true};
        for (Object value : values)
            try {
                balance.set(account, value);
            } catch (IllegalArgumentException e) {
                refusals++;
            }
        try {
            balance.set(null, 1);
        } catch (NullPointerException e) {
            refusals++;
        }
        try {
            balance.set("text", 1);
        } catch (IllegalArgumentException e) {
            refusals++;
        }
        try {
            Account.class.getDeclaredField("limit").setInt(account, 1);
        } catch (IllegalAccessException e) {
            refusals++;
        }
        assert refusals == 7 && account.balance == 0;
        return refusals;
    }

    static void setsFinal() throws Exception {
        Field limit = Account.class.getDeclaredField("limit");
        limit.setAccessible(true);
        limit.setInt(new Account(), 1); // EXPECT unknown: the field 'limit' assigned by reflection (not modelled) in 'ReflectionRuns.setsFinal()'
    }

    static void setsStatic() throws Exception {
        Account.class.getDeclaredField("count").setInt(null, 1); // EXPECT unknown: the field 'count' assigned by reflection (not modelled) in 'ReflectionRuns.setsStatic()'
    }

    static void invokes() throws Exception {
        Account account = new Account();
        Method add = Account.class.getDeclaredMethod("add", int.class, long.class);
        assert (Integer) add.invoke(account, 3, 4) == 7 && account.balance == 7;
        assert add.invoke(account, 'a', 1L).equals(105);
        assert Account.class.getDeclaredMethod("clear").invoke(account) == null && account.balance == 0;
        assert Account.class.getDeclaredMethod("twice", String.class).invoke(null, "ab").equals("abab");
        assert (Integer) String.class.getMethod("length").invoke("four") == 4;
    }

    static void invokesWrong(int amount) throws Exception {
        Account account = new Account();
        Account.class.getDeclaredMethod("add", int.class, long.class).invoke(account, amount, 1L);
        assert account.balance > amount; // EXPECT violated: assertion: AssertionError in 'ReflectionRuns.invokesWrong(int)'
    }

    static void dispatches() throws Exception {
        assert Account.class.getDeclaredMethod("overridden").invoke(new Savings()).equals(2);
    }

    static void throwsWrapped() throws Exception {
        try {
            Account.class.getDeclaredMethod("fail").invoke(new Account());
            assert false;
        } catch (InvocationTargetException e) {
            assert e.getCause().getMessage().equals("failed");
        }
    }

    static int refusedCalls() throws Exception {
        Account account = new Account();
        Method add = Account.class.getDeclaredMethod("add", int.class, long.class);
        Object[][] wrong = {null, {1}, {1, 2, 3}, {1L, 1}, {null, 1}, {1, 1.0f}};
        int refusals = 0;
        for (Object[] arguments : wrong)
            try {
                add.invoke(account, arguments);
            } catch (IllegalArgumentException e) {
                refusals++;
            }
        try {
            add.invoke(null, 1, 1);
        } catch (NullPointerException e) {
            refusals++;
        }
        try {
            Account.class.getDeclaredMethod("secret").invoke(account);
        } catch (IllegalAccessException e) {
            refusals++;
        }
        assert refusals == 8 && account.balance == 0;
        return refusals;
    }

    static void creates() throws Exception {
        Constructor<Account> constructor = Account.class.getDeclaredConstructor(int.class);
        Account account = constructor.newInstance(3);
        assert account.limit == 3 && account.getClass() == Account.class;
        assert constructor.newInstance(3) != account;
        assert Savings.class.getDeclaredConstructor().newInstance().limit == 9;
    }

    @SuppressWarnings("deprecation")
    static void createsPlainly() throws Exception {
        assert Account.class.newInstance().limit == 7;
        try {
            Shape.class.newInstance();
            assert false;
        } catch (InstantiationException e) {
        }
    }

    static void createsWrong(int limit) throws Exception {
        assert Account.class.getDeclaredConstructor(int.class).newInstance(limit).limit == 3; // EXPECT violated: assertion: AssertionError in 'ReflectionRuns.createsWrong(int)'
    }

    static Object fromOutside(Method method) throws Exception {
        return method.invoke(null); // EXPECT cut: executions that use a method from outside in 'ReflectionRuns.fromOutside(Method)'
    }
}
