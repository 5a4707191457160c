// Constructor: a constructor of a class as an object. Executions that use one from outside are cut.
package java.lang.reflect;

import jury.Members;
import jury.Texts;

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

    @SuppressWarnings("unchecked")
    public T newInstance(/*@ nullable @*/ Object... arguments) throws InstantiationException, IllegalAccessException, IllegalArgumentException, InvocationTargetException {
        if (!isMade)
            jury.Outside.cut("executions that use a constructor from outside");
        if (!isAccessible && !mayUse(owner, modifiers))
            throw new IllegalAccessException(Texts.untold());
        if (owner.isEnum())
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        if (Modifier.isAbstract(owner.getModifiers()))
            throw new InstantiationException();
        Object[] given = fitting(arguments);
        try {
            return (T) Members.run(of, list, index, null, given);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Constructor && owner == ((Constructor<?>) other).owner && haveSameParameters(this, (Constructor<?>) other);
    }

    public /*@ pure @*/ int hashCode() {
        return owner.getName().hashCode();
    }

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ String toGenericString();
}
