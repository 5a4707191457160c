// Properties: signatures only, native methods are not modelled.
package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class Properties extends Hashtable<Object, Object> {
    protected Properties defaults;

    public Properties() {
    }

    public Properties(Properties properties) {
        notModelled();
    }

    public Properties(int value) {
        notModelled();
    }

    public native void clear();

    public native Object clone();

    public native Object compute(/*@ nullable @*/ Object object,
            BiFunction<? super Object, ? super Object, ?> function);

    public native Object computeIfAbsent(/*@ nullable @*/ Object object, Function<? super Object, ?> function);

    public native Object computeIfPresent(/*@ nullable @*/ Object object,
            BiFunction<? super Object, ? super Object, ?> function);

    public native /*@ pure @*/ boolean contains(/*@ nullable @*/ Object element);

    public native /*@ pure @*/ boolean containsKey(/*@ nullable @*/ Object key);

    public native /*@ pure @*/ boolean containsValue(/*@ nullable @*/ Object value);

    public native Enumeration<Object> elements();

    public native Set<Map.Entry<Object, Object>> entrySet();

    public native /*@ pure @*/ boolean equals(/*@ nullable @*/ Object other);

    public native void forEach(BiConsumer<? super Object, ? super Object> action);

    public native Object get(/*@ nullable @*/ Object index);

    public native /*@ pure @*/ Object getOrDefault(/*@ nullable @*/ Object key,
            /*@ nullable @*/ Object defaultValue);

    public native /*@ nullable @*/ String getProperty(String text);

    public native /*@ nullable @*/ String getProperty(String first, String second);

    public native /*@ pure @*/ int hashCode();

    public native /*@ pure @*/ boolean isEmpty();

    public native Set<Object> keySet();

    public native Enumeration<Object> keys();

    public native void list(PrintStream stream);

    public native void list(PrintWriter printWriter);

    public native void load(InputStream stream) throws IOException;

    public native void load(Reader reader) throws IOException;

    public native Object merge(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second,
            BiFunction<? super Object, ? super Object, ?> function);

    public native Enumeration<?> propertyNames();

    public native Object put(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value);

    public native void putAll(Map<?, ?> map);

    public native Object putIfAbsent(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value);

    protected native void rehash();

    public native Object remove(/*@ nullable @*/ Object element);

    public native boolean remove(/*@ nullable @*/ Object first, /*@ nullable @*/ Object second);

    public native Object replace(/*@ nullable @*/ Object key, /*@ nullable @*/ Object value);

    public native boolean replace(/*@ nullable @*/ Object start, /*@ nullable @*/ Object end,
            /*@ nullable @*/ Object text);

    public native void replaceAll(BiFunction<? super Object, ? super Object, ?> pattern);

    @Deprecated
    public native void save(OutputStream stream, String text);

    public native Object setProperty(String first, String second);

    public native /*@ pure @*/ int size();

    public native void store(OutputStream stream, String text) throws IOException;

    public native void store(Writer writer, String text) throws IOException;

    public native void storeToXML(OutputStream stream, String text) throws IOException;

    public native void storeToXML(OutputStream stream, String text, Charset charset) throws IOException;

    public native void storeToXML(OutputStream stream, String first, String second) throws IOException;

    public native Set<String> stringPropertyNames();

    public native /*@ pure @*/ String toString();

    public native Collection<Object> values();

    private static native void notModelled();
}
