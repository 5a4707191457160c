// Data groups: `in` and `maps`.
class DataGroups {
    //@ model Object state;
    //@ model int shape; in state;

    int width; //@ in shape, state;
    int height; //@ in this.shape;
    int id; //@ in objectState;
    int[] cells; //@ in state; maps cells[*] \into state;
    DataGroups next; //@ maps next.width \into shape, state;
    DataGroups[] parts; //@ maps parts[*].width \into state;
}
// COVERS model, model fields, in and maps
