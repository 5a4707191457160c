class RepresentsErrors {
    int plain;
    RepresentsErrors other;

    //@ model int sum;

    //@ represents plain = 1; // EXPECT error@20: 'plain' is not a model field
    //@ represents sum = true; // EXPECT error: 'boolean'
    //@ represents sum \such_that 1; // EXPECT error: 'int'
    //@ represents nothing = 1; // EXPECT error: 'nothing'

    //@ model int[] cells;
    //@ represents cells[0] = 1; // EXPECT error@20: expected a model field
    //@ represents cells[*] = 1; // EXPECT error: a set of locations is not a value
    //@ represents this.* = 1; // EXPECT error: a set of locations is not a value

    static class Holder {
        RepresentsErrors held;
        //@ represents held.sum = 1; // EXPECT error: 'sum' is not a model field
    }
}
// COVERS represents
