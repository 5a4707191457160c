// A file without a class is a class: it has static contexts, and needs a main.
int counter = 3; // EXPECT error@1: a file with members outside of a class needs a method 'void main()' or 'void main(String[])'

class Inner { }

static int wrong() {
    new Inner(); // EXPECT error: creating 'Inner' needs an instance of 'compact_bad'
    return counter; // EXPECT error: instance field 'counter' cannot be used in a static context
}

int main() { return 1; }
private void main(String[] arguments) { }
void main(int n) { println(""); } // EXPECT error: cannot find method 'println'
// COVERS compact source files
