// A class that is not within its recursive bound.
abstract class Builder<B extends Builder<B>> {
    abstract B self();
}

class Wrong extends Builder<String> { // EXPECT error: type argument 'String' is not within the bound 'Builder<String>' of 'B'
    String self() { return ""; }
}

class Concrete extends Builder<Concrete> {
    Concrete self() { return this; }
    String use() { return self(); } // EXPECT error: cannot convert 'Concrete' to 'String'
}
// COVERS bounds, generics
