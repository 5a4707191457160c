package cycle;

class Left extends Base {
    Right right = new Right();
    int number;
}
