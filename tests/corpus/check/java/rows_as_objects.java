// An array of arrays is an array of objects, too; and every array can be cloned.
class RowsAsObjects {
    //@ ensures 0 <= \result;
    static int cells(Object[] rows) {
        return rows instanceof int[][] numbers && numbers.length > 0 && numbers[0] != null ? numbers[0].length : 0;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition
    static int cellsBug(Object[] rows) {
        return rows instanceof int[][] numbers && numbers.length > 0 && numbers[0] != null ? numbers[0].length : 0;
    }

    //@ ensures \result == 0; // EXPECT violated: postcondition
    static int length(Cloneable thing) {
        return thing instanceof int[] numbers ? numbers.length : 0;
    }
}
// OUTPUT HOLDS RowsAsObjects.cells(Object[])
