// Field: a field of a class as an object. Executions that use one from outside are cut.
package java.lang.reflect;

import java.lang.annotation.Annotation;
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
        this.isMade = true;
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
        if (!isMade)
            jury.Outside.cut("executions that use a field from outside");
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

    private void checkAssigned(/*@ nullable @*/ Object object) throws IllegalAccessException {
        check(object);
        if (Modifier.isFinal(modifiers) && (!isAccessible || Modifier.isStatic(modifiers) || owner.isRecord()))
            throw new IllegalAccessException(Texts.untold());
    }

    public void set(/*@ nullable @*/ Object object, /*@ nullable @*/ Object value) throws IllegalArgumentException, IllegalAccessException {
        checkAssigned(object);
        Object fitting = value == null ? null : Members.widened(type, value);
        if (fitting == null && (value != null || type.isPrimitive()))
            throw new IllegalArgumentException(Texts.untold());
        if (!type.isPrimitive())
            Members.set(of, list, index, object, fitting);
        else if (type == boolean.class)
            Members.setBoolean(of, list, index, object, (Boolean) fitting);
        else if (type == byte.class)
            Members.setByte(of, list, index, object, (Byte) fitting);
        else if (type == char.class)
            Members.setChar(of, list, index, object, (Character) fitting);
        else if (type == short.class)
            Members.setShort(of, list, index, object, (Short) fitting);
        else if (type == int.class)
            Members.setInt(of, list, index, object, (Integer) fitting);
        else if (type == long.class)
            Members.setLong(of, list, index, object, (Long) fitting);
        else if (type == float.class)
            Members.setFloat(of, list, index, object, (Float) fitting);
        else
            Members.setDouble(of, list, index, object, (Double) fitting);
    }

    private void setNumber(/*@ nullable @*/ Object object, Object value) throws IllegalAccessException {
        checkAssigned(object);
        if (!type.isPrimitive())
            throw new IllegalArgumentException(Texts.untold());
        set(object, value);
    }

    public void setBoolean(/*@ nullable @*/ Object object, boolean value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setByte(/*@ nullable @*/ Object object, byte value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setChar(/*@ nullable @*/ Object object, char value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setShort(/*@ nullable @*/ Object object, short value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setInt(/*@ nullable @*/ Object object, int value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setLong(/*@ nullable @*/ Object object, long value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setFloat(/*@ nullable @*/ Object object, float value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public void setDouble(/*@ nullable @*/ Object object, double value) throws IllegalArgumentException, IllegalAccessException {
        setNumber(object, value);
    }

    public native /*@ pure @*/ String toGenericString();

    // AccessibleObject's own refuse: there is something to ask only here.
    @Override
    public native /*@ pure nullable @*/ <A extends Annotation> A getAnnotation(Class<A> type);

    @Override
    public native /*@ pure @*/ Annotation[] getDeclaredAnnotations();
}
