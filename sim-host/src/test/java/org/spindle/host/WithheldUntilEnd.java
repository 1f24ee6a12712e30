package org.spindle.host;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.testkit.oracle.PlainScheduler;

/** A FIFO scheduler that withholds the request for one sector until a process has ended. */
public final class WithheldUntilEnd implements RequestScheduler {

    private final PlainScheduler order = PlainScheduler.fcfs();
    private final long withheld;
    private final List<String> ended;
    private boolean isEnded;

    /**
     * @param withheld first sector of the request
     * @param ended receives the processes that have ended, as {@code process 4}
     */
    public WithheldUntilEnd(long withheld, List<String> ended) {
        this.withheld = withheld;
        this.ended = ended;
    }

    @Override
    public void add(Request request) {
        order.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        return order.select(request -> eligibility.test(request) && (isEnded || request.sector() != withheld));
    }

    @Override
    public void take(Request request) {
        order.take(request);
    }

    @Override
    public void processEnded(long process) {
        isEnded = true;
        ended.add("process " + process);
    }

    @Override
    public int size() {
        return order.size();
    }
}
