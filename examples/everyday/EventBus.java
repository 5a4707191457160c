// jury check --all: HOLDS

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Listeners by topic. */
public class EventBus {
    private final Map<String, List<Consumer<String>>> listeners = new HashMap<>();
    private int delivered;

    public void subscribe(String topic, Consumer<String> listener) {
        listeners.computeIfAbsent(topic, key -> new ArrayList<>()).add(listener);
    }

    public boolean unsubscribe(String topic, Consumer<String> listener) {
        List<Consumer<String>> list = listeners.get(topic);
        return list != null && list.remove(listener);
    }

    public void publish(String topic, String event) {
        List<Consumer<String>> list = listeners.get(topic);
        if (list == null) {
            return;
        }
        for (Consumer<String> listener : list) {
            listener.accept(event);
            delivered++;
        }
    }

    public int count(String topic) {
        return listeners.getOrDefault(topic, List.of()).size();
    }

    public int delivered() {
        return delivered;
    }
}
