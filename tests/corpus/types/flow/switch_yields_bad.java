// Ways through a switch expression without a value (JLS 15.28.1).
class switch_yields_bad {
    int rules(int n) {
        return switch (n) {
        case 1 -> { // EXPECT error: switch expression does not yield a value in this case
        }
        case 2 -> { // EXPECT error: switch expression does not yield a value in this case
            if (n > 2)
                yield 1;
        }
        default -> 0;
        };
    }

    int groups(int n) {
        return switch (n) {
        case 1:
            yield 1;
        default: // EXPECT error: switch expression does not yield a value in this case
            n++;
        };
    }

    int unreachable(int n) {
        return switch (n) {
        case 1 -> {
            yield 1;
            n++; // EXPECT error: statement cannot be reached
        }
        default -> 0;
        };
    }
}
// COVERS arrow switch statements, switch expression
