package cycle;

class Left { } // EXPECT note: 'Left' is declared here
