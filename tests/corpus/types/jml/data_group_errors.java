class DataGroupErrors {
    //@ model Object state;
    int plain;

    int width; //@ in plain; // EXPECT error@23: 'plain' is not a data group or model field
    int depth; //@ in state[0]; // EXPECT error: 'Object'
    int area; //@ in this; // EXPECT error@22: expected a data group or model field
    int height; //@ in nothing; // EXPECT error: 'nothing'
    DataGroupErrors next; //@ maps next.width \into plain; // EXPECT error: 'plain' is not a data group or model field
    DataGroupErrors last; //@ maps last \into state;
}
// COVERS in and maps
