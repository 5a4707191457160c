// Texts to UUIDs and back; of the version that has a time, its parts.
import java.util.UUID;

class Uuids {
    //@ ensures \result;
    static boolean parsed() {
        UUID one = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        return one.version() == 1 && one.variant() == 2 && one.timestamp() == 203762160885450087L && one.clockSequence() == 9302
                && one.node() == 73006191165440L && one.toString().equals("123e4567-e89b-12d3-a456-426614174000");
    }

    //@ ensures \result.equals("00000001-0002-0003-0004-000000000005");
    static String shortParts() {
        return UUID.fromString("1-2-3-4-5").toString();
    }

    //@ ensures \result.equals("34567890-2345-2345-2345-000000000001");
    static String longParts() {
        return UUID.fromString("1234567890-12345-12345-12345-1").toString();
    }

    //@ ensures \result.equals("00000001-0002-0003-0004-000000000006"); // EXPECT violated: postcondition in 'Uuids.wrong()'
    static String wrong() {
        return UUID.fromString("1-2-3-4-5").toString();
    }

    //@ requires dashes.equals("1-2-3-4") || dashes.equals("1-2-3-4-5-6") || dashes.equals("x-1-1-1-1") || dashes.equals("");
    //@ ensures false;
    //@ signals (IllegalArgumentException e) e instanceof NumberFormatException <==> dashes.startsWith("x");
    static UUID refused(String dashes) {
        return UUID.fromString(dashes);
    }

    //@ ensures false;
    //@ signals (UnsupportedOperationException e) true;
    static long noTime() {
        return new UUID(0, 0).timestamp();
    }
}
