// Mistakes in modifiers, nested and inner classes, initialisers.
class Members {
    public static public int a; // EXPECT error: repeated modifier 'public'
    final { } // EXPECT error: only 'static' may stand in front of an initializer
    static class { } // EXPECT error: expected identifier, found '{'
    class Inner extends { } // EXPECT error: expected type, found '{'
}
// COVERS modifiers, nested classes, inner classes, initialisers
