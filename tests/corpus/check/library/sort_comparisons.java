// Which elements a sort compares is Java's: it shows where a comparator is no order, or counts.
import java.util.*;

class SortComparisons {
    static class Version implements Comparable<Version> {
        final int number;

        Version(int number) {
            this.number = number;
        }

        @Override
        public int compareTo(Version other) {
            return number - other.number;
        }
    }

    //@ ensures \result == 8;
    static int counted() {
        int[] count = {0};
        Integer[] array = {3, 1, 2, 5, 4};
        Arrays.sort(array, (a, b) -> {
            count[0]++;
            return a - b;
        });
        return count[0];
    }

    //@ ensures \result.equals("[b, a, c, d]");
    static String neverEqual() {
        List<String> list = new ArrayList<>(List.of("a", "b", "d", "c"));
        list.sort((a, b) -> a.compareTo(b) <= 0 == a.compareTo("b") > 0 ? -1 : 1);
        return list.toString();
    }

    //@ ensures \result.equals("[4, 2, 3, 1]");
    static String neverEqualNumbers() {
        Integer[] array = {1, 2, 3, 4};
        Arrays.sort(array, (a, b) -> a % 2 <= b % 2 ? -1 : 1);
        return Arrays.toString(array);
    }

    //@ requires versions.length == 3 && \nonnullelements(versions);
    //@ ensures versions[0].number <= versions[1].number; // EXPECT violated: postcondition in 'SortComparisons.overflows(SortComparisons.Version[])'
    static void overflows(Version[] versions) {
        Arrays.sort(versions);
    }

    //@ requires versions.length <= 3 && \nonnullelements(versions);
    //@ requires (\forall int i; 0 <= i && i < versions.length; 0 <= versions[i].number);
    //@ ensures (\forall int i; 0 < i && i < versions.length; versions[i - 1].number <= versions[i].number);
    static void doesNotOverflow(Version[] versions) {
        Arrays.sort(versions);
    }
}
