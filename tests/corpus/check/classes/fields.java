// Fields of objects, constants and enums of classes that come from the JDK alone.
import java.awt.Point;
import java.nio.file.StandardOpenOption;

class Fields {
    //@ requires p != q;
    //@ ensures p.x == 1 && q.x == \old(q.x);
    static void set(Point p, Point q) {
        p.x = 1;
    }

    //@ ensures p.x == 2; // EXPECT violated@9: postcondition in 'Fields.setBoth(Point, Point)'
    static void setBoth(Point p, Point q) {
        p.x = 2;
        q.x = 3;
    }

    //@ ensures \result == 4;
    static int constant() {
        return java.sql.Types.INTEGER;
    }

    //@ ensures \result == 5; // EXPECT violated@9: postcondition in 'Fields.otherConstant()'
    static int otherConstant() {
        return java.sql.Types.INTEGER;
    }

    //@ ensures \result; // EXPECT violated@9: postcondition in 'Fields.isNotRead(StandardOpenOption)'
    static boolean isNotRead(StandardOpenOption option) {
        return option != StandardOpenOption.READ;
    }

    //@ ensures \result;
    static boolean isSomething(StandardOpenOption option) {
        switch (option) {
        case READ: return true;
        default: return option != StandardOpenOption.READ;
        }
    }

    static class Point3 extends Point {
        int z;
    }

    //@ ensures \result == p.x + p.z;
    static int sum(Point3 p) {
        return p.x + p.z;
    }
}
// OUTPUT-NOT UNKNOWN
