package shapes;

public class Colors {
    public enum Kind { RED }
}
