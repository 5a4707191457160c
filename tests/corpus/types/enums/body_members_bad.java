// The members of a constant's body are not those of the enum.
enum Op {
    ADD { int extra() { return 1; } };
    int use() { return ADD.extra(); } // EXPECT error: cannot find method 'extra' in 'Op'
}
// COVERS enums with bodies, enum members
