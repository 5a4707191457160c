// ThreadLocalRandom: any random numbers.
package java.util.concurrent;

import java.util.Random;
import jury.Outside;

public final class ThreadLocalRandom extends Random {
    private static final ThreadLocalRandom ONLY = new ThreadLocalRandom();

    private ThreadLocalRandom() {
    }

    public static ThreadLocalRandom current() {
        return ONLY;
    }

    protected int next(int bits) {
        return Outside.randomInt() >>> (32 - bits);
    }

    public void setSeed(long seed) {
        throw new UnsupportedOperationException();
    }
}
