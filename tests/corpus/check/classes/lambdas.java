// Lambdas and method references of classes without source.
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;

class Lambdas {
    //@ ensures \result != null;
    static TemporalAdjuster first() {
        return TemporalAdjusters.firstDayOfMonth();
    }

    // EXPECT-NEXT violated: postcondition in 'Lambdas.wrong()'
    //@ ensures \result == null;
    static TemporalAdjuster wrong() {
        return TemporalAdjusters.firstDayOfYear();
    }
}
