// Strings in switches, constants as labels.
class SwitchOnString {
    static final String ON = "o" + "n";
    int use(String s) {
        switch (s) {
            case ON: return 1;
            case "off": return 0;
            default: return -1;
        }
    }
}
// COVERS old switch statements, constants
