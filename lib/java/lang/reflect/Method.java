// Method: a method of a class as an object. What calls it is not modelled.
package java.lang.reflect;

import jury.Members;

public final class Method extends Executable {
    private final String name;
    private final Class<?> returnType;

    // For java.lang.Class; Java has another one, for its own use.
    public Method(Class<?> of, int list, int index) {
        super(of, list, index);
        this.name = Members.name(of, list, index);
        this.returnType = Members.type(of, list, index);
    }

    public /*@ pure @*/ Class<?> getDeclaringClass() {
        return owner;
    }

    public /*@ pure @*/ String getName() {
        return name;
    }

    public /*@ pure @*/ Class<?> getReturnType() {
        return returnType;
    }

    public /*@ pure @*/ boolean isBridge() {
        return (modifiers & 0x40) != 0;
    }

    public /*@ pure @*/ boolean isDefault() {
        return (modifiers & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC && owner.isInterface();
    }

    public native /*@ nullable @*/ Object invoke(/*@ nullable @*/ Object object, /*@ nullable @*/ Object... arguments) throws IllegalAccessException, InvocationTargetException;

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        if (!(other instanceof Method))
            return false;
        Method that = (Method) other;
        return owner == that.owner && name.equals(that.name) && returnType == that.returnType && haveSameParameters(this, that);
    }

    public /*@ pure @*/ int hashCode() {
        return owner.getName().hashCode() ^ name.hashCode();
    }

    public native /*@ pure @*/ String toString();

    public native /*@ pure @*/ String toGenericString();
}
