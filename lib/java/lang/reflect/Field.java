// Field: a field of a class as an object. What assigns it is not modelled.
package java.lang.reflect;

import jury.Members;
import jury.Texts;

public final class Field extends AccessibleObject implements Member {
    private final Class<?> of; // in whose list it is, and where
    private final int list;
    private final int index;
    private final Class<?> owner;
    private final String name;
    private final Class<?> type;
    private final int modifiers;

    // For java.lang.Class; Java has another one, for its own use.
    public Field(Class<?> of, int list, int index) {
        this.of = of;
        this.list = list;
        this.index = index;
        this.owner = Members.owner(of, list, index);
        this.name = Members.name(of, list, index);
        this.type = Members.type(of, list, index);
        this.modifiers = Members.modifiers(of, list, index);
    }

    public /*@ pure @*/ Class<?> getDeclaringClass() {
        return owner;
    }

    public /*@ pure @*/ String getName() {
        return name;
    }

    public /*@ pure @*/ int getModifiers() {
        return modifiers;
    }

    public /*@ pure @*/ Class<?> getType() {
        return type;
    }

    boolean isClosed() {
        return isClosed(owner, modifiers);
    }

    public /*@ pure @*/ boolean isEnumConstant() {
        return (modifiers & 0x4000) != 0;
    }

    public /*@ pure @*/ boolean isSynthetic() {
        return (modifiers & 0x1000) != 0;
    }

    public /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other) {
        return other instanceof Field && owner == ((Field) other).owner && name.equals(((Field) other).name) && type == ((Field) other).type;
    }

    public /*@ pure @*/ int hashCode() {
        return owner.getName().hashCode() ^ name.hashCode();
    }

    public /*@ pure @*/ String toString() {
        return (modifiers == 0 ? "" : Modifier.toString(modifiers) + " ") + type.getTypeName() + " " + owner.getTypeName() + "." + name;
    }

    private void check(/*@ nullable @*/ Object object) throws IllegalAccessException {
        if (!isAccessible && !mayUse(owner, modifiers))
            throw new IllegalAccessException(Texts.untold());
        if (Modifier.isStatic(modifiers))
            return;
        if (object == null)
            throw new NullPointerException();
        if (!owner.isInstance(object))
            throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure nullable @*/ Object get(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (!type.isPrimitive())
            return Members.get(of, list, index, object);
        if (type == boolean.class)
            return Members.getBoolean(of, list, index, object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        if (type == char.class)
            return Members.getChar(of, list, index, object);
        if (type == short.class)
            return Members.getShort(of, list, index, object);
        if (type == int.class)
            return Members.getInt(of, list, index, object);
        if (type == long.class)
            return Members.getLong(of, list, index, object);
        if (type == float.class)
            return Members.getFloat(of, list, index, object);
        return Members.getDouble(of, list, index, object);
    }

    public /*@ pure @*/ boolean getBoolean(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == boolean.class)
            return Members.getBoolean(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ byte getByte(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ char getChar(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == char.class)
            return Members.getChar(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ short getShort(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == short.class)
            return Members.getShort(of, list, index, object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ int getInt(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == int.class)
            return Members.getInt(of, list, index, object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        if (type == short.class)
            return Members.getShort(of, list, index, object);
        if (type == char.class)
            return Members.getChar(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ long getLong(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == long.class)
            return Members.getLong(of, list, index, object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        if (type == short.class)
            return Members.getShort(of, list, index, object);
        if (type == char.class)
            return Members.getChar(of, list, index, object);
        if (type == int.class)
            return Members.getInt(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ float getFloat(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == float.class)
            return Members.getFloat(of, list, index, object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        if (type == short.class)
            return Members.getShort(of, list, index, object);
        if (type == char.class)
            return Members.getChar(of, list, index, object);
        if (type == int.class)
            return Members.getInt(of, list, index, object);
        if (type == long.class)
            return Members.getLong(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public /*@ pure @*/ double getDouble(/*@ nullable @*/ Object object) throws IllegalArgumentException, IllegalAccessException {
        check(object);
        if (type == double.class)
            return Members.getDouble(of, list, index, object);
        if (type == byte.class)
            return Members.getByte(of, list, index, object);
        if (type == short.class)
            return Members.getShort(of, list, index, object);
        if (type == char.class)
            return Members.getChar(of, list, index, object);
        if (type == int.class)
            return Members.getInt(of, list, index, object);
        if (type == long.class)
            return Members.getLong(of, list, index, object);
        if (type == float.class)
            return Members.getFloat(of, list, index, object);
        throw new IllegalArgumentException(Texts.untold());
    }

    public native void set(/*@ nullable @*/ Object object, /*@ nullable @*/ Object value) throws IllegalArgumentException, IllegalAccessException;

    public native void setBoolean(/*@ nullable @*/ Object object, boolean value) throws IllegalArgumentException, IllegalAccessException;

    public native void setByte(/*@ nullable @*/ Object object, byte value) throws IllegalArgumentException, IllegalAccessException;

    public native void setChar(/*@ nullable @*/ Object object, char value) throws IllegalArgumentException, IllegalAccessException;

    public native void setShort(/*@ nullable @*/ Object object, short value) throws IllegalArgumentException, IllegalAccessException;

    public native void setInt(/*@ nullable @*/ Object object, int value) throws IllegalArgumentException, IllegalAccessException;

    public native void setLong(/*@ nullable @*/ Object object, long value) throws IllegalArgumentException, IllegalAccessException;

    public native void setFloat(/*@ nullable @*/ Object object, float value) throws IllegalArgumentException, IllegalAccessException;

    public native void setDouble(/*@ nullable @*/ Object object, double value) throws IllegalArgumentException, IllegalAccessException;

    public native /*@ pure @*/ String toGenericString();
}
