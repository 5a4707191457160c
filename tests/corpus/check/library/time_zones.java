// Zones by their offset; the default one is any of them, and zones of regions are not modelled.
import java.time.ZoneId;
import java.util.Currency;
import java.util.TimeZone;

class TimeZones {
    static boolean is(String id, String name, int minutes) {
        TimeZone zone = TimeZone.getTimeZone(id);
        return zone.getID().equals(name) && zone.getRawOffset() == 60000 * minutes && !zone.useDaylightTime()
                && zone.getOffset(5L) == zone.getRawOffset() && zone.getDSTSavings() == 0;
    }

    //@ ensures \result;
    static boolean names() {
        return is("UTC", "UTC", 0) && is("GMT", "GMT", 0) && is("GMT+5", "GMT+05:00", 300) && is("GMT-05:30", "GMT-05:30", -330)
                && is("GMT+530", "GMT+05:30", 330) && is("GMT-2359", "GMT-23:59", -1439) && is("GMT+5:30", "GMT+05:30", 330)
                && is("GMT+24", "GMT", 0) && is("GMT+5:3", "GMT", 0) && is("GMT+05:60", "GMT", 0) && is("GMT+x", "GMT", 0)
                && is("GMT+12:345", "GMT", 0) && is("GMT+012:30", "GMT", 0) && is("GMT+12", "GMT+12:00", 720);
    }

    //@ ensures \result;
    static boolean asZoneId() {
        return TimeZone.getTimeZone("GMT+5").toZoneId().getId().equals("GMT+05:00") && TimeZone.getTimeZone("UTC").toZoneId().equals(ZoneId.of("UTC"));
    }

    //@ ensures \result;
    static boolean clones() {
        TimeZone zone = TimeZone.getTimeZone("GMT+5"), copy = (TimeZone) zone.clone();
        copy.setRawOffset(60000);
        return zone.getRawOffset() == 18000000 && copy.getRawOffset() == 60000 && !zone.hasSameRules(copy) && !zone.hasSameRules(null);
    }

    //@ ensures \result;
    static boolean byDefault(long date) {
        TimeZone zone = TimeZone.getDefault(); // EXPECT cut: another than GMT plus or minus some minutes
        int hours = zone.getOffset(date) / 3600000;
        return -24 < hours && hours < 24 && zone.getRawOffset() == TimeZone.getDefault().getRawOffset(); // EXPECT cut: another than GMT
    }

    // EXPECT-NEXT violated: postcondition
    //@ ensures \result;
    static boolean atHome() {
        return TimeZone.getDefault().getRawOffset() == 0; // EXPECT cut: another than GMT plus or minus some minutes
    }

    //@ ensures \result;
    static boolean region() {
        return TimeZone.getTimeZone("Europe/Berlin").getRawOffset() == 3600000; // EXPECT unknown: this use of 'TimeZone.getTimeZone'
    }

    // What the JDK keeps in static fields, and its initialisers fill, is not known.
    //@ ensures \result != null;
    static ZoneId berlin() {
        return ZoneId.of("Europe/Berlin"); // EXPECT unknown: what a static initialiser has made of this object
    }

    //@ ensures \result != null;
    static Currency euro() {
        return Currency.getInstance("EUR"); // EXPECT unknown: the static field 'instances'
    }
}
