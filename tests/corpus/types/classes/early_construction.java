// Statements in front of this(…) and super(…) (Java 25): they see parameters, statics and the
// instances around, and may give the fields without initialiser their values.
class EarlyConstruction {
    static class Base {
        Base(int n) { }
        Base() { }
    }

    static int counter;
    int around;

    class Early extends Base {
        final int size;
        final int next = size + 1; // every constructor has assigned size before
        int free;
        int later = 3;

        Early(int n) {
            if (n < 0)
                throw new IllegalArgumentException();
            int twice = 2 * n;
            size = twice;
            this.free = n;
            counter++;
            around = n;
            super(twice);
            free = size + later;
        }

        Early(String text) {
            final int length;
            switch (text) {
                case "one" -> size = 1;
                default -> size = 2;
            }
            (this).free = 3;
            var helper = new Object() { int value = text.length(); };
            super();
            length = helper.value;
            later = length;
        }

        Early(int[] numbers) {
            int sum = 0;
            for (int n : numbers)
                sum += n;
            this(sum);
        }
    }

    record Range(int low, int high) {
        Range(int high) {
            if (high < 0)
                throw new IllegalArgumentException();
            this(0, high);
        }
    }

    enum Color {
        RED(1), GREEN;
        final int number;
        Color(int n) { number = n; }
        Color() {
            int n = 2;
            this(n);
        }
    }
}
// COVERS flexible constructor bodies, constructors
