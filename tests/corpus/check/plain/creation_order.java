// What a constructor is given was there before: no object holds itself in a final field that is filled so. A field that is filled
// otherwise may lead back.
// ARGS --all
import java.util.Objects;

public class CreationOrder {
    private final CreationOrder rest;
    private final int head;

    public CreationOrder(int head, CreationOrder rest) {
        this.head = head;
        this.rest = rest;
    }

    public int length() {
        return rest == null ? 1 : 1 + rest.length();
    }

    public int sum() {
        int sum = 0;
        for (CreationOrder at = this; at != null; at = at.rest) {
            sum += at.head;
        }
        return sum;
    }

    public int ofItself() {
        return rest == this ? head / 0 : 0;
    }

    public static CreationOrder single(int head) {
        return new CreationOrder(head, null);
    }
}

class Owner {
    final Part part;
    int number;

    Owner() {
        part = new Part(this);
    }

    int look() {
        return part.owner == this ? 1 / number : 0; // EXPECT violated: division by zero: ArithmeticException in 'Owner.look()'
    }

    void set(int to) {
        number = to;
    }
}

class Part {
    final Owner owner;

    Part(Owner owner) {
        this.owner = Objects.requireNonNull(owner);
    }
}

class Ring {
    Ring next;
    final int number;

    Ring(int number) {
        this.number = number;
        next = this;
    }

    int sum() {
        int sum = 0;
        for (Ring at = this; at != null; at = at.next) { // EXPECT violated: endless loop in 'Ring.sum()'
            sum += at.number;
        }
        return sum;
    }
}
