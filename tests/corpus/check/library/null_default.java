// ARGS --null nullable
// The option is about the file: a String of the library still has its characters.
class NullDefault {
    //@ requires text != null && text.length() > 0;
    //@ ensures \result == text.charAt(0);
    static char first(String text) {
        return text.charAt(0);
    }

    //@ ensures true;
    static int length(String text) {
        return text.length(); // EXPECT violated: null dereference: NullPointerException in 'NullDefault.length(String)'
    }

    // An invariant of a library class is typed when it is needed.
    //@ requires list != null;
    //@ ensures \result >= 0;
    static int size(StringBuilder list) {
        return list.length();
    }
}
