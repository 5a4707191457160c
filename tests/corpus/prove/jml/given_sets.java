// What a field of sets held when the method began has no place in an object that is new; what a call put there may have.
class GivenSets {
    int x;
    //@ ghost \locset place;

    //@ ensures \disjoint(\singleton(\result.x), place);
    GivenSets made() {
        return new GivenSets();
    }

    //@ ensures \disjoint(\singleton(\result.x), place); // EXPECT violated: postcondition in 'GivenSets.given(GivenSets)'
    GivenSets given(GivenSets other) {
        return other;
    }

    //@ assignable \singleton(place);
    //@ ensures \fresh(\result) && \subset(\singleton(\result.x), place);
    GivenSets put() {
        GivenSets one = new GivenSets();
        //@ set place = \singleton(one.x);
        return one;
    }

    //@ ensures \disjoint(\singleton(\result.x), place); // EXPECT violated: postcondition in 'GivenSets.after()'
    GivenSets after() {
        return put();
    }
}
// EXIT 1
// OUTPUT PROVED GivenSets.made()
// OUTPUT PROVED GivenSets.put()
