// A local variable hides a field; `this.` reaches the field.
class Hiding {
    int x;
    String name = "n";

    int local(String x) {
        int n = x.length();
        String s = x;
        return this.x + n + s.length();
    }

    int block() {
        int sum = x;
        {
            String x = "inner";
            sum += x.length();
        }
        return sum + x;
    }
}
// COVERS names, shadowing, field access
