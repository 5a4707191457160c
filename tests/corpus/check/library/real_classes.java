// Classes that run from the bytecode of the JDK.
// ARGS --calls inline
import java.lang.reflect.Array;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.*;

class RealClasses {

    //@ ensures \result.equals("-12 -1 18446744073709551615 1295");
    static String numbers() {
        return Integer.parseInt("x-12y", 1, 4, 10) + " " + Integer.parseUnsignedInt("4294967295") + " " + Long.toUnsignedString(-1L) + " " + Long.parseUnsignedLong("zz", 36);
    }

    //@ ensures \result.equals("-12 -1 18446744073709551615 1295!"); // EXPECT violated: postcondition in 'RealClasses.numbersWrong()'
    static String numbersWrong() {
        return numbers();
    }

    //@ ensures \result.equals("[[1], [2, 3]]10252");
    static String deep() {
        return Arrays.deepToString(new int[][] {{1}, {2, 3}}) + Arrays.deepHashCode(new Object[] {1, new int[] {2}}) + Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4});
    }

    //@ ensures \result.equals("7 2true{b=7, a=1}");
    static String hashtable() {
        Hashtable<String, Integer> h = new Hashtable<>(); h.put("a", 1); h.put("b", 2); h.merge("b", 5, Integer::sum); return h.get("b") + " " + h.size() + h.containsValue(1) + h.toString();
    }

    //@ ensures \result.equals("{1, 5, 7} 3 6");
    static String bits() {
        BitSet b = new BitSet(); b.set(1); b.set(5, 8); b.flip(6); return b + " " + b.cardinality() + " " + b.nextClearBit(5);
    }

    //@ ensures \result.equals("a2b1c0");
    static String tokens() {
        StringTokenizer t = new StringTokenizer("a,b;c", ",;"); StringBuilder s = new StringBuilder(); while (t.hasMoreTokens()) s.append(t.nextToken()).append(t.countTokens()); return s.toString();
    }

    //@ ensures \result.equals("a2b1c0!"); // EXPECT violated: postcondition in 'RealClasses.tokensWrong()'
    static String tokensWrong() {
        return tokens();
    }

    //@ ensures \result.equals("AQIDBA==3");
    static String base64() {
        return Base64.getEncoder().encodeToString(new byte[] {1, 2, 3, 4}) + Base64.getDecoder().decode("AQID")[2];
    }

    //@ ensures \result.equals("2025-02-28 THURSDAYfalse28");
    static String dates() {
        return LocalDate.of(2024, 2, 29).plusYears(1) + " " + LocalDate.of(2024, 2, 29).getDayOfWeek() + Year.isLeap(1900) + YearMonth.of(2023, 2).lengthOfMonth();
    }

    //@ ensures \result.equals("PT1H1M1SP1M1D00:01");
    static String periods() {
        return Duration.ofSeconds(3661) + "" + Period.between(LocalDate.of(2024, 1, 31), LocalDate.of(2024, 3, 1)) + LocalTime.of(23, 59).plusMinutes(2);
    }

    //@ ensures \result.equals("10052021+02:00");
    static String instants() {
        return Instant.ofEpochSecond(1).plusMillis(5).toEpochMilli() + "" + LocalDateTime.of(2020, 12, 31, 23, 0).plusHours(1).getYear() + ZoneOffset.ofHours(2);
    }

    //@ ensures \result.equals("10052021+02:00!"); // EXPECT violated: postcondition in 'RealClasses.instantsWrong()'
    static String instantsWrong() {
        return instants();
    }

    //@ ensures \result.equals("none");
    static String datesWrong() {
        try { LocalDate.of(2023, 2, 29); return "made"; } catch (DateTimeException e) { return "none"; }
    }

    //@ ensures \result.equals("29DECEMBERMONDAY1970-01-01366-1");
    static String months() {
        return Month.of(2).length(true) + "" + Month.JANUARY.minus(1) + DayOfWeek.SUNDAY.plus(1) + LocalDate.ofEpochDay(0) + ChronoUnit.DAYS.between(LocalDate.of(2024, 1, 1), LocalDate.of(2025, 1, 1)) + new Date(5).compareTo(new Date(6));
    }
}
// OUTPUT HOLDS RealClasses.numbers()
// OUTPUT HOLDS RealClasses.deep()
// OUTPUT HOLDS RealClasses.hashtable()
// OUTPUT HOLDS RealClasses.bits()
// OUTPUT HOLDS RealClasses.tokens()
// OUTPUT HOLDS RealClasses.base64()
// OUTPUT HOLDS RealClasses.dates()
// OUTPUT HOLDS RealClasses.periods()
// OUTPUT HOLDS RealClasses.instants()
// OUTPUT HOLDS RealClasses.datesWrong()
// OUTPUT HOLDS RealClasses.months()
