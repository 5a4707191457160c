// The code of finally stands once for each way out; exceptions of calls go to the handler.
// ARGS --ir --method Finally.use
class Finally {
    static int depth;

    static void work() throws Exception {
    }

    static int use(int k) {
        try {
            work();
            if (k > 0)
                return k;
        } catch (Exception e) {
            return -1;
        } finally {
            depth = 9;
        }
        return 0;
    }
}
// OUTPUT method Finally.use(int) (%1.k int) -> %2 int
// OUTPUT call Finally.work() throws %4 # line 11
// OUTPUT %13 int = const 9 # line 17
// OUTPUT %14 int = const 9 # line 17
// OUTPUT %15 int = const 9 # line 17
// OUTPUT throw %3 # line 10
