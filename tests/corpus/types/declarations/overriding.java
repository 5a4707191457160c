// Overriding done right: narrower returns, wider access, fewer exceptions, generics.
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;

class Overriding {
    static class Base<T> {
        Object a() throws IOException {
            return null;
        }

        protected List<T> b(T x) {
            return null;
        }

        <U> List<? extends U> c(Collection<? super U> x, T y) throws Exception {
            return null;
        }

        static void d() {}

        private final int e() {
            return 1;
        }

        Object[] f(List<String> raw) {
            return null;
        }
    }

    static class Derived extends Base<String> {
        @Override
        public String a() {
            return null;
        }

        @Override
        public ArrayList<String> b(String x) {
            return null;
        }

        @Override
        <V> List<V> c(Collection<? super V> x, String y) throws IOException, RuntimeException {
            return null;
        }

        static void d() {}

        private long e() {
            return 1;
        }

        @Override
        String[] f(List raw) {
            return null;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        protected Derived clone() {
            return this;
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    interface Shape extends Comparable<Shape> {
        @Override
        String toString();

        @Override
        boolean equals(Object other);

        @Override
        default int compareTo(Shape other) {
            return 0;
        }
    }

    record Point(int x) {
        @Override
        public int x() {
            return x;
        }

        @Override
        public String toString() {
            return "";
        }
    }

    enum Color implements Comparator<Object> {
        RED {
            @Override
            public int compare(Object a, Object b) {
                return 0;
            }
        }
    }

    static class Task implements Callable<Integer> {
        @Override
        public Integer call() {
            return 1;
        }
    }
}
// COVERS annotations, classes, interfaces, default methods, enums, records, overriding
