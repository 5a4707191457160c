// ARGS --all
// An object of a class that nobody knows may implement an interface besides. One that does not is looked at; that others are
// not is a cut. Where nothing but such objects would do, there is no answer.

interface Shape {
    int area();
}

interface Locked {}

interface Round extends Shape {
    int radius();
}

final class Tile implements Shape {
    private final int side;

    Tile(int side) {
        this.side = side;
    }

    public int area() {
        return side;
    }
}

public class OtherTypes {
    public static int open(Runnable action, int[] places) {
        if (action instanceof Locked) { // EXPECT cut: a 'Runnable' that is of type 'Locked' in 'OtherTypes.open(Runnable, int[])'
            return 0;
        }
        return places.length;
    }

    public static int wrong(Runnable action, int[] places) {
        if (action instanceof Locked) { // EXPECT cut: a 'Runnable' that is of type 'Locked' in 'OtherTypes.wrong(Runnable, int[])'
            return 0;
        }
        return places[places.length - 1]; // EXPECT violated: index out of bounds: ArrayIndexOutOfBoundsException in 'OtherTypes.wrong(Runnable, int[])'
    }

    public static int some(Runnable action, boolean isRound) {
        if (isRound) {
            return ((Round) action).radius(); // EXPECT cut: a 'Runnable' that is of type 'Round' in 'OtherTypes.some(Runnable, boolean)'
        }
        return 1;
    }

    public static int all(Runnable action) {
        return ((Round) action).radius(); // EXPECT unknown: a 'Runnable' that is of type 'Round' in 'OtherTypes.all(Runnable)'
    }
}
