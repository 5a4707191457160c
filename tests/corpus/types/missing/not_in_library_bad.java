// A class that is neither modelled nor in a JDK: said at the import and where it is used.
// ARGS --jdk none
import javax.swing.JFrame; // EXPECT warning: type 'javax.swing.JFrame' was found neither in the sources given nor in the library

class NotModelled {
    int good() { return 2; }
    void show(JFrame frame) { frame.setVisible(true); } // EXPECT error: cannot find type 'JFrame'
}
// COVERS missing types
