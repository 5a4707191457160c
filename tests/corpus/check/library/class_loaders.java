// The loader of the current thread comes from outside, and is what was set.
// ARGS --all
class ClassLoaders {
    static boolean stays() {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(before);
        assert Thread.currentThread().getContextClassLoader() == before;
        return before == null;
    }

    static ClassLoader replaced() {
        Thread.currentThread().setContextClassLoader(null);
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        assert loader != null; // EXPECT violated: assertion: AssertionError in 'ClassLoaders.replaced()'
        return loader;
    }
}
