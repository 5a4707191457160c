// Class literals of another type, or of nothing.
class Literals {
    Class<String> a = Integer.class; // EXPECT error: cannot convert 'Class<Integer>' to 'Class<String>'
    Class<Integer> b = long.class; // EXPECT error: cannot convert 'Class<Long>' to 'Class<Integer>'
    Class<?> c = Missing.class; // EXPECT error: cannot find type 'Missing'
}
// COVERS class literals
