// jury check --all: HOLDS
// jury check --all: VIOLATED MonthsBug.days(int, int)
// jury check --all: VIOLATED MonthsBug.dayOfYear(int, int, int)

/** Months once more, but January is counted as month 0. */
public class MonthsBug {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private MonthsBug() {
    }

    public static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static int days(int month, int year) {
        if (month < 1 || month > DAYS.length) {
            throw new IllegalArgumentException("month " + month);
        }
        return month == 2 && isLeap(year) ? 29 : DAYS[month];
    }

    public static int dayOfYear(int day, int month, int year) {
        if (day < 1 || day > days(month, year)) {
            throw new IllegalArgumentException("day " + day);
        }
        int sum = day;
        for (int i = 1; i < month; i++) {
            sum += days(i, year);
        }
        return sum;
    }

    public static int longest(int[] months) {
        int longest = 0;
        for (int month : months) {
            if (month >= 1 && month <= 12 && DAYS[month - 1] > longest) {
                longest = DAYS[month - 1];
            }
        }
        return longest;
    }
}
