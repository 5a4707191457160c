// Model and ghost members are for JML only.
class ModelInJava {
    //@ ghost int g;
    //@ model int size;
    //@ model pure int twice(int x) { return 2 * x; }

    //@ requires twice(g) == size;
    void use() {
        int a = g; // EXPECT error: 'g' is a ghost variable: it can be used in JML only
        int b = this.size; // EXPECT error: 'size' is a model variable: it can be used in JML only
        int c = twice(1); // EXPECT error: 'twice' is a model method: it can be used in JML only
    }
}
// COVERS model methods, model fields, ghost fields
