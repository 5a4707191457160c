// Two pools whose objects refer to each other: what is met through an object that was visited before is met all the same.
import org.cprover.CProver;

class Left {
    Right other;
}

class Right {
    Left other;
}

class Pools {
    final Left[] lefts = new Left[2];
    final Right[] rights = new Right[2];

    Pools() {
        for (int i = 0; i < 2; i++) {
            lefts[i] = new Left();
            rights[i] = new Right();
        }
        for (int i = 0; i < 2; i++) {
            lefts[i].other = right();
            rights[i].other = left();
        }
    }

    Left left() {
        int index = CProver.nondetInt();
        CProver.assume(-1 <= index && index < 2);
        return index < 0 ? null : lefts[index];
    }

    Right right() {
        int index = CProver.nondetInt();
        CProver.assume(-1 <= index && index < 2);
        return index < 0 ? null : rights[index];
    }
}

class Path {
    static boolean isLong(Left a, Right b) {
        return a == null && b != null && b.other != null && b.other.other != null && b.other.other != b;
    }

    public static void main(String[] args) {
        Pools pools = new Pools();
        Left a = pools.left();
        Right b = pools.right();
        CProver.assume(isLong(a, b));
        Left last = b.other.other.other;
        assert last == null; // EXPECT violated: assertion: AssertionError in 'Path.main(String[])'
    }
}

class Round {
    public static void main(String[] args) {
        Pools pools = new Pools();
        Left a = pools.left();
        Right b = pools.right();
        CProver.assume(Path.isLong(a, b));
        Left last = b.other.other.other;
        assert last == null || last.other == null || last.other == b || last.other == b.other.other;
    }
}
// OUTPUT HOLDS Round.main(String[])
