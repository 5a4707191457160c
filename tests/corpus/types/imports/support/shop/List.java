package shop;

public class List {
    public int shelves;
}
