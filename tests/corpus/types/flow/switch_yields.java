// Every way through a switch expression gives a value (JLS 15.28.1).
class switch_yields {
    int rules(int n) {
        return switch (n) {
        case 1 -> 1;
        case 2 -> {
            if (n > 1)
                yield 2;
            throw new RuntimeException();
        }
        case 3 -> throw new RuntimeException();
        default -> {
            while (true)
                if (n > 5)
                    yield 4;
        }
        };
    }

    int groups(int n) {
        return switch (n) {
        case 1:
            n++; // goes on below
        case 2:
            yield n;
        default:
            throw new RuntimeException();
        };
    }
}
// COVERS arrow switch statements, yield, switch expression
