package org.spindle.host;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;

/** First come, first served; does not know requests by their first sector. */
public final class WithoutFrontMerges implements RequestScheduler {

    private final PlainScheduler order = PlainScheduler.fcfs();

    @Override
    public void add(Request request) {
        order.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        return order.select(eligibility);
    }

    @Override
    public void take(Request request) {
        order.take(request);
    }

    @Override
    public boolean seeksFrontMerges() {
        return false;
    }

    @Override
    public int size() {
        return order.size();
    }
}
