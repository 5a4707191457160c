// Names of months and days: in English as Java has them, those of other locales are cut.
// ARGS --calls inline
import java.text.DateFormatSymbols;
import java.util.Locale;

class DateSymbols {
    //@ ensures \result.equals("JanuaryDecJulySundaySatADPM13");
    static String names() {
        DateFormatSymbols symbols = new DateFormatSymbols(Locale.US);
        return symbols.getMonths()[0] + symbols.getShortMonths()[11] + DateFormatSymbols.getInstance(Locale.ENGLISH).getMonths()[6] + symbols.getWeekdays()[1] + symbols.getShortWeekdays()[7] + symbols.getEras()[1] + symbols.getAmPmStrings()[1] + symbols.getMonths().length;
    }

    //@ ensures \result.equals("January"); // EXPECT violated: postcondition in 'DateSymbols.changed()'
    static String changed() {
        DateFormatSymbols symbols = new DateFormatSymbols(Locale.US);
        symbols.setMonths(new String[] {"Nivose"});
        return symbols.getMonths()[0];
    }

    //@ ensures \result;
    static boolean copies() {
        DateFormatSymbols symbols = new DateFormatSymbols(Locale.US);
        DateFormatSymbols copy = (DateFormatSymbols) symbols.clone();
        symbols.getMonths()[0] = "x";
        boolean same = symbols.equals(copy);
        copy.setEras(new String[] {"a"});
        return same && !symbols.equals(copy) && symbols.getMonths()[0].equals("January");
    }

    //@ requires locale != null;
    //@ ensures \result == 8;
    static int days(Locale locale) {
        return new DateFormatSymbols(locale).getWeekdays().length; // EXPECT cut: executions with names of months and days for another locale than that of the United States in 'DateSymbols.days(Locale)'
    }
}
