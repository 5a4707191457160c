// ARGS --null nonnull --all
class Plain {
    static int length(int[] a) {
        return a.length;
    }
}
// OUTPUT HOLDS Plain.length(int[])
