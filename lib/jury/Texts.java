// Texts: what is not modelled of a text from outside, which may be longer than what is. Methods that walk over all
// characters ask how many are modelled; of the others they give any result. That is more than Java does: what
// holds then holds, and what is violated then is not known.
package jury;

public final class Texts {
    private Texts() {
    }

    // All characters, or the first ones.
    public static native /*@ pure @*/ int modelled(char[] value);

    // Any number.
    public static native /*@ pure @*/ int anyNumber();

    // Any text.
    public static native /*@ pure @*/ String anyText();

    // A text that Java words in its own way, as messages of exceptions: who reads it is not answered.
    public static native /*@ pure @*/ String untold();

    // Any number, where Java gives one of fewer; the reason is a constant.
    public static native /*@ pure @*/ int doubtful(String reason);

    // Whether all characters are constants.
    public static native /*@ pure @*/ boolean isKnown(String text);

    // Whether a language that the text is written in is read, character by character: where time is short, only in a text that is known.
    public static native /*@ pure @*/ boolean isRead(String text);

    // -1, or one of these positions.
    public static /*@ pure @*/ int anyPosition(int least, int most) {
        int position = anyNumber();
        return position < least || position > most ? -1 : position;
    }
}
