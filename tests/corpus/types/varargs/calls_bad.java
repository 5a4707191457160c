// Arguments that do not fit the elements.
class VarargsCalls {
    static int sum(String name, int... all) { return all.length; }
    static void longs(long... all) { }

    void use(int[] array) {
        sum(); // EXPECT error: 'sum' expects (String, int...), found ()
        sum("x", "y"); // EXPECT error: 'sum' expects (String, int...), found (String, String)
        sum("x", 1, 2L); // EXPECT error: 'sum' expects (String, int...), found (String, int, long)
        sum("x", array, 1); // EXPECT error: 'sum' expects (String, int...), found (String, int[], int)
        longs(array); // EXPECT error: 'longs' expects (long...), found (int[])
    }
}
// COVERS varargs
