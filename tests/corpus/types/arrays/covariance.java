// Arrays of references are covariant, in loops and varargs too.
class Covariance {
    int sum(Number[] numbers) {
        int s = 0;
        for (Number n : numbers) s += n.intValue();
        return s;
    }
    int use() { return sum(new Integer[]{1, 2}) + sum(new Double[0]); }
}
// COVERS array creation, inheritance
