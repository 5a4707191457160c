// represents: what a model field stands for.
class Represents {
    int first, second;
    static int all;

    //@ model int sum;
    //@ model Object any;
    //@ model static int total;

    //@ represents sum = first + second;
    //@ represents any \such_that any != null && first > 0;
    //@ static represents total = all;

    interface Sized {
        //@ model instance int size;
    }

    static class Bag implements Sized {
        int count;
        //@ represents size = count;
    }

    static class Small extends Bag {
        //@ represents this.size = 1;
    }
}
// COVERS model, instance, represents, model fields
