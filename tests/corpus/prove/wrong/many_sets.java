// Sets of locations may differ in a field each, and there are more fields than those that are named.
class ManySets {
    //@ ghost \locset first; ghost \locset second; ghost \locset third; ghost \locset fourth;

    //@ requires !\subset(first, \nothing) && !\subset(second, \nothing) && !\subset(third, \nothing) && !\subset(fourth, \nothing);
    //@ requires \disjoint(first, second) && \disjoint(first, third) && \disjoint(first, fourth);
    //@ requires \disjoint(second, third) && \disjoint(second, fourth) && \disjoint(third, fourth);
    //@ requires \subset(first, \all_fields(o)) && \subset(second, \all_fields(o));
    //@ requires \subset(third, \all_fields(o)) && \subset(fourth, \all_fields(o));
    //@ ensures false; // EXPECT violated: postcondition in 'ManySets.apart(Object)'
    void apart(Object o) {
    }

    //@ requires !\subset(first, second) && !\subset(second, third) && !\subset(third, fourth) && !\subset(fourth, first);
    //@ ensures !\subset(first, second) && !\subset(second, third) && !\subset(third, fourth) && !\subset(fourth, first);
    void same(Object o) {
    }

    //@ requires !\subset(first, second) && !\subset(second, third);
    //@ ensures !\subset(first, second) && !\subset(second, third);
    void few(Object o) {
    }

    //@ requires !\subset(first, second) && !\subset(first, third) && !\subset(first, fourth);
    //@ requires !\subset(second, first) && !\subset(second, third) && !\subset(second, fourth);
    //@ requires !\subset(third, first) && !\subset(third, second);
    //@ requires !\subset(third, fourth); // EXPECT unknown: one more pair of sets that may differ (not modelled) in 'ManySets.tooMany()'
    //@ ensures true;
    void tooMany() {
    }

    //@ requires (\forall int i; 0 <= i && i < all.length; !\subset(all[i].first, first)); // EXPECT unknown: sets that may differ for each value of a variable (not modelled) in 'ManySets.each(ManySets[])'
    //@ ensures true;
    void each(ManySets[] all) {
    }

    //@ requires (\forall int i; 0 <= i && i < all.length; \subset(all[i].first, first));
    //@ ensures all.length > 0 ==> \subset(all[0].first, first);
    void eachWithin(ManySets[] all) {
    }
}
// EXIT 1
// OUTPUT PROVED ManySets.same(Object)
// OUTPUT PROVED ManySets.few(Object)
// OUTPUT PROVED ManySets.eachWithin(ManySets[])
