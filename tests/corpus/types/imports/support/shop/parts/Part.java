package shop.parts;

public class Part {
    public int number;
    public Part next;
}

class Screw { }
