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

    // The first bytes of what Java computes of "abc".
    //@ ensures \result;
    static boolean others() throws NoSuchAlgorithmException {
        return starts("md2", 0xda) && starts("SHA-512/224", 0x46) && starts("sha512/256", 0x53) && starts("SHA3-224", 0xe6) && starts("SHA3-256", 0x3a)
                && starts("sha3-384", 0xec) && starts("SHA3-512", 0xb7);
    }

    private static boolean starts(String name, int first) throws NoSuchAlgorithmException {
        MessageDigest digest = MessageDigest.getInstance(name);
        byte[] result = digest.digest(new byte[] {'a', 'b', 'c'});
        return result.length == digest.getDigestLength() && (result[0] & 0xff) == first;
    }

    //@ ensures \result.length == 16;
    static byte[] md2(byte[] message) throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("MD2").digest(message);
    }

    //@ ensures \result.length == 28; // EXPECT violated: postcondition in 'Digests.sha3(byte[])'
    static byte[] sha3(byte[] message) throws NoSuchAlgorithmException {
        return MessageDigest.getInstance("SHA3-256").digest(message);
    }
}
// EXIT 1
