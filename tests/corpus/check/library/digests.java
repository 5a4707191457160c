// Digests are computed, also of bytes that are not known.
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

class Digests {
    //@ ensures \result == (byte) 0xba;
    static byte first() throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("sha-256").digest(new byte[] {'a', 'b', 'c'})[0];
    }

    //@ ensures \result.length == 16;
    static byte[] md5(byte[] message) throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance("MD5");
        digest.update(message);
        return digest.digest();
    }

    //@ ensures \result.length == 16; // EXPECT violated: postcondition in 'Digests.sha1(byte[])'
    static byte[] sha1(byte[] message) throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA-1").digest(message);
    }

    //@ ensures false;
    //@ signals_only NoSuchAlgorithmException;
    static void missing() throws NoSuchAlgorithmException {
        MessageDigest.getInstance("none");
    }

    //@ ensures \result == 0;
    static int again() throws NoSuchAlgorithmException, CloneNotSupportedException {
        MessageDigest digest = MessageDigest.getInstance("SHA-512");
        byte[] one = digest.digest(new byte[] {1, 2});
        digest.update((byte) 1);
        digest.update(new byte[] {0, 2, 0}, 1, 1);
        digest = (MessageDigest) digest.clone();
        return MessageDigest.isEqual(one, digest.digest()) ? 0 : 1;
    }
}
// EXIT 1
