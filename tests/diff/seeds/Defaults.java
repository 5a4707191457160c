import java.util.ArrayList;
import java.util.List;

// Interfaces with default, static and private methods; diamonds; abstract classes.
public class Defaults {
    interface Animal {
        String LABEL = "animal";

        String sound();

        default String speak() {
            return describe() + ": " + sound();
        }

        private String describe() {
            return LABEL + legs();
        }

        default int legs() {
            return 4;
        }

        static Animal silent() {
            return () -> "";
        }
    }

    interface Swimmer {
        default int legs() {
            return 0;
        }

        void swim(int metres) throws TiredException;
    }

    static class TiredException extends Exception {
        private static final long serialVersionUID = 1L;
        final int after;

        TiredException(int after) {
            super("tired after " + after);
            this.after = after;
        }
    }

    static abstract class Base implements Animal {
        private final String name;
        protected int energy = 10;

        protected Base(String name) {
            this.name = name;
        }

        protected abstract int cost();

        public final String name() {
            return name;
        }

        @Override
        public String toString() {
            return getClass().getSimpleName() + "(" + name + ")";
        }
    }

    static class Duck extends Base implements Swimmer {
        Duck(String name) {
            super(name);
        }

        Duck() {
            this("Donald");
        }

        @Override
        public String sound() {
            return "quack";
        }

        @Override
        public int legs() {
            return super.legs() / 2 + Swimmer.super.legs();
        }

        @Override
        protected int cost() {
            return 3;
        }

        @Override
        public void swim(int metres) throws TiredException {
            energy -= metres / cost();
            if (energy < 0) {
                throw new TiredException(metres);
            }
        }
    }

    static class Robot extends Duck {
        @Override
        public void swim(int metres) {
            energy--;
        }

        @Override
        public String toString() {
            return "robot " + super.toString();
        }

        protected Object clone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static int race(List<? extends Swimmer> swimmers) {
        int done = 0;
        for (Swimmer swimmer : swimmers) {
            try {
                swimmer.swim(100);
                done++;
            } catch (TiredException e) {
                System.out.println(e.getMessage() + e.after);
            } finally {
                System.out.println("next");
            }
        }
        return done;
    }

    public static void main(String[] args) {
        List<Duck> ducks = new ArrayList<>();
        ducks.add(new Duck("Daisy"));
        ducks.add(new Robot());
        Robot robot = (Robot) ducks.get(1);
        robot.swim(5);
        Animal animal = ducks.get(0);
        Base base = new Base("cat") {
            public String sound() {
                return "meow";
            }

            protected int cost() {
                return energy * 2;
            }
        };
        System.out.println(animal.speak() + base.speak() + base.name() + base.cost() + race(ducks));
        System.out.println(Animal.silent().sound() + Animal.LABEL + Duck.LABEL + robot.legs());
    }
}
