import java.util.PriorityQueue;

// A model whose arrays nothing else may refer to, and which has no clone of its own.
class Clone {
    static class Waiting extends PriorityQueue<Integer> implements Cloneable {
        int seen;

        Waiting copy() throws CloneNotSupportedException {
            return (Waiting) super.clone(); // EXPECT unknown: a copy by clone() of an object of the library
        }
    }

    static class Point implements Cloneable {
        int x;

        Point copy() throws CloneNotSupportedException {
            return (Point) clone();
        }
    }

    //@ ensures \result;
    static boolean of_model() throws CloneNotSupportedException {
        Waiting w = new Waiting();
        w.add(3);
        Waiting c = w.copy();
        c.add(4);
        return w.size() == 1;
    }

    //@ ensures \result == 5;
    static int plain() throws CloneNotSupportedException {
        Point p = new Point();
        p.x = 5;
        Point q = p.copy();
        p.x = 6;
        return q.x;
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result == 6;
    static int plainWrong() throws CloneNotSupportedException {
        Point p = new Point();
        p.x = 5;
        Point q = p.copy();
        p.x = 6;
        return q.x;
    }
}
