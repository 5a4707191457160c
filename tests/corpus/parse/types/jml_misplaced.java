// JML in the middle of Java is warned about, and what stands around it is still understood.
class JmlMisplaced /*@ pure @*/ { // EXPECT warning@24: JML annotation is not expected here; ignored
    int a /*@ x @*/ = 1; // EXPECT warning: JML annotation is not expected here; ignored
    int /*@ nullable @*/ b = 1 /*@ x @*/ + 2; // EXPECT warning@13: JML annotation is not expected here; ignored // EXPECT warning@36: JML annotation is not expected here; ignored
    int[] c = {/*@ x @*/ 1, 2 /*@ y @*/}; // EXPECT warning@20: JML annotation is not expected here; ignored // EXPECT warning@35: JML annotation is not expected here; ignored
    int f(int x) /*@ requires x > 0; @*/ { // EXPECT warning: JML annotation is not expected here; ignored
        g(x, /*@ x @*/ a /*@ y @*/); // EXPECT warning@18: JML annotation is not expected here; ignored // EXPECT warning@30: JML annotation is not expected here; ignored
        x = /*@ x @*/ a; // EXPECT warning: JML annotation is not expected here; ignored
        if (a > 0 /*@ x @*/ ) { } /*@ x @*/ else { } // EXPECT warning@23: JML annotation is not expected here; ignored // EXPECT warning@39: JML annotation is not expected here; ignored
        do { } /*@ x @*/ while (a /*@ x @*/ > 0); // EXPECT warning@20: JML annotation is not expected here; ignored // EXPECT warning@39: JML annotation is not expected here; ignored
        Runnable r = () -> /*@ x @*/ { }; // EXPECT warning: JML annotation is not expected here; ignored
        switch (x) { /*@ x @*/ case 1 /*@ x @*/ : break; } // EXPECT warning@26: JML annotation is not expected here; ignored // EXPECT warning@43: JML annotation is not expected here; ignored
        return /*@ x @*/ -a; // EXPECT warning: JML annotation is not expected here; ignored
    }
    class /*@ pure @*/ D /*@ x @*/ extends /*@ x @*/ Object { } // EXPECT warning@15: JML annotation is not expected here; ignored // EXPECT warning@30: JML annotation is not expected here; ignored // EXPECT warning@48: JML annotation is not expected here; ignored
    enum E { /*@ x @*/ A, B /*@ x @*/ } // EXPECT warning@18: JML annotation is not expected here; ignored // EXPECT warning@33: JML annotation is not expected here; ignored
}
// COVERS malformed JML
