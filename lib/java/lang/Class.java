// Class: names, kinds and relations of classes, and their members as objects.
package java.lang;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import jury.Members;
import jury.Texts;

public final class Class<T> implements Serializable {
    private Class() {
    }

    public native /*@ pure @*/ Class<?> arrayType();

    public /*@ pure @*/ <U> Class<? extends U> asSubclass(Class<U> type) {
        if (type.isAssignableFrom(this))
            return (Class<? extends U>) this;
        throw new ClassCastException(toString());
    }

    public /*@ pure nullable @*/ T cast(/*@ nullable @*/ Object object) {
        if (object != null && !isInstance(object))
            throw new ClassCastException(jury.Texts.untold());
        return (T) object;
    }

    public /*@ pure nullable @*/ Class<?> componentType() {
        return getComponentType();
    }

    public native /*@ pure @*/ String descriptorString();

    public native /*@ pure @*/ boolean desiredAssertionStatus();

    public static Class<?> forName(String text) throws ClassNotFoundException {
        return forName(text, true, null);
    }

    // Of a name that is not known there may be no class; which one it would be nobody knows.
    public static Class<?> forName(String text, boolean initialize, /*@ nullable @*/ ClassLoader loader) throws ClassNotFoundException {
        if (text == null)
            throw new NullPointerException();
        if (Texts.isKnown(text))
            return named(text);
        if (Texts.doubtful("whether there is a class of a name that is not known") != 0)
            throw new ClassNotFoundException(text);
        jury.Outside.cut("executions that find a class by a name that is not known");
        return null;
    }

    private static native Class<?> named(String text);

    private static /*@ nullable @*/ ClassLoader loader;

    // Those of Java itself have none, those of a program one or the other.
    public /*@ nullable @*/ ClassLoader getClassLoader() {
        Texts.doubtful("which loader a class has");
        return loader;
    }

    public native /*@ pure nullable @*/ <A extends Annotation> A getAnnotation(Class<A> type);

    public native /*@ pure @*/ Annotation[] getAnnotations();

    public native /*@ pure @*/ <A extends Annotation> A[] getAnnotationsByType(Class<A> type);

    public native /*@ pure nullable @*/ String getCanonicalName();

    public native /*@ pure @*/ Class<?>[] getClasses();

    public native /*@ pure nullable @*/ Class<?> getComponentType();

    public native /*@ pure nullable @*/ <A extends Annotation> A getDeclaredAnnotation(Class<A> type);

    public native /*@ pure @*/ Annotation[] getDeclaredAnnotations();

    public native /*@ pure @*/ <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> type);

    public native /*@ pure @*/ Class<?>[] getDeclaredClasses() throws SecurityException;

    public native /*@ pure nullable @*/ Class<?> getDeclaringClass() throws SecurityException;

    public native /*@ pure nullable @*/ Class<?> getEnclosingClass() throws SecurityException;

    // Of an enum how many constants it has, else -1; and one of them.
    private native /*@ pure @*/ int constantCount();

    private native /*@ pure nullable @*/ Object constant(int ordinal);

    @SuppressWarnings("unchecked")
    public /*@ pure nullable @*/ T[] getEnumConstants() {
        int count = constantCount();
        if (count < 0) {
            return null;
        }
        Object[] constants = (Object[]) Array.newInstance(this, count);
        for (int i = 0; i < count; i++) {
            constants[i] = constant(i);
        }
        return (T[]) constants;
    }

    public /*@ pure @*/ Class<?>[] getInterfaces() {
        int count = Members.count(this, Members.INTERFACES);
        Class<?>[] interfaces = new Class<?>[count];
        for (int i = 0; i < count; i++)
            interfaces[i] = Members.type(this, Members.INTERFACES, i);
        return interfaces;
    }

    public /*@ pure @*/ Field[] getDeclaredFields() throws SecurityException {
        int list = Members.FIELDS, count = Members.count(this, list);
        Field[] members = new Field[count];
        for (int i = 0; i < count; i++)
            members[i] = new Field(this, list, i);
        return members;
    }

    public /*@ pure @*/ Field[] getFields() throws SecurityException {
        int list = Members.PUBLIC, count = Members.count(this, list);
        Field[] members = new Field[count];
        for (int i = 0; i < count; i++)
            members[i] = new Field(this, list, i);
        return members;
    }

    public /*@ pure @*/ Method[] getDeclaredMethods() throws SecurityException {
        int list = Members.METHODS, count = Members.count(this, list);
        Method[] members = new Method[count];
        for (int i = 0; i < count; i++)
            members[i] = new Method(this, list, i);
        return members;
    }

    public /*@ pure @*/ Method[] getMethods() throws SecurityException {
        int list = Members.PUBLIC + Members.METHODS, count = Members.count(this, list);
        Method[] members = new Method[count];
        for (int i = 0; i < count; i++)
            members[i] = new Method(this, list, i);
        return members;
    }

    public /*@ pure @*/ Constructor<?>[] getDeclaredConstructors() throws SecurityException {
        int list = Members.CONSTRUCTORS, count = Members.count(this, list);
        Constructor<?>[] members = new Constructor<?>[count];
        for (int i = 0; i < count; i++)
            members[i] = new Constructor<T>(this, list, i);
        return members;
    }

    public /*@ pure @*/ Constructor<?>[] getConstructors() throws SecurityException {
        int list = Members.PUBLIC + Members.CONSTRUCTORS, count = Members.count(this, list);
        Constructor<?>[] members = new Constructor<?>[count];
        for (int i = 0; i < count; i++)
            members[i] = new Constructor<T>(this, list, i);
        return members;
    }

    public /*@ pure @*/ Field getDeclaredField(String text) throws NoSuchFieldException, SecurityException {
        if (text == null)
            throw new NullPointerException();
        int list = Members.FIELDS, index = Members.find(this, list, text, null);
        if (index < 0)
            throw new NoSuchFieldException(text);
        return new Field(this, list, index);
    }

    public /*@ pure @*/ Field getField(String text) throws NoSuchFieldException, SecurityException {
        if (text == null)
            throw new NullPointerException();
        int list = Members.PUBLIC, index = Members.find(this, list, text, null);
        if (index < 0)
            throw new NoSuchFieldException(text);
        return new Field(this, list, index);
    }

    public /*@ pure @*/ Method getDeclaredMethod(String text, /*@ nullable @*/ Class<?>... parameterTypes) throws NoSuchMethodException, SecurityException {
        if (text == null)
            throw new NullPointerException();
        int list = Members.METHODS, index = Members.find(this, list, text, parameterTypes);
        if (index < 0)
            throw new NoSuchMethodException(Texts.untold());
        return new Method(this, list, index);
    }

    public /*@ pure @*/ Method getMethod(String text, /*@ nullable @*/ Class<?>... parameterTypes) throws NoSuchMethodException, SecurityException {
        if (text == null)
            throw new NullPointerException();
        int list = Members.PUBLIC + Members.METHODS, index = Members.find(this, list, text, parameterTypes);
        if (index < 0)
            throw new NoSuchMethodException(Texts.untold());
        return new Method(this, list, index);
    }

    public /*@ pure @*/ Constructor<T> getDeclaredConstructor(/*@ nullable @*/ Class<?>... parameterTypes) throws NoSuchMethodException, SecurityException {
        int list = Members.CONSTRUCTORS, index = Members.find(this, list, "<init>", parameterTypes);
        if (index < 0)
            throw new NoSuchMethodException(Texts.untold());
        return new Constructor<T>(this, list, index);
    }

    public /*@ pure @*/ Constructor<T> getConstructor(/*@ nullable @*/ Class<?>... parameterTypes) throws NoSuchMethodException, SecurityException {
        int list = Members.PUBLIC + Members.CONSTRUCTORS, index = Members.find(this, list, "<init>", parameterTypes);
        if (index < 0)
            throw new NoSuchMethodException(Texts.untold());
        return new Constructor<T>(this, list, index);
    }

    public native /*@ pure @*/ int getModifiers();

    public native /*@ pure @*/ String getName();

    public native /*@ pure @*/ Class<?> getNestHost();

    public native /*@ pure @*/ Class<?>[] getNestMembers();

    public native /*@ pure @*/ String getPackageName();

    public native /*@ pure @*/ Class<?>[] getPermittedSubclasses();

    public native /*@ pure @*/ InputStream getResourceAsStream(String text);

    public native /*@ pure @*/ Object[] getSigners();

    public native /*@ pure @*/ String getSimpleName();

    public native /*@ pure nullable @*/ Class<? super T> getSuperclass();

    public /*@ pure @*/ String getTypeName() {
        if (isArray())
            return getComponentType().getTypeName() + "[]";
        return getName();
    }

    public native /*@ pure @*/ boolean isAnnotation();

    public native /*@ pure @*/ boolean isAnnotationPresent(Class<? extends Annotation> type);

    public native /*@ pure @*/ boolean isAnonymousClass();

    public native /*@ pure @*/ boolean isArray();

    public /*@ pure @*/ boolean isAssignableFrom(Class<?> type) {
        if (type == null)
            throw new NullPointerException();
        return mayBe(type);
    }

    public native /*@ pure @*/ boolean isEnum();

    public native /*@ pure @*/ boolean isHidden();

    public native /*@ pure @*/ boolean isInstance(/*@ nullable @*/ Object object);

    public native /*@ pure @*/ boolean isInterface();

    public native /*@ pure @*/ boolean isLocalClass();

    public /*@ pure @*/ boolean isMemberClass() {
        return getDeclaringClass() != null;
    }

    public native /*@ pure @*/ boolean isNestmateOf(Class<?> type);

    public native /*@ pure @*/ boolean isPrimitive();

    public native /*@ pure @*/ boolean isRecord();

    public native /*@ pure @*/ boolean isSealed();

    public native /*@ pure @*/ boolean isSynthetic();

    @Deprecated
    @SuppressWarnings("unchecked")
    public T newInstance() throws InstantiationException, IllegalAccessException {
        int list = Members.CONSTRUCTORS, index = Members.find(this, list, "<init>", null);
        if (index < 0)
            throw new InstantiationException(getName());
        try {
            return new Constructor<T>(this, list, index).newInstance();
        } catch (java.lang.reflect.InvocationTargetException wrapped) {
            throw Members.<RuntimeException>unchecked(wrapped.getTargetException());
        }
    }

    public native /*@ pure @*/ String toGenericString();

    public /*@ pure @*/ String toString() {
        if (isPrimitive())
            return getName();
        return (isInterface() ? "interface " : "class ") + getName();
    }

    // Is every instance of that class one of this, too?
    private native /*@ pure @*/ boolean mayBe(Class<?> type);
}
