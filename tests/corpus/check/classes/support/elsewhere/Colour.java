package elsewhere;

public enum Colour {
    RED(10), GREEN(20);

    public final int weight;

    Colour(int weight) {
        this.weight = weight;
    }
}
