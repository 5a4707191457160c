class Groups {
    //@ model int size;
    int count; //@ in size;
    int other;
    //@ ghost int calls;
    //@ represents size = count;

    //@ assignable size;
    void grow() {
        count = 1;
    }

    //@ assignable size;
    void growWrong() {
        other = 1; // EXPECT violated: assignment to 'other'
    }

    //@ assignable calls;
    void ghost() {
        //@ set calls = 1;
    }

    //@ assignable \nothing;
    void ghostWrong() {
        //@ set calls = 1; // EXPECT violated: assignment to 'calls'
    }
}
// OUTPUT HOLDS Groups.grow()
// OUTPUT HOLDS Groups.ghost()
