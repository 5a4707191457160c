// Keccak: SHA-3 and SHAKE (FIPS 202), as java.security computes them.
package jury;

final class Keccak {
    private static final long[] ROUNDS = {
        0x0000000000000001L, 0x0000000000008082L, 0x800000000000808aL, 0x8000000080008000L,
        0x000000000000808bL, 0x0000000080000001L, 0x8000000080008081L, 0x8000000000008009L,
        0x000000000000008aL, 0x0000000000000088L, 0x0000000080008009L, 0x000000008000000aL,
        0x000000008000808bL, 0x800000000000008bL, 0x8000000000008089L, 0x8000000000008003L,
        0x8000000000008002L, 0x8000000000000080L, 0x000000000000800aL, 0x800000008000000aL,
        0x8000000080008081L, 0x8000000000008080L, 0x0000000080000001L, 0x8000000080008008L
    };

    private Keccak() {
    }

    // The suffix is what follows the message before its padding: 6 for SHA-3, 0x1f for SHAKE. No digest is longer than the rate.
    static byte[] digest(byte[] message, int rate, int suffix, int length) {
        byte[] all = new byte[(message.length / rate + 1) * rate];
        System.arraycopy(message, 0, all, 0, message.length);
        all[message.length] = (byte) suffix;
        all[all.length - 1] ^= (byte) 0x80;
        long[] state = new long[25];
        for (int start = 0; start < all.length; start += rate) {
            for (int i = 0; i < rate; i++)
                state[i / 8] ^= (all[start + i] & 0xffL) << 8 * (i % 8);
            for (long constant : ROUNDS)
                round(state, constant);
        }
        byte[] digest = new byte[length];
        for (int i = 0; i < length; i++)
            digest[i] = (byte) (state[i / 8] >>> 8 * (i % 8));
        return digest;
    }

    private static void round(long[] state, long constant) {
        addParities(state);
        long[] moved = new long[25];
        moved[0] = state[0];
        int x = 1;
        int y = 0;
        for (int step = 0; step < 24; step++) { // rho and pi
            int next = (2 * x + 3 * y) % 5;
            moved[y + 5 * next] = Long.rotateLeft(state[x + 5 * y], (step + 1) * (step + 2) / 2 % 64);
            x = y;
            y = next;
        }
        for (int i = 0; i < 25; i++) // chi
            state[i] = moved[i] ^ ~moved[i / 5 * 5 + (i + 1) % 5] & moved[i / 5 * 5 + (i + 2) % 5];
        state[0] ^= constant;
    }

    // Theta: each column takes the parities of its neighbours.
    private static void addParities(long[] state) {
        long[] parity = new long[5];
        for (int i = 0; i < 25; i++)
            parity[i % 5] ^= state[i];
        for (int i = 0; i < 25; i++)
            state[i] ^= parity[(i + 4) % 5] ^ Long.rotateLeft(parity[(i + 1) % 5], 1);
    }
}
