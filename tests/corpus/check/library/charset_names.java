// Charsets by names that nobody knows: those that are modelled, none of that name, or others, which are cut.
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;

class CharsetNames {
    //@ requires name != null;
    static int length(String name) {
        try {
            return "abc".getBytes(name).length; // EXPECT cut: executions with another charset than ASCII
        } catch (UnsupportedEncodingException e) {
            return 0;
        }
    }

    //@ requires name != null && name.length() == 2 && name.charAt(0) == 'x' && name.charAt(1) == 'y';
    //@ ensures \result == 3;
    static int always(String name) {
        try {
            // EXPECT-NEXT cut: executions with another charset than ASCII
            return "abc".getBytes(name).length; // EXPECT unknown: which charsets there are
        } catch (UnsupportedEncodingException e) {
            return 0;
        }
    }

    //@ ensures \result;
    static boolean known() throws UnsupportedEncodingException {
        return "abc".getBytes("utf-8").length == 3 && Charset.forName("latin1").name().equals("ISO-8859-1");
    }

    //@ ensures \result.length == 3;
    static byte[] others() throws UnsupportedEncodingException {
        return "abc".getBytes("windows-1252"); // EXPECT unknown: this use of 'String.getBytes'
    }

    //@ ensures \result;
    static boolean illegal() {
        try {
            Charset.forName("-x");
            return false;
        } catch (IllegalCharsetNameException e) {
            return e.getCharsetName().equals("-x");
        }
    }

    //@ requires name != null && name.length() > 0 && name.charAt(0) == ' ';
    //@ ensures \result;
    static boolean refused(String name) {
        try {
            Charset.forName(name);
            return false;
        } catch (IllegalCharsetNameException e) {
            return e.getCharsetName() == name;
        } catch (UnsupportedCharsetException e) {
            return false;
        }
    }

    //@ requires one != null && other != null;
    //@ ensures \result ==> one.length() == other.length();
    static boolean ignoringCase(String one, String other) {
        return one.equalsIgnoreCase(other);
    }

    //@ ensures \result;
    static boolean letters() {
        return "\ud801\udc00".equalsIgnoreCase("\ud801\udc28"); // EXPECT unknown: letters of two chars in another case
    }
}
