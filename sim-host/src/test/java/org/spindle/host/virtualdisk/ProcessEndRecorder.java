package org.spindle.host.virtualdisk;

import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.ComposedScheduler;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;

/** A FIFO scheduler that records the ends of processes. */
public final class ProcessEndRecorder implements ComposedScheduler {

    private final RequestScheduler base = PlainScheduler.fcfs();
    private final LongConsumer ended;

    public ProcessEndRecorder(LongConsumer ended) {
        this.ended = ended;
    }

    /** Makes such a scheduler for every component. */
    public static Parts everywhere(LongConsumer ended) {
        return new Parts() {
            @Override
            public <X, P> P make(Kind<X, P> kind, Component part, X context) {
                return kind.product().cast(new ProcessEndRecorder(ended));
            }
        };
    }

    @Override
    public RequestScheduler base() {
        return base;
    }

    @Override
    public void add(Request request) {
        base.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        return base.select(eligibility);
    }

    @Override
    public void take(Request request) {
        base.take(request);
    }

    @Override
    public void withdraw(Request request) {
        base.withdraw(request);
    }

    @Override
    public void replace(Request waiting, Request by) {
        base.replace(waiting, by);
    }

    @Override
    public int size() {
        return base.size();
    }

    @Override
    public void processEnded(long process) {
        ended.accept(process);
    }
}
