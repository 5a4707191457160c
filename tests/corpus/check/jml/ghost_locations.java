// Ghost variables of type \locset: fields, locals, what a contract left; model methods that give sets.
class Node {
    int value;
    /*@ nullable @*/ Node next;
    int[] data = new int[2];
    //@ ghost \locset foot;
    //@ static ghost \locset all;

    /*@ model pure \locset mine() { return \set_union(\locset(value), \locset(data[*])); } @*/

    //@ assignable mine();
    void put(int v) {
        value = v;
        data = new int[1]; // EXPECT violated: assignment to 'data', which is not assignable in 'Node.put(int)'
    }

    //@ requires \subset(\locset(data[*]), foot) && data.length > 0;
    //@ assignable foot;
    //@ ensures data[0] == 1;
    void first() { data[0] = 1; }

    //@ requires \subset(\locset(data[0]), foot) && data.length > 1;
    //@ assignable foot;
    void second() {
        data[1] = 1; // EXPECT violated: assignment to an array element, which is not assignable in 'Node.second()'
    }

    //@ assignable foot;
    //@ ensures \subset(\locset(this.*), foot);
    void grow() {
        //@ set foot = \locset(this.*); // EXPECT violated: assignment to 'foot', which is not assignable in 'Node.grow()'
    }

    //@ assignable \singleton(foot);
    //@ ensures \subset(\locset(this.*), foot) && !\subset(foot, \old(foot)); // EXPECT violated: postcondition in 'Node.grown()'
    void grown() {
        //@ set foot = \locset(this.*);
    }

    //@ requires \subset(foot, all) && \disjoint(all, \locset(other.value)) && \subset(\locset(data[*]), foot);
    //@ requires data.length > 0;
    //@ ensures other.value == \old(other.value);
    void byContract(Node other) { first(); }

    //@ requires \subset(\locset(data[*]), foot) && data.length > 0;
    //@ ensures other.value == \old(other.value); // EXPECT violated: postcondition in 'Node.byContractWrong(Node)'
    void byContractWrong(Node other) { first(); }

    //@ assignable foot;
    void any() { }

    //@ requires \subset(o.foot, foot);
    //@ assignable foot;
    void inside(Node o) { o.any(); }

    //@ assignable foot;
    void outside(Node o) {
        o.any(); // EXPECT violated: call of 'any', which may assign what is not assignable here, in 'Node.outside(Node)'
    }

    //@ ensures \not_modified(foot);
    void kept() { }

    //@ requires \subset(\locset(value), foot);
    //@ ensures \not_modified(foot); // EXPECT violated: postcondition in 'Node.changed()'
    void changed() { value++; }
}
// EXIT 1
// OUTPUT HOLDS Node.first()
// OUTPUT HOLDS Node.byContract(Node)
// OUTPUT HOLDS Node.inside(Node)
// OUTPUT HOLDS Node.kept()
