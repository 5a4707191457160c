// Elements and sizes that do not fit.
import java.util.*;

class Creation<T> {
    int[] a = new int[3L]; // EXPECT error: expected an int index, found 'long'
    int[] b = {1, "x"}; // EXPECT error: cannot convert 'String' to 'int'
    int[][] c = {1}; // EXPECT error: cannot convert 'int' to 'int[]'
    int d = {1}; // EXPECT error: array initialiser for 'int', which is no array
    String[] e = new String["x"]; // EXPECT error: expected an int index, found 'String'
    byte[] f = {1, 200}; // EXPECT error: cannot convert 'int' to 'byte'
    int[] g = new long[2]; // EXPECT error: cannot convert 'long[]' to 'int[]'
    T[] h = new T[3]; // EXPECT error: cannot create an array of 'T': its type arguments are not known at run time
    List<String>[] i = new List<String>[3]; // EXPECT error: cannot create an array of 'List<String>': its type arguments are not known at run time
    int[] j = {{1}}; // EXPECT error: array initialiser for 'int', which is no array
}
// COVERS array creation
