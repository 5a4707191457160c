// ARGS --all --timeout 20
// Where objects are built in more ways than take part in the calls before, what holds of the others is cut, and says so.
// OUTPUT HOLDS, CUT  OtherWays.Delimiter.first()
// OUTPUT HOLDS       OtherWays.Fixed.first()
// OUTPUT HOLDS, CUT  OtherWays.Buttons.show()
public class OtherWays {
    public static final class Delimiter {
        private final String text;

        private Delimiter(String text) {
            this.text = text;
        }

        public static Delimiter of(char one) {
            return new Delimiter("" + one);
        }

        public Delimiter twice() {
            return new Delimiter(text + text);
        }

        public char first() { // EXPECT cut: objects that are built in other ways in 'OtherWays.Delimiter.first()'
            // EXPECT-NEXT possible: exception 'StringIndexOutOfBoundsException' escapes in 'OtherWays.Delimiter.first()'
            return text.charAt(0);
        }
    }

    public static final class Fixed {
        private final String text;

        private Fixed(String text) {
            this.text = text;
        }

        public static Fixed of(char one) {
            return new Fixed("" + one);
        }

        public char first() {
            return text.charAt(0); // EXPECT possible: exception 'StringIndexOutOfBoundsException' escapes in 'OtherWays.Fixed.first()'
        }
    }

    // The thirteenth method leads to the failure; twelve take part.
    public static final class Buttons {
        private int pressed;

        public void a() { pressed = 1; }
        public void b() { pressed = 2; }
        public void c() { pressed = 3; }
        public void d() { pressed = 4; }
        public void e() { pressed = 5; }
        public void f() { pressed = 6; }
        public void g() { pressed = 7; }
        public void h() { pressed = 8; }
        public void i() { pressed = 9; }
        public void j() { pressed = 10; }
        public void k() { pressed = 11; }
        public void l() { pressed = 12; }
        public void m() { pressed = 13; }

        public int show() { // EXPECT cut: objects that are built in other ways in 'OtherWays.Buttons.show()'
            return 100 / (13 - pressed); // EXPECT possible: division by zero: ArithmeticException in 'OtherWays.Buttons.show()'
        }
    }
}
