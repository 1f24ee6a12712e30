package org.example.ageing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
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
    private final double sectorsPerNano;
    private long end;

    AgeingDistance(AgeingConfig config, SchedulerContext context) {
        sectorsPerNano = config.sectorsPerMilli() / 1e6;
    }

    @Override
    public void add(Request request) {
        waiting.add(request);
    }

    /** Of several requests with the same cost, the first that was added. */
    @Override
    public Request select(Eligibility eligibility) {
        Stream<Request> eligible = waiting.stream().filter(eligibility::test);
        return eligible.min(Comparator.comparingDouble(this::cost)).orElse(null);
    }

    /** In sectors, up to the same amount for all. */
    private double cost(Request request) {
        return Math.abs(request.sector() - end) + sectorsPerNano * request.arrived();
    }

    @Override
    public void take(Request request) {
        waiting.remove(request);
        end = request.end();
    }

    @Override
    public int size() {
        return waiting.size();
    }
}
