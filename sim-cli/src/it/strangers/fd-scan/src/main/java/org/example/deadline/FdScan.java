package org.example.deadline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * FD-SCAN (Abbott and Garcia-Molina 1990): the request with the nearest deadline that can still be met gives the direction, and
 * what lies nearest on the way there is served first. If no deadline can be met, the nearest request of all is served.
 */
final class FdScan implements RequestScheduler {

    private final List<Request> waiting = new ArrayList<>();
    private final FdScanConfig config;
    private final SchedulerContext context;

    /** One past the last sector of the request that was served last. */
    private long head;

    FdScan(FdScanConfig config, SchedulerContext context) {
        this.config = config;
        this.context = context;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    @Override
    public @Nullable Request select(Eligibility eligibility) {
        List<Request> eligible = waiting.stream().filter(eligibility::test).toList();
        long soonest = context.events().now() + config.service().nanos();
        Request target = eligible.stream()
                .filter(request -> deadline(request) >= soonest)
                .min(Comparator.comparingLong(this::deadline))
                .orElse(null);
        long from = target == null ? 0 : Math.min(head, target.sector());
        long to = target == null ? Long.MAX_VALUE : Math.max(head, target.sector());
        return eligible.stream()
                .filter(request -> request.sector() >= from && request.sector() <= to)
                .min(Comparator.comparingLong(request -> Math.abs(request.sector() - head)))
                .orElse(null);
    }

    private long deadline(Request request) {
        return request.arrived() + (request.isWrite() ? config.writes() : config.reads()).nanos();
    }

    @Override
    public void take(Request request) {
        withdraw(request);
        head = request.end();
    }

    @Override
    public void withdraw(Request request) {
        waiting.remove(request);
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
