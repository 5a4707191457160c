// What hides decides the type, and hiding ends with the block.
class Hiding {
    int x;

    int local(String x) {
        return x; // EXPECT error: cannot convert 'String' to 'int'
    }

    String block() {
        {
            String x = "inner";
        }
        return x; // EXPECT error: cannot convert 'int' to 'String'
    }
}
// COVERS names, shadowing
