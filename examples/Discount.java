// jury check: VIOLATED

import java.util.Scanner;

/** A program: it is executed from main, with any input. */
class Discount {
    public static void main(String[] args) {
        Scanner input = new Scanner(System.in);
        if (!input.hasNextInt()) {
            return;
        }
        int price = input.nextInt();
        if (price > 0) {
            int reduced = price * 95 / 100;
            assert 0 <= reduced && reduced < price;
        }
    }
}
