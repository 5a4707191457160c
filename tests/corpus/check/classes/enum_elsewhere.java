// ARGS --source-path $DIR/support
// Constants of an enum whose file was not given, but found on the source path.
import elsewhere.Colour;

class Painter {
    //@ ensures \result == 10;
    static int red() {
        return Colour.RED.weight;
    }

    // EXPECT-NEXT violated: postcondition in 'Painter.green()'
    //@ ensures \result == 10;
    static int green() {
        return Colour.GREEN.weight;
    }

    //@ ensures \result != null;
    static Object any(boolean first) {
        return first ? Colour.RED : Colour.GREEN;
    }
}
// EXIT 1
// OUTPUT 3 methods: 2 hold; 1 violated
