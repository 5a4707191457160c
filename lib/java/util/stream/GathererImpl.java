// GathererImpl: a gatherer made of functions, and what it does in a stream.
package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

final class GathererImpl<T, A, R> implements Gatherer<T, A, R> {
    private final Supplier<A> initializer;
    private final Gatherer.Integrator<A, T, R> integrator;
    private final BinaryOperator<A> combiner;
    private final BiConsumer<A, Gatherer.Downstream<? super R>> finisher;

    GathererImpl(Supplier<A> initializer, Gatherer.Integrator<A, T, R> integrator, BinaryOperator<A> combiner,
            BiConsumer<A, Gatherer.Downstream<? super R>> finisher) {
        this.initializer = initializer;
        this.integrator = integrator;
        this.combiner = combiner;
        this.finisher = finisher;
    }

    public Supplier<A> initializer() {
        return initializer;
    }

    public Gatherer.Integrator<A, T, R> integrator() {
        return integrator;
    }

    public BinaryOperator<A> combiner() {
        return combiner;
    }

    public BiConsumer<A, Gatherer.Downstream<? super R>> finisher() {
        return finisher;
    }

    // Integrates each element; what is pushed goes on, until the next stage wants no more.
    static final class GatherSink extends Sink implements Gatherer.Downstream<Object> {
        private final Gatherer<Object, Object, Object> gatherer;
        private final Gatherer.Integrator<Object, Object, Object> integrator;
        private /*@ nullable @*/ Object state;
        private boolean proceeds = true;
        private boolean downProceeds = true;

        GatherSink(Sink down, Gatherer<Object, Object, Object> gatherer) {
            super(down);
            this.gatherer = gatherer;
            this.integrator = gatherer.integrator();
        }

        void begin() {
            state = gatherer.initializer().get();
            down.begin();
        }

        public void accept(/*@ nullable @*/ Object value) {
            proceeds &= integrator.integrate(state, value, this);
        }

        boolean isDone() {
            return isCancelled(proceeds && downProceeds);
        }

        private boolean isCancelled(boolean goesOn) {
            if (goesOn && down.isDone()) {
                downProceeds = false;
                return true;
            }
            return !goesOn;
        }

        void end() {
            gatherer.finisher().accept(state, this);
            down.end();
        }

        public boolean isRejecting() {
            return !downProceeds;
        }

        public boolean push(/*@ nullable @*/ Object element) {
            boolean goesOn = downProceeds;
            if (goesOn) {
                down.accept(element);
            }
            return !isCancelled(goesOn);
        }
    }
}
