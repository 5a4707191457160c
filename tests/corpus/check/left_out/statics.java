// ARGS --all
// Static fields and enums that nothing was seen to read are left out of the pre-state of plain Java; who reads one
// after all begins again with it.
// OUTPUT HOLDS       Colours.unconcerned(int)
// OUTPUT HOLDS       Colours.names()
// OUTPUT HOLDS       Colours.label(Palette)
// OUTPUT HOLDS       Colours.second()
// OUTPUT HOLDS       Colours.size(Limits)
// EXIT 1
import java.util.ArrayList;
import java.util.List;

enum Colour {
    RED("r"),
    GREEN("g");

    final String text;

    Colour(String text) {
        this.text = text;
    }
}

interface Palette {
    Colour best();
}

class Limits {
    static final int[] MOST = {1, 2, 3};
    static final List<String> NAMES = new ArrayList<>();
    static Limits last;
    int index;

    static int most(int index) {
        return MOST[index];
    }
}

public class Colours {
    public static int unconcerned(int number) {
        return number + 1;
    }

    public static int names() {
        int length = 0;
        for (Colour colour : Colour.values()) {
            length += colour.text.length();
        }
        assert length == 2;
        return length;
    }

    // The answer of a class that nobody knows may be any constant.
    public static String label(Palette palette) {
        Colour colour = palette.best();
        return colour == null ? "" : colour.text;
    }

    public static int labelBug(Palette palette) {
        Colour colour = palette.best();
        assert colour != Colour.GREEN; // EXPECT violated: assertion: AssertionError in 'Colours.labelBug(Palette)'
        return 0;
    }

    public static int second() {
        return Limits.most(1);
    }

    public static int secondBug() {
        return 10 / (Limits.most(1) - 2); // EXPECT violated: division by zero: ArithmeticException in 'Colours.secondBug()'
    }

    // Nobody keeps others from changing it.
    public static int namesBug() {
        return 10 / Limits.NAMES.size(); // EXPECT violated: division by zero: ArithmeticException in 'Colours.namesBug()'
    }

    public static int size(Limits limits) {
        return limits == Limits.last ? 1 : 0;
    }

    public static int sizeBug(Limits limits) {
        return 1 / (limits == Limits.last ? 0 : 1); // EXPECT violated: division by zero: ArithmeticException in 'Colours.sizeBug(Limits)'
    }
}
