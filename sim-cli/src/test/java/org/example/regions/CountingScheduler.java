package org.example.regions;

import java.util.ArrayDeque;
import java.util.Deque;
import org.spindle.spi.NoKeys;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** First come, first served; counts the requests that it takes. */
final class CountingScheduler implements RequestScheduler {

    public static final class Factory implements SchedulerFactory<NoKeys> {
        @Override
        public RequestScheduler create(NoKeys config, SchedulerContext context) {
            return new CountingScheduler(context.metrics().counter("taken", "requests", "Requests taken."));
        }
    }

    private final Deque<Request> waiting = new ArrayDeque<>();
    private final Counter taken;

    private CountingScheduler(Counter taken) {
        this.taken = taken;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public Request select(Eligibility eligibility) {
        for (Request request : waiting) {
            if (eligibility.test(request)) {
                return request;
            }
        }
        return null;
    }

    @Override
    public void take(Request request) {
        taken.add(1);
        waiting.remove(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
