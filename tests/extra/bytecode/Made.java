// What every constructor puts into a final field, every object has; objects that are given are looked at. ...Wrong breaks an assertion.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

class Names {
    final List<String> names = new ArrayList<>();
    int count;
    Names() { }
    Names(int count) { this.count = count; }
}
class Chained {
    final int[] data;
    int count;
    Chained() { this(5); }
    Chained(int count) { data = new int[3]; this.count = Math.abs(count); }
}
class Different {
    final int[] data;
    Different() { data = new int[3]; }
    Different(int length) { data = new int[4]; }
}
class Low { }
class High extends Low { }
class LowOrHigh {
    final Low low;
    LowOrHigh() { low = new Low(); }
    LowOrHigh(int x) { low = new High(); }
}
class OnlyHigh {
    final Low low;
    OnlyHigh() { low = new High(); }
    OnlyHigh(int x) { low = new High(); }
}
class Taken {
    final int[] data;
    Taken(int[] data) { this.data = data; }
}
class Either {
    final int[] data;
    Either(boolean b, int[] other) { data = b ? new int[2] : other; }
}
class Sized {
    final int[] data;
    Sized(int length) { data = new int[length]; }
}
class Later {
    int[] data = new int[2];
    void drop() { data = null; }
}

class Made {
    static void list(Names x) { assert x == null || x.names != null; }
    static void listOfClass(Names x) { assert x == null || x.names instanceof ArrayList; }
    static void listOfClassWrong(Names x) { assert x == null || x.names instanceof LinkedList; }
    static void listUsed(Names x) { if (x != null) { x.names.add("a"); assert x.names.size() > 0; } }
    static void chained(Chained x) { assert x == null || x.data.length == 3; }
    static void chainedWrong(Chained x) { assert x == null || x.data.length == 5; }
    static void chainedWritten(Chained x) { if (x != null) x.data[2] = 1; }
    static void chainedWrittenWrong(Chained x) { if (x != null) x.data[3] = 1; }
    static void differentWrong(Different x) { if (x != null && x.data != null) x.data[3] = 1; }
    static void lowWrong(LowOrHigh x) { assert x == null || x.low == null || !(x.low instanceof High); }
    static void highWrong(LowOrHigh x) { assert x == null || x.low == null || x.low instanceof High; }
    static void onlyHigh(OnlyHigh x) { assert x == null || x.low instanceof High; }
    static void takenWrong(Taken x) { assert x == null || x.data != null; }
    static void takenLengthWrong(Taken x) { assert x == null || x.data == null || x.data.length == 2; }
    static void eitherWrong(Either x) { assert x == null || x.data == null || x.data.length == 2; }
    static void sized(Sized x) { assert x == null || x.data != null; }
    static void sizedWrong(Sized x) { assert x == null || x.data.length == 3; }
    static void later() { Later x = new Later(); x.drop(); assert x.data == null; }
    static void laterWrong(Later x) { assert x == null || x.data != null; }
    static void made() { assert new Chained().count == 5 && new Chained(-7).count == 7 && new Names(3).count == 3; }
    static void madeWrong(int x) { assert new Chained(x).count == x; }
}
