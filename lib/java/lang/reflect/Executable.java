// Executable: what methods and constructors have in common.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import jury.Members;
import jury.Texts;

public abstract class Executable extends AccessibleObject implements Member {
    final Class<?> of; // in whose list it is, and where
    final int list;
    final int index;
    final Class<?> owner;
    final int modifiers;
    final Class<?>[] parameterTypes;

    Executable(Class<?> of, int list, int index) {
        this.of = of;
        this.list = list;
        this.index = index;
        this.owner = Members.owner(of, list, index);
        this.modifiers = Members.modifiers(of, list, index);
        int count = Members.parameterCount(of, list, index);
        this.parameterTypes = new Class<?>[count];
        for (int i = 0; i < count; i++)
            parameterTypes[i] = Members.parameterType(of, list, index, i);
        this.isMade = true;
    }

    boolean isClosed() {
        return isClosed(owner, modifiers);
    }

    public abstract /*@ pure @*/ Class<?> getDeclaringClass();

    public abstract /*@ pure @*/ String getName();

    public /*@ pure @*/ int getModifiers() {
        return modifiers;
    }

    public /*@ pure @*/ int getParameterCount() {
        return parameterTypes.length;
    }

    public /*@ pure @*/ Class<?>[] getParameterTypes() {
        return parameterTypes.clone();
    }

    public /*@ pure @*/ boolean isVarArgs() {
        return (modifiers & 0x80) != 0;
    }

    public /*@ pure @*/ boolean isSynthetic() {
        return (modifiers & 0x1000) != 0;
    }

    static boolean haveSameParameters(Executable one, Executable other) {
        int count = one.parameterTypes.length;
        if (count != other.parameterTypes.length)
            return false;
        for (int i = 0; i < count; i++)
            if (one.parameterTypes[i] != other.parameterTypes[i])
                return false;
        return true;
    }

    // The arguments as the parameters take them.
    Object[] fitting(/*@ nullable @*/ Object[] arguments) {
        int count = parameterTypes.length;
        if ((arguments == null ? 0 : arguments.length) != count)
            throw new IllegalArgumentException(Texts.untold());
        Object[] result = new Object[count];
        for (int i = 0; i < count; i++) {
            Object given = arguments[i];
            if (given != null)
                result[i] = Members.widened(parameterTypes[i], given);
            if (result[i] == null && (given != null || parameterTypes[i].isPrimitive()))
                throw new IllegalArgumentException(Texts.untold());
        }
        return result;
    }

    // AccessibleObject's own refuse: there is something to ask only here.
    @Override
    public native /*@ pure nullable @*/ <A extends Annotation> A getAnnotation(Class<A> type);

    @Override
    public native /*@ pure @*/ Annotation[] getDeclaredAnnotations();
}
