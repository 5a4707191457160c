// The path of a violation in the graph of a program: through the calls, then to the statement they are part of.
// ARGS --cfg --program --violated --method ProgramViolated.twice
class ProgramViolated {
    static int half(int x) {
        if (x < 0)
            return -1;
        return x / 2;
    }

    //@ ensures \result != 3;
    static int twice(int x) {
        int y = half(x) + half(x + 1);
        if (half(y) > 1)
            y++;
        return y;
    }
}
// OUTPUT n0_0 [shape=oval, label="ProgramViolated.twice(int)", color=red, penwidth=2];
// OUTPUT n0_1 [shape=box, peripheries=2, label="12: call half(x)", color=red, penwidth=2];
// OUTPUT n0_2 [shape=box, peripheries=2, label="12: call half(x + 1)", color=red, penwidth=2];
// OUTPUT n0_3 [shape=box, label="12: int y = half(x) + half(x + 1);", color=red, penwidth=2];
// OUTPUT n0_4 [shape=box, peripheries=2, label="13: call half(y)", color=red, penwidth=2];
// OUTPUT n0_5 [shape=diamond, label="13: if (half(y) > 1)", color=red, penwidth=2];
// OUTPUT n0_7 [shape=box, label="15: return y;", color=red, penwidth=2];
// OUTPUT n0_8 [shape=oval, label="exit", color=red, penwidth=2];
// OUTPUT n0_6 [shape=box, label="14: y++;"];
// OUTPUT n0_0 -> n0_1 [color=red, penwidth=2];
// OUTPUT n0_1 -> n0_2 [color=red, penwidth=2];
// OUTPUT n0_2 -> n0_3 [color=red, penwidth=2];
// OUTPUT n0_3 -> n0_4 [color=red, penwidth=2];
// OUTPUT n0_4 -> n0_5 [color=red, penwidth=2];
// OUTPUT n0_5 -> n0_6 [label="true", color=black];
// OUTPUT n0_5 -> n0_7 [label="false", color=red, penwidth=2];
// OUTPUT n0_6 -> n0_7 [color=black];
// OUTPUT n0_7 -> n0_8 [color=red, penwidth=2];
// OUTPUT n0_1 -> n1_0 [label="call", color=blue];
// OUTPUT n1_4 -> n0_1 [label="return", style=dotted, color=blue];
// OUTPUT n0_2 -> n1_0 [label="call", color=blue];
// OUTPUT n1_4 -> n0_2 [label="return", style=dotted, color=blue];
// OUTPUT n0_4 -> n1_0 [label="call", color=blue];
// OUTPUT n1_4 -> n0_4 [label="return", style=dotted, color=blue];
