package org.spindle.workload.synthetic;

import java.util.OptionalLong;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.ArrivalPattern;
import org.spindle.spi.workload.ArrivalPatternContext;
import org.spindle.spi.workload.ArrivalPatternFactory;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/** Generated requests that are sent by an arrival pattern. */
final class GeneratedWorkload implements Workload {

    private final ArrivalPattern arrivals;
    private final long total;

    /**
     * @param total number of requests
     * @param arrivals of the kind {@link ArrivalPatternFactory#KIND}
     */
    GeneratedWorkload(RequestStream requests, long total, Component arrivals, WorkloadContext context) {
        this.total = total;
        this.arrivals = context.parts().make(ArrivalPatternFactory.KIND, arrivals, new Sending(requests, context));
    }

    @Override
    public void start() {
        arrivals.start();
    }

    @Override
    public OptionalLong requests() {
        return OptionalLong.of(total);
    }

    @Override
    public void close() {}

    private record Sending(RequestStream requests, WorkloadContext context) implements ArrivalPatternContext {

        @Override
        public EventLoop events() {
            return context.events();
        }

        @Override
        public RandomStream random() {
            return context.random("arrivals");
        }

        @Override
        public Parts parts() {
            return context.parts();
        }

        @Override
        public boolean hasNext() {
            return requests.hasNext();
        }

        @Override
        public void send(CompletionListener listener) {
            context.submit(requests.next(), listener);
        }
    }
}
