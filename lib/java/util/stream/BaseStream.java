// BaseStream: the interface.
package java.util.stream;

import java.util.Iterator;
import java.util.Spliterator;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    void close();

    boolean isParallel();

    Iterator<T> iterator();

    /*@ nullable @*/ S onClose(Runnable task);

    /*@ nullable @*/ S parallel();

    /*@ nullable @*/ S sequential();

    Spliterator<T> spliterator();

    /*@ nullable @*/ S unordered();
}
