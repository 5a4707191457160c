// Calls of GregorianCalendar at random, on the JDK's and on the model, for tests/extra/calendar-agreement. Whatever the
// model leaves open is a Doubt here; a run ends there. Prints what differs, and how much was compared.
package models;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.function.Supplier;

class Doubt extends RuntimeException {
}

class Texts {
    static int doubtful(String reason) {
        throw new Doubt();
    }

    static String untold() {
        return "";
    }
}

class Outside {
    static void cut(String reason) {
        throw new Doubt();
    }
}

class HashOrder {
    static boolean isKnown(long value) {
        return true;
    }
}

class Zones {
    static boolean isFixed(TimeZone zone) {
        return zone instanceof SimpleTimeZone;
    }
}

public class Calendars {
    static final int CALLS = 18;
    static java.util.GregorianCalendar real;
    static GregorianCalendar model;
    static int field, value, week;
    static long millis;
    static TimeZone zone;

    static TimeZone zone(Random random) {
        return new SimpleTimeZone((random.nextInt(48) - 24) * 1800000, "zone");
    }

    static String outcome(Supplier<Object> call) {
        try {
            return "" + call.get();
        } catch (RuntimeException e) {
            return e.getClass().getName();
        }
    }

    static Object real(int call) {
        switch (call) {
        case 0: real.setTimeInMillis(millis); return 0;
        case 1: case 2: case 3: real.set(field, value); return 0;
        case 4: case 5: real.add(field, value); return 0;
        case 6: real.clear(); return 0;
        case 7: real.clear(field); return 0;
        case 8: return real.isSet(field);
        case 9: real.setFirstDayOfWeek(week); return 0;
        case 10: real.setMinimalDaysInFirstWeek(week); return 0;
        case 11: return real.getActualMaximum(field);
        case 12: real.set(value + 2000, Math.abs(value) % 14, value % 40); return 0;
        case 13: real = (java.util.GregorianCalendar) real.clone(); return real.getTimeInMillis();
        case 14: real.setTimeZone(zone); return 0;
        case 15: return Arrays.asList(real.getActualMinimum(field), real.getMinimum(field), real.getMaximum(field), real.getGreatestMinimum(field), real.getLeastMaximum(field));
        case 16: real = new java.util.GregorianCalendar(2000 + value, week, 4 * week, 3 * week, value % 60, week); return 0;
        default: int[] all = new int[17]; Arrays.setAll(all, real::get); return Arrays.toString(all) + real.getTimeInMillis() + " " + real.hashCode();
        }
    }

    static Object model(int call) {
        switch (call) {
        case 0: model.setTimeInMillis(millis); return 0;
        case 1: case 2: case 3: model.set(field, value); return 0;
        case 4: case 5: model.add(field, value); return 0;
        case 6: model.clear(); return 0;
        case 7: model.clear(field); return 0;
        case 8: return model.isSet(field);
        case 9: model.setFirstDayOfWeek(week); return 0;
        case 10: model.setMinimalDaysInFirstWeek(week); return 0;
        case 11: return model.getActualMaximum(field);
        case 12: model.set(value + 2000, Math.abs(value) % 14, value % 40); return 0;
        case 13: model = (GregorianCalendar) model.clone(); return model.getTimeInMillis();
        case 14: model.setTimeZone(zone); return 0;
        case 15: return Arrays.asList(model.getActualMinimum(field), model.getMinimum(field), model.getMaximum(field), model.getGreatestMinimum(field), model.getLeastMaximum(field));
        case 16: model = new GregorianCalendar(2000 + value, week, 4 * week, 3 * week, value % 60, week); return 0;
        default: int[] all = new int[17]; Arrays.setAll(all, model::get); return Arrays.toString(all) + model.getTimeInMillis() + " " + model.hashCode();
        }
    }

    static int draw(Random random) {
        int call = random.nextInt(CALLS);
        field = random.nextInt(20) == 0 ? random.nextInt(20) - 1 : random.nextInt(17);
        value = random.nextInt(3) == 0 ? random.nextInt(4000) - 1000 : random.nextInt(70) - 5;
        if (field == 1)
            value = 1500 + random.nextInt(1000);
        millis = (long) ((random.nextDouble() - 0.2) * (random.nextInt(9) == 0 ? 6e16 : 4e12));
        week = random.nextInt(7) + 1;
        zone = zone(random);
        return call;
    }

    public static void main(String[] arguments) {
        long calls = 0, doubts = 0, different = 0;
        Locale.setDefault(Locale.US);
        for (int seed = Integer.parseInt(arguments[0]), end = seed + Integer.parseInt(arguments[1]); seed < end; seed++) {
            Random random = new Random(seed);
            TimeZone first = zone(random);
            TimeZone.setDefault(first);
            real = new java.util.GregorianCalendar(first);
            model = new GregorianCalendar(first);
            draw(random);
            real(0);
            model(0);
            for (int step = 0; step < 12; step++) {
                int call = draw(random);
                String there = outcome(() -> real(call)), here = outcome(() -> model(call));
                calls++;
                doubts += here.equals("models.Doubt") ? 1 : 0;
                if (here.equals(there))
                    continue;
                if (!here.equals("models.Doubt") && different++ < 5)
                    System.out.println("seed " + seed + ", step " + step + ", call " + call + ": " + there + " in Java, here " + here);
                break;
            }
        }
        System.out.println(calls + " calls, " + doubts + " left open, " + different + " different");
    }
}
