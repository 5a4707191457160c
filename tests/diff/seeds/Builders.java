import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

// Builders, fluent calls, self-bounded types, optional settings.
public class Builders {
    private final String host;
    private final int port;
    private final Map<String, String> headers;
    private final Optional<Integer> timeout;

    private Builders(Builder builder) {
        this.host = Objects.requireNonNull(builder.host, "host");
        this.port = builder.port;
        this.headers = new LinkedHashMap<>(builder.headers);
        this.timeout = Optional.ofNullable(builder.timeout);
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private String host = "localhost";
        private int port = 80;
        private Integer timeout;
        private final Map<String, String> headers = new LinkedHashMap<>();

        private Builder() { }

        public Builder host(String host) {
            this.host = host;
            return this;
        }

        public Builder port(int port) {
            if (port <= 0 || port > 0xFFFF) {
                throw new IllegalArgumentException("port: " + port);
            }
            this.port = port;
            return this;
        }

        public Builder timeout(int timeout) {
            this.timeout = timeout;
            return this;
        }

        public Builder header(String name, Object value) {
            headers.put(name, String.valueOf(value));
            return this;
        }

        public Builder with(Consumer<? super Builder> change) {
            change.accept(this);
            return this;
        }

        public Builders build() {
            return new Builders(this);
        }
    }

    static abstract class Widget<W extends Widget<W>> {
        protected int width;
        protected String title = "";

        protected abstract W self();

        W width(int width) {
            this.width = width;
            return self();
        }

        W title(String title) {
            this.title = title;
            return self();
        }
    }

    static class Button extends Widget<Button> {
        private Runnable action = () -> { };

        @Override
        protected Button self() {
            return this;
        }

        Button onClick(Runnable action) {
            this.action = action;
            return this;
        }

        void click() {
            action.run();
        }
    }

    static class Panel extends Widget<Panel> {
        private final List<Widget<?>> children = new ArrayList<>();

        @Override
        protected Panel self() {
            return this;
        }

        Panel add(Widget<?>... widgets) {
            for (Widget<?> widget : widgets) {
                children.add(widget);
                width += widget.width;
            }
            return this;
        }

        <W extends Widget<W>> W first(Class<W> kind) {
            for (Widget<?> child : children) {
                if (kind.isInstance(child)) {
                    return kind.cast(child);
                }
            }
            return null;
        }
    }

    String describe() {
        StringBuilder text = new StringBuilder(host).append(':').append(port);
        for (Map.Entry<String, String> header : headers.entrySet()) {
            text.append('\n').append(header.getKey()).append(": ").append(header.getValue());
        }
        timeout.ifPresent(t -> text.append(" in ").append(t));
        return text.toString();
    }

    public static void main(String[] args) {
        Builders request = Builders.builder()
            .host("example.org")
            .port(8080)
            .header("Accept", "*/*")
            .header("Length", 42)
            .with(b -> b.timeout(30).header("Late", true))
            .build();
        int[] clicks = {0};
        Button button = new Button().width(3).title("OK").onClick(() -> clicks[0]++);
        Panel panel = new Panel().title("main").add(button, new Button().width(4));
        Button found = panel.first(Button.class);
        found.click();
        System.out.println(request.describe() + clicks[0] + panel.width + panel.children.size());
        System.out.println(request.timeout.map(t -> t * 1000L).orElse(0L) + request.headers.size());
    }
}
