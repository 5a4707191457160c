package two;

public class Second {
    public int value;
}
