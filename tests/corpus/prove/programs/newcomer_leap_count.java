// How many leap years there are from one year to another.
class Leap {
    //@ ensures \result <==> (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    static boolean isLeap(int year) {
        if (year % 400 == 0)
            return true;
        if (year % 100 == 0)
            return false;
        return year % 4 == 0;
    }

    //@ requires 0 <= from && from <= to;
    //@ ensures 0 <= \result && \result <= to - from;
    static int count(int from, int to) {
        int n = 0;
        for (int year = from; year < to; year++)
            if (isLeap(year))
                n++;
        return n;
    }
}
// OUTPUT PROVED Leap.isLeap(int)
// OUTPUT PROVED Leap.count(int, int)
