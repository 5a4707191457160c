// \locset: lists of locations behind `represents`, \infinite_union, a choice, \old of a set.
class Cell {
    int value;
    //@ model \locset foot; represents foot = value;
}

class LocationUnions {
    int x;
    Cell[] cells;
    int[] numbers;
    //@ model \locset listed; represents listed = x, numbers[*];
    //@ model \locset all; represents all = this.*;
    //@ model \locset foot; represents foot = \set_union(\locset(x), \infinite_union(int i; 0 <= i && i < cells.length; cells[i].foot));
    //@ model \locset even; represents even = (\infinite_union int i; 0 <= i && i < numbers.length && i % 2 == 0; numbers[i]);

    //@ requires numbers.length > 0; assignable listed;
    void list() { x = 1; numbers[0] = 2; }

    //@ assignable listed;
    void notListed() {
        cells = new Cell[0]; // EXPECT violated: assignment to 'cells', which is not assignable in 'LocationUnions.notListed()'
    }

    //@ requires numbers.length > 0; assignable all;
    void every() {
        x = 1;
        numbers[0] = 2; // EXPECT violated: assignment to an array element, which is not assignable in 'LocationUnions.every()'
    }

    //@ requires cells.length == 3 && cells[1] != null; assignable foot;
    void inside() { x = 1; cells[1].value = 5; }

    //@ requires cells.length == 3 && \nonnullelements(cells); assignable foot;
    void outside(Cell cell) {
        cell.value = 5; // EXPECT violated: assignment to 'value', which is not assignable in 'LocationUnions.outside(Cell)'
    }

    //@ requires cells.length == 3 && cell == cells[2]; assignable foot;
    void named(Cell cell) { cell.value = 5; }

    //@ requires cells.length == 3; assignable foot;
    void array() {
        cells[1] = new Cell(); // EXPECT violated: assignment to an array element, which is not assignable in 'LocationUnions.array()'
    }

    //@ requires numbers.length == 3; assignable even;
    void evens() { numbers[2] = 7; numbers[0] = 8; }

    //@ requires numbers.length == 3; assignable even;
    void odd() {
        numbers[1] = 7; // EXPECT violated: assignment to an array element, which is not assignable in 'LocationUnions.odd()'
    }

    //@ requires numbers.length == 3; assignable even; ensures numbers[1] == \old(numbers[1]);
    void caller() { evens(); }

    //@ requires numbers.length == 3; assignable even; ensures numbers[2] == \old(numbers[2]); // EXPECT violated: postcondition in 'LocationUnions.callerWrong()'
    void callerWrong() { evens(); }

    //@ requires \disjoint(foot, even); ensures \subset(even, \old(even)) && \new_elems_fresh(even);
    void same() { }

    //@ requires numbers.length > 0; ensures \subset(\old(even), even); // EXPECT violated: postcondition in 'LocationUnions.another()'
    void another() { numbers = new int[2]; }

    //@ requires numbers.length > 0; assignable (x > 0 ? \locset(x) : \locset(numbers[0]));
    void choose() {
        if (x > 0)
            x = 2;
        else
            numbers[0] = 1;
    }

    //@ requires numbers.length > 0; assignable (x > 0 ? \locset(x) : \locset(numbers[0]));
    void chooseWrong() {
        x = 2; // EXPECT violated: assignment to 'x', which is not assignable in 'LocationUnions.chooseWrong()'
    }

    //@ represents nothing = x, numbers[*]; // EXPECT error: cannot find variable 'nothing'
}
