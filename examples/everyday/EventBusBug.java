// jury check --all: HOLDS
// jury check --all: VIOLATED EventBusBug.publish(String, String)

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** EventBus once more, but a topic that nobody subscribed to has no list. */
public class EventBusBug {
    private final Map<String, List<Consumer<String>>> listeners = new HashMap<>();

    public void subscribe(String topic, Consumer<String> listener) {
        List<Consumer<String>> list = listeners.get(topic);
        if (list == null) {
            list = new ArrayList<>();
            listeners.put(topic, list);
        }
        list.add(listener);
    }

    public void publish(String topic, String event) {
        for (Consumer<String> listener : listeners.get(topic)) {
            listener.accept(event);
        }
    }
}
