// Inner classes that the JDK alone has: whoever makes one, or extends one, hands on the object around it.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

class Lock extends AbstractQueuedSynchronizer {
    class Own extends ConditionObject {
        int count = 3;
    }

    //@ ensures \result != null;
    ConditionObject made() {
        return new ConditionObject();
    }

    //@ ensures \result == 3;
    int own() {
        return new Own().count;
    }

    //@ ensures \result == 4; // EXPECT violated: postcondition in 'Lock.ownWrong()'
    int ownWrong() {
        return new Own().count;
    }

    //@ ensures \result == 5;
    int unnamed() {
        return new ConditionObject() { int count = 5; }.count;
    }
}
// OUTPUT HOLDS Lock.made()
// OUTPUT HOLDS Lock.own()
// OUTPUT HOLDS Lock.unnamed()
