import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

// Threads, locks, futures, a blocking queue with wait and notify.
public class Concurrent {
    static class BoundedQueue<E> {
        private final Object[] items;
        private int head, count;
        private final Lock lock = new ReentrantLock();

        BoundedQueue(int capacity) {
            items = new Object[capacity];
        }

        synchronized void put(E item) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[(head + count++) % items.length] = item;
            notifyAll();
        }

        @SuppressWarnings("unchecked")
        synchronized E take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            E item = (E) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            notifyAll();
            return item;
        }

        int size() {
            lock.lock();
            try {
                return count;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Worker extends Thread {
        private final BoundedQueue<? super Integer> sink;
        private volatile boolean isStopped;

        Worker(BoundedQueue<? super Integer> sink) {
            this.sink = sink;
            setDaemon(true);
        }

        @Override
        public void run() {
            for (int i = 0; i < 10 && !isStopped; i++) {
                try {
                    sink.put(i);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
        }

        void finish() {
            isStopped = true;
        }
    }

    static class Cache<K, V> {
        private final ConcurrentHashMap<K, V> map = new ConcurrentHashMap<>();
        private final AtomicInteger misses = new AtomicInteger();

        V get(K key, Callable<? extends V> maker) throws Exception {
            V value = map.get(key);
            if (value == null) {
                misses.incrementAndGet();
                value = maker.call();
                V old = map.putIfAbsent(key, value);
                if (old != null) {
                    value = old;
                }
            }
            return value;
        }
    }

    static long parallelSum(List<Integer> numbers, int parts) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(parts);
        List<Future<Long>> futures = new ArrayList<>();
        try {
            int size = (numbers.size() + parts - 1) / parts;
            for (int i = 0; i < numbers.size(); i += size) {
                List<Integer> part = numbers.subList(i, Math.min(i + size, numbers.size()));
                futures.add(pool.submit(() -> {
                    long sum = 0;
                    for (int n : part) {
                        sum += n;
                    }
                    return sum;
                }));
            }
            long total = 0;
            for (Future<Long> future : futures) {
                total += future.get();
            }
            return total;
        } finally {
            pool.shutdown();
        }
    }

    private static int shared;
    private static final Object LOCK = new Object();

    static int increment() {
        synchronized (LOCK) {
            return ++shared;
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedQueue<Number> queue = new BoundedQueue<>(4);
        Worker worker = new Worker(queue);
        worker.start();
        Number first = queue.take();
        worker.finish();
        worker.join(100);
        Thread thread = new Thread(Concurrent::increment, "counter");
        thread.start();
        Thread other = new Thread(() -> {
            int value = increment();
            System.out.println(value);
        });
        other.start();
        Cache<String, Integer> cache = new Cache<>();
        int length = cache.get("key", () -> "key".length());
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
        long sum = parallelSum(List.of(1, 2, 3), 2);
        System.out.println(first.intValue() + length + local.get() + sum + queue.size() + cache.misses.get());
        System.out.println(TimeUnit.SECONDS.toMillis(2));
    }
}
