// jury check: VIOLATED
import java.util.Random;
import java.util.Scanner;

/** A game of dice: how many, asks the program, and counts the points. */
class Dice {
    //@ requires 0 <= count && count <= 4;
    //@ ensures count <= \result && \result <= 6 * count;
    static int roll(int count) {
        Random random = new Random();
        int points = 0;
        for (int i = 0; i < count; i++) {
            points += random.nextInt(6);
        }
        return points;
    }

    public static void main(String[] arguments) {
        Scanner scanner = new Scanner(System.in);
        System.out.print("How many dice? ");
        int count = scanner.nextInt();
        System.out.printf("%d points%n", roll(count));
    }
}
