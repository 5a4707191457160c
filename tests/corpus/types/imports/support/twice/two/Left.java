package cycle;

class Left { } // EXPECT error: class 'Left' is already declared in package 'cycle'
