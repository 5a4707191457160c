// Before `::new` stands a type, also where a field or a variable has the same name.
import java.util.function.Function;
import java.util.function.Supplier;

class Text {
    Text(String value) {
    }

    Text() {
    }

    static class Part {
    }
}

interface Converter {
    Function<String, Text> Text = Text::new;
}

class Uses {
    int Text;

    Supplier<Text> local() {
        String Text = "";
        return Text::new;
    }

    Supplier<Text.Part> member() {
        String Text = "";
        return Text.Part::new;
    }

    Supplier<Integer> value() {
        String Text = "";
        return Text::length;
    }
}
