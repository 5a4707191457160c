package shapes;

public interface Shape {
    enum Kind { ROUND }
}
