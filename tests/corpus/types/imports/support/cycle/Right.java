package cycle;

class Right {
    static final int COUNT = Base.START + 1;
    Left left;
}

class Base {
    static final int START = 4;
    int id;
}
