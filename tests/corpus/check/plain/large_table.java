// A static initialiser that fills a map and a set of more than a hundred texts: whether a key is there already is computed, and not searched for step by step.
// ARGS --all --timeout 20
// EXIT 1
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Names {
    private static final String[][] ROWS = {
        {"aa", "value0"},
        {"ab", "value1"},
        {"ac", "value2"},
        {"ad", "value3"},
        {"ae", "value4"},
        {"af", "value5"},
        {"ag", "value6"},
        {"ah", "value7"},
        {"ai", "value8"},
        {"aj", "value9"},
        {"ak", "value10"},
        {"al", "value11"},
        {"am", "value12"},
        {"an", "value13"},
        {"ao", "value14"},
        {"ap", "value15"},
        {"aq", "value16"},
        {"ar", "value17"},
        {"as", "value18"},
        {"at", "value19"},
        {"au", "value20"},
        {"av", "value21"},
        {"aw", "value22"},
        {"ax", "value23"},
        {"ay", "value24"},
        {"az", "value25"},
        {"ba", "value26"},
        {"bb", "value27"},
        {"bc", "value28"},
        {"bd", "value29"},
        {"be", "value30"},
        {"bf", "value31"},
        {"bg", "value32"},
        {"bh", "value33"},
        {"bi", "value34"},
        {"bj", "value35"},
        {"bk", "value36"},
        {"bl", "value37"},
        {"bm", "value38"},
        {"bn", "value39"},
        {"bo", "value40"},
        {"bp", "value41"},
        {"bq", "value42"},
        {"br", "value43"},
        {"bs", "value44"},
        {"bt", "value45"},
        {"bu", "value46"},
        {"bv", "value47"},
        {"bw", "value48"},
        {"bx", "value49"},
        {"by", "value50"},
        {"bz", "value51"},
        {"ca", "value52"},
        {"cb", "value53"},
        {"cc", "value54"},
        {"cd", "value55"},
        {"ce", "value56"},
        {"cf", "value57"},
        {"cg", "value58"},
        {"ch", "value59"},
        {"ci", "value60"},
        {"cj", "value61"},
        {"ck", "value62"},
        {"cl", "value63"},
        {"cm", "value64"},
        {"cn", "value65"},
        {"co", "value66"},
        {"cp", "value67"},
        {"cq", "value68"},
        {"cr", "value69"},
        {"cs", "value70"},
        {"ct", "value71"},
        {"cu", "value72"},
        {"cv", "value73"},
        {"cw", "value74"},
        {"cx", "value75"},
        {"cy", "value76"},
        {"cz", "value77"},
        {"da", "value78"},
        {"db", "value79"},
        {"dc", "value80"},
        {"dd", "value81"},
        {"de", "value82"},
        {"df", "value83"},
        {"dg", "value84"},
        {"dh", "value85"},
        {"di", "value86"},
        {"dj", "value87"},
        {"dk", "value88"},
        {"dl", "value89"},
        {"dm", "value90"},
        {"dn", "value91"},
        {"do", "value92"},
        {"dp", "value93"},
        {"dq", "value94"},
        {"dr", "value95"},
        {"ds", "value96"},
        {"dt", "value97"},
        {"du", "value98"},
        {"dv", "value99"},
        {"dw", "value100"},
        {"dx", "value101"},
        {"dy", "value102"},
        {"dz", "value103"},
        {"ea", "value104"},
        {"eb", "value105"},
        {"ec", "value106"},
        {"ed", "value107"},
        {"ee", "value108"},
        {"ef", "value109"},
        {"eg", "value110"},
        {"eh", "value111"},
        {"ei", "value112"},
        {"ej", "value113"},
        {"ek", "value114"},
        {"el", "value115"},
        {"em", "value116"},
        {"en", "value117"},
        {"eo", "value118"},
        {"ep", "value119"},
    };
    private static final Map<String, String> BY_NAME = new HashMap<>();
    private static final Set<Character> FIRST = new HashSet<>();

    static {
        for (String[] row : ROWS) {
            BY_NAME.put(row[0], row[1]);
            FIRST.add(row[0].charAt(0));
        }
        BY_NAME.put("cb", "again");
        if (BY_NAME.size() != 120 || FIRST.size() != 5) {
            throw new IllegalStateException();
        }
    }

    public static int known() {
        return 1 / BY_NAME.get("dp").length();
    }

    public static int replaced() {
        return 1 / (BY_NAME.get("cb").length() - "again".length()); // EXPECT violated: division by zero: ArithmeticException in 'Names.replaced()'
    }

    public static int initials() {
        return FIRST.contains('e') ? 1 : 1 / FIRST.size();
    }

    public static int unknown() {
        return BY_NAME.get("zz").length(); // EXPECT violated: null dereference: NullPointerException in 'Names.unknown()'
    }
}
