package shop;

import shop.parts.Part;

public class Item {
    public static final int LIMIT = 12;
    public static int made;
    int internal;
    protected int half;
    private int own;
    public Part part;
    public static Item make() { return new Item(); }
    public static Item make(String name) { return new Item(); }
    public int price() { return 3; }
    void secret() { }
    protected void family() { }
    protected static void familyStatic() { }
    protected Item() { }
    public Item(int price) { }
    Item(String name) { }
    public static class Label { public String text; }
    static class Hidden { }
    protected static class Half { public int n; }
}
