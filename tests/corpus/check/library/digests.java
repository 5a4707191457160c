// Digests of the JDK, by its own code; of a name that nobody knows, others are cut.
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

class Digests {
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b)
            s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    //@ ensures \result;
    static boolean md5() throws Exception {
        return hex(MessageDigest.getInstance("MD5").digest("abc".getBytes())).equals("900150983cd24fb0d6963f7d28e17f72");
    }

    //@ ensures \result;
    static boolean sha1() throws Exception {
        return hex(MessageDigest.getInstance("SHA-1").digest("abc".getBytes())).equals("a9993e364706816aba3e25717850c26c9cd0d89d");
    }

    //@ ensures \result;
    static boolean sha256() throws Exception {
        return hex(MessageDigest.getInstance("SHA-256").digest("abc".getBytes())).equals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    //@ ensures \result;
    static boolean sha512() throws Exception {
        MessageDigest d = MessageDigest.getInstance("SHA-512");
        d.update((byte) 'a');
        d.update("xbc".getBytes(), 1, 2);
        return hex(d.digest()).startsWith("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2");
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result;
    static boolean bad() throws Exception {
        return MessageDigest.getInstance("MD5").digest("abc".getBytes())[0] == 0;
    }

    //@ requires name != null;
    static int any(String name) {
        try {
            return MessageDigest.getInstance(name).getDigestLength(); // EXPECT cut: another digest than MD5, SHA-1 and SHA-2
        } catch (NoSuchAlgorithmException e) {
            return 0;
        }
    }

    //@ ensures \result;
    static boolean copies() throws Exception {
        MessageDigest d = MessageDigest.getInstance("md5");
        d.update((byte) 1);
        MessageDigest e = (MessageDigest) d.clone();
        e.update((byte) 2);
        d.update((byte) 2);
        return MessageDigest.isEqual(d.digest(), e.digest()) && d.getAlgorithm().equals("md5") && d.getDigestLength() == 16;
    }
}
