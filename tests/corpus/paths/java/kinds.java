// Every kind of statement on a path that becomes a program. tests/extra/paths-programs compiles and runs them.
// ARGS --feasible -m Kinds.twice
import java.util.ArrayList;
import java.util.List;

interface Shape {
    int area();

    default boolean isLarge() {
        return area() > 10;
    }
}

class Square implements Shape {
    private final int side;

    Square(int side) {
        this.side = side;
    }

    @Override
    public int area() {
        return side < 100 ? side * side : -1;
    }
}

class Kinds {
    private int count;

    static int jumps(int x) {
        int sum = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            int j = 0;
            do {
                if (i + j == x)
                    continue outer;
                if (j > x)
                    break outer;
                j++;
            } while (j < 2);
            sum += j;
        }
        return sum;
    }

    static int caught(int[] a, int i) {
        int result = 0;
        try {
            result = a[i];
            if (result == 3)
                return 7;
        } catch (ArrayIndexOutOfBoundsException e) {
            result = -1;
        } finally {
            result++;
        }
        return result;
    }

    static boolean dispatched(int side) {
        Shape shape = new Square(side);
        return shape.isLarge() && shape.area() != 16;
    }

    static int whole(int kind, int[] a) {
        int sum = 0;
        for (int x : a)
            sum += x > 0 ? 1 : twice(kind);
        switch (kind) {
        case 1:
            return sum;
        case 2:
            sum++;
            break;
        default:
            sum--;
        }
        return sum;
    }

    static int twice(int x) {
        return x > 5 ? 10 : x + x;
    }

    void increment(int most) {
        while (count < most) {
            count += twice(3);
            if (count < 0)
                throw new IllegalStateException();
        }
        assert count != 40;
    }

    static int listed(int n) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < n && i < 3; i++)
            list.add(twice(i));
        return list.size() > 2 ? list.get(2) : 0;
    }
}
// OUTPUT 2 paths: 2 feasible; 2 verified, 0 violated, 0 cut
