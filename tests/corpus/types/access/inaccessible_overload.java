// A method that is not accessible is not a candidate.
class Chooser {
    private void pick(String s) { }
    String pick(Object o) { return "o"; }
}

class User {
    String use(Chooser c) { return c.pick("s"); }
}
// COVERS access, overload phases
