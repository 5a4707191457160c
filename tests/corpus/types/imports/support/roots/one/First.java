package one;

public class First {
    public two.Second second = new two.Second();
}
