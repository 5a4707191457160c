// Switch statements over all types that take constants.
class statements {
    static final int TWO = 2;
    enum Color { RED, GREEN, BLUE }

    int old(int n, char c, byte b, Integer boxed, Character letter, String s, Color color) {
        int sum = 0;
        switch (n) {
        case 1:
            int shared = 3;
            sum += shared;
        case TWO: case 3 + 4:
            shared = 4;
            sum += shared;
            break;
        case 'x':
        default:
            sum = 1;
        }
        switch (c) { case 'a': case 98: sum++; break; }
        switch (b) { case 1, 2, -128: sum++; }
        switch (boxed) { case 1: sum++; break; case 2: return 3; }
        switch (letter) { case 'z': sum++; }
        switch (s) { case "one": case "t" + "wo": sum++; break; default: }
        switch (color) { case RED: sum++; break; case GREEN, BLUE: sum--; }
        switch (n) { }
        switch (n) { default: { int local = 1; sum += local; } }
        return sum;
    }

    int arrows(int n, String s, Color color) {
        int sum = 0;
        switch (n) {
        case 1, 2 -> sum++;
        case 3 -> { int local = 3; sum += local; }
        case 4 -> { int local = 4; sum += local; break; }
        case 5 -> throw new IllegalStateException();
        default -> sum = old(1, 'a', (byte) 1, 2, 'c', s, color);
        }
        switch (color) {
        case RED -> sum++;
        case BLUE -> { return sum; }
        }
        return sum;
    }

    void nested(int n) {
        loop:
        while (true) {
            switch (n) {
            case 1: continue;
            case 2: break loop;
            case 3: switch (n) { case 1: break; }
            default: break;
            }
        }
    }
}
// COVERS old switch statements, arrow switch statements
