import java.io.IOException;
import java.util.List;

class OverridingErrors {
    static class Base {
        int a() {
            return 1;
        }

        public void b() {}

        static void c() {}

        void d() {}

        final void e() {}

        void f() throws IOException {}

        List<String> g() {
            return null;
        }

        protected void h() {}

        Object i() {
            return null;
        }
    }

    static class Derived extends Base {
        long a() { // EXPECT error@14: return type 'long' of 'a' is not compatible with 'int' in 'Base'
            return 1;
        }

        void b() {} // EXPECT error@14: 'b()' is package-private and overrides a method of 'Base' that is public

        void c() {} // EXPECT error@14: 'c()' cannot override the static method of 'Base'

        static void d() {} // EXPECT error@21: static method 'd()' cannot hide the one of 'Base'

        void e() {} // EXPECT error@14: 'e()' cannot override the final method of 'Base'

        void f() throws Exception {} // EXPECT error@14: 'f()' throws 'Exception', which the overridden method of 'Base' does not

        List<Integer> g() { // EXPECT error: return type 'List<Integer>' of 'g' is not compatible with 'List<String>' in 'Base'
            return null;
        }

        private void h() {} // EXPECT error: 'h()' is private and overrides a method of 'Base' that is protected

        int i() { // EXPECT error: return type 'int' of 'i' is not compatible with 'Object' in 'Base'
            return 1;
        }

        @Override // EXPECT error@9: method 'j(int)' does not override anything
        void j(int x) {}

        @Override // EXPECT error: method 'equals(OverridingErrors.Derived)' does not override anything
        public boolean equals(Derived other) {
            return true;
        }
    }

    interface Shape {
        int area();

        @Override // EXPECT error: method 'finalize()' does not override anything
        void finalize();
    }

    static class Square implements Shape {
        int area() { // EXPECT error: 'area()' is package-private and overrides a method of 'Shape' that is public
            return 1;
        }

        public void finalize() {}
    }

    static class Task implements Runnable {
        public void run() throws InterruptedException {} // EXPECT error: 'run()' throws 'InterruptedException', which the overridden method of 'Runnable' does not
    }
}
// COVERS annotations, overriding
