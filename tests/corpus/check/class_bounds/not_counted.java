// Exceptions, arrays, lambdas, boxes and other library objects are not counted, unless named.
// ARGS --objects 1
import java.util.function.IntUnaryOperator;

class NotCounted {
    //@ ensures \result == 7;
    static int many() {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            int[] array = new int[2];
            Integer box = i;
            IntUnaryOperator plus = x -> x + 1;
            try {
                throw new Failure();
            } catch (Failure failure) {
                sum = plus.applyAsInt(sum) + array.length - 1 + (box == null ? 1 : 0);
            }
        }
        return sum + 1;
    }
}

class Failure extends RuntimeException {
}
// OUTPUT HOLDS NotCounted.many()
