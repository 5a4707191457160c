// Of a project without specifications only programs are looked at, and that is said.
// FILES support/only_main_part.java
// EXPECT-GENERAL note: 1 method without a specification is not looked at; '--all' does that
public class only_main {
    public static void main(String[] arguments) {
        System.out.println(new only_main_part());
    }
}
// OUTPUT 1 method: 1 hold
