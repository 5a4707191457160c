// IllegalFormatArgumentIndexException: a mistake in a format.
package java.util;

class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private final int index;

    public IllegalFormatArgumentIndexException(int index) {
        this.index = index;
    }

    public /*@ pure @*/ int getIndex() {
        return index;
    }

    public /*@ pure @*/ String getMessage() {
        return "Illegal format argument index = " + (index == Integer.MIN_VALUE ? "Integer.MIN_VALUE" : String.valueOf(index));
    }
}
