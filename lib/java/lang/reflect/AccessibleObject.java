// AccessibleObject: whether a field, method or constructor may be used though its declaration forbids it.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import jury.Members;
import jury.Texts;

public class AccessibleObject {
    boolean isAccessible;
    boolean isMade; // by the program: of one from outside nobody knows what it is

    //@ private invariant !isMade;

    protected AccessibleObject() {
    }

    // Is it a member of a class of Java itself that not everybody may use?
    boolean isClosed() {
        return false;
    }

    static boolean isClosed(Class<?> owner, int modifiers) {
        String name = owner.getName();
        boolean isOfJava = name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.") || name.startsWith("sun.") || name.startsWith("com.sun.");
        return isOfJava && !(Modifier.isPublic(modifiers) && Modifier.isPublic(owner.getModifiers()));
    }

    // May the class that asks use a member with these modifiers?
    static boolean mayUse(Class<?> owner, int modifiers) {
        if (Members.isCallerIn(owner, Members.NEST))
            return true;
        if (Modifier.isPrivate(modifiers))
            return false;
        if (Members.isCallerIn(owner, Members.PACKAGE))
            return true;
        if (!Modifier.isPublic(owner.getModifiers()) && !Modifier.isProtected(owner.getModifiers()))
            return false;
        if (Modifier.isProtected(modifiers) && Members.isCallerIn(owner, Members.SUBCLASS))
            return Modifier.isStatic(modifiers) || mayUseInherited(owner);
        return Modifier.isPublic(modifiers);
    }

    // It depends on the object.
    private static native boolean mayUseInherited(Class<?> owner);

    public void setAccessible(boolean flag) {
        if (flag && isClosed())
            throw new InaccessibleObjectException(Texts.untold());
        isAccessible = flag;
    }

    public final native boolean trySetAccessible();

    @Deprecated
    public /*@ pure @*/ boolean isAccessible() {
        return isAccessible;
    }

    public final native /*@ pure @*/ boolean canAccess(/*@ nullable @*/ Object object);

    public native /*@ pure nullable @*/ <A extends Annotation> A getAnnotation(Class<A> type);

    public native /*@ pure @*/ boolean isAnnotationPresent(Class<? extends Annotation> type);

    public native /*@ pure @*/ Annotation[] getAnnotations();

    public native /*@ pure @*/ Annotation[] getDeclaredAnnotations();
}
