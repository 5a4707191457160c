// The graph of the source: break and continue go through finally, a division by zero to its handler.
// ARGS --cfg
class Jumps {
    static int f(int x) {
        while (x > 0) {
            try {
                x = x / (x - 1);
                if (x == 3)
                    continue;
            } catch (ArithmeticException e) {
                break;
            } finally {
                x--;
            }
            x--;
        }
        return x;
    }
}
// OUTPUT label="Jumps.f(int)";
// OUTPUT n0_0 [shape=oval, label="Jumps.f(int)"];
// OUTPUT n0_11 [shape=box, label="17: return x;"];
// OUTPUT n0_12 [shape=oval, label="exit"];
// OUTPUT subgraph cluster_0_1 { label="loop"; style=rounded; color=gray;
// OUTPUT n0_1 [shape=diamond, label="5: while (x > 0)"];
// OUTPUT n0_2 [shape=house, label="6: try"];
// OUTPUT n0_10 [shape=box, label="15: x--;"];
// OUTPUT subgraph cluster_0_2 { label="try"; style=rounded; color=gray;
// OUTPUT n0_3 [shape=box, label="7: x = x / (x - 1);"];
// OUTPUT n0_4 [shape=diamond, label="8: if (x == 3)"];
// OUTPUT n0_5 [shape=box, label="9: continue;"];
// OUTPUT n0_6 [shape=house, label="10: catch (ArithmeticException e)"];
// OUTPUT n0_7 [shape=box, label="11: break;"];
// OUTPUT n0_8 [shape=house, label="12: finally"];
// OUTPUT n0_9 [shape=box, label="13: x--;"];
// OUTPUT n0_3 -> n0_6 [label="ArithmeticException", style=dashed, color=black];
// OUTPUT n0_7 -> n0_8 [color=black];
// OUTPUT n0_5 -> n0_8 [color=black];
// OUTPUT n0_9 -> n0_11 [color=black];
