class Nested {
    //@ requires credit >= 0;
    //@ ensures \result >= 0;
    static int machineWithLock(int credit, int[] commands) {
        boolean locked = true;
        int money = credit;
        for (int c : commands) {
            if (locked) {
                if (c == 1)
                    locked = false;
            } else {
                if (money > 0)
                    money--;
                locked = true;
            }
        }
        return money;
    }
}
// OUTPUT PROVED Nested.machineWithLock(int, int[])
