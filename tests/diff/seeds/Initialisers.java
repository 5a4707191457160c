import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

// Fields, blank finals, static and instance initialisers, constructors that call each other.
public class Initialisers {
    static final int LIMIT = 16;
    static final int[] TABLE;
    static final String GREETING;
    private static int next = LIMIT * 2;

    static {
        int[] table = new int[LIMIT];
        for (int i = 0; i < table.length; i++) {
            table[i] = i * i;
        }
        TABLE = table;
        if (table[3] > 5) {
            GREETING = "big";
        } else {
            GREETING = "small";
        }
    }

    private final int id;
    private final String label;
    private final List<String> notes = new ArrayList<>();
    private final boolean isMarked;
    protected long stamp = next + LIMIT;
    volatile int hits;
    transient double ratio = 1.0 / 3;

    {
        notes.add("made");
        id = next++;
    }

    public Initialisers() {
        this("none", false);
    }

    public Initialisers(String label) {
        this(label, label.length() > 3);
    }

    private Initialisers(String label, boolean isMarked) {
        this.label = label;
        this.isMarked = isMarked;
        if (isMarked) {
            return;
        }
        notes.add(label);
    }

    private Initialisers(Initialisers other) {
        label = other.label;
        boolean mark;
        switch (other.id) {
            case 0:
                mark = true;
                break;
            case 1:
                mark = other.isMarked;
                break;
            default:
                mark = false;
        }
        isMarked = mark;
    }

    static Initialisers copy(Initialisers other) {
        return new Initialisers(other);
    }

    int choose(int n) {
        final int result;
        if (n > 10) {
            result = 1;
        } else if (n > 5) {
            result = 2;
        } else {
            throw new IllegalArgumentException();
        }
        return result;
    }

    int late(boolean flag) {
        int a, b = 2, c;
        if (flag && (a = b) > 1) {
            c = a;
        } else {
            c = 0;
        }
        int d;
        for (d = 0; d < c; d++) {
            b += d;
        }
        do {
            a = d++;
        } while (a < 3);
        return a + b + c;
    }

    List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    static class Lazy {
        private static Lazy instance;
        final int value;

        private Lazy(int value) {
            this.value = value;
        }

        static synchronized Lazy get() {
            if (instance == null) {
                instance = new Lazy(LIMIT);
            }
            return instance;
        }
    }

    static class Derived extends Initialisers {
        final int extra;

        Derived(int extra) {
            super("derived");
            this.extra = extra;
            stamp++;
            hits = extra;
        }
    }

    public static void main(String[] args) {
        Initialisers first = new Initialisers();
        Initialisers second = copy(new Derived(3));
        System.out.println(first.id + second.label + first.notes().size() + TABLE[2] + GREETING);
        System.out.println(first.choose(7) + second.late(true) + Lazy.get().value + first.ratio);
    }
}
