// Models name classes that only a JDK has (a Provider, a ByteBuffer); without one that is no mistake, and what needs none of them is the same.
// ARGS --jdk none
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

class NoJdk {
    //@ ensures \result == (byte) 0xd4;
    static byte first() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("MD5").digest(new byte[0])[0];
    }

    //@ ensures \result == 3; // EXPECT violated: postcondition in 'NoJdk.length()'
    static int length() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("MD5").getDigestLength();
    }
}
// EXIT 1
