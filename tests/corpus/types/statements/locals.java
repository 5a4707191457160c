// Local variables: scopes, shadowing of fields, arrays, constants.
class locals {
    int field = 1;

    int shadow(int p) {
        int field = p;
        { int inner = field; field += inner; }
        { int inner = 2; field += inner; }
        for (int i = 0; i < 3; i++)
            field += i;
        for (int i = 0; i < 3; i++)
            field += i;
        return field + this.field;
    }

    int arrays() {
        int a[] = {1, 2}, b = 3;
        int[][] c = {{1}, {}, a};
        final int d;
        d = b;
        return a[0] + c[0][0] + d;
    }

    byte constants() {
        final int small = 10;
        final char letter = 'a';
        byte b = small;
        byte c = letter;
        final String s = "x" + small;
        return switch (s) {
        case "x" + small -> b;
        default -> c;
        };
    }

    Runnable inOtherClass(int p) {
        int x = p;
        class Inner {
            int x = 4;
            int get(int p) { int y = p; return y + this.x; }
        }
        return new Runnable() {
            public void run() {
                int p = 5;
                int x = p;
                x++;
            }
        };
    }

    int ownInitializer() {
        int x = (x = 2) + 1;
        return x;
    }
}
// COVERS anonymous classes, blocks, local variables
