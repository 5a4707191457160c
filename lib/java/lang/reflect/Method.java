// Method: a method of a class as an object. Executions that use one from outside are cut.
package java.lang.reflect;

import jury.Members;
import jury.Texts;

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

    public /*@ nullable @*/ Object invoke(/*@ nullable @*/ Object object, /*@ nullable @*/ Object... arguments) throws IllegalAccessException, InvocationTargetException {
        if (!isMade)
            jury.Outside.cut("executions that use a method from outside");
        if (!isAccessible && !mayUse(owner, modifiers))
            throw new IllegalAccessException(Texts.untold());
        if (!Modifier.isStatic(modifiers)) {
            if (object == null)
                throw new NullPointerException();
            if (!owner.isInstance(object))
                throw new IllegalArgumentException(Texts.untold());
        }
        Object[] given = fitting(arguments);
        try {
            return run(object, given);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    private /*@ nullable @*/ Object run(/*@ nullable @*/ Object object, Object[] arguments) {
        if (returnType == boolean.class)
            return Members.runBoolean(of, list, index, object, arguments);
        if (returnType == byte.class)
            return Members.runByte(of, list, index, object, arguments);
        if (returnType == char.class)
            return Members.runChar(of, list, index, object, arguments);
        if (returnType == short.class)
            return Members.runShort(of, list, index, object, arguments);
        if (returnType == int.class)
            return Members.runInt(of, list, index, object, arguments);
        if (returnType == long.class)
            return Members.runLong(of, list, index, object, arguments);
        if (returnType == float.class)
            return Members.runFloat(of, list, index, object, arguments);
        if (returnType == double.class)
            return Members.runDouble(of, list, index, object, arguments);
        return Members.run(of, list, index, object, arguments);
    }

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
