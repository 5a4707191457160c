// Native: marks a constant that native code may refer to.
package java.lang.annotation;

@Documented
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.SOURCE)
public @interface Native {
}
