// Overloads are gathered from all supertypes; overridden ones count once.
interface Printer { default int print(double d) { return 1; } }
class Base { String print(String s) { return s; } Object copy() { return this; } }
class Derived extends Base implements Printer {
    char print(char c) { return c; }
    @Override Derived copy() { return this; }
    void use() {
        String a = print("x");
        char b = print('c');
        int c = print(1.5) + print(1f);
        Derived d = copy();
    }
}
// COVERS overload phases, inheritance
