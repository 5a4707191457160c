// Unsafe: what it says of arrays, as on a 64-bit machine. Access by offset is not modelled.
package jury.natives.jdk.internal.misc;

class Unsafe {
    private Unsafe() {
    }

    static int arrayBaseOffset0(Object unsafe, Class<?> type) {
        return 16;
    }

    static int arrayIndexScale0(Object unsafe, Class<?> type) {
        if (type == boolean[].class || type == byte[].class)
            return 1;
        if (type == char[].class || type == short[].class)
            return 2;
        return type == long[].class || type == double[].class ? 8 : 4;
    }
}
