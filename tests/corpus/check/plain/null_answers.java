// ARGS --all
// What a class answers that nobody knows is null only where the project has a reason for it.

import java.util.function.Supplier;

abstract class Source {
    abstract String name();

    abstract String alias();
}

final class Constant extends Source {
    String name() {
        return "constant";
    }

    String alias() {
        return null;
    }
}

public class NullAnswers {
    public interface Book {
        String title();

        String author();
    }

    public static int named(Source source) {
        return source.name().length();
    }

    public static int known(Source source) {
        return source.alias().length(); // EXPECT violated: null dereference: NullPointerException in 'NullAnswers.known(Source)'
    }

    public static boolean isTitled(Book book) {
        return book.title() != null;
    }

    public static int titled(Book book) {
        return book.title().length(); // EXPECT violated: null dereference: NullPointerException in 'NullAnswers.titled(NullAnswers.Book)'
    }

    public static int written(Book book) {
        return book.author().length();
    }

    public static int given(Supplier<String> supplier) {
        return supplier.get().length();
    }
}
