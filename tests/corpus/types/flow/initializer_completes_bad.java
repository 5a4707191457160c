// Initialisers must be able to complete normally (JLS 8.6, 8.7).
class initializer_completes_bad {
    static { // EXPECT error: initialiser cannot complete normally
        throw new RuntimeException();
    }

    { // EXPECT error: initialiser cannot complete normally
        while (true) { }
    }
}
// COVERS initialisers, reachability
