// Two files declare one class.
// FILES support/twice/one/Left.java support/twice/two/Left.java
package cycle;

class Uses {
    Left left;
}
// COVERS class table
