// jury check --all: HOLDS
// jury check --all: VIOLATED TrafficLightBug.tick()
/** TrafficLight once more, but behind the last color comes none. */
public class TrafficLightBug {
    public enum Color { RED, GREEN, YELLOW }

    private Color color = Color.GREEN;

    public void tick() {
        color = next(color);
    }

    static Color next(Color color) {
        return Color.values()[color.ordinal() + 1];
    }

    public Color color() {
        return color;
    }
}
