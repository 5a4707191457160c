// EnumConstantNotPresentException: an exception with its message and cause.
package java.lang;

public class EnumConstantNotPresentException extends RuntimeException {
    private final Class<? extends Enum> enumType;
    private final String constantName;

    public EnumConstantNotPresentException(Class<? extends Enum> enumType, /*@ nullable @*/ String constantName) {
        super(enumType.getName().concat(".").concat(constantName));
        this.enumType = enumType;
        this.constantName = constantName;
    }

    public /*@ pure @*/ String constantName() {
        return constantName;
    }

    public /*@ pure @*/ Class<? extends Enum> enumType() {
        return enumType;
    }
}
