// Member: a field, method or constructor.
package java.lang.reflect;

public interface Member {
    int PUBLIC = 0;

    int DECLARED = 1;

    /*@ pure @*/ Class<?> getDeclaringClass();

    /*@ pure @*/ String getName();

    /*@ pure @*/ int getModifiers();

    /*@ pure @*/ boolean isSynthetic();
}
