// Constructor: a constructor of a class as an object. What calls it is not modelled.
package java.lang.reflect;

public final class Constructor<T> extends Executable {
    // For java.lang.Class; Java has another one, for its own use.
    public Constructor(Class<?> of, int list, int index) {
        super(of, list, index);
    }

    @SuppressWarnings("unchecked")
    public /*@ pure @*/ Class<T> getDeclaringClass() {
        return (Class<T>) owner;
    }

    public /*@ pure @*/ String getName() {
        return owner.getName();
    }

    public native T newInstance(/*@ nullable @*/ Object... arguments) throws InstantiationException, IllegalAccessException, IllegalArgumentException, InvocationTargetException;

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Constructor && owner == ((Constructor<?>) other).owner && haveSameParameters(this, (Constructor<?>) other);
    }

    public /*@ pure @*/ int hashCode() {
        return owner.getName().hashCode();
    }

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ String toGenericString();
}
