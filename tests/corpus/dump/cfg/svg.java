// The same as a picture: condition, handler, frame of a block, label.
// ARGS --cfg --svg
class Svg {
    static int f(int x, String s) {
        try {
            return x < 3 && s.length() > 1 ? 1 : 2;
        } catch (NullPointerException e) {
            return 3;
        }
    }
}
// OUTPUT <text class="name" x="378" y="109" text-anchor="end">try</text>
// OUTPUT-NOT 3 && s
