// Definite assignment of final fields around super(…): initialisers run right behind it.
class EarlyConstructionBad {
    static class Twice {
        final int x;
        { x = 1; } // EXPECT error@11: variable 'x' may already have been assigned
        Twice() {
            x = 2;
            super();
        }
    }

    static class NotInAll {
        final int x;
        int y = x; // EXPECT error@17: variable 'x' may not have been initialised
        NotInAll() {
            x = 2;
            super();
        }
        NotInAll(int n) {
            super();
            y = n;
        }
    }

    static class Again {
        final int x;
        Again() {
            x = 2;
            super();
            x = 3; // EXPECT error@13: variable 'x' may already have been assigned
        }
        Again(int n) {
            this.x = n; // EXPECT error@13: variable 'x' may already have been assigned
            this();
        }
        Again(String s) { // EXPECT error@9: final field 'x' may not be initialised by this constructor
            int n = s.length();
            if (n > 0)
                x = n;
            super();
        }
    }
}
// COVERS flexible constructor bodies
