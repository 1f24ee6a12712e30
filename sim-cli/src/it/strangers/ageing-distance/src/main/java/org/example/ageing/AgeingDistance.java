package org.example.ageing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;

/**
 * Serves the request with the least distance from the end of the last one, less its credit for waiting. All credits grow at
 * the same pace, so that the order of the waiting requests depends on their arrivals and not on the time of the choice.
 */
final class AgeingDistance implements RequestScheduler {

    private final List<Request> waiting = new ArrayList<>();

    /** Sectors that a nanosecond of waiting makes up for. */
    private final double pace;

    private long end;

    AgeingDistance(AgeingConfig config, SchedulerContext context) {
        pace = config.sectorsPerMilli() / 1e6;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    /** Of several requests with the same cost, the first that was added. */
    @Override
    public Request select(Eligibility eligibility) {
        Comparator<Request> byCost = Comparator.comparingDouble(r -> Math.abs(r.sector() - end) + pace * r.arrived());
        return waiting.stream().filter(eligibility::test).min(byCost).orElse(null);
    }

    @Override
    public void take(Request request) {
        withdraw(request);
        end = request.end();
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
