// Jumps that lead nowhere.
class jumps_bad {
    void all(int n) {
        if (n == 0) break; // EXPECT error@21: break outside of a loop or switch
        if (n == 1) continue; // EXPECT error: continue outside of a loop
        switch (n) { case 1: continue; } // EXPECT error: continue outside of a loop
        while (n > 3) break somewhere; // EXPECT error: no enclosing statement is labelled 'somewhere'
        while (n > 3) continue somewhere; // EXPECT error: no enclosing statement is labelled 'somewhere'
        block: { continue block; } // EXPECT error: 'block' does not label a loop
        twice: { twice: n++; } // EXPECT error: label 'twice' is already in use
        loop: while (n > 0) {
            Runnable r = () -> { break; }; // EXPECT error: break outside of a loop or switch
            Runnable s = () -> { continue loop; }; // EXPECT error: no enclosing statement is labelled 'loop'
            new Object() {
                void m() { break loop; } // EXPECT error: no enclosing statement is labelled 'loop'
            };
        }
        before: n++;
        while (n > 0) break before; // EXPECT error: no enclosing statement is labelled 'before'
    }
}
// COVERS labels, break, continue
