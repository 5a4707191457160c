// A method with other types overrides nothing.
abstract class Option<T> implements Comparable<T> {
    public int compareTo(Integer o) { return 0; }
}

class Named extends Option<String> { } // EXPECT error: class 'Named' must implement 'compareTo(T)' of 'Comparable'
// COVERS overriding, raw types and erasure
