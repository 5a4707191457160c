// One interface with two different arguments.
interface Named<T> { }
class One implements Named<String> { }
class Two extends One implements Named<Integer> { } // EXPECT error: class 'Two' inherits both 'Named<String>' and 'Named<Integer>'
// COVERS inheritance, generic classes
