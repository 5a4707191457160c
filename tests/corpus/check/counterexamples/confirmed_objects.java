// Without a JDK the interpreter makes the objects of a counterexample and runs the method on them; a class that Java would initialise first is not run.
// ARGS --confirm --jdk none
class Cells {
    static class Cell {
        int value;
        Cell next;
    }

    static class Counted {
        static int made = 3;
        int value;
    }

    // EXPECT-NEXT violated: postcondition in 'Cells.second(Cells.Cell)'
    //@ ensures \result != 7;
    static int second(Cell cell) {
        return cell == null || cell.next == null ? 0 : cell.next.value;
    }

    // EXPECT-NEXT violated: postcondition in 'Cells.counted(Cells.Counted)'
    //@ ensures \result != 7;
    static int counted(Counted counted) {
        return counted == null ? 0 : counted.value + Counted.made;
    }
}
// OUTPUT confirmed in a run of Jury's own interpreter (there is no JDK)
// OUTPUT not run: its test cannot be run: Jury's interpreter stops at: an object of a class that is not initialised
