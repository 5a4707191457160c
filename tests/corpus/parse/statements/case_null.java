// `case null`, alone and with `default`.
class CaseNull {
    int all(Object o, String s) {
        switch (s) {
            case null: return 1;
            case "a", "b": return 2;
            default: return 3;
        }
    }
    int both(Object o) {
        return switch (o) {
            case Integer i when i > 2 -> i;
            case null, default -> 1;
        };
    }
}
// COVERS case null, guards
