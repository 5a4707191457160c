// Accessors cannot be methods of Object; a bound is named once.
record ComponentNames(int hashCode, int size) { // EXPECT error: a record component cannot be called 'hashCode'
    <X extends Comparable<X> & Comparable<String>> void both(X x) { } // EXPECT error: 'Comparable' is a bound twice
}
// COVERS records, intersection bounds
