// Where a variable and a type have the same name, the variable is meant (JLS 6.4.2).
class Obscured {
    static class Text { static int length = 7; }

    int get(String Text) {
        return Text.length();
    }

    int other() {
        return Text.length;
    }
}
// COVERS names, shadowing
