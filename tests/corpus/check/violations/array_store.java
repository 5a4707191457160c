class Animal {}

class Dog extends Animal {}

class ArrayStore {
    //@ requires animals.length > 0;
    //@ assignable animals[*];
    static void put(Animal[] animals) {
        animals[0] = new Animal(); // EXPECT violated: array store: ArrayStoreException
    }
}
