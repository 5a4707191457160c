// The path of a violation is drawn into the graph, also in what it calls.
// ARGS --cfg --violated
class Violated {
    static int half(int x) {
        if (x < 0)
            return -1;
        return x / 2;
    }

    //@ ensures \result != 3;
    static int f(int x) {
        return half(x);
    }
}
// OUTPUT n0_0 [shape=oval, label="Violated.half(int)", color=red, penwidth=2];
// OUTPUT n0_1 [shape=diamond, label="5: if (x < 0)", color=red, penwidth=2];
// OUTPUT n0_3 [shape=box, label="7: return x / 2;", color=red, penwidth=2];
// OUTPUT n0_4 [shape=oval, label="exit", color=red, penwidth=2];
// OUTPUT n0_2 [shape=box, label="6: return -1;"];
// OUTPUT n0_1 -> n0_3 [label="false", color=red, penwidth=2];
// OUTPUT n1_1 [shape=box, label="12: return half(x);", color=red, penwidth=2];
// OUTPUT n1_2 [shape=oval, label="exit", color=red, penwidth=2];
