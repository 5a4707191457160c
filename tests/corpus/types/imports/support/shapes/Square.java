package shapes;

public class Square implements Shape {
    public static class Side { }
}
