package cycle;

class Wrong {
    String text = new Left().id; // EXPECT error: cannot convert 'int' to 'String'
}
