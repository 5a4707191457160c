class Nested {
    //@ ensures 0 <= \result && \result <= 3;
    static int machine(int[] input) {
        int state = 0;
        for (int i = 0; i < input.length; i++) {
            switch (state) {
            case 0:
                state = input[i] > 0 ? 1 : 0;
                break;
            case 1:
                state = input[i] > 0 ? 2 : 0;
                break;
            case 2:
                state = input[i] == 0 ? 3 : 1;
                break;
            default:
                state = 0;
            }
        }
        return state;
    }
}
// OUTPUT PROVED Nested.machine(int[])
