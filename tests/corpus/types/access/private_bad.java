// Private members of another class.
class Safe {
    private int gold;
    private int count() { return gold; }
    private Safe() { }
    private static class Drawer { }
    static Safe make() { return new Safe(); }
}

class Thief {
    int steal(Safe safe) {
        int a = safe.gold; // EXPECT error: 'gold' is not accessible here: it is private in 'Safe'
        int b = safe.count(); // EXPECT error: 'count' is not accessible here: it is private in 'Safe'
        Safe c = new Safe(); // EXPECT error: 'Safe' is not accessible here: it is private in 'Safe'
        Safe.Drawer d; // EXPECT error: 'Drawer' is not accessible here: it is private in 'Safe'
        return 0;
    }
}
// COVERS access, nested classes
