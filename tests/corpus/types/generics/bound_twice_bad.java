// The same interface as a bound twice.
class BoundTwice<T extends Runnable & Comparable<T> & Runnable> { } // EXPECT error: 'Runnable' is a bound twice
// COVERS intersection bounds, bounds
