// ARGS --property assert
// EXPECT-GENERAL error: option '--property' asks about programs; 'Property.twice(int)' is not main
class Property {
    //@ ensures \result == x + x;
    static int twice(int x) {
        return 2 * x;
    }
}
