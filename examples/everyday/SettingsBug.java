// jury check --all: HOLDS
// jury check --all: VIOLATED SettingsBug.isOn(String)

import java.util.HashMap;
import java.util.Map;

/** Settings once more, but what was never set is asked whether it is on. */
public class SettingsBug {
    private final Map<String, String> values = new HashMap<>();

    public void set(String name, String value) {
        values.put(name, value);
    }

    public String get(String name, String otherwise) {
        String value = values.get(name);
        return value == null ? otherwise : value;
    }

    public boolean isOn(String name) {
        String value = values.get(name);
        return value.equals("on");
    }

    public int length(String name) {
        String value = values.get(name);
        return value == null ? 0 : value.length();
    }

    public boolean remove(String name) {
        return values.remove(name) != null;
    }

    public int size() {
        return values.size();
    }
}
