// A model may leave out what the class of the JDK has: it is found there.
import java.lang.constant.Constable;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Optional;

class Models {
    enum Size { SMALL, LARGE }

    Constable constable(Size size) {
        return size;
    }

    Type type(Class<?> of) {
        return of;
    }

    <T> TypeVariable<Class<T>>[] parameters(Class<T> of) {
        GenericDeclaration declaration = of;
        return declaration == null ? null : of.getTypeParameters();
    }

    Optional<String> described(String text) {
        return text.describeConstable();
    }

    boolean isClass(Type type) {
        return type instanceof Class<?>;
    }
}
