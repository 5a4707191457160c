// Classes and arrays by their classes, characters, locales, time units, maps and threads as one thread sees them.
// ARGS --calls inline
import java.lang.reflect.Array;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.concurrent.*;

class Reflection {

    //@ ensures \result.equals("[[IString[]java.util.Map$Entryjava.util.Map.Entryintclass [Ljava.lang.String;java.utiltrueclass java.lang.Numberint[]interface java.lang.Runnableinttrueinterface java.util.Mapclass [I");
    static String classes() {
        return int[][].class.getName() + String[].class.getSimpleName() + Map.Entry.class.getName() + Map.Entry.class.getCanonicalName() + int.class + String[].class + Map.class.getPackageName() + Number.class.isAssignableFrom(Integer.class) + Integer.class.getSuperclass() + int[].class.getTypeName() + Runnable.class + Integer.TYPE + Thread.State.class.isEnum() + Map.Entry.class.getDeclaringClass() + int.class.arrayType();
    }

    //@ ensures \result.equals("[[IString[]java.util.Map$Entryjava.util.Map.Entryintclass [Ljava.lang.String;java.utiltrueclass java.lang.Numberint[]interface java.lang.Runnableinttrueinterface java.util.Mapclass [I!"); // EXPECT violated: postcondition in 'Reflection.classesWrong()'
    static String classesWrong() {
        return classes();
    }

    //@ ensures \result.equals("253[[Ljava.lang.String;2");
    static String arrays() {
        Object a = Array.newInstance(int.class, 2); Array.set(a, 1, 5); Array.setByte(a, 0, (byte) 3); Object b = Array.newInstance(String.class, 1, 2); return Array.getLength(a) + "" + Array.get(a, 1) + Array.getLong(a, 0) + b.getClass().getName() + Array.getLength(Array.get(b, 0));
    }

    //@ ensures \result.equals("Argument is not an array");
    static String arraysWrong() {
        try { Array.setInt(new byte[1], 0, 1); return "set"; } catch (IllegalArgumentException e) { try { Array.getLength("x"); return "length"; } catch (IllegalArgumentException f) { return f.getMessage(); } }
    }

    //@ ensures \result.equals("1 26truefalsetruetrue453false1");
    static String characters() {
        return Character.getType('A') + " " + Character.getType('\u20ac') + Character.isJavaIdentifierStart('$') + Character.isJavaIdentifierPart('-') + Character.isMirrored('(') + Character.isTitleCase('\u01c5') + (int) Character.toTitleCase('\u01c4') + Character.isDefined('\u0378') + Character.getDirectionality('\u05d0');
    }

    //@ ensures \result.equals("en_US_x en-US enUStruede_ATund97665128");
    static String locales() {
        Locale l = new Locale("EN", "us", "x"); return l + " " + Locale.US.toLanguageTag() + " " + l.getLanguage() + l.getCountry() + Locale.UK.equals(new Locale("en", "GB")) + Locale.forLanguageTag("de-AT") + Locale.ROOT.toLanguageTag() + Locale.FRANCE.hashCode();
    }

    //@ ensures \result.equals("en_US_x en-US enUStruede_ATund97665128!"); // EXPECT violated: postcondition in 'Reflection.localesWrong()'
    static String localesWrong() {
        return locales();
    }

    //@ ensures \result.equals("7200 1 9223372036854775807 180DAYS");
    static String units() {
        return TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.toSeconds(1999) + " " + TimeUnit.DAYS.toNanos(200000) + " " + TimeUnit.SECONDS.convert(3, TimeUnit.MINUTES) + TimeUnit.valueOf("DAYS");
    }

    //@ ensures \result.equals("2 8 10false");
    static String concurrent() {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>(); m.put("a", 1); m.computeIfAbsent("b", k -> 7); m.compute("a", (k, v) -> v + 1); m.putIfAbsent("a", 9); m.replace("b", 7, 8); return m.get("a") + " " + m.get("b") + " " + m.reduceValuesToInt(1, x -> x, 0, Integer::sum) + m.containsKey("c");
    }

    //@ ensures \result.equals("aba");
    static String threadLocals() {
        ThreadLocal<String> t = ThreadLocal.withInitial(() -> "a"); String before = t.get(); t.set("b"); String middle = t.get(); t.remove(); return before + middle + t.get();
    }

    //@ ensures \result.equals("rname7falsefalseNEW");
    static String threads() {
        StringBuilder s = new StringBuilder(); Thread t = new Thread(() -> s.append("r"), "name"); t.run(); t.setPriority(7); t.setDaemon(false); t.interrupt(); return s + t.getName() + t.getPriority() + t.isDaemon() + t.isAlive() + t.getState();
    }

    //@ ensures \result.equals("rname7falsefalseNEW!"); // EXPECT violated: postcondition in 'Reflection.threadsWrong()'
    static String threadsWrong() {
        return threads();
    }
}
// OUTPUT HOLDS Reflection.classes()
// OUTPUT HOLDS Reflection.arrays()
// OUTPUT HOLDS Reflection.arraysWrong()
// OUTPUT HOLDS Reflection.characters()
// OUTPUT HOLDS Reflection.locales()
// OUTPUT HOLDS Reflection.units()
// OUTPUT HOLDS Reflection.concurrent()
// OUTPUT HOLDS Reflection.threadLocals()
// OUTPUT HOLDS Reflection.threads()
