// ARGS --all
// A final field that a constructor fills with its argument leads to older objects only, unless there is another value: then the object may be its own successor.
class Chain {
    private final Chain next;

    Chain(Chain next) {
        this.next = next;
    }

    int length() {
        int length = 1;
        for (Chain at = next; at != null; at = at.next)
            length++;
        return length;
    }
}

class Ring {
    private final Ring next;

    Ring(Ring given) {
        Ring after = given;
        if (given == null)
            after = this;
        this.next = after;
    }

    int length() {
        int length = 1;
        for (Ring at = next; at != null; at = at.next) // EXPECT violated: endless loop in 'Ring.length()'
            length++;
        return length;
    }

    boolean isNotItsOwn() {
        assert next != this; // EXPECT violated: assertion: AssertionError in 'Ring.isNotItsOwn()'
        return true;
    }
}
