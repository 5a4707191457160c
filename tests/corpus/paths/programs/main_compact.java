// A compact file is a program: its main is one of an object.
int count = 1;

void main() {
    count += helper();
    assert count == 3;
    assert count == 4; // EXPECT violated: assertion: AssertionError in 'main_compact.main()'
}

int helper() {
    return 2;
}
// EXIT 1
