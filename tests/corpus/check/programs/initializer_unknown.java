// What the error after a failed initialisation says is not modelled; nor are exceptions where none was
// looked for.
// EXIT 3
import java.util.ArrayList;
import java.util.List;

class InitializerUnknown {
    static class Failing {
        static int x = Integer.parseInt("x");
    }

    static class Lists {
        static List<String> list = new ArrayList<>(-1);
    }

    static class Message {
        public static void main(String[] args) {
            try {
                Failing.x = 1;
            } catch (ExceptionInInitializerError e) {
            }
            try {
                Failing.x = 2;
            } catch (NoClassDefFoundError e) {
                assert e.getMessage().length() > 3; // EXPECT unknown: the field 'messageFromCause' of 'Throwable' (not modelled) in 'InitializerUnknown.Message.main(String[])'
            }
        }
    }

    static class Library {
        public static void main(String[] args) {
            Lists.list = null; // EXPECT unknown: an exception in a static initialiser (not modelled) in 'InitializerUnknown.Library.main(String[])'
        }
    }
}
