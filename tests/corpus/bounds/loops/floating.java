// Loops that count by float and double: sums that are not exact run once more, or for ever.
class Floating {
    static void tenths() {
        for (double x = 0; x < 1; x += 0.1)
            ;
    }

    static void quarters(float end) {
        if (!(0 <= end && end <= 1))
            return;
        for (float x = 0; x < end; x += 0.25f)
            ;
    }

    static void halved(double x) {
        if (!(1 <= x && x <= 16))
            return;
        while (x > 1)
            x /= 2;
    }

    static void stuck() {
        float x = 16777210;
        while (x < 16777220)
            x++;
    }
}
// OUTPUT floating.java:4 for tenths 11 11 exact
// OUTPUT floating.java:11 for quarters 0 4 exact
// OUTPUT floating.java:18 while halved 0 4 exact
// OUTPUT floating.java:24 while stuck - - never ends
