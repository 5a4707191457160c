enum Colour { RED, GREEN, BLUE }

class Switches {
    //@ ensures \result == (x == 1 ? 12 : x == 2 ? 2 : x == 3 ? 6 : 4);
    static int fallThrough(int x) {
        int result = 0;
        switch (x) {
            case 1:
                result = 10;
            case 2:
                result += 2;
                break;
            case 3:
                result = 2;
            default:
                result += 4;
        }
        return result;
    }

    //@ ensures \result == (x == 1 ? 10 : 2); // EXPECT violated: postcondition in 'Switches.fallThroughWrong(int)'
    static int fallThroughWrong(int x) {
        int result = 0;
        switch (x) {
            case 1:
                result = 10;
            default:
                result += 2;
        }
        return result;
    }

    // A default in the middle falls through too.
    //@ ensures \result == (x == 7 ? 1 : x == 8 ? 11 : 111);
    static int middle(int x) {
        int result = 0;
        switch (x) {
            default:
                result += 100;
            case 8:
                result += 10;
            case 7:
                result++;
        }
        return result;
    }

    //@ ensures \result == (c == 'a' || c == 'b' ? 1 : c == 'c' ? 2 : 0);
    static int arrow(char c) {
        int result = 0;
        switch (c) {
            case 'a', 'b' -> result = 1;
            case 'c' -> {
                result = 2;
            }
        }
        return result;
    }

    //@ ensures \result > 0; // EXPECT violated: postcondition in 'Switches.expression(int)'
    static int expression(int x) {
        return switch (x) {
            case 1, 2 -> 5;
            case 3 -> {
                int y = x - 3;
                yield y;
            }
            default -> 7;
        };
    }

    //@ ensures \result == 1 || \result == 3 || \result == 4;
    static int oldExpression(int x) {
        return 1 + switch (x) {
            case 1:
                yield 0;
            case 2:
            case 3:
                x = 2;
            default:
                yield x == 2 ? 2 : 3;
        };
    }

    //@ ensures \result == (c == Colour.RED ? 1 : c == Colour.GREEN ? 2 : 3);
    static int colour(Colour c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    //@ ensures \result == (c == Colour.RED ? 1 : 2); // EXPECT violated: postcondition in 'Switches.colourWrong(Colour)'
    static int colourWrong(Colour c) {
        switch (c) {
            case RED:
                return 1;
            case BLUE:
                return 2;
        }
        return 3;
    }

    //@ ensures true;
    static int colourNull(/*@ nullable @*/ Colour c) {
        return switch (c) { // EXPECT violated: null
            case RED, GREEN -> 1;
            case BLUE -> 3;
        };
    }

    //@ ensures true;
    static int throwing(int x) {
        return switch (x) {
            case 1 -> 1;
            default -> throw new IllegalArgumentException(); // EXPECT violated: exception 'IllegalArgumentException'
        };
    }

    // Break leaves the switch, continue the switch and goes on with the loop.
    //@ ensures \result == 3;
    static int inLoop() {
        int count = 0;
        for (int i = 0; i < 4; i++) {
            switch (i) {
                case 0:
                    break;
                case 1:
                    continue;
            }
            count++;
        }
        return count;
    }

    //@ ensures \result == (b == -1 ? 1 : b == 127 ? 2 : 3);
    static int bytes(byte b) {
        switch (b) {
            case -1:
                return 1;
            case 127:
                return 2;
            default:
                return 3;
        }
    }

    //@ ensures \result == (x == 5 ? 1 : 0);
    static int boxed(Integer x) {
        switch (x) {
            case 5:
                return 1;
        }
        return 0;
    }

    //@ ensures \result == (x == 5 ? 1 : 0);
    static int boxedNull(/*@ nullable @*/ Integer x) {
        switch (x) { // EXPECT violated: unboxing null
            case 5:
                return 1;
        }
        return 0;
    }
}
// OUTPUT HOLDS Switches.fallThrough(int)
// OUTPUT HOLDS Switches.middle(int)
// OUTPUT HOLDS Switches.arrow(char)
// OUTPUT HOLDS Switches.oldExpression(int)
// OUTPUT HOLDS Switches.colour(Colour)
// OUTPUT HOLDS Switches.inLoop()
// OUTPUT HOLDS Switches.bytes(byte)
// OUTPUT HOLDS Switches.boxed(Integer)
