// jury check --all: HOLDS
/** A state machine. */
public class TrafficLight {
    public enum Color { RED, GREEN, YELLOW }

    private Color color = Color.RED;
    private int ticks;

    public void tick() {
        ticks++;
        if (ticks >= duration(color)) {
            ticks = 0;
            color = next(color);
        }
    }

    static int duration(Color color) {
        switch (color) {
        case RED:
            return 3;
        case GREEN:
            return 4;
        default:
            return 1;
        }
    }

    static Color next(Color color) {
        Color[] all = Color.values();
        return all[(color.ordinal() + 1) % all.length];
    }

    public Color color() {
        return color;
    }

    public boolean mayGo() {
        return color == Color.GREEN;
    }
}
