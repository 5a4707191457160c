import java.util.ArrayList;

// Initialisers that give no type.
class var_bad {
    void nothing() {}

    void all() {
        var a; // EXPECT error@13: 'var' needs an initialiser
        var b = null; // EXPECT error@17: cannot infer the type of 'b' from null
        var c = () -> 1; // EXPECT error@17: cannot infer the type of 'c': a lambda expression needs an explicit type
        var d = String::length; // EXPECT error: cannot infer the type of 'd': a method reference needs an explicit type
        var e = {1, 2}; // EXPECT error: cannot infer the type of 'e': an array initialiser needs an explicit type
        var f = nothing(); // EXPECT error: cannot infer the type of 'f' from a call of a void method
        var g = g + 1; // EXPECT error@17: cannot infer the type of 'g' from an initialiser that uses it
        var j = 1;
        j = "x"; // EXPECT error: cannot convert 'String' to 'int'
        var k = new ArrayList<String>();
        k.add(1); // EXPECT error: add
    }
}
// COVERS var, method reference
