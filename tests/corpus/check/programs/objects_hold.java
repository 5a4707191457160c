// Objects that nobody determines: what holds of all of them. Invariants do, and constants of enums
// are those of the program.
// EXIT 0
import org.cprover.CProver;

class ObjectsHold {
    enum Color {
        RED, GREEN;

        Color other() {
            return this == RED ? GREEN : RED;
        }
    }

    static class Account {
        //@ public invariant 0 <= balance && balance < 1000;
        /*@ spec_public @*/ private int balance;
        /*@ nullable @*/ Color color;

        //@ ensures \result == balance;
        /*@ pure @*/ int balance() {
            return balance;
        }
    }

    public static void main(String[] args) {
        Account account = CProver.nondetWithoutNull();
        assert account.balance() >= 0;
        account.balance = account.balance() / 2;
        assert account.balance() < 500;
        Color color = CProver.nondetWithoutNull(Color.RED);
        assert color == Color.RED || color == Color.GREEN;
        assert color.other() != color;
        assert account.color == null || account.color.ordinal() <= Color.GREEN.ordinal();
        Account again = CProver.nondetWithNull();
        assert again == null || again == account || again.balance() < 1000;
        byte[] from = {1, 2, 3};
        byte[] to = {0, 0, 0};
        CProver.arraycopy(from, 0, to, 1, 2);
        assert to[1] == 1 && to[2] == 2;
        CProver.atomicBegin();
        CProver.atomicEnd();
        if (args.length == 1)
            CProver.notModelled();
        assert args.length != 1;
    }
}
// OUTPUT HOLDS       ObjectsHold.main(String[])
