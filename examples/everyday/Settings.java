// jury check --all: HOLDS

import java.util.HashMap;
import java.util.Map;

/** Settings of a program, by name. */
public class Settings {
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
        return value != null && value.equals("on");
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
