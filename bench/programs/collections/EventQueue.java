// bench schedule --objects EventQueue=1: CUT
// bench next --objects EventQueue=1: HOLDS
// bench cancel --objects EventQueue=1: HOLDS

import java.util.PriorityQueue;

/** Events by the time at which they happen. */
class EventQueue {
    static class Event implements Comparable<Event> {
        final int time;
        final int kind;

        Event(int time, int kind) {
            this.time = time;
            this.kind = kind;
        }

        public /*@ pure @*/ int compareTo(Event other) {
            return Integer.compare(time, other.time);
        }
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>();
    private int now;
    //@ private invariant events.isEmpty() || now <= events.peek().time;

    //@ requires delay >= 0 && now + delay >= 0 && now >= 0;
    //@ ensures events.size() == \old(events.size()) + 1 && events.peek().time <= now + delay;
    void schedule(int delay, int kind) {
        events.add(new Event(now + delay, kind));
    }

    //@ ensures \result == null ==> events.isEmpty() && now == \old(now);
    //@ ensures \result != null ==> now == \result.time && now >= \old(now) && events.size() == \old(events.size()) - 1;
    /*@ nullable @*/ Event next() {
        Event event = events.poll();
        if (event != null) {
            now = event.time;
        }
        return event;
    }

    //@ ensures events.size() >= \old(events.size()) - 1;
    //@ ensures !\result ==> !events.contains(event);
    boolean cancel(Event event) {
        return events.remove(event);
    }
}
